"""Connections that would starve the others: idle, slow, endless, unread."""

from __future__ import annotations

import json
import socket
import struct
from concurrent.futures import Future
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidState, InvalidStatus

from api.server import bounds, http, websocket
from api.server.bounds import Door
from api.server.websocket import SocketConnection
from tests.api.service import Opened, Seat, Service, playing, problem
from tests.waiting import PATIENCE, until

PING, CONT, TEXT, CLOSE = 0x9, 0x0, 0x1, 0x8
GET = b"GET /health HTTP/1.1\r\nhost: greffe\r\n"


def dial(service: Service) -> socket.socket:
    host, port = service.url.removeprefix("http://").split(":")
    made = socket.create_connection((host, int(port)))
    made.settimeout(10)
    return made


def read_to_end(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    parts = []
    with suppress(ConnectionResetError):
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A masked frame whose mask changes nothing."""
    return struct.pack("!BB", (0x80 if fin else 0) | opcode, 0x80 | len(data)) + bytes(4) + data


def handshake(seat: Seat) -> socket.socket:
    """A socket of this seat, open, with nobody who reads it."""
    made = dial(seat.service)
    made.sendall(
        f"GET {seat.path}/live?after=1 HTTP/1.1\r\nhost: greffe\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"authorization: Bearer {seat.token}\r\n\r\n".encode()
    )
    assert made.recv(4096).startswith(b"HTTP/1.1 101")
    return made


def flood(connection: socket.socket, data: bytes, upto: int) -> int:
    """Send the same again and again, and read nothing; how many bytes went, until it stalls or is cut off."""
    connection.settimeout(1)
    sent = 0
    with suppress(TimeoutError, OSError):
        while sent < upto:
            sent += connection.send(data)
    return sent


def transports(service: Service) -> list[Any]:
    return [each.transport for each in list(service.uvicorn.server_state.connections)]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(http, "BODY_SECONDS", 0.3)


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET /hea", GET],
    ids=["nothing", "half a line", "headers without end"],
)
@pytest.mark.usefixtures("impatient")
def test_a_request_that_does_not_come_is_not_awaited(server: Service, begun: bytes) -> None:
    with dial(server) as connection:
        connection.sendall(begun)
        assert b"HTTP/1.1 408" in read_to_end(connection)


def test_half_a_second_request_is_not_awaited(server: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits with the connection that rests, and ends with it."""
    monkeypatch.setattr(server.uvicorn.config, "timeout_keep_alive", 1)
    with dial(server) as connection:
        connection.sendall(GET + b"\r\n" + b"GET /hea")
        assert read_to_end(connection).count(b"HTTP/1.1") == 1


@pytest.mark.usefixtures("impatient")
def test_headers_byte_by_byte_come_to_no_end(server: Service) -> None:
    with dial(server) as connection, suppress(OSError):
        start = monotonic()
        for byte in GET * 100:
            connection.sendall(bytes([byte]))
            sleep(0.05)
            assert monotonic() - start < PATIENCE


@pytest.mark.usefixtures("impatient")
def test_a_body_that_does_not_come_is_not_awaited(server: Service, table: Opened) -> None:
    with dial(server) as connection:
        connection.sendall(
            f"POST /tables/{table.id}/commands HTTP/1.1\r\nhost: greffe\r\nauthorization: Bearer "
            f"{table.ann.token}\r\ncontent-length: 50\r\n\r\n{{".encode()
        )
        assert b"HTTP/1.1 408" in read_to_end(connection)


@pytest.mark.usefixtures("impatient")
def test_a_connection_at_rest_between_requests_is_kept(server: Service) -> None:
    with dial(server) as connection:
        for _ in range(3):
            connection.sendall(GET + b"\r\n")
            answer = b""
            while not answer.endswith(b"}") and (more := connection.recv(4096)):  # head and body may come apart
                answer += more
            assert answer.startswith(b"HTTP/1.1 200")
            sleep(0.5)


def test_headers_have_a_size(server: Service) -> None:
    with dial(server) as connection:
        sent = flood(connection, b"x-filler: " + b"y" * 1000 + b"\r\n", 0)
        connection.sendall(GET)
        with suppress(OSError):
            for _ in range(200):
                connection.sendall(b"x-filler: " + b"y" * 1000 + b"\r\n")
                sent += 1
        assert b"HTTP/1.1 400" in read_to_end(connection) or sent < 200


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    choices = {"open_connections_per_address": 5, "trusted_proxies": "192.0.2.1"}
    with playing(tmp_path / "r.sqlite", **choices) as service, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(dial(service))
        until(lambda: len(service.uvicorn.door) == 5)
        with dial(service) as one_more:
            assert read_to_end(one_more).startswith(b"HTTP/1.1 503")
        stack.close()
        until(lambda: not len(service.uvicorn.door))
        assert service.http.get("/health").status_code == 200


def test_all_together_have_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite", open_connections=5) as service, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(dial(service))
        until(lambda: len(service.uvicorn.door) == 5)
        with dial(service) as one_more:
            assert b"retry-after" in read_to_end(one_more)


@pytest.mark.usefixtures("impatient")
def test_idle_connections_shut_nobody_out_for_long(tmp_path: Path) -> None:
    """2,000 of them once shut the service for everybody."""
    with playing(tmp_path / "r.sqlite", open_connections=50) as service, ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(dial(service))
        until(lambda: _is_served(service))


def _is_served(service: Service) -> bool:
    """Return whether there is room for one more; who finds none may be cut off before it has asked."""
    with suppress(httpx.TransportError):
        return service.http.get("/health").status_code == 200
    return False


def test_a_socket_takes_the_place_of_its_connection(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite") as service:
        table = service.open()
        service.http.close()
        until(lambda: not len(service.uvicorn.door))
        with handshake(table.ann):
            assert len(service.uvicorn.door) == 1
        until(lambda: not len(service.uvicorn.door))


def test_seats_behind_one_address_are_counted_through_a_proxy(tmp_path: Path) -> None:
    with playing(tmp_path / "r.sqlite", open_connections_per_address=2) as service:
        table = service.open()
        far = {"X-Forwarded-For": "192.0.2.7"}
        with table.ann.live(headers=far), table.bob.live(headers=far):
            with pytest.raises(Exception, match="429"):
                table.gm.live(headers=far)
            answer = table.gm.http.get(f"{table.gm.path}/feed", headers={**far, "Accept": "text/event-stream"})
            problem(answer, 429, "too_many_streams")
            with table.gm.live(headers={"X-Forwarded-For": "192.0.2.8"}) as socket:
                assert socket.recv(PATIENCE)
        until(lambda: _opens(table.gm, far))


def test_streams_that_are_asked_for_at_once_are_counted_as_well(tmp_path: Path) -> None:
    """A stream counts from the moment at which it is admitted, before its first byte, until its answer has ended."""
    with playing(tmp_path / "r.sqlite", open_connections_per_address=1) as service:
        table = service.open()
        asked = f"GET {table.ann.path}/feed HTTP/1.1\r\nhost: greffe\r\naccept: text/event-stream\r\n"
        with ExitStack() as opened:
            dialled = [opened.enter_context(dial(service)) for _ in range(6)]
            until(lambda: len(service.uvicorn.server_state.connections) >= 6)
            connection: Any = next(iter(service.uvicorn.server_state.connections))
            connection.loop.call_soon_threadsafe(sleep, 0.3)  # all requests are there when the loop goes on
            for each in dialled:
                each.sendall(f"{asked}authorization: Bearer {table.ann.token}\r\n\r\n".encode())
            answers = sorted(each.recv(12)[-3:] for each in dialled)
        assert answers == [b"200"] + [b"429"] * 5
        until(lambda: _opens(table.gm, {}))


def _opens(seat: Seat, headers: dict[str, str]) -> bool:
    """Return whether a socket is opened, and not refused."""
    try:
        with seat.live(headers=headers) as socket:
            return bool(socket.recv(PATIENCE))
    except InvalidStatus:
        return False


def test_pings_that_nobody_reads_fill_no_memory(server: Service, table: Opened) -> None:
    """They once took 358 MiB in 40 s."""
    with handshake(table.ann) as connection:
        flood(connection, frame(PING, b"x" * 125) * 200, 40_000_000)
        waiting = [each.get_write_buffer_size() for each in transports(server)]
        assert max(waiting, default=0) < 1_000_000


@pytest.mark.parametrize("opcode", [PING, 0xA], ids=["pings", "pongs"])
def test_frames_that_say_nothing_are_few(server: Service, table: Opened, opcode: int) -> None:
    with handshake(table.ann) as connection:
        connection.sendall(frame(opcode) * (websocket.IDLE_FRAMES + 1))
        received = read_to_end(connection)
        assert b"say nothing" in received


def test_a_few_pings_are_answered(table: Opened) -> None:
    with table.ann.live(after=1) as socket:
        for _ in range(50):
            assert socket.ping().wait(5)


def test_empty_fragments_stall_nobody(server: Service, table: Opened) -> None:
    """The parts of a message that never ends once kept everybody waiting."""
    with ExitStack() as stack:
        for _ in range(4):
            connection = stack.enter_context(handshake(table.ann))
            connection.sendall(frame(TEXT, fin=False))
            connection.setblocking(False)
            with suppress(OSError):
                for _ in range(40):
                    connection.send(frame(CONT, fin=False) * 10_000)
        for _ in range(20):
            assert server.http.get("/health").status_code == 200


def test_a_message_has_so_many_fragments(server: Service, table: Opened) -> None:
    with handshake(table.ann) as connection:
        connection.sendall(frame(TEXT, b"{", fin=False) + frame(CONT, b" ", fin=False) * (websocket.FRAGMENTS + 1))
        assert b"fragments" in read_to_end(connection)


def test_a_message_in_fragments_is_one(table: Opened) -> None:
    with table.ann.live(after=1) as socket:
        socket.send(iter(['{"id": "1", "comm', 'and": {"type": "OpenBox"', "}}"]))
        messages = [json.loads(socket.recv(PATIENCE)) for _ in range(2)]
    assert messages[1] == {"id": "1", "status": 201, "frame": 2}


def test_commands_that_nobody_reads_the_answers_of_wait(server: Service, table: Opened) -> None:
    """What was sent waits where it is, not in our memory."""
    message = json.dumps({"id": "x" * 50, "command": {"type": "Nothing"}}).encode()
    with handshake(table.ann) as connection:
        sent = flood(connection, frame(TEXT, message) * 100, 60_000_000)
        for connection_made in list(server.uvicorn.server_state.connections):
            assert connection_made.transport.get_write_buffer_size() < 1_000_000
            unread = getattr(connection_made, "_unread", b"")
            assert len(unread) < 1_000_000
    assert sent < 60_000_000


def test_many_commands_at_once_are_all_carried_out_in_their_order(table: Opened) -> None:
    with table.ann.live(after=1) as socket:
        for number in range(200):
            socket.send(json.dumps({"id": str(number), "command": {"type": "CloseBox" if number % 2 else "OpenBox"}}))
        replies = [m for m in (json.loads(socket.recv(PATIENCE)) for _ in range(400)) if "status" in m]
    assert [(reply["id"], reply["status"]) for reply in replies] == [(str(n), 201) for n in range(200)]


class Reader:
    """A transport whose other side has taken all but this much."""

    def __init__(self, unread: int) -> None:
        self.unread = unread
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


def test_who_does_not_read_is_cut_off() -> None:
    door = Door(0, 0)
    idle, slow, done = Reader(50_000), Reader(50_000), Reader(0)
    for reader in (idle, slow, done):
        assert door.enter("192.0.2.7", reader)  # type: ignore[arg-type]  # stands for a transport
    for _ in range(bounds.MOST_IDLE_POLLS + 2):
        door.poll()
        slow.unread -= 2 * bounds.PROGRESS
    assert (idle.aborted, slow.aborted, done.aborted) == (True, False, False)


def test_who_reads_no_frames_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("api.server.serve.POLL_SECONDS", 0.2)
    monkeypatch.setattr(bounds, "MOST_IDLE_POLLS", 2)
    with playing(tmp_path / "r.sqlite") as service:
        table = service.open()
        with handshake(table.ann) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            flood(connection, frame(TEXT, b"{" + b" " * 100) * 100, 60_000_000)
            until(lambda: not any(t.get_write_buffer_size() for t in transports(service)))


def test_a_trusted_proxy_counts_in_all_only() -> None:
    door = Door(4, 1, "10.0.0.0/8, 192.0.2.1")
    readers: list[Any] = [Reader(0) for _ in range(6)]
    assert [door.enter("10.1.2.3", each) for each in readers[:3]] == [True] * 3
    assert [door.enter("192.0.2.7", each) for each in readers[3:5]] == [True, False]
    assert not door.enter("10.1.2.3", readers[5])
    door.leave(readers[0])
    door.leave(readers[5])  # was never inside
    assert len(door) == 3


def test_a_refused_handshake_is_no_fault(server: Service, table: Opened, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(Exception, match="401"):
        Seat(server, table.id, "made up").live()
    until(lambda: not server.uvicorn.server_state.tasks)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_text_that_is_none_is_no_fault(server: Service, table: Opened, caplog: pytest.LogCaptureFixture) -> None:
    with handshake(table.ann) as connection:
        connection.sendall(frame(TEXT, b"\xff\xfe"))
        assert struct.pack("!H", 1007) in read_to_end(connection)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("said", [struct.pack("!H", 1000), struct.pack("!H", 3000) + b"bye", b""])
def test_a_close_amid_fragments_is_answered_as_any(table: Opened, said: bytes) -> None:
    """RFC 6455, section 5.4: control frames may stand between fragments (Autobahn, 7.1.5)."""
    with handshake(table.ann) as connection:
        connection.sendall(frame(TEXT, b"one", fin=False) + frame(CLOSE, said) + frame(CONT, b"two"))
        assert read_to_end(connection).endswith(bytes((0x80 | CLOSE, len(said))) + said)


def test_a_socket_that_is_closing_does_not_hinder_the_end(server: Service, table: Opened) -> None:
    """The service stops just after somebody closed his tab."""
    with closing(handshake(table.bob)):
        (connection,) = [each for each in server.uvicorn.server_state.connections if isinstance(each, SocketConnection)]
        ended: Future[None] = Future()

        def stop() -> None:
            try:
                assert connection.transport.is_closing()
                connection.shutdown()
            except (AssertionError, InvalidState) as error:
                ended.set_exception(error)
            else:
                ended.set_result(None)

        def close() -> None:
            connection.data_received(frame(CLOSE, struct.pack("!H", 1001)))
            connection.loop.call_soon(stop)

        connection.loop.call_soon_threadsafe(close)
        ended.result(5)


def text_frame(data: bytes) -> bytes:
    """A text that is whole, masked with something."""
    mask = b"\x1f\x2e\x3d\x4c"
    size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return b"\x81" + size + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))


@pytest.mark.parametrize("size", [1, 2, 5, 7, 13, 131, 10_000])
def test_texts_are_heard_however_they_are_cut(table: Opened, size: int) -> None:
    """Short and long ones, a ping among them: whatever lies in one segment, and wherever the next one begins."""
    texts = ["é" * n for n in (1, 40, 90)]
    notes = [{"id": str(n), "command": {"type": "Note", "text": text}} for n, text in enumerate(texts)]
    first, *others = (text_frame(json.dumps(note, ensure_ascii=False).encode()) for note in notes)
    sent = first + frame(PING, b"p") + b"".join(others)
    found = b""
    with closing(handshake(table.ann)) as connection:
        for start in range(0, len(sent), size):
            connection.sendall(sent[start : start + size])
        while found.count(b'"status":201') < len(notes):
            found += connection.recv(65536)
    places = [found.index(b'"id":"%d"' % n) for n in range(len(notes))]
    assert places == sorted(places)
    assert b"\x8a\x01p" in found  # the pong
    assert table.ann.get("/view").json()["view"]["notes"] == texts
