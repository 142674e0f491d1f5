"""`greffe diff`: where two records of the same seats part, for instance a branch and its origin."""

from __future__ import annotations

import os

import click

from ops.cli.clock import Days
from ops.cli.command import argument, command, option
from ops.cli.failures import Misused
from ops.cli.options import as_json, lang, print_json, settings_of
from ops.cli.sources import feeds
from ops.cli.terminal import plain
from ops.commands.records.record import check_seat
from ops.commands.records.replay import frame_lines
from ops.readers.sheet import Sheet
from projections.base.differences import plain as present
from projections.base.registry import PROJECTIONS
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame
from projections.feeds.views import view_of
from projections.queries.comparison import Comparison, compare
from projections.texts import Locale, say


@command()
@argument("first", metavar="FILE|TABLE")
@argument("second", metavar="FILE|TABLE")
@option("--data", help="option-data-tables")
@option("--seat", help="option-diff-seat")
@option("--most", type=click.IntRange(min=1), default=20, show_default=True, help="option-most")
@lang
@as_json
def diff(first: str, second: str, data: str | None, seat: str | None, most: int, locale: Locale, as_json: bool) -> None:
    """Show, seat by seat, where two records part and how the present differs.

    Each is a file that `greffe record` wrote, or a table of the database.
    """
    here, there = (_feeds(each, data) for each in (first, second))
    if [s.id for s in here.state.table.seats] != [s.id for s in there.state.table.seats] or here.game is not there.game:
        raise Misused("unlike-tables")
    if seat is not None:
        check_seat(here, seat)
    for each in (seat,) if seat else tuple(s.id for s in here.state.table.seats):
        found = compare(here, there, each, locale, most)
        if as_json:
            print_json(found)
        else:
            _print(here, found, locale)


def _feeds(name: str, data: str | None) -> Feeds:
    return feeds(name, None) if os.path.exists(name) else feeds(settings_of(data).database, name)


def _print(here: Feeds, found: Comparison, locale: Locale) -> None:
    seat = here.state.table.seat(found.seat)
    assert seat is not None
    click.secho(plain(f"{seat.name} ({seat.id})"), bold=True)
    if found.parts_at is None:
        click.echo("  " + say("", locale, "compare-same", {}))
    else:
        click.echo("  " + say("", locale, "compare-parts", {"frame": found.parts_at}))
        _print_frames("-", found.was)
        _print_frames("+", found.now)
    sheet = Sheet(PROJECTIONS[here.game.name].game, locale, {each.id: each.name for each in here.state.table.seats})
    for change in found.changes:
        click.echo(plain(f"  {sheet.changed(change, present(view_of(here, found.seat)))}"))


def _print_frames(mark: str, frames: tuple[Frame, ...]) -> None:
    days = Days()
    for frame in frames:
        if day := days.heading(frame.at):
            click.echo(f"  {mark} {day}")
        for line in frame_lines(frame).splitlines():
            click.echo(f"  {mark} {line}")
