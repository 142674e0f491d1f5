"""Finds the projection of every game: the module in this package that bears the game's name."""

from __future__ import annotations

from importlib import import_module

from domain.systems import GAMES
from projections.base.projection import Projection
from projections.base.talk import with_talk

PROJECTIONS: dict[str, Projection] = {
    name: with_talk(import_module(f"projections.{name}").PROJECTION) for name in GAMES
}
