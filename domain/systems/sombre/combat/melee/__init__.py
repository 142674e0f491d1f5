"""Close combat against somebody: defences, grabs, tackles and strangling.

Rules: SOM-MELEE.
"""
