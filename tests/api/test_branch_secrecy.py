"""What a branch tells: by it nobody reads more of the origin, and whoever is not to know of it yet finds nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tests.api.service import BOB, Opened, Seat, Service, installed, playing, problem
from tests.api.test_audit import unsealed
from tests.api.test_late import EARN, MINUTE, before, watched
from tests.game.purse import PROJECTION, purse
from tests.waiting import PATIENCE

NOTE = {"type": "Note", "text": "caché"}
SOMBRE = [{"name": "Maud", "role": "gm"}, {"name": "Anne", "role": "player"}, {"name": "Bruno", "role": "player"}]
AMBRE = [{"name": name, "role": "player"} for name in ("Anne", "Bruno", "Chloé", "Denis")]
VOID = "f" * 32
"""The id of no table."""


def begun(seat: Seat, **asked: Any) -> str:
    answer = seat.post("/branches", asked)
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["table"]
    return name


def at(name: str, seat: Seat) -> Seat:
    """The same seat at that table."""
    return Seat(seat.service, name, seat.token)


def opened(server: Service, system: str, seats: list[dict[str, str]]) -> list[Seat]:
    made = server.http.post("/tables", json={"system": system, "title": "Nuit", "seats": seats}).json()
    return [Seat(server, made["table"], each["token"]) for each in made["seats"]]


@pytest.mark.parametrize("hidden", [0, 1, 3])
def test_two_branches_do_not_tell_whether_something_hidden_lies_between(table: Opened, hidden: int) -> None:
    """Both once named the hash of the last event that they share: the same one, if nothing had happened."""
    first = begun(table.gm)
    for _ in range(hidden):
        table.gm.did(NOTE)
    second = begun(table.gm)
    assert len({at(name, table.bob).get("").json()["origin"]["hash"] for name in (first, second)}) == 2


def test_the_hash_of_a_branch_holds_its_origin_fast(table: Opened) -> None:
    """Whoever has the origin's record whole checks it."""
    table.ann.did(EARN, 1)
    *_, last = table.gm.get("/record", full="true").text.splitlines()
    name = begun(table.gm)
    due = sha256(f"{name}\0{json.loads(last)['data']['hash']}".encode()).hexdigest()
    assert at(name, table.bob).get("").json()["origin"]["hash"] == due


@pytest.mark.parametrize("hidden", [0, 1])
def test_what_is_hidden_brings_no_branch_to_whoever_reads_late(server: Service, hidden: int) -> None:
    """It is there for him once he has read what came after it, not once something has happened."""
    table, zoe = watched(server, delay_minutes=1)
    with before(server, 2 * MINUTE):
        table.ann.did(EARN, 1)
        name = begun(table.gm)
        for _ in range(hidden):
            table.gm.did(NOTE)
    assert zoe.get("").json()["branches"] == []
    problem(at(name, zoe).get(""), 401, "unauthorized")
    with before(server, 2 * MINUTE):
        table.ann.did(EARN, 1)
    assert zoe.get("").json()["branches"] == [name]
    assert at(name, zoe).get("").status_code == 200


def test_a_branch_that_is_not_known_yet_is_answered_as_no_table(tmp_path: Path) -> None:
    """Whose requests are counted tells it, too: a seat's by its name, a stranger's by his address."""
    with playing(tmp_path / "r.sqlite", rate_limit=500) as service:
        table, zoe = watched(service, delay_frames=1)
        table.ann.did(EARN, 1)
        name = begun(table.gm)
        answers = [at(each, zoe).get("/view") for each in (name, VOID)]
        assert len({problem(each, 401, "unauthorized")["detail"] for each in answers}) == 1
        assert len({each.headers["ratelimit"].partition(";")[0] for each in answers}) == 1
        assert len({each.headers["ratelimit-policy"] for each in answers}) == 1


def test_for_whoever_is_away_there_is_no_branch_until_he_is_back(server: Service) -> None:
    """Not only in the list (C-7): whoever knows its name, or guesses it, finds nothing under it."""
    gm, ann, bob = opened(server, "sombre", SOMBRE)
    known = begun(gm)
    gm.did({"type": "SetPresence", "seat": "player1", "away": True})
    meanwhile = begun(gm, frame=1)
    for what in ("", "/view", "/feed", "/moves", "/record"):
        problem(at(meanwhile, ann).get(what), 401, "unauthorized")
        assert at(known, ann).get(what).status_code == 200
        assert at(meanwhile, bob).get(what).status_code == 200
    problem(at(meanwhile, ann).act({"type": "JoinTable"}), 401, "unauthorized")
    gm.did({"type": "SetPresence", "seat": "player1", "away": False})
    assert at(meanwhile, ann).get("/view").status_code == 200


def test_a_branch_does_not_begin_while_something_waits_for_consent(server: Service) -> None:
    """It would wait in the branch as well: a branch of a branch, or a record that is opened before its origin's."""
    first, *others = opened(server, "ambre", AMBRE)
    asked = {"title": "Et si", "reason": "pour voir"}
    proposed = first.post("/branches", asked).json()
    assert [entry["type"] for entry in proposed["entries"]] == ["UndoProposed"], "nothing is granted yet"
    pending = proposed["frame"]
    proposal = proposed["entries"][0]["fields"]["proposal"]
    assert first.post("/corrections", {"type": "withdraw", "proposal": proposal}).status_code == 201
    found = problem(first.post("/branches", {**asked, "title": "Autre", "frame": pending}), 409, "undo_pending")
    assert found["detail"]
    assert first.post("/branches", {**asked, "title": "Autre", "frame": pending - 1}).status_code == 202
    assert others[0].get("").json()["proposal"] is not None


@pytest.fixture
def glass(server: Service) -> Iterator[Opened]:
    with installed(replace(purse(), name="glass"), replace(PROJECTION, unsealed=unsealed)):
        yield server.open("glass")


def test_what_a_game_opens_in_the_end_is_opened_in_the_origin_first(glass: Opened) -> None:
    """A branch is soon played to its end: it holds the secrets of a table that goes on."""
    glass.ann.did({"type": "Note", "text": "secret"})
    there = at(begun(glass.gm), glass.bob)
    problem(there.get("/record", full="true"), 403, "not_your_role")
    at(there.path.split("/")[-1], glass.ann).did({"type": "OpenBox"})
    problem(there.get("/record", full="true"), 409, "origin_sealed")
    glass.ann.did({"type": "OpenBox"})
    assert there.get("/record", full="true").status_code == 200


@pytest.mark.parametrize("way", ["revoke", "rotate"])
def test_a_token_of_the_origin_that_ends_ends_what_is_open_in_the_branch(table: Opened, way: str) -> None:
    there = at(begun(table.gm), table.bob)
    seat = f"{table.host.path}/seats/{BOB}/token"
    with there.live(after=1) as socket:
        answer = table.host.http.delete(seat) if way == "revoke" else table.host.http.post(seat)
        assert answer.status_code in (201, 204)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    problem(there.get(""), 401, "unauthorized")
    token = table.host.http.post(seat).json()["token"]
    assert Seat(table.gm.service, there.path.split("/")[-1], token).get("").status_code == 200
