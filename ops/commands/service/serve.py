"""`greffe serve`: the service itself."""

from __future__ import annotations

from ops.cli.command import command
from ops.cli.options import settings_of, where
from ops.commands.service.local_service import run


@command()
@where
def serve(host: str, port: int, data: str | None) -> None:
    """Start the service and stay until a signal ends it.

    All other settings are environment variables: see `greffe config`.
    """
    run(settings_of(data), host, port)
