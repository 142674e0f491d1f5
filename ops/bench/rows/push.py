"""Time from a command to another seat's socket, against the same command's own answer."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from ops.bench.logs import GAME
from ops.bench.report import Figure, percentile
from ops.bench.server import HOST, Server, serving
from ops.bench.wire import OverHttp, event_in, socket_of
from ops.clients.python.greffe_client import Client, Opened
from ops.play.scripts import endless

COMMANDS = 1_000
SEATS = (("Maud", "gm"), ("Ilse", "player"), ("Bastien", "player"))
WATCHER = "player2"


class Times(NamedTuple):
    """Seconds from the sending of each command, ascending."""

    answered: list[float]
    pushed: list[float]


def measure(commands: int = COMMANDS) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="greffe-bench-") as name, serving(Path(name)) as server:
        service = Client(server.url)
        times = asyncio.run(watch(server, server, service.open(GAME, "Mesure", SEATS), commands))
        service.close()
    answered = percentile(times.answered, 0.5)
    pushed = percentile(times.pushed, 0.5)
    return [
        Figure(name="a command's answer", value=answered * 1000, unit="ms", details=_tail(times.answered)),
        Figure(
            name="its frame at another seat's socket",
            value=pushed * 1000,
            unit="ms",
            ratio=pushed / answered,
            against="its answer",
            details=_tail(times.pushed),
        ),
    ]


def _tail(times: list[float]) -> dict[str, float]:
    return {"p50 ms": percentile(times, 0.5) * 1000, "p99 ms": percentile(times, 0.99) * 1000}


async def watch(server: Server, watched: Server, opened: Opened, commands: int) -> Times:
    """Send commands to one server while a watcher listens at one. The event's id tells which command the watcher has
    received.
    """
    wire = await OverHttp.open(HOST, server.port, opened.table, opened.tokens)
    socket = await socket_of(HOST, watched.port, opened.table, opened.tokens[WATCHER])
    arrived: dict[str, float] = {}

    async def read() -> None:
        async for message in socket:
            now = time.perf_counter()
            arrived[event_in(message if isinstance(message, bytes) else message.encode())] = now

    watching = asyncio.create_task(read())
    sent: dict[str, tuple[float, float]] = {}
    script = endless()
    turn = next(script)
    for _ in range(commands):
        start = time.perf_counter()
        event = await wire.send(turn)
        sent[event] = (start, time.perf_counter())
        turn = script.send(event)
    await asyncio.sleep(0.5)
    watching.cancel()
    await socket.close()
    await wire.close()
    return Times(
        sorted(done - start for start, done in sent.values()),
        sorted(arrived[event] - start for event, (start, _) in sent.items()),
    )
