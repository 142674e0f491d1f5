"""`greffe backup`: a copy of everything, made while the service runs."""

from __future__ import annotations

from pathlib import Path

import click

from domain.register import save
from domain.register.verify import verify_register
from ops.commands.copy import carry
from ops.commands.options import settings_of
from ops.failures import Failed, Misused, plainly, writing
from ops.sources import database, described, is_url, shown, target


@click.command()
@click.argument("output", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--data", help="The database. Default: GREFFE_DATABASE.")
def backup(output: Path, data: str | None) -> None:
    """Save the database in a new SQLite file OUTPUT, and check it.

    The service may go on meanwhile. Of a PostgreSQL database this copies every table; for large ones, its own tools
    do better (pg_basebackup, pg_dump). The file holds every secret of every table: keep it as you keep the database.
    """
    settings = settings_of(data)
    if output.exists():
        raise Misused(f"{output} is there already; nothing is overwritten")
    with plainly(shown(settings.database)), writing(output):
        if is_url(settings.database):
            _copy(settings.database, output)
        else:
            save(settings.register(), output)
    with database(str(output)) as copy:
        report = verify_register(copy)
    if report.faults:
        raise Failed(f"the copy is not sound: {described(report.faults[0])}")
    click.echo(f"{output}: {report.events} events of {report.streams} streams, all sound")


def _copy(source: str, output: Path) -> None:
    """Under its own name only when it is whole."""
    part = output.with_name(f"{output.name}.part")
    part.unlink(missing_ok=True)
    try:
        with database(source) as here, target(str(part)) as there:
            carry(here, there, shown(source))
        part.rename(output)
    finally:
        part.unlink(missing_ok=True)
