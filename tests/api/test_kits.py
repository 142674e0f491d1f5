"""Kits over HTTP: what a seat prepared is taken away, and given to another table of the game, all or nothing."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from domain.systems import GAMES
from projections.exports.kit import MOST_COMMANDS, kit_of
from tests.api.service import Seat, Service, problem
from tests.contract.sessions import NAMES, played

LEADING = {"ambre": "alix", "innommable": "iris", "nosgoth": "mj", "sombre": "meneur", "spin": "mj"}
PLAYING = {"ambre": "bruno", "innommable": "lou", "nosgoth": "noe", "sombre": "ana", "spin": "ana"}
ROLES = {"ambre": ("player",) * 4, "innommable": ("gm", "player", "player", "player"), "sombre": ("gm", "player")}
NAMED = ("Maud", "Anne", "Bruno", "Carole")


def opened(server: Service, game: str) -> list[Seat]:
    """A table of the game: whoever leads, or comes first, then the players."""
    roles = ROLES.get(game, ("gm", "player"))
    seats = [{"name": name, "role": role} for name, role in zip(NAMED, roles, strict=False)]
    made = server.http.post("/tables", json={"system": game, "title": "Vendredi", "seats": seats})
    assert made.status_code == 201, made.text
    answer = made.json()
    if game == "ambre":
        ids = [seat["id"] for seat in answer["seats"]]
        Seat(server, answer["table"], answer["host"]).did({"type": "StartGame", "seating": ids})
    return [Seat(server, answer["table"], seat["token"]) for seat in answer["seats"]]


def ready(server: Service, game: str, place: int) -> Seat:
    """A seat at a table where it may prepare: the keeper of a mystery announces its setting first, Spin comes to the
    making of characters, and Sombre arms nobody before play.
    """
    seats = opened(server, game)
    if game == "spin" and place:
        for phase in ("genre", "creation"):
            seats[0].did({"type": "AdvancePhase", "phase": phase})
    if game == "sombre" and not place:
        seats[0].did({"type": "StartPlay"})
    if game == "innommable" and place:
        seats[0].did({"type": "AnnounceSetting", "place": "Une tourbière", "period": "1923", "role": "Expertise"})
    return seats[place]


def prepared(game: str, seat: str) -> dict[str, Any]:
    """The kit of a seat of the session that the game's tests tell."""
    made: dict[str, Any] = msgspec.to_builtins(kit_of(played(game).feeds, seat))
    return made


def without(kit: dict[str, Any], refused: list[Any]) -> dict[str, Any]:
    gone = {each["id"] for each in refused}
    return {**kit, "commands": [each for each in kit["commands"] if each["id"] not in gone]}


def anonymous(text: str) -> str:
    """Without ids, which are new everywhere."""
    return re.sub(r"[0-9a-f]{16,}", "*", text)


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("game", NAMES)
def test_what_was_prepared_is_there_at_another_table(server: Service, game: str, place: int) -> None:
    kit = prepared(game, (LEADING, PLAYING)[place][game])
    one, other = ready(server, game, place), ready(server, game, place)
    before = len(one.frames())
    foreseen = one.post("/kit/preview", kit).json()
    assert foreseen["commands"] == len(kit["commands"])
    assert len(one.frames()) == before
    if foreseen["refused"]:
        problem(one.post("/kit", kit), *refusal(one, kit))
        assert len(one.frames()) == before
        kit = without(kit, foreseen["refused"])
    assert one.post("/kit", kit).status_code == 201
    taken = one.get("/kit").json()
    assert [each["command"]["type"] for each in taken["commands"]] == [e["command"]["type"] for e in kit["commands"]]

    assert other.post("/kit/preview", taken).json()["refused"] == []
    frames = other.post("/kit", taken).json()["frames"]
    assert [frame["frame"] for frame in frames] == list(range(before + 1, before + 1 + len(frames)))
    again = other.get("/kit").json()
    assert again == taken
    assert anonymous(other.get("/view").text) == anonymous(one.get("/view").text)


def refusal(seat: Seat, kit: dict[str, Any]) -> tuple[int, str]:
    """A refusal names the first command that the table refuses, and its place."""
    answer = seat.post("/kit", kit).json()
    first = seat.post("/kit/preview", kit).json()["refused"][0]
    assert answer["errors"][0]["pointer"] == f"/commands/{first['place']}/command"
    assert (answer["code"], answer["detail"]) == (first["code"], first["detail"])
    return answer["status"], answer["code"]


def test_what_refers_to_what_is_not_there_is_foreseen(server: Service) -> None:
    """Sombre: a weapon of somebody whom another seat made."""
    kit = prepared("sombre", "meneur")
    gm = ready(server, "sombre", 0)
    refused = gm.post("/kit/preview", kit).json()["refused"]
    assert [each["type"] for each in refused] == ["DefineItem"]
    assert refused[0]["detail"]


def test_what_fell_is_not_in_a_kit(server: Service) -> None:
    gm = opened(server, "nosgoth")[0]
    assert gm.post("/kit", prepared("nosgoth", "mj")).status_code == 201
    event = gm.frames()[-1]["entries"][0]["event"]
    gm.post("/corrections", {"type": "retract", "target": event, "reason": "non"})
    assert gm.get("/kit").json()["commands"] == []


def test_the_same_key_gives_a_kit_once(server: Service) -> None:
    gm, kit = opened(server, "nosgoth")[0], prepared("nosgoth", "mj")
    once = {"Idempotency-Key": "a-kit-that-is-given-once"}
    first, again = gm.post("/kit", kit, **once), gm.post("/kit", kit, **once)
    assert (first.status_code, again.status_code, first.json()) == (201, 201, again.json())
    assert len(gm.get("/kit").json()["commands"]) == len(kit["commands"])


def test_nobody_reads_another_s_kit(server: Service) -> None:
    gm, ann = opened(server, "nosgoth")
    assert gm.post("/kit", prepared("nosgoth", "mj")).status_code == 201
    assert ann.get("/kit").json()["commands"] == []


ADDING = prepared("nosgoth", "mj")["commands"][0]["command"]
BAD: list[tuple[dict[str, Any], int, str]] = [
    ({"system": "spin/1"}, 400, "kit_game"),
    ({"system": "nosgoth/2"}, 400, "kit_version"),
    ({"greffe_kit": 2}, 400, "kit_form"),
    ({"commands": []}, 400, "kit_empty"),
    ({"commands": [{"id": "@1", "command": {"type": "StartTable"}}]}, 400, "bad_value"),
    ({"commands": [{"id": "@1", "command": {"type": "EndCombat"}}]}, 400, "kit_command"),
    ({"commands": [{"id": "@1", "command": {"type": "Say", "text": "?"}}]}, 400, "kit_command"),
    ({"commands": [{"id": "@1", "command": {}}]}, 400, "bad_value"),
    ({"commands": [{"id": "1", "command": ADDING}]}, 400, "kit_names"),
    ({"commands": [{"id": "@1", "command": ADDING}] * 2}, 400, "kit_names"),
    ({"commands": [{"id": "@1"}]}, 400, "malformed"),
    ({"more": 1}, 400, "malformed"),
]


@pytest.mark.parametrize(("bad", "status", "code"), BAD)
def test_what_is_no_kit_of_the_game_is_refused(server: Service, bad: dict[str, Any], status: int, code: str) -> None:
    gm = opened(server, "nosgoth")[0]
    before = len(gm.frames())
    problem(gm.post("/kit", {**prepared("nosgoth", "mj"), **bad}), status, code)
    assert len(gm.frames()) == before


def test_a_kit_of_ten_thousand_commands_is_refused(server: Service) -> None:
    gm = opened(server, "nosgoth")[0]
    short = {"type": "AddCombatant"}
    kit = {**prepared("nosgoth", "mj"), "commands": [{"id": f"@{n}", "command": short} for n in range(1, 10_001)]}
    assert len(kit["commands"]) > MOST_COMMANDS
    problem(gm.post("/kit", kit), 400, "kit_too_long")
    problem(gm.post("/kit/preview", kit), 400, "kit_too_long")
    problem(gm.post("/kit", b" " * (1 << 20) + b"{}"), 413, "too_large")


@pytest.mark.parametrize("game", NAMES)
def test_preparation_is_recorded_as_it_is_sent(game: str) -> None:
    marked = GAMES[game].preparation
    assert marked
    assert marked <= {*GAMES[game].commands} & GAMES[game].recorded.keys()
