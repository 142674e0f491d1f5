"""`greffe close`: end a session whose host is gone."""

from __future__ import annotations

import click

from ops.operating import asked, directly, reached


@click.command()
@click.argument("table")
@reached
def close(table: str, url: str | None, data: str | None) -> None:
    """Close the session of TABLE, as its host would: nobody plays any more, everybody reads on."""
    if url:
        asked(url, "POST", f"/tables/{table}/end")
    else:
        from api.operator import end

        directly(data, table, lambda service, _: end(service, table))
    click.echo(f"{table} is closed", err=True)
