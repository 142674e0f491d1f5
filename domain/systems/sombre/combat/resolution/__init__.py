"""Resolution of actions once their dice are thrown: hits, strays, Interpositions, contact shots, Wounds ruled.

Rules: SOM-MELEE, SOM-RANGED, SOM-LOC, SOM-DAMAGE, of SOM-GUN the contact shot, of SOM-MOVE the blow on the run.
"""
