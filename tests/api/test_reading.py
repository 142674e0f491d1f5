"""Views, moves, feeds and records: each seat's own, now and then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from domain.register.integrity.verify import verify_file
from ops.clients.python.greffe_client import put_together
from tests.api.service import Opened, Service, problem
from tests.waiting import PATIENCE

EARN = {"type": "Earn", "amount": 3}


def test_the_view_is_the_seats_own_with_its_frame(table: Opened) -> None:
    table.ann.did({"type": "Note", "text": "secret"})
    table.ann.did(EARN, 2)
    assert table.ann.get("/view").json() == {
        "frame": 3,
        "view": {"money": {"player1": 5}, "notes": ["secret"], "box": None},
    }
    assert table.bob.get("/view").json() == {"frame": 2, "view": {"money": {"player1": 5}, "notes": [], "box": None}}


def test_the_past_is_asked_for_by_ones_own_frames(table: Opened) -> None:
    table.gm.did({"type": "Note", "text": "hidden"})
    for _ in range(3):
        table.ann.did(EARN, 1)
    assert [table.bob.get("/view", at=n).json()["view"]["money"] for n in (1, 2, 3, 4)] == [
        {},
        {"player1": 4},
        {"player1": 8},
        {"player1": 12},
    ]
    for at in (0, -1, 5, 10**12):
        problem(table.bob.get("/view", at=at), 404, "unknown_frame")
    for wrong in ("x", "1.5", "1 2", ""):
        found = problem(table.bob.get("/view", at=wrong), 400, "bad_request")
        assert [(error["parameter"], error["code"]) for error in found["errors"]] == [("at", "wrong_type")]


def test_a_view_that_did_not_change_is_not_sent_again(table: Opened) -> None:
    first = table.bob.get("/view")
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "private, no-cache"

    def again(condition: str) -> int:
        return table.bob.http.get(f"{table.bob.path}/view", headers={"If-None-Match": condition}).status_code

    table.ann.did({"type": "Note", "text": "nothing for bob"})
    assert again(tag) == again(f'"x", W/{tag}') == again("*") == 304
    assert again('"x"') == 200
    table.ann.did(EARN, 1)
    assert again(tag) == 200
    answer = table.bob.http.get(f"{table.bob.path}/view", params={"at": 1}, headers={"If-None-Match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


def test_the_feed_comes_in_pages(table: Opened) -> None:
    for _ in range(5):
        table.ann.did(EARN, 1)
    page = table.ann.get("/feed", after=1, limit=2).json()
    assert [frame["frame"] for frame in page["frames"]] == [2, 3]
    assert page["last"] == 6
    assert table.ann.get("/feed", after=6).json() == {"frames": [], "last": 6, "read": 6}
    problem(table.ann.get("/feed", after=7), 404, "unknown_frame")
    problem(table.ann.get("/feed", after=-1), 404, "unknown_frame")
    for wrong in ({"limit": 0}, {"limit": 1001}, {"limit": "many"}, {"after": "x"}):
        problem(table.ann.get("/feed", **wrong), 400, "bad_request")


def test_the_feed_speaks_the_callers_language(table: Opened) -> None:
    english = table.ann.http.get(f"{table.ann.path}/feed", headers={"Accept-Language": "en"})
    assert english.headers["content-language"] == "en"
    assert english.json()["frames"][0]["entries"][0]["text"] == (
        "The table “Vendredi” is open. The game master reads what is said to some alone, too."
    )
    assert table.ann.frames()[0]["entries"][0]["text"].startswith("La table «\u00a0Vendredi\u00a0» est ouverte.")


def test_what_was_withdrawn_stays_readable_and_marked(table: Opened) -> None:
    event = table.ann.did(EARN, 1)["entries"][0]["event"]
    answer = table.gm.post("/corrections", {"type": "retract", "target": event, "reason": "non"})
    assert answer.status_code == 201
    line = table.ann.frames()[1]["entries"][0]
    assert line["withdrawn"] is True
    assert line["event"] == event


def moves(answer: Any) -> set[str]:
    return {move["type"] for move in answer.json()["moves"]}


def test_moves_say_what_each_seat_may_do(table: Opened) -> None:
    seats = {"AddSeat", "CloseSeat"}
    assert moves(table.host.get("/moves")) == {"StartTable", "EndTable", "SetPresence", *seats}
    assert moves(table.gm.get("/moves")) == {"JoinTable", "StartTable", "EndTable", "SetPresence"}
    assert moves(table.ann.get("/moves")) == {"JoinTable", "SetPresence"}
    table.host.did({"type": "StartTable"})
    assert moves(table.host.get("/moves")) == {"PauseTable", "EndTable", "SetPresence", *seats}
    table.host.did({"type": "PauseTable"})
    assert moves(table.host.get("/moves")) == {"ResumeTable", "EndTable", "SetPresence", *seats}


def test_a_move_has_a_label_and_a_schema_that_admits_it(table: Opened) -> None:
    table.ann.did({"type": "JoinTable"})
    offered = table.ann.http.get(f"{table.ann.path}/moves", headers={"Accept-Language": "en"}).json()
    assert offered["frame"] == 2
    join = next(move for move in offered["moves"] if move["type"] == "JoinTable")
    assert join["label"] == "Sit down"
    place = join["schema"]["$ref"].partition("#")[0]
    commands = table.ann.http.get(place).json()
    validator = Draft202012Validator(put_together(join["schema"], offered["$defs"], {place: commands}))
    assert validator.is_valid({"type": "JoinTable", "name": "Nina"})
    assert not validator.is_valid({"type": "JoinTable", "name": "Anne"})
    assert not validator.is_valid({"type": "JoinTable"})
    problem(table.ann.act({"type": "JoinTable"}), 409, "already_joined")


def test_unchanged_moves_are_not_made_again(table: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    first = table.ann.get("/moves")
    tag = first.headers["etag"]
    table.gm.did({"type": "Note", "text": "pour moi"})
    for made in ("document_after", "list_after"):
        monkeypatch.setattr(f"api.tables.offered_moves.{made}", None)
    again = asked(table.ann, {"If-None-Match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag), (
        "what is hidden changes nothing"
    )
    assert asked(table.ann, {}).content == first.content, "kept, whatever else was recorded"
    monkeypatch.undo()
    english = asked(table.ann, {"If-None-Match": tag, "Accept-Language": "en"})
    assert (english.status_code, english.headers["etag"] == tag) == (200, False)
    table.bob.did({"type": "JoinTable"})
    assert asked(table.ann, {"If-None-Match": tag}).status_code == 304, "she may do the same as before"
    table.ann.did({"type": "JoinTable"})
    changed = asked(table.ann, {"If-None-Match": tag})
    assert (changed.status_code, changed.json()["frame"]) == (200, first.json()["frame"] + 2)


def asked(seat: Any, headers: dict[str, str]) -> Any:
    return seat.http.get(f"{seat.path}/moves", headers=headers)


def test_the_own_record_is_the_feed_in_json_lines(table: Opened) -> None:
    table.gm.did({"type": "Note", "text": "pour moi"})
    table.ann.did(EARN, 6)
    answer = table.ann.get("/record")
    assert answer.headers["content-type"] == "application/jsonl"
    header, *frames = [json.loads(line) for line in answer.text.splitlines()]
    assert {k: header[k] for k in ("greffe", "table", "system", "seat", "role", "frames")} == {
        "greffe": 1,
        "table": table.id,
        "system": "purse/1",
        "seat": "player1",
        "role": "player",
        "frames": 2,
    }
    assert frames == table.ann.frames()
    assert "pour moi" not in answer.text


def test_a_long_record_is_whole(table: Opened) -> None:
    with table.ann.live() as socket:
        for number in range(300):
            socket.send(json.dumps({"id": str(number), "command": EARN, "dice": [1] if number < 5 else None}))
            while "status" not in (reply := json.loads(socket.recv(PATIENCE))):
                pass
            assert reply == {"id": str(number), "status": 201, "frame": number + 2}
    _, *frames = [json.loads(line) for line in table.bob.get("/record").text.splitlines()]
    assert [frame["frame"] for frame in frames] == list(range(1, 302))


def test_the_full_record_is_for_whoever_sees_everything(table: Opened, tmp_path: Path) -> None:
    table.ann.did({"type": "Note", "text": "secret"})
    for seat in (table.ann, table.host):
        problem(seat.get("/record", full="true"), 403, "not_your_role")
    answer = table.gm.get("/record", full="true")
    file = tmp_path / "record.jsonl"
    file.write_bytes(answer.content)
    report = verify_file(file)
    assert report.sound, report
    assert report.events == 2
    assert not any(token in answer.text for token in table.tokens.values())
    problem(table.gm.get("/record", full="perhaps"), 400, "bad_request")


@pytest.mark.parametrize("path", ["/nothing", "/tables/x/y/z", "/systems/chess", "/docs/nothing.js"])
def test_what_is_not_there(server: Service, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] in ("not_found", "no_such_system")


def test_an_address_is_used_as_it_is_meant(server: Service) -> None:
    answer = server.http.put("/systems")
    problem(answer, 405, "method_not_allowed")
    assert "GET" in answer.headers["allow"]


def test_moves_that_say_the_same_keep_their_tag(table: Opened) -> None:
    """A frame that changes nothing of what the seat may do says so: nobody asks in vain."""
    first = table.bob.get("/moves")
    table.ann.did({"type": "JoinTable"})
    frames = table.bob.get("/feed", after=first.json()["frame"], patch=1).json()["frames"]
    assert f'W/"{frames[-1]["moves"]}"' == first.headers["etag"]
    assert asked(table.bob, {"If-None-Match": first.headers["etag"]}).status_code == 304
    table.bob.did({"type": "JoinTable"})
    frames = table.bob.get("/feed", after=0, patch=1).json()["frames"]
    assert "moves" not in frames[-2]
    assert f'W/"{frames[-1]["moves"]}"' != first.headers["etag"]
    assert f'W/"{frames[-1]["moves"]}"' == table.bob.get("/moves").headers["etag"]


def test_a_record_with_views(table: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """In parts, however many: what the feed tells with patches, and how earlier entries stood then."""
    monkeypatch.setattr("api.routes.reading.CHUNK", 2)
    for amount in range(4):
        table.ann.did({"type": "Earn", "amount": amount}, 4)
    target = table.ann.frames()[1]["entries"][0]["event"]
    assert table.bob.post("/corrections", {"type": "contest", "target": target, "text": "non"}).status_code == 201
    _, *lines = map(json.loads, table.ann.get("/record", patch="true").text.splitlines())
    frames = table.ann.get("/feed", patch="true").json()["frames"]
    del frames[-1]["moves"]
    marks = [line.pop("marks", []) for line in lines]
    assert lines == frames
    contested = {"contested": True, "standing": "Contesté."}
    assert [each for each in marks if each] == [[{"frame": 2, "entries": [contested, contested]}]]
    problem(table.gm.get("/record", patch="true", full="true"), 400, "bad_request")
