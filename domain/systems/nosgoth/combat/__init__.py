"""Combat: fighters and their order, blows, damage, and who is out of combat or dead.

NOS-COM (`enemies`, `combat`, `attacks`), NOS-DMG (`damage`), NOS-DEATH (`out_of_combat`); the effects of points at
zero, NOS-ZERO, are beside the parts in `aftermath`.
"""
