"""Processor time of a command when every seat keeps its view by patches, and learns when its moves have changed, over
the same when each reads plain frames: sixteen tables of Nosgoth over sockets, where the ways take turns; then, in
memory, five seats of each game after two hundred commands, and of Sombre in a fight of eight; and the time until
another seat has its frame at such tables.
"""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from statistics import median

from domain.systems import GAMES
from ops.bench.evening import Cost, Evening, collecting_as_served
from ops.bench.logs import GAME, NO_END, played
from ops.bench.report import Figure, Target, over, percentile
from ops.bench.rows.arrivals import arrivals
from ops.bench.rows.commands import FEW, SEATS, Run, play
from ops.bench.server import Server, serving
from ops.bench.wire import OverFullSocket, OverPatchedSocket, OverSocket
from ops.clients.python.greffe_client import Client
from ops.play.brawl import DICE, brawl, cast, turn
from ops.play.brawl import SEATS as BRAWLERS

SECONDS = 1.5
ROUNDS = 5
TRANSPORTS = (OverSocket, OverPatchedSocket, OverFullSocket)


EVENING = 200
MEASURED = 60


def measure(
    seconds: float = SECONDS,
    rounds: int = ROUNDS,
    tables: int = FEW,
    evening: int = EVENING,
    measured: int = MEASURED,
) -> list[Figure]:
    """Measure commands over sockets and in memory. `evening`: so many commands are played before so many are
    `measured`.
    """
    figures = _over_sockets(seconds, rounds, tables, evening, measured)
    with collecting_as_served():
        for name, game in GAMES.items():
            table = Evening.opened(game)
            table.play(evening)
            table.measuring = True
            table.play(measured)
            figures += _of_evening(name, table.costs)
        return figures + _of_evening("sombre, fight of eight", _fought())


def _over_sockets(seconds: float, rounds: int, tables: int, evening: int, measured: int) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="greffe-bench-") as name, serving(Path(name)) as server:
        service = Client(server.url)
        taken = [[_run(server, service, way, tables, seconds) for way in TRANSPORTS] for _ in range(rounds)]
        on_their_way = arrivals(server, service, evening, measured)
        service.close()
    plain, patched, full = zip(*taken, strict=True)
    return [
        _figure("with patches", patched, plain, None),
        _figure("with patches and moves", full, plain, Target(2.5, 1.7)),
        *on_their_way,
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


def _fought() -> list[Cost]:
    """Fight one more Turn of eight combatants."""
    table = Evening(played(GAMES["sombre"], BRAWLERS, brawl(1), NO_END).feeds)
    for seat in table.seats:
        table.listed(seat)
    table.measuring = True
    script = turn(cast(table.feeds.state), cycle(DICE), cycle(range(1, 7)))
    command = next(script)
    with suppress(StopIteration):
        while True:
            command = script.send(table.take(command).id)
    return table.costs


def _of_evening(name: str, costs: list[Cost]) -> list[Figure]:
    plain = [cost.command + sum(cost.plain) for cost in costs]
    whole = [cost.command + sum((*cost.patched, *cost.moves)) for cost in costs]
    frames = [spent for cost in costs for spent in cost.plain]
    patched = [spent for cost in costs for spent in cost.patched]
    lists = sorted(spent for cost in costs for spent in cost.moves)
    patch_costs = [_milliseconds(f"{name}: CPU of another's frame with its patch", patched, frames)] if frames else []
    return [
        _milliseconds(f"{name}: CPU of a command, told to five seats with patches and moves", whole, plain),
        *patch_costs,
        Figure(
            name=f"{name}: CPU of the list of what another may do",
            value=median(lists) * 1000,
            unit="ms",
            details={"95 % ms": percentile(lists, 0.95) * 1000},
        ),
    ]


def _milliseconds(name: str, spent: list[float], plain: list[float]) -> Figure:
    middle = median(spent)
    details = {"plain ms": median(plain) * 1000, "95 % ms": percentile(sorted(spent), 0.95) * 1000}
    return Figure(
        name=name,
        value=middle * 1000,
        unit="ms",
        ratio=middle / median(plain),
        against="plain frames",
        details=details,
    )
