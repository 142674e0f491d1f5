"""Branches at the edge: a table that begins with another's past, under the same tokens, and changes nothing there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from api.base.settings import Settings
from api.tables import branches as table_branches
from domain.register import Register
from domain.register.integrity.verify import verify_register
from tests.api.service import ANN, BOB, GM, Opened, Seat, Service, event, playing, problem

EARN = {"type": "Earn", "amount": 3}
LONG_NOTE = {"type": "Note", "text": "x" * 4001}


def branch_of(table: Opened, **asked: Any) -> tuple[str, dict[str, Seat]]:
    """The branch that the gm begins, and everybody's way to it."""
    answer = table.gm.post("/branches", asked)
    assert answer.status_code == 201, answer.text
    name = answer.json()["table"]
    return name, {each: Seat(table.gm.service, name, table.tokens[each]) for each in (GM, ANN, BOB)}


def money(seat: Seat) -> Any:
    return seat.get("/view").json()["view"]["money"]


def unreceipted(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A branch begins with a line of its own, so that its receipts are others from there on."""
    return [{**frame, "receipt": ""} for frame in frames]


def test_a_branch_begins_with_the_past_and_leaves_it_alone(table: Opened) -> None:
    table.ann.did(EARN, 4)
    _, there = branch_of(table)
    before = [seat.get("/feed").content for seat in (table.gm, table.ann, table.bob)]
    there[ANN].did(EARN, 2)
    assert money(there[ANN]) == {ANN: 12}
    assert money(table.ann) == {ANN: 7}
    assert before == [seat.get("/feed").content for seat in (table.gm, table.ann, table.bob)]
    frames = there[BOB].frames()
    assert unreceipted(frames[1:-1]) == unreceipted(table.bob.frames()[1:])
    assert "branche" in frames[0]["entries"][0]["text"]


def test_the_page_and_the_record_say_that_it_is_a_branch(table: Opened) -> None:
    name, there = branch_of(table, title="Et si")
    page = there[BOB].get("").json()
    assert page["title"] == "Et si (branche)"
    assert page["origin"]["table"] == table.id
    assert page["origin"]["seat"] == GM
    assert len(page["origin"]["hash"]) == 64
    assert table.bob.get("").json()["branches"] == [name]
    assert b'"origin":{"table":"%b"' % table.id.encode() in there[BOB].get("/record").content.splitlines()[0]


def test_up_to_a_frame_of_the_asker(table: Opened) -> None:
    for face in (1, 2, 3):
        table.ann.did(EARN, face)
    last = table.gm.get("").json()["frame"]
    _, there = branch_of(table, frame=last - 1)
    assert money(there[GM]) == {ANN: 9}
    problem(table.gm.post("/branches", {"frame": last + 1}), 404, "unknown_frame")
    problem(table.gm.post("/branches", {"frame": 0}), 404, "unknown_frame")


def test_a_correction_may_come_with_it(table: Opened) -> None:
    target = table.ann.did(EARN, 4)["entries"][0]["event"]
    table.ann.did(EARN, 1)
    _, there = branch_of(table, correction={"type": "retract", "target": target, "reason": "et si"})
    assert money(there[ANN]) == {ANN: 4}
    assert money(table.ann) == {ANN: 11}
    assert there[ANN].frames()[-1]["entries"][0]["fields"]["reason"] == "et si"


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"frame": "1"}, 400, "malformed"),
        ({"frames": 1}, 400, "malformed"),
        ({"title": " "}, 400, "title_required"),
        ({"title": "x" * 4001}, 400, "text_too_long"),
        ({"title": "Et\u202esi"}, 400, "name_control"),
        ({"reason": "x" * 4001}, 400, "text_too_long"),
        ({"correction": {"type": "retract", "target": "x", "reason": "x" * 4001}}, 400, "text_too_long"),
        ({"correction": {"type": "amend", "target": "x", "command": LONG_NOTE}}, 400, "text_too_long"),
        ({"correction": {"type": "contest", "target": "x"}}, 400, "malformed"),
        ({"correction": {"type": "retract", "target": "x"}}, 404, "unknown_event"),
    ],
)
def test_what_cannot_be_begun(table: Opened, asked: Any, status: int, code: str) -> None:
    problem(table.gm.post("/branches", asked), status, code)
    assert table.gm.get("").json()["branches"] == []


def test_only_who_may_correct_begins_one_and_never_from_a_branch(table: Opened) -> None:
    problem(table.ann.post("/branches", {}), 403, "not_your_role")
    problem(table.host.post("/branches", {}), 403, "not_your_role")
    _, there = branch_of(table)
    problem(there[GM].post("/branches", {}), 409, "branch_of_branch")


def test_the_tokens_are_those_of_the_origin(table: Opened) -> None:
    _, there = branch_of(table)
    problem(there[ANN].http.post(f"{there[ANN].path}/seats/{ANN}/token"), 409, "branch_tokens")
    token = table.ann.http.post(f"{table.ann.path}/seats/{ANN}/token").json()["token"]
    problem(there[ANN].get("/view"), 401, "unauthorized")
    assert Seat(table.gm.service, there[ANN].path.split("/")[-1], token).get("/view").status_code == 200
    table.host.http.delete(f"{table.host.path}/seats/{BOB}/token")
    problem(there[BOB].get("/view"), 401, "unauthorized")


def test_a_stranger_to_the_origin_is_one_to_the_branch(table: Opened, server: Service) -> None:
    _, there = branch_of(table)
    other = server.open()
    assert (
        there[GM].http.get(there[GM].path, headers={"Authorization": f"Bearer {other.tokens[GM]}"}).status_code == 401
    )


def test_the_same_request_begins_one_branch(table: Opened) -> None:
    first, again = (table.gm.post("/branches", {}, **{"Idempotency-Key": "b"}) for _ in range(2))
    assert first.content == again.content
    assert [each.headers.get("idempotent-replayed") for each in (first, again)] == [None, "true"]
    assert len(table.gm.get("").json()["branches"]) == 1
    problem(table.gm.post("/branches", {"title": "x"}, **{"Idempotency-Key": "b"}), 422, "idempotency_key_reused")


@pytest.mark.parametrize("first", ["/branches", "/commands", "/corrections"])
def test_a_key_is_that_of_one_act(table: Opened, first: str) -> None:
    """A branch is not begun under the key of a command or a correction, and neither is given under that of a branch."""
    said = event(table.gm.did({"type": "Note", "text": "?"}))
    bodies: dict[str, Any] = {
        "/branches": {},
        "/commands": {"command": {"type": "Note", "text": "!"}},
        "/corrections": {"type": "contest", "target": said, "text": "?"},
    }
    answer = table.gm.posted(first, bodies[first], **{"Idempotency-Key": "k"})
    for other in bodies.keys() - {first}:
        problem(table.gm.post(other, bodies[other], **{"Idempotency-Key": "k"}), 422, "idempotency_key_reused")
    assert table.gm.posted(first, bodies[first], **{"Idempotency-Key": "k"}) == answer


def test_a_key_is_that_of_one_table(server: Service) -> None:
    for table in (server.open(), server.open()):
        made = table.gm.post("/branches", {}, **{"Idempotency-Key": "b"})
        assert made.status_code == 201, made.text
        assert table.gm.get("").json()["branches"] == [made.json()["table"]]


def test_there_is_an_end_to_branches(table: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_branches, "MOST", 1)
    branch_of(table)
    assert "1 branche" in problem(table.gm.post("/branches", {}), 409, "too_many_branches")["detail"]


def test_where_they_part(table: Opened) -> None:
    table.ann.did(EARN, 4)
    name, there = branch_of(table)
    same = there[GM].get("/compare").json()["seats"]
    assert {each["seat"]: each["parts_at"] for each in same} == {GM: None, ANN: None, BOB: None}
    there[ANN].did({"type": "Note", "text": "secret"})
    there[ANN].did(EARN, 2)
    (found,) = table.bob.get("/compare", other=name).json()["seats"]
    last = table.bob.get("").json()["frame"]
    assert found["seat"] == BOB
    assert found["parts_at"] == last + 1
    assert found["was"] == []
    assert [frame["frame"] for frame in found["now"]] == [last + 1]
    assert {"path": f"/money/{ANN}", "was": 7, "now": 12} in found["changes"]
    problem(table.bob.get("/compare"), 404, "no_branch")
    problem(table.bob.get("/compare", other=table.id), 404, "no_branch")


def test_a_branch_outlives_the_service(tmp_path: Path) -> None:
    database = tmp_path / "greffe.db"
    with playing(database) as service:
        table = service.open()
        table.ann.did(EARN, 4)
        name, there = branch_of(table)
        there[ANN].did(EARN, 2)
    with playing(database) as service:
        assert money(Seat(service, name, table.tokens[ANN])) == {ANN: 12}
        assert money(Seat(service, table.id, table.tokens[ANN])) == {ANN: 7}
    with Register.open(Settings(database=str(database)).register("read"), "it") as register:
        assert verify_register(register).sound


def test_who_forgets_a_table_forgets_its_branches(tmp_path: Path) -> None:
    operator = {"operator_token": "o" * 40}
    with playing(tmp_path / "greffe.db", **operator) as service:
        table = service.open()
        name, _ = branch_of(table)
        answer = service.http.delete(f"/operator/tables/{table.id}", headers={"Authorization": f"Bearer {'o' * 40}"})
        assert answer.status_code == 204
        for gone in (name, table.id):
            assert Seat(service, gone, table.tokens[GM]).get("").status_code == 401


AMBRE = [{"name": name, "role": "player"} for name in ("Anne", "Bruno", "Chloé", "Denis")]


@pytest.mark.parametrize("cell", ["", "c1"])
def test_a_branch_that_was_consented_to_and_forgotten_does_not_begin_again(tmp_path: Path, cell: str) -> None:
    """Whatever is said of the record afterwards is answered: in a cell it was recorded, and refused all the same."""
    with playing(tmp_path / "greffe.db", operator_token="o" * 40, cell=cell) as service:
        made = service.http.post("/tables", json={"system": "ambre", "title": "Soir", "seats": AMBRE}).json()
        first, *others = (Seat(service, made["table"], each["token"]) for each in made["seats"])
        asked = first.post("/branches", {"reason": "pour voir"}).json()
        for seat in others:
            seat.posted("/corrections", {"type": "consent", "proposal": event(asked)})
        (name,) = first.get("").json()["branches"]
        operator = {"Authorization": f"Bearer {'o' * 40}"}
        assert service.http.delete(f"/operator/tables/{name}", headers=operator).status_code == 204
        said = event(first.did({"type": "Say", "text": "Bonsoir."}))
        assert first.post("/corrections", {"type": "contest", "target": said, "text": "?"}).status_code == 201
        assert first.get("").json()["branches"] == [name]


def test_a_branch_that_was_forgotten_is_none_to_whoever_has_a_good_token(tmp_path: Path) -> None:
    """It is neither compared with its origin nor begun again by a request that comes once more."""
    with playing(tmp_path / "greffe.db", operator_token="o" * 40) as service:
        table = service.open()
        name = table.gm.posted("/branches", {}, **{"Idempotency-Key": "once"})["table"]
        operator = {"Authorization": f"Bearer {'o' * 40}"}
        assert service.http.delete(f"/operator/tables/{name}", headers=operator).status_code == 204
        problem(table.gm.get("/compare", other=name), 404, "no_branch")
        problem(table.gm.post("/branches", {}, **{"Idempotency-Key": "once"}), 404, "no_branch")


def test_where_players_decide_together_they_consent_to_a_branch(server: Service) -> None:
    answer = server.http.post("/tables", json={"system": "ambre", "title": "Soir", "seats": AMBRE})
    seats = [Seat(server, answer.json()["table"], each["token"]) for each in answer.json()["seats"]]
    first, *others = seats
    asked = {"title": "Et si", "reason": "pour voir"}
    proposed, again = (first.post("/branches", asked, **{"Idempotency-Key": "b"}) for _ in range(2))
    assert proposed.status_code == 202, proposed.text
    assert (again.content, again.headers.get("idempotent-replayed")) == (proposed.content, "true")
    assert "pour voir" in proposed.json()["entries"][0]["fields"]["reason"]
    proposal = proposed.json()["entries"][0]["fields"]["proposal"]
    for seat in others:
        if seat.get("").json()["proposal"] is not None:
            assert seat.post("/corrections", {"type": "consent", "proposal": proposal}).status_code == 201
    assert "branche" in first.frames()[-1]["entries"][-1]["text"]
    (name,) = first.get("").json()["branches"]
    there = Seat(server, name, others[0].token)
    assert there.get("").json()["title"] == "Et si (branche)"
    assert there.get("").json()["proposal"] is None


def test_what_a_branch_could_not_begin_with_is_not_put_to_the_vote(server: Service) -> None:
    answer = server.http.post("/tables", json={"system": "ambre", "title": "Soir", "seats": AMBRE})
    first, *_ = [Seat(server, answer.json()["table"], each["token"]) for each in answer.json()["seats"]]
    wanted = {"type": "retract", "target": "last", "reason": "pour voir"}
    refused = first.post("/branches", {"correction": wanted, "reason": "pour voir"})
    problem(refused, 404, "bad_target")
    assert first.get("").json()["proposal"] is None


def test_whoever_is_away_learns_of_no_branch_until_he_is_back(server: Service) -> None:
    """As of everything else that happens meanwhile: in Sombre whoever left reads nothing (C-7)."""
    seats = [{"name": "Maud", "role": "gm"}, {"name": "Anne", "role": "player"}, {"name": "Bruno", "role": "player"}]
    made = server.http.post("/tables", json={"system": "sombre", "title": "Nuit", "seats": seats}).json()
    gm, ann, _ = (Seat(server, made["table"], each["token"]) for each in made["seats"])
    before = gm.post("/branches", {}).json()["table"]
    gm.did({"type": "SetPresence", "seat": ANN, "away": True})
    meanwhile = gm.post("/branches", {}).json()["table"]
    assert ann.get("").json()["branches"] == [before]
    problem(ann.get("/compare", other=meanwhile), 404, "no_branch")
    gm.did({"type": "SetPresence", "seat": ANN, "away": False})
    assert ann.get("").json()["branches"] == [before, meanwhile]
