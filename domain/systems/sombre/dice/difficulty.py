"""Difficulty of a call: the bounds of its ranks, and their schema."""

from __future__ import annotations

from collections.abc import Sequence

from domain.base.refusal import Refused
from domain.game import Schema, closed, integer, several, text
from domain.systems.sombre.state.roll_state import Rank

MOST_RANKS = 30
"""A bound of form: the book has no theoretical limit (SOM-ROLL-15)."""
RANK_SCHEMA: Schema = closed({"label": text(), "ranks": integer(0, MOST_RANKS)}, "label", "ranks")
DIFFICULTY: Schema = several(RANK_SCHEMA, 0, MOST_RANKS)


def check_difficulty(difficulty: Sequence[Rank]) -> None:
    """Refuse negative ranks (SOM-ROLL-17), and more than 30 parameters or 30 ranks in one (SOM-ROLL-15).

    Raises Refused.
    """
    if any(rank.ranks < 0 for rank in difficulty):
        raise Refused("negative_difficulty", "SOM-ROLL-17")
    if any(rank.ranks > MOST_RANKS for rank in difficulty) or len(difficulty) > MOST_RANKS:
        raise Refused("out_of_bounds", "SOM-ROLL-15")
