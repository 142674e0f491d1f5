"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click
import msgspec

from api.settings import Settings
from ops.running import HOST, PORT
from ops.sources import configured
from projections.texts import LOCALES

Command = Callable[..., Any]


def lang(command: Command) -> Command:
    """The language of what the games say, as `locale`."""
    choice = click.Choice(LOCALES)
    option = click.option(
        "--lang", "locale", type=choice, default=LOCALES[0], show_default=True, help="Language of the sentences."
    )
    return option(command)


def as_json(command: Command) -> Command:
    """What a program reads instead of what people do, as `as_json`: standard output holds nothing else then."""
    return click.option("--json", "as_json", is_flag=True, help="The facts as JSON, one value a line.")(command)


def told(fact: Any) -> None:
    """One fact as a line of JSON on standard output."""
    click.echo(msgspec.json.encode(fact))


def where(command: Command) -> Command:
    """Where to listen, and what to keep the records in."""
    for option in (
        click.option("--data", help="The database: path of an SQLite file. Default: GREFFE_DATABASE."),
        click.option(
            "--port", type=click.IntRange(1, 65535), default=PORT, show_default=True, help="Port to listen on."
        ),
        click.option("--host", default=HOST, show_default=True, help="Address to listen on; 0.0.0.0 for all."),
    ):
        command = option(command)
    return command


def settings_of(data: str | None) -> Settings:
    """The choices in the environment, but for the database where it was named."""
    settings = configured()
    return settings if data is None else msgspec.structs.replace(settings, database=data)
