"""Firearms beyond the single shot: handling, accidents, bursts, and the game master's rulings on them.

Rules: SOM-GUN.
"""
