"""Sombre light: ordinary people, and the fear that undoes them."""

from domain.systems.sombre.game import GAME

GAMES = (GAME,)
