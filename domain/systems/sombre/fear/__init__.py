"""The chapter of fear: fear rolls, crimes, what the game master rules on somatisations, and treatment.

Rules: SOM-FEAR, SOM-CRIME, of SOM-SOMA what is ruled, of SOM-XP what is treated.
"""
