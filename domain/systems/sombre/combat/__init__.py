"""Chapters of combat, a part for each: first the parts of its actions, then the Turn itself.

Rules: SOM-TURN, SOM-MELEE, SOM-RANGED, SOM-GUN, SOM-STUN.
"""
