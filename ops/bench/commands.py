"""Durable commands per second, against bare commits of the same bytes with the same durability.

One table, then sixteen, each with a closed loop of its own: a command is sent when the one before was answered.
All loops share one client process, whose own processor time is told, so that it can be seen not to be the limit.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from ops.bench.bare import commits_per_second
from ops.bench.logs import GAME, written
from ops.bench.report import Figure, percentile
from ops.bench.server import HOST, Server, serving
from ops.bench.wire import OverHttp, OverSocket, Wire
from ops.client import Opened, Service
from ops.scripts import endless

SECONDS = 5.0
TABLES = (1, 16)
WAYS: dict[str, type[OverHttp] | type[OverSocket]] = {"HTTP": OverHttp, "WebSocket": OverSocket}
SEATS = (("Maud", "gm"), ("Ilse", "player"))
BEFORE_ACTIONS = 4  # turns of a script before the first action: joining, starting, a character


class Run(NamedTuple):
    """Commands answered in the window, how long each took (ascending), and who computed how much of the time."""

    rate: float
    took: list[float]
    client: float
    server: float

    def details(self) -> dict[str, float]:
        return {
            "p50 ms": percentile(self.took, 0.5) * 1000,
            "p99 ms": percentile(self.took, 0.99) * 1000,
            "client cores": self.client,
            "server cores": self.server,
        }


def measure(seconds: float = SECONDS, counts: Sequence[int] = TABLES) -> list[Figure]:
    rows = written(400).rows
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="greffe-bench-") as name:
        folder = Path(name)
        with serving(folder) as server:
            service = Service(server.url)
            before = commits_per_second(folder, rows, seconds / 3)
            for count in counts:
                for way in WAYS:
                    tables = [service.open(GAME, "Mesure", SEATS) for _ in range(count)]
                    run = asyncio.run(play([server], way, tables, seconds))
                    after = commits_per_second(folder, rows, seconds / 3)
                    figures.append(_figure(way, count, run, (before + after) / 2))
                    before = after
            service.close()
    return [_bare(figures), *figures]


def _bare(figures: list[Figure]) -> Figure:
    rates = [figure.value / figure.ratio for figure in figures if figure.ratio]
    return Figure(name="bare commits, one thread", value=sum(rates) / len(rates), unit="events/s")


def _figure(way: str, count: int, run: Run, bare: float) -> Figure:
    return Figure(
        name=f"commands by {way}, {count} {'table' if count == 1 else 'tables'}",
        value=run.rate,
        unit="commands/s",
        ratio=run.rate / bare,
        against="bare commits around it",
        details=run.details(),
    )


async def play(servers: Sequence[Server], way: str, tables: Sequence[Opened], seconds: float) -> Run:
    """All tables at once, dealt out to the servers."""
    places = zip(tables, cycle(servers), strict=False)
    wires = [await WAYS[way].open(HOST, server.port, each.table, each.tokens) for each, server in places]
    ready = asyncio.Barrier(len(wires))
    took: list[float] = []
    client, used, start = time.process_time(), _used(servers), time.perf_counter()
    await asyncio.gather(*(_loop(wire, ready, took, seconds) for wire in wires))
    spent = time.perf_counter() - start
    client, used = time.process_time() - client, _used(servers) - used
    await asyncio.gather(*(wire.close() for wire in wires))
    return Run(len(took) / seconds, sorted(took), client / spent, used / spent)


def _used(servers: Sequence[Server]) -> float:
    return sum(server.cpu_seconds() for server in servers)


async def _loop(wire: Wire, ready: asyncio.Barrier, took: list[float], seconds: float) -> None:
    """Play one table for so long; all tables begin their actions together."""
    script = endless()
    turn = next(script)
    for _ in range(BEFORE_ACTIONS):
        turn = script.send(await wire.send(turn.seat, turn.command))
    await ready.wait()
    until = time.perf_counter() + seconds
    while True:
        start = time.perf_counter()
        event = await wire.send(turn.seat, turn.command)
        now = time.perf_counter()
        if now > until:
            return
        took.append(now - start)
        turn = script.send(event)
