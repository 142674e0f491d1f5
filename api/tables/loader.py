"""Loading of tables from the register, beside the event loop, each once however many ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from api.storage.workers import Workers
from api.tables.cached_table import CachedTable, load_table
from api.tables.damage import DamagedTable, Damages
from domain.register import Register, Unavailable
from projections.feeds.loading import UnknownTable


class TableLoader:
    """`generation`: what was read while it rose is read again, for the register went back meanwhile. `adopt` takes a
    table that was read, and returns the one that is held from then on.
    """

    def __init__(
        self,
        register: Register,
        workers: Workers,
        damages: Damages,
        adopt: Callable[[CachedTable], CachedTable],
    ) -> None:
        self.generation = 0
        self._register = register
        self._workers = workers
        self._damages = damages
        self._adopt = adopt
        self._loading: dict[str, asyncio.Task[CachedTable]] = {}
        self._overtaken: set[str] = set()  # tables that were written while they were read
        self._distrusted: set[str] = set()  # tables whose saved state went on from a log that is not sound

    async def load(self, table: str) -> CachedTable:
        """Read a table. No other stream of the register passes for one. Raises UnknownTable, DamagedTable, Unavailable.

        Who waits loses patience before the reading ends: it goes on, and finds the table for whoever asks next.
        """
        if not (table.isascii() and table.replace("-", "", 1).isalnum()):  # the hyphen after a cell
            raise UnknownTable(table)
        if found := self._damages.known(table):
            raise found
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._read(table))
            task.add_done_callback(_retrieve_exception)
            self._loading[table] = task
        try:
            async with asyncio.timeout(self._workers.seconds):
                return await asyncio.shield(task)
        except TimeoutError as error:
            raise Unavailable("unreachable", f"not read within {self._workers.seconds} seconds") from error
        finally:
            del task  # as in `Workers`: what it raised holds this frame

    def overtake(self, table: str) -> None:
        """Note that the table was written: what is being read of it now is outdated."""
        if table in self._loading:
            self._overtaken.add(table)

    def distrust(self, table: str) -> None:
        """Read the table without its snapshot from now on."""
        self._distrusted.add(table)

    async def _read(self, table: str) -> CachedTable:
        try:
            while True:
                generation = self.generation
                cached: CachedTable = await self._workers.load(self._load_table, table)
                if generation == self.generation:
                    break
            cached.generation = generation
            if table in self._overtaken:
                cached.mark_outdated()
            self._damages.mended(table)
            return self._adopt(cached)
        except DamagedTable as found:
            self._damages.remember(found)
            raise
        finally:
            self._overtaken.discard(table)
            del self._loading[table]

    def _load_table(self, table: str) -> CachedTable:
        return load_table(self._register, table, trusting=table not in self._distrusted)


def _retrieve_exception(task: asyncio.Task[CachedTable]) -> None:
    """Retrieve the exception of a task, which was told to whoever waited, if anybody did."""
    if not task.cancelled():
        task.exception()
