"""The types and pure functions that make a game. Everything that a game's folder needs is here."""

from domain.game.chapter import Chapter, FollowUps, no_moves
from domain.game.composition import compose, numbered
from domain.game.evolution import Evolved
from domain.game.field_copies import copy_fields
from domain.game.game import Game, options_of
from domain.game.law import CorrectionKind, Followed, Law, LawCodes
from domain.game.moves import (
    ChapterMoves,
    Move,
    Schema,
    TypedDice,
    closed,
    flag,
    groups,
    integer,
    listed,
    name_text,
    one_of,
    other_than,
    several,
    suggested,
    text,
)
from domain.game.offers import NOTHING, Decide, Offers, QuestionChance, perhaps
from domain.game.reads import Reads
from domain.game.sealing import Sealing
from domain.game.sequences import sequences_of

__all__ = [
    "NOTHING",
    "Chapter",
    "ChapterMoves",
    "CorrectionKind",
    "Decide",
    "Evolved",
    "FollowUps",
    "Followed",
    "Game",
    "Law",
    "LawCodes",
    "Move",
    "Offers",
    "QuestionChance",
    "Reads",
    "Schema",
    "Sealing",
    "TypedDice",
    "closed",
    "compose",
    "copy_fields",
    "flag",
    "groups",
    "integer",
    "listed",
    "name_text",
    "no_moves",
    "numbered",
    "one_of",
    "options_of",
    "other_than",
    "perhaps",
    "sequences_of",
    "several",
    "suggested",
    "text",
]
