"""One table's record in memory: events to bytes and back, the chain that seals them, the fold, the history."""
