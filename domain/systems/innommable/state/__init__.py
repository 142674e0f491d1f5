"""The state of the game, and the questions that every part of it asks about the state."""
