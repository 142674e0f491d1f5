"""A game that opens its record to all in the end, and one that never does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from domain.base.events import Event
from tests.api.service import Opened, Service, installed, problem
from tests.game.purse import PROJECTION, Note, Purse, purse

EARN = {"type": "Earn", "amount": 3}


def unsealed(state: Purse, event: Event, void: bool) -> msgspec.Struct | None:
    """Open once the box is; notes are withheld even then."""
    if state.box is None:
        return None
    found: Any = Note("…") if isinstance(event.command, Note) else event.command
    return found  # type: ignore[no-any-return]


@pytest.fixture
def glass(server: Service) -> Iterator[Opened]:
    with installed(replace(purse(), name="glass"), replace(PROJECTION, unsealed=unsealed)):
        yield server.open("glass")


def test_a_record_stays_sealed_until_the_game_opens_it(glass: Opened) -> None:
    glass.ann.did({"type": "Note", "text": "secret"})
    event = glass.ann.did(EARN, 4)["entries"][0]["event"]
    for seat in (glass.ann, glass.bob, glass.host):
        problem(seat.get("/record", full="true"), 403, "not_your_role")
    glass.gm.post("/corrections", {"type": "retract", "target": event})
    glass.ann.did({"type": "OpenBox"})
    for seat in (glass.ann, glass.bob, glass.host):
        answer = seat.get("/record", full="true")
        assert answer.status_code == 200
        assert "secret" not in answer.text
        header, note, earned, box = [json.loads(line) for line in answer.text.splitlines()]
        assert header["frames"] == 3
        assert (note["type"], note["fields"]["text"]) == ("Noted", "…")
        assert (earned["void"], earned["dice"]) == (True, [{"kind": "d6", "faces": [4], "physical": True}])
        assert (box["type"], box["void"]) == ("Opened", False)


def test_the_record_of_a_game_without_an_end_stays_sealed(server: Service) -> None:
    table = server.open()
    table.ann.did(EARN, 4)
    problem(table.ann.get("/record", full="true"), 403, "not_your_role")
