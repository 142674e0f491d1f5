"""The feeds of a table: which entries each seat reads, in which frames, and how they read after a correction."""
