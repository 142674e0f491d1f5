"""`greffe kit`: preparations of a seat at a table, to be given to another table of the game."""

from __future__ import annotations

from pathlib import Path

import click

from ops.cli.command import argument, command, option
from ops.cli.options import lang
from ops.cli.sources import feeds
from ops.commands.records.record import check_seat, created
from projections.base.encoding import encode
from projections.exports.kit import kit_of
from projections.texts import Locale


@command()
@argument("source", metavar="DATABASE")
@argument("table", required=False)
@option("--seat", required=True, help="option-kit-seat")
@option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="option-output")
@lang
def kit(source: str, table: str | None, seat: str, output: Path | None, locale: Locale) -> None:
    """Write what a seat prepared, as one JSON file.

    The page gives it to another table of the same game, and so does `POST /tables/{id}/kit`.
    """
    found = feeds(source, table)
    check_seat(found, seat)
    with created(output) as out:
        out.write(encode(kit_of(found, seat)) + b"\n")
