"""Ambre: the children of an absent king, and their conflicts."""

from domain.systems.ambre.game import GAME

GAMES = (GAME,)
