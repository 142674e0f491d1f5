"""`greffe backup`: a copy of everything, made while the service runs."""

from __future__ import annotations

from pathlib import Path

import click

from api.base.settings import Settings
from domain.register import save
from domain.register.integrity.backup import seal_backup, tips
from domain.register.integrity.verify import verify_register
from ops.cli.command import argument, command, option
from ops.cli.failures import Failed, Misused, plainly, writing
from ops.cli.messages import translate
from ops.cli.options import as_json, print_json, settings_of
from ops.cli.sources import database, described, display_name, is_url, target
from ops.commands.register.copy import carry


@command()
@argument("output", type=click.Path(path_type=Path, dir_okay=False))
@option("--data", help="option-data-read")
@as_json
def backup(output: Path, data: str | None, as_json: bool) -> None:
    """Save the database in a new SQLite file OUTPUT, and check it.

    The service may go on meanwhile. Of a PostgreSQL database this copies every table; for large ones, its own tools
    do better (pg_basebackup, pg_dump). The file holds every secret of every table: keep it as you keep the database.
    """
    settings = settings_of(data)
    if output.exists():
        raise Misused("there-already", name=output)
    part = output.with_name(f"{output.name}.part")
    with writing(output):
        try:
            with plainly(display_name(settings.database)):
                _copy(settings, part)
            with database(str(part)) as copied:
                report = verify_register(copied)
                if report.faults:
                    raise Failed("unsound-copy", fault=described(report.faults[0]))
                held = tips(copied)
            with plainly(output):
                seal_backup(part, held)
            part.rename(output)
        finally:
            for name in ("", "-wal", "-shm", ".lock"):
                Path(f"{part}{name}").unlink(missing_ok=True)
    if as_json:
        print_json({"file": str(output), "events": report.events, "streams": report.streams})
    click.echo(translate("all-sound", name=output, events=report.events, streams=report.streams), err=as_json)


def _copy(settings: Settings, part: Path) -> None:
    """Copy the register into a partial file, which is not yet under its own name."""
    part.unlink(missing_ok=True)
    if not is_url(settings.database):
        return save(settings.register(), part)
    with database(settings.database) as here, target(str(part)) as there:
        carry(here, there, display_name(settings.database))
    return None
