"""`greffe why`: the entries that gave a value of a seat's view."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import click
import msgspec

from domain.base.refusal import Refused
from ops.cli.clock import Days
from ops.cli.command import argument, command, option
from ops.cli.connection import PATIENCE, reaching
from ops.cli.failures import Failed, Misused
from ops.cli.messages import translate
from ops.cli.options import as_json, lang
from ops.cli.options import print_json as tell
from ops.cli.terminal import plain
from ops.clients.python.greffe_client import Client
from ops.clients.python.greffe_client import Refused as RefusedThere
from ops.commands.records.replay import entry_lines
from ops.readers.record_texts import read_record, the_frame, the_seat
from projections.base.differences import changes
from projections.base.encoding import encode
from projections.queries.why import Cause
from projections.texts import Locale
from projections.texts.refusals import refusal_text

TOKEN = "GREFFE_SEAT_TOKEN"
LONGEST = 120  # characters of a value as people read it


@command()
@argument("source", metavar="DATABASE|FILE|URL")
@argument("pointer")
@option("--table", help="option-why-table")
@option("--seat", help="option-replay-seat")
@option("--frame", type=click.IntRange(min=1), help="option-why-frame")
@lang
@as_json
def why(
    source: str, pointer: str, table: str | None, seat: str | None, frame: int | None, locale: Locale, as_json: bool
) -> None:
    """Show which entries of a seat's own feed gave the value at POINTER of its view, the latest first.

    SOURCE is a database, a file that `greffe record` wrote, a seat's own record with `--patch`, or the address of a
    table of a running service: then the token of the seat stands in `GREFFE_SEAT_TOKEN`.
    """
    if urlsplit(source).scheme in ("http", "https"):
        causes = _fetch(source, pointer, frame, locale)
    else:
        found = read_record(source, table)
        chosen = the_seat(found, seat).id
        try:
            causes = found.why(chosen, pointer, locale, the_frame(found, chosen, frame, None)).causes
        except Refused as refused:
            raise Misused("told", text=refusal_text("", locale, refused.code, refused.details)) from refused
    days = Days()
    for cause in causes:
        if as_json:
            tell(cause)
        else:
            _print(cause, days.heading(cause.at))
    if not causes and not as_json:
        click.echo(translate("why-nothing"))


def _fetch(url: str, pointer: str, frame: int | None, locale: Locale) -> tuple[Cause, ...]:
    """Ask a running service. Raises Failed."""
    service, _, table = url.rstrip("/").partition("/tables/")
    token = os.environ.get(TOKEN, "")
    if not table:
        raise Misused("no-table-there", url=url)
    if not token:
        raise Misused("no-seat-token", name=TOKEN)
    try:
        with reaching(service), Client(service, locale, patience=PATIENCE) as client:
            found = client.seat(table, token).why(pointer, frame)
    except RefusedThere as refused:
        raise Failed("told", text=refused) from refused
    return msgspec.convert(msgspec.to_builtins(found), tuple[Cause, ...])


def _print(cause: Cause, day: str) -> None:
    if day:
        click.secho(day, dim=True)
    click.echo(entry_lines(cause.frame, cause.at, cause.entries))
    for path, was, now in _turned(cause):
        place = f"{path}: " if path else ""
        click.secho(plain(f"{'':16}{place}{_as_text(was)} -> {_as_text(now)}"), bold=True)
    rules = sorted({rule for entry in cause.entries for rule in entry.rules})
    if rules:
        click.echo(f"{'':16}{' '.join(rules)}")


def _turned(cause: Cause) -> Iterator[tuple[str, Any, Any]]:
    """Yield the places where the value changed, with what stood there before and since."""
    if msgspec.UNSET in (cause.was, cause.now):
        yield "", cause.was, cause.now
    else:
        yield from ((change.path, change.was, change.now) for change in changes(cause.was, cause.now))


def _as_text(value: object) -> str:
    """Return a value as text, cut after `LONGEST` characters; all of it is there with --json."""
    if value is msgspec.UNSET:
        return translate("why-absent")
    text = encode(value).decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
