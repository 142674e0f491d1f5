"""The tables in the memory of this process: loading, catching up, going back, giving up.

All of it is a cache of the log. Whatever goes wrong leaves a table stale or forgotten, never wrong.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TypeGuard

from api.base.logs import log_event
from api.base.notifier import Notifier
from api.storage.heads import Heads, RolledBack
from api.storage.manifest import ManifestWriter
from api.storage.snapshots import verify_chain
from api.storage.workers import RunInThread
from api.tables.cached_table import CachedTable, TableReading, is_long, keyring_of, load_table, read_new_rows
from api.tables.damage import DamagedTable, Damages, damaged
from api.tables.snapshot_saver import SnapshotSaver
from domain.record.chain import Broken, Tip
from domain.register import Register, Unavailable
from domain.table import keys
from projections.feeds.loading import UnknownTable, take_in

PAUSE = 10.0  # seconds until the register is asked again
_log = logging.getLogger("greffe.service")


class TableCache:
    """`capacity` tables stay; the others are read again when needed. `seconds`: how long anybody waits for another.

    `shared`: other processes write to the register as well. Then whatever is asked for, the register is asked first
    whether it went further: rings make watchers look soon, but no answer depends on their arrival.
    """

    def __init__(
        self,
        register: Register,
        notifier: Notifier,
        manifest: ManifestWriter,
        run_io: RunInThread,
        run_cpu: RunInThread,
        run_load: RunInThread,
        *,
        shared: bool,
        capacity: int,
        seconds: float,
    ) -> None:
        self.tables: OrderedDict[str, CachedTable] = OrderedDict()
        self.generation = 0  # how often the register was found behind the memory, and all was thrown away
        self.damages = Damages(capacity)
        self._register = register
        self._notifier = notifier
        self._manifest = manifest
        self._run_io = run_io
        self._run_cpu = run_cpu
        self._run_load = run_load
        self._heads = Heads(register, run_io) if shared else None
        self._capacity = capacity
        self._seconds = seconds
        self._loading: dict[str, asyncio.Task[CachedTable]] = {}
        self._overtaken: set[str] = set()  # tables that were written while they were read
        self._distrusted: set[str] = set()  # tables whose saved state went on from a log that is not sound
        self._checks: set[asyncio.Task[None]] = set()
        self.snapshot_saver = SnapshotSaver(register, run_cpu, run_io)
        notifier.mark_outdated = self.mark_outdated

    async def cached(self, table: str) -> CachedTable:
        """The table with all that was in the register when this was called. Raises UnknownTable, DamagedTable,
        Unavailable.
        """
        if held := self.present(table):
            return held
        with suppress(RolledBack):
            return await self._compared(table)
        return await self._compared(table)

    def present(self, table: str) -> CachedTable | None:
        """Return the cached table where the register need not be asked: no other process writes to it."""
        return self.in_memory(table) if self._heads is None else None

    def holds(self, cached: TableReading) -> TypeGuard[CachedTable]:
        """Return whether this is the table in memory, and nothing has said that the log goes further."""
        held = self.tables.get(cached.table)
        return held is cached and held.changes_read >= held.changes_signalled

    def in_memory(self, table: str) -> CachedTable | None:
        """The table, if it is in memory and nothing told that the log goes further."""
        cached = self.tables.get(table)
        if cached is None or cached.outdated:
            return None
        self.tables.move_to_end(table)
        return cached

    async def synced_by_notification(self, table: str) -> CachedTable:
        """The table as new as notifications told: enough for whoever waits for them. Raises UnknownTable,
        DamagedTable, Unavailable.
        """
        with suppress(RolledBack):
            return await self.refreshed(await self._cached_or_loaded(table))
        return await self.refreshed(await self._cached_or_loaded(table))

    async def seat_of(self, table: str, token_hash: str) -> tuple[CachedTable, str] | None:
        """The table and the seat for which this token speaks; None alike for a wrong token and for no table."""
        try:
            cached = await self.cached(table)
        except UnknownTable:
            return None
        except DamagedTable as found:
            if token_hash in found.holders:
                raise
            return None
        seat = cached.seat_of(token_hash)
        return None if seat is None else (cached, seat)

    def known(self, table: str, token_hash: str) -> str | None:
        """The seat for which this token speaks, as far as memory tells without any work."""
        cached = self.tables.get(table)
        return cached.seat_of(token_hash) if cached else None

    async def refreshed(self, cached: CachedTable) -> CachedTable:
        """Read what the log holds beyond the cached table, where that is in doubt."""
        if cached.outdated:
            async with self.alone(cached):
                if cached.outdated:
                    await self.catch_up(cached)
        return cached

    @asynccontextmanager
    async def alone(self, cached: CachedTable) -> AsyncIterator[None]:
        """Hold the table's writer lock. Others may have to wait for the register, not for ever. Raises Unavailable."""
        try:
            async with asyncio.timeout(self._seconds):
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
            rows, issued = await self._run_io(read_new_rows, self._register, cached)
        try:
            if issued:
                cached.take_keys(keyring_of(cached.keyring.stream, issued))
            if is_long(rows):
                feeds = cached.feeds.copy()
                events, head = await self._run_cpu(take_in, feeds, cached.table, cached.tip, rows)
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
        """An event that was only read may be of a commit that nobody acknowledged: not everywhere yet, and unrung."""
        if version > cached.confirmed:
            tip = cached.tip
            with outdated_on_failure(cached):
                await self._register.confirm(cached.table, tip)
            cached.confirmed = max(cached.confirmed, tip.version)
            self.announce_write(cached)

    def mark_outdated(self, table: str) -> None:
        """Another process may have written to the table."""
        if table in self._loading:
            self._overtaken.add(table)
        cached = self.tables.get(table)
        if cached is not None:
            cached.mark_outdated()
            for branch in cached.keyring.branches if cached.keyring.stream == keys.stream(table) else ():
                self.mark_outdated(branch)

    def announce_write(self, cached: CachedTable) -> None:
        """It was written: tell whoever watches, and save it by and by. A cached table that was forgotten meanwhile and
        read again must look again, too.
        """
        if cached.table in self._loading:
            self._overtaken.add(cached.table)
        present = self.tables.get(cached.table)
        if present is not None and present is not cached:
            present.mark_outdated()
        self._notifier.notify(cached.table)
        self.snapshot_saver.advanced(cached)

    def mark_branches_outdated(self, cached: CachedTable) -> None:
        """Its tokens were changed: they speak in its branches, too."""
        for branch in cached.keyring.branches:
            self.mark_outdated(branch)
            self._notifier.notify(branch)

    def forget(self, cached: CachedTable) -> None:
        """It is in the register no more."""
        self.tables.pop(cached.table, None)
        cached.mark_outdated()

    @contextmanager
    def evict_on_damage(self, cached: CachedTable) -> Iterator[None]:
        """Evict tables when the register says something about more than this request: that it was rolled
        back, or is damaged.
        """
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

    async def _compared(self, table: str) -> CachedTable:
        cached = await self._cached_or_loaded(table)
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
            return await self._load(table)
        self.tables.move_to_end(table)
        return cached

    def _evict_all(self, cached: CachedTable) -> None:
        """The register went back: nothing that is remembered can be relied upon. The log is the truth, as ever."""
        if cached.generation != self.generation:
            return  # of a memory that was thrown away already
        self.generation += 1
        log_event(_log, "register behind", logging.WARNING, tables=len(self.tables), times=self.generation)
        self.tables.clear()
        self._manifest.record_deletion()
        self._notifier.wake_all()

    def _evict_damaged(self, cached: CachedTable, found: DamagedTable) -> None:
        self.damages.remember(found)
        if self.tables.get(cached.table) is cached:
            del self.tables[cached.table]

    async def _load(self, table: str) -> CachedTable:
        """Read a table once, however many ask for it. No other stream of the register passes for a table.

        Who waits loses patience before the reading ends: it goes on, and finds the table for whoever asks next.
        """
        if not (table.isascii() and table.isalnum()):
            raise UnknownTable(table)
        if found := self.damages.known(table):
            raise found
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._read(table))
            task.add_done_callback(_retrieve_exception)
            self._loading[table] = task
        try:
            async with asyncio.timeout(self._seconds):
                cached = await asyncio.shield(task)
        except TimeoutError as error:
            raise Unavailable("unreachable", f"not read within {self._seconds} seconds") from error
        finally:
            del task  # as in `Workers`: what it raised holds this frame
        self._forget_idle()
        return cached

    async def _read(self, table: str) -> CachedTable:
        try:
            while True:
                generation = self.generation
                cached: CachedTable = await self._run_load(self._load_table, table)
                if generation == self.generation:
                    break
            cached.generation = generation
            if table in self._overtaken:
                cached.mark_outdated()
            self.damages.mended(table)
            held = self.tables.setdefault(table, cached)
            if held is cached:
                self._loaded(cached)
            return held
        except DamagedTable as found:
            self.damages.remember(found)
            raise
        finally:
            self._overtaken.discard(table)
            del self._loading[table]

    def _load_table(self, table: str) -> CachedTable:
        return load_table(self._register, table, trusting=table not in self._distrusted)

    def _loaded(self, cached: CachedTable) -> None:
        """Finish loading a table, beside whoever waited for it."""
        if cached.unchecked is None:
            self.snapshot_saver.save(cached)
            return
        work = asyncio.create_task(self._check(cached, cached.unchecked))
        self._checks.add(work)
        work.add_done_callback(self._checks.discard)

    async def _check(self, cached: CachedTable, upto: Tip) -> None:
        """The events before a saved state, which were not read. Where they are not sound, the table is damaged."""
        while self.tables.get(cached.table) is cached:
            try:
                await self._run_load(verify_chain, self._register, cached.table, upto)
            except (Broken, Unavailable) as error:
                if isinstance(error, Unavailable) and error.cause != "damaged":
                    await asyncio.sleep(PAUSE)
                    continue
                self._distrusted.add(cached.table)
                self._evict_damaged(cached, damaged(cached.table, error, 0, cached.holders))
                self._notifier.notify(cached.table)
            else:
                cached.unchecked = None
                return

    def _forget_idle(self) -> None:
        """Beyond `capacity`, tables that nobody watches or writes leave the memory, longest unused first."""
        for table in list(self.tables):
            if len(self.tables) <= self._capacity:
                return
            if not self._notifier.read(table) and self.tables[table].lock.free:
                self.snapshot_saver.save(self.tables.pop(table))


@contextmanager
def outdated_on_failure(cached: CachedTable) -> Iterator[None]:
    """Whatever went wrong, cancellation included, the log may hold more than the cached table now."""
    try:
        yield
    except BaseException:
        cached.mark_outdated()
        raise


def _retrieve_exception(task: asyncio.Task[CachedTable]) -> None:
    """Retrieve the exception of a task, which was told to whoever waited, if anybody did."""
    if not task.cancelled():
        task.exception()
