"""Firearms beyond the single shot: handling, accidents, bursts, and what the game master rules on them.

Rules: SOM-GUN.
"""
