"""Actions, the fourth chapter of the rules: what is attempted, how hard it is, what lowers that, and the roll.

NOS-ACT (`actions`, `reductions`), NOS-DIFF (`difficulty`), NOS-FOC (`focus`), NOS-RES (`resolution`).
Decisions said together: `at_once`.
"""
