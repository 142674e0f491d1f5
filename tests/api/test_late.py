"""Spectators who read late: the option, what they may do meanwhile, and that every way of reading keeps to it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from api.base.environment import utc_now
from api.tables.service import TableService
from tests.api.service import HOST, SEATS, Opened, Seat, Service, playing, problem
from tests.api.test_streams import events

CHOICES = {"heartbeat_seconds": 0.3}
EARN = {"type": "Earn", "amount": 3}
ZOE = "spectator1"
WATCHED = [*SEATS, {"name": "Zoé", "role": "spectator"}]
MINUTE = timedelta(minutes=1)
UNITS = {"fr": ("en trames", "en minutes"), "en": ("in frames", "in minutes")}


def opening(options: dict[str, Any], system: str = "purse") -> dict[str, Any]:
    return {"system": system, "title": "Vendredi", "seats": WATCHED, "options": options}


def watched(server: Service, **options: Any) -> tuple[Opened, Seat]:
    """A table with these options, and its spectator."""
    answer = server.http.post("/tables", json=opening(options))
    assert answer.status_code == 201, answer.text
    made = answer.json()
    tokens = {seat["id"]: seat["token"] for seat in made["seats"]} | {HOST: made["host"]}
    gm, ann, bob, host, zoe = (
        Seat(server, made["table"], tokens[seat]) for seat in ("gm1", "player1", "player2", HOST, ZOE)
    )
    return Opened(made["table"], tokens, gm, ann, bob, host), zoe


def last(seat: Seat) -> int:
    found: int = seat.get("").json()["frame"]
    return found


@contextmanager
def before(server: Service, ago: timedelta) -> Iterator[None]:
    """What is done in the block happened so long ago."""
    service: TableService = server.uvicorn.app.state.service
    present = service.environment
    service.environment = present._replace(clock=lambda: utc_now() - ago)
    try:
        yield
    finally:
        service.environment = present


@pytest.mark.parametrize("name", ["delay_frames", "delay_minutes"])
@pytest.mark.parametrize("value", [-1, 10_081, 1.5, "3", None, True, [1]])
def test_a_delay_is_a_number_of_frames_or_minutes(server: Service, name: str, value: Any) -> None:
    problem(server.http.post("/tables", json=opening({name: value})), 400, "bad_option")


@pytest.mark.parametrize("options", [{}, {"delay_frames": 0}, {"delay_frames": 0, "delay_minutes": 0}])
def test_none_is_the_default(server: Service, options: dict[str, Any]) -> None:
    table, zoe = watched(server, **options)
    table.ann.did(EARN, 1)
    assert last(zoe) == last(table.ann) == 2
    assert zoe.get("").json()["delay"] is None
    assert "delay" not in zoe.frames()[0]["entries"][0]["fields"]


@pytest.mark.parametrize(
    ("options", "french", "english"),
    [
        ({"delay_frames": 1}, "avec 1\u00a0trame de retard", "1 frame late"),
        ({"delay_minutes": 90}, "avec 90\u00a0minutes de retard", "90 minutes late"),
        (
            {"delay_frames": 3, "delay_minutes": 1},
            "avec 3\u00a0trames et au moins 1\u00a0minute de retard",
            "3 frames and at least 1 minute late",
        ),
    ],
)
def test_everybody_reads_at_the_opening_that_they_are_late(
    server: Service, options: dict[str, int], french: str, english: str
) -> None:
    table, zoe = watched(server, **options)
    delay = {unit: options.get(f"delay_{unit}", 0) for unit in ("frames", "minutes")}
    for seat in (zoe, table.ann):
        entry = seat.frames()[0]["entries"][0]
        assert entry["fields"]["delay"] == delay
        assert f"Les spectateurs lisent {french}." in entry["text"]
        body = seat.http.get(f"{seat.path}/feed", headers={"Accept-Language": "en"}).json()["frames"][0]
        assert f"Spectators read {english}." in body["entries"][0]["text"]
        assert seat.get("").json()["delay"] == delay


@pytest.mark.parametrize("game", ["ambre", "innommable", "nosgoth", "purse", "sombre", "spin"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_form_of_every_game_offers_it_and_says_what_it_is(server: Service, game: str, language: str) -> None:
    body = server.http.get(f"/systems/{game}", headers={"Accept-Language": language}).json()
    for name, unit, most in (("delay_frames", UNITS[language][0], 500), ("delay_minutes", UNITS[language][1], 10_080)):
        field = body["options"]["properties"][name]
        bounds = {key: field[key] for key in ("type", "minimum", "maximum", "default")}
        assert bounds == {"type": "integer", "minimum": 0, "maximum": most, "default": 0}
        assert unit in field["title"]
        assert "spectat" in field["description"]


def test_frames_come_with_those_that_follow(server: Service) -> None:
    """The opening at once; then the nth frame with the one that is two after it."""
    table, zoe = watched(server, delay_frames=2)
    assert last(zoe) == 1
    for count in range(2, 7):
        table.ann.did(EARN, *([1] if count < 5 else []))
        assert last(table.ann) == count
        assert last(zoe) == max(count - 2, 1)
        table.gm.did({"type": "Note", "text": "caché"})
        assert last(zoe) == max(count - 2, 1), "what the spectator never reads brings nothing"
    assert zoe.frames() == [frame for frame in table.bob.frames() if frame["frame"] <= 4]


def test_minutes_end_on_the_second(server: Service) -> None:
    table, zoe = watched(server, delay_minutes=1)
    spectators = server.uvicorn.app.state.service.spectator_delay
    with before(server, MINUTE):
        table.ann.did(EARN, 1)
    with before(server, MINUTE / 2):
        happened = table.ann.did(EARN, 1)["at"]
    assert last(zoe) == 2
    at = datetime.fromisoformat(happened)
    was = spectators._clock
    try:
        spectators._clock = lambda: at + MINUTE - timedelta(microseconds=1)
        assert last(zoe) == 2
        spectators._clock = lambda: at + MINUTE
        assert last(zoe) == 3
        spectators._clock = lambda: at
        assert last(zoe) == 3, "what was read stays read, whatever the clock says"
    finally:
        spectators._clock = was


def test_with_both_the_later_counts(server: Service) -> None:
    table, zoe = watched(server, delay_frames=1, delay_minutes=1)
    with before(server, 2 * MINUTE):
        table.ann.did(EARN, 1)
        table.ann.did(EARN, 1)
    assert last(zoe) == 2
    table.ann.did(EARN, 1)
    assert last(zoe) == 3
    table.ann.did(EARN)
    assert last(zoe) == 3


READ: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("/view", {}),
    ("/view", {"at": 1}),
    ("/moves", {}),
    ("/feed", {}),
    ("/feed", {"patch": "true"}),
    ("/feed", {"withdrawn": "true"}),
    ("/feed", {"contested": "true"}),
    ("/why", {"pointer": "/purse"}),
    ("/record", {}),
    ("/record", {"patch": "true"}),
    ("/record", {"full": "true"}),
    ("/story", {}),
    ("/story", {"rules": "true"}),
    ("/receipt", {}),
    ("/compare", {}),
)


def test_nothing_of_what_is_late_stands_anywhere(server: Service) -> None:
    """A name, a note and a title that no answer may hold; then the end, and all of it is there."""
    table, zoe = watched(server, delay_minutes=1)
    table.ann.did({"type": "JoinTable", "name": "Annabelle"})
    earned = table.bob.did(EARN, 3)["entries"][0]["event"]
    contest = {"type": "contest", "target": earned, "text": "Contestation"}
    assert table.ann.post("/corrections", contest).status_code == 201
    assert table.gm.post("/corrections", {"type": "retract", "target": earned, "reason": "Motif"}).status_code == 201
    branch = table.gm.post("/branches", {"title": "Bifurcation"}).json()["table"]
    for what, params in READ:
        said = zoe.get(what, **params).text
        assert not any(word in said for word in ("Annabelle", earned, "Contestation", "Motif", branch, "Bifurcation"))
    problem(zoe.get("/view", at=2), 404, "unknown_frame")
    problem(zoe.get("/feed", after=2), 404, "unknown_frame")
    problem(zoe.get("/why", pointer="", at=2), 404, "unknown_frame")
    problem(zoe.get(f"/events/{earned}"), 404, "unknown_event")
    problem(zoe.get("/compare", other=branch), 404, "no_branch")
    problem(Seat(server, branch, zoe.token).get(""), 401, "unauthorized")
    table.host.did({"type": "EndTable"})
    assert last(zoe) == last(table.bob)
    assert zoe.frames() == table.bob.frames()
    assert zoe.get(f"/events/{earned}").status_code == 200
    assert zoe.get("").json()["branches"] == [branch]
    assert zoe.get("/compare", other=branch).status_code == 200
    assert Seat(server, branch, zoe.token).get("").status_code == 200
    assert "Annabelle" in zoe.get("/record").text


def test_an_ended_branch_tells_nothing_of_a_table_that_goes_on(server: Service) -> None:
    table, zoe = watched(server, delay_frames=2)
    table.ann.did(EARN, 1)
    name = table.gm.post("/branches", {}).json()["table"]
    there = Seat(server, name, zoe.token)
    Seat(server, name, table.tokens[HOST]).did({"type": "EndTable"})
    for _ in range(2):
        problem(there.get("/feed"), 401, "unauthorized")
        table.ann.did(EARN, 1)
    problem(there.get("/feed"), 401, "unauthorized")
    table.ann.did(EARN)
    assert [frame["frame"] for frame in there.frames()] == [1, 2, 3]
    assert zoe.get("").json()["branches"] == [name]


def test_whoever_reads_late_sits_down_and_watches(server: Service) -> None:
    """What it may do is what it is told that it may; and no refusal hangs on what it does not know yet."""
    table, zoe = watched(server, delay_frames=3)
    for _ in range(2):
        assert [move["type"] for move in zoe.get("/moves").json()["moves"]] == ["JoinTable"]
        answer = zoe.did({"type": "JoinTable"})
        assert (answer["frame"], answer["entries"]) == (1, [])
    assert zoe.get("/moves").json()["corrections"] == []
    earned = table.ann.did(EARN, 1)["entries"][0]["event"]
    for presence in (True, False):
        problem(zoe.act({"type": "SetPresence", "seat": ZOE, "away": presence}), 409, "reads_late")
        table.gm.did({"type": "SetPresence", "seat": ZOE, "away": presence})
    problem(zoe.act(EARN, 1), 409, "reads_late")
    for target in (earned, "f" * 16):
        contest = {"type": "contest", "target": target, "text": "?"}
        problem(zoe.post("/corrections", contest), 409, "reads_late")
        problem(zoe.post("/corrections/preview", contest), 409, "reads_late")
    problem(zoe.post("/branches", {}), 409, "reads_late")
    problem(zoe.act({"type": "EndTable"}), 403, "not_your_role")
    found = table.ann.get("").json()["seats"]
    assert [seat["joined"] for seat in found] == [False, False, False, True]


def test_its_answers_say_when_it_is_at_the_end_again(server: Service) -> None:
    """After the end the spectator is like any other: who sits already, sits already."""
    table, zoe = watched(server, delay_frames=3)
    zoe.did({"type": "JoinTable"})
    table.host.did({"type": "EndTable"})
    problem(zoe.act({"type": "JoinTable"}), 409, "already_joined")
    assert zoe.did({"type": "JoinTable", "name": "Zoé Prime"})["frame"] == last(zoe)


def test_whoever_leads_sees_what_the_spectator_reads_now(server: Service) -> None:
    table, zoe = watched(server, delay_frames=1)
    for _ in range(3):
        table.ann.did(EARN, 1)
    for what in ("/view", "/feed", "/record"):
        seen, own = table.gm.get(what, reader=ZOE), zoe.get(what)
        if what == "/record":
            assert seen.content.split(b"\n")[1:] == own.content.split(b"\n")[1:]
        else:
            assert seen.content == own.content
    problem(table.gm.get("/view", reader=ZOE, at=4), 404, "unknown_frame")


def received(socket: ClientConnection) -> Any:
    return json.loads(socket.recv(5))


def socket_of(seat: Seat) -> Any:
    @contextmanager
    def reading() -> Iterator[Callable[[], Any]]:
        with seat.live(after=1) as socket:
            yield lambda: received(socket)

    return reading()


def stream_of(seat: Seat) -> Any:
    @contextmanager
    def reading() -> Iterator[Callable[[], Any]]:
        with events(seat, 1) as stream:
            yield lambda: next(stream)[1]

    return reading()


@pytest.mark.parametrize("listening", [socket_of, stream_of])
def test_time_alone_brings_what_is_due(server: Service, listening: Callable[[Seat], Any]) -> None:
    """Nobody does anything more: the clock of the service wakes whoever waits, and not before it is due."""
    table, zoe = watched(server, delay_minutes=1)
    with listening(zoe) as receive:
        began = monotonic()
        with before(server, MINUTE - timedelta(seconds=1)):
            first = table.ann.did(EARN, 1)
        acted = monotonic()
        with before(server, MINUTE - timedelta(seconds=1.6)):
            second = table.ann.did(EARN, 2)
        seen = last(zoe)
        assert seen == 1 or monotonic() - began > 0.95
        assert receive() == first
        assert monotonic() - began > 0.95
        assert receive() == second
        assert monotonic() - acted > 1.55


@pytest.mark.parametrize("listening", [socket_of, stream_of])
def test_frames_bring_those_before_them(server: Service, listening: Callable[[Seat], Any]) -> None:
    table, zoe = watched(server, delay_frames=2)
    with listening(zoe) as receive:
        frames = [table.ann.did(EARN, 1) for _ in range(4)]
        assert [receive() for _ in range(2)] == frames[:2]
        table.host.did({"type": "EndTable"})
        assert [receive()["frame"] for _ in range(3)] == [4, 5, 6]
        joined = table.ann.did({"type": "JoinTable"})
        assert receive() == joined


def test_a_socket_is_silent_meanwhile(server: Service) -> None:
    table, zoe = watched(server, delay_frames=2)
    with zoe.live(after=1) as socket:
        table.ann.did(EARN, 1)
        socket.send(json.dumps({"id": "1", "command": EARN, "dice": [1]}))
        answer = received(socket)
        assert (answer["status"], answer["problem"]["code"]) == (409, "reads_late")
        socket.send(json.dumps({"id": "2", "command": {"type": "JoinTable"}}))
        assert received(socket) == {"id": "2", "status": 201, "frame": 1}
        with pytest.raises(TimeoutError):
            socket.recv(0.3)


def test_a_ticket_opens_the_same_stream(server: Service) -> None:
    table, zoe = watched(server, delay_frames=1)
    table.ann.did(EARN, 1)
    earned = table.ann.did(EARN, 1)
    ticket = zoe.post("/tickets", {}).json()["ticket"]
    address = f"{zoe.path}/feed?ticket={ticket}"
    with server.http.stream("GET", address, headers={"Accept": "text/event-stream"}) as answer:
        got = b""
        for piece in answer.iter_raw():
            got += piece
            if got.count(b": \n\n") > 1:
                break
    assert b"id: 2\n" in got
    assert b"id: 3\n" not in got
    assert earned["entries"][0]["event"].encode() not in got


def test_patches_lead_to_the_view_that_may_be_read(server: Service) -> None:
    table, zoe = watched(server, delay_frames=2)
    with zoe.live(after=1, patch=True) as socket:
        for _ in range(4):
            table.ann.did(EARN, 1)
        tags = [received(socket) for _ in range(2)]
    assert tags[-1]["view"] == zoe.get("/view").headers["etag"].strip('"')
    assert tags[-1]["moves"] == zoe.get("/moves").headers["etag"].removeprefix('W/"').strip('"')


@pytest.mark.parametrize("options", [{"delay_frames": 3}, {"delay_minutes": 1}])
def test_a_restart_changes_nothing(tmp_path: Path, options: dict[str, int]) -> None:
    """From the log and from a saved state: long enough that there is one."""
    database = tmp_path / "greffe.sqlite"
    with playing(database) as server:
        table, zoe = watched(server, **options)
        with before(server, 2 * MINUTE):
            for _ in range(130):
                table.ann.did({"type": "JoinTable", "name": f"Anne {last(table.ann)}"})
        for _ in range(3):
            table.ann.did({"type": "JoinTable", "name": f"Anne {last(table.ann)}"})
        contents = [zoe.get(what).content for what in ("", "/view", "/moves", "/feed", "/feed?after=120")]
        assert last(zoe) == 131
        assert last(table.ann) == 134
    for _ in range(2):
        with playing(database) as again:
            seat, ann = (Seat(again, table.id, each.token) for each in (zoe, table.ann))
            assert [seat.get(what).content for what in ("", "/view", "/moves", "/feed", "/feed?after=120")] == contents
            assert last(ann) == 134
            seat.get("/record")


def test_looking_as_a_spectator_tells_him_of_no_branch(server: Service) -> None:
    """The game master looks at a branch as the spectator would, who is not to know of it yet."""
    table, zoe = watched(server, delay_frames=2)
    table.ann.did(EARN, 1)
    name = table.gm.post("/branches", {}).json()["table"]
    leading = Seat(server, name, table.tokens["gm1"])
    assert leading.get("/view", reader=ZOE).status_code == 200
    problem(Seat(server, name, zoe.token).get("/view"), 401, "unauthorized")


def test_a_role_that_changes_takes_back_nothing(server: Service) -> None:
    """Spin: who plays reads at once; who watches from now on keeps what he has read, and the rest comes late."""
    made = server.http.post("/tables", json=opening({"delay_frames": 2}, "spin")).json()
    tokens = {seat["id"]: seat["token"] for seat in made["seats"]}
    gm, bob, zoe = (Seat(server, made["table"], tokens[seat]) for seat in ("gm1", "player2", ZOE))

    def assigned(seat: str, role: str) -> None:
        gm.did({"type": "AssignSeat", "seat": seat, "role": role})

    def renamed(count: int) -> None:
        for number in range(count):
            gm.did({"type": "JoinTable", "name": f"Maud {last(gm)} {number}"})

    renamed(3)
    assert (last(zoe), last(bob), last(gm)) == (2, 4, 4)
    with bob.live(after=4) as socket:
        assigned("player2", "spectator")
        assert (last(zoe), last(bob)) == (3, 4)
        renamed(1)
        assert last(bob) == 4
        renamed(1)
        assert (last(zoe), last(bob), last(gm)) == (5, 5, 7)
        assert received(socket)["frame"] == 5
        assigned("player2", "player")
        assert [received(socket)["frame"] for _ in range(3)] == [6, 7, 8]
    assert (last(zoe), last(bob)) == (6, 8)
    assigned(ZOE, "player")
    assert last(zoe) == last(gm)
    assigned(ZOE, "spectator")
    assert last(zoe) == last(gm) - 1


def test_a_spectator_who_comes_later_reads_as_late_as_the_others(server: Service) -> None:
    """His place comes when they read that it was added, and all before it with it."""
    table, zoe = watched(server, delay_frames=3)
    for number in range(6):
        table.ann.did({"type": "JoinTable", "name": f"Anne {number}"})
    table.host.did({"type": "AddSeat", "name": "Yves", "role": "spectator"})
    yves = Seat(server, table.id, table.host.post("/seats/spectator2/token", {}).json()["token"])
    for number in range(2):
        problem(yves.get(""), 401, "unauthorized")
        table.ann.did({"type": "JoinTable", "name": f"Annie {number}"})
    for number in range(2):
        assert last(yves) == last(zoe) == 8 + number
        assert yves.frames() == zoe.frames()
        assert yves.get("/view").status_code == yves.get("/moves").status_code == 200
        table.ann.did({"type": "JoinTable", "name": f"Annette {number}"})
