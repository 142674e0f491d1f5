"""Cache of tables in the memory of this process: loading, catching up, rollbacks, eviction.

All of it is a cache of the log. Whatever goes wrong leaves a table outdated or evicted, never wrong.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import datetime

from api.base.logs import log_event
from api.base.notifier import Notifier
from api.storage.heads import Heads, RolledBack
from api.storage.manifest import ManifestWriter
from api.storage.snapshots import verify_chain
from api.storage.workers import Workers
from api.tables.cached_table import FEW, CachedTable
from api.tables.damage import DamagedTable, Damages, damaged
from api.tables.loader import TableLoader, keyring_of, read_new_rows
from api.tables.snapshot_saver import SnapshotSaver
from domain.record.chain import Broken, Tip
from domain.record.codec import REACHING_BACK
from domain.register import Register, Stored, Unavailable
from domain.table import keys
from projections.feeds.loading import take_in

PAUSE = 10.0  # seconds until the register is asked again
_log = logging.getLogger("greffe.service")


class TableCache:
    """Cache of tables: `capacity` of them stay in memory, the others are read again when needed.

    `shared`: other processes write to the register as well. Then the register is asked before each answer whether it
    holds more: notifications make watchers look soon, but no answer depends on their arrival.
    """

    def __init__(
        self,
        register: Register,
        notifier: Notifier,
        manifest: ManifestWriter,
        workers: Workers,
        clock: Callable[[], datetime],
        *,
        shared: bool,
        capacity: int,
    ) -> None:
        self.tables: OrderedDict[str, CachedTable] = OrderedDict()
        self.damages = Damages(capacity)
        self._register = register
        self._notifier = notifier
        self._manifest = manifest
        self._workers = workers
        self._heads = Heads(register, workers.run_io) if shared else None
        self._capacity = capacity
        self.loader = TableLoader(register, workers, self.damages, self._adopt)
        self._checks: set[asyncio.Task[None]] = set()
        self.snapshot_saver = SnapshotSaver(register, workers, self.tables, self.compared, clock)
        notifier.mark_outdated = self.mark_outdated

    async def cached(self, table: str) -> CachedTable:
        """Return the table with all that was in the register when this was called. Raises UnknownTable, DamagedTable,
        Unavailable.
        """
        if held := self.present(table):
            return held
        with suppress(RolledBack):
            return await self.compared(await self._cached_or_loaded(table))
        return await self.compared(await self._cached_or_loaded(table))

    def present(self, table: str) -> CachedTable | None:
        """Return the cached table where the register need not be asked: no other process writes to it."""
        return self.in_memory(table) if self._heads is None else None

    def in_memory(self, table: str) -> CachedTable | None:
        """Return the table if it is in memory and no notification said that the log goes further, else None."""
        cached = self.tables.get(table)
        if cached is None or cached.outdated:
            return None
        self.tables.move_to_end(table)
        return cached

    async def synced_by_notification(self, table: str) -> CachedTable:
        """Return the table with all that notifications announced: enough for callers that wait for notifications.
        Raises UnknownTable, DamagedTable, Unavailable.
        """
        with suppress(RolledBack):
            return await self.refreshed(await self._cached_or_loaded(table))
        return await self.refreshed(await self._cached_or_loaded(table))

    async def refreshed(self, cached: CachedTable) -> CachedTable:
        """Return the cached table after reading what the log holds beyond it, if it is outdated."""
        if cached.outdated:
            async with self.alone(cached):
                if cached.outdated:
                    await self.catch_up(cached)
        return cached

    @asynccontextmanager
    async def alone(self, cached: CachedTable) -> AsyncIterator[None]:
        """Hold the table's writer lock. A caller waits for it no longer than for the register. Raises Unavailable."""
        try:
            async with asyncio.timeout(self._workers.seconds):
                await cached.lock.acquire()
        except TimeoutError as error:
            raise Unavailable("locked", "another request at this table waits for the register") from error
        try:
            yield
        finally:
            cached.lock.release()

    async def catch_up(self, cached: CachedTable) -> None:
        """Read what the log holds beyond the cached table. The caller holds the lock."""
        changes = cached.changes_signalled
        with self.evict_on_damage(cached):
            rows, issued = await self._workers.run_io(read_new_rows, self._register, cached)
        try:
            if issued:
                cached.take_keys(keyring_of(cached.keyring.stream, issued))
            if _is_long(rows):
                feeds = cached.feeds.copy()
                events, head = await self._workers.run_cpu(take_in, feeds, cached.table, cached.tip, rows)
                cached.adopt(feeds, events, head)
            else:
                cached.catch_up(rows)
        except Unavailable:
            raise
        except Exception as error:  # as at loading: whatever rows that are damaged provoke
            found = damaged(cached.table, error, cached.tip.version + 1, cached.holders)
            self._evict_damaged(cached, found)
            raise found from error
        cached.changes_read = changes

    async def confirm(self, cached: CachedTable, version: int) -> None:
        """Make sure that the table is durable up to `version`, and notify its watchers. An event that was only read may
        be of a commit that nobody acknowledged: not durable everywhere yet, and not notified.
        """
        if version > cached.confirmed:
            tip = cached.tip
            with outdated_on_failure(cached):
                await self._register.confirm(cached.table, tip)
            cached.confirmed = max(cached.confirmed, tip.version)
            self.announce_write(cached)

    def mark_outdated(self, table: str) -> None:
        """Mark a table and its branches outdated, as another process may have written to them."""
        self.loader.overtake(table)
        cached = self.tables.get(table)
        if cached is not None:
            cached.mark_outdated()
            for branch in cached.keyring.branches if cached.keyring.stream == keys.stream(table) else ():
                self.mark_outdated(branch)

    def announce_write(self, cached: CachedTable) -> None:
        """Notify the watchers of a table that was written. If the cached table was evicted and loaded again meanwhile,
        the one in memory now is marked outdated, too.
        """
        self.loader.overtake(cached.table)
        present = self.tables.get(cached.table)
        if present is not None and present is not cached:
            present.mark_outdated()
        self._notifier.notify(cached.table)

    def mark_branches_outdated(self, cached: CachedTable) -> None:
        """Mark the branches of a table outdated and notify their watchers: its tokens, which changed, are theirs as
        well.
        """
        for branch in cached.keyring.branches:
            self.mark_outdated(branch)
            self._notifier.notify(branch)

    @contextmanager
    def evict_on_damage(self, cached: CachedTable) -> Iterator[None]:
        """Evict tables when the register reports more than a failure of this request: a rollback, or damage."""
        try:
            yield
        except RolledBack:
            self._evict_all(cached)
            raise
        except Unavailable as failure:
            if failure.cause != "damaged":
                raise
            found = damaged(cached.table, failure, cached.tip.version, cached.holders)
            self._evict_damaged(cached, found)
            raise found from failure

    async def compared(self, cached: CachedTable) -> CachedTable:
        """Return the cached table with all that was in the register when this was called. Raises RolledBack,
        DamagedTable, Unavailable.
        """
        if self._heads:
            with self.evict_on_damage(cached):
                events, issued = await self._heads.read(
                    cached.table, cached.tip, cached.keyring.stream, cached.keyring.tip
                )
            if events.version > cached.tip.version or issued.version > cached.keyring.tip.version:
                cached.mark_outdated()
        return await self.refreshed(cached)

    async def _cached_or_loaded(self, table: str) -> CachedTable:
        cached = self.tables.get(table)
        if cached is None:
            cached = await self.loader.load(table)
            self._forget_idle()
            return cached
        self.tables.move_to_end(table)
        return cached

    def _evict_all(self, cached: CachedTable) -> None:
        """Evict every table: the register was rolled back, so nothing in memory can be relied upon. The log is the
        truth.
        """
        if cached.generation != self.loader.generation:
            return  # of a memory that was thrown away already
        self.loader.generation += 1
        log_event(_log, "register behind", logging.WARNING, tables=len(self.tables), times=self.loader.generation)
        self.tables.clear()
        self._manifest.record_deletion()
        self._notifier.wake_all()

    def _evict_damaged(self, cached: CachedTable, found: DamagedTable) -> None:
        self.damages.remember(found)
        if self.tables.get(cached.table) is cached:
            del self.tables[cached.table]

    def _adopt(self, cached: CachedTable) -> CachedTable:
        """Return the table that is in memory from now on: this one, or one that was adopted before. Begin to save it if
        it was read from a long log, or to check the events before its snapshot if it was read from that.
        """
        held = self.tables.setdefault(cached.table, cached)
        if held is not cached:
            return held
        if cached.unchecked is None:
            self.snapshot_saver.save_if_long(cached)
        else:
            work = asyncio.create_task(self._check(cached, cached.unchecked))
            self._checks.add(work)
            work.add_done_callback(self._checks.discard)
        return cached

    async def _check(self, cached: CachedTable, upto: Tip) -> None:
        """Check the events before a snapshot, which were not read. If they are not sound, evict the damaged table."""
        while self.tables.get(cached.table) is cached:
            try:
                await self._workers.load(verify_chain, self._register, cached.table, upto)
            except (Broken, Unavailable) as error:
                if isinstance(error, Unavailable) and error.cause != "damaged":
                    await asyncio.sleep(PAUSE)
                    continue
                self.loader.distrust(cached.table)
                self._evict_damaged(cached, damaged(cached.table, error, 0, cached.holders))
                self._notifier.notify(cached.table)
            else:
                cached.unchecked = None
                return

    def _forget_idle(self) -> None:
        """Evict tables beyond `capacity` that nobody watches or writes, longest unused first."""
        for table in list(self.tables):
            if len(self.tables) <= self._capacity:
                return
            if not self._notifier.read(table) and self.tables[table].lock.free:
                del self.tables[table]


@contextmanager
def outdated_on_failure(cached: CachedTable) -> Iterator[None]:
    """Mark the cached table outdated if anything goes wrong, cancellation included: the log may hold more by then."""
    try:
        yield
    except BaseException:
        cached.mark_outdated()
        raise


def _is_long(rows: Sequence[Stored]) -> bool:
    """Return whether taking these rows in may take long: they are many, or one of them reaches back."""
    return len(rows) > FEW or any(row.topic in REACHING_BACK for row in rows)
