"""The tables of a PostgreSQL register: made once by `greffe migrate`, checked at every start.

The columns are those that eventsourcing's recorder of streams works with. Names of streams compare by their bytes
(COLLATE "C"): other orders change with the operating system, and would leave a damaged index behind. There is no
global number for events: a stream and its version are the only place of an event, so nothing but the primary key is
shared by two tables, and the events can be spread over several servers by stream.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import LiteralString

import psycopg
from psycopg import Connection
from psycopg.rows import DictRow
from psycopg.sql import SQL, Composed, Identifier

from domain.base.finding import Finding
from domain.register.storage.connections import Access, cause_of, message_of
from domain.register.storage.errors import NotARegister, Unavailable

VERSION = 3
EVENTS = "stored_events"
SAVED = "saved_states"
HOOKS = "hooks"
_LOCK = 0x47726566  # "Gref": of several that prepare at once, one does it

_STEPS: tuple[tuple[LiteralString, ...], ...] = (
    (  # 1
        "CREATE TABLE {schema}.greffe (version integer NOT NULL)",
        "INSERT INTO {schema}.greffe VALUES (0)",
        'CREATE TABLE {schema}.stored_events (originator_id text COLLATE "C" NOT NULL,'
        " originator_version bigint NOT NULL CHECK (originator_version > 0),"
        " topic text NOT NULL, state bytea NOT NULL, PRIMARY KEY (originator_id, originator_version))"
        # Rows are only ever added: vacuum has nothing to sweep, but the planner needs to know how many there are.
        " WITH (autovacuum_analyze_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.2)",
        "CREATE TYPE {schema}.stored_event_text AS"
        " (originator_id text, originator_version bigint, topic text, state bytea)",
    ),
    (  # 2: a cache. Neither logged nor sent to standbys; after a crash it is empty.
        'CREATE UNLOGGED TABLE {schema}.saved_states (stream text COLLATE "C", part integer, data bytea NOT NULL,'
        " PRIMARY KEY (stream, part))",
    ),
    (  # 3: where seats have their feeds sent; unlike events, rows change and go
        'CREATE TABLE {schema}.hooks (stream text COLLATE "C", seat text COLLATE "C", id text NOT NULL,'
        " choice bytea NOT NULL, state bytea NOT NULL, PRIMARY KEY (stream, seat))",
    ),
)
"""What leads from each version of the schema to the next."""


def prepare(settings: Mapping[str, str]) -> int:
    """Bring the database to this version of the schema; return it. All of it or nothing.

    Raises NotARegister if such a table is there that we did not make, Unavailable.
    """
    access = Access(settings)
    try:
        with access.connect() as connection, connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
            connection.execute(SQL("CREATE SCHEMA IF NOT EXISTS {}").format(Identifier(access.schema)))
            _climb(connection, access.schema)
    except psycopg.Error as error:
        raise Unavailable(cause_of(error), message_of(error)) from error
    return VERSION


def check(connection: Connection[DictRow], schema: str) -> None:
    """Raises Unavailable unless the schema is of this version, psycopg.Error."""
    version = _version(connection, schema)
    if version is None:
        raise Unavailable(
            "schema", Finding("schema {schema} holds no register: run `greffe migrate` once", schema=repr(schema))
        )
    if version < VERSION:
        old = "the tables are of version {version}, {needed} is needed: run `greffe migrate`"
        raise Unavailable("schema", Finding(old, version=version, needed=VERSION))
    if version > VERSION:
        new = "the tables are of version {version}: this Greffe, of {ours}, is too old"
        raise Unavailable("schema", Finding(new, version=version, ours=VERSION))


def _climb(connection: Connection[DictRow], schema: str) -> None:
    version = _version(connection, schema) or 0
    if version == 0 and _exists(connection, schema, EVENTS):
        raise NotARegister(schema, Finding("its table {table} was made by another program", table=EVENTS))
    for number, step in enumerate(_STEPS[version:], version + 1):
        for statement in step:
            connection.execute(_within(schema, statement))
        connection.execute(_within(schema, "UPDATE {schema}.greffe SET version = ") + SQL("{}").format(number))


def _version(connection: Connection[DictRow], schema: str) -> int | None:
    if not _exists(connection, schema, "greffe"):
        return None
    row = connection.execute(_within(schema, "SELECT version FROM {schema}.greffe")).fetchone()
    return int(row["version"]) if row else None


def _exists(connection: Connection[DictRow], schema: str, table: str) -> bool:
    query = "SELECT to_regclass(format('%%I.%%I', %s::text, %s::text)) IS NOT NULL AS there"
    row = connection.execute(query, [schema, table]).fetchone()
    return bool(row and row["there"])


def _within(schema: str, statement: LiteralString) -> Composed:
    return SQL(statement).format(schema=Identifier(schema))
