"""Commands over one connection: pipelined, in pieces, in chunks, from whoever goes away or stops the server."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest

from api.server.http import HttpConnection
from tests.api.service import Opened, Seat, Service
from tests.api.test_connections import dial, read_to_end
from tests.waiting import until


def request(seat: Seat, *headers: str, text: str = "x", version: str = "1.1") -> bytes:
    body = json.dumps({"command": {"type": "Note", "text": text}}).encode()
    lines = [
        f"POST {seat.path}/commands HTTP/{version}",
        "host: greffe",
        f"authorization: Bearer {seat.token}",
        f"content-length: {len(body)}",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


def answers(received: bytes) -> Iterator[tuple[int, dict[str, str], bytes]]:
    """Status, headers and body of each answer, in order."""
    while received:
        head, _, received = received.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines)
        length = int(headers["content-length"])
        yield int(first.split(" ")[1]), headers, received[:length]
        received = received[length:]


def noted(seat: Seat) -> list[str]:
    """What the seat wrote down, in order."""
    notes: list[str] = seat.get("/view").json()["view"]["notes"]
    return notes


def answered(connection: socket.socket) -> tuple[int, dict[str, str], bytes]:
    """The one answer that comes, and goes on."""
    received = b""
    while not received.endswith(b"}"):
        received += connection.recv(65536)
    (found,) = answers(received)
    return found


def test_requests_that_come_at_once_are_answered_in_their_order(table: Opened) -> None:
    ann = table.ann
    look = f"GET {ann.path}/view HTTP/1.1\r\nhost: greffe\r\nauthorization: Bearer {ann.token}\r\n\r\n".encode()
    with closing(dial(ann.service)) as wire:
        wire.sendall(
            request(ann, text="a") + request(ann, text="b") + look + request(ann, "connection: close", text="c")
        )
        messages = list(answers(read_to_end(wire)))
    assert [status for status, _, _ in messages] == [201, 201, 200, 201]
    assert [b'"a"' in messages[0][2], b'"b"' in messages[1][2], b'"c"' in messages[3][2]] == [True] * 3
    assert noted(ann) == ["a", "b", "c"]


def test_a_command_may_come_byte_by_byte(table: Opened) -> None:
    with closing(dial(table.ann.service)) as wire:
        for byte in request(table.ann):
            wire.sendall(bytes((byte,)))
        status, _, _ = answered(wire)
    assert status == 201


@pytest.mark.parametrize(
    ("version", "headers"),
    [("1.0", ()), ("1.1", ("connection: close",)), ("1.1", ("expect: 100-continue", "connection: close"))],
)
def test_what_is_unusual_is_answered_as_ever(table: Opened, version: str, headers: tuple[str, ...]) -> None:
    with closing(dial(table.ann.service)) as wire:
        wire.sendall(request(table.ann, *headers, version=version))
        received = read_to_end(wire)
    received = received.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
    ((status, _, _),) = answers(received)
    assert status == 201


def test_a_page_of_the_service_itself_goes_the_short_way(table: Opened) -> None:
    """Browsers name the origin of whatever is sent, even from a page to its own server."""
    body = {"command": {"type": "Note", "text": "x"}}
    answer = table.ann.post("/commands", body, Origin=table.ann.service.url, **{"Content-Type": "application/json"})
    assert answer.status_code == 201


def test_a_body_in_chunks_goes_the_long_way(table: Opened) -> None:
    parts = (part for part in (b'{"command":', b'{"type":"Note","text":"x"}}'))
    answer = table.ann.http.post(f"{table.ann.path}/commands", content=parts)
    assert answer.status_code == 201


def test_who_goes_away_has_been_heard(table: Opened) -> None:
    with closing(dial(table.ann.service)) as wire:
        wire.sendall(request(table.ann, text="gone"))
    until(lambda: noted(table.ann) == ["gone"])


def test_a_server_that_stops_answers_first(server: Service, table: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """It closes the connection with the answer to what is under way, and says so."""
    came = HttpConnection.data_received

    def stopping(self: HttpConnection, data: bytes) -> None:
        came(self, data)
        self.shutdown()

    monkeypatch.setattr(HttpConnection, "data_received", stopping)
    with closing(dial(table.ann.service)) as wire:
        wire.sendall(request(table.ann))
        ((status, headers, _),) = answers(read_to_end(wire))
    assert (status, headers["connection"]) == (201, "close")


def test_commands_of_several_connections_take_turns(table: Opened) -> None:
    """Who finds the table busy waits, and so is answered by a task."""
    with ExitStack() as stack:
        wires = [stack.enter_context(closing(dial(table.ann.service))) for _ in range(8)]
        for number, wire in enumerate(wires):
            wire.sendall(request(table.ann, text=f"n{number}"))
        statuses = [answered(wire)[0] for wire in wires]
    assert statuses == [201] * 8
    assert sorted(noted(table.ann)) == [f"n{number}" for number in range(8)]


def test_the_end_of_a_table_opens_its_record(server: Service) -> None:
    table = server.open(disclosure="at_end")
    table.ann.did({"type": "OpenBox"})
    end = json.dumps({"command": {"type": "EndTable"}}).encode()
    head = request(table.gm).partition(b"content-length: ")[0]
    with closing(dial(server)) as wire:
        wire.sendall(head + b"content-length: %d\r\n\r\n%b" % (len(end), end))
        answer = answered(wire)
    assert answer[0] == 201
    assert table.ann.get("/record").status_code == 200
