"""The command line `greffe`. Each command is a module of its own in `ops.commands`, loaded when it is called."""

from __future__ import annotations

from importlib import import_module

import click

from api.version import installed
from ops.command import Group, Option

COMMANDS = (
    "up",
    "serve",
    "demo",
    "replay",
    "why",
    "record",
    "diff",
    "tables",
    "token",
    "close",
    "forget",
    "verify",
    "key",
    "migrate",
    "copy",
    "backup",
    "restore",
    "rules",
    "config",
    "dossier",
    "impact",
    "bench",
    "simulate",
)


class _Commands(Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = getattr(import_module(f"ops.commands.{cmd_name}"), cmd_name)
        return found


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    installed(), prog_name="greffe", message="%(prog)s, version %(version)s", cls=Option, help="option-version"
)
def main() -> None:
    """`greffe`, the message `help-main`."""


if __name__ == "__main__":
    main(prog_name="greffe")
