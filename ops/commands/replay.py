"""`greffe replay`: a table at any moment, as one seat saw it."""

from __future__ import annotations

from itertools import count

import click
import msgspec

from ops.command import argument, command, option
from ops.commands.options import lang
from ops.commands.record import check_seat
from ops.failures import Misused
from ops.sources import feeds
from ops.terminal import plain
from ops.words import said
from projections.encoding import encode
from projections.entries import Line
from projections.frames import Feeds, Frame
from projections.texts import Locale


@command()
@argument("source", metavar="DATABASE|FILE")
@argument("table", required=False)
@option("--seat", help="option-replay-seat")
@option("--frame", type=click.IntRange(min=1), help="option-frame")
@lang
@option("--json", "as_json", is_flag=True, help="option-replay-json")
@option("--text", is_flag=True, help="option-text")
def replay(
    source: str, table: str | None, seat: str | None, frame: int | None, locale: Locale, as_json: bool, text: bool
) -> None:
    """Show the feed of a seat up to a frame, and its view of the table at that moment.

    Reads a database or a file that `greffe record` wrote, and changes neither. TABLE may be left out where
    there is only one.
    """
    if text and as_json:
        raise Misused("one-form")
    told = feeds(source, table)
    seat = seat or told.state.table.seats[0].id
    check_seat(told, seat)
    last = told.count(seat)
    if frame is not None and frame > last:
        raise Misused("no-frame", seat=seat, last=last, frame=str(frame))
    form = _print_json if as_json else _print_text if text else _print
    form(told, seat, frame or last, locale)


def _print(told: Feeds, seat: str, upto: int, locale: Locale) -> None:
    name = next((each.name for each in told.state.table.seats if each.id == seat), seat)
    click.secho(plain(f"{told.state.table.title} · {told.game.title} · {name} ({seat})"), bold=True)
    for frame in told.frames(seat, locale, upto=upto):
        click.echo(told_line(frame))
    click.secho(f"\n{said('view-at', frame=str(upto))}", bold=True)
    view = encode(told.view(seat, upto))
    click.echo(plain(msgspec.json.format(view, indent=2).decode()))


def _print_json(told: Feeds, seat: str, upto: int, locale: Locale) -> None:
    frames = list(told.frames(seat, locale, upto=upto))
    click.echo(encode({"seat": seat, "frames": frames, "view": told.view(seat, upto)}))


def _print_text(told: Feeds, seat: str, upto: int, locale: Locale) -> None:
    for frame in told.frames(seat, locale, upto=upto):
        for entry in frame.entries:
            click.echo(_sentence(entry))


def told_line(frame: Frame) -> str:
    """A frame as one or more lines for people: number, time, sentences, and what has become of them."""
    heads = (f"{frame.frame:>4}  {frame.at:%H:%M:%S}  " if place == 0 else " " * 16 for place in count())
    return "\n".join(head + _sentence(entry) for head, entry in zip(heads, frame.entries, strict=False))


def _sentence(entry: Line) -> str:
    """What it says, what has become of it, and under a correction what it came to."""
    mark = f"  [{entry.standing}]" if entry.standing else ""
    said = plain(entry.text + mark).replace("\n", " ")
    return "\n".join((said, *(" " * 18 + plain(each).replace("\n", " ") for each in entry.details)))
