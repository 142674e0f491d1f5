"""Simulator of faults: the service, its register and its notifications under a scheduler that a seed decides.

Everything that the service takes from outside is given to it here: the engine of its register, the runner of its
writer, the threads for blocking work, the clock, ids, dice, the relay of its notifications. Time is virtual and one
thread runs everything, so that a seed is one history, always the same.
"""
