"""The chapter of animals: bites, the acts of a beast in a fight, and swarms.

Rules: SOM-ANIMAL.
"""
