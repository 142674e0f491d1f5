"""`greffe host`: keys with which a bot or an application opens tables and tends those that it opened."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import click
import msgspec

from ops.cli.clock import stamp
from ops.cli.command import argument, command
from ops.cli.failures import Misused
from ops.cli.messages import translate
from ops.cli.options import as_json, print_json
from ops.cli.terminal import row, show, table
from ops.commands.register.operation import call_operator, directly, reached

ACTIONS = ("list", "issue", "rotate", "revoke")


@command()
@argument("action", type=click.Choice(ACTIONS), default="list")
@argument("key", default="")
@reached
@as_json
def host(action: str, key: str, url: str | None, data: str | None, as_json: bool) -> None:
    """List the keys of hosts, issue one under a name, give one a new token, or revoke one.

    A key is printed once, when it is issued or rotated.
    """
    if action != "list" and not key:
        raise Misused("host-key-missing", action=action)
    keys = _through(url, action, key) if url else _on(data, action, key)
    if as_json:
        for each in keys:
            print_json(each)
    elif action == "list":
        made = table("key", "name", "created", "retired")
        for each in keys:
            row(made, each["key"], each["name"], _when(each["created"]), _when(each.get("revoked")))
        show(made)
    elif action == "revoke":
        click.echo(translate("host-revoked", key=key), err=True)
    else:
        (fresh,) = (each["token"] for each in keys)
        click.echo(fresh)


def _through(url: str, action: str, key: str) -> list[Any]:
    """Act through a running service and return its answer to the operator. Raises Failed."""
    match action:
        case "list":
            found: list[Any] = msgspec.json.decode(call_operator(url, "GET", "/host-keys"))
            return found
        case "issue":
            return [msgspec.json.decode(call_operator(url, "POST", "/host-keys", {"name": key}))]
        case "rotate":
            return [msgspec.json.decode(call_operator(url, "POST", f"/host-keys/{key}/token"))]
        case _:
            call_operator(url, "DELETE", f"/host-keys/{key}")
            return []


def _on(data: str | None, action: str, key: str) -> list[Any]:
    """Act on the database, when no service runs, and return the keys. Raises Failed."""
    from api.routes.operator import host_key_lines, issue_host, revoke_host, rotate_host
    from domain.table.host_keys import key_channel

    match action:
        case "list":
            found = directly(data, key_channel(""), lambda service, _: host_key_lines(service))
            return [msgspec.to_builtins(each) for each in found]
        case "issue":
            return [msgspec.to_builtins(directly(data, key_channel(key), lambda service, _: issue_host(service, key)))]
        case "rotate":
            return [msgspec.to_builtins(directly(data, key_channel(key), lambda service, _: rotate_host(service, key)))]
        case _:
            directly(data, key_channel(key), lambda service, _: revoke_host(service, key))
            return []


def _when(keys: str | None) -> str:
    return stamp(datetime.fromisoformat(keys)) if keys else ""
