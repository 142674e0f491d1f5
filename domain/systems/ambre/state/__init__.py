"""State of the game, and what every part of it asks of it."""
