"""Combat: who fights and in which order, blows, what they take, and who can go on no longer.

NOS-COM (`enemies`, `combat`, `attacks`), NOS-DMG (`damage`), NOS-DEATH (`out_of_combat`); what zeros bring by
themselves, NOS-ZERO, stands beside the parts in `aftermath`.
"""
