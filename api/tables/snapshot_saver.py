"""When the state of a table is saved: best effort, beside the event loop, and in nobody's way.

After a long reading of its log; and when it has gone on for a while, as soon as it is quiet, or at last when that was
long.
"""

from __future__ import annotations

import asyncio
import logging

from api.base.logs import log_event
from api.storage.snapshots import keep_snapshot, pack_snapshot
from api.storage.workers import RunInThread
from api.tables.cached_table import CachedTable
from domain.register import Register, Unavailable

LONG = 256  # events of a table whose log is not read quickly anyway
SOME = 128  # events more than were saved, before which no more is done
MANY = 1024  # events more, after which it is saved however busy the table is
QUIET = 10.0  # seconds without an event
_log = logging.getLogger("greffe.saved")


class SnapshotSaver:
    """Saves states of tables, each once at a time."""

    def __init__(self, register: Register, run_cpu: RunInThread, run_io: RunInThread) -> None:
        self._register = register
        self._run_cpu = run_cpu
        self._run_io = run_io
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._works: set[asyncio.Task[None]] = set()

    def advanced(self, cached: CachedTable) -> None:
        """It has one more event."""
        if cached.table not in self._waiting and _is_worth_saving(cached):
            self._wait(cached)

    def save(self, cached: CachedTable) -> None:
        """Begin to save what is not saved, if that is worth it."""
        if _is_worth_saving(cached):
            cached.saved = cached.tip.version
            work = asyncio.create_task(self._save(cached))
            self._works.add(work)
            work.add_done_callback(self._works.discard)

    async def finished(self) -> None:
        """Wait until all that is being saved has been."""
        await asyncio.gather(*self._works, return_exceptions=True)

    def _wait(self, cached: CachedTable) -> None:
        reached = cached.tip.version

        def check_idle() -> None:
            del self._waiting[cached.table]
            if cached.tip.version == reached or cached.tip.version - cached.saved >= MANY:
                self.save(cached)
            else:
                self._wait(cached)

        self._waiting[cached.table] = asyncio.get_running_loop().call_later(QUIET, check_idle)

    async def _save(self, cached: CachedTable) -> None:
        feeds, tip, done = cached.feeds.copy(), cached.tip, cached.done.copy()
        try:
            saved = await self._run_cpu(pack_snapshot, cached.table, feeds, tip, done)
            await self._run_io(keep_snapshot, self._register, cached.table, feeds, tip, saved)
        except Unavailable as failure:
            log_event(_log, "state not saved", cause=failure.cause)


def _is_worth_saving(cached: CachedTable) -> bool:
    version = cached.feeds.history.version
    return version >= LONG and version - cached.saved >= SOME
