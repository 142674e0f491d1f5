"""The command line `greffe`. Each command is a module of its own in `ops.commands`, loaded when it is called."""

from __future__ import annotations

from gettext import gettext
from importlib import import_module

import click

from api.base.version import installed
from ops.cli.command import Command, Group, Option

GROUPS = {
    "up": "service",
    "serve": "service",
    "demo": "service",
    "replay": "records",
    "why": "records",
    "record": "records",
    "kit": "records",
    "diff": "records",
    "tables": "register",
    "token": "register",
    "close": "register",
    "forget": "register",
    "verify": "records",
    "key": "register",
    "host": "register",
    "migrate": "register",
    "copy": "register",
    "backup": "register",
    "restore": "register",
    "rules": "trials",
    "config": "service",
    "doctor": "service",
    "dossier": "records",
    "story": "records",
    "impact": "records",
    "bench": "trials",
    "simulate": "trials",
}
"""The package of `ops.commands` that holds each command, in the order of the help page."""


class _Commands(Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(GROUPS)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands by their messages: to load them all would take seconds."""
        room = formatter.width - 6 - max(map(len, GROUPS))
        with formatter.section(gettext("Commands")):
            formatter.write_dl([(name, Command(name).get_short_help_str(room)) for name in GROUPS])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in GROUPS:
            return None
        found: click.Command = getattr(import_module(f"ops.commands.{GROUPS[cmd_name]}.{cmd_name}"), cmd_name)
        return found


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    installed(), prog_name="greffe", message="%(prog)s, version %(version)s", cls=Option, help="option-version"
)
def main() -> None:
    """Run the command line `greffe`. Its help is the message `help-main`."""


if __name__ == "__main__":
    main(prog_name="greffe")
