"""Innommable: metaphysical horror; a fixed stock of dice is the clock of the story."""

from domain.systems.innommable.game import GAME

GAMES = (GAME,)
PARTS = ("preparation", "scenes", "conflicts")
"""The parts of the book, lowest first: each imports only those before it."""
