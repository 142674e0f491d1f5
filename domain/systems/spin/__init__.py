"""Spin: a story improvised with blue and red dice. One module per chapter of the book.

`DATA` are the book's tables (canvases, orientation rows, strokes, results) for clients that show them.
"""

from domain.systems.spin.characters.book import DATA
from domain.systems.spin.game import GAME

GAMES = (GAME,)
PARTS = ("state", "table", "characters", "destiny", "session", "gauges", "oppositions", "sequences")
"""The parts of the book, lowest first: each imports only those before it."""

__all__ = ["DATA", "GAMES"]
