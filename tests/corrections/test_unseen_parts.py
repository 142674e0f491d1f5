"""A part of a joint correction that alone would tell a seat nothing is not named to it either."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from domain.base.corrections import Amend, Correction, Retract, Single, Together, as_seen, reason_of
from domain.base.refusal import Refused
from domain.table.seats import Role
from projections.feeds.table_entries import CorrectionShown
from tests.game.purse import PROJECTION, Earn, Note, Purse, PurseView, purse, view
from tests.scene import Scene

SEATS: list[tuple[str, Role]] = [("gm", "gm"), ("ann", "player"), ("bob", "player")]


def counting(state: Purse, seat: str) -> PurseView:
    """The view, which tells how many notes there are, but not to whom they are hidden what they say."""
    return replace(view(state, seat), box=str(sum(map(len, state.notes.values()))))


def told(corrections: list[str]) -> list[tuple[Any, ...]]:
    """Return what Bob reads of these, made together."""
    scene = Scene(purse(), SEATS, projection=replace(PROJECTION, view=counting))
    earned, noted = (scene.do("ann", act, below=lambda n: 0).event.id for act in (Earn(30), Note("entre nous")))
    same = msgspec.Raw(b'{"type": "Earn", "amount": 30}')
    other = msgspec.Raw(b'{"type": "Earn", "amount": 31}')
    known: dict[str, Single] = {
        "the same": Amend(earned, same, reason="pour rien"),
        "other": Amend(earned, other, reason="trop peu"),
        "hidden": Retract(noted, "secret"),
    }
    parts = tuple(known[name] for name in corrections)
    made: Correction = Together(parts) if len(parts) > 1 else parts[0]
    scene.correct("gm", made)
    lines = [line for frame in scene.feed("bob") for line in frame.entries if isinstance(line.fields, CorrectionShown)]
    return [(line.type, line.fields.target, line.fields.targets, line.fields.reason, line.text) for line in lines]


@pytest.mark.parametrize("also", [[], ["hidden"]])
def test_what_changes_something_for_it_is_named(also: list[str]) -> None:
    ((_, target, targets, reason, _),) = told(["other", *also])
    assert (target is not None, targets, reason) == (True, (), "trop peu")


def test_what_changes_nothing_for_it_is_not() -> None:
    assert told(["the same"]) == []
    assert told(["the same", "hidden"]) == told(["hidden"]) != []


@pytest.mark.parametrize("blank", ["", "  "])
def test_a_blank_reason_is_none(blank: str) -> None:
    """A seat that sees one of the targets reads its reason, whatever blanks stand beside it; half of them are none."""
    parts = Retract("a", "trop"), Retract("b", "secret")
    joint = Together(parts, blank)
    assert reason_of(seen_of(joint, "a")) == "trop"
    assert reason_of(seen_of(joint, "ab")) == "trop / secret"
    scene = Scene(purse(), SEATS, projection=PROJECTION)
    one, two = (scene.do("ann", Note(word)).event.id for word in "xy")
    scene.correct("gm", Together((Retract(one, "trop"), Retract(two, "faux")), blank))
    three, four = (scene.do("ann", Note(word)).event.id for word in "xy")
    with pytest.raises(Refused, match="reason_apart"):
        scene.correct("gm", Together((Retract(three, "trop"), Retract(four, blank))))


def seen_of(joint: Together, targets: str) -> Correction:
    found = as_seen(joint, targets.__contains__)
    assert found is not None
    return found
