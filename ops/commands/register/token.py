"""`greffe token`: a new token for a seat whose token was lost."""

from __future__ import annotations

import click
import msgspec

from ops.cli.command import argument, command
from ops.cli.options import as_json, print_json
from ops.commands.register.operation import call_operator, directly, reached


@command()
@argument("table")
@argument("seat")
@reached
@as_json
def token(table: str, seat: str, url: str | None, data: str | None, as_json: bool) -> None:
    """Issue a new token for SEAT (gm1, player2... or host) of TABLE, and print it.

    The former one is void from now on. Every seat reads that the operator of the service did this.
    """
    if url:
        fresh = msgspec.json.decode(call_operator(url, "POST", f"/tables/{table}/seats/{seat}/token"))["token"]
    else:
        from api.routes.operator import issue

        fresh = directly(data, table, lambda service, _: issue(service, table, seat)).token
    if as_json:
        print_json({"table": table, "seat": seat, "token": fresh})
    else:
        click.echo(fresh)
