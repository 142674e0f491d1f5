"""Disputes at the edge: on the table's page, among the moves, in the feed; each seat those of what it sees."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import pytest
from msgspec.structs import replace

from domain.game import Law
from tests.api.service import ANN, BOB, GM, Opened, Seat, Service, event, installed, problem
from tests.game.purse import purse

CORRECTIONS = {"retract", "amend", "rewind", "restore"}
EARN = {"type": "Earn", "amount": 3}


def contest(seat: Seat, target: str, text: str = "non") -> str:
    answer = seat.post("/corrections", {"type": "contest", "target": target, "text": text})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["entries"][0]["fields"]["contest"]
    return found


def offered(seat: Seat) -> dict[str, Any]:
    """What the seat may say to disputes: the type, with its schema."""
    moves = seat.get("/moves").json()
    found = {o["type"]: {**o["schema"], "$defs": moves.get("$defs", {})} for o in moves["corrections"]}
    return {kind: schema for kind, schema in found.items() if kind not in CORRECTIONS}


def say(seat: Seat, body: dict[str, Any]) -> Any:
    """What the seat says, as its moves offer it."""
    jsonschema_rs.validate(offered(seat)[body["type"]], body)
    return seat.posted("/corrections", body)


def test_the_page_tells_what_is_in_dispute_to_whoever_sees_it(table: Opened) -> None:
    act, hidden = event(table.ann.did(EARN, 4)), event(table.ann.did({"type": "Note", "text": "x"}))
    first, second = contest(table.bob, act, "trop"), contest(table.ann, hidden)
    body = {seat: getattr(table, seat).get("").json()["disputes"] for seat in ("gm", "ann", "bob")}
    assert [d["id"] for d in body["gm"]] == [d["id"] for d in body["ann"]] == [first, second]
    assert [d["id"] for d in body["bob"]] == [first]
    assert body["bob"][0] == {
        "id": first,
        "target": act,
        "about": table.bob.frames()[1]["entries"][0]["text"],
        "seat": BOB,
        "text": "trop",
        "state": "open",
    }


def test_a_dispute_from_its_contest_to_its_end_as_the_moves_offer_it(table: Opened) -> None:
    act = event(table.ann.did(EARN, 4))
    first, second = contest(table.ann, act), contest(table.bob, act)
    assert set(offered(table.ann)) == {"answer", "withdraw_contest"}
    assert set(offered(table.gm)) == {"answer", "uphold", "contest"}
    say(table.gm, {"type": "answer", "contest": second, "text": "comptez"})
    say(table.ann, {"type": "withdraw_contest", "contest": first})
    (left,) = table.ann.get("").json()["disputes"]
    assert left["answers"] == [{"id": left["answers"][0]["id"], "seat": GM, "text": "comptez"}]
    say(table.gm, {"type": "uphold", "target": act, "text": "c’est bien quatre"})
    assert table.ann.get("").json()["disputes"] == []
    assert set(offered(table.gm)) == {"contest"}
    lines = [line for frame in table.bob.frames() for line in frame["entries"]]
    assert [line["type"] for line in lines[-4:]] == [
        "RulingContested",
        "ContestAnswered",
        "ContestWithdrawn",
        "RulingUpheld",
    ]
    assert "c’est bien quatre" in lines[-1]["text"]


def test_what_changes_nothing_for_those_who_contest_settles_nothing(table: Opened) -> None:
    """INN-SEC-07: neither now nor in the preview; nobody but the game master reads of it."""
    act = event(table.ann.did(EARN, 4))
    found, frames = contest(table.bob, act), len(table.ann.frames())
    same = {"type": "amend", "target": act, "command": EARN, "reason": "pour moi"}
    assert table.gm.post("/corrections/preview", same).json()["contests"] == []
    assert table.gm.posted("/corrections", same)["entries"][0]["fields"]["contests"] == []
    assert [d["id"] for d in table.bob.get("").json()["disputes"]] == [found]
    assert len(table.ann.frames()) == frames


def test_what_a_seat_may_not_say(table: Opened) -> None:
    act = event(table.ann.did(EARN, 4))
    found = contest(table.ann, act)
    problem(table.bob.post("/corrections", {"type": "withdraw_contest", "contest": found}), 409, "not_contester")
    problem(table.bob.post("/corrections", {"type": "uphold", "target": act}), 403, "not_your_role")
    problem(table.bob.post("/corrections", {"type": "answer", "contest": found, "text": " "}), 409, "reason_missing")
    problem(table.bob.post("/corrections", {"type": "answer", "contest": found}), 400, "malformed")
    problem(table.bob.post("/corrections", {"type": "uphold", "target": act, "contests": []}), 400, "malformed")
    hidden = contest(table.gm, event(table.ann.did({"type": "Note", "text": "x"})))
    answers = [
        table.bob.post("/corrections", {"type": "answer", "contest": c, "text": "?"}) for c in (hidden, "e" * 16)
    ]
    problem(answers[0], 404, "unknown_contest")
    assert answers[0].content == answers[1].content


@pytest.fixture
def council(server: Service) -> Any:
    """A table whose players correct together: two voices are needed."""
    with installed(replace(purse(Law(consent=lambda state: 2)), name="council")):
        yield server.open("council")


def test_a_pending_proposal_is_on_the_page_and_in_the_moves(council: Opened) -> None:
    act = event(council.ann.did(EARN, 4))
    contest(council.bob, act, "trop")
    made = say(council.ann, {"type": "uphold", "target": act, "text": "c’est juste"})
    proposal = made["entries"][0]["fields"]["proposal"]
    page = council.bob.get("").json()["proposal"]
    assert page == {
        "id": proposal,
        "seat": ANN,
        "kind": "uphold",
        "targets": [act],
        "about": council.bob.frames()[1]["entries"][0]["text"],
        "reason": "c’est juste",
        "consents": [ANN],
        "refusals": [],
        "awaited": [BOB],
    }
    assert set(offered(council.ann)) == {"answer", "withdraw", "contest"}
    found = offered(council.bob)
    assert set(found) - {"contest"} == {"answer", "withdraw_contest", "consent", "decline"}
    assert "c’est juste" in found["consent"]["description"]
    say(council.bob, {"type": "decline", "proposal": proposal})
    assert council.bob.get("").json()["proposal"] is None
    assert "uphold" not in offered(council.ann)
    again = {"type": "uphold", "target": act, "text": "mais si"}
    problem(council.ann.post("/corrections", again), 409, "proposed_in_vain")
    proposal = say(council.bob, again)["entries"][0]["fields"]["proposal"]
    say(council.ann, {"type": "consent", "proposal": proposal})
    assert council.ann.get("").json()["disputes"] == []


def test_what_is_upheld_is_not_previewed(council: Opened) -> None:
    act = event(council.ann.did(EARN, 4))
    contest(council.bob, act)
    problem(council.ann.post("/corrections/preview", {"type": "uphold", "target": act}), 400, "no_preview")
