"""`greffe migrate`: prepare the database for this version."""

from __future__ import annotations

import click

from api.base.settings import BadSetting
from domain import register
from ops.cli.command import command, option
from ops.cli.failures import Misused, plainly
from ops.cli.messages import translate
from ops.cli.options import as_json, print_json, settings_of
from ops.cli.sources import display_name


@command()
@option("--data", help="option-data-read")
@as_json
def migrate(data: str | None, as_json: bool) -> None:
    """Prepare the database, once before the first start and once after an update that asks for it.

    Only PostgreSQL needs it: the service itself then needs no right to change tables. To do it twice, or at the
    same time from several places, does no harm.
    """
    settings = settings_of(data)
    name = display_name(settings.database)
    with plainly(name):
        try:
            version = register.migrate(settings.register())
        except BadSetting as error:
            raise Misused("bad-setting", detail=error) from error
    if as_json:
        print_json({"database": name, "schema": version})
    click.echo(translate("migrated", name=name, version=str(version or "")), err=True)
