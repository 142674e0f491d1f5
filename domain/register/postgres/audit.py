"""The audit of a PostgreSQL register: rows counted by table and by index, amcheck where it is permitted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import LiteralString

import psycopg
from psycopg import Connection
from psycopg.rows import DictRow, tuple_row
from psycopg.sql import SQL, Identifier

from domain.base.finding import Finding
from domain.register.postgres.connections import cause_of, message_of
from domain.register.postgres.schema import EVENTS
from domain.register.storage.activity import OTHER_DAYS_ON_SERVER
from domain.register.storage.activity import TABLE as ACTIVITY
from domain.register.storage.engine import Audit, agree, other_days

ROWS = 10_000  # in one round trip
COUNTS: LiteralString = "SELECT originator_id AS stream, count(*) AS rows FROM {events} GROUP BY originator_id"
BY_TABLE: LiteralString = "SET LOCAL enable_indexscan = off; SET LOCAL enable_indexonlyscan = off;"
BY_INDEX: LiteralString = "SET LOCAL enable_indexscan = on; SET LOCAL enable_indexonlyscan = on;"
AMCHECK: LiteralString = "SELECT extnamespace::regnamespace::text AS home FROM pg_extension WHERE extname = 'amcheck'"
KEY: LiteralString = (
    "SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indrelid = %s::regclass AND indisprimary"
)


def audited(connection: Connection[DictRow], schema: str) -> Audit:
    """Compare table and index as of one moment; others may write meanwhile. Raises psycopg.Error."""
    events = Identifier(schema, EVENTS)
    with connection.transaction():
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        connection.execute("SET LOCAL statement_timeout = 0; SET LOCAL enable_bitmapscan = off")
        rows = dict(_counted(connection, BY_TABLE + "SET LOCAL enable_seqscan = on", events))
        same = agree(_counted(connection, BY_INDEX + "SET LOCAL enable_seqscan = off", events), rows)
        days = SQL(OTHER_DAYS_ON_SERVER).format(events=events, activity=Identifier(schema, ACTIVITY))
        (others,) = (row["tables"] for row in connection.execute(days))
    found = [] if same else [Finding("the table of events and its index do not hold the same rows")]
    found += other_days(others)
    return _with_amcheck(connection, events, Audit(tuple(found), (), rows))


def _counted(connection: Connection[DictRow], way: LiteralString, events: Identifier) -> Iterator[tuple[str, int]]:
    connection.execute(way)
    with connection.cursor("counts", row_factory=tuple_row) as cursor:  # of the server: millions are not held at once
        cursor.itersize = ROWS
        yield from cursor.execute(SQL(COUNTS).format(events=events))


def _with_amcheck(connection: Connection[DictRow], events: Identifier, audit: Audit) -> Audit:
    home = connection.execute(AMCHECK).fetchone()
    if home is None:
        remark = Finding("the pages of the index were not checked: CREATE EXTENSION amcheck would let them be")
        return Audit(audit.findings, (remark,), audit.rows)
    key = connection.execute(KEY, [events.as_string(connection)]).fetchone()
    if key is None:
        return Audit((*audit.findings, Finding("the table of events has no primary key")), (), audit.rows)
    try:
        with connection.transaction():
            connection.execute("SET LOCAL statement_timeout = 0")
            check = SQL("SELECT {function}(%s::regclass, true)").format(
                function=Identifier(home["home"].strip('"'), "bt_index_check")
            )
            connection.execute(check, [key["name"]])
    except psycopg.Error as error:
        if cause_of(error) == "settings":  # not permitted
            return Audit(
                audit.findings,
                (Finding("the pages of the index were not checked: {detail}", detail=message_of(error)),),
                audit.rows,
            )
        return Audit(
            (*audit.findings, Finding("the index is damaged: {detail}", detail=message_of(error))), (), audit.rows
        )
    return audit
