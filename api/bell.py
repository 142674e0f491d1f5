"""The bell: it says that something may have happened at a table, never what. Losing a ring loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager


class Bell:
    """One process: rings reach the watchers of this process."""

    def __init__(self) -> None:
        self.closed = False
        self.doubt: Callable[[str], None] = lambda table: None  # told when another process may have written
        self._watchers: dict[str, set[asyncio.Event]] = {}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While the service runs."""
        yield

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

    @property
    def watchers(self) -> int:
        """How many watch, tables taken together."""
        return sum(map(len, self._watchers.values()))
