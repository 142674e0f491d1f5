"""`greffe dossier`: a session or a dispute as one file to read, to keep and to print."""

from __future__ import annotations

from pathlib import Path

import click

from ops.audit.signatures import trust
from ops.cli.command import argument, command, option
from ops.cli.options import lang
from ops.commands.records.record import created
from ops.dossier.facts import facts_of
from ops.dossier.page import page
from ops.readers.record_texts import read_record, the_seat
from projections.texts import Locale


@command()
@argument("source", metavar="DATABASE|FILE")
@argument("table", required=False)
@option("--seat", "seats", multiple=True, help="option-dossier-seat")
@option("--contest", help="option-dossier-contest")
@option("--keys", metavar="FILE|URL", help="option-keys")
@option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="option-output")
@lang
def dossier(
    source: str,
    table: str | None,
    seats: tuple[str, ...],
    contest: str | None,
    keys: str | None,
    output: Path | None,
    locale: Locale,
) -> None:
    """Write one HTML file, which needs no network: what each seat read and saw, side by side, frame by frame; each
    correction with the state before and after; reasons, dice and their proofs, receipts.

    SOURCE is a database or a whole record, or a seat's own record: then the file is about that seat alone, and marks in
    red what does not hold: sentences, receipts, dice, the signature.
    """
    found = read_record(source, table)
    chosen = [the_seat(found, seat).id for seat in seats] or [seat.id for seat in found.seats]
    made = page(facts_of(found, chosen, locale, contest, found.checked(trust(keys, source))), locale)
    with created(output) as out:
        out.write(made.encode())
