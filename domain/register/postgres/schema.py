"""The tables of a PostgreSQL register: created once by `greffe migrate`, checked at every start.

The columns are those that eventsourcing's recorder of streams works with. Names of streams compare by their bytes
(COLLATE "C"): other orders change with the operating system, and would leave a damaged index behind. There is no global
number for events: a stream and its version are the only place of an event, so nothing but the primary key is shared by
two tables, and the events can be spread over several servers by stream.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import LiteralString

import psycopg
from psycopg import Connection
from psycopg.rows import DictRow
from psycopg.sql import SQL, Composed, Identifier, Literal

from domain.base.finding import Finding
from domain.record.codec import STATUS
from domain.register.postgres.connections import Access, cause_of, message_of
from domain.register.storage.activity import DAY_ON_SERVER
from domain.register.storage.errors import NotARegister, Unavailable

VERSION = 5
FILLING = 4  # the version from which on activity is kept, and of former tables not yet known
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
    (  # 4: see `activity`. The trigger has the rights of its owner: the service's role needs none there.
        'CREATE TABLE {schema}.activity (stream text COLLATE "C" PRIMARY KEY, day text COLLATE "C" NOT NULL,'
        " mark text NOT NULL)",
        "CREATE INDEX activity_by_day ON {schema}.activity (day, stream)",
        "CREATE FUNCTION {schema}.keep_activity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER"
        " SET search_path = pg_catalog, pg_temp AS $$"
        " DECLARE today text := " + DAY_ON_SERVER.replace("event", "NEW") + "; BEGIN"
        " IF NEW.topic NOT IN ({marks}) THEN"
        " PERFORM FROM {schema}.activity WHERE stream = NEW.originator_id AND day = today;"
        " IF FOUND THEN RETURN NULL; END IF; END IF;"  # as nearly always: looking costs less than an insert
        " INSERT INTO {schema}.activity AS held VALUES (NEW.originator_id, today,"
        " CASE WHEN NEW.topic IN ({marks}) THEN NEW.topic ELSE '' END)"
        " ON CONFLICT (stream) DO UPDATE SET day = excluded.day,"
        " mark = CASE excluded.mark WHEN '' THEN held.mark ELSE excluded.mark END;"
        " RETURN NULL; END $$",
        "CREATE TRIGGER keep_activity AFTER INSERT ON {schema}.stored_events FOR EACH ROW"
        " WHEN (position(':' in NEW.originator_id) = 0) EXECUTE FUNCTION {schema}.keep_activity()",
    ),
    (),  # 5: the activity of former tables is known
)
"""The statements that lead from each version of the schema to the next."""

_FILL: LiteralString = (
    """
WITH RECURSIVE streams(name) AS (
    SELECT min(originator_id) FROM {schema}.stored_events WHERE originator_id > %s
    UNION ALL
    SELECT (SELECT min(originator_id) FROM {schema}.stored_events WHERE originator_id > streams.name)
    FROM streams WHERE streams.name IS NOT NULL
), page AS (
    SELECT name FROM streams WHERE name IS NOT NULL LIMIT 1000
), known AS (
    INSERT INTO {schema}.activity
    SELECT name, """
    + DAY_ON_SERVER.replace("event", "last")
    + """, coalesce((
        SELECT topic FROM {schema}.stored_events WHERE originator_id = name AND topic IN ({marks})
        ORDER BY originator_version DESC LIMIT 1), '')
    FROM page CROSS JOIN LATERAL (
        SELECT topic, state FROM {schema}.stored_events WHERE originator_id = name
        ORDER BY originator_version DESC LIMIT 1) AS last
    WHERE position(':' in name) = 0
    ON CONFLICT (stream) DO NOTHING
)
SELECT max(name) AS reached FROM page
"""
)


def prepare(settings: Mapping[str, str], upto: int = VERSION) -> int:
    """Bring the database to version `upto` of the schema, by default this one's, and return that version.

    All in one transaction, but for the activity of older tables: that is noted page by page, so that nobody who writes
    meanwhile waits for it. Raises NotARegister if such a table is there that we did not create, Unavailable.
    """
    access = Access(settings)
    try:
        with access.connect() as connection, connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
            connection.execute(SQL("CREATE SCHEMA IF NOT EXISTS {}").format(Identifier(access.schema)))
            _climb(connection, access.schema, min(upto, FILLING))
        if upto <= FILLING:
            return upto
        with access.connect() as connection:
            _fill(connection, access.schema)
            with connection.transaction():
                connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
                _climb(connection, access.schema, upto)
    except psycopg.Error as error:
        raise Unavailable(cause_of(error), message_of(error)) from error
    return upto


def check(connection: Connection[DictRow], schema: str) -> None:
    """Check that the schema is of this version. Raises Unavailable where it is not, psycopg.Error."""
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


def _fill(connection: Connection[DictRow], schema: str) -> None:
    """Note the activity of tables that were played before activity was noted; a trigger's notes remain as they are."""
    after: str | None = "" if _version(connection, schema) == FILLING else None
    while after is not None:
        row = connection.execute(_within(schema, _FILL), [after]).fetchone()
        after = row["reached"] if row else None


def _climb(connection: Connection[DictRow], schema: str, upto: int) -> None:
    version = _version(connection, schema) or 0
    if version == 0 and _exists(connection, schema, EVENTS):
        raise NotARegister(schema, Finding("its table {table} was made by another program", table=EVENTS))
    for number, step in enumerate(_STEPS[version:upto], version + 1):
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
    marks = SQL(", ").join(map(Literal, sorted(STATUS)))
    return SQL(statement).format(schema=Identifier(schema), marks=marks)
