"""`greffe tables`: the tables in a database, their size, and when each was last played."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import chain, groupby, islice

import click
import msgspec

from domain.record.codec import OPENED, peek_opening, topic, when
from domain.register import Ends, Register
from domain.systems import VERSIONS
from ops.cli.clock import stamp
from ops.cli.command import argument, command, option
from ops.cli.messages import translate
from ops.cli.options import as_json, print_json, settings_of
from ops.cli.sources import database
from ops.cli.terminal import row, show, table


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as the list shows it.

    `last`: the time of its newest event; `bytes`: the size of all its events, where it is asked for.
    """

    table: str
    system: str
    title: str
    status: str
    seats: int
    events: int
    opened: datetime
    last: datetime
    bytes: int | None = None


@command()
@argument("source", metavar="[DATABASE]", required=False)
@option("--limit", type=click.IntRange(min=1), help="option-tables-limit")
@option("--bytes", "sizes", is_flag=True, help="option-tables-bytes")
@as_json
def tables(source: str | None, limit: int | None, sizes: bool, as_json: bool) -> None:
    """List the tables of a database, the one that was played last first. Default: GREFFE_DATABASE.

    A table that was forgotten is listed, behind the others, as long as its tombstone stands.
    """
    with database(source or settings_of(None).database) as register:
        lines = islice(lines_of(register, sizes=sizes), limit)
        if as_json:
            for line in lines:
                print_json(line)
            return
        listed = list(lines)
    size = ("bytes",) if sizes else ()
    made = table("table", "system", "title", "status", "seats", "events", *size, "last", right=("events", *size))
    for line in listed:
        row(
            made,
            line.table,
            line.system,
            line.title,
            translate(f"status-{line.status}"),
            line.seats,
            line.events,
            *((line.bytes,) if sizes else ()),
            stamp(line.last),
        )
    show(made)
    click.echo(translate("tables", tables=len(listed)), err=True)


def lines_of(register: Register, *, sizes: bool = False) -> Iterator[Line]:
    """Yield a line about each table without playing it again, the one that was played last first: from its first event
    and its last, and from all of them for its size.
    """
    days = groupby(register.ends(starts()), lambda ends: (ends.status == "forgotten", when(ends.last.data).date()))
    for ends in chain.from_iterable(sorted(day, key=_last, reverse=True) for _, day in days):
        name = ends.first.stream
        yield _line(ends, sum(len(event.data) for event in register.read(name)) if sizes else None)


def starts() -> frozenset[str]:
    """Return the topics of the games' own commands that start a table."""
    games = chain.from_iterable(VERSIONS.values())
    return frozenset(topic(game, game.starts_with) for game in games if game.starts_with)


def _last(ends: Ends) -> datetime:
    return when(ends.last.data)


def _line(ends: Ends, size: int | None) -> Line:
    first, last = ends.first, ends.last
    opening = peek_opening(first.data) if first.topic == OPENED else None
    return Line(
        table=first.stream,
        system=opening.game if opening else "",
        title=opening.title if opening else "",
        status=ends.status,
        seats=len(opening.seats) if opening else 0,
        events=last.version if opening else 0,
        opened=when(first.data),
        last=when(last.data),
        bytes=size,
    )
