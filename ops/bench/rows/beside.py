"""Delays of others while something long is done with a record of 10,000 events: the worst answer at another table.

The record is loaded for its first reader, its first act is corrected and that is previewed before, it is exported as a
file, it is verified by another process.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec

from api.tables.tokens import holders_of, issue_first, key_rows
from domain.base.corrections import Restore, Retract
from domain.record.chain import START
from domain.register import Register, sqlite_settings
from ops.bench.logs import GAME, long
from ops.bench.report import Figure, Target
from ops.bench.rows.correction import first
from ops.bench.server import HOST, SOURCE, Server, serving
from ops.bench.wire import OverHttp
from ops.cli.failures import Failed
from ops.clients.python.greffe_client import Client
from ops.play.scripts import endless

LENGTH = 10_000
ROUNDS = 3
PAUSE = 0.002  # seconds between two commands at the other table
REST = 0.5  # seconds before each
SEATS = (("Maud", "gm"), ("Ilse", "player"))
TABLE = "long"
FILE = "served.sqlite"
Tokens = Mapping[str, Mapping[str, str]]
"""Table -> seat -> token."""


class Wait(NamedTuple):
    """The worst answers beside a long work.

    `worst`: while it was done; `quiet`: in a time as long after it; `spent`: the time that the work took.
    """

    worst: float
    quiet: float
    spent: float


class Work(NamedTuple):
    """A long work, done once for each round."""

    name: str
    do: Callable[[int], Awaitable[None]]


def measure(rounds: int = ROUNDS, length: int = LENGTH) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="greffe-bench-") as name:
        folder = Path(name)
        tokens = _filled(folder, [TABLE, *map(_cold, range(rounds))], length)
        with serving(folder) as server:
            return asyncio.run(_watched(_works(server, folder, tokens, length), server, rounds))


def _works(server: Server, folder: Path, tokens: Tokens, length: int) -> list[Work]:
    target = first(long(length, TABLE).feeds.history)
    request = partial(_request, server, tokens)

    async def corrected(number: int) -> None:
        kind = Retract if number % 2 == 0 else Restore
        await request(TABLE, "POST", "corrections", kind(target, "pour mesurer"))

    async def previewed(number: int) -> None:
        await request(TABLE, "POST", "corrections/preview", Retract(target))

    async def loaded(number: int) -> None:
        await request(_cold(number), "GET", "view")

    async def exported(number: int) -> None:
        await request(TABLE, "GET", "record?full=true")

    async def verified(number: int) -> None:
        program = [sys.executable, "-m", "ops.cli.main", "verify", str(folder / FILE)]
        done = await asyncio.to_thread(subprocess.run, program, cwd=SOURCE, capture_output=True, text=True)
        if done.returncode:
            raise Failed("unsound-measure", told=f"{done.stdout} {done.stderr}")

    return [
        Work("it is loaded", loaded),
        Work("a correction of its first act is previewed", previewed),
        Work("its first act is corrected", corrected),
        Work("it is exported", exported),
        Work("it is verified", verified),
    ]


def _cold(number: int) -> str:
    return f"cold{number}"


def _filled(folder: Path, tables: list[str], length: int) -> Tokens:
    """Write long records to the register that will be served; return the tokens of their seats."""
    with Register.open(sqlite_settings(folder / FILE)) as register:
        return {table: _written(register, table, length) for table in tables}


def _written(register: Register, table: str, length: int) -> Mapping[str, str]:
    log = long(length, table)
    tokens, issued = issue_first(table, holders_of(log.feeds.state.table.seats), "")
    rows, _ = key_rows(table, issued, START)
    register.append([*log.rows, *rows])
    return tokens


async def _watched(works: list[Work], server: Server, rounds: int) -> list[Figure]:
    service = Client(server.url)
    other = service.open(GAME, "Mesure", SEATS)
    service.close()
    waits: list[tuple[float, float]] = []  # when an answer came, how long it took
    wire = await OverHttp.open(HOST, server.port, other.table, other.tokens)
    acting = asyncio.create_task(_act(wire, waits))
    try:
        return [_figure(work, [await _wait(work, number, waits) for number in range(rounds)]) for work in works]
    finally:
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        await wire.close()


async def _wait(work: Work, number: int, waits: list[tuple[float, float]]) -> Wait:
    await asyncio.sleep(REST)
    waits.clear()
    begun = time.perf_counter()
    await work.do(number)
    ended = time.perf_counter()
    await asyncio.sleep(max(10 * PAUSE, ended - begun))
    meanwhile = [wait for at, wait in waits if at - wait < ended]
    quiet = [wait for at, wait in waits if at - wait >= ended]
    return Wait(max(meanwhile, default=0) * 1000, max(quiet, default=0) * 1000, (ended - begun) * 1000)


def _figure(work: Work, waits: list[Wait]) -> Figure:
    worst = [wait.worst for wait in waits]
    return Figure(
        name=f"another table's worst answer while {work.name}",
        value=median(worst),
        unit="ms",
        rounds=tuple(sorted(worst)),
        details={
            "worst otherwise ms": median(wait.quiet for wait in waits),
            "it takes ms": median(wait.spent for wait in waits),
        },
        target=Target(50, 20),
    )


async def _act(wire: OverHttp, waits: list[tuple[float, float]]) -> None:
    script = endless()
    turn = next(script)
    while True:
        start = time.perf_counter()
        event = await wire.send(turn)
        now = time.perf_counter()
        waits.append((now, now - start))
        turn = script.send(event)
        await asyncio.sleep(PAUSE)


async def _request(server: Server, tokens: Tokens, table: str, method: str, path: str, body: Any = None) -> None:
    """Send a request of the game master over a connection of its own: one that rests while others are watched would be
    closed.
    """
    await asyncio.to_thread(_ask, server, tokens[table]["gm1"], method, f"/tables/{table}/{path}", body)


def _ask(server: Server, token: str, method: str, path: str, body: Any) -> None:
    connection = HTTPConnection(HOST, server.port)
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    if answer.status not in (200, 201):
        raise Failed("measured-refused", answer=f"{method} {path}: {content.decode(errors='replace')}")
