"""Tables in memory and all that is done to them: commands, batches, corrections, branches, tokens."""
