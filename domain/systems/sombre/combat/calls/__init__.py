"""Calls of declared actions, attempts, throws and shots: their form, their ranks, and the moves that offer them.

Rules: of SOM-RANGED, SOM-MELEE, SOM-TURN and SOM-SOMA those that apply when such rolls are called.
"""
