"""Innommable: metaphysical horror; a fixed stock of dice is the clock of the story.

In this folder, besides the parts: INN-SEC (`sight`), INN-DICE (`dice`, `bowl`), INN-PHA (`start` and the modules where
a phase ends), INN-END (`epilogue`), INN-UNDO (`corrections`).
"""

from domain.systems.innommable.game import GAME

GAMES = (GAME,)
PARTS = ("state", "preparation", "scenes", "conflicts")
"""The parts of the book, lowest first: each imports only those before it."""
