"""The chapters of health: fatigue, distress, localisation, protections, aggravation, care, and the gear that is worn.

Rules: SOM-DISTRESS, SOM-FATIGUE, SOM-DAMAGE, SOM-LOC, SOM-PROT, SOM-CARE.
"""
