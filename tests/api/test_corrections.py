"""Corrections at the edge: made, previewed, contested; each seat told as much as it may know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from domain.game import Law
from tests.api.service import ANN, BOB, GM, Opened, Service, event, installed, problem
from tests.game.purse import purse
from tests.waiting import PATIENCE

EARN = {"type": "Earn", "amount": 3}


def test_a_correction_answers_like_a_command(table: Opened) -> None:
    target = event(table.ann.did(EARN, 4))
    answer = table.gm.post("/corrections", {"type": "retract", "target": target, "reason": "trop"})
    assert answer.status_code == 201
    line = answer.json()["entries"][0]
    assert line["type"] == "RulingRetracted"
    assert line["fields"]["void"] == [target]
    assert line["fields"]["reason"] == "trop"
    assert table.bob.get("/view").json()["view"]["money"] == {}


def test_a_correction_is_carried_out_once(table: Opened) -> None:
    target = event(table.ann.did(EARN, 4))
    body = {"type": "retract", "target": target}
    first, again = (table.gm.post("/corrections", body, **{"Idempotency-Key": "c"}) for _ in range(2))
    assert first.content == again.content
    other = {"type": "rewind", "target": target}
    problem(table.gm.post("/corrections", other, **{"Idempotency-Key": "c"}), 422, "idempotency_key_reused")


def test_an_amendment_keeps_the_dice(table: Opened) -> None:
    target = event(table.ann.did(EARN, 4))
    amended = {"type": "amend", "target": target, "command": {"type": "Earn", "amount": 9}}
    assert table.gm.post("/corrections", amended).status_code == 201
    assert table.ann.get("/view").json()["view"]["money"] == {ANN: 13}
    problem(table.gm.post("/corrections", amended | {"command": {"type": "OpenBox"}}), 409, "illegal_replacement")


def test_contests_are_anybodys_who_sees(table: Opened) -> None:
    seen = event(table.ann.did(EARN, 4))
    hidden = event(table.ann.did({"type": "Note", "text": "x"}))
    assert table.bob.post("/corrections", {"type": "contest", "target": seen, "text": "non"}).status_code == 201
    assert table.ann.frames()[1]["entries"][0]["contested"] is True
    unseen, missing = (
        table.bob.post("/corrections", {"type": "contest", "target": target}) for target in (hidden, "e" * 16)
    )
    problem(unseen, 404, "unknown_event")
    assert unseen.content == missing.content


@pytest.mark.parametrize("what", ["/corrections", "/corrections/preview"])
@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"[]", 400, "malformed"),
        ({"type": "erase", "target": "x"}, 400, "malformed"),
        ({"type": "retract"}, 400, "malformed"),
        ({"type": "retract", "target": 5}, 400, "malformed"),
        ({"type": "retract", "target": "x", "force": True}, 400, "malformed"),
        ({"type": "retract", "target": "x"}, 404, "unknown_event"),
        ({"type": "consent", "proposal": "x"}, 403, "not_your_role"),
    ],
)
def test_what_cannot_be_corrected(table: Opened, what: str, body: Any, status: int, code: str) -> None:
    problem(table.gm.post(what, body), status, code)


@pytest.mark.parametrize(
    ("command", "status", "code"),
    [
        (b'"\xff"', 400, "malformed"),
        (b"[" * 3000 + b"]" * 3000, 400, "malformed"),
        (b'{"type": "Earn", "amount": 9007199254740993}', 400, "malformed"),
        (b'{"type": "Earn", "amount": "3"}', 409, "illegal_replacement"),
        (b'{"type": "Earn", "amount": -3}', 409, "illegal_replacement"),
        (b"null", 409, "illegal_replacement"),
    ],
)
def test_a_replacement_that_does_not_fit(table: Opened, command: bytes, status: int, code: str) -> None:
    target = event(table.ann.did(EARN, 4))
    body = b'{"type": "amend", "target": "%b", "command": %b}' % (target.encode(), command)
    for what in ("/corrections", "/corrections/preview"):
        problem(table.gm.post(what, body), status, code)


def test_only_the_gm_corrects_and_previews(table: Opened) -> None:
    target = event(table.ann.did(EARN, 4))
    for what in ("/corrections", "/corrections/preview"):
        problem(table.ann.post(what, {"type": "retract", "target": target}), 403, "not_your_role")


def test_a_preview_is_what_then_happens_and_appends_nothing(table: Opened) -> None:
    earned = event(table.ann.did(EARN, 4))
    spent = event(table.ann.did({"type": "Spend", "amount": 6}))
    later = event(table.ann.did(EARN, 1))
    body = {"type": "retract", "target": earned}
    before = table.gm.get("/view").content
    previewed = table.gm.post("/corrections/preview", body).json()
    assert table.gm.get("/view").content == before
    assert table.gm.get("").json()["frame"] == 4
    assert previewed["void"] == [earned, spent]
    assert previewed["back"] == []
    assert [flip["event"] for flip in previewed["flips"]] == [later] or previewed["flips"] != []
    money = [{"path": "/money/player1", "was": 5, "now": 4}]
    assert previewed["views"] == {GM: money, ANN: money, BOB: money}
    assert previewed["seen"] == {each: [GM, ANN, BOB] for each in (earned, spent, later)}
    made = table.gm.post("/corrections", body).json()["entries"][0]["fields"]
    assert made["void"] == previewed["void"]
    assert made["flips"] == previewed["flips"]
    assert made["changes"] == previewed["views"][GM]


def test_a_preview_tells_who_has_seen_what(table: Opened) -> None:
    note = event(table.ann.did({"type": "Note", "text": "x"}))
    body = table.gm.post("/corrections/preview", {"type": "retract", "target": note}).json()
    assert body["seen"] == {note: [GM, ANN]}
    assert body["views"][BOB] == []


def test_nothing_to_preview(table: Opened) -> None:
    target = event(table.ann.did(EARN, 4))
    problem(table.gm.post("/corrections/preview", {"type": "contest", "target": target}), 400, "no_preview")


@pytest.fixture
def council(server: Service) -> Any:
    """A table whose players correct together: two voices are needed."""
    game = purse(Law(consent=lambda state: 2))
    with installed(
        game.__class__(**{f: getattr(game, f) for f in game.__struct_fields__ if f != "name"}, name="council")
    ):
        yield server.open("council")


def test_voices_are_moves(council: Opened) -> None:
    earned = event(council.ann.did(EARN, 4))
    previewed = council.ann.post("/corrections/preview", {"type": "retract", "target": earned}).json()
    assert set(previewed["views"]) == {ANN}
    assert previewed["seen"] == {}
    proposed = council.ann.post("/corrections", {"type": "retract", "target": earned})
    assert proposed.json()["entries"][0]["type"] == "CorrectionProposed"
    problem(council.bob.act({"type": "OpenBox"}), 409, "undo_pending")
    offered = {
        seat: [(move["type"], move["label"]) for move in each.get("/moves").json()["corrections"]]
        for seat, each in ((GM, council.gm), (ANN, council.ann), (BOB, council.bob))
    }
    contest = ("contest", "Contester une décision")
    assert offered == {
        GM: [contest],
        ANN: [("withdraw", "Retirer la proposition de correction"), contest],
        BOB: [("consent", "Consentir à la correction"), ("decline", "Refuser la correction"), contest],
    }
    voice = council.bob.get("/moves").json()["corrections"][0]["schema"]["properties"]
    body = {name: part["const"] for name, part in voice.items()}
    preview = council.bob.post("/corrections/preview", body).json()
    assert preview["views"] == {BOB: [{"path": f"/money/{ANN}", "was": 7, "now": None}]}
    answer = council.bob.post("/corrections", body)
    assert answer.status_code == 201
    assert [line["type"] for line in answer.json()["entries"]] == ["CorrectionConsented", "RulingRetracted"]
    assert council.bob.get("/view").json()["view"]["money"] == {}
    offered_now = council.bob.get("/moves").json()["corrections"]
    assert [offer["type"] for offer in offered_now] == ["contest", "restore"]
    target = offered_now[1]["schema"]["properties"]["target"]["oneOf"][0]
    assert target["const"] == event(answer.json())
    assert target["title"].startswith("Bruno accepte de retirer «")


def test_a_correction_pushes_to_every_socket_what_it_may_see(table: Opened) -> None:
    note = event(table.ann.did({"type": "Note", "text": "x"}))
    with table.ann.live(after=2) as ann, table.bob.live(after=1) as bob:
        table.gm.post("/corrections", {"type": "retract", "target": note})
        assert json.loads(ann.recv(PATIENCE))["entries"][0]["type"] == "RulingRetracted"
        with pytest.raises(TimeoutError):
            bob.recv(0.05)


def test_several_corrections_are_one(table: Opened) -> None:
    """One event, one reason, one answer; undone by its id."""
    first, second = event(table.ann.did(EARN, 4)), event(table.bob.did(EARN, 1))
    amended = {"type": "amend", "target": second, "command": {"type": "Earn", "amount": 9}}
    body = {"type": "together", "corrections": [{"type": "retract", "target": first}, amended], "reason": "relu"}
    previewed = table.gm.post("/corrections/preview", body).json()
    assert previewed["void"] == [first]
    assert previewed["views"][BOB] == [
        {"path": "/money/player1", "was": 7, "now": None},
        {"path": "/money/player2", "was": 4, "now": 10},
    ]
    made = table.gm.post("/corrections", body)
    assert made.status_code == 201
    (line,) = made.json()["entries"]
    assert (line["type"], line["fields"]["targets"], line["fields"]["reason"]) == (
        "RulingsCorrected",
        [first, second],
        "relu",
    )
    assert table.bob.get("/view").json()["view"]["money"] == {BOB: 10}
    assert table.gm.post("/corrections", {"type": "restore", "target": line["event"]}).status_code == 201
    assert table.bob.get("/view").json()["view"]["money"] == {ANN: 7, BOB: 4}


def test_several_corrections_are_all_or_none(table: Opened) -> None:
    first = event(table.ann.did(EARN, 4))
    before = table.gm.get("").content
    for others, status, code in (
        ([{"type": "retract", "target": "e" * 16}], 404, "unknown_event"),
        ([{"type": "rewind", "target": first}], 400, "one_target_twice"),
        ([{"type": "together", "corrections": []}], 400, "malformed"),
        ([{"type": "contest", "target": first}], 400, "malformed"),
        ([{"type": "retract", "target": first, "reason": "x"}], 400, "reason_apart"),
    ):
        body = {"type": "together", "corrections": [{"type": "retract", "target": first}, *others]}
        problem(table.gm.post("/corrections", body), status, code)
    problem(table.gm.post("/corrections", {"type": "together", "corrections": []}), 400, "malformed")
    assert table.gm.get("").content == before


def test_one_act_comes_back_or_the_answer_says_why_not(table: Opened) -> None:
    earned = event(table.ann.did(EARN, 4))
    spent = event(table.ann.did({"type": "Spend", "amount": 6}))
    table.gm.post("/corrections", {"type": "rewind", "target": earned})
    refused = table.gm.post("/corrections", {"type": "restore", "target": spent}, **{"Accept-Language": "en"})
    body = problem(refused, 409, "not_restorable")
    assert body["because"]["code"] == "too_poor"
    assert body["detail"].startswith("This act cannot stand again.")
    for target in (earned, spent):
        assert table.gm.post("/corrections", {"type": "restore", "target": target}).status_code == 201
    assert table.ann.get("/view").json()["view"]["money"] == {ANN: 1}


def test_words_are_struck_in_any_game(table: Opened) -> None:
    note = event(table.ann.did({"type": "Note", "text": "une injure"}))
    body = {"type": "retract", "target": note, "text_only": True}
    assert table.gm.post("/corrections", body).status_code == 201
    assert table.ann.get("/view").json()["view"]["notes"] == ["—"]
    problem(table.gm.post("/corrections", body), 409, "not_text_event")


def test_a_correction_may_follow_a_preview_and_does_nothing_else(table: Opened) -> None:
    """French and English: the feed tells it in the words of the preview."""
    earned = event(table.ann.did(EARN, 4))
    spent = event(table.ann.did({"type": "Spend", "amount": 3}))
    body = {"type": "retract", "target": earned}
    previewed = table.gm.post("/corrections/preview", body).json()
    assert table.gm.post("/corrections/preview", {**body, "reason": "assez"}).json()["id"] == previewed["id"]
    table.ann.did(EARN, 5)
    frames = table.gm.get("").json()["frame"]
    outdated = table.gm.post(f"/corrections?preview={previewed['id']}", {**body, "reason": "assez"})
    assert (outdated.status_code, outdated.json()["code"]) == (409, "preview_outdated")
    assert table.gm.get("").json()["frame"] == frames
    now = table.gm.post("/corrections/preview", body).json()
    assert spent in now["void"] or spent in {flip["event"] for flip in now["flips"]} or now["views"]
    made = table.gm.post(f"/corrections?preview={now['id']}", {**body, "reason": "assez"})
    assert made.status_code == 201, made.text
    (entry,) = made.json()["entries"]
    assert entry["details"] == now["details"] != []
    assert entry["text"].removesuffix("\xa0: assez.") == now["text"].removesuffix(".")
    assert all(line["text"] for flip in now["flips"] for line in (*flip["was"], *flip["now"]))


def test_bad_corrections_have_their_codes_and_leave_nothing(table: Opened) -> None:
    """Of what is hidden, of the house's own events, of what is void, twice, in a circle, after another preview."""
    earned, hidden = event(table.ann.did(EARN, 4)), event(table.ann.did({"type": "Note", "text": "x"}))
    house = event(table.ann.did({"type": "SetPresence", "seat": ANN, "away": True}))
    table.ann.did({"type": "SetPresence", "seat": ANN, "away": False})
    undone = event(table.gm.post("/corrections", {"type": "retract", "target": earned, "reason": "a"}).json())
    stale = table.gm.post("/corrections/preview", {"type": "restore", "target": undone}).json()["id"]
    table.ann.did(EARN, 2)
    circle = [{"type": "retract", "target": undone}, {"type": "restore", "target": undone}]
    before = {seat: (seat.get("/feed").content, seat.get("").content) for seat in (table.gm, table.ann, table.bob)}
    for seat, body, status, code in (
        (table.bob, {"type": "contest", "target": hidden, "text": "?"}, 404, "unknown_event"),
        (table.gm, {"type": "retract", "target": house}, 409, "not_retractable"),
        (table.gm, {"type": "retract", "target": earned}, 409, "not_retractable"),
        (table.gm, {"type": "rewind", "target": earned}, 409, "not_retractable"),
        (table.gm, {"type": "together", "corrections": circle}, 400, "one_target_twice"),
    ):
        problem(seat.post("/corrections", body), status, code)
        if body["type"] != "contest":
            problem(seat.post("/corrections/preview", body), status, code)
    problem(
        table.gm.post(f"/corrections?preview={stale}", {"type": "restore", "target": undone}), 409, "preview_outdated"
    )
    assert {s: (s.get("/feed").content, s.get("").content) for s in before} == before
