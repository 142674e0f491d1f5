"""Phase 1 of the Turn: intents, declared or sealed, what each player still owes, long actions.

Rules: SOM-TURN, and of SOM-MELEE, SOM-RANGED and SOM-GUN those that make an intent legal.
"""
