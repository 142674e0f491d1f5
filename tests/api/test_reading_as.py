"""The table as a seat sees it: for whoever may have the whole record, and for nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import ANN, BOB, GM, Opened, Seat, Service, problem

PLAYED: list[dict[str, Any]] = [
    {"type": "JoinTable"},
    {"type": "StartTable"},
    {"type": "AddCombatant", "name": "Malek", "kind": "other", "level": 5},
]


@pytest.fixture
def table(server: Service) -> Opened:
    """A table of Nosgoth where the game master has prepared what nobody else knows of."""
    opened = server.open("nosgoth")
    for seat in (opened.ann, opened.bob):
        seat.did({"type": "JoinTable"})
    for command in PLAYED:
        opened.gm.did(command)
    return opened


@pytest.mark.parametrize("what", ["/view", "/feed"])
def test_it_is_what_the_seat_reads_itself(table: Opened, what: str) -> None:
    for seat, own in ((ANN, table.ann), (BOB, table.bob)):
        seen = table.gm.get(what, reader=seat)
        assert seen.status_code == 200
        assert seen.content == own.get(what).content
        assert "Malek" not in seen.text
    assert table.gm.get(what, reader=GM).content == table.gm.get(what).content
    assert "Malek" in table.gm.get(what).text


def test_its_past_is_the_seats_own(table: Opened) -> None:
    last = table.ann.get("").json()["frame"]
    assert last < table.gm.get("").json()["frame"]
    assert table.gm.get("/view", reader=ANN, at=last - 1).content == table.ann.get("/view", at=last - 1).content
    problem(table.gm.get("/view", reader=ANN, at=last + 1), 404, "unknown_frame")


@pytest.mark.parametrize("what", ["/view", "/feed"])
def test_nobody_else_may(table: Opened, what: str) -> None:
    for seat in (table.ann, table.host):
        problem(seat.get(what, reader="player2"), 403, "record_closed")
        problem(seat.get(what, reader="nobody"), 403, "record_closed")
        problem(seat.get(what, reader=GM), 403, "record_closed")
    problem(table.gm.get(what, reader="nobody"), 404, "unknown_seat")
    assert table.ann.get(what, reader=ANN).content == table.ann.get(what).content


def test_where_nobody_sees_all_nobody_may(server: Service) -> None:
    """AMB-SEC-08."""
    seats = [{"name": name, "role": "player"} for name in ("Alix", "Bruno", "Clara", "Denis")]
    made = server.http.post("/tables", json={"system": "ambre", "title": "Vendredi", "seats": seats}).json()
    for token in (made["host"], made["seats"][0]["token"]):
        seat = Seat(server, made["table"], token)
        problem(seat.get("/view", reader="player2"), 403, "record_closed")


def test_a_stream_is_the_callers_own(table: Opened) -> None:
    answer = table.gm.http.get(f"{table.gm.path}/feed", params={"reader": ANN}, headers={"Accept": "text/event-stream"})
    assert problem(answer, 400, "bad_request")["errors"][0]["parameter"] == "reader"
