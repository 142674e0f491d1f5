"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click
import msgspec

from api.base.settings import Settings
from ops.cli.command import option
from ops.cli.messages import OPTION, spoken
from ops.cli.sources import configured
from projections.texts import LOCALES

Command = Callable[..., Any]
HOST = "127.0.0.1"
PORT = 8000


def lang(command: Command) -> Command:
    """Add the option for the language, as `locale`, for commands that pass it on."""
    return option(OPTION, "locale", type=click.Choice(LOCALES), default=spoken, help="option-lang")(command)


def as_json(command: Command) -> Command:
    """Add `--json` as `as_json`, for programs: standard output holds nothing else then."""
    return option("--json", "as_json", is_flag=True, help="option-json")(command)


def print_json(fact: Any) -> None:
    """Print one fact as a line of JSON on standard output."""
    click.echo(msgspec.json.encode(fact))


def where(command: Command) -> Command:
    """Add the options that say where to listen, and in which database to store the records."""
    for place in (
        option("--data", help="option-data"),
        option("--port", type=click.IntRange(1, 65535), default=PORT, show_default=True, help="option-port"),
        option("--host", default=HOST, show_default=True, help="option-host"),
    ):
        command = place(command)
    return command


def settings_of(data: str | None) -> Settings:
    """Return the settings in the environment, with the database replaced if one was named."""
    settings = configured()
    return settings if data is None else msgspec.structs.replace(settings, database=data)
