"""What is kept beside the log in an SQLite file: a table of its own, made when first something is kept there.

It is a cache. Nothing that writes or reads the log waits for it, and losing it loses nothing.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing

from eventsourcing.sqlite import SQLiteCursor

TABLE = "saved_states"
PATIENCE = 1.0  # seconds to wait for whoever writes; then nothing is kept this time

THERE = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?"
_CREATE = f"CREATE TABLE IF NOT EXISTS {TABLE} (stream TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID"
_SELECT = f"SELECT data FROM {TABLE} WHERE stream = ?"
_REPLACE = f"INSERT OR REPLACE INTO {TABLE} VALUES (?, ?)"


def kept(cursor: SQLiteCursor, stream: str) -> bytes | None:
    cursor.execute(THERE, (TABLE,))
    if not cursor.fetchone()[0]:
        return None
    cursor.execute(_SELECT, (stream,))
    row = cursor.fetchone()
    return row[0] if row and isinstance(row[0], bytes) else None


def keep(name: str, stream: str, data: bytes) -> None:
    """In the file `name`, on a connection of its own, which does not wait for the disk. What it replaces is
    overwritten: it told the same secrets as the log, which may be forgotten. Raises sqlite3.Error.
    """
    with closing(sqlite3.connect(name, timeout=PATIENCE, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(_CREATE)
        connection.execute(_REPLACE, (stream, data))
        connection.execute("COMMIT")


def dropped(connection: sqlite3.Connection) -> None:
    """A copy of the register does without. Raises sqlite3.Error."""
    connection.execute(f"DROP TABLE IF EXISTS {TABLE}")
