"""Moves of a game that has no option for dice."""

from __future__ import annotations

import msgspec

from domain.game import Offers, TypedDice
from domain.table.seats import State
from tests.game.test_offers import STATE, Give, decide


class Free(State, frozen=True):
    """A table whose game has no option for dice."""

    options: msgspec.Struct | None = None


def test_a_game_without_an_option_for_dice_takes_either() -> None:
    free = Offers(Free(STATE.table), "ann", decide)
    (move,) = free.move(Give("a", 1))
    assert move.dice is None
    (move,) = free.move(Give("a", 1), dice=TypedDice((6,)))
    assert move.dice == TypedDice((6,))
