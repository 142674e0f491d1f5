"""The same key twice is the same thing once: by meaning, not by bytes, by HTTP or socket; tables and tokens too."""

from __future__ import annotations

import json
import secrets
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import httpx
import pytest

from domain.register import Register, sqlite_settings
from domain.register.integrity.verify import verify_register
from tests.api.service import Opened, Seat, Service, problem
from tests.waiting import PATIENCE

EARN = {"type": "Earn", "amount": 3}
BODY = {"system": "purse", "title": "x", "seats": [{"name": "x", "role": "player"}], "options": {}}


def test_other_spaces_are_the_same_request(table: Opened) -> None:
    first = table.ann.act(EARN, 4, key="k")
    spaced = json.dumps({"dice": [4], "command": {"amount": 3, "type": "Earn"}}, indent=2).encode()
    again = table.ann.post("/commands", spaced, **{"Idempotency-Key": "k"})
    assert (again.status_code, again.content) == (201, first.content)
    assert len(table.ann.frames()) == 2
    problem(table.ann.act(EARN, 5, key="k"), 422, "idempotency_key_reused")


@pytest.mark.parametrize("first", ["http", "socket"])
def test_the_same_key_may_come_by_either_way(table: Opened, first: str) -> None:
    def by_http() -> int:
        answer = table.ann.act(EARN, 4, key="k")
        assert answer.status_code == 201, answer.text
        return int(answer.json()["frame"])

    def by_socket() -> int:
        with table.ann.live(after=9 if first == "nothing" else 1) as socket:
            socket.send(json.dumps({"id": "1", "command": EARN, "dice": [4], "key": "k"}))
            while "status" not in (body := json.loads(socket.recv(PATIENCE))):
                pass
        assert body["status"] == 201, body
        return int(body["frame"])

    ways = (by_http, by_socket) if first == "http" else (by_socket, by_http)
    assert [way() for way in ways] == [2, 2]


def test_a_correction_by_either_way_and_with_other_spaces(table: Opened) -> None:
    event = table.ann.did(EARN, 4)["entries"][0]["event"]
    amend = {"type": "amend", "target": event, "reason": "x", "command": {"type": "Earn", "amount": 5}}
    other = {"command": {"amount": 5, "type": "Earn"}, "reason": "x", "target": event, "type": "amend"}
    first = table.gm.post("/corrections", amend, **{"Idempotency-Key": "c"})
    assert first.status_code == 201, first.text
    again = table.gm.post("/corrections", json.dumps(other, indent=1).encode(), **{"Idempotency-Key": "c"})
    assert again.content == first.content
    with table.gm.live(after=first.json()["frame"]) as socket:
        socket.send(json.dumps({"id": "1", "correction": other, "key": "c"}))
        body = {"id": "1", "status": 201, "frame": first.json()["frame"], "replayed": True}
        assert json.loads(socket.recv(PATIENCE)) == body


def opened(server: Service, key: str, **changes: Any) -> httpx.Response:
    return server.http.post("/tables", json={**BODY, **changes}, headers={"Idempotency-Key": key})


def test_a_table_is_opened_once(server: Service) -> None:
    """The answer with the tokens got lost: whoever asks again gets the same one."""
    key = secrets.token_urlsafe(24)
    first = opened(server, key)
    assert first.status_code == 201, first.text
    spaced = json.dumps(dict(reversed(BODY.items())), indent=3)
    again = server.http.post("/tables", content=spaced, headers={"Idempotency-Key": key})
    assert (again.status_code, again.content) == (201, first.content)
    table, (seat,), host = first.json()["table"], first.json()["seats"], first.json()["host"]
    for token in (seat["token"], host):
        assert Seat(server, table, token).get("").status_code == 200
    problem(opened(server, key, title="y"), 422, "idempotency_key_reused")
    with Register.open(sqlite_settings(server.database)) as register:
        assert register.head(table) == 1
        assert verify_register(register).sound


def test_two_at_the_same_moment_open_one_table(server: Service) -> None:
    key = secrets.token_urlsafe(24)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: opened(server, key), range(8)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.content for answer in answers}) == 1


def test_a_key_that_could_be_guessed_opens_nothing(server: Service) -> None:
    """Whoever repeats it is told the tokens."""
    problem(opened(server, "friday"), 400, "weak_idempotency_key")


def test_after_an_hour_the_tokens_are_not_told_again(server: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    key = secrets.token_urlsafe(24)
    assert opened(server, key).status_code == 201
    keys = server.uvicorn.app.state.service.keys
    before = keys._dependencies
    later = before.environment._replace(clock=lambda: before.environment.clock() + timedelta(minutes=61))
    monkeypatch.setattr(keys, "_dependencies", before._replace(environment=later))
    problem(opened(server, key), 422, "idempotency_key_expired")


def test_tables_without_a_key_are_two(server: Service) -> None:
    answers = [server.http.post("/tables", json=BODY).json() for _ in range(2)]
    assert answers[0]["table"] != answers[1]["table"]


def rotate(seat: Seat, target: str, key: str = "") -> httpx.Response:
    headers = {"Idempotency-Key": key} if key else {}
    return seat.http.post(f"{seat.path}/seats/{target}/token", headers=headers)


@pytest.mark.parametrize(("who", "target"), [("ann", "player1"), ("host", "player1"), ("host", "host")])
def test_a_rotation_whose_answer_was_lost_is_repeated(table: Opened, who: str, target: str) -> None:
    """By the very token that it may have ended."""
    asker: Seat = getattr(table, who)
    key = secrets.token_urlsafe(24)
    first = rotate(asker, target, key)
    assert first.status_code == 201, first.text
    again = rotate(asker, target, key)
    assert (again.status_code, again.content) == (201, first.content)
    new = Seat(asker.service, table.id, first.json()["token"])
    assert new.get("").json()["you"]["seat"] == target
    assert new.get("").json()["frame"] == 2, "the table was told once"


def test_a_dead_token_gets_nothing_else(table: Opened) -> None:
    key = secrets.token_urlsafe(24)
    new = rotate(table.ann, "player1", key).json()["token"]
    problem(rotate(table.ann, "player1", secrets.token_urlsafe(24)), 401, "unauthorized")
    problem(rotate(table.ann, "player1"), 401, "unauthorized")
    problem(rotate(table.ann, "player2", key), 401, "unauthorized")
    problem(rotate(Seat(table.ann.service, table.id, "made up"), "player1", key), 401, "unauthorized")
    problem(table.ann.get(""), 401, "unauthorized")
    third = rotate(Seat(table.ann.service, table.id, new), "player1", secrets.token_urlsafe(24))
    assert third.status_code == 201
    problem(rotate(table.ann, "player1", key), 401, "unauthorized")


def test_a_revoked_seat_gets_its_token_from_nobody(table: Opened) -> None:
    key = secrets.token_urlsafe(24)
    rotate(table.ann, "player1", key)
    assert table.host.http.delete(f"{table.host.path}/seats/player1/token").status_code == 204
    problem(rotate(table.ann, "player1", key), 401, "unauthorized")


def test_another_key_is_another_token(table: Opened) -> None:
    tokens = [rotate(table.host, "player1", secrets.token_urlsafe(24)).json()["token"] for _ in range(2)]
    tokens += [rotate(table.host, "player1").json()["token"] for _ in range(2)]
    assert len(set(tokens)) == 4
    problem(rotate(table.host, "player1", "short"), 400, "weak_idempotency_key")


def test_every_rotation_and_revocation_is_told_to_the_whole_table(table: Opened) -> None:
    """Not the token: that it changed, and by whom."""
    token = rotate(table.host, "player1").json()["token"]
    rotate(table.bob, "player2")
    table.host.http.delete(f"{table.host.path}/seats/player1/token")
    for locale, lines in (
        ("fr", ["Nouveau jeton pour Anne, par l’hôte.", "Bruno change de jeton.", "L’hôte retire son jeton à Anne."]),
        (
            "en",
            ["The host issues a new token for Anne.", "Bruno changes tokens.", "The host revokes the token of Anne."],
        ),
    ):
        body = table.gm.http.get(f"{table.gm.path}/feed", params={"after": 1}, headers={"Accept-Language": locale})
        entries = [entry for frame in body.json()["frames"] for entry in frame["entries"]]
        assert [entry["text"] for entry in entries] == lines
    assert [entry["type"] for entry in entries] == ["TokenIssued", "TokenIssued", "TokenRevoked"]
    assert token not in body.text
