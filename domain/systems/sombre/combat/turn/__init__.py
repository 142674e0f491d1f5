"""The Turn as a whole, its three phases and clocks; blows to the head, rulings on intents and holds, weeks of healing.

Rules: SOM-TURN, SOM-STUN, SOM-RULING, of SOM-MELEE the holds, of SOM-CARE healing.
"""
