"""`GET /tables/{table}/why`: the caller's own frames that gave a value of his view."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import ANN, BOB, Opened, problem

EARN = {"type": "Earn", "amount": 3}
NOTE = {"type": "Note", "text": "x"}


def asked(table: Opened, pointer: str, **query: Any) -> Any:
    answer = table.ann.get("/why", pointer=pointer, **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_what_gave_a_value(table: Opened) -> None:
    table.ann.did(EARN, 4)
    table.bob.did(EARN, 1)
    earned = table.bob.did(EARN, 2)["entries"][0]["event"]
    spent = table.bob.did({"type": "Spend", "amount": 1})
    table.gm.post("/corrections", {"type": "retract", "target": earned, "reason": "parce que", "cascade": True})
    frames = table.ann.frames()
    body = asked(table, f"/money/{BOB}")
    assert (body["frame"], body["read"]) == (frames[-1]["frame"], 1)
    assert body["value"] == table.ann.get("/view").json()["view"]["money"][BOB]
    causes = body["causes"]
    assert [cause["frame"] for cause in causes] == [6, 5, 4, 3]
    assert all(cause["entries"] == frames[cause["frame"] - 1]["entries"] for cause in causes)
    assert [cause["now"] for cause in causes[1:]] == [cause["was"] for cause in causes[:-1]]
    assert ("was" in causes[-1], causes[0]["now"]) == (False, body["value"])
    assert causes[2]["entries"][0]["withdrawn"]
    assert causes[0]["entries"][0]["type"] == "RulingRetracted"
    then = asked(table, f"/money/{BOB}", at=5)
    assert [cause["frame"] for cause in then["causes"]] == [5, 4, 3]
    assert then["causes"][0]["entries"] == spent["entries"]
    assert "withdrawn" not in then["causes"][1]["entries"][0], "what came later is not known then"
    assert [c["frame"] for c in asked(table, f"/money/{ANN}")["causes"]] == [2]


def test_pages(table: Opened) -> None:
    for amount in range(1, 5):
        table.ann.did({"type": "Earn", "amount": amount}, 4)
    first = asked(table, f"/money/{ANN}", limit=3)
    assert ([c["frame"] for c in first["causes"]], first["read"]) == ([5, 4, 3], 3)
    second = asked(table, f"/money/{ANN}", limit=3, before=first["read"])
    assert ([c["frame"] for c in second["causes"]], second["read"]) == ([2], 1)
    assert asked(table, f"/money/{ANN}", before=1)["causes"] == []


def test_what_is_not_there(table: Opened) -> None:
    body = problem(table.ann.get("/why", pointer="/money/nobody"), 404, "unknown_pointer")
    assert (body["pointer"], body["reached"]) == ("/money/nobody", "/money")
    problem(table.ann.get("/why", pointer="money"), 400, "bad_pointer")
    problem(table.ann.get("/why"), 400, "bad_request")
    problem(table.ann.get("/why", pointer="", at=99), 404, "unknown_frame")
    problem(table.ann.get("/why", pointer="", before=99), 404, "unknown_frame")


@pytest.mark.parametrize("pointer", ["", "/money"])
def test_what_is_hidden_gave_nothing(table: Opened, pointer: str) -> None:
    before = asked(table, pointer)
    table.bob.did(NOTE)
    assert asked(table, pointer) == before
