"""Notifier: says that something may have happened at a table, never what. A lost notification loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

POLL_SECONDS = 1.0  # seconds between two looks of watchers whom no ring reaches
RARE_POLL_SECONDS = (
    15.0  # seconds between two looks of those whom rings reach: who committed may have died before it rang
)


class Notifier:
    """Notifier of one process: its notifications reach the watchers of this process."""

    def __init__(self) -> None:
        self.closed = False
        self.connected = True  # do the rings of other processes reach us?
        self.lag: float | None = None  # seconds that our last ring took to come back from where the others hear it
        self.mark_outdated: Callable[[str], None] = lambda table: None  # told when another process may have written
        # Called in the order in which they came. True: for somebody who reads all the while, and keeps the table in
        # memory.
        self._watchers: dict[str, dict[Callable[[], object], bool]] = {}
        self._pending: dict[str, None] = {}  # tables whose watchers are still to be called

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Work inside the block, while the service runs."""
        yield

    def notify(self, table: str) -> None:
        """Have the table's watchers called: soon, and once for all notifications until then. Tasks that the notifying
        work wakes run first, so that a socket can send the frames of its own command together with the answer.
        """
        if table in self._watchers:
            if not self._pending:
                soon = asyncio.get_running_loop().call_soon
                soon(soon, self._call)
            self._pending[table] = None

    def _call(self) -> None:
        pending, self._pending = self._pending, {}
        for table in pending:
            for call in list(self._watchers.get(table, ())):
                call()

    @contextmanager
    def watch(self, table: str) -> Iterator[asyncio.Event]:
        """Yield an event that is set at every notification. Clear it, then look: no notification is lost between."""
        notified = asyncio.Event()
        with self.subscribed(table, notified.set):
            yield notified

    @contextmanager
    def subscribed(self, table: str, callback: Callable[[], object], *, idle: bool = False) -> Iterator[None]:
        """Have `callback` called after every notification inside the block, in a turn of the loop; it must raise
        nothing. `idle`: the callback is for a reader that reads seldom, and does not keep the table in memory.
        """
        self._watchers.setdefault(table, {})[callback] = not idle
        try:
            yield
        finally:
            self._watchers[table].pop(callback, None)
            if not self._watchers[table]:
                del self._watchers[table]

    def close(self) -> None:
        """Mark the notifier closed, as the service stops, and wake every watcher."""
        self.closed = True
        for table in self._watchers:
            self.notify(table)

    def wake_all(self) -> None:
        """Wake all watchers: what other processes wrote may have gone unnoticed."""
        for table in list(self._watchers):
            self.wake(table)

    def wake(self, table: str) -> None:
        """Mark the table outdated and wake its watchers, as another process may have written to it."""
        self.mark_outdated(table)
        Notifier.notify(self, table)

    def watched(self, table: str) -> bool:
        return table in self._watchers

    def read(self, table: str) -> bool:
        """Return whether a reader keeps the table in memory: one of its watchers that is not `idle`."""
        return any(self._watchers.get(table, {}).values())

    @property
    def watchers(self) -> int:
        """The number of watchers that are not `idle`, of all tables together."""
        return sum(sum(each.values()) for each in self._watchers.values())


class PollingNotifier(Notifier):
    """Notifier of one of several processes: its watchers look by themselves now and then, seldom while notifications of
    other processes reach this one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.connected = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async with running_tasks(self._poll()):
            yield

    async def _poll(self) -> None:
        since = 0.0
        while True:
            await asyncio.sleep(POLL_SECONDS)
            since += POLL_SECONDS
            if not self.connected or since >= RARE_POLL_SECONDS:
                since = 0.0
                self.wake_all()


@asynccontextmanager
async def running_tasks(*works: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Run endless works beside the block, and cancel them at its end."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        await cancel_all(tasks)


async def cancel_all(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancel tasks until they are cancelled. Once is not enough: `asyncio.wait_for` before Python 3.12, and its users,
    can swallow a cancellation that comes just when the work is done.
    """
    waiting = list(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=0.1)
        waiting = [task for task in waiting if not task.done()]
