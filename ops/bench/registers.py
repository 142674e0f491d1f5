"""Large registers: the cost of many tables for work on one of them, or on all. `python -m ops.bench.registers`.

Fills a database with tables of one played session and prints the processor time of the work on it, that of the database
server included. Run it with two sizes, the second in the same database, to which tables are added: what is counted for
each start, command or table should stay the same.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import httpx
import psycopg

from api.base.settings import Settings
from domain.register import Register
from ops.bench.filled_registers import DAYS, OLD, fill, name_of, played
from ops.bench.server import Server, started
from ops.clients.python.greffe_client import Client
from projections.feeds.loading import load

OPENED = 20  # tables to measure one by one
ASKED = 200  # times /ready
OPERATOR = "0" * 32
GREFFE = (sys.executable, "-m", "ops.cli.main")


class Place:
    """A database, and the processes that work for it."""

    def __init__(self, database: str) -> None:
        self.database = database
        settings = Settings(database=database)
        self.settings = settings.register()
        self._server = None if settings.engine == "sqlite" else _postmaster(database)

    def processor_seconds(self) -> float:
        """Return the processor time of this process, of those that it waited for, and of the database server."""
        usages = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        own = sum(usage.ru_utime + usage.ru_stime for usage in usages)
        return own + (_with_children(self._server) if self._server else 0.0)

    def measure(self, work: Callable[[], object]) -> float:
        before = self.processor_seconds()
        work()
        return self.processor_seconds() - before

    def greffe(self, *arguments: str) -> None:
        env = {**os.environ, "GREFFE_DATABASE": self.database}
        subprocess.run((*GREFFE, *arguments), env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)

    def size(self) -> int:
        """Return the size of the database in bytes."""
        if self._server is None:
            return Path(self.database).stat().st_size
        with psycopg.connect(self.database) as server:
            row = server.execute("SELECT pg_database_size(current_database())").fetchone()
        return int(row[0]) if row else 0


def _postmaster(url: str) -> int:
    """Return the process id of the server, which must run on this machine."""
    with psycopg.connect(url) as server:
        row = server.execute("SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)").fetchone()
    return int(row[0]) if row else 0


def _with_children(process: int) -> float:
    """Return the processor seconds of a process, of those that it waited for, and of those that run."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    ticks = sum(_ticks(process)[:4])
    for child in children:
        with suppress(OSError):
            ticks += sum(_ticks(int(child))[:2])
    return ticks / os.sysconf("SC_CLK_TCK")


def _ticks(process: int) -> list[int]:
    """Return a process's own time in user mode and in the system, and that of the children it waited for, in ticks."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    return [int(field) for field in fields[11:15]]


def of_service(place: Place) -> Iterator[tuple[str, float, int, str]]:
    """Yield the cost of requests to a service: to start, to say that it is ready, a command at tables nobody has
    opened, one more at each, and a new table.
    """
    before = place.processor_seconds()
    choices = {"GREFFE_DATABASE": place.database, "GREFFE_OPERATOR_TOKEN": OPERATOR, "GREFFE_OPEN_TABLES": "anybody"}
    with started(choices) as server:

        def spent() -> float:
            return place.processor_seconds() + server.cpu_seconds()

        yield "start", spent() - before, 1, "start"
        with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {OPERATOR}"}) as asker:
            before = spent()
            for _ in range(ASKED):
                asker.get("/ready").raise_for_status()
            yield "ready", spent() - before, ASKED, "request"
            for name in ("first command", "next command"):
                before = spent()
                for number in range(OLD, OLD + OPENED):  # the old ones are to be forgotten
                    asker.post(f"/operator/tables/{name_of(number)}/seats/gm1/token").raise_for_status()
                yield name, spent() - before, OPENED, "command"
        yield "new table", _opening(server, spent), OPENED, "table"


def _opening(server: Server, spent: Callable[[], float]) -> float:
    with Client(server.url) as client:
        before = spent()
        for _ in range(OPENED):
            client.open("nosgoth", "Mesure", [("Maud", "gm"), ("Ilse", "player")])
        return spent() - before


def of_command_line(place: Place, tables: int, events: int) -> Iterator[tuple[str, float, int, str]]:
    """Yield the cost of commands on one table, on some, and on all."""
    with Register.open(place.settings) as register:
        names = [name_of(OLD + number * (tables // OPENED)) for number in range(OPENED)]
        load(register, names[0])  # what is loaded once
        yield "open", place.measure(lambda: [load(register, name) for name in names]), OPENED, "table"
    one = name_of(tables - 1)
    yield "any command", place.measure(lambda: place.greffe("config")), 1, "command"
    some = ("tables", "--limit", "20", "--json")
    yield "list 20", place.measure(lambda: place.greffe(*some)), 1, "command"
    yield "verify one", place.measure(lambda: place.greffe("verify", place.database, "--table", one)), 1, "command"
    yield "record one", place.measure(lambda: place.greffe("record", place.database, one)), 1, "command"
    yield "doctor", place.measure(lambda: place.greffe("doctor")), 1, "command"
    yield (
        "look for old tables",
        place.measure(lambda: place.greffe("forget", "--older-than", DAYS, "--dry-run")),
        1,
        "command",
    )
    yield "forget the old", place.measure(lambda: place.greffe("forget", "--older-than", DAYS)), OLD, "table"
    yield "list", place.measure(lambda: place.greffe("tables", "--json")), tables, "table"
    yield "verify", place.measure(lambda: place.greffe("verify", place.database)), tables * events, "event"
    with TemporaryDirectory(dir=os.environ.get("TMPDIR")) as folder:
        copy = str(Path(folder) / "saved.sqlite")
        yield "backup", place.measure(lambda: place.greffe("backup", copy)), tables * events, "event"


@click.command()
@click.argument("database")
@click.option("--tables", default=1000, show_default=True, help="In the database, so many.")
@click.option("--events", default=10, show_default=True, help="At each of them.")
def main(database: str, tables: int, events: int) -> None:
    """Fill DATABASE, a file or the address of a PostgreSQL on this machine that `greffe migrate` prepared, and measure:
    a line of JSON for the database, then one for each thing that is done with it.
    """
    place = Place(database)
    begun = time.monotonic()
    with TemporaryDirectory() as folder:
        fill(place.settings, tables, lambda: played(events, Path(folder)))
    filled = time.monotonic() - begun
    filled_with = {"tables": tables, "events": events, "bytes": place.size(), "seconds": round(filled)}
    click.echo(json.dumps(filled_with))
    for name, seconds, parts, part in chain(of_service(place), of_command_line(place, tables, events)):
        spent = {
            "done": name,
            "cpu_seconds": round(seconds, 2),
            f"microseconds_per_{part}": round(1e6 * seconds / parts),
        }
        click.echo(json.dumps(spent))


if __name__ == "__main__":
    main()
