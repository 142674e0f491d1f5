"""Nosgoth Mithrap: vampires, one d20, four pools. One module per chapter of the rules."""

from domain.systems.nosgoth.game import GAME

GAMES = (GAME,)
