"""Dice on the table: throwing what was called, what the die brings beyond its result, and scenes.

Rules: SOM-ROLL. By the purpose of a call it hands on to every other chapter; so it stands last.
"""
