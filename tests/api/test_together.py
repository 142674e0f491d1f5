"""Several commands at once: in order, all or none, under one key."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import jsonpatch
import pytest

from tests.api.service import Opened, Seat, Service, playing, problem
from tests.api.test_sombre_fight import Night
from tests.waiting import PATIENCE

NOTE, OPEN, CLOSE = {"type": "Note", "text": "n"}, {"type": "OpenBox"}, {"type": "CloseBox"}
EARN = {"type": "Earn", "amount": 3}


def part(command: Any, *dice: int) -> dict[str, Any]:
    return {"command": command, "dice": list(dice)} if dice else {"command": command}


def together(seat: Seat, *parts: dict[str, Any], key: str = "", **params: Any) -> httpx.Response:
    headers = {"Idempotency-Key": key} if key else {}
    return seat.http.post(f"{seat.path}/commands", json={"commands": list(parts)}, headers=headers, params=params)


def untouched(table: Opened) -> bool:
    return [seat.get("/view").json()["frame"] for seat in (table.gm, table.ann, table.bob)] == [1, 1, 1]


def test_they_are_carried_out_in_order(table: Opened) -> None:
    """Each on what those before it made; every seat reads its own frames of them, and no others."""
    answer = together(table.ann, part(OPEN), part(NOTE), part(CLOSE), part(EARN, 2))
    assert answer.status_code == 201, answer.text
    frames = answer.json()["frames"]
    assert [frame["frame"] for frame in frames] == [2, 3, 4, 5]
    assert frames == table.ann.frames(1)
    assert table.bob.get("/view").json() == {
        "frame": 4,
        "view": {"money": {"player1": 5}, "notes": [], "box": None},
    }
    assert len({frame["entries"][0]["event"] for frame in frames}) == 4


def test_none_is_carried_out_where_one_is_refused(table: Opened) -> None:
    found = problem(together(table.ann, part(OPEN), part(NOTE), part(OPEN), part(CLOSE)), 409, "box_open")
    assert [(error["pointer"], error["code"]) for error in found["errors"]] == [("/commands/2/command", "refused")]
    assert found["errors"][0]["detail"]
    assert untouched(table)
    found = problem(together(table.ann, part(OPEN), part({"type": "Open"})), 400, "unknown_command")
    assert found["errors"][0]["pointer"] == "/commands/1/command/type"
    answer = together(table.ann, part(OPEN), part({"type": "Earn", "amount": "x"}))
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["pointer"] == "/commands/1/command/amount"
    assert untouched(table)


def test_one_key_is_one_doing(table: Opened) -> None:
    first = together(table.ann, part(OPEN), part(NOTE), part(CLOSE), key="k")
    again = together(table.ann, part(OPEN), part(NOTE), part(CLOSE), key="k")
    assert (again.status_code, again.content) == (201, first.content)
    assert again.headers["idempotent-replayed"] == "true"
    problem(together(table.ann, part(OPEN), part(CLOSE), key="k"), 422, "idempotency_key_reused")
    problem(table.ann.act(OPEN, key="k"), 422, "idempotency_key_reused")
    assert table.ann.get("/view").json()["frame"] == 4


def test_chance_decides_last(table: Opened) -> None:
    """Else one might send a throw with what is legal only if it succeeds, until it does."""
    found = problem(together(table.gm, part(EARN), part({"type": "Spend", "amount": 9})), 409, "not_the_last")
    assert found["errors"][0]["pointer"] == "/commands/0/command"
    assert untouched(table)
    assert together(table.gm, part(OPEN), part(EARN)).status_code == 201
    assert together(table.gm, part(EARN, 6), part({"type": "Spend", "amount": 9})).status_code == 201


def test_nobody_learns_from_what_is_refused(table: Opened) -> None:
    """Who does not see everything may not put before others what tells him more than itself: typed dice, for one."""
    probing = (part(EARN, 6), part({"type": "Spend", "amount": 99}))
    problem(together(table.ann, *probing), 409, "not_the_last")
    problem(together(table.gm, *probing), 409, "too_poor")
    assert untouched(table)


def test_what_may_come_before_is_settled_before_anything_is_tried(table: Opened) -> None:
    """Whether it would have been refused, or have told something, is not to be read off which of two is refused."""
    for amount in (1, 99):
        found = problem(together(table.ann, part({"type": "Spend", "amount": amount}), part(NOTE)), 409, "not_the_last")
        assert found["errors"][0]["pointer"] == "/commands/0/command"
    found = problem(together(table.ann, part(CLOSE), part(EARN, 6), part(NOTE)), 409, "not_the_last")
    assert found["errors"][0]["pointer"] == "/commands/1/command"
    assert untouched(table)


@pytest.mark.parametrize("kind", ["attack", "other"])
def test_nothing_sealed_is_opened_before_another(server: Service, kind: str) -> None:
    """SOM-TURN-06: refused at the end, and nothing recorded, it told the game master what had been sealed: a blow was
    of that kind, or was not.
    """
    night = Night(server, senses=11)
    night.did(night.gm, "CallSealedDeclarations", characters=[night.carole, night.mehdi])
    night.did(night.ann, "SealIntentKind", character=night.carole, kind=kind)
    before = night.gm.frames()
    blow = {"kind": "strike", "target": night.mehdi}
    guessing = (
        part({"type": "RuleHesitation", "character": night.mehdi}),
        part({"type": "OpenSealedIntents"}),
        part({"type": "SpecifyIntent", "character": night.carole, "action": blow}),
        part({"type": "StartTable"}),
    )
    found = problem(together(night.gm, *guessing), 409, "not_the_last")
    assert [error["pointer"] for error in found["errors"]] == ["/commands/1/command"]
    assert night.gm.frames() == before
    assert together(night.gm, *guessing[:2]).status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        {"commands": []},
        {"commands": [part(NOTE)] * 65},
        {"commands": [part(NOTE)], "command": NOTE},
        {"commands": [part(NOTE)], "dice": [3]},
        {"commands": [NOTE]},
        {"commands": part(NOTE)},
        {"commands": None},
        {},
    ],
)
def test_what_is_no_list_of_commands_is_refused(table: Opened, body: Any) -> None:
    found = problem(table.ann.post("/commands", body), 400, "malformed")
    assert found["errors"]
    assert untouched(table)


def test_they_come_by_socket_and_with_patches(table: Opened) -> None:
    view = table.ann.get("/feed", patch=1).json()["frames"][0]["patch"][0]["value"]
    with table.ann.live(1, patch=True) as socket:
        socket.send(json.dumps({"id": "a", "commands": [part(OPEN), part(NOTE), part(CLOSE)], "key": "s"}))
        messages = [json.loads(socket.recv(PATIENCE)) for _ in range(4)]
        assert messages[3] == {"id": "a", "status": 201, "frame": 4}
        socket.send(json.dumps({"id": "b", "commands": [part(CLOSE), part(OPEN)]}))
        refused = json.loads(socket.recv(PATIENCE))
        assert (refused["status"], refused["problem"]["code"]) == (409, "box_closed")
        assert refused["problem"]["errors"][0]["pointer"] == "/commands/0/command"
    for frame in messages[:3]:
        view = jsonpatch.apply_patch(view, frame["patch"])
    assert view == table.ann.get("/view").json()["view"]
    again = together(table.ann, part(OPEN), part(NOTE), part(CLOSE), key="s", patch=1)
    assert [frame["patch"] for frame in again.json()["frames"]] == [frame["patch"] for frame in messages[:3]]


def test_each_of_them_counts(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite", command_rate_limit=5) as service:
        ann = service.open().ann
        assert together(ann, *[part(NOTE)] * 5).status_code == 201
        problem(together(ann, *[part(NOTE)] * 3), 429, "too_many_requests")
        assert ann.get("/view").json()["frame"] == 6
