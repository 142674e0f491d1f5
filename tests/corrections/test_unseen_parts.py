"""A part of a joint correction that alone would tell a seat nothing is not named to it either."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from domain.base.corrections import Amend, Correction, Restore, Retract, Single, Together, as_seen, reason_of
from domain.base.refusal import Refused
from domain.systems.nosgoth.combat.enemies import AddCombatant, RevealCombatant
from domain.table.commands import StartTable
from domain.table.seats import Role
from projections.entries.table_entries import CorrectionEntry
from projections.queries.events import event_known
from tests.game.purse import PROJECTION, Earn, Note, Purse, PurseView, purse, view
from tests.scene import Scene

SEATS: list[tuple[str, Role]] = [("gm", "gm"), ("ann", "player"), ("bob", "player")]


def counting(state: Purse, seat: str) -> PurseView:
    """The view, which tells how many notes there are, but not to whom they are hidden what they say."""
    return replace(view(state, seat), box=str(sum(map(len, state.notes.values()))))


def entries_of(corrections: list[str]) -> list[tuple[Any, ...]]:
    """Return what Bob reads of these, made together."""
    scene = Scene(purse(), SEATS, projection=replace(PROJECTION, view=counting))
    earned, noted = (scene.act("ann", act, below=lambda n: 0) for act in (Earn(30), Note("entre nous")))
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
    lines = [line for frame in scene.feed("bob") for line in frame.entries if isinstance(line.fields, CorrectionEntry)]
    return [(line.type, line.fields.target, line.fields.targets, line.fields.reason, line.text) for line in lines]


@pytest.mark.parametrize("also", [[], ["hidden"]])
def test_what_changes_something_for_it_is_named(also: list[str]) -> None:
    ((_, target, targets, reason, _),) = entries_of(["other", *also])
    assert (target is not None, targets, reason) == (True, (), "trop peu")


def test_what_changes_nothing_for_it_is_not() -> None:
    assert entries_of(["the same"]) == []
    assert entries_of(["the same", "hidden"]) == entries_of(["hidden"]) != []


@pytest.mark.parametrize("blank", ["", "  "])
def test_a_blank_reason_is_none(blank: str) -> None:
    """A seat that sees one of the targets reads its reason, whatever blanks stand beside it; half of them are none."""
    parts = Retract("a", "trop"), Retract("b", "secret")
    joint = Together(parts, blank)
    assert reason_of(seen_of(joint, "a")) == "trop"
    assert reason_of(seen_of(joint, "ab")) == "trop / secret"
    scene = Scene(purse(), SEATS, projection=PROJECTION)
    one, two = (scene.act("ann", Note(word)) for word in "xy")
    scene.correct("gm", Together((Retract(one, "trop"), Retract(two, "faux")), blank))
    three, four = (scene.act("ann", Note(word)) for word in "xy")
    with pytest.raises(Refused, match="reason_apart"):
        scene.correct("gm", Together((Retract(three, "trop"), Retract(four, blank))))


def seen_of(joint: Together, targets: str) -> Correction:
    found = as_seen(joint, targets.__contains__)
    assert found is not None
    return found


def revealed() -> tuple[Scene, str, str, str]:
    """An enemy was entered, and everybody saw it revealed; then the game master took back that it was there."""
    scene = Scene("nosgoth", SEATS)
    scene.do("host", StartTable())
    entered = scene.act("gm", AddCombatant("Kain", "other", 5))
    shown = scene.act("gm", RevealCombatant(scene.last_id))
    scene.correct("gm", Retract(entered, "trop tôt", cascade=True))
    return scene, entered, shown, scene.last_id


def test_what_is_void_for_it_already_is_not_named_to_be_so() -> None:
    """NOS-SEC-01: alone it could not even be asked; together with what brings the hidden act back it tells of that."""
    scene, _, shown, gone = revealed()
    with pytest.raises(Refused):
        scene.correct("gm", Retract(shown, "encore", cascade=True))
    read, known = scene.feed("bob"), event_known(scene.feeds, "bob", shown, "fr")
    assert [line.type for line in read[-1].entries] == ["RecordChanged"]
    scene.correct("gm", Together((Restore(gone, "si"), Retract(shown, "pas encore")), cascade=True))
    assert scene.feed("bob") == read
    assert event_known(scene.feeds, "bob", shown, "fr") == known
    assert scene.feed("gm")[-1].entries[0].fields.targets == (gone, shown)


def test_what_another_part_lets_stand_is_named_where_it_changes_something() -> None:
    """The same where the reveal is brought back: that it stands again everybody reads, and why as far as he sees it."""
    scene, _, shown, gone = revealed()
    scene.correct("gm", Restore(gone, "si", cascade=True))
    (line,) = scene.feed("bob")[-1].entries
    assert line.fields.back == (shown,)
