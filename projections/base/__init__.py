"""What a game declares about what its seats see: its projection, its entry rules, and the encoding of values."""
