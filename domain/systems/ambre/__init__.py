"""Ambre: the children of an absent king, and their conflicts."""

from domain.systems.ambre.game import GAME

GAMES = (GAME,)
PARTS = ("acts", "childhood")
"""The parts of the book, lowest first: each imports only those before it."""
