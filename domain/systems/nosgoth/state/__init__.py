"""State of the game, and the questions and checks that all its parts share."""
