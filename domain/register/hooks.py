"""The hooks of seats, beside the log: see `storage.hooks`."""

from __future__ import annotations

from collections.abc import Callable

from domain.register.storage.engine import Engine
from domain.register.storage.hooks import HookRow


class Hooks:
    """The hooks of seats, beside the log. Each call raises Unavailable."""

    def __init__(self, open_engine: Callable[[], Engine]) -> None:
        self._open_engine = open_engine

    def select(self, stream: str | None = None) -> list[HookRow]:
        """Return the hooks at one stream, or all there are, in the order of streams and seats."""
        return self._open_engine().on_hooks(lambda store: store.select(stream))

    def put(self, row: HookRow) -> None:
        """Set the hook of a seat, durably, in place of the one it has."""
        self._open_engine().on_hooks(lambda store: store.put(row))

    def advance(self, row: HookRow) -> bool:
        """Set the state of a hook; return False when the hook is gone or was set anew."""
        return self._open_engine().on_hooks(lambda store: store.advance(row))

    def drop(self, row: HookRow) -> None:
        """Delete a hook, unless it was set anew."""
        self._open_engine().on_hooks(lambda store: store.drop(row))
