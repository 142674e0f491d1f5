"""The chapter of characters: creation, skills, traits, gauges, approval, experience, ages.

Rules: SOM-CHAR, SOM-SKILL, SOM-TRAIT, SOM-XP, and of SOM-MIND what is chosen at creation.
"""
