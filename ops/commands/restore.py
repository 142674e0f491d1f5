"""`greffe restore`: a database from a backup."""

from __future__ import annotations

import click

from ops.commands.copy import carry
from ops.commands.options import settings_of
from ops.failures import Failed
from ops.sources import database, shown, target


@click.command()
@click.argument("backup")
@click.option("--data", help="The database to fill, which must be empty. Default: GREFFE_DATABASE.")
def restore(backup: str, data: str | None) -> None:
    """Fill an empty database from BACKUP, checking every event on the way.

    The database may be of the other kind than the one that was saved.
    """
    into = settings_of(data).database
    with database(backup) as source, target(into) as empty:
        if next(empty.streams(), None) is not None:
            raise Failed(f"{shown(into)} is not empty; nothing was written. `greffe copy` adds to what is there")
        copied = carry(source, empty, shown(backup))
    click.echo(f"{shown(into)}: {copied.events} events of {copied.streams} streams, all sound")
