"""`greffe restore`: a database from a backup."""

from __future__ import annotations

import click

from domain.register.integrity.backup import missing, promised, tips
from domain.register.integrity.verify import verify_register
from ops.audit.signatures import trust
from ops.cli.command import argument, command, option
from ops.cli.failures import Failed, plainly
from ops.cli.messages import translate, translate_finding
from ops.cli.options import as_json, print_json, settings_of
from ops.cli.sources import database, described, display_name, is_database, is_url, target
from ops.commands.register.copy import carry
from ops.commands.register.table import checked, restored


@command()
@argument("backup")
@option("--data", help="option-data-filled")
@as_json
def restore(backup: str, data: str | None, as_json: bool) -> None:
    """Fill an empty database from BACKUP, checking every event on the way and against what the backup says it holds.

    The database may be of the other kind than the one that was saved. BACKUP may be one table's full record, as `greffe
    record` wrote it: the table comes to what the database holds already, with new tokens, which are printed.
    """
    into, name = settings_of(data).database, display_name(backup)
    if not is_database(backup):
        _table(backup, into, as_json)
        return
    with plainly(name):
        due = None if is_url(backup) else promised(backup)
    with database(backup) as source:
        report = verify_register(source)
        wrong = [described(fault) for fault in report.faults]
        if due is not None and not wrong:
            wrong = [translate_finding(each) for each in missing(tips(source), due)]
        if wrong:
            raise Failed("not-whole", name=name, fault=wrong[0])
        with target(into) as empty:
            if next(empty.streams(), None) is not None:
                raise Failed("not-empty", name=display_name(into))
            copied = carry(source, empty, name)
            arrived = tips(empty)
    wrong = [translate_finding(each) for each in missing(arrived, due if due is not None else arrived)]
    if wrong or sum(tip.version for tip in arrived.values()) != copied.events:
        raise Failed(
            "not-restored", into=display_name(into), name=name, fault=wrong[0] if wrong else translate("fewer-events")
        )
    if as_json:
        print_json({"events": copied.events, "streams": copied.streams, "complete": None if due is None else True})
    click.echo(
        translate("all-sound", name=display_name(into), events=copied.events, streams=copied.streams), err=as_json
    )
    if due is None:
        click.echo(translate("nothing-promised", name=name), err=as_json)


def _table(record: str, into: str, as_json: bool) -> None:
    """Restore one table from its full record."""
    loaded = checked(record, trust(None, record))
    with target(into) as register:
        events, tokens = restored(loaded, record, register, display_name(into))
    if as_json:
        print_json({"events": events, "streams": 1, "tokens": tokens})
    for seat, token in tokens.items() if not as_json else ():
        click.echo(f"{seat} {token}")
    click.echo(translate("table-restored", name=display_name(into), events=events), err=True)
