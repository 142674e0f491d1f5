"""Ambre: the children of an absent king, and their conflicts.

In this folder: the start (AMB-GEN), cards (AMB-CARD), levels (AMB-LEVEL), the epilogue (AMB-EPI), voided texts and the
law of corrections (AMB-UNDO).
"""

from domain.systems.ambre.game import GAME

GAMES = (GAME,)
PARTS = ("state", "acts", "childhood")
"""The parts of the book, lowest first: each imports only those before it."""
