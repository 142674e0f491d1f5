"""The spectators' delay: the one place that says how far anybody's reading of a table goes.

A table may be opened so that its spectators read late. Such a seat is given feeds of its own that hold nothing but what
it may know by now; every answer is made of these. They are told once for all seats that are equally late, and brought
further when somebody asks. At the end of the table nobody is late any more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime

from api.storage.workers import RunInThread
from api.tables.cache import TableCache
from api.tables.cached_table import FEW, CachedTable, DelayedReading, TableReading
from domain.base.events import Event
from domain.game.game import nobody_away
from domain.record.contests import FLAGS
from projections.feeds.frames import Feeds
from projections.feeds.loading import UnknownTable
from projections.snapshots.delay import Due, due, going_on, upto


class SpectatorDelay:
    """`clock`: that of the events."""

    def __init__(self, memory: TableCache, run_cpu: RunInThread, clock: Callable[[], datetime]) -> None:
        self._memory = memory
        self._run_cpu = run_cpu
        self._clock = clock

    def undelayed(self, cached: CachedTable, seat: str) -> bool:
        """Does the seat read whatever there is, as soon as it is there?"""
        table = cached.feeds.history.state.table
        return table.delay is None or not table.is_delayed(seat)

    def current(self, cached: CachedTable, seat: str) -> TableReading | None:
        """The table as the seat reads it now, None if that is late."""
        if not self.undelayed(cached, seat):
            return None
        if cached.delayed and cached.feeds.state.table.status == "ended":
            cached.delayed.clear()
        return cached

    async def reading(self, cached: CachedTable, seat: str) -> TableReading:
        """The table as the seat reads it now. Raises Unavailable, DamagedTable."""
        found = self.current(cached, seat)
        if found is not None:
            return found
        async with cached.advancing:
            return await self._advanced(cached, seat)

    async def knows(self, cached: CachedTable, seat: str) -> bool:
        """Does the seat know by now that there is such a table? A branch is there for whoever reads late, or is away,
        once he has read of its origin what came after it was begun: so it tells him nothing early. Raises Unavailable,
        DamagedTable.
        """
        origin = _announcing_origin(cached, seat)
        if origin is None:
            return True
        with suppress(UnknownTable):
            reading = await self.reading(await self._memory.cached(origin), seat)
            return cached.table in reading.branches(seat)
        return False

    def known(self, table: str, token_hash: str) -> str | None:
        """The seat for which this token speaks, as far as memory tells without any work; None alike for a table of
        which it does not know yet.
        """
        seat = self._memory.known(table, token_hash)
        if seat is None or (origin := _announcing_origin(self._memory.tables[table], seat)) is None:
            return seat
        whole = self._memory.tables.get(origin)
        delayed = whole is not None and whole.feeds.state.table.is_delayed(seat)
        reading = whole.delayed.get(seat) if whole is not None and delayed else whole
        return seat if reading is not None and table in reading.branches(seat) else None

    def seconds(self, until: datetime) -> float:
        """Return the seconds until then, by the service's clock."""
        return max((until - self._clock()).total_seconds(), 0.0)

    async def _advanced(self, cached: CachedTable, seat: str) -> DelayedReading:
        """Return the reading of the seat, brought as far as it may go."""
        with self._memory.evict_on_damage(cached):
            found, bound = cached.delayed.get(seat), await self._due(cached, seat)
            if found is None:
                found = await self._begin_reading(cached, bound.version)
            elif found.feeds.history.version < bound.version:
                found = await self._advance_reading(cached, found, bound.version)
        found.next = bound.next
        cached.delayed[seat] = found
        return found

    async def _due(self, cached: CachedTable, seat: str) -> Due:
        """Beside the event loop where the events lie in the register still."""
        feeds, found = cached.feeds, cached.delayed.get(seat)
        read = found.feeds.history.version if found else 1
        if feeds.history.raw.in_memory(read, feeds.history.version):
            return due(feeds, seat, self._clock())
        bound: Due = await self._run_cpu(due, feeds.copy(), seat, self._clock())
        return bound

    async def _begin_reading(self, cached: CachedTable, version: int) -> DelayedReading:
        """A reading up to that version: with the feeds of another who is as late, or feeds that are told for it."""
        for other in cached.delayed.values():
            if other.feeds.history.version == version:
                return DelayedReading(cached.table, other.feeds, cached)
        return DelayedReading(cached.table, await self._run_cpu(upto, cached.feeds.copy(), version), cached)

    async def _advance_reading(self, cached: CachedTable, found: DelayedReading, version: int) -> DelayedReading:
        """The reading with all events up to that version. Those who share its feeds come along if they may."""
        sharing = {seat: each for seat, each in cached.delayed.items() if each.feeds is found.feeds}
        bounds = [await self._due(cached, seat) for seat in sharing]
        if any(bound.version < version for bound in bounds):
            same = (each for each in cached.delayed.values() if each.feeds.history.version == version)
            other = next(same, None)
            feeds = other.feeds if other else await self._advance_feeds(cached, found.feeds.copy(), version)
            sharing = {}
        else:
            feeds = await self._advance_feeds(cached, found.feeds, version)
        for each in (found, *sharing.values()):
            each.feeds = feeds
            each.advanced()
        return found

    async def _advance_feeds(self, cached: CachedTable, feeds: Feeds, version: int) -> Feeds:
        """These feeds, or a copy in their place, up to that version."""
        raw, known = cached.feeds.history.raw, feeds.history.version
        if raw.in_memory(known + 1, version) and not _is_long(events := raw[known:version]):
            return going_on(feeds, events)
        advanced: Feeds = await self._run_cpu(_further, feeds.copy(), cached.feeds.copy(), version)
        return advanced


def _further(feeds: Feeds, whole: Feeds, version: int) -> Feeds:
    return going_on(feeds, whole.history.raw[feeds.history.version : version])


def _is_long(events: Sequence[Event]) -> bool:
    """May it take long to tell them: are they many, or is there a correction among them?"""
    return len(events) > FEW or any(type(event.command) in FLAGS for event in events)


def _announcing_origin(cached: CachedTable, seat: str) -> str | None:
    """The origin by which alone the seat learns that there is this branch; None: it knows of the table at once."""
    table = cached.feeds.state.table
    if table.origin is None:
        return None
    role, leaves = table.role(seat), cached.feeds.game.away is not nobody_away
    watches = table.delay is not None and role == "spectator"
    return table.origin.table if watches or (leaves and role not in ("gm", "host")) else None
