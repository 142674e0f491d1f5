"""Corrected dice and the Deus Ex Alea that they call or no longer call."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.base.corrections import Retract
from domain.systems.spin.oppositions.chain import LockOpposition, RollCamp
from domain.systems.spin.oppositions.factor_moves import CAMPS
from domain.systems.spin.oppositions.factor_offers import AddFactor
from domain.systems.spin.state.words import CampName
from tests.spin.tale import GM, Tale


def outside(first: CampName, mine: Sequence[int], theirs: Sequence[int]) -> tuple[Tale, str, str]:
    """A table, an opposition in which ana may call a Deus Ex Alea, and the roll that came first in it."""
    talents = [("ana", "vol", "heroic", ("external",))]
    t = Tale("ana", "leo", traits=talents, heroic_levels=True, deus_ex_alea=True)
    t.locked("leo", 3, 1)
    opposition = t.frame("ana", len(mine) - 2, len(theirs))
    t.gm(AddFactor(opposition, "protagonist", trait=t.trait["vol"]))
    t.gm(LockOpposition(opposition))
    t.roll(opposition, first, *(mine if first == "protagonist" else theirs))
    roll = t.last_id
    other = next(camp for camp in CAMPS if camp != first)
    t.roll(opposition, other, *(mine if other == "protagonist" else theirs))
    return t, opposition, roll


ONCE: dict[str, tuple[CampName, tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = {
    "vanishes with the result": ("protagonist", (1, 1, 1), (4,), (4, 2, 2)),
    "appears with the result": ("protagonist", (4, 4, 4), (4,), (1, 1, 1)),
    "vanishes under the same result": ("obstacle", (1, 1, 1), (4, 4), (4, 2)),
    "appears under the same result": ("obstacle", (1, 1, 1), (4, 2), (4, 4)),
}
"""The camp that rolled first, ana's dice, those of the obstacle, and what the first ones really were."""


@pytest.mark.parametrize("case", ONCE)
def test_corrected_dice_decide_anew_on_a_deus_ex_alea(case: str) -> None:
    """SPI-UNDO-06, SPI-UNDO-02: the roll of the other camp stands, whether it had called one or now does."""
    camp, mine, theirs, real = ONCE[case]
    t, opposition, first = outside(camp, mine, theirs)
    before = t.opposition(opposition).alea
    t.amend(GM, first, RollCamp(opposition, camp), real)
    after = t.opposition(opposition)
    assert (before is None) != (after.alea is None)
    assert (t.verdict().void, after.status, len(after.rolls)) == ((), "rolled", 2)


@pytest.mark.parametrize("case", ONCE)
def test_a_roll_retracted_leaves_that_of_the_other_camp(case: str) -> None:
    """SPI-UNDO-02: the two stand side by side, with a Deus Ex Alea or without."""
    t, opposition, first = outside(*ONCE[case][:3])
    t.correct(GM, Retract(first))
    assert t.verdict().void == (first,)
    assert len(t.opposition(opposition).rolls) == 1


def test_a_destiny_of_zero_takes_no_deus_ex_alea_back() -> None:
    """SPI-UNDO-03, SPI-ALEA-01: the dice are the same, so the roll that called it is a conflict."""
    t, opposition, _ = outside("obstacle", (1, 1, 1), (4, 4, 4))
    second = t.last_id
    lock = next(e.id for e in t.feeds.history.raw if isinstance(e.command, LockOpposition))
    assert t.opposition(opposition).alea is not None
    found = t.refuse_correction(GM, Retract(lock), "dependents_exist")
    assert found.lists["dependents"] == (second,)
