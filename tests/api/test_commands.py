"""The command path: what it accepts, what it refuses, and that a repeated request is carried out once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.api.service import Opened, Service, problem
from tests.waiting import PATIENCE

CHOICES = {"max_body_bytes": 4000}
EARN = {"type": "Earn", "amount": 3}


def test_an_accepted_command_answers_with_the_callers_own_frame(table: Opened) -> None:
    answer = table.ann.act(EARN, 4)
    assert answer.status_code == 201
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    frame = answer.json()
    assert frame["frame"] == 2
    assert [entry["type"] for entry in frame["entries"]] == ["TableStarted", "RecordChanged"]
    assert frame["entries"][0]["dice"] == [{"kind": "d6", "faces": [4], "physical": True}]
    assert frame["entries"][0]["seat"] == "player1"
    assert table.ann.frames()[-1] == frame


def test_what_others_may_not_see_gives_them_no_frame(table: Opened) -> None:
    table.ann.did({"type": "Note", "text": "la clé est sous la pierre"})
    assert len(table.ann.frames()) == len(table.gm.frames()) == 2
    assert len(table.bob.frames()) == 1


def places(found: Any) -> list[tuple[str, str]]:
    """Where it says that something is wrong, and what; each with a sentence."""
    assert all(error["detail"] for error in found["errors"])
    return [(error["pointer"], error["code"]) for error in found["errors"]]


@pytest.mark.parametrize(
    ("body", "pointer", "code"),
    [
        (b"", "", "not_json"),
        (b"{", "", "not_json"),
        (b"[]", "", "wrong_type"),
        (b'{"dice": [1]}', "/command", "missing_field"),
        (b'{"command": {"type": "Earn", "amount": 1}, "seat": "gm1"}', "/seat", "unknown_field"),
        (b'{"command": {"type": "Earn", "amount": 1}, "dice": [1.5]}', "/dice/0", "wrong_type"),
        (b'{"command": {"type": "Earn", "amount": 1}, "dice": "6"}', "/dice", "wrong_type"),
        pytest.param(
            b'{"command": {"type": "Earn", "amount": 1}, "dice": [' + b"1," * 1200 + b"1]}",
            "/dice",
            "wrong_length",
            id="too many dice",
        ),
    ],
)
def test_an_envelope_that_cannot_be_read(table: Opened, body: bytes, pointer: str, code: str) -> None:
    found = problem(table.ann.post("/commands", body), 400, "malformed")
    assert places(found) == [(pointer, code)]


@pytest.mark.parametrize(
    ("command", "pointer", "code"),
    [
        ({}, "/type", "missing_field"),
        ({"type": "Earn"}, "/amount", "missing_field"),
        ({"type": "Earn", "amount": "3"}, "/amount", "wrong_type"),
        ({"type": "Earn", "amount": True}, "/amount", "wrong_type"),
        ({"type": "Earn", "amount": 1.5}, "/amount", "wrong_type"),
        ({"type": "Earn", "amount": 2**53}, "/amount", "unsafe_number"),
        ({"type": "Earn", "amount": 1, "luck/~": 7}, "/luck~1~0", "unknown_field"),
        (["Earn"], "", "wrong_type"),
        (None, "", "wrong_type"),
    ],
)
def test_a_command_that_cannot_be_read_has_the_games_code(table: Opened, command: Any, pointer: str, code: str) -> None:
    found = problem(table.ann.post("/commands", {"command": command}), 400, "bad_value")
    assert places(found) == [(f"/command{pointer}", code)]
    assert table.ann.frames()[-1]["frame"] == 1


@pytest.mark.parametrize("name", ["Steal", "Corrected", "OpenTable"])
def test_a_command_that_the_game_does_not_know(table: Opened, name: str) -> None:
    found = problem(table.ann.post("/commands", {"command": {"type": name, "amount": 1}}), 400, "unknown_command")
    assert places(found) == [("/command/type", "unknown_type")]
    assert {"Earn", "Spend", "JoinTable"} <= set(found["errors"][0]["allowed"])
    assert name not in found["errors"][0]["allowed"]


def test_what_cannot_be_read_is_told_in_the_callers_language(table: Opened) -> None:
    wrong = {"command": {"type": "Earn", "amount": "3"}}
    found = {
        language: table.ann.post("/commands", wrong, **{"Accept-Language": language}).json()["errors"][0]
        for language in ("fr", "en")
    }
    assert found["fr"] == {
        "pointer": "/command/amount",
        "code": "wrong_type",
        "expected": ["integer"],
        "detail": "Un nombre entier est attendu ici.",
    }
    assert found["en"]["detail"] == "A whole number is expected here."


def test_what_a_sentence_names_is_a_member(table: Opened) -> None:
    found = problem(table.ann.act(EARN, key="x" * 201), 400, "bad_idempotency_key")
    assert found["most"] == 200


def test_text_that_is_not_utf_8(table: Opened) -> None:
    body = b'{"command": {"type": "Note", "text": "\xff"}}'
    assert places(problem(table.ann.post("/commands", body), 400, "bad_value")) == [("/command", "not_json")]


def test_refusals_have_their_status_code_and_rule(table: Opened) -> None:
    refused = problem(table.ann.act({"type": "Spend", "amount": 5}), 409, "too_poor")
    assert refused["instance"] == f"/tables/{table.id}/commands"
    problem(table.ann.act({"type": "EndTable"}), 403, "not_your_role")
    problem(table.ann.act(EARN, 7), 409, "bad_die_value")
    problem(table.ann.act(EARN, 1, 2), 409, "bad_dice_count")
    assert len(table.ann.frames()) == 1


def test_the_sentence_is_in_the_callers_language(table: Opened) -> None:
    body = json.dumps({"command": {"type": "EndTable"}})
    found = {}
    for language in ("fr", "en-GB, fr;q=0.3", "de, en;q=0.1", "de", ""):
        headers = {"Accept-Language": language}
        answer = table.ann.http.post(f"{table.ann.path}/commands", content=body, headers=headers)
        found[language] = (answer.headers["content-language"], problem(answer, 403, "not_your_role")["detail"])
    french, english = found["fr"], found["en-GB, fr;q=0.3"]
    assert french == ("fr", "Ce n’est pas à votre place de le faire.")
    assert english == ("en", "This is not for your seat to do.")
    assert found["de, en;q=0.1"] == english
    assert found["de"] == found[""] == french


def test_a_code_without_a_sentence_still_answers(table: Opened) -> None:
    assert problem(table.ann.act({"type": "CloseBox"}), 409, "box_closed")["detail"]


def test_other_methods_are_told_what_is_allowed(table: Opened) -> None:
    for method in ("GET", "PUT", "DELETE"):
        answer = table.ann.http.request(method, f"{table.ann.path}/commands")
        problem(answer, 405, "method_not_allowed")
        assert answer.headers["allow"] == "POST"


def test_a_body_that_is_too_long_is_refused_announced_or_not(table: Opened) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(10):
            yield b" " * 1000

    for what in ("/commands", "/corrections", "/corrections/preview"):
        address = f"{table.ann.path}{what}"
        problem(table.ann.http.post(address, content=b" " * 4001), 413, "too_large")
        problem(table.ann.http.post(address, content=chunks()), 413, "too_large")
    problem(table.ann.http.post("/tables", content=chunks()), 413, "too_large")


def test_the_same_key_twice_is_carried_out_once(table: Opened) -> None:
    first = table.ann.act(EARN, key="k 1")
    table.bob.did(EARN)
    again = table.ann.act(EARN, key="k 1")
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.content == again.content
    assert [f["frame"] for f in table.ann.frames()] == [1, 2, 3]


def test_a_key_belongs_to_its_seat_and_its_body(table: Opened) -> None:
    assert table.ann.act(EARN, key="k").status_code == 201
    assert table.bob.act(EARN, key="k").status_code == 201
    problem(table.ann.act({"type": "Earn", "amount": 4}, key="k"), 422, "idempotency_key_reused")
    assert len(table.ann.frames()) == 3


def test_a_refused_command_leaves_its_key_free(table: Opened) -> None:
    spend = {"type": "Spend", "amount": 1}
    problem(table.ann.act(spend, key="k"), 409, "too_poor")
    table.ann.did(EARN)
    assert table.ann.act(spend, key="k").status_code == 201


@pytest.mark.parametrize("key", ["x" * 201, "a\tb"])
def test_a_key_that_cannot_be_one(table: Opened, key: str) -> None:
    problem(table.ann.act(EARN, key=key), 400, "bad_idempotency_key")


def test_a_socket_cannot_be_opened_here(server: Service, table: Opened) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    with pytest.raises(InvalidStatus):
        connect(f"{server.ws}{table.ann.path}/commands", open_timeout=10)


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"command": EARN, "dice": [4]}, 201),
        ({"commands": [{"command": {"type": "Note", "text": "a"}}, {"command": {"type": "Note", "text": "b"}}]}, 201),
        ({"command": {"type": "Spend", "amount": 1000}}, 409),
        ({"commands": [{"command": {"type": "Note", "text": "a"}}, {"command": {"type": "Steal"}}]}, 400),
        ({"command": {"type": "Steal"}}, 400),
        ({"command": EARN, "dice": [77]}, 409),
        ({}, 400),
    ],
)
def test_a_socket_and_a_request_give_one_outcome(server: Service, asked: Any, status: int) -> None:
    """They differ in how they read a request and how they tell its outcome, in nothing else."""
    one, other = server.open(), server.open()
    answer = one.ann.post("/commands", asked)
    with other.ann.live(after=1) as socket:
        socket.send(json.dumps({"id": "1", **asked}))
        while "status" not in (reply := json.loads(socket.recv(PATIENCE))):
            pass
    assert answer.status_code == reply["status"] == status
    body, problem = answer.json(), reply.get("problem", {})
    for member in ("code", "detail", "errors", "rule"):
        assert body.get(member) == problem.get(member), member
    assert [len(seat.frames()) for seat in (one.ann, one.bob)] == [
        len(seat.frames()) for seat in (other.ann, other.bob)
    ]
