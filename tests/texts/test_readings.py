"""Lines that a correction changed are paired with what holds in their place only where they are the same line."""

from __future__ import annotations

import msgspec
import pytest

from domain.base.events import Id
from projections.base.projection import EntryDraft
from projections.feeds.readings import instead


class Fact(msgspec.Struct, frozen=True):
    """A fact about somebody."""

    who: Id
    count: int = 0


def lines(text: str) -> list[EntryDraft]:
    """`Hit:ada Wound:ada:3`: type, whom, how many."""
    made = []
    for word in text.split():
        name, who, count = (*word.split(":"), "0")[:3]
        made.append(EntryDraft(name, Fact(who, int(count))))
    return made


@pytest.mark.parametrize(
    ("then", "now", "places"),
    [
        ("Hit:ada Wound:ada:3", "Hit:ada Wound:ada:4", [None, "Wound:ada:4"]),
        ("Hit:ada Wound:ada:3", "Miss:ada", ["Miss:ada", ""]),
        ("Hit:ada Wound:ada", "Hit:bob Wound:bob", ["Hit:bob", "Wound:bob"]),
        ("Roll:x Wound:ada Wound:bob", "Roll:x Wound:bob", [None, "", None]),
        ("Roll:x Wound:ada Wound:bob", "Roll:x Wound:cleo Wound:bob", ["Roll:x Wound:cleo", "", None]),
        ("Roll:x Fear:ada", "Roll:x Death:bob", ["Roll:x Death:bob", ""]),
        ("Roll:x", "Start:y Roll:x", ["Start:y Roll:x"]),
        ("Roll:x", "Roll:x Death:bob", ["Roll:x Death:bob"]),
    ],
)
def test_what_holds_in_the_place_of_a_line(then: str, now: str, places: list[str | None]) -> None:
    """One that is about somebody else, among several of its type, does not stand in its place; read in order, what
    stands in all places is what holds now.
    """
    drafts, held = lines(then), lines(now)
    found = instead(drafts, held, lambda one, other: one == other)
    assert found == [None if place is None else tuple(lines(place)) for place in places]
    whole = [
        line for draft, place in zip(drafts, found, strict=True) for line in ((draft,) if place is None else place)
    ]
    assert whole == held
