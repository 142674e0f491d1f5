"""The chapters of combat, a part for each: before the Turn what its actions are made of, then the Turn itself.

Rules: SOM-TURN, SOM-MELEE, SOM-RANGED, SOM-GUN, SOM-STUN.
"""
