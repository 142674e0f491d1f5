"""Phase 1 of the Turn: intents, declared or sealed, what is awaited of whom, long actions.

Rules: SOM-TURN, and of SOM-MELEE, SOM-RANGED and SOM-GUN what makes an intent legal.
"""
