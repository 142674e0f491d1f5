"""What a game is: pure functions and the types they speak. Everything that a game's folder needs is here."""

from domain.game.game import Evolved, Game, options_of
from domain.game.law import CorrectionKind, Law, LawCodes
from domain.game.moves import Move, Schema, TypedDice, flag, integer, one_of, several, text

__all__ = [
    "CorrectionKind",
    "Evolved",
    "Game",
    "Law",
    "LawCodes",
    "Move",
    "Schema",
    "TypedDice",
    "flag",
    "integer",
    "one_of",
    "options_of",
    "several",
    "text",
]
