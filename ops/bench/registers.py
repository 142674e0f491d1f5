"""Large registers: what many tables cost whoever touches one of them, or all. `python -m ops.bench.registers`.

Fills an SQLite file with tables of one played session, each sealed under its own id, and tells the processor time of
what is done there. Run it with two sizes, the second in the same file, to which tables are added. Starting, opening a
table and forgetting one should cost the same; looking for old tables as much for each table; listing, verifying and
saving as much for each event.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import click
import httpx

from domain.record.chain import GENESIS, seal
from domain.register import Register, Stored, sqlite_settings
from ops.bench.logs import written
from ops.bench.server import started
from projections.feeds.loading import load

FORM = "0" * 32
"""The id of the session that is played once; each table has its own in its place."""
AT_ONCE = 500  # tables in a commit
OPENED = 20  # tables to measure one by one
GREFFE = (sys.executable, "-m", "ops.cli.main")


def name_of(number: int) -> str:
    """The id of a table; ids follow each other like random ones."""
    return f"{Random(number).getrandbits(128):032x}"


def bodies(events: int) -> list[tuple[str, bytes]]:
    """Topic and body of each event of one session, without its seal."""
    rows = written(events, FORM).rows
    return [(row.topic, b"{" + row.data[row.data.index(b'"', row.data.index(b'"prev":"') + 73) :]) for row in rows]


def sealed(name: str, session: list[tuple[str, bytes]]) -> Iterator[Stored]:
    """The session as the events of that table."""
    prev = GENESIS
    for version, (topic, body) in enumerate(session, 1):
        data, prev = seal(name, version, topic, prev, body.replace(FORM.encode(), name.encode()))
        yield Stored(name, version, topic, data)


def fill(file: Path, tables: int, events: int) -> None:
    """Add tables until there are so many."""
    session = bodies(events)
    with Register.open(sqlite_settings(str(file))) as register:
        there = sum(1 for _ in register.streams()) if register.head(name_of(0)) else 0
        for first in range(there, tables, AT_ONCE):
            names = sorted(name_of(number) for number in range(first, min(first + AT_ONCE, tables)))
            register.append([row for name in names for row in sealed(name, session)])


def processor_seconds() -> float:
    """Processor time of this process and of those that it waited for."""
    usages = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def measured(work: Callable[[], object]) -> float:
    before = processor_seconds()
    work()
    return processor_seconds() - before


def greffe(file: Path, *arguments: str) -> None:
    env = {**os.environ, "GREFFE_DATABASE": str(file)}
    subprocess.run((*GREFFE, *arguments), env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)


def start(file: Path) -> float:
    """Processor seconds of a service until it can serve."""
    with started({"GREFFE_DATABASE": str(file)}) as server:
        httpx.get(f"{server.url}/ready").raise_for_status()
        return server.cpu_seconds()


def rows(file: Path, tables: int, events: int) -> Iterator[tuple[str, float, int, str]]:
    """Yield each operation: its name, its processor seconds, how many parts it touched, and of what kind."""
    yield "start", start(file), 1, "start"
    with Register.open(sqlite_settings(str(file))) as register:
        names = [name_of(number * (tables // OPENED)) for number in range(OPENED)]
        load(register, names[0])  # what is loaded once
        yield "open", measured(lambda: [load(register, name) for name in names]), OPENED, "table"
    yield "list", measured(lambda: greffe(file, "tables", "--json")), tables * events, "event"
    yield (
        "look for old tables",
        measured(lambda: greffe(file, "forget", "--older-than", "36500", "--dry-run")),
        tables,
        "table",
    )
    yield "forget", measured(lambda: greffe(file, "forget", name_of(tables - 1))), 1, "table"
    yield "verify", measured(lambda: greffe(file, "verify", str(file))), tables * events, "event"
    copy = file.with_suffix(".backup")
    copy.unlink(missing_ok=True)
    yield "backup", measured(lambda: greffe(file, "backup", str(copy))), tables * events, "event"
    copy.unlink()


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--tables", default=1000, show_default=True, help="In the file, so many.")
@click.option("--events", default=10, show_default=True, help="At each of them.")
def main(file: Path, tables: int, events: int) -> None:
    """Fill FILE and measure: a line of JSON for the file, then one for each thing that is done with it."""
    begun = time.monotonic()
    fill(file, tables, events)
    filled = time.monotonic() - begun
    filled_with = {"tables": tables, "events": events, "bytes": file.stat().st_size, "seconds": round(filled)}
    click.echo(json.dumps(filled_with))
    for name, seconds, parts, part in rows(file, tables, events):
        spent = {
            "done": name,
            "cpu_seconds": round(seconds, 2),
            f"microseconds_per_{part}": round(1e6 * seconds / parts),
        }
        click.echo(json.dumps(spent))


if __name__ == "__main__":
    main()
