"""`greffe close`: end a session whose host is gone."""

from __future__ import annotations

import click

from ops.cli.command import argument, command
from ops.cli.messages import translate
from ops.commands.register.operation import call_operator, directly, reached


@command()
@argument("table")
@reached
def close(table: str, url: str | None, data: str | None) -> None:
    """Close the session of TABLE, as its host would: nobody plays any more, every seat reads on."""
    if url:
        call_operator(url, "POST", f"/tables/{table}/end")
    else:
        from api.routes.operator import end

        directly(data, table, lambda service, _: end(service, table))
    click.echo(translate("closed", table=table), err=True)
