"""Resolution of actions once their dice lie: hits, strays, arms put in the way, contact shots, Wounds ruled.

Rules: SOM-MELEE, SOM-RANGED, SOM-LOC, SOM-DAMAGE, of SOM-GUN the contact shot, of SOM-MOVE the blow on the run.
"""
