"""Refusals of the rules that name the field: what the seat was offered says what would do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Seat, Service, problem

SEATS = [{"name": "Maud", "role": "gm"}, {"name": "Ilse", "role": "player"}]
TRAITS = {"life": 12, "movement": 10, "mental": 9, "corruption": 4}


@pytest.fixture
def tower(server: Service) -> tuple[Seat, Seat]:
    """A game master and a player who has just declared an action."""
    made = server.http.post("/tables", json={"system": "nosgoth", "title": "x", "seats": SEATS}).json()
    gm, ilse = (Seat(server, made["table"], seat["token"]) for seat in made["seats"])
    for seat in (gm, ilse):
        seat.did({"type": "JoinTable"})
    gm.did({"type": "StartTable"})
    ilse.did({"type": "CreateCharacter", "name": "Ysolde", "characteristics": TRAITS})
    return gm, ilse


def declared(gm: Seat, ilse: Seat) -> str:
    own = gm.frames()[-1]["entries"][0]["event"]
    action: str = ilse.did({"type": "DeclareAction", "character": own, "text": "Climb"})["entries"][0]["event"]
    gm.did({"type": "ClassifyAction", "action": action, "characteristic": "movement"})
    return action


def test_a_number_out_of_bounds_has_its_place_and_its_bounds(tower: tuple[Seat, Seat]) -> None:
    gm, ilse = tower
    action = declared(gm, ilse)
    found: Any = problem(gm.act({"type": "SetDifficulty", "action": action, "level": 99}), 409, "bad_value")
    (error,) = found["errors"]
    assert error["pointer"] == "/command/level"
    assert error["detail"]
    assert error["code"] in ("out_of_bounds", "not_allowed")
    assert error.get("most", max(error.get("allowed", [0]))) == 10


def test_a_thing_that_is_not_there_is_told_with_those_that_are(tower: tuple[Seat, Seat]) -> None:
    gm, ilse = tower
    action = declared(gm, ilse)
    found: Any = gm.act({"type": "SetDifficulty", "action": "nowhere", "level": 3}).json()
    (error,) = found["errors"]
    assert (error["pointer"], error["code"]) == ("/command/action", "not_allowed")
    assert error["allowed"] == [action]
