"""`greffe restore`: a database from a backup."""

from __future__ import annotations

import click

from domain.register.integrity.backup import missing, promised, tips
from domain.register.verify import verify_register
from ops.commands.copy import carry
from ops.commands.options import settings_of
from ops.failures import Failed, plainly
from ops.sources import database, described, is_database, is_url, shown, target


@click.command()
@click.argument("backup")
@click.option("--data", help="The database to fill, which must be empty. Default: GREFFE_DATABASE.")
def restore(backup: str, data: str | None) -> None:
    """Fill an empty database from BACKUP, checking every event on the way and against what the backup says it holds.

    The database may be of the other kind than the one that was saved.
    """
    into, name = settings_of(data).database, shown(backup)
    with plainly(name):
        due = None if is_url(backup) or not is_database(backup) else promised(backup)
    with database(backup) as source:
        report = verify_register(source)
        wrong = [described(fault) for fault in report.faults]
        if due is not None and not wrong:
            wrong = list(missing(tips(source), due))
        if wrong:
            raise Failed(f"{name} is not whole, nothing was written: {wrong[0]}; `greffe verify` tells more")
        with target(into) as empty:
            if next(empty.streams(), None) is not None:
                raise Failed(f"{shown(into)} is not empty; nothing was written. `greffe copy` adds to what is there")
            copied = carry(source, empty, name)
            arrived = tips(empty)
    wrong = list(missing(arrived, due if due is not None else arrived))
    if wrong or sum(tip.version for tip in arrived.values()) != copied.events:
        raise Failed(f"{shown(into)} does not hold what {name} held: {wrong[0] if wrong else 'fewer events'}")
    click.echo(f"{shown(into)}: {copied.events} events of {copied.streams} streams, all sound")
    if due is None:
        click.echo(f"{name} does not say what it held when it was made: that nothing is missing cannot be told")
