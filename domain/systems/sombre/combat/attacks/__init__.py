"""Attacks and escapes: skills, strikes, throws, shots, getting up and away, attempts.

Rules: SOM-MELEE (close combat), SOM-RANGED (throwing and shooting), of SOM-GUN the single shot, of SOM-TURN the order
of declarations.
"""
