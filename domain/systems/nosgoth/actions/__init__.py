"""Actions, the fourth chapter of the rules: attempts, their difficulty, the means to lower it, and the roll.

NOS-ACT (`actions`, `reductions`), NOS-DIFF (`difficulty`), NOS-FOC (`focus`), NOS-RES (`resolution`).
Two decisions in one command: `at_once`.
"""
