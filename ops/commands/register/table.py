"""Restoring of one table from its full record, into a database in which it is not."""

from __future__ import annotations

from collections.abc import Mapping

from api.tables.tokens import holders_of, issue_first, key_rows
from domain.record.chain import START
from domain.register import Register
from domain.table import keys
from ops.audit.signatures import Trust, judged
from ops.cli.failures import Failed
from ops.cli.sources import display_name, feeds, plain_header, rows_of
from projections.feeds.frames import Feeds


def checked(source: str, due: Trust) -> Feeds:
    """Return the feeds of a table's full record. Raises Failed if it does not verify."""
    loaded = feeds(source, None)
    if wrong := judged(plain_header(source), due).finding:
        raise Failed("not-whole", name=display_name(source), fault=wrong)
    return loaded


def restored(loaded: Feeds, source: str, into: Register, name: str) -> tuple[int, Mapping[str, str]]:
    """Append the table's events as they were sealed, and new keys for all its seats; return how many events, and the
    tokens. Raises Failed if the table is in the database `name` already.
    """
    table = loaded.state.table
    if into.last(table.id) is not None or into.last(keys.stream(table.id)) is not None:
        raise Failed("table-there", name=name, table=table.id)
    tokens, issued = issue_first(table.id, holders_of(table.seats), "")
    rows = list(rows_of(source, table.id))
    into.append([*rows, *key_rows(table.id, issued, START)[0]])
    return len(rows), tokens
