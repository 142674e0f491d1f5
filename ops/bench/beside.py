"""What others feel while the first act of a long record is corrected: the worst answer at another table meanwhile."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from api.tokens import holders_of, issue_first, key_rows
from domain.corrections.commands import Restore, Retract
from domain.record.chain import START
from domain.register import Register, sqlite_settings
from ops.bench.correction import first
from ops.bench.logs import GAME, long
from ops.bench.report import Figure, Target
from ops.bench.server import HOST, Server, serving
from ops.bench.wire import OverHttp
from ops.clients.python.greffe_client import Client
from ops.scripts import endless

LENGTH = 10_000
ROUNDS = 3
PAUSE = 0.002  # seconds between two commands at the other table
SEATS = (("Maud", "gm"), ("Ilse", "player"))
TABLE = "long"


def measure(rounds: int = ROUNDS, length: int = LENGTH) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="greffe-bench-") as name:
        tokens = _written(Path(name), length)
        with serving(Path(name)) as server:
            waits = asyncio.run(_watched(server, tokens, rounds, length))
    meanwhile = sorted(worst for worst, _, _ in waits)
    return [
        Figure(
            name="another table's worst answer while it runs",
            value=meanwhile[len(meanwhile) // 2],
            unit="ms",
            rounds=tuple(meanwhile),
            details={
                "worst otherwise ms": sorted(quiet for _, quiet, _ in waits)[len(waits) // 2],
                "the correction ms": sorted(took for _, _, took in waits)[len(waits) // 2],
            },
            target=Target(50, 20),
        )
    ]


def _written(folder: Path, length: int) -> Mapping[str, str]:
    """A long record in the register that will be served; the tokens of its seats."""
    log = long(length, TABLE)
    tokens, issued = issue_first(TABLE, holders_of(log.feeds.state.table.seats), "")
    rows, _ = key_rows(TABLE, issued, START)
    with Register.open(sqlite_settings(folder / "served.sqlite")) as register:
        register.append([*log.rows, *rows])
    return tokens


async def _watched(
    server: Server, tokens: Mapping[str, str], rounds: int, length: int
) -> list[tuple[float, float, float]]:
    """For each correction: the worst answer meanwhile, in a time as long before, and what it took; milliseconds."""
    service = Client(server.url)
    other = service.open(GAME, "Mesure", SEATS)
    service.close()
    target = first(long(length, TABLE).feeds.history)
    took: list[tuple[float, float]] = []  # when an answer came, how long it took
    wire = await OverHttp.open(HOST, server.port, other.table, other.tokens)
    acting = asyncio.create_task(_act(wire, took))
    waits = []
    try:
        await _correct(server, tokens, Retract(target, "pour mesurer"))  # the table is in memory now
        took.clear()
        for number in range(rounds):
            await asyncio.sleep(0.5)
            begun = time.perf_counter()
            kind = Restore if number % 2 == 0 else Retract
            await _correct(server, tokens, kind(target, "pour mesurer"))
            ended = time.perf_counter()
            await asyncio.sleep(max(2 * PAUSE, ended - begun))
            meanwhile = [wait for at, wait in took if at - wait < ended and at > begun]
            quiet = [wait for at, wait in took if at - wait >= ended or at <= begun]
            waits.append((max(meanwhile) * 1000, max(quiet) * 1000, (ended - begun) * 1000))
            took.clear()
    finally:
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        await wire.close()
    return waits


async def _act(wire: OverHttp, took: list[tuple[float, float]]) -> None:
    script = endless()
    turn = next(script)
    while True:
        start = time.perf_counter()
        event = await wire.send(turn.seat, turn.command)
        now = time.perf_counter()
        took.append((now, now - start))
        turn = script.send(event)
        await asyncio.sleep(PAUSE)


async def _correct(server: Server, tokens: Mapping[str, str], correction: Any) -> None:
    """Over a connection of its own: one that rests while others are watched would be closed."""
    wire = await OverHttp.open(HOST, server.port, TABLE, tokens)
    try:
        await wire.ask("gm1", "corrections", correction)
    finally:
        await wire.close()
