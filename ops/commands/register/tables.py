"""`greffe tables`: what is kept, how big it is, and when somebody last played."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import click
import msgspec

from domain.record.codec import OPENED, peek_opening, topic, when
from domain.record.tombstone import FORGOTTEN
from domain.register import Register, Stored
from domain.systems import game as game_of
from ops.cli.clock import stamp
from ops.cli.command import argument, command
from ops.cli.messages import translate
from ops.cli.options import as_json, print_json, settings_of
from ops.cli.sources import database
from ops.cli.sources import tables as tables_of
from ops.cli.terminal import row, show, table

STATUS = {
    "table.TableStarted.1": "playing",
    "table.TablePaused.1": "paused",
    "table.TableResumed.1": "playing",
    "table.TableEnded.1": "ended",
    FORGOTTEN: "forgotten",
}


class Line(msgspec.Struct, frozen=True):
    """A table: `bytes` are those of its events, `last` the time of the newest."""

    table: str
    system: str
    title: str
    status: str
    seats: int
    events: int
    bytes: int
    opened: datetime
    last: datetime


@command()
@argument("source", metavar="[DATABASE]", required=False)
@as_json
def tables(source: str | None, as_json: bool) -> None:
    """List the tables of a database, the one that was played last first. Default: GREFFE_DATABASE.

    A table that was forgotten is listed as long as its tombstone stands.
    """
    with database(source or settings_of(None).database) as register:
        lines = sorted(lines_of(register), key=lambda line: line.last, reverse=True)
    if as_json:
        for line in lines:
            print_json(line)
        return
    made = table("table", "system", "title", "status", "seats", "events", "bytes", "last", right=("events", "bytes"))
    for line in lines:
        row(
            made,
            line.table,
            line.system,
            line.title,
            translate(f"status-{line.status}"),
            line.seats,
            line.events,
            line.bytes,
            stamp(line.last),
        )
    show(made)
    click.echo(translate("tables", tables=len(lines)), err=True)


def lines_of(register: Register) -> Iterator[Line]:
    """Return what can be said of each table without playing it again."""
    for name in tables_of(register):
        line = _line(name, register.read(name))
        if line is not None:
            yield line


def _start(tag: str) -> str:
    """The topic of a game's own command that starts it, if it has one and is installed."""
    try:
        game = game_of(tag)
    except KeyError:
        return ""
    return topic(game, game.starts_with) if game.starts_with else ""


def _line(name: str, rows: Iterator[Stored]) -> Line | None:
    first = last = next(rows, None)
    if first is None or last is None:
        return None
    opening = peek_opening(first.data) if first.topic == OPENED else None
    starts = _start(opening.game) if opening else ""
    size, status = len(first.data), STATUS.get(first.topic, "open")
    for last in rows:
        size += len(last.data)
        status = "playing" if last.topic == starts else STATUS.get(last.topic, status)
    return Line(
        table=name,
        system=opening.game if opening else "",
        title=opening.title if opening else "",
        status=status,
        seats=len(opening.seats) if opening else 0,
        events=last.version if opening else 0,
        bytes=size,
        opened=when(first.data),
        last=when(last.data),
    )
