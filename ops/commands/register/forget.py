"""`greffe forget`: deletes all of a table but that it existed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import click

from domain.record.codec import when
from domain.record.tombstone import FORGOTTEN
from ops.cli.command import argument, command, option
from ops.cli.failures import Misused
from ops.cli.messages import translate
from ops.cli.options import settings_of
from ops.cli.sources import database
from ops.commands.register.operation import call_operator, directly, reached


@command()
@argument("names", metavar="[TABLE]...", nargs=-1)
@option("--older-than", "days", type=click.IntRange(min=1), help="option-older-than")
@option("--dry-run", is_flag=True, help="option-dry-run")
@reached
def forget(names: tuple[str, ...], days: int | None, dry_run: bool, url: str | None, data: str | None) -> None:
    """Delete tables for good: every event, every token, every name. It cannot be undone.

    A tombstone stays in the place of each: when it was forgotten, how many events it had, and the hash of the last. So
    a table that was forgotten is not taken for one that was lost. Backups made before still hold it.
    """
    if bool(names) == (days is not None):
        raise Misused("which-to-forget")
    for name in names or idle(data, days or 0):
        if not dry_run:
            _forget(name, url, data)
        click.echo(name)
    if dry_run:
        click.echo(translate("nothing-changed"), err=True)


def idle(data: str | None, days: int) -> list[str]:
    """Return the tables at which nothing happened for so many days. Of each only its last event is read, of others
    none.
    """
    since = datetime.now(UTC) - timedelta(days=days)
    with database(settings_of(data).database) as register:
        ends = [(name, register.last(name)) for name in register.idle(since.date())]
    return [name for name, end in ends if end is not None and end.topic != FORGOTTEN and when(end.data) < since]


def _forget(name: str, url: str | None, data: str | None) -> None:
    if url:
        call_operator(url, "DELETE", f"/tables/{name}")
        return
    from api.routes.operator import forget as forget_it

    directly(data, name, lambda service, settings: forget_it(service, name, settings.register()))
