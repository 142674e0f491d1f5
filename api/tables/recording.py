"""Recording of events: decide in a table's turn, make durable, take in, notify the watchers; each request once.

An accepted command is in the register before its answer leaves. When another process was first, the cached table
catches up and decides again. Whatever fails on the way leaves it outdated, never wrong: the log is the truth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import perf_counter

from msgspec.structs import replace

from api.base.metrics import Metrics
from api.storage.commits import Commits
from api.storage.idempotency import IdempotencyKey, KeyReused
from api.storage.manifest import ManifestWriter
from api.tables.branches import began_branch
from api.tables.cache import TableCache, outdated_on_failure
from api.tables.cached_table import CachedTable
from api.tables.origins import Deciding
from domain.base.events import Event
from domain.register import Conflict, Stored
from projections.feeds.frames import Feeds
from projections.feeds.loading import sealed


class Recorder:
    """Writes the next events of tables."""

    def __init__(self, memory: TableCache, writing: Commits, manifest: ManifestWriter, metrics: Metrics) -> None:
        self._memory = memory
        self._writing = writing
        self._manifest = manifest
        self._metrics = metrics

    async def record(self, cached: CachedTable, idempotency: IdempotencyKey, deciding: Deciding) -> int:
        """Record what is decided, once for a request; return the version of the last event. If the caller goes away
        before anything is sent, nothing is recorded; after that it is finished. Raises Refused, KeyReused, Unavailable.
        """
        until = self._writing.deadline()
        while True:
            if cached.lock.free and not cached.outdated and not _is_used(cached, idempotency.key):
                cached.lock.acquire_now()
            else:
                done = await self._writing.within_deadline(self._waited(cached, idempotency), until)
                if done is not None:
                    return done
            try:
                return await self._send(cached, idempotency, deciding, until)
            except Conflict:
                self._metrics.conflicts.inc()

    async def _waited(self, cached: CachedTable, idempotency: IdempotencyKey) -> int | None:
        """Wait for the turn, and read what the log holds more. Return the version that this key led to before, if any:
        then the lock is released again.
        """
        await cached.lock.acquire()
        try:
            known = await self._known(cached, idempotency)
        except BaseException:
            cached.lock.release()
            raise
        if known is not None:
            cached.lock.release()
        return known

    async def _known(self, cached: CachedTable, idempotency: IdempotencyKey) -> int | None:
        """Return the version that this key led to before, after making sure that it is durable; None if there is none.
        Raises KeyReused.
        """
        while True:
            if cached.outdated:
                await self._memory.catch_up(cached)
            known = cached.done.get(idempotency.key) if idempotency.key else None
            if known is None:
                if began_branch(cached, idempotency.key):
                    raise KeyReused
                return None
            version, mark = known
            if mark != idempotency.mark:
                raise KeyReused
            with suppress(Conflict):  # it is gone: look again
                await self._memory.confirm(cached, version)
                idempotency.repeated = True
                return version

    def _send(
        self, cached: CachedTable, idempotency: IdempotencyKey, deciding: Deciding, until: float
    ) -> asyncio.Future[int]:
        """Decide on the present state and send what is to be recorded to the register, while this request holds the
        lock. The lock is released with the commit, whether or not the caller still waits for it, or here, if nothing is
        sent; only then does anybody see anything.
        """
        try:
            return self._decide_and_send(cached, idempotency, deciding, until)
        except BaseException:
            cached.lock.release()
            raise

    def _decide_and_send(
        self, cached: CachedTable, idempotency: IdempotencyKey, deciding: Deciding, until: float
    ) -> asyncio.Future[int]:
        events = keyed(deciding(), idempotency)
        game, head = cached.feeds.game, cached.head
        rows: list[Stored] = []
        taken: list[tuple[Event, str]] = []
        for event in events:
            row, head = sealed(game, cached.table, event, head)
            rows.append(row)
            taken.append((event, head))
        began = perf_counter()

        def committed(error: Exception | None) -> int:
            self._take(cached, taken, error)
            self._metrics.appended(game.name, perf_counter() - began, len(rows))
            return events[-1].version

        return self._writing.send(rows, committed, until)

    def _take(self, cached: CachedTable, taken: Sequence[tuple[Event, str]], error: Exception | None) -> None:
        """Take in the events that were committed and release the lock, or mark the table outdated if the commit failed:
        then the log may hold more than the cached table. Raises what went wrong.
        """
        was = cached.feeds.state.table.status
        try:
            if error is not None:
                with self._memory.evict_on_damage(cached):
                    raise error
            for event, head in taken:
                cached.take(event, head)
        except BaseException:
            cached.mark_outdated()
            raise
        finally:
            cached.lock.release()
        for event, _ in taken:
            self._recorded(cached, event)
        if cached.feeds.state.table.status == "ended" != was:
            self._manifest.record_end(cached.table, cached.tip)
        self._memory.announce_write(cached)

    def _recorded(self, cached: CachedTable, event: Event) -> None:
        """Note how far the table is durable, and its head for the manifest."""
        cached.confirmed = event.version
        self._manifest.record_head(cached.table, cached.tip)

    async def record_beside(
        self, cached: CachedTable, idempotency: IdempotencyKey, taking: Callable[[Feeds], Awaitable[list[Event]]]
    ) -> int:
        """Record what a copy of the feeds takes in. Until it is durable it is only a copy, which can be dropped if the
        caller gives up: meanwhile readers get the record as it was, afterwards all of what it became. Return the
        version of the last event.
        """
        async with cached.lock:
            while True:
                known = await self._known(cached, idempotency)
                if known is not None:
                    return known
                feeds, head, was = cached.feeds.copy(), cached.head, cached.feeds.state.table.status
                events = await taking(feeds)
                rows: list[Stored] = []
                for event in events:
                    row, head = sealed(feeds.game, cached.table, event, head)
                    rows.append(row)
                try:
                    with outdated_on_failure(cached):
                        began = perf_counter()
                        with self._memory.evict_on_damage(cached):
                            await self._writing.commit(rows)
                        cached.adopt(feeds, events, head)
                        self._metrics.appended(feeds.game.name, perf_counter() - began, len(rows))
                except Conflict:
                    self._metrics.conflicts.inc()
                    continue
                self._recorded(cached, events[-1])
                if feeds.state.table.status == "ended" != was:
                    self._manifest.record_end(cached.table, cached.tip)
                break
        self._memory.announce_write(cached)
        return events[-1].version


def _is_used(cached: CachedTable, key: str) -> bool:
    """Return whether a request came under this idempotency key before, as far as the cached table knows."""
    return key in cached.done or began_branch(cached, key)


def keyed(events: list[Event], idempotency: IdempotencyKey) -> list[Event]:
    """Put the idempotency key of a request on the last of its events."""
    if idempotency.key:
        events[-1] = replace(events[-1], key=idempotency.key, mark=idempotency.mark)
    return events
