"""Movement outside a fight: pursuits and tailing.

Rules: SOM-MOVE.
"""
