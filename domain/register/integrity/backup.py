"""The manifest of a backup: what it held when it was made, in a table of its own, under one hash.

A backup is one plain file that anything can read, from media that cannot be written to. Losses since it was made are
found by comparing it with this manifest, not by its chains, which do not show that a tail or a table is missing.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from domain.base.finding import Finding
from domain.record import tombstone
from domain.record.chain import START, Tip, follow, hash_of
from domain.record.tombstone import FORGOTTEN
from domain.register.log import Register
from domain.register.storage.errors import NotARegister
from domain.register.storage.files import plainly, readable

TABLE = "greffe_backup"
WHOLE = ""  # the name under which the hash over all lines stands: no stream has an empty name


def tips(register: Register) -> dict[str, Tip]:
    """Return the tip of each stream, every chain checked on the way. Raises Broken, Unavailable."""
    found: dict[str, Tip] = {}
    for stream in register.streams():
        found[stream] = START
        for tip in follow(stream, register.read(stream)):
            found[stream] = tip
    return found


def seal_backup(path: Path, held: Mapping[str, Tip]) -> None:
    """Write the manifest into a backup file, and make the file plain: no log beside it, nothing to be recovered.

    Raises Unavailable.
    """
    lines = [(stream, tip.version, tip.hash) for stream, tip in sorted(held.items())]
    with plainly(str(path)), closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute("BEGIN IMMEDIATE")
        file.execute(f"CREATE TABLE {TABLE} (stream TEXT PRIMARY KEY, events INTEGER, head TEXT)")
        file.executemany(f"INSERT INTO {TABLE} VALUES (?, ?, ?)", lines)
        file.execute(f"INSERT INTO {TABLE} VALUES (?, ?, ?)", (WHOLE, len(lines), _hash(lines)))
        file.execute("COMMIT")
    for suffix in ("-wal", "-shm", ".lock"):
        Path(f"{path}{suffix}").unlink(missing_ok=True)
    with path.open("rb") as file_:
        os.fsync(file_.fileno())


def promised(name: str) -> dict[str, Tip] | None:
    """Return the tips that a backup file's manifest lists; None for a file without a manifest.

    A file has none if it was not made by `greffe backup`, or by a version that did not write one yet. Raises
    NotARegister where the manifest was changed, Unavailable.
    """
    with plainly(name), closing(sqlite3.connect(readable(name), uri=True)) as file:
        query = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?"
        if not file.execute(query, (TABLE,)).fetchone()[0]:
            return None
        rows = file.execute(f"SELECT stream, events, head FROM {TABLE} ORDER BY stream").fetchall()
    lines = [row for row in rows if row[0] != WHOLE]
    if [(len(lines), _hash(lines))] != [row[1:] for row in rows if row[0] == WHOLE]:
        raise NotARegister(name, Finding("what it says that it holds is not what was written there when it was made"))
    return {stream: Tip(events, head) for stream, events, head in lines}


def missing(held: Mapping[str, Tip], due: Mapping[str, Tip]) -> Iterator[str]:
    """Yield a line for each difference between the tips that are `held` and those that were `due`."""
    for stream, tip in due.items():
        found = held.get(stream)
        if found is None:
            yield Finding("table {table}: it is missing, with {events} events", table=stream, events=tip.version)
        elif found.version != tip.version:
            few = "table {table}: {events} events are there, {saved} were saved"
            yield Finding(few, table=stream, events=found.version, saved=tip.version)
        elif found.hash != tip.hash:
            yield Finding("table {table}: its last event is another than the one that was saved", table=stream)
    for stream in held:
        if stream not in due:
            yield Finding("table {table}: it was not in this backup when it was made", table=stream)


def served(register: Register, held: Mapping[str, Tip], due: Mapping[str, Tip]) -> dict[str, Tip]:
    """Return the tips of the promised streams, as far as they were promised.

    A service that works on a backup continues their streams, begins others, and forgets some.
    """
    return {stream: _as_promised(register, stream, held[stream], tip) for stream, tip in due.items() if stream in held}


def _as_promised(register: Register, stream: str, found: Tip, tip: Tip) -> Tip:
    last = register.last(stream)
    if last is not None and last.topic == FORGOTTEN and tombstone.read(last.data).events >= tip.version:
        return tip
    if found.version <= tip.version:
        return found
    (row,) = register.read(stream, after=tip.version - 1, upto=tip.version)
    return Tip(tip.version, hash_of(row.data))


def _hash(lines: list[tuple[str, int, str]]) -> str:
    text = "".join(f"{stream}\0{events}\0{head}\n" for stream, events, head in lines)
    return sha256(text.encode()).hexdigest()
