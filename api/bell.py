"""The bell: it says that something may have happened at a table, never what. Losing a ring loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Bell:
    """One process: rings reach the watchers of this process."""

    def __init__(self) -> None:
        self.closed = False
        self._watchers: dict[str, set[asyncio.Event]] = {}

    def ring(self, table: str) -> None:
        for rung in self._watchers.get(table, ()):
            rung.set()

    @contextmanager
    def watch(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set at every ring. Clear it, then look: no ring is lost between."""
        rung = asyncio.Event()
        self._watchers.setdefault(table, set()).add(rung)
        try:
            yield rung
        finally:
            self._watchers[table].discard(rung)
            if not self._watchers[table]:
                del self._watchers[table]

    def close(self) -> None:
        """The service stops: every watcher wakes and finds the bell closed."""
        self.closed = True
        for table in self._watchers:
            self.ring(table)

    def watched(self, table: str) -> bool:
        return table in self._watchers
