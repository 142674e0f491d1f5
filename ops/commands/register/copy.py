"""`greffe copy`: every table from one database into another."""

from __future__ import annotations

import click

from domain.record.chain import Broken
from domain.register import Register
from domain.register.integrity.copying import Copied, Differs, compare
from domain.register.integrity.copying import copy as copy_register
from ops.cli.command import argument, command
from ops.cli.failures import Failed
from ops.cli.messages import translate
from ops.cli.options import as_json, print_json
from ops.cli.sources import database, described, display_name, target
from ops.cli.terminal import progress


@command()
@argument("source")
@argument("into", metavar="TARGET")
@as_json
def copy(source: str, into: str, as_json: bool) -> None:
    """Copy every table of SOURCE into TARGET, byte for byte.

    Each is the path of an SQLite file or the URL of a PostgreSQL database. Every hash chain is checked on the way,
    and compared afterwards. What TARGET holds already is compared and gone on from: copy once while the service runs,
    stop it, copy again, and start it on TARGET.
    """
    with database(source) as here, target(into) as there:
        copied = carry(here, there, display_name(source))
    if as_json:
        print_json(copied)
    counted = {"streams": copied.streams, "events": copied.events, "new": copied.new}
    click.echo(translate("copied", name=display_name(into), **counted), err=True)


def carry(source: Register, into: Register, name: str) -> Copied:
    """Copy, then compare. Raises Failed."""
    with progress() as bar:
        task = bar.add_task(translate("bar-streams"), total=len(list(source.streams())))

        def done(stream: str, events: int) -> None:
            bar.update(task, advance=1, description=translate("bar-stream", stream=stream, events=events))

        try:
            copied = copy_register(source, into, done)
            compare(source, into)
        except Broken as broken:
            raise Failed("unsound-source", name=name, fault=described(broken)) from broken
        except Differs as differs:
            raise Failed("differs", fault=described(differs)) from differs
    return copied
