"""Two cells, each with a PostgreSQL, a Redis and two processes, against one of them; they take turns.

All share the cores of one machine, the client included: the sum of their rates means something only if cores are left
over for both. If there are none, each has half of the machine, so that fewer commands share a commit, and what one
costs in processor time of services and PostgreSQL is more than it would be with cores of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import NamedTuple

from domain.register import migrate, postgres_settings
from ops.bench.report import Figure, over
from ops.bench.rows.commands import Run, open_tables, play
from ops.bench.server import Server, started
from ops.bench.servers import Missing, postgres_server, redis_server
from ops.bench.servers import Server as Database
from ops.cli.failures import Failed

SECONDS = 4.0
TABLES = 32  # of each cell
ROUNDS = 3
NAMES = ("north", "south")
PROCESSES = 2  # of each cell


class Cell(NamedTuple):
    """A cell: its services, and the database that they work on."""

    services: Sequence[Server]
    database: Database


class Measured(NamedTuple):
    """One run, and the processor time of PostgreSQL for each of its commands, in microseconds."""

    run: Run
    database: float

    @property
    def cost(self) -> float:
        return self.run.cost + self.database


def measure(seconds: float = SECONDS, tables: int = TABLES, rounds: int = ROUNDS) -> list[Figure]:
    with ExitStack() as stack:
        cells = [stack.enter_context(_cell(name)) for name in NAMES]
        taken = [(_measured(cells[:1], tables, seconds), _measured(cells, tables, seconds)) for _ in range(rounds)]
    ones, twos = [one for one, _ in taken], [two for _, two in taken]
    return [
        Figure(
            name=f"CPU of a command, one cell, {PROCESSES} processes, {tables} tables",
            value=median(one.cost for one in ones),
            unit="µs",
            details={"of PostgreSQL": median(one.database for one in ones)},
        ),
        over(
            f"CPU of a command, two cells of {PROCESSES} processes and {tables} tables",
            "µs",
            [two.cost for two in twos],
            [one.cost for one in ones],
            "one cell",
            details={"of PostgreSQL": median(two.database for two in twos)},
        ),
        over(
            "commands/s of two cells together",
            "commands/s",
            [two.run.rate for two in twos],
            [one.run.rate for one in ones],
            "one cell",
            details=twos[-1].run.details(),
        ),
    ]


@contextmanager
def _cell(name: str) -> Iterator[Cell]:
    """Run a cell inside the block. Raises Failed."""
    try:
        with ExitStack() as stack:
            url, database = stack.enter_context(postgres_server(durable=True))
            redis, _ = stack.enter_context(redis_server())
            migrate(postgres_settings(url))
            choices = {"GREFFE_DATABASE": url, "GREFFE_REDIS": redis, "GREFFE_CELL": name}
            yield Cell([stack.enter_context(started(choices)) for _ in range(PROCESSES)], database)
    except Missing as missing:
        raise Failed("told", text=missing) from missing


def _measured(cells: Sequence[Cell], tables: int, seconds: float) -> Measured:
    """Play at so many tables of each cell, at all its processes."""
    opened = [open_tables(cell.services[0], tables) for cell in cells]
    # Tables and services go round in step, so that each table is played in its own cell.
    order = [table for each in zip(*opened, strict=True) for table in each]
    services = [service for each in zip(*(cell.services for cell in cells), strict=True) for service in each]
    before = sum(cell.database.cpu_seconds() for cell in cells)
    run = asyncio.run(play(services, "HTTP", order, seconds))
    used = sum(cell.database.cpu_seconds() for cell in cells) - before
    return Measured(run, used / (run.rate * seconds) * 1e6)
