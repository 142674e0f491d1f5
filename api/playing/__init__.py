"""A table in the memory of this process, and the way of a command through it."""
