"""Waiting for several tables at once, with a beat of its own for a stream that must stay open meanwhile."""

from __future__ import annotations

import asyncio
from asyncio import Event, get_running_loop
from contextlib import suppress


class Watch:
    """Notified tables, each once, in their order, until they are taken. A beat comes on its own clock, whatever is
    notified.
    """

    def __init__(self, beat: float) -> None:
        self._beat = beat
        self._next = get_running_loop().time() + beat
        self._marked: dict[str, None] = {}
        self._notified = Event()

    def mark(self, table: str) -> None:
        self._marked[table] = None
        self._notified.set()

    def wake(self) -> None:
        """Wake the reader that waits, without marking a table."""
        self._notified.set()

    def take(self) -> list[str]:
        """Return the tables that were marked since the last time."""
        marked, self._marked = list(self._marked), {}
        return marked

    async def wait(self) -> bool:
        """Wait until a table was marked, the reader was woken or the beat is due; return whether the beat is due."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._next):
                if not self._marked:
                    await self._notified.wait()
        self._notified.clear()
        due = get_running_loop().time() >= self._next
        if due:
            self._next += self._beat
        return due
