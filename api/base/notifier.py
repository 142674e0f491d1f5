"""The notifier: it says that something may have happened at a table, never what. Losing a ring loses nothing."""

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
    """One process: rings reach the watchers of this process."""

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
        """While the service runs."""
        yield

    def notify(self, table: str) -> None:
        """Have its watchers called: soon, and once for all who notify meanwhile. Whom the work that notifies wakes has
        his turn first, so that he who acted can send what he did together with his answer.
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
        """An event that is set at every ring. Clear it, then look: no ring is lost between."""
        notified = asyncio.Event()
        with self.subscribed(table, notified.set):
            yield notified

    @contextmanager
    def subscribed(self, table: str, callback: Callable[[], object], *, idle: bool = False) -> Iterator[None]:
        """`callback` is called after every notification, in a turn of the loop; it raises nothing. `idle`: it is called
        for somebody who reads seldom, and does not keep the table in memory.
        """
        self._watchers.setdefault(table, {})[callback] = not idle
        try:
            yield
        finally:
            self._watchers[table].pop(callback, None)
            if not self._watchers[table]:
                del self._watchers[table]

    def close(self) -> None:
        """The service stops: every watcher wakes and finds the notifier closed."""
        self.closed = True
        for table in self._watchers:
            self.notify(table)

    def wake_all(self) -> None:
        """Wake all who watch: what other processes wrote may have gone unheard."""
        for table in list(self._watchers):
            self.wake(table)

    def wake(self, table: str) -> None:
        """Another process may have written to the table."""
        self.mark_outdated(table)
        Notifier.notify(self, table)

    def watched(self, table: str) -> bool:
        return table in self._watchers

    def read(self, table: str) -> bool:
        """Does anybody read the table all the while?"""
        return any(self._watchers.get(table, {}).values())

    @property
    def watchers(self) -> int:
        """Return the number of those who read all the while, of all tables together."""
        return sum(sum(each.values()) for each in self._watchers.values())


class PollingNotifier(Notifier):
    """One of several processes: whoever watches looks by himself now and then, seldom while rings reach us."""

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
    """Endless works, beside the block."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        await cancel_all(tasks)


async def cancel_all(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancel them until they are. Once is not enough: `asyncio.wait_for` before Python 3.12, and who uses it, can
    swallow a cancellation that comes just when the work is done.
    """
    waiting = list(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=0.1)
        waiting = [task for task in waiting if not task.done()]
