"""The connection of a WebSocket as the application sees it, between its handshake and its end."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from litestar.types import Scope

EXTENSION = "greffe.connection"  # of ASGI


class Connection(Protocol):
    """Texts in and out, without ASGI's messages in between, so that the news of several turns go out in one write."""

    async def receive_text(self) -> str:
        """Return the next message, `""` where it is no text. Raises ClientDisconnected."""

    def write(self, texts: Collection[bytes]) -> bool:
        """Send these at once, in one write; return False if that cannot be done, and nothing was sent."""

    async def say(self, texts: Collection[bytes]) -> None:
        """Send these as soon as the other side reads what was sent before. Raises ClientDisconnected."""


def connection_of(scope: Scope) -> Connection:
    """Return the connection of a socket that is in its handshake."""
    extensions: Any = scope["extensions"]
    found: Connection = extensions[EXTENSION]
    return found
