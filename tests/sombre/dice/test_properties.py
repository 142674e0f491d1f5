"""What holds for every die, every score and every gauge."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from domain.systems.sombre.characters.ages import steps
from domain.systems.sombre.characters.gauges import fatigue_modifier, notation, tick, untick, wounds_modifier
from domain.systems.sombre.condition.mind import fear_modifier, hardening, level, phase
from domain.systems.sombre.dice.modifiers import judged
from domain.systems.sombre.state.character import Character, Tick
from domain.systems.sombre.state.options import Options
from domain.systems.sombre.state.roll_state import Extra, Result
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import TickMark
from domain.table.seats import Table

MARKS = st.lists(st.sampled_from(("x", "plus")), max_size=20)
SMALL = st.integers(0, 6)


def alone(*ticks: Tick) -> SombreState:
    """A state with one NPC, whose mind bears these circles."""
    from msgspec.structs import replace

    state = SombreState(table=Table(id="t", game="sombre/1", title="", seats=()), options=Options())
    person = Character(id="p", kind="npc")
    person = replace(person, gauges=replace(person.gauges, mental_instability=ticks))
    return replace(state, characters={"p": person})


@given(die=st.integers(1, 20), score=st.integers(1, 30), ranks=SMALL, wounds=SMALL, fatigue=SMALL, points=SMALL)
@settings(max_examples=200)
def test_a_roll_is_its_die_plus_everything_against_the_score(
    die: int, score: int, ranks: int, wounds: int, fatigue: int, points: int
) -> None:
    """SOM-ROLL-09, SOM-ROLL-10, SOM-ROLL-11, SOM-ROLL-13."""
    extras = (Extra("substance", points),)
    found = judged(Result(score=score, die=die, difficulty=ranks, wounds=wounds, fatigue=fatigue, extras=extras))
    total = die + 3 * ranks + wounds + fatigue + points
    assert found.total == total
    assert found.success == (total <= score)
    assert found.margin == (die if total <= score else None)
    expected = None if total <= score else "natural" if die > score else "modified"
    assert found.failure == expected


@given(marks=MARKS)
def test_the_gauge_is_told_by_its_counts(marks: list[TickMark]) -> None:
    """SOM-CHAR-07, SOM-CHAR-08, SOM-MIND-01, SOM-MIND-04, SOM-MIND-05: x above, + below."""
    state = alone()
    for number, mark in enumerate(marks):
        state = tick(state, "p", "mental_instability", mark, 1, f"e{number}", "ruling").state
    person = state.characters["p"]
    assert notation(person, "mental_instability") == "x" * marks.count("x") + "+" * marks.count("plus")
    assert (level(state, person), fear_modifier(state, person), hardening(state, person)) == (
        len(marks),
        marks.count("x"),
        marks.count("plus"),
    )
    assert phase(state, person) == min(len(marks) // 3 + 1, 4)
    assert [t.cause for t in person.gauges.mental_instability] == [f"e{n}" for n in range(len(marks))]


@given(
    circles=st.lists(st.tuples(st.sampled_from(("x", "plus")), st.booleans()), max_size=12),
    count=st.integers(1, 15),
)
def test_unticking_spares_what_must_stay(circles: list[tuple[TickMark, bool]], count: int) -> None:
    """SOM-CHAR-09, SOM-MIND-06, SOM-HARD-04: never a permanent one, never another mark, never more than asked."""
    ticks = tuple(Tick(mark, f"e{n}", "ruling", permanent) for n, (mark, permanent) in enumerate(circles))
    person = untick(alone(*ticks), "p", "mental_instability", "x", count).state.characters["p"]
    kept = person.gauges.mental_instability
    free = sum(mark == "x" and not permanent for mark, permanent in circles)
    assert len(ticks) - len(kept) == min(free, count)
    assert [t for t in ticks if t.permanent or t.mark == "plus"] == [t for t in kept if t.permanent or t.mark == "plus"]


@given(age=st.integers(0, 150), middle=st.integers(0, 150))
def test_ageing_by_leaps_is_ageing_at_once(age: int, middle: int) -> None:
    """SOM-CHAR-17, SOM-CHAR-18: the same circles and xp, however the years are counted; 21 xp at most."""
    middle = min(age, middle)
    whole = list(steps(None, age))
    assert [*steps(None, middle), *steps(middle, age)] == whole
    count = max((age - 40) // 5 + 1, 0)
    assert [gauge for _, gauge, _ in whole].count("fatigue") == (count + 1) // 2
    assert sum(xp for _, _, xp in whole) <= 21


@given(wounds=SMALL, fatigue=SMALL)
def test_health_modifiers_are_circles(wounds: int, fatigue: int) -> None:
    """SOM-ROLL-14, SOM-CHAR-15: one point each, permanent ones included, childhood ones not."""
    state = alone()
    state = tick(state, "p", "wounds", "plus", 2, "e", "childhood").state
    state = tick(state, "p", "wounds", "x", wounds, "e", "blow", permanent=True).state
    state = tick(state, "p", "fatigue", "x", fatigue, "e", "effort").state
    person = state.characters["p"]
    assert (wounds_modifier(person), fatigue_modifier(person)) == (wounds, fatigue)
