"""Registers of any size: one table, played at a service, and any number of copies, each sealed under its own id.

Each copy has all the streams of the table that was played, a day of its own, and its place in the notes of the
manifest.
"""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import NamedTuple

import psycopg

from domain.record.chain import START, Tip, seal
from domain.register import Register, Stored, sqlite_settings
from domain.register.integrity.manifest import Note, is_manifest, written
from ops.bench.server import serving
from ops.clients.python.greffe_client import Client, Opened
from ops.play.bot import Bot

GAME = "nosgoth"
SEATS = (("Maud", "gm"), ("Ilse", "player"))
NOTED = 500  # tables in a note of the manifest
NOTES = "manifest:filled"
AT_ONCE = 20_000  # tables in a transaction
YEAR = 365
OLD = 10  # tables of those that were played long ago
OLD_DAYS = 4000
DAYS = "3650"  # after which those are old
INSERT = "INSERT INTO stored_events (originator_id, originator_version, topic, state) VALUES (?, ?, ?, ?)"
COPY = "COPY {schema}.stored_events (originator_id, originator_version, topic, state) FROM STDIN (FORMAT BINARY)"

Bodies = Mapping[str, Sequence[tuple[str, bytes]]]


class Form(NamedTuple):
    """The table that was played: its tokens, and topic and body of each event by the end of its stream's name."""

    opened: Opened
    day: str
    bodies: Bodies


def played(events: int, folder: Path) -> Form:
    """Play a table at a service until it has so many events."""
    with serving(folder) as server, Client(server.url, "en") as client:
        opened = client.open(GAME, "Mesure", SEATS)
        bot = Bot(dict(client.seats(opened)), Random(0))
        register = Register.open(sqlite_settings(folder / "served.sqlite", access="read"))
        with register:
            while register.head(opened.table) < events and bot.play(1):
                pass
            streams = [name for name in register.streams() if not is_manifest(name)]
            rows = {name: list(register.read(name)) for name in streams}
    bodies = {
        name.removeprefix(opened.table): [(row.topic, _body(row.data)) for row in found] for name, found in rows.items()
    }
    return Form(opened, f"{datetime.now(UTC):%Y-%m-%d}", bodies)


def _body(data: bytes) -> bytes:
    """Return the body of an event, without what its seal added."""
    return b"{" + data[data.index(b'"', data.index(b'"prev":"') + 73) :]


def name_of(number: int) -> str:
    """Return the id of the table of that number; ids follow each other like random ones."""
    return f"{Random(number).getrandbits(128):032x}"


def days_ago(number: int) -> int:
    """Return for how many days nobody has played at that table: some day of a year, much longer at the first ones."""
    return OLD_DAYS if number < OLD else number % YEAR


def copies(form: Form, numbers: Iterable[int]) -> Iterator[Stored]:
    """Yield the events of those tables, stream by stream."""
    now = datetime.now(UTC)
    for number in numbers:
        name, day = name_of(number), f"{now - timedelta(days_ago(number)):%Y-%m-%d}"
        for side, bodies in form.bodies.items():
            tip = START
            for topic, body in bodies:
                own = body.replace(form.opened.table.encode(), name.encode())
                own = own.replace(f'"at":"{form.day}'.encode(), f'"at":"{day}'.encode())
                data, tip = sealed(f"{name}{side}", topic, own, tip)
                yield Stored(f"{name}{side}", tip.version, topic, data)


def sealed(stream: str, topic: str, body: bytes, after: Tip) -> tuple[bytes, Tip]:
    """Return the bytes of the next event of a stream, and the tip that it leaves."""
    data, own = seal(stream, after.version + 1, topic, after.hash, body)
    return data, Tip(after.version + 1, own)


def notes(rows: Iterable[Stored], after: Tip) -> Iterator[Stored]:
    """Yield the rows, and after those of some tables a note that they were opened and where they ended."""
    heads: dict[str, Tip] = {}
    for row in rows:
        if len(heads) >= NOTED and ":" not in row.stream and row.version == 1:
            note, after = _note(heads, after)
            yield note
            heads = {}
        heads[row.stream] = Tip(row.version, row.data[9:73].decode())
        yield row
    if heads:
        yield _note(heads, after)[0]


def _note(heads: Mapping[str, Tip], after: Tip) -> tuple[Stored, Tip]:
    opened = tuple(stream for stream in heads if ":" not in stream)
    return written(NOTES, after, Note(datetime.now(UTC), opened, heads=heads))


def fill(settings: Mapping[str, str], tables: int, play: Callable[[], Form]) -> None:
    """Add tables until there are so many. `play` is called for one to copy, unless they are there."""
    with Register.open(settings) as register:
        there = bisect_left(range(tables), 1, key=lambda number: not register.head(name_of(number)))
        if there == tables:
            return
        form = play()
        for first in range(there, tables, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, tables))
            last = register.last(NOTES)
            after = Tip(last.version, last.data[9:73].decode()) if last else START
            insert(settings, notes(copies(form, sorted(numbers, key=name_of)), after))


def insert(settings: Mapping[str, str], rows: Iterable[Stored]) -> None:
    """Insert rows by the storage's quickest way, while nobody else uses it."""
    values = ((row.stream, row.version, row.topic, row.data) for row in rows)
    if "SQLITE_DBNAME" in settings:
        with closing(sqlite3.connect(settings["SQLITE_DBNAME"])) as file:
            file.execute("PRAGMA synchronous = OFF")
            file.execute("PRAGMA cache_size = -500000")
            file.executemany(INSERT, values)
            file.commit()
        return
    copied = COPY.format(schema=settings["POSTGRES_SCHEMA"])
    with psycopg.connect(settings["POSTGRES_URL"]) as server, server.cursor().copy(copied) as copy:
        copy.set_types(["text", "int8", "text", "bytea"])
        for value in values:
            copy.write_row(value)
