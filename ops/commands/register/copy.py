"""`greffe copy`: every table from one database into another."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import click

from domain.record.chain import Broken
from domain.register import Register
from domain.register.integrity.copies import Copied, Differs, compare, streams_of
from domain.register.integrity.copies import copy as copy_register
from ops.cli.command import argument, command, option
from ops.cli.failures import Failed, Misused
from ops.cli.messages import translate
from ops.cli.options import as_json, print_json
from ops.cli.sources import database, described, display_name, target
from ops.cli.terminal import progress


@command()
@argument("source")
@argument("into", metavar="TARGET")
@option("--table", "tables", multiple=True, help="option-copied-table")
@as_json
def copy(source: str, into: str, tables: tuple[str, ...], as_json: bool) -> None:
    """Copy every table of SOURCE into TARGET, byte for byte, or some of them, each with its branches.

    Each is the path of an SQLite file or the URL of a PostgreSQL database. Every hash chain is checked on the way, and
    compared afterwards. Events that TARGET holds already are compared, and the copy goes on from there: copy once while
    the service runs, stop it, copy again, and start it on TARGET.
    """
    with database(source) as here, target(into) as there:
        streams = _streams(here, tables, display_name(source)) if tables else None
        copied = carry(here, there, display_name(source), streams)
    if as_json:
        print_json(copied)
    counted = {"streams": copied.streams, "events": copied.events, "new": copied.new}
    click.echo(translate("copied", name=display_name(into), **counted), err=True)


def _streams(register: Register, tables: Sequence[str], name: str) -> list[str]:
    """Return the streams of these tables. Raises Misused."""
    for table in tables:
        if ":" in table or not register.head(table):
            raise Misused("no-such-table", name=name, table=table)
    return list(dict.fromkeys(stream for table in tables for stream in streams_of(register, table)))


def carry(source: Register, into: Register, name: str, streams: Collection[str] | None = None) -> Copied:
    """Copy all streams, or these, then compare. Raises Failed."""
    with progress() as bar:
        total = len(list(source.streams())) if streams is None else len(streams)
        task = bar.add_task(translate("bar-streams"), total=total)

        def done(stream: str, events: int) -> None:
            bar.update(task, advance=1, description=translate("bar-stream", stream=stream, events=events))

        try:
            copied = copy_register(source, into, done, streams)
            compare(source, into, streams)
        except Broken as broken:
            raise Failed("unsound-source", name=name, fault=described(broken)) from broken
        except Differs as differs:
            raise Failed("differs", fault=described(differs)) from differs
    return copied
