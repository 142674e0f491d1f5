"""Chance as a value: what is asked for is drawn, recorded, and recalled; nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.base.chance import EVERYBODY as ALL
from domain.base.chance import DiceCodes, Draw, NewDraws, Recall, System, Undrawn
from domain.base.refusal import Refused
from tests.scene import script

CODES = DiceCodes(source="source", value="value", count="count", rule="RULE-1")


def test_the_service_draws_and_records() -> None:
    chance = NewDraws(source=System(script(14, 3, 6)))
    assert (chance.die(20, ALL), chance.dice(2, 6, ALL)) == (14, (3, 6))
    assert chance.finish() == (Draw("d20", (14,)), Draw("d6", (3,)), Draw("d6", (6,)))


def test_typed_dice_are_flagged_and_taken_in_order() -> None:
    chance = NewDraws([20, 1], codes=CODES)
    assert (chance.die(20, ALL), chance.die(6, ALL)) == (20, 1)
    assert chance.finish() == (Draw("d20", (20,), True), Draw("d6", (1,), True))


@pytest.mark.parametrize(
    ("typed", "source", "code"),
    [
        ([0], "either", "value"),
        ([21], "either", "value"),
        ([], "either", "count"),
        ([3], "service", "source"),
        (None, "physical", "source"),
    ],
)
def test_dice_that_do_not_fit_are_refused(typed: list[int] | None, source: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        NewDraws(typed, source, CODES).die(20, ALL)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.rule) == (code, "RULE-1")


def test_dice_that_nobody_called_for_are_refused() -> None:
    chance = NewDraws([4, 4], codes=CODES)
    chance.die(6, ALL)
    with pytest.raises(Refused, match="count"):
        chance.finish()


def test_an_excluded_source_is_told_though_nothing_is_thrown() -> None:
    """INN-DICE-06: before the number of dice."""
    with pytest.raises(Refused, match="source"):
        NewDraws([5], "service", CODES).finish()
    assert NewDraws([], "service", CODES).finish() == ()


@given(st.integers(0, 60), st.randoms(use_true_random=False))
def test_a_shuffle_is_a_permutation(size: int, rng: object) -> None:
    order = NewDraws(source=System(rng.randrange)).shuffle(size, ALL)  # type: ignore[attr-defined]
    assert sorted(order) == list(range(size))


def test_the_operating_system_is_the_generator() -> None:
    faces = {NewDraws().die(6, ALL) for _ in range(300)}
    assert faces == {1, 2, 3, 4, 5, 6}


def test_recalled_draws_come_back_by_kind_and_run_out() -> None:
    chance = Recall((Draw("d6", (2,)), Draw("d20", (17,)), Draw("d6", (5,)), Draw("shuffle", (1, 0))))
    assert (chance.die(20, ALL), chance.dice(2, 6, ALL), chance.shuffle(2, ALL)) == (
        17,
        (2, 5),
        (1, 0),
    )
    for ask in (
        lambda: chance.die(6, ALL),
        lambda: chance.shuffle(2, ALL),
        lambda: chance.die(20, ALL),
    ):
        with pytest.raises(Undrawn):
            ask()


def test_a_shuffle_of_another_size_is_another_shuffle() -> None:
    with pytest.raises(Undrawn):
        Recall((Draw("shuffle", (1, 0)),)).shuffle(3, ALL)


def test_surplus_draws_are_dropped() -> None:
    chance = Recall((Draw("d6", (2,)), Draw("d6", (5,))))
    chance.die(6, ALL)
    assert chance.finish() == (Draw("d6", (2,)),)


@pytest.mark.parametrize(("physical", "source"), [(True, "service"), (False, "physical")])
def test_recalled_dice_obey_the_table(physical: bool, source: str) -> None:
    """A correction of the dice option is as if it had been so from the start."""
    with pytest.raises(Refused, match="source"):
        Recall((Draw("d6", (2,), physical),), source, CODES).die(6, ALL)  # type: ignore[arg-type]
