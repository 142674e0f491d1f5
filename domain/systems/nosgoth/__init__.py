"""Nosgoth Mithrap: vampires, one d20, four pools. One module per chapter of the rules.

Beside the parts: NOS-SEC (`sight`), NOS-TAB (`options`), NOS-DATA (`sheets`, `points`), NOS-ZERO (`aftermath`),
NOS-UNDO (`corrections`).
"""

from domain.systems.nosgoth.game import GAME

GAMES = (GAME,)
PARTS = ("state", "actions", "combat")
"""The parts of the book, lowest first: each imports only those before it."""
