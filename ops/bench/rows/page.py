"""Processor time of a command where every seat keeps its view by patches, and learns when its moves have changed, over
the same where each reads plain frames. Sixteen tables of Nosgoth; the ways take turns.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from ops.bench.logs import GAME
from ops.bench.report import Figure, Target, over
from ops.bench.rows.commands import FEW, SEATS, Run, play
from ops.bench.server import Server, serving
from ops.bench.wire import OverFullSocket, OverPatchedSocket, OverSocket
from ops.clients.python.greffe_client import Client

SECONDS = 1.5
ROUNDS = 5
TRANSPORTS = (OverSocket, OverPatchedSocket, OverFullSocket)


def measure(seconds: float = SECONDS, rounds: int = ROUNDS, tables: int = FEW) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="greffe-bench-") as name, serving(Path(name)) as server:
        service = Client(server.url)
        taken = [[_run(server, service, way, tables, seconds) for way in TRANSPORTS] for _ in range(rounds)]
        service.close()
    plain, patched, full = zip(*taken, strict=True)
    return [
        _figure("with patches", patched, plain, None),
        _figure("with patches and moves", full, plain, Target(2.5, 1.7)),
    ]


def _run(server: Server, service: Client, way: type[OverSocket], tables: int, seconds: float) -> Run:
    opened = [service.open(GAME, "Mesure", SEATS) for _ in range(tables)]
    return asyncio.run(play([server], way, opened, seconds))


def _figure(name: str, runs: tuple[Run, ...], plain: tuple[Run, ...], target: Target | None) -> Figure:
    return over(
        f"server CPU of a command to seats {name}",
        "µs",
        [run.cost for run in runs],
        [run.cost for run in plain],
        "plain frames",
        details={"plain µs": sorted(run.cost for run in plain)[len(plain) // 2]},
        target=target,
    )
