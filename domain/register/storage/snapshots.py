"""Snapshots beside the log in an SQLite file: in a table of its own, created with the first snapshot.

It is a cache. Nothing that writes or reads the log waits for it, and losing it loses nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing

from eventsourcing.sqlite import SQLiteCursor

from domain.record.chain import HASH, Tip

TABLE = "saved_states"
PATIENCE = 1.0  # seconds to wait for whoever writes; then nothing is kept this time

THERE = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?"
_CREATE = (
    f"CREATE TABLE IF NOT EXISTS {TABLE} (stream TEXT, part INTEGER, data BLOB NOT NULL, PRIMARY KEY (stream, part))"
)
_SELECT = f"SELECT data FROM {TABLE} WHERE stream = ? AND part = ?"
_INSERT = (
    f"INSERT OR REPLACE INTO {TABLE} SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM stored_events WHERE originator_id = ?"
    f" AND originator_version = ? AND substr(state, {HASH.start + 1}, {HASH.stop - HASH.start}) = ?)"
)


def load(cursor: SQLiteCursor, stream: str, part: int) -> bytes | None:
    cursor.execute(THERE, (TABLE,))
    if not cursor.fetchone()[0]:
        return None
    cursor.execute(_SELECT, (stream, part))
    row = cursor.fetchone()
    return row[0] if row and isinstance(row[0], bytes) else None


def store(name: str, stream: str, tip: Tip, parts: Mapping[int, bytes]) -> None:
    """Save the parts in the file `name`, on a connection of its own that does not wait for the disk.

    The bytes that they replace are overwritten: they held the same secrets as the log, which may be forgotten. Raises
    sqlite3.Error.
    """
    with closing(sqlite3.connect(name, timeout=PATIENCE, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(_CREATE)
        for part, data in parts.items():
            connection.execute(_INSERT, (stream, part, data, stream, tip.version, tip.hash.encode()))
        connection.execute("COMMIT")


def dropped(connection: sqlite3.Connection) -> None:
    """Drop the snapshots from a copy of the register, which does without them. Raises sqlite3.Error."""
    connection.execute(f"DROP TABLE IF EXISTS {TABLE}")
