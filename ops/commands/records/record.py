"""`greffe record`: one table's record, whole or as a seat may read it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import click
import msgspec

from domain.record.chain import Broken
from domain.record.codec import UnknownTopic
from domain.register import Register
from domain.register.integrity.verify import write_record
from domain.register.storage.files import private
from ops.cli.command import argument, command, option
from ops.cli.failures import Failed, Misused, writing
from ops.cli.messages import translate_finding
from ops.cli.options import lang
from ops.cli.sources import database, described, display_name, feeds, table_in
from projections.exports.own import whole
from projections.feeds.frames import Feeds
from projections.feeds.loading import UnknownTable, load
from projections.texts import Locale


@command()
@argument("source", metavar="DATABASE")
@argument("table", required=False)
@option("--seat", help="option-record-seat")
@option("--patch", is_flag=True, help="option-record-patch")
@option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="option-output")
@lang
def record(source: str, table: str | None, seat: str | None, patch: bool, output: Path | None, locale: Locale) -> None:
    """Export the record of a table as JSON Lines.

    The full record holds every secret of the table, can be checked by `greffe verify` and read by `greffe replay`.
    There is none while the table plays on with something that nobody may read yet. TABLE may be left out where there is
    only one.
    """
    if patch and seat is None:
        raise Misused("patch-of-whole")
    with created(output) as out:
        if seat is None:
            with database(source) as register:
                name = table_in(register, table, display_name(source))
                _check_opened(register, name, source)
                _write_full(register, name, out, source)
        else:
            _write_feed(feeds(source, table), seat, locale, out, source, patched=patch)


def _check_opened(register: Register, table: str, source: str) -> None:
    """Refuse a whole record while the table plays on with something that nobody may read yet. A record that cannot be
    read passes. Raises Failed.
    """
    with suppress(Broken, UnknownTable, KeyError, UnknownTopic, msgspec.DecodeError):
        history = load(register, table)[0].history
        if history.withheld and history.state.table.status != "ended":
            raise Failed("record-sealed", name=display_name(source))


def _write_full(register: Register, table: str, out: BinaryIO, source: str) -> None:
    """Write the whole record, signed if the keys of the service lie beside the database."""
    from ops.audit.signatures import signer_here  # as below

    try:
        write_record(register, table, out, sign=signer_here(source).sign)
    except Broken as broken:
        raise Failed("unsound-table", name=display_name(source), detail=described(broken)) from broken
    except ValueError as error:
        raise Failed("unsound-table", name=display_name(source), detail=translate_finding(str(error))) from error


def _write_feed(feeds: Feeds, seat: str, locale: Locale, out: BinaryIO, source: str, *, patched: bool) -> None:
    """Write a seat's own record as `GET /tables/{table}/record` gives it to the seat itself."""
    from api.routes.reading import own_header  # half a second of imports that nothing else here needs
    from ops.audit.signatures import signer_here

    check_seat(feeds, seat)
    for part in whole(feeds, seat, locale, own_header(feeds, seat, signer_here(source)), patched=patched):
        out.write(part)


def check_seat(feeds: Feeds, seat: str) -> None:
    """Check that the table has that seat. Raises Misused."""
    if feeds.state.table.seat(seat) is None:
        raise Misused("no-seat", seat=seat, seats=tuple(each.id for each in feeds.state.table.seats))


@contextmanager
def created(output: Path | None) -> Iterator[BinaryIO]:
    """Open the output, and close it afterwards; a file has its name only when it is whole, and replaces none."""
    if output is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    if output.exists():
        raise Misused("there-already", name=output)
    part = output.with_name(f"{output.name}.part")
    try:
        with writing(output):
            with open(part, "xb", opener=private) as out:
                yield out
            part.rename(output)
    finally:
        part.unlink(missing_ok=True)
