"""`greffe key`: the keys with which the service signs."""

from __future__ import annotations

import click

from api.storage.keyring import Keyring, keyring
from ops.audit.signatures import readable_keys
from ops.cli.clock import stamp
from ops.cli.command import argument, command, option
from ops.cli.failures import Misused
from ops.cli.messages import translate
from ops.cli.options import as_json, print_json, settings_of
from ops.cli.terminal import row, show, table

ACTIONS = ("list", "make", "rotate")


@command()
@argument("action", type=click.Choice(ACTIONS), default="list")
@option("--data", help="option-data-keys")
@as_json
def key(action: str, data: str | None, as_json: bool) -> None:
    """List the keys of the service, make the first, or let a new one sign from now on.

    A service makes its first key by itself, and reads the file again when it changed. As JSON the public keys are
    printed as `GET /.well-known/greffe-keys` answers with them.
    """
    keys = keyring(settings_of(data))
    if keys is None or keys.path is None:
        raise Misused("no-keys-file")
    with readable_keys():
        _do(action, keys)
        published = keys.published()
    if as_json:
        print_json(published)
        return
    made = table("key", "created", "retired", title=str(keys.path))
    for each in published.keys:
        row(made, each.kid, stamp(each.created), stamp(each.retired) if each.retired else "")
    show(made)


def _do(action: str, keys: Keyring) -> None:
    """Carry out an action on the keys. Raises Misused, BadKeys."""
    match action:
        case "make":
            if not keys.make():
                raise Misused("there-already", name=keys.path)
        case _ if not keys.exists():
            raise Misused("no-keys-yet", name=keys.path)
        case "rotate":
            click.echo(translate("key-rotated", key=keys.rotate().kid), err=True)
        case _:
            pass
