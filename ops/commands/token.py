"""`greffe token`: a new token for whoever lost the old one."""

from __future__ import annotations

import click
import msgspec

from ops.operating import asked, directly, reached


@click.command()
@click.argument("table")
@click.argument("seat")
@reached
@click.option("--json", "as_json", is_flag=True, help="The seat and the token as one JSON object.")
def token(table: str, seat: str, url: str | None, data: str | None, as_json: bool) -> None:
    """Issue a new token for SEAT (gm1, player2... or host) of TABLE, and print it.

    The former one is worth nothing from now on. The whole table reads that whoever runs the service did this.
    """
    if url:
        told = msgspec.json.decode(asked(url, "POST", f"/tables/{table}/seats/{seat}/token"))["token"]
    else:
        from api.operator import issue

        told = directly(data, table, lambda service, _: issue(service, table, seat)).token
    click.echo(msgspec.json.encode({"table": table, "seat": seat, "token": told}) if as_json else told)
