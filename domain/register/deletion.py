"""Deletion of streams from the register for good, leaving one event in their place.

Nothing else ever deletes. It must follow an operator's decision: everything else only appends.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Any

from domain.register.storage.errors import Conflict, Unavailable
from domain.register.storage.hooks import TABLE as HOOKS
from domain.register.storage.snapshots import TABLE, THERE
from domain.register.storage.stored import Stored

_LAST = "SELECT max(originator_version) FROM stored_events WHERE originator_id = ?"
_DELETE = "DELETE FROM stored_events WHERE originator_id = ?"
_BESIDE = (TABLE, HOOKS)  # by stream as well
_INSERT = "INSERT INTO stored_events (originator_id, originator_version, topic, state) VALUES (?, ?, ?, ?)"


def replace_streams(settings: Mapping[str, str], streams: Sequence[str], last: int, tombstone: Stored) -> None:
    """Delete these streams with their snapshots and hooks, and insert `tombstone` in place of the first.

    All in one transaction. `last` is the version of the newest event of the first stream: if it is another by now,
    nothing is done. SQLite overwrites what it frees, and its log is emptied as far as nobody reads from it; PostgreSQL
    does so when it vacuums. Raises Conflict, Unavailable; ValueError for a register in memory.
    """
    match settings.get("PERSISTENCE_MODULE"):
        case "eventsourcing.sqlite":
            _in_file(settings, streams, last, tombstone)
        case "eventsourcing.postgres":
            _in_postgres(settings, streams, last, tombstone)
        case _:
            raise ValueError("a register in memory forgets by itself")


def _in_file(settings: Mapping[str, str], streams: Sequence[str], last: int, tombstone: Stored) -> None:
    timeout = float(settings.get("SQLITE_LOCK_TIMEOUT", "5"))
    try:
        with closing(sqlite3.connect(settings["SQLITE_DBNAME"], timeout=timeout, isolation_level=None)) as connection:
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute("BEGIN IMMEDIATE")
            try:
                _exchange(connection, streams, last, tombstone, "?", _tables_beside(connection))
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            connection.execute("COMMIT")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise Unavailable("storage", str(error)) from error


def _in_postgres(settings: Mapping[str, str], streams: Sequence[str], last: int, tombstone: Stored) -> None:
    import psycopg  # takes time to load
    from psycopg.sql import SQL, Identifier

    from domain.register.postgres.connections import Access, cause_of, message_of

    access = Access(settings)
    try:
        with closing(access.connect()) as connection, connection.transaction():
            connection.execute(SQL("SET LOCAL search_path TO {}").format(Identifier(access.schema)))
            connection.execute(f"LOCK TABLE {TABLE} IN EXCLUSIVE MODE")  # who saves meanwhile finds no event any more
            _exchange(connection, streams, last, tombstone, "%s", _BESIDE)
    except psycopg.Error as error:
        raise Unavailable(cause_of(error), message_of(error)) from error


def _tables_beside(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Return the tables beside the log that exist: each is created when the first row is saved in it."""
    return tuple(table for table in _BESIDE if connection.execute(THERE, (table,)).fetchone()[0])


def _exchange(
    connection: Any, streams: Sequence[str], last: int, tombstone: Stored, mark: str, beside: Sequence[str]
) -> None:
    """Delete the streams and insert the tombstone. `mark` is the driver's mark of a parameter, their only difference.

    Raises Conflict when the newest event of the first stream is not `last`.
    """
    row = connection.execute(_LAST.replace("?", mark), (streams[0],)).fetchone()
    found = next(iter(row.values())) if isinstance(row, dict) else row[0]
    if found != last:
        raise Conflict(streams[0], last + 1)
    for stream in streams:
        connection.execute(_DELETE.replace("?", mark), (stream,))
        for table in beside:
            connection.execute(f"DELETE FROM {table} WHERE stream = {mark}", (stream,))
    connection.execute(
        _INSERT.replace("?", mark), (tombstone.stream, tombstone.version, tombstone.topic, tombstone.data)
    )
