"""Sombre light: ordinary people, and the fear that undoes them."""

from domain.systems.sombre.rules import GAME

GAMES = (GAME,)
