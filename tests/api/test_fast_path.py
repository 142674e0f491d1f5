"""The plainest commands are answered by the connection itself: what HTTP/1.1 asks of any server holds for them, too."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import closing
from time import sleep

import pytest

from api.routes.commands import FastPath
from api.server.http import HttpConnection
from tests.api.service import Opened, Seat, Service
from tests.api.test_connections import dial, said


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


def answers(told: bytes) -> Iterator[tuple[int, dict[str, str], bytes]]:
    """Status, headers and body of each answer, in order."""
    while told:
        head, _, told = told.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines)
        length = int(headers["content-length"])
        yield int(first.split(" ")[1]), headers, told[:length]
        told = told[length:]


@pytest.fixture
def table(server: Service) -> Opened:
    """A table in memory: whoever comes first goes the long way."""
    made = server.open()
    made.ann.did({"type": "OpenBox"})
    return made


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each request that looked like a command: did it go the short way?"""
    seen: list[bool] = []
    asked = FastPath.takes

    def takes(self: FastPath, scope: object) -> bool:
        seen.append(asked(self, scope))  # type: ignore[arg-type]
        return seen[-1]

    monkeypatch.setattr(FastPath, "takes", takes)
    return seen


def noted(seat: Seat) -> list[str]:
    """What the seat wrote down, in order."""
    notes: list[str] = seat.get("/view").json()["view"]["notes"]
    return notes


def answered(connection: socket.socket) -> tuple[int, dict[str, str], bytes]:
    """The one answer that comes, and goes on."""
    told = b""
    while not told.endswith(b"}"):
        told += connection.recv(65536)
    (found,) = answers(told)
    return found


def test_requests_that_come_at_once_are_answered_in_their_order(table: Opened) -> None:
    ann = table.ann
    look = f"GET {ann.path}/view HTTP/1.1\r\nhost: greffe\r\nauthorization: Bearer {ann.token}\r\n\r\n".encode()
    with closing(dial(ann.service)) as wire:
        wire.sendall(
            request(ann, text="a") + request(ann, text="b") + look + request(ann, "connection: close", text="c")
        )
        told = list(answers(said(wire)))
    assert [status for status, _, _ in told] == [201, 201, 200, 201]
    assert [b'"a"' in told[0][2], b'"b"' in told[1][2], b'"c"' in told[3][2]] == [True] * 3
    assert noted(ann) == ["a", "b", "c"]


def test_a_command_may_come_byte_by_byte(table: Opened, taken: list[bool]) -> None:
    with closing(dial(table.ann.service)) as wire:
        for byte in request(table.ann):
            wire.sendall(bytes((byte,)))
        status, _, _ = answered(wire)
    assert (status, taken) == (201, [True])


@pytest.mark.parametrize(
    ("version", "headers"),
    [("1.0", ()), ("1.1", ("connection: close",)), ("1.1", ("expect: 100-continue", "connection: close"))],
)
def test_what_is_unusual_is_answered_as_ever(table: Opened, version: str, headers: tuple[str, ...]) -> None:
    with closing(dial(table.ann.service)) as wire:
        wire.sendall(request(table.ann, *headers, version=version))
        told = said(wire)
    told = told.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
    ((status, said_of, _),) = answers(told)
    assert (status, said_of["connection"]) == (201, "close")


def test_a_page_of_the_service_itself_goes_the_short_way(table: Opened, taken: list[bool]) -> None:
    """Browsers name the origin of whatever is sent, even from a page to its own server."""
    body = {"command": {"type": "Note", "text": "x"}}
    answer = table.ann.post("/commands", body, Origin=table.ann.service.url, **{"Content-Type": "application/json"})
    assert (answer.status_code, taken) == (201, [True])


def test_a_body_in_chunks_goes_the_long_way(table: Opened, taken: list[bool]) -> None:
    parts = (part for part in (b'{"command":', b'{"type":"Note","text":"x"}}'))
    answer = table.ann.http.post(f"{table.ann.path}/commands", content=parts)
    assert (answer.status_code, taken) == (201, [False])


def test_who_goes_away_has_been_heard(table: Opened, taken: list[bool]) -> None:
    with closing(dial(table.ann.service)) as wire:
        wire.sendall(request(table.ann, text="gone"))
    for _ in range(100):
        if noted(table.ann):
            break
        sleep(0.02)
    assert (noted(table.ann), taken) == (["gone"], [True])


def test_a_server_that_stops_answers_first(server: Service, table: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """It closes the connection with the answer to what is under way, and says so."""
    came = HttpConnection.data_received

    def stopping(self: HttpConnection, data: bytes) -> None:
        came(self, data)
        self.shutdown()

    monkeypatch.setattr(HttpConnection, "data_received", stopping)
    with closing(dial(table.ann.service)) as wire:
        wire.sendall(request(table.ann))
        ((status, headers, _),) = answers(said(wire))
    assert (status, headers["connection"]) == (201, "close")
