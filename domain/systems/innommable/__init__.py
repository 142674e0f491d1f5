"""Innommable: metaphysical horror; a fixed stock of dice is the clock of the story."""

from domain.systems.innommable.game import GAME

GAMES = (GAME,)
