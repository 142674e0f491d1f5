"""The register in one SQLite file: how it is recognised, founded, and opened so that commits are on disk.

Two recorders share the file: one with the single connection of the writing thread, one with a pool for
readers. So no reader makes the writer wait (write-ahead log), and the connection that writes is always the
same, pragmas known.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from eventsourcing.persistence import ApplicationRecorder
from eventsourcing.sqlite import SQLiteConnection, SQLiteConnectionPool, SQLiteDatastore, SQLiteFactory

from domain.register.engine import FAILURES, Engine, text_ids, unavailable
from domain.register.errors import NotARegister, Unavailable

APPLICATION_ID = 0x47726566  # "Gref", in the file's header: tells our files from any other SQLite database
MAGIC = b"SQLite format 3\0"
HEADER_BYTES = 100
READERS = 16  # connections kept open for reading
LOCK_TIMEOUT = 5  # seconds
PAUSE = 0.01  # seconds between two attempts to found a file
COLUMNS = ["originator_id", "originator_version", "topic", "state"]

NEXT_STREAM = "SELECT originator_id FROM stored_events WHERE originator_id > ? ORDER BY originator_id LIMIT 1"


class SQLiteEngine(Engine):
    """eventsourcing's SQLite recorder, twice on one file. Opening raises NotARegister, Unavailable."""

    def __init__(self, settings: Mapping[str, str]) -> None:
        name = settings.get("SQLITE_DBNAME", "")
        timeout = _timeout(settings)
        with _plainly(name):
            _recognise(name)
            _found(name, timeout)
            writing = _factory(settings, timeout, connections=1)
            reading = _factory({**settings, "CREATE_TABLE": "no"}, timeout, connections=READERS)
            self.writer: SQLiteDatastore = writing.datastore
            self.reader: SQLiteDatastore = reading.datastore
            try:
                super().__init__(_recorder(writing, name, timeout), reading.application_recorder())
            except BaseException:
                self.writer.close()
                self.reader.close()
                raise

    def streams(self) -> Iterator[str]:
        """Every stream once, sorted, by one step in the unique key per stream. Raises Unavailable."""
        stream = self._after("")  # no stream has an empty name
        while stream is not None:
            yield stream
            stream = self._after(stream)

    def close(self) -> None:
        self.reader.close()
        self.writer.close()

    def _after(self, stream: str) -> str | None:
        try:
            with self.reader.transaction(commit=False) as cursor:
                cursor.execute(NEXT_STREAM, (stream,))
                row = cursor.fetchone()
        except FAILURES as error:
            raise unavailable(error) from error
        return None if row is None else str(row[0])

    def _renew(self) -> None:
        # A COMMIT that fails can leave its transaction open, and the pool would hand it out again like that.
        # Where none can be had, none is left open either.
        with suppress(*FAILURES), self.writer.get_connection(commit=True) as connection:
            connection.close()


def save(name: str, copy: Path) -> None:
    """The register in the file `name` as of now, in a new file, while others write: SQLite's own online copy.

    The file appears under its name only when it is whole and on the disk. Raises NotARegister, Unavailable,
    FileExistsError.
    """
    part = copy.with_name(f"{copy.name}.part")
    with _plainly(name):
        _recognise(name)
        if not os.path.exists(name):
            raise Unavailable("unreachable", f"there is no file {name}")
        if _application(_header(Path(name))) != APPLICATION_ID:
            raise NotARegister(name, "it is empty, or the SQLite database of another program")
        if copy.exists():
            raise FileExistsError(copy)
        part.unlink(missing_ok=True)
        try:
            with closing(sqlite3.connect(name)) as source, closing(sqlite3.connect(part)) as target:
                source.backup(target, pages=1024, sleep=0.001)
                target.execute("PRAGMA journal_mode = DELETE")  # one file, and nothing beside it
            with part.open("rb") as file:
                os.fsync(file.fileno())
            part.rename(copy)
        finally:
            part.unlink(missing_ok=True)


class _DurablePool(SQLiteConnectionPool):
    """Every connection syncs at each commit, however SQLite was compiled: some builds relax it under WAL."""

    def get_connection(self, timeout: float | None = None, *, is_writer: bool | None = None) -> SQLiteConnection:
        # One thread writes, so the pool's lock for writers guards nothing here; and the pool would keep it for ever
        # once a connection could not be created, though the next attempt may well succeed.
        return super().get_connection(timeout)

    def _create_connection(self) -> SQLiteConnection:
        connection = super()._create_connection()
        connection.cursor().execute("PRAGMA synchronous = FULL")
        return connection


def _factory(settings: Mapping[str, str], timeout: int, connections: int) -> SQLiteFactory:
    factory = SQLiteFactory(text_ids(settings))
    factory.datastore.pool = _DurablePool(  # the first pool has opened nothing yet
        db_name=factory.datastore.pool.db_name, lock_timeout=timeout, pool_size=connections
    )
    return factory


def _timeout(settings: Mapping[str, str]) -> int:
    text = settings.get("SQLITE_LOCK_TIMEOUT", "").strip()
    if not text:
        return LOCK_TIMEOUT
    if not text.isdecimal() or int(text) < 1:
        raise Unavailable("settings", f"SQLITE_LOCK_TIMEOUT is a whole number of seconds from 1, not {text!r}")
    return int(text)


@contextmanager
def _plainly(name: str) -> Iterator[None]:
    """Say in our own words why `name` cannot be opened."""
    try:
        yield
    except FAILURES as error:
        raise unavailable(error) from error
    except OSError as error:
        raise Unavailable("unreachable", f"{name}: {error.strerror or error}") from error


def _recognise(name: str) -> None:
    """Refuse whatever is neither a register, nor empty, nor absent; by reading alone.

    The header is enough: a register is marked before its write-ahead log exists, so the mark never lies in
    the log.
    """
    if not name or name.startswith("file:") or SQLiteConnectionPool.detect_memory_mode(name):
        raise NotARegister(name, "SQLITE_DBNAME must be the path of a file")
    path = Path(name)
    if not path.parent.is_dir():
        raise Unavailable("unreachable", f"no directory {path.parent}")
    if not path.exists():
        return
    if not path.is_file():
        raise NotARegister(name, "it is not a file")
    with path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    if header and (len(header) < HEADER_BYTES or not header.startswith(MAGIC)):
        raise NotARegister(name, "it is not an SQLite database")
    if header and _application(header) != APPLICATION_ID and not _may_be_empty(name, header):
        raise NotARegister(name, "it is the SQLite database of another program")


def _application(header: bytes) -> int:
    return int.from_bytes(header[68:72], "big")


def _may_be_empty(name: str, header: bytes) -> bool:
    """Unmarked, and without a log or a journal that could hold what the file does not show yet."""
    side_files = any(os.path.exists(name + suffix) for suffix in ("-wal", "-journal"))
    return not _application(header) and header[18:20] == b"\1\1" and not side_files


def _found(name: str, timeout: int) -> None:
    """Mark a new or empty database as ours, in a transaction: of processes starting at once, one does it."""
    path = Path(name)
    if path.exists() and _application(_header(path)) == APPLICATION_ID:
        return
    with closing(sqlite3.connect(name, timeout=timeout, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        (mark,) = connection.execute("PRAGMA application_id").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if mark == APPLICATION_ID:
            return
        if mark or tables:
            raise NotARegister(name, "it is the SQLite database of another program")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")


def _header(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(HEADER_BYTES)


def _recorder(factory: SQLiteFactory, name: str, timeout: int) -> ApplicationRecorder:
    """Turn the write-ahead log on and create the table, if need be.

    Processes that start at once on a new file can refuse each other in this without any waiting: try again.
    """
    deadline = time.monotonic() + timeout
    while True:
        try:
            _check_table(factory.datastore, name)
            return factory.application_recorder()
        except FAILURES as error:
            if unavailable(error).cause != "locked" or time.monotonic() > deadline:
                raise
        time.sleep(PAUSE)


def _check_table(datastore: SQLiteDatastore, name: str) -> None:
    with datastore.transaction(commit=False) as cursor:
        cursor.execute("SELECT name FROM pragma_table_info('stored_events')")
        columns = [str(row[0]) for row in cursor.fetchall()]
    if columns and columns != COLUMNS:
        raise NotARegister(name, f"its table of events has the columns {', '.join(columns)}")
