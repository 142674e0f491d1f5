"""The chapter of characters: creation, skills, traits, gauges, approval, experience, ages.

Rules: SOM-CHAR, SOM-SKILL, SOM-TRAIT, SOM-XP, and those of SOM-MIND on choices at creation.
"""
