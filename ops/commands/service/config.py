"""`greffe config`: every setting of the service, and its value."""

from __future__ import annotations

from ops.cli.command import command
from ops.cli.messages import translate
from ops.cli.options import as_json, print_json
from ops.cli.sources import configured
from ops.cli.terminal import row, show, table


@command()
@as_json
def config(as_json: bool) -> None:
    """List the environment variables of the service, with their defaults and present values.

    Ends with 2 if one has a value that it cannot have.
    """
    if as_json:
        for choice in configured().listing():
            facts = {"name": choice.name, "default": choice.default, "value": choice.value}
            print_json({**facts, "meaning": translate(f"setting-{choice.field}")})
        return
    made = table("variable", "default", "present", "meaning")
    for choice in configured().listing():
        row(made, choice.name, choice.default, choice.value, translate(f"setting-{choice.field}"))
    show(made)
