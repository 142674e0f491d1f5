"""The register in PostgreSQL, shared by any number of processes. `greffe migrate` creates its tables beforehand.

It uses eventsourcing's recorder of streams, which appends by one statement in one round trip. Its recorder of a global
log would lock the table, or signal (NOTIFY) under a lock of the whole database, for numbers that nobody here reads.

A connection can break after the server committed and before we receive its answer. So an insert is tried again on a new
connection, and if the place is taken then, the row that holds it tells whether it is our own. That it can be read says
nothing of the synchronous standbys: a server that stops waiting for them shows the row all the same. Therefore a commit
of our own follows, which waits for them as any; before it has come back the row is not acknowledged.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, LiteralString, TypeVar

import psycopg
from eventsourcing.persistence import PersistenceError, StoredEvent
from eventsourcing.postgres import PostgresAggregateRecorder, PostgresDatastore
from psycopg import Cursor
from psycopg.rows import DictRow
from psycopg.sql import SQL, Composed, Identifier

from domain.base.finding import Finding
from domain.record.chain import HASH, START, Tip
from domain.register.postgres.audit import audited
from domain.register.postgres.connections import Access, cause_of, message_of
from domain.register.postgres.schema import EVENTS, HOOKS, SAVED, check
from domain.register.storage.activity import ENDS, IDLE_ON_SERVER, all_ends, all_idle
from domain.register.storage.activity import TABLE as ACTIVITY
from domain.register.storage.engine import Audit, Engine, Misplaced, Taken
from domain.register.storage.errors import Unavailable
from domain.register.storage.hooks import ServerHooks
from domain.register.storage.stored import Ends, Place, Stored, claimed, tip_of

STREAMS_PER_READ = 1_000
ATTEMPTS = 3  # to insert: one connection may be dead already, the next may break
Rows = TypeVar("Rows")

_HEADS: LiteralString = """
SELECT asked.stream, head.version, head.hash
FROM unnest(%s::text[]) AS asked(stream) CROSS JOIN LATERAL (
    SELECT originator_version AS version, substring(state from {at} for {length}) AS hash FROM {events}
    WHERE originator_id = asked.stream COLLATE "C" ORDER BY originator_version DESC LIMIT 1) AS head
"""

# All or nothing, by one statement in one round trip: nothing is inserted if any stream ends elsewhere than is supposed.
_INSERT: LiteralString = """
WITH due AS (
    SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bytea[]) AS due(stream, version, hash)
), misplaced AS (
    SELECT due.stream FROM due LEFT JOIN LATERAL (
        SELECT originator_version AS version, substring(state from {at} for {length}) AS hash FROM {events}
        WHERE originator_id = due.stream COLLATE "C" ORDER BY originator_version DESC LIMIT 1) AS head ON true
    WHERE coalesce(head.version, 0) <> due.version OR coalesce(head.hash, {genesis}) <> due.hash
), inserted AS (
    INSERT INTO {events} (originator_id, originator_version, topic, state)
    SELECT originator_id, originator_version, topic, state FROM unnest(%s::{row}[])
    WHERE NOT EXISTS (SELECT FROM misplaced)
)
SELECT stream FROM misplaced
"""

# Writes to the server's log and to no table, so it needs no right; its commit waits as that of any change.
_CONFIRM: LiteralString = """
SELECT pg_logical_emit_message(true, 'greffe', ''), ARRAY(
    SELECT held.stream FROM unnest(%s::text[], %s::bigint[], %s::bytea[]) AS held(stream, version, hash)
    WHERE NOT EXISTS (
        SELECT FROM {events} WHERE originator_id = held.stream COLLATE "C" AND originator_version = held.version
        AND substring(state from {at} for {length}) = held.hash)) AS gone
"""

# From name to next name, one step down the index each: the rows of a stream are not read.
_STREAMS: LiteralString = """
WITH RECURSIVE found(stream) AS (
    SELECT min(originator_id) FROM {events} WHERE originator_id > %s
    UNION ALL
    SELECT (SELECT min(originator_id) FROM {events} WHERE originator_id > found.stream)
    FROM found WHERE found.stream IS NOT NULL)
SELECT stream FROM found WHERE stream IS NOT NULL LIMIT %s
"""

_SAVED: LiteralString = "SELECT data FROM {saved} WHERE stream = %s AND part = %s"
_SAVE: LiteralString = """
INSERT INTO {saved} (stream, part, data) SELECT %s, %s, %s WHERE EXISTS (
    SELECT FROM {events} WHERE originator_id = %s COLLATE "C" AND originator_version = %s
    AND substring(state from {at} for {length}) = %s)
ON CONFLICT (stream, part) DO UPDATE SET data = excluded.data
"""


class PostgresEngine(Engine):
    """The engine on eventsourcing's PostgreSQL recorder: one connection writes, several read. Raises Unavailable."""

    def __init__(self, settings: Mapping[str, str]) -> None:
        self._access = Access(settings)
        self.writer = self._access.datastore(connections=1)
        self.reader = self._access.datastore(connections=self._access.readers)
        try:
            with self.reader.get_connection() as connection:
                check(connection, self._access.schema)
            super().__init__(_Recorder(self.writer), _Recorder(self.reader))
            self._access.watchdog.start()
            self._hooks = ServerHooks(self._rows, self._changed)
        except PersistenceError as error:
            self.close()
            raise self._failure(error) from error
        except BaseException:
            self.close()
            raise

    def insert(self, events: Sequence[Stored], after: Mapping[str, Tip]) -> None:
        # Always in one order, so that two processes wait for one another but never each for the other.
        ordered = sorted(events, key=lambda event: (event.stream, event.version))
        for attempt in range(ATTEMPTS):
            warnings = self._access.warnings
            try:
                super().insert(ordered, after)
                return None if warnings == self._access.warnings else self.confirm([_place(ordered[0])])
            except (Taken, Misplaced):
                # A transaction is whole and its bytes are its own (each event has a random id): one row speaks for all.
                if attempt and self._holds(ordered[0]):
                    return self.confirm([_place(ordered[0])])
                raise
            except Unavailable as failure:
                if failure.cause != "unreachable" or attempt == ATTEMPTS - 1:
                    raise
        return None

    def confirm(self, held: Collection[Place]) -> None:
        query = _about(self._access.schema, _CONFIRM)
        parameters = [[s for s, _ in held], [tip.version for _, tip in held], [tip.hash.encode() for _, tip in held]]
        for attempt in range(ATTEMPTS):
            warnings = self._access.warnings
            try:
                with self.writer.cursor() as cursor:
                    row = cursor.execute(query, parameters).fetchone()
                if row and row["gone"]:
                    raise Misplaced(row["gone"])
                if warnings == self._access.warnings:
                    return
            except PersistenceError as error:
                if cause_of(error) != "unreachable" or attempt == ATTEMPTS - 1:
                    raise self._failure(error) from error
        raise Unavailable("storage", Finding("the server does not wait for its standbys"))

    def heads(self, streams: Sequence[str]) -> dict[str, Tip]:
        rows = self._rows(_HEADS, [list(streams)])
        found = {row["stream"]: Tip(row["version"], claimed(bytes(row["hash"]))) for row in rows}
        return {stream: found.get(stream, START) for stream in streams}

    def streams(self) -> Iterator[str]:
        after = ""
        while page := [str(row["stream"]) for row in self._rows(_STREAMS, [after, STREAMS_PER_READ])]:
            yield from page
            after = page[-1]

    def ends(self, starts: Collection[str]) -> Iterator[Ends]:
        return all_ends(lambda place: [tuple(row.values()) for row in self._rows(ENDS, [list(starts), *place])])

    def idle(self, upto: str) -> Iterator[str]:
        return all_idle(lambda place: [tuple(row.values()) for row in self._rows(IDLE_ON_SERVER, [*place, upto])])

    def audit(self) -> Audit:
        try:
            with self.reader.get_connection() as connection:
                return audited(connection, self._access.schema)
        except (PersistenceError, psycopg.Error) as error:
            raise self._failure(error) from error

    def saved(self, stream: str, part: int) -> bytes | None:
        rows = self._rows(_SAVED, [stream, part])
        return bytes(rows[0]["data"]) if rows else None

    def save(self, stream: str, tip: Tip, parts: Mapping[int, bytes]) -> None:
        query = _about(self._access.schema, _SAVE)
        try:
            with self.reader.get_connection() as connection, connection.transaction():
                connection.execute("SET LOCAL synchronous_commit = off")
                for part, data in parts.items():
                    connection.execute(query, [stream, part, data, stream, tip.version, tip.hash.encode()])
        except (PersistenceError, psycopg.Error) as error:
            raise self._failure(error) from error

    def close(self) -> None:
        self._access.watchdog.stop()
        self.writer.close()
        self.reader.close()

    def _holds(self, event: Stored) -> bool:
        return self.select(event.stream, event.version - 1, event.version, 1) == [event]

    def _rows(self, query: LiteralString, parameters: Sequence[object]) -> list[DictRow]:
        composed = _about(self._access.schema, query)

        def fetch() -> list[DictRow]:
            with self.reader.cursor() as cursor:
                return cursor.execute(composed, parameters, prepare=True).fetchall()

        try:
            return _retry_read(fetch)
        except PersistenceError as error:
            raise self._failure(error) from error

    def _changed(self, statement: LiteralString, parameters: Sequence[object]) -> int:
        """Carry out a statement durably, beside the one writing connection; return how many rows it changed."""
        try:
            with self.reader.get_connection() as connection, connection.transaction():
                return connection.execute(_about(self._access.schema, statement), parameters).rowcount
        except (PersistenceError, psycopg.Error) as error:
            raise self._failure(error) from error

    def _as_unavailable(self, error: Exception) -> Unavailable:
        return Unavailable(cause_of(error), message_of(error))


def _place(event: Stored) -> Place:
    return event.stream, tip_of(event)


class _Recorder(PostgresAggregateRecorder):
    """eventsourcing's recorder without its ten silent attempts.

    They would hold every caller for a minute in an outage, and turn a commit whose answer was lost into a conflict.
    """

    def __init__(self, datastore: PostgresDatastore) -> None:
        super().__init__(datastore, events_table_name=EVENTS)
        self._insert = _about(datastore.schema, _INSERT)

    insert_events = inspect.unwrap(PostgresAggregateRecorder.insert_events)

    def _insert_stored_events(self, curs: Cursor[DictRow], stored_events: Sequence[StoredEvent], **kwargs: Any) -> None:
        """Insert the events by one statement, if each stream ends as `after` says. Raises Misplaced."""
        after: Mapping[str, Tip] = kwargs["after"]
        rows = [
            self.construct_pg_stored_event(each.originator_id, each.originator_version, each.topic, each.state)
            for each in stored_events
        ]
        due = list(after), [tip.version for tip in after.values()], [tip.hash.encode() for tip in after.values()]
        misplaced = curs.execute(self._insert, [*due, rows], prepare=True).fetchall()
        if misplaced:
            raise Misplaced([row["stream"] for row in misplaced])

    _select_once = inspect.unwrap(PostgresAggregateRecorder.select_events)

    def select_events(
        self,
        originator_id: object,
        *,
        gt: int | None = None,
        lte: int | None = None,
        desc: bool = False,
        limit: int | None = None,
    ) -> Sequence[StoredEvent]:
        return _retry_read(lambda: self._select_once(originator_id, gt=gt, lte=lte, desc=desc, limit=limit))


def _about(schema: str, query: LiteralString) -> Composed:
    return SQL(query).format(
        events=Identifier(schema, EVENTS),
        saved=Identifier(schema, SAVED),
        hooks=Identifier(schema, HOOKS),
        activity=Identifier(schema, ACTIVITY),
        row=Identifier(schema, "stored_event_text"),
        at=HASH.start + 1,
        length=HASH.stop - HASH.start,
        genesis=START.hash.encode(),
    )


def _retry_read(read: Callable[[], Rows]) -> Rows:
    """Read, and once more on another connection if the first was lost, which the pool could not know."""
    try:
        return read()
    except PersistenceError as error:
        if cause_of(error) != "unreachable":
            raise
    return read()
