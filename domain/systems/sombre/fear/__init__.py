"""The chapter of fear: fear rolls, crimes, the game master's rulings on somatisations, and treatment.

Rules: SOM-FEAR, SOM-CRIME, and those of SOM-SOMA on rulings and of SOM-XP on treatment.
"""
