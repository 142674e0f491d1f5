"""The chapter of animals: bites, what a beast does in a fight, and swarms.

Rules: SOM-ANIMAL.
"""
