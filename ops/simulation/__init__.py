"""A simulator of faults: the service, its register and its rings under a scheduler that a seed decides.

Everything that the service takes from outside is handed to it here: the engine of its register, the runner of its
writer, the place for blocking work, the clock, ids, dice, the relay of its rings. Time is virtual and one thread runs
everything, so that a seed is one history, always the same.
"""
