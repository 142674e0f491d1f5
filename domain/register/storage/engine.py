"""The storage under the register: eventsourcing's recorders, in the register's terms.

`SQLiteEngine`, `MemoryEngine` and `PostgresEngine` supply what their backend does differently.
"""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from eventsourcing.persistence import (
    AggregateRecorder,
    ConnectionPoolClosedError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    PersistenceError,
    StoredEvent,
)

from domain.base.finding import Finding
from domain.record.chain import Tip
from domain.register.storage.activity import read_activity
from domain.register.storage.errors import Cause, Unavailable
from domain.register.storage.hooks import HookRow, MemoryHooks
from domain.register.storage.stored import Ends, Place, Stored, tip_of

T = TypeVar("T")


class Audit(msgspec.Struct, frozen=True):
    """The faults that a storage found in itself, a line each, and `remarks` on what could not be checked.

    `rows` counts the rows of each stream, read from the table itself; None where table and index are one.
    """

    findings: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    rows: Mapping[str, int] | None = None


def agree(counts: Iterable[tuple[Any, int]], rows: Mapping[Any, int]) -> bool:
    """Return whether rows that were counted in another way have the same number in each stream."""
    found = 0
    for stream, count in counts:
        if rows.get(stream) != count:
            return False
        found += 1
    return found == len(rows)


def other_days(tables: int) -> Iterator[Finding]:
    """Yield a finding if `tables`, the number of tables whose day differs from that of their newest event, is not 0."""
    if tables:
        yield Finding("{rows} tables are not found by their last day: they would be in a copy", rows=tables)


class HookStore(Protocol):
    """The hooks beside the log: see `storage.hooks`. A change is durable when the call returns."""

    def select(self, stream: str | None) -> list[HookRow]:
        """Return the hooks of one stream, or all."""

    def put(self, row: HookRow) -> None:
        """Set the hook of a seat, in place of the one it has."""

    def advance(self, row: HookRow) -> bool:
        """Set the state of the hook; return False when the hook is gone or was set anew."""

    def drop(self, row: HookRow) -> None:
        """Delete that hook, unless it was set anew."""


class Misplaced(Exception):
    """Streams that do not have the tips that were supposed. Nothing was inserted or confirmed."""

    def __init__(self, streams: Collection[str]) -> None:
        super().__init__(streams)
        self.streams = frozenset(streams)


class Taken(Exception):
    """A refusal of an insert by the unique key (stream, version); the writer finds out whose fault it is."""


class Engine(ABC):
    """A recorder of any backend behind a few calls: one recorder to write, one to read."""

    name = ""  # what its failures say where they come from

    def __init__(self, writing: AggregateRecorder, reading: AggregateRecorder) -> None:
        self._writing = writing
        self._reading = reading
        self._hooks: HookStore = MemoryHooks()

    def insert(self, events: Sequence[Stored], after: Mapping[str, Tip]) -> None:
        """Insert all events or none, durably, and only if each stream ends where `after` says, version and hash.

        The database itself decides that, in the transaction that inserts: what this process remembers may be of a
        register that has gone back since. Raises Misplaced, Taken, Unavailable. Only the one writing thread calls it.
        """
        try:
            self._insert(events, after)
        except IntegrityError as error:
            raise Taken from error
        except FAILURES as error:
            self._renew()
            raise self._failure(error) from error

    def select(self, stream: str, after: int, upto: int | None, limit: int) -> list[Stored]:
        """Return the events with after < version <= upto, in order, at most `limit`. Raises Unavailable."""
        return self._select(lambda: self._reading.select_events(stream, gt=after, lte=upto, limit=limit))

    def last(self, stream: str) -> Stored | None:
        """Return the newest event of `stream`; None: it has none. Raises Unavailable."""
        events = self._select(lambda: self._reading.select_events(stream, desc=True, limit=1))
        return events[0] if events else None

    def heads(self, streams: Sequence[str]) -> dict[str, Tip]:
        """Return the tip of each stream, as its newest event claims; START where there is none. Raises Unavailable."""
        return {stream: tip_of(self.last(stream)) for stream in streams}

    def confirm(self, held: Collection[Place]) -> None:
        """Confirm by a commit that these events, which it still finds, are as durable as acknowledged ones.

        The commit waits for disks and standbys as any. The events may have been read from a server that is lost since,
        and another would confirm what it never had. Raises Misplaced (with the streams where they are not),
        Unavailable. Only the one writing thread calls it.
        """
        if absent := [stream for stream, tip in held if not self._is_there(stream, tip)]:
            raise Misplaced(absent)

    @abstractmethod
    def streams(self) -> Iterator[str]:
        """Iterate over the names of all streams, each once, in order. Raises Unavailable."""

    def ends(self, starts: Collection[str]) -> Iterator[Ends]:
        """Iterate over the tables by their ends, the last played first, forgotten ones at the end.

        `starts`: the topics of the games' own commands that start a table. Raises Unavailable.
        """
        return (ends for _, ends in read_activity(self.streams(), self.select, starts))

    def idle(self, upto: str) -> Iterator[str]:
        """Iterate over the tables whose newest event is of day `upto` (`2026-01-31`) or before, the oldest first.

        Forgotten tables are left out. Raises Unavailable.
        """
        read = read_activity(self.streams(), self.select)
        return (ends.first.stream for day, ends in reversed(read) if "" < day <= upto)

    def audit(self) -> Audit:
        """Return the faults that the storage finds in its pages, and its rows, counted without an index.

        Raises Unavailable.
        """
        return Audit()

    def saved(self, stream: str, part: int) -> bytes | None:
        """Return a part that `save` saved beside the stream; None: it is not there any more. Raises Unavailable."""
        return None

    def save(self, stream: str, tip: Tip, parts: Mapping[int, bytes]) -> None:  # noqa: B027  (it may keep nothing)
        """Save these parts beside the stream, each in place of the part of its number, if the event `tip` is there.

        A stream may have been forgotten. The parts need not be durable, nor wait for anything. Raises Unavailable.
        """

    def on_hooks(self, act: Callable[[HookStore], T]) -> T:
        """Read or change the hooks. Raises Unavailable."""
        try:
            return act(self._hooks)
        except FAILURES as error:
            raise self._failure(error) from error

    def _is_there(self, stream: str, tip: Tip) -> bool:
        return [tip_of(event) for event in self.select(stream, tip.version - 1, tip.version, 1)] == [tip]

    def close(self) -> None:  # noqa: B027  (not every backend holds something open)
        """Close the storage. No call follows this one."""

    def _insert(self, events: Sequence[Stored], after: Mapping[str, Tip]) -> None:
        """Insert as `insert` does, by one transaction; raises the storage's own exceptions."""
        rows = [StoredEvent(event.stream, event.version, event.topic, event.data) for event in events]
        self._writing.insert_events(rows, after=after)

    def _renew(self) -> None:  # noqa: B027  (nor has something to put back)
        """Put the writing connection back into a known state after a failed insert."""

    def _select(self, rows: Callable[[], Sequence[StoredEvent]]) -> list[Stored]:
        try:
            return [Stored(str(row.originator_id), row.originator_version, str(row.topic), row.state) for row in rows()]
        except FAILURES as error:
            raise self._failure(error) from error

    def _failure(self, error: Exception) -> Unavailable:
        """Return the register's error for one of the storage, with the name of the storage."""
        failure = self._as_unavailable(error)
        failure.where = self.name
        return failure

    def _as_unavailable(self, error: Exception) -> Unavailable:
        return unavailable(error)


# The recorders translate what fails inside a transaction, not what fails at its BEGIN or in connecting.
FAILURES = (PersistenceError, ConnectionPoolClosedError, sqlite3.Error)

_SQLITE_CAUSES: dict[int, Cause] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_IOERR: "io",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
}


def unavailable(error: Exception) -> Unavailable:
    """Return Unavailable with the plain cause of a failure of the storage."""
    root = error.__cause__ or error
    if isinstance(root, sqlite3.Error) and hasattr(root, "sqlite_errorcode"):
        primary = root.sqlite_errorcode & 0xFF  # the high bits only say where in SQLite it happened
        if primary in _SQLITE_CAUSES:
            return Unavailable(_SQLITE_CAUSES[primary], str(root))
    if isinstance(error, ConnectionPoolClosedError):
        return Unavailable("closed", Finding("the register is closed"))
    if isinstance(error, (OperationalError, InterfaceError, sqlite3.OperationalError)):
        return Unavailable("storage", str(root))
    return Unavailable("unfit", str(root))
