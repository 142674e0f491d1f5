"""One and two processes on one PostgreSQL and one Redis, against bare inserts into the same PostgreSQL.

The bare inserts are what pgbench would do: so many connections, each sending one row of the same bytes after the other,
every insert a commit of its own. Everything shares the cores of one machine, the client included: two processes can
only gain if cores are left over, which the details show.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from secrets import token_hex

import psycopg

from domain.register import Stored, migrate, postgres_settings
from ops.bench.logs import GAME, written
from ops.bench.report import Figure, percentile
from ops.bench.rows.commands import Run, open_tables, play
from ops.bench.rows.push import SEATS as WATCHED_SEATS
from ops.bench.rows.push import Times, watch
from ops.bench.server import Server, started
from ops.bench.servers import Missing, postgres_server, redis_server
from ops.cli.failures import Failed
from ops.clients.python.greffe_client import Client, Opened

SECONDS = 5.0
TABLES = 32
PUSHES = 500
CONNECTIONS = (1, 8)
PROCESSES = (1, 2)
TABLE = "CREATE TABLE bare (stream text, version bigint, topic text, state bytea, PRIMARY KEY (stream, version))"


def measure(seconds: float = SECONDS, tables: int = TABLES, pushes: int = PUSHES) -> list[Figure]:
    rows = written(400).rows
    figures: list[Figure] = []
    with _databases() as (url, choices):
        bare = {count: asyncio.run(_bare(url, rows, count, seconds / 2)) for count in CONNECTIONS}
        for count in PROCESSES:
            with ExitStack() as stack:
                servers = [stack.enter_context(started(choices)) for _ in range(count)]
                run = asyncio.run(play(servers, "HTTP", open_tables(servers[0], tables), seconds))
                after = asyncio.run(_bare(url, rows, max(CONNECTIONS), seconds / 2))
                beside = (bare[max(CONNECTIONS)] + after) / 2
                figures.append(_commands(count, tables, run, beside))
                for watched in servers:
                    times = asyncio.run(watch(servers[0], watched, _watched(servers[0]), pushes))
                    figures.append(_pushed("the same process" if watched is servers[0] else "another process", times))
    figures.append(_gain(figures))
    return [*(_inserts(count, rate) for count, rate in bare.items()), *figures]


@contextmanager
def _databases() -> Iterator[tuple[str, Mapping[str, str]]]:
    """Run a PostgreSQL that waits for the disk, and a Redis, inside the block; yield its URL and the settings of a
    service on them. Raises Failed.
    """
    try:
        with postgres_server(durable=True) as (url, _), redis_server() as (redis, _):
            migrate(postgres_settings(url))
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute(TABLE)
            yield url, {"GREFFE_DATABASE": url, "GREFFE_REDIS": redis}
    except Missing as missing:
        raise Failed("told", text=missing) from missing


async def _bare(url: str, rows: Sequence[Stored], connections: int, seconds: float) -> float:
    """Return the inserts per second."""

    async def loop() -> int:
        stream, version = token_hex(8), 0
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            until = time.perf_counter() + seconds
            while time.perf_counter() < until:
                row = rows[version % len(rows)]
                version += 1
                await connection.execute(
                    "INSERT INTO bare VALUES (%s, %s, %s, %s)", (stream, version, row.topic, row.data), prepare=True
                )
        return version

    return sum(await asyncio.gather(*(loop() for _ in range(connections)))) / seconds


def _watched(server: Server) -> Opened:
    service = Client(server.url)
    opened = service.open(GAME, "Mesure", WATCHED_SEATS)
    service.close()
    return opened


def _inserts(connections: int, rate: float) -> Figure:
    named = "1 connection" if connections == 1 else f"{connections} connections"
    return Figure(name=f"bare inserts, {named}", value=rate, unit="inserts/s")


def _commands(processes: int, tables: int, run: Run, bare: float) -> Figure:
    return Figure(
        name=f"commands, {_processes(processes)}, {tables} tables",
        value=run.rate,
        unit="commands/s",
        ratio=run.rate / bare,
        against=f"bare inserts, {max(CONNECTIONS)} connections",
        details=run.details(),
    )


def _pushed(where: str, times: Times) -> Figure:
    answered, pushed = percentile(times.answered, 0.5), percentile(times.pushed, 0.5)
    return Figure(
        name=f"a command's frame at a socket of {where}",
        value=pushed * 1000,
        unit="ms",
        ratio=pushed / answered,
        against="its answer",
        details={"p50 ms": pushed * 1000, "p99 ms": percentile(times.pushed, 0.99) * 1000},
    )


def _gain(figures: Sequence[Figure]) -> Figure:
    one, two = (figure.value for figure in figures if figure.unit == "commands/s")
    return Figure(name="two processes", value=two, unit="commands/s", ratio=two / one, against="one process")


def _processes(count: int) -> str:
    return "1 process" if count == 1 else f"{count} processes"
