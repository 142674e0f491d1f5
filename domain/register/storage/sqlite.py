"""The register in one SQLite file, opened so that commits are on disk.

Two stores share the file: one with the single connection of the writing thread, one with a pool for
readers. So no reader makes the writer wait (write-ahead log), and the connection that writes is always the
same, pragmas known.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from typing import Any, Literal, TypeVar

from eventsourcing.sqlite import (
    SQLiteApplicationRecorder,
    SQLiteConnection,
    SQLiteConnectionPool,
    SQLiteCursor,
    SQLiteDatastore,
    SQLiteTransaction,
)
from msgspec.structs import replace

from domain.base.finding import Finding
from domain.record.chain import HASH, Tip
from domain.register.storage.activity import IDLE, IN_FILE, all_ends, all_idle, ends_in_file
from domain.register.storage.activity import TABLE as ACTIVITY
from domain.register.storage.engine import FAILURES, Audit, Engine, Misplaced, unavailable
from domain.register.storage.errors import NotARegister, Unavailable
from domain.register.storage.files import found, plainly, readable, recognise
from domain.register.storage.hooks import FileHooks
from domain.register.storage.lock import held
from domain.register.storage.snapshots import THERE, load, store
from domain.register.storage.sqlite_audit import audited, torn_log
from domain.register.storage.stored import Ends, Place, Stored, claimed

READERS = 16  # connections kept open for reading
LOCK_TIMEOUT = 5  # seconds
ROWS = 32  # in one statement
STATEMENTS = 4 * ROWS  # that a connection keeps ready: to compile one takes longer than to carry it out
PAUSE = 0.01  # seconds between two attempts to found a file
COLUMNS = ["originator_id", "originator_version", "topic", "state"]

T = TypeVar("T")
Access = Literal["alone", "shared", "read"]
"""The access to a file: alone, as the one process that may write to it; shared with others; only to read."""

NEXT_STREAM = "SELECT originator_id FROM stored_events WHERE originator_id > ? ORDER BY originator_id LIMIT 1"
AT = (
    f"SELECT substr(state, {HASH.start + 1}, {HASH.stop - HASH.start}) FROM stored_events"
    " WHERE originator_id = ? AND originator_version = ?"
)


class SQLiteEngine(Engine):
    """The engine on eventsourcing's SQLite recorder, twice on one file; it inserts rows itself.

    Opening raises NotARegister, Unavailable.
    """

    def __init__(self, settings: Mapping[str, str]) -> None:
        name = settings.get("SQLITE_DBNAME", "")
        access = settings.get("SQLITE_ACCESS") or "shared"
        timeout = _timeout(settings)
        with plainly(name), ExitStack() as opened:
            recognise(name)
            if access == "alone":
                opened.enter_context(held(name))
            if access != "read":
                found(name, timeout)
            address = readable(name) if access == "read" else name
            self.writer = _datastore(address, timeout, connections=1, reads=access == "read")
            opened.callback(self.writer.close)
            self.reader = _datastore(address, timeout, connections=READERS, reads=access == "read")
            opened.callback(self.reader.close)
            super().__init__(_recorder(self.writer, name, timeout, access), SQLiteApplicationRecorder(self.reader))
            self._keeps_activity = _has_activity(self.reader)
            self._hooks = FileHooks(address, timeout, reads=access == "read")
            self._opened = opened.pop_all()
        self._name = name
        self._access = access

    def streams(self) -> Iterator[str]:
        """Yield the names of all streams, each once, sorted, by one step in the unique key for each.

        Raises Unavailable.
        """
        stream = self._after("")  # no stream has an empty name
        while stream is not None:
            yield stream
            stream = self._after(stream)

    def ends(self, starts: Collection[str]) -> Iterator[Ends]:
        if not self._keeps_activity:
            return super().ends(starts)
        query = ends_in_file(len(starts))
        return all_ends(lambda place: self._rows(query, (*starts, *place)))

    def idle(self, upto: str) -> Iterator[str]:
        if not self._keeps_activity:
            return super().idle(upto)
        return all_idle(lambda place: self._rows(IDLE, (*place, upto)))

    def confirm(self, held: Collection[Place]) -> None:
        # Any change will do. Under full synchronisation its commit takes the whole write-ahead log to the disk, and so
        # what a process wrote there that was killed before it could.
        try:
            with self.writer.transaction(commit=True) as cursor:
                if absent := [stream for stream, tip in held if _hash(cursor, stream, tip.version) != tip.hash]:
                    raise Misplaced(absent)
                cursor.execute("PRAGMA user_version = 1")
        except FAILURES as error:
            self._renew()
            raise self._failure(error) from error

    def audit(self) -> Audit:
        """Return the faults found in the file, as of one moment: others may write meanwhile. Raises Unavailable."""
        try:
            with self.reader.transaction(commit=False) as cursor:
                audit = audited(cursor)
        except FAILURES as error:
            raise self._failure(error) from error
        torn = torn_log(self._name)
        return replace(audit, findings=(*audit.findings, *([torn] if torn else [])))

    def saved(self, stream: str, part: int) -> bytes | None:
        try:
            with self.reader.transaction(commit=False) as cursor:
                return load(cursor, stream, part)
        except FAILURES as error:
            raise self._failure(error) from error

    def save(self, stream: str, tip: Tip, parts: Mapping[int, bytes]) -> None:
        if self._access == "read":
            raise Unavailable("read_only", Finding("the register is open to be read"))
        try:
            store(self._name, stream, tip, parts)
        except FAILURES as error:
            raise self._failure(error) from error

    def close(self) -> None:
        self._opened.close()

    def _after(self, stream: str) -> str | None:
        rows = self._rows(NEXT_STREAM, (stream,))
        return str(rows[0][0]) if rows else None

    def _rows(self, query: str, given: Sequence[object]) -> list[Any]:
        try:
            with self.reader.transaction(commit=False) as cursor:
                cursor.execute(query, given)
                return list(cursor.fetchall())
        except FAILURES as error:
            raise self._failure(error) from error

    def _insert(self, events: Sequence[Stored], after: Mapping[str, Tip]) -> None:
        # Without the recorder's stack of generators, which takes as long as the rest of a small transaction.
        with (
            self.writer.get_connection(commit=True) as connection,
            _Transaction(connection, commit=True) as cursor,
            cursor,
        ):
            misplaced: list[str] = []
            for due in _chunks([(stream, tip.version, tip.hash.encode()) for stream, tip in after.items()]):
                cursor.execute(_misplaced(len(due)), [value for place in due for value in place])
                misplaced += (str(stream) for (stream,) in cursor.fetchall())
            if misplaced:
                raise Misplaced(misplaced)
            for rows in _chunks([(event.stream, event.version, event.topic, event.data) for event in events]):
                cursor.execute(_insertion(len(rows)), [value for row in rows for value in row])

    def _renew(self) -> None:
        # A COMMIT that fails can leave its transaction open, and the pool would hand it out again like that.
        # Where none can be had, none is left open either. Closing alone keeps the lock as long as a cursor is left.
        with suppress(*FAILURES), self.writer.get_connection(commit=True) as connection:
            with suppress(*FAILURES):
                connection.rollback()
            connection.close()


# Each statement lets go of the interpreter's lock and waits for it again behind the event loop: few for many rows.


def _chunks(rows: Sequence[T]) -> Iterator[Sequence[T]]:
    return (rows[first : first + ROWS] for first in range(0, len(rows), ROWS))


@cache
def _misplaced(count: int) -> str:
    """Return the query for those of `count` streams that do not end at the version and hash that are due.

    Version 0: the stream should not be there.
    """
    return f"""
        WITH due(stream, version, hash) AS (VALUES {", ".join(["(?, ?, ?)"] * count)})
        SELECT stream FROM due
        WHERE EXISTS (
            SELECT 1 FROM stored_events WHERE originator_id = stream AND originator_version > version)
        OR version > 0 AND NOT EXISTS (
            SELECT 1 FROM stored_events WHERE originator_id = stream AND originator_version = version
            AND substr(state, {HASH.start + 1}, {HASH.stop - HASH.start}) = hash)
    """


@cache
def _insertion(count: int) -> str:
    # OR FAIL: what fails leaves the transaction to whoever began it, who takes it back. By its default, SQLite would
    # keep a copy of every page before it is touched, to take back the one statement: dozens of pages for many streams,
    # and beyond 64 KiB in a file made for it.
    return f"INSERT OR FAIL INTO stored_events ({', '.join(COLUMNS)}) VALUES {', '.join(['(?, ?, ?, ?)'] * count)}"


def _hash(cursor: SQLiteCursor, stream: str, version: int) -> str:
    cursor.execute(AT, (stream, version))
    row = cursor.fetchone()
    return claimed(row[0]) if row and isinstance(row[0], bytes) else ""


class _Transaction(SQLiteTransaction):
    """A transaction; one that is to write takes its lock at once, so that nobody overtakes what it reads first."""

    def __enter__(self) -> SQLiteCursor:
        cursor = self.connection.cursor()
        cursor.execute("BEGIN IMMEDIATE" if self.commit else "BEGIN")
        return cursor


class _Connection(SQLiteConnection):
    @contextmanager
    def transaction(self, *, commit: bool) -> Iterator[SQLiteCursor]:
        with _Transaction(self, commit=commit) as cursor, cursor:
            yield cursor


class _DurablePool(SQLiteConnectionPool):
    """A pool whose connections sync at each commit, however SQLite was compiled: some builds relax it under WAL."""

    def get_connection(self, timeout: float | None = None, *, is_writer: bool | None = None) -> SQLiteConnection:
        # One thread writes, so the pool's lock for writers guards nothing here; and the pool would keep it for ever
        # once a connection could not be created, though the next attempt may well succeed.
        return super().get_connection(timeout)

    def _create_connection(self) -> SQLiteConnection:
        # As the pool's own, which would keep one statement ready: here a transaction takes three or more.
        made = sqlite3.connect(
            self.db_name,
            uri=True,
            check_same_thread=False,
            isolation_level=None,
            timeout=self.lock_timeout or LOCK_TIMEOUT,
            cached_statements=STATEMENTS,
        )
        with ExitStack() as failing:
            failing.callback(made.close)
            made.row_factory = sqlite3.Row
            if not self.is_journal_mode_wal:
                made.execute("PRAGMA journal_mode = WAL")
                self.is_journal_mode_wal = True
            made.execute("PRAGMA synchronous = FULL")
            failing.pop_all()
        return _Connection(made, self.max_age)


def _datastore(address: str, timeout: int, connections: int, *, reads: bool) -> SQLiteDatastore:
    datastore = SQLiteDatastore(address, originator_id_type="text")
    datastore.pool = _DurablePool(  # the first pool has opened nothing yet
        db_name=address, lock_timeout=timeout, pool_size=connections
    )
    datastore.pool.is_journal_mode_wal = reads  # as it is, it stays
    return datastore


def _timeout(settings: Mapping[str, str]) -> int:
    text = settings.get("SQLITE_LOCK_TIMEOUT", "").strip()
    if not text:
        return LOCK_TIMEOUT
    if not text.isdecimal() or int(text) < 1:
        wrong = Finding("SQLITE_LOCK_TIMEOUT is a whole number of seconds from 1, not {text}", text=repr(text))
        raise Unavailable("settings", wrong)
    return int(text)


def _recorder(datastore: SQLiteDatastore, name: str, timeout: int, access: str) -> SQLiteApplicationRecorder:
    """Return the recorder, after turning the write-ahead log on and creating the tables, if need be.

    Processes that start at once on a new file can refuse each other in this without any waiting: it is tried again
    until `timeout` seconds have passed. Raises NotARegister.
    """
    recorder = SQLiteApplicationRecorder(datastore)
    deadline = time.monotonic() + timeout
    while True:
        try:
            if not _has_table(datastore, name):
                if access == "read":
                    raise NotARegister(name, Finding("it has no table of events"))
                recorder.create_table()
            if access != "read" and not _has_activity(datastore):
                _make_activity(datastore)
            return recorder
        except FAILURES as error:
            if unavailable(error).cause != "locked" or time.monotonic() > deadline:
                raise
        time.sleep(PAUSE)


def _has_activity(datastore: SQLiteDatastore) -> bool:
    with datastore.transaction(commit=False) as cursor:
        cursor.execute(THERE, (ACTIVITY,))
        return bool(cursor.fetchone()[0])


def _make_activity(datastore: SQLiteDatastore) -> None:
    """Create and fill the table of activity in a file that an older version made; each table is read once."""
    with datastore.transaction(commit=True) as cursor:
        cursor.execute(THERE, (ACTIVITY,))
        if not cursor.fetchone()[0]:  # another process may have been first
            for statement in IN_FILE:
                cursor.execute(statement)


def _has_table(datastore: SQLiteDatastore, name: str) -> bool:
    with datastore.transaction(commit=False) as cursor:
        cursor.execute("SELECT name FROM pragma_table_info('stored_events')")
        columns = [str(row[0]) for row in cursor.fetchall()]
    if columns and columns != COLUMNS:
        raise NotARegister(name, Finding("its table of events has the columns {columns}", columns=", ".join(columns)))
    return bool(columns)
