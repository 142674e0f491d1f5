"""Strangers may send what they like, as much as they like: the service, a process of its own, stays as big as it is.

`GREFFE_WIRE_HOSTILE` requests are sent.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import cycle, islice

import httpx
import pytest

from ops.bench.server import Server, serving
from tests.suite.seeds import amount
from tests.wire.cases import CASES
from tests.wire.flood import FLOODS, MEBIBYTE, Flood, pour
from tests.wire.line import Line
from tests.wire.messages import HOST, POST, head
from tests.wire.mutations import mutation, upgrading

HOSTILE = int(os.environ.get("GREFFE_WIRE_HOSTILE") or amount(2000, deep=20_000))
GROWTH = 24 * MEBIBYTE  # what allocators keep for themselves; less than half of what is sent where it matters
PATIENCE = 120.0  # seconds, after which a service hangs
EVERY = 200  # requests between two looks at its health


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A service that has seen each kind of request once, so that what it loads once is loaded."""
    with serving(tmp_path_factory.mktemp("served")) as made:
        for case in CASES:
            ask(made, case.writes)
        yield made


def dial(service: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", service.port), PATIENCE)


def ask(service: Server, writes: tuple[bytes, ...]) -> None:
    """Send all of it, and wait until the service has closed."""
    with dial(service) as connection, suppress(OSError):
        for write in writes:
            connection.sendall(write)
        connection.shutdown(socket.SHUT_WR)
        while connection.recv(65536):
            pass


def healthy(service: Server) -> bool:
    return httpx.get(f"{service.url}/health", timeout=PATIENCE).status_code == 200


def test_hostile_requests_leave_nothing_behind(service: Server) -> None:
    """A KiB for each of 20,000 would be 20 MiB."""
    before = service.resident_bytes()
    cases = (each.writes for each in cycle(CASES))
    changed = (mutation(seed).writes for seed in range(HOSTILE))
    upgraded = (upgrading(seed).writes for seed in range(HOSTILE))
    mixed = (writes for three in zip(cases, changed, upgraded, strict=False) for writes in three)
    for number, writes in enumerate(islice(mixed, HOSTILE)):
        ask(service, writes)
        if number % EVERY == 0:
            assert healthy(service)
    assert service.resident_bytes() - before < GROWTH


@pytest.mark.parametrize("flood", FLOODS, ids=lambda flood: flood.name)
def test_no_part_of_a_request_is_endless(service: Server, flood: Flood) -> None:
    """59 MB of trailers were once 350 MiB, and everybody waited meanwhile."""
    before, most = service.resident_bytes(), 0

    def see() -> None:
        nonlocal most
        most = max(most, service.resident_bytes())
        assert healthy(service)

    with dial(service) as connection:
        pour(connection, flood, 59_000_000, see)
        see()
    assert most - before < GROWTH


@pytest.mark.parametrize(
    ("status", "line", "fields"),
    [
        (401, POST, ()),
        (404, b"POST /nowhere HTTP/1.1", ()),
        (405, POST.replace(b"POST", b"PUT"), ()),
        (415, POST, (b"Content-Type: text/plain",)),
        (403, b"POST /tables HTTP/1.1", ()),
    ],
)
def test_refused_bodies_do_not_pile_up(service: Server, status: int, line: bytes, fields: tuple[bytes, ...]) -> None:
    """60 MB of them, on connections that stay open: they were once there until the collector ran."""
    before, most = service.resident_bytes(), 0
    refused = head(line, HOST, *fields, b"Content-Length: 60000") + b"{" * 60_000
    with ExitStack() as stack:
        lines = [stack.enter_context(Line(service.port)) for _ in range(50)]
        for number in range(20):
            for each in lines:
                each.say(refused)
                assert each.hear(number + 1).answers[number].status == status
            most = max(most, service.resident_bytes())
    assert most - before < GROWTH


def test_who_reads_no_answers_is_cut_off(service: Server) -> None:
    with dial(service) as connection:
        sent = pour(connection, requests(), 30_000_000, lambda: None)
        assert sent < 30_000_000
        end = time.monotonic() + PATIENCE
        while not is_cut(connection):
            assert time.monotonic() < end, "nobody cut it off"
            assert healthy(service)


def requests() -> Flood:
    return next(each for each in FLOODS if each.name == "requests")


def is_cut(connection: socket.socket) -> bool:
    """Has the other side ended the connection? Nothing of what it sent is read for that."""
    error = connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
    if error:
        return True
    connection.settimeout(0.2)
    try:
        connection.send(b"G")
    except TimeoutError:
        return False
    except OSError:
        return True
    return False
