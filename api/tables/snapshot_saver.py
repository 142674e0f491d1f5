"""Saver of snapshots: saves the states of tables and lets their past leave the memory, best effort, beside the event
loop.

Every table in memory has its turn at fixed times of the clock, whether anything happened there or not: what it holds,
and so how long it takes to look back, depends on the clock alone and shows no seat that there are events which it does
not see. After its turn a table holds no more than one that was opened from its snapshot; what is missing is read when
it is asked for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from datetime import datetime
from typing import Any
from zlib import crc32

import msgspec

from api.base.logs import log_event
from api.storage.heads import RolledBack
from api.storage.snapshots import keep_snapshot, open_snapshot, pack_snapshot
from api.storage.workers import Workers
from api.tables.cached_table import CachedTable
from api.tables.damage import DamagedTable
from domain.record.chain import Broken
from domain.record.codec import UnknownTopic
from domain.register import Register, Unavailable

LONG = 256  # events of a table whose log is not read quickly anyway: it is saved as soon as it was read
PERIOD = 900  # seconds from one turn of a table to the next
PAUSE = 1.0  # seconds until it is looked again whose turn it is
_log = logging.getLogger("greffe.saved")


Compare = Callable[[CachedTable], Awaitable[CachedTable]]
"""Brings a table to where its log is. Raises RolledBack, DamagedTable, Unavailable."""


class SnapshotSaver:
    """A saver of snapshots of the tables in memory. `clock`: that of the events."""

    def __init__(
        self,
        register: Register,
        workers: Workers,
        tables: Mapping[str, CachedTable],
        compare: Compare,
        clock: Callable[[], datetime],
    ) -> None:
        self._register = register
        self._workers = workers
        self._tables = tables
        self._compare = compare
        self._clock = clock
        self._works: set[asyncio.Task[None]] = set()

    def save_if_long(self, cached: CachedTable) -> None:
        """Begin to save a table that was read from its log, if the log has at least `LONG` events."""
        if cached.tip.version >= LONG:
            self._begin(self._save(cached))

    async def sweep_repeatedly(self) -> None:
        """Sweep for ever."""
        upto = self._clock()
        while True:
            await asyncio.sleep(PAUSE)
            after, upto = upto, self._clock()
            self.sweep(after, upto)

    def sweep(self, after: datetime, upto: datetime) -> None:
        """Begin to save and condense those tables whose turn came between these times."""
        for cached in self._tables.values():
            if has_turn(cached.table, after, upto):
                self._begin(self._condense(cached))

    async def finished(self) -> None:
        """Wait until all that was begun is done."""
        await asyncio.gather(*self._works, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._tried(work))
        self._works.add(task)
        task.add_done_callback(self._works.discard)

    async def _tried(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (RolledBack, DamagedTable, Unavailable, Broken, UnknownTopic, msgspec.DecodeError) as error:
            log_event(_log, "state not saved", error=type(error).__name__)

    async def _save(self, cached: CachedTable) -> None:
        feeds, tip, done = cached.feeds.copy(), cached.tip, cached.done.copy()
        saved = await self._workers.run_cpu(pack_snapshot, cached.table, feeds, tip, done)
        await self._workers.run_io(keep_snapshot, self._register, cached.table, feeds, tip, saved)

    async def _condense(self, cached: CachedTable) -> None:
        """Condense the table to its snapshot and the events after it, if it holds no more events than these."""
        await self._compare(cached)
        if cached.tip.version != cached.saved:
            await self._save(cached)
        async with cached.lock:
            opened = await self._workers.load(open_snapshot, self._register, cached.table)
            if opened is None:
                cached.forget_saved()
            elif opened.tip == cached.tip:
                cached.condense(opened.feeds, opened.unchecked.version)


def has_turn(table: str, after: datetime, upto: datetime) -> bool:
    """Return whether a turn of the table lies after the one time, up to the other. Turns of tables are spread over
    `PERIOD`.
    """
    offset = crc32(table.encode()) % PERIOD
    return (after.timestamp() - offset) // PERIOD < (upto.timestamp() - offset) // PERIOD
