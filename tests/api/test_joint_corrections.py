"""Several corrections at once at the edge: no surface tells a seat of more than the part that it sees."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Opened, Seat, event

EARN = {"type": "Earn", "amount": 3}
NOTE = {"type": "Note", "text": "l’embuscade"}
WHY = "à cause de l’embuscade"


def joint(table: Opened, seen: str, hidden: str) -> dict[str, Any]:
    """Two acts retracted as one, for a reason that speaks of the hidden one."""
    parts = [{"type": "retract", "target": target} for target in (seen, hidden)]
    return {"type": "together", "corrections": parts, "reason": WHY}


@pytest.fixture
def corrected_table(table: Opened) -> tuple[Opened, str, str]:
    """A table where what Bruno sees and contests was retracted together with what he does not see."""
    seen, hidden = event(table.ann.did(EARN, 4)), event(table.ann.did(NOTE))
    table.bob.post("/corrections", {"type": "contest", "target": seen, "text": "non"})
    assert table.gm.post("/corrections", joint(table, seen, hidden)).status_code == 201
    return table, seen, hidden


def surfaces(seat: Seat, seen: str) -> dict[str, str]:
    own = {what: seat.get(what).text for what in ("", "/feed", "/view", "/moves", "/record", f"/events/{seen}")}
    corrected = seat.frames()[-1]["entries"][0]["event"]
    return own | {"its own event": seat.get(f"/events/{corrected}").text}


def test_no_surface_tells_the_reason_of_what_is_not_seen(corrected_table: tuple[Opened, str, str]) -> None:
    """The feed left it out, and `disputes[].closed` of the act told it whole."""
    table, seen, hidden = corrected_table
    for name, text in surfaces(table.bob, seen).items():
        assert "embuscade" not in text, name
        assert hidden not in text, name
    (dispute,) = table.bob.get(f"/events/{seen}").json()["disputes"]
    assert dispute["closed"] | {"event": ""} == {"kind": "retract", "seat": "gm1", "reason": "", "event": ""}
    (whole,) = table.ann.get(f"/events/{seen}").json()["disputes"]
    assert whole["closed"]["reason"] == WHY


def test_no_surface_tells_that_something_else_was_corrected(corrected_table: tuple[Opened, str, str]) -> None:
    table, seen, _ = corrected_table
    entry = table.bob.frames()[-1]["entries"][0]
    assert (entry["type"], entry["fields"]["target"], entry["fields"]["targets"]) == ("RulingRetracted", seen, [])
    assert "plusieurs corrections" not in table.bob.get("/feed").text
    known = table.bob.get(f"/events/{seen}").json()
    assert [(found["event"], found["type"]) for found in known["corrections"]] == [(entry["event"], "RulingRetracted")]
    assert table.ann.frames()[-1]["entries"][0]["type"] == "RulingsCorrected"


def test_it_reads_as_a_correction_of_that_part_alone(table: Opened) -> None:
    """To the byte, where it has a reason of its own."""
    read = []
    for with_hidden in (False, True):
        other = table.gm.service.open()
        seen, hidden = event(other.ann.did(EARN, 4)), event(other.ann.did(NOTE))
        alone = {"type": "retract", "target": seen, "reason": "trop"}
        parts = [alone, {"type": "retract", "target": hidden, "reason": WHY}]
        made = {"type": "together", "corrections": parts} if with_hidden else alone
        assert other.gm.post("/corrections", made).status_code == 201
        entries = other.bob.frames()[-1]["entries"]
        read.append(
            [{**entry, "event": "", "fields": {**entry["fields"], "target": "", "void": ""}} for entry in entries]
        )
    assert read[0] == read[1]
    assert read[0][0]["fields"]["reason"] == "trop"
