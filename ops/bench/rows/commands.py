"""Durable commands per second, against bare commits of the same bytes with the same durability.

One table, sixteen, sixty-four, each with a closed loop of its own: a command is sent when the one before was answered.
All loops share one client process, whose own processor time is reported, so that it can be seen not to be the limit.
Raw commits, the bare app and the service take turns.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from domain.register import Stored
from ops.bench.bare import commits_per_second
from ops.bench.logs import GAME, written
from ops.bench.report import Figure, Target, over, percentile
from ops.bench.server import HOST, Server, bare, serving
from ops.bench.wire import OverHttp, OverSocket, Wire
from ops.clients.python.greffe_client import Client, Opened
from ops.clients.python.greffe_client.types import SeatOpened
from ops.play.scripts import endless

SECONDS = 1.5
ROUNDS = 5
TABLES = (1, 16, 64)
TRANSPORTS: dict[str, type[OverHttp] | type[OverSocket]] = {"HTTP": OverHttp, "WebSocket": OverSocket}
SEATS = (("Maud", "gm"), ("Ilse", "player"))
BEFORE_ACTIONS = 4  # turns of a script before the first action: joining, starting, a character
FEW = 16  # tables at which the bare app is measured, too
COSTS = {"HTTP": Target(2.6, 1.8), "WebSocket": Target(1.8, 1.4)}  # of a command, over the bare app's by HTTP


class Run(NamedTuple):
    """The commands answered in the window, how long each took (ascending), and the share of the time that each side
    computed.
    """

    rate: float
    durations: list[float]
    client: float
    server: float

    @property
    def cost(self) -> float:
        """Processor time of the server for each command, in microseconds."""
        return self.server / self.rate * 1e6

    @property
    def median(self) -> float:
        return percentile(self.durations, 0.5) * 1000

    @property
    def worst(self) -> float:
        """The time within which 99 in 100 were answered, in milliseconds."""
        return percentile(self.durations, 0.99) * 1000

    def details(self) -> dict[str, float]:
        return {
            "p50 ms": self.median,
            "p99 ms": self.worst,
            "client cores": self.client,
            "server cores": self.server,
        }


class Round(NamedTuple):
    """Measurements made one after the other, so that a busy machine slows them all."""

    raw: float
    bare: Run | None
    run: Run


def measure(seconds: float = SECONDS, counts: Sequence[int] = TABLES, rounds: int = ROUNDS) -> list[Figure]:
    rows = written(400).rows
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="greffe-bench-") as name:
        folder = Path(name)
        with serving(folder) as server, bare(folder) as other:
            service = Client(server.url)
            for count in counts:
                for way in TRANSPORTS:
                    beside = other if count == FEW else None
                    taken = [_round(folder, rows, service, server, beside, way, count, seconds) for _ in range(rounds)]
                    figures += _figures(way, count, taken)
            service.close()
    return figures


def _round(
    folder: Path,
    rows: Sequence[Stored],
    service: Client,
    server: Server,
    other: Server | None,
    way: str,
    count: int,
    seconds: float,
) -> Round:
    raw = commits_per_second(folder, rows, seconds / 3)
    beside = asyncio.run(play([other], "HTTP", _unknown(count), seconds)) if other else None
    tables = [service.open(GAME, "Mesure", SEATS) for _ in range(count)]
    run = asyncio.run(play([server], way, tables, seconds))
    return Round((raw + commits_per_second(folder, rows, seconds / 3)) / 2, beside, run)


def _unknown(count: int) -> list[Opened]:
    """Make up tables for the bare app, which takes any table, and any token."""
    seats = tuple(SeatOpened(id=seat, name=seat, role="player", token=seat) for seat in ("gm1", "player1"))
    return [Opened(table=token_hex(8), seats=seats, host="host") for _ in range(count)]


def _figures(way: str, count: int, taken: Sequence[Round]) -> list[Figure]:
    where = f"{way}, {count} {'table' if count == 1 else 'tables'}"
    middle = sorted((each.run for each in taken), key=lambda run: run.rate)[len(taken) // 2]
    figures = [
        over(
            f"durable commands/s by {where}",
            "commands/s",
            [each.run.rate for each in taken],
            [each.raw for each in taken],
            "raw commits",
            details=middle.details(),
        )
    ]
    compared = [(each.run, each.bare) for each in taken if each.bare]
    if not compared:
        return figures
    of_bare = sorted((other for _, other in compared), key=lambda run: run.rate)[len(compared) // 2]
    return [
        over(
            f"durable commands/s of the bare app beside {where}",
            "commands/s",
            [other.rate for _, other in compared],
            [each.raw for each in taken if each.bare],
            "raw commits",
            details=of_bare.details(),
        ),
        over(
            f"server CPU of a command by {where}",
            "µs",
            [run.cost for run, _ in compared],
            [other.cost for _, other in compared],
            "the bare app",
            details={"bare µs": of_bare.cost, "bare commands/s": of_bare.rate},
            target=COSTS[way],
        ),
        *figures,
        over(
            f"p99 over p50 at saturation, {where}",
            "ms",
            [run.worst for run, _ in compared],
            [run.median for run, _ in compared],
            "p50",
            details={"bare p99/p50": of_bare.worst / of_bare.median},
            target=Target(3, 2),
        ),
    ]


async def play(servers: Sequence[Server], way: str | type[OverSocket], tables: Sequence[Opened], seconds: float) -> Run:
    """Play at all tables at once, dealt out to the servers; `way`: one of `TRANSPORTS`, or a kind of socket."""
    places = zip(tables, cycle(servers), strict=False)
    kind = TRANSPORTS[way] if isinstance(way, str) else way
    wires = [await kind.open(HOST, server.port, each.table, each.tokens) for each, server in places]
    ready = asyncio.Barrier(len(wires))
    durations: list[float] = []
    client, used, start = time.process_time(), _used(servers), time.perf_counter()
    await asyncio.gather(*(_loop(wire, ready, durations, seconds) for wire in wires))
    spent = time.perf_counter() - start
    client, used = time.process_time() - client, _used(servers) - used
    await asyncio.gather(*(wire.close() for wire in wires))
    return Run(len(durations) / seconds, sorted(durations), client / spent, used / spent)


def _used(servers: Sequence[Server]) -> float:
    return sum(server.cpu_seconds() for server in servers)


async def _loop(wire: Wire, ready: asyncio.Barrier, durations: list[float], seconds: float) -> None:
    """Play one table for so long; all tables begin their actions together."""
    script = endless()
    turn = next(script)
    for _ in range(BEFORE_ACTIONS):
        turn = script.send(await wire.send(turn))
    await ready.wait()
    until = time.perf_counter() + seconds
    while True:
        start = time.perf_counter()
        event = await wire.send(turn)
        now = time.perf_counter()
        if now > until:
            return
        durations.append(now - start)
        turn = script.send(event)


def open_tables(server: Server, count: int) -> list[Opened]:
    """Open so many tables of the measured game."""
    service = Client(server.url)
    opened = [service.open(GAME, "Mesure", SEATS) for _ in range(count)]
    service.close()
    return opened
