"""Live feeds: event streams and sockets; resumed from any frame; nothing of what is hidden on the wire."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.api.service import Opened, Seat, Service, problem
from tests.waiting import PATIENCE

CHOICES = {"heartbeat_seconds": 0.3, "max_body_bytes": 4000, "cors_origins": ("https://vtt.example",)}
EARN = {"type": "Earn", "amount": 3}
NOTE = {"type": "Note", "text": "hidden"}
SSE = {"Accept": "text/event-stream"}


@contextmanager
def events(seat: Seat, after: int | None = None, **headers: str) -> Iterator[Iterator[tuple[int, Any]]]:
    """The events of a stream: id and data."""
    params = {} if after is None else {"after": after}
    with seat.http.stream("GET", f"{seat.path}/feed", params=params, headers=SSE | headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield _parsed(answer.iter_lines())


def _parsed(lines: Iterator[str]) -> Iterator[tuple[int, Any]]:
    number = 0
    for line in lines:
        if line.startswith("id: "):
            number = int(line[4:])
        if line.startswith("data: "):
            yield number, json.loads(line[6:])


def test_an_event_stream_gives_the_past_then_the_present(table: Opened) -> None:
    table.ann.did(EARN, 1)
    with events(table.bob) as stream:
        assert [next(stream)[0] for _ in range(2)] == [1, 2]
        table.gm.did(NOTE)
        frame = table.ann.did(EARN, 2)
        assert next(stream) == (3, frame)


@pytest.mark.parametrize(("after", "last_event_id", "first"), [(0, None, 1), (2, None, 3), (None, "1", 2), (4, "2", 3)])
def test_an_event_stream_resumes(table: Opened, after: int | None, last_event_id: str | None, first: int) -> None:
    for _ in range(4):
        table.ann.did(EARN, 1)
    headers = {"Last-Event-ID": last_event_id} if last_event_id else {}
    with events(table.bob, after, **headers) as stream:
        assert [next(stream)[0] for _ in range(first, 6)] == list(range(first, 6))


def test_an_event_stream_cannot_resume_from_the_future(table: Opened) -> None:
    for headers, status, code in (
        ({"Last-Event-ID": "9"}, 404, "unknown_frame"),
        ({"Last-Event-ID": "x"}, 400, "bad_request"),
    ):
        problem(table.ann.http.get(f"{table.ann.path}/feed", headers=SSE | headers), status, code)
    problem(table.ann.http.get(f"{table.ann.path}/feed?after=2", headers=SSE), 404, "unknown_frame")


def test_hidden_events_leave_nothing_in_an_event_stream(table: Opened) -> None:
    """Heartbeats come at their own pace, neither hastened nor put off by what the seat cannot see."""
    with table.bob.http.stream("GET", f"{table.bob.path}/feed", params={"after": 1}, headers=SSE) as answer:
        lines, over = answer.iter_lines(), Event()
        with ThreadPoolExecutor(1) as pool:
            noting = pool.submit(note_until, over, table.gm)
            start, beats = monotonic(), 0
            try:
                while beats < 4:
                    line = next(lines)
                    assert line in (":", ": ", "")
                    beats += line.startswith(":")
            finally:
                over.set()
            assert noting.result() > beats
        assert monotonic() - start > 0.6


def note_until(over: Event, gm: Seat) -> int:
    """Write hidden notes, one after the other; return how many."""
    notes = 0
    while not over.is_set():
        gm.did(NOTE)
        notes += 1
    return notes


def test_a_socket_gives_frames_from_any_number(table: Opened) -> None:
    for _ in range(3):
        table.ann.did(EARN, 1)
    with table.bob.live(after=2) as socket:
        assert [json.loads(socket.recv(PATIENCE))["frame"] for _ in range(2)] == [3, 4]
        table.gm.did(NOTE)
        frame = table.ann.did(EARN, 1)
        assert json.loads(socket.recv(PATIENCE)) == frame
        with pytest.raises(TimeoutError):
            socket.recv(0.05)


def test_a_long_past_comes_whole(table: Opened) -> None:
    with table.ann.live(after=1) as socket:
        for number in range(150):
            act(socket, number, EARN, *([1] if number < 5 else []))
    with table.bob.live() as socket:
        assert [json.loads(socket.recv(PATIENCE))["frame"] for _ in range(151)] == list(range(1, 152))


def act(socket: ClientConnection, name: int, command: Any, *dice: int) -> tuple[list[Any], Any]:
    """Send a command; the frames that came before its answer, and the answer."""
    socket.send(json.dumps({"id": str(name), "command": command, **({"dice": dice} if dice else {})}))
    frames = []
    while "status" not in (message := json.loads(socket.recv(PATIENCE))):
        frames.append(message)
    assert message["id"] == str(name)
    return frames, message


def test_a_socket_answers_after_the_frame(table: Opened) -> None:
    with table.ann.live(after=1) as socket:
        frames, reply = act(socket, 1, EARN, 5)
        assert [frame["frame"] for frame in frames] == [2]
        assert reply == {"id": "1", "status": 201, "frame": 2}
        assert frames[0]["entries"][0]["dice"][0]["faces"] == [5]


def test_commands_of_a_socket_are_carried_out_in_order(table: Opened) -> None:
    with table.ann.live(after=1) as socket:
        for number in range(20):
            socket.send(json.dumps({"id": str(number), "command": {"type": "Note", "text": str(number)}}))
        replies = [m for m in (json.loads(socket.recv(PATIENCE)) for _ in range(40)) if "status" in m]
    assert [reply["id"] for reply in replies] == [str(n) for n in range(20)]
    assert table.ann.get("/view").json()["view"]["notes"] == [str(n) for n in range(20)]


@pytest.mark.parametrize(
    ("message", "status", "code"),
    [
        ("", 400, "malformed"),
        ("{", 400, "malformed"),
        ('{"command": {"type": "Earn", "amount": 1}}', 400, "malformed"),
        ('{"id": "a"}', 400, "malformed"),
        ('{"id": "a", "command": {"type": "Earn", "amount": 1}, "correction": {}}', 400, "malformed"),
        ('{"id": "a", "correction": {"type": "retract", "target": "x"}, "dice": [1]}', 400, "malformed"),
        ('{"id": "a", "correction": {"type": "retract", "target": "x"}, "for": "player2"}', 400, "malformed"),
        ('{"id": "a", "command": {"type": "Earn", "amount": 1}, "preview": "x"}', 400, "malformed"),
        ('{"id": "a", "command": {"type": "Earn"}}', 400, "bad_value"),
        ('{"id": "a", "command": {"type": "Spend", "amount": 9}}', 409, "too_poor"),
        ('{"id": "a", "command": {"type": "EndTable"}}', 403, "not_your_role"),
        ('{"id": "a", "correction": {"type": "retract", "target": "x"}}', 403, "not_your_role"),
        ('{"id": "a", "correction": {"type": "contest", "target": "x"}}', 404, "unknown_event"),
        ('{"id": "a", "command": {"type": "JoinTable"}, "key": "' + "x" * 201 + '"}', 400, "bad_idempotency_key"),
    ],
)
def test_what_goes_wrong_on_a_socket_is_told_and_it_stays_open(
    table: Opened, message: str, status: int, code: str
) -> None:
    with table.ann.live(after=1) as socket:
        socket.send(message)
        reply = json.loads(socket.recv(PATIENCE))
        assert (reply["status"], reply["problem"]["code"]) == (status, code)
        assert reply["problem"]["detail"]
        assert act(socket, 2, {"type": "JoinTable"})[1]["status"] == 201


def test_a_binary_message_is_no_message(table: Opened) -> None:
    with table.ann.live(after=1) as socket:
        socket.send(b"\x00\xff")
        assert json.loads(socket.recv(PATIENCE))["problem"]["code"] == "malformed"


def test_a_socket_carries_out_a_repeated_key_once(table: Opened) -> None:
    message = {"id": "1", "command": EARN, "dice": [2], "key": "once"}
    for _ in range(2):
        with table.ann.live(after=1) as socket:
            socket.send(json.dumps(message))
            seen = [json.loads(socket.recv(PATIENCE)) for _ in range(2)]
        assert sorted(m["frame"] for m in seen) == [2, 2]
    assert len(table.ann.frames()) == 2


def test_a_socket_corrects(table: Opened) -> None:
    target = table.ann.did(EARN, 1)["entries"][0]["event"]
    with table.gm.live(after=2) as socket:
        socket.send(json.dumps({"id": "c", "correction": {"type": "retract", "target": target}}))
        frame, reply = (json.loads(socket.recv(PATIENCE)) for _ in range(2))
    assert frame["entries"][0]["type"] == "RulingRetracted"
    assert reply == {"id": "c", "status": 201, "frame": 3}


def test_a_message_that_is_too_long_closes_the_socket(table: Opened) -> None:
    with table.ann.live(after=1) as socket:
        socket.send(json.dumps({"id": "1", "command": {"type": "Note", "text": "x" * 5000}}))
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
    assert len(table.ann.frames()) == 1


def test_a_reader_who_does_not_read_holds_nobody_up(table: Opened) -> None:
    with table.gm.live(max_queue=1, close_timeout=0):
        with table.ann.live(after=1) as socket:
            for number in range(400):
                act(socket, number, {"type": "Note", "text": f"{number} " + "x" * 3000})
        assert table.gm.get("").json()["frame"] == 401


def test_a_browser_brings_its_token_as_a_subprotocol(server: Service, table: Opened) -> None:
    address = f"{server.ws}/tables/{table.id}/live"
    offered: Any = ["greffe", f"greffe.bearer.{table.tokens['player1']}"]
    origin: Any = "https://vtt.example"
    with connect(address, subprotocols=offered, origin=origin) as socket:
        assert socket.subprotocol == "greffe"
        assert json.loads(socket.recv(PATIENCE))["frame"] == 1


@pytest.mark.parametrize(
    ("headers", "query", "status"),
    [
        ({}, "", 401),
        ({"Authorization": "Bearer wrong"}, "", 401),
        ({"Sec-WebSocket-Protocol": "greffe, greffe.bearer.wrong"}, "", 401),
        ({"Authorization": "Bearer {ann}"}, "?after=2", 404),
        ({"Authorization": "Bearer {ann}"}, "?after=-1", 404),
        ({"Authorization": "Bearer {ann}"}, "?after=x", 400),
        ({"Authorization": "Bearer {ann}", "Origin": "https://evil.example"}, "", 403),
    ],
)
def test_a_handshake_that_is_refused(
    server: Service, table: Opened, headers: dict[str, str], query: str, status: int
) -> None:
    filled = {name: value.format(ann=table.tokens["player1"]) for name, value in headers.items()}
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{server.ws}/tables/{table.id}/live{query}", additional_headers=filled, open_timeout=10)
    response = refused.value.response
    assert response.status_code == status
    assert response.headers["content-type"] == "application/problem+json"
    assert json.loads(response.body or b"")["status"] == status


def test_a_socket_speaks_the_language_of_its_query(server: Service, table: Opened) -> None:
    """A browser's socket says the browser's language, not that in which its page is read."""
    address = f"{server.ws}/tables/{table.id}/live?language="
    headers = {"Authorization": f"Bearer {table.tokens['player1']}", "Accept-Language": "fr"}
    for language, sentence in (
        ("en-GB,en;q=0.9", "is open"),
        ("fr", "est ouverte"),
        ("", "est ouverte"),
        ("xx", "est ouverte"),
    ):
        with connect(address + language, additional_headers=headers) as socket:
            assert sentence in json.loads(socket.recv(PATIENCE))["entries"][0]["text"]


def test_pages_of_the_service_itself_may_open_a_socket(server: Service, table: Opened) -> None:
    with table.ann.live(headers={"Origin": server.url}) as socket:
        assert json.loads(socket.recv(PATIENCE))["frame"] == 1
