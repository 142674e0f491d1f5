"""What a table refuses of seats that come, go and talk: in French and in English, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.api.evenings import Evening
from tests.api.service import Seat, Service, problem
from tests.api.test_kits import prepared
from tests.api.test_nosgoth_sheet import TEN

Asked = tuple[Seat, str, dict[str, Any]]


def of(seat: Seat, command: dict[str, Any], **more: Any) -> Asked:
    return seat, "/commands", {"command": command, **more}


def kit(table: Evening, **changed: Any) -> Asked:
    return table["gm1"], "/kit", prepared("nosgoth", "mj") | changed


CASES: dict[str, tuple[Callable[[Evening], Asked], int, str]] = {
    "the last game master is not closed": (
        lambda table: of(table.host, {"type": "CloseSeat", "seat": "gm1", "reason": "parti"}),
        409,
        "last_gm",
    ),
    "a second game master is not added": (
        lambda table: of(table.host, {"type": "AddSeat", "name": "Zoé", "role": "gm"}),
        409,
        "bad_seat_count",
    ),
    "nobody stands in for somebody present": (
        lambda table: of(
            table["gm1"], {"type": "CreateCharacter", "name": "A", "characteristics": TEN}, **{"for": "player1"}
        ),
        409,
        "seat_present",
    ),
    "nobody is whispered to": (
        lambda table: of(table["player1"], {"type": "Say", "text": "?", "to": []}),
        400,
        "no_listener",
    ),
    "somebody who is not there is whispered to": (
        lambda table: of(table["player1"], {"type": "Say", "text": "?", "to": ["player9"]}),
        409,
        "unknown_seat",
    ),
    "a kit of another game": (lambda table: kit(table, system="spin/1"), 400, "kit_game"),
    "a kit of another version": (lambda table: kit(table, system="nosgoth/2"), 400, "kit_version"),
    "a kit of 10,000 commands": (
        lambda table: kit(
            table, commands=[{"id": f"@{n}", "command": {"type": "AddCombatant"}} for n in range(10_000)]
        ),
        400,
        "kit_too_long",
    ),
    "a note of 60,000 signs": (
        lambda table: of(table["player1"], {"type": "Note", "text": "x" * 60_000}),
        400,
        "text_too_long",
    ),
    "a note of 100,000 signs": (
        lambda table: of(table["player1"], {"type": "Note", "text": "x" * 100_000}),
        413,
        "too_large",
    ),
    "an address that is none of the web": (
        lambda table: of(table["gm1"], {"type": "ShowHandout", "title": "Plan", "address": "javascript:alert(1)"}),
        400,
        "bad_address",
    ),
}


@pytest.fixture(scope="module")
def table(server: Service) -> Evening:
    return Evening(server, "nosgoth", 2)


@pytest.mark.parametrize("case", CASES)
def test_it_is_refused_in_both_languages(table: Evening, case: str) -> None:
    asks, status, code = CASES[case]
    seat, what, body = asks(table)
    everybody = [*table.seats.values(), table.host]
    before = [each.get("/feed").text for each in everybody]
    answers = {
        problem(seat.post(what, body, **{"Accept-Language": language}), status, code)["detail"]
        for language in ("fr", "en")
    }
    assert len(answers) == 2
    assert not any(code in each for each in answers)
    assert [each.get("/feed").text for each in everybody] == before


@pytest.mark.parametrize(("game", "players"), [("ambre", 5), ("innommable", 4)])
def test_nobody_is_added_beyond_the_book_s_numbers(server: Service, game: str, players: int) -> None:
    """AMB-GEN-02, INN-TAB-01."""
    host = Evening(server, game, players).host
    adding = {"command": {"type": "AddSeat", "name": "Zoé", "role": "player"}}
    answers = {
        problem(host.post("/commands", adding, **{"Accept-Language": language}), 409, "bad_seat_count")["detail"]
        for language in ("fr", "en")
    }
    assert len(answers) == 2
