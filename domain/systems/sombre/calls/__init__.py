"""Asking for rolls: the game master's calls of the chapter of actions, and those that intents of a fight come to.

Rules: SOM-ROLL, and of SOM-RANGED, SOM-MELEE and SOM-SOMA what is said when their rolls are called.
"""
