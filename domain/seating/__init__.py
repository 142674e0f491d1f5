"""Seating: opening a table of a game, adding and closing seats, acting for absent ones, and the moves for all that."""
