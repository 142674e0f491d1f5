"""Opening tables, who sits there, and the tokens that speak for seats."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from tests.api.service import ANN, GM, HOST, SEATS, Opened, Seat, Service, problem
from tests.waiting import PATIENCE

GOOD = {"system": "purse", "title": "Vendredi", "seats": SEATS}


def test_opening_gives_each_seat_its_token_once(server: Service) -> None:
    answer = server.http.post("/tables", json=GOOD)
    assert answer.status_code == 201
    made = answer.json()
    assert answer.headers["location"] == f"/tables/{made['table']}"
    assert answer.headers["cache-control"] == "no-store"
    assert [(s["id"], s["name"], s["role"]) for s in made["seats"]] == [
        ("gm1", "Maud", "gm"),
        ("player1", "Anne", "player"),
        ("player2", "Bruno", "player"),
    ]
    tokens = [made["host"], *(s["token"] for s in made["seats"])]
    assert len(set(tokens)) == 4
    assert all(len(token) >= 43 for token in tokens)
    assert not any(token.encode() in server.database.read_bytes() for token in tokens)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"system": "chess"}, "unknown_system"),
        ({"system": "../house"}, "unknown_system"),
        ({"title": " "}, "title_required"),
        ({"title": "x" * 4001}, "text_too_long"),
        ({"title": "Vendredi\u0007"}, "name_control"),
        ({"title": 5}, "malformed"),
        ({"seats": []}, "bad_seat_count"),
        ({"seats": [{"name": "", "role": "player"}]}, "name_required"),
        ({"seats": [{"name": "x", "role": "host"}]}, "malformed"),
        ({"seats": [{"name": "x", "role": "player", "id": "gm1"}]}, "malformed"),
        ({"options": {"dice": "loaded"}}, "bad_option"),
        ({"options": {"luck": 1}}, "bad_option"),
        ({"options": {"dice": 10**20}}, "malformed"),
        ({"secret": 1}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_opened(server: Service, change: dict[str, Any], code: str) -> None:
    problem(server.http.post("/tables", json=GOOD | change), 400, code)


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[1]", b'"\xff"', b"[" * 30000])
def test_a_body_that_is_no_table(server: Service, body: bytes) -> None:
    problem(server.http.post("/tables", content=body), 400, "malformed")


def test_each_seat_knows_the_table_and_itself(table: Opened) -> None:
    table.ann.did({"type": "JoinTable", "name": "Annette"})
    table.gm.did({"type": "SetPresence", "seat": "player2", "away": True})
    seen = table.ann.get("").json()
    assert seen == {
        "table": table.id,
        "system": "purse/1",
        "title": "Vendredi",
        "status": "open",
        "seats": [
            {"id": "gm1", "name": "Maud", "role": "gm", "joined": False, "away": False},
            {"id": "player1", "name": "Annette", "role": "player", "joined": True, "away": False},
            {"id": "player2", "name": "Bruno", "role": "player", "joined": False, "away": True},
        ],
        "you": {"seat": "player1", "role": "player"},
        "frame": 3,
        "disclosed": False,
        "delay": None,
        "origin": None,
        "branches": [],
        "disputes": [],
        "proposal": None,
        "asked": [],
        "closed": [],
        "again": None,
        "allowed": {},
        "stand_ins": "gm",
        "pause": "anybody",
    }
    assert table.host.get("").json()["you"] == {"seat": "host", "role": "host"}


ROUTES = [
    ("GET", ""),
    ("POST", "/commands"),
    ("GET", "/view"),
    ("GET", "/view?at=99"),
    ("GET", "/moves"),
    ("GET", "/feed"),
    ("GET", "/record?full=true"),
    ("POST", "/corrections"),
    ("POST", "/corrections/preview"),
    ("POST", "/seats/gm1/token"),
    ("DELETE", "/seats/gm1/token"),
]


@pytest.mark.parametrize(("method", "route"), ROUTES)
def test_nobody_learns_anything_without_the_right_token(server: Service, method: str, route: str) -> None:
    one, other = server.open(), server.open()
    answers = []
    for id_, token in [
        (one.id, None),
        (one.id, "Bearer wrong"),
        (one.id, f"Bearer {other.tokens[HOST]}"),
        (one.id, f"Basic {one.tokens[HOST]}"),
        (one.id, "Bearer"),
        ("0123456789abcdef", f"Bearer {one.tokens[HOST]}"),
        ("0123456789abcdef", None),
        (f"{one.id}:keys", f"Bearer {one.tokens[HOST]}"),
        ("%00", f"Bearer {one.tokens[HOST]}"),
        ("é" * 300, f"Bearer {one.tokens[HOST]}"),
    ]:
        headers = {"Authorization": token} if token is not None else {}
        answer = server.http.request(method, f"/tables/{id_}{route}", headers=headers, content=b"{}")
        found = {k: v for k, v in answer.headers.items() if k != "date"}
        answers.append((answer.status_code, answer.content, found))
    assert all(answer == answers[0] for answer in answers)
    status, body, found = answers[0]
    assert status == 401
    assert found["www-authenticate"] == 'Bearer realm="greffe"'
    assert json.loads(body)["code"] == "unauthorized"
    assert "instance" not in json.loads(body)


def test_the_host_replaces_a_token_and_the_former_one_ends(server: Service, table: Opened) -> None:
    answer = table.host.http.post(f"/tables/{table.id}/seats/player1/token")
    assert answer.status_code == 201
    assert answer.json()["seat"] == ANN
    problem(table.ann.get("/view"), 401, "unauthorized")
    again = Seat(server, table.id, answer.json()["token"])
    assert again.get("").json()["you"]["seat"] == ANN
    assert table.gm.get("").status_code == 200


def test_a_seat_replaces_its_own_token_alone(server: Service, table: Opened) -> None:
    for seat in (GM, "player2", HOST, "nobody"):
        problem(table.ann.http.post(f"/tables/{table.id}/seats/{seat}/token"), 403, "not_your_role")
    answer = table.ann.http.post(f"/tables/{table.id}/seats/player1/token")
    assert Seat(server, table.id, answer.json()["token"]).get("").status_code == 200
    problem(table.ann.get(""), 401, "unauthorized")


def test_revoking_is_the_hosts(table: Opened) -> None:
    for caller in (table.ann, table.gm):
        problem(caller.http.delete(f"/tables/{table.id}/seats/player1/token"), 403, "not_your_role")
    assert table.host.http.delete(f"/tables/{table.id}/seats/player1/token").status_code == 204
    problem(table.ann.get(""), 401, "unauthorized")
    problem(table.host.http.delete(f"/tables/{table.id}/seats/host/token"), 409, "host_needs_token")
    problem(table.host.http.delete(f"/tables/{table.id}/seats/player9/token"), 404, "unknown_seat")


def test_a_token_that_is_revoked_already_is_not_revoked_again(table: Opened) -> None:
    """The answer may have been lost, and the request come again: the table reads of it once."""
    for _ in range(2):
        assert table.host.http.delete(f"/tables/{table.id}/seats/player1/token").status_code == 204
    assert [entry["type"] for frame in table.bob.frames(after=1) for entry in frame["entries"]] == ["TokenRevoked"]
    table.host.http.post(f"/tables/{table.id}/seats/player1/token")
    assert table.host.http.delete(f"/tables/{table.id}/seats/player1/token").status_code == 204
    assert len(table.bob.frames(after=1)) == 3


def test_tokens_survive_a_restart_of_memory(server: Service, table: Opened) -> None:
    """The keys are read from the register, not remembered."""
    fresh = table.host.http.post(f"/tables/{table.id}/seats/player1/token").json()["token"]
    service = server.uvicorn.config.app.state.service  # type: ignore[union-attr]
    service.memory.tables.clear()
    assert Seat(server, table.id, fresh).get("").status_code == 200
    problem(table.ann.get(""), 401, "unauthorized")
    table.bob.did({"type": "JoinTable"})


def test_an_open_socket_ends_with_its_token(table: Opened) -> None:
    with table.ann.live() as ann, table.bob.live() as bob:
        ann.recv(PATIENCE)
        bob.recv(PATIENCE)
        table.host.http.delete(f"/tables/{table.id}/seats/player1/token")
        with pytest.raises(ConnectionClosedError) as closed:
            ann.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        table.bob.did({"type": "JoinTable"})
        assert json.loads(bob.recv(PATIENCE))["frame"] == 2
    with pytest.raises(InvalidStatus) as refused:
        table.ann.live()
    assert refused.value.response.status_code == 401


def test_an_open_event_stream_ends_with_its_token(table: Opened) -> None:
    headers = {"Accept": "text/event-stream"}
    with table.ann.http.stream("GET", f"/tables/{table.id}/feed", headers=headers) as stream:
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith("id")) == "id: 1"
        table.host.http.post(f"/tables/{table.id}/seats/player1/token")
        assert [line for line in lines if line.startswith("id")] == []
