"""The spectators' delay: the one place that decides how far a seat may read a table.

A table may be opened so that its spectators read late. Such a seat is given feeds of its own that hold nothing but what
it may know by now; every answer is made of these. They are cut from those of the table when the seat asks, and nothing
is folded for it. At the end of the table no seat is late any more.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime

from api.storage.workers import RunInThread
from api.tables.cache import TableCache
from api.tables.cached_table import CachedTable, DelayedReading, TableReading
from domain.game.game import nobody_away
from projections.feeds.frames import Feeds
from projections.feeds.loading import UnknownTable
from projections.feeds.views import in_memory
from projections.snapshots.delay import Due, due, upto


class SpectatorDelay:
    """Finds out how far a seat may read a table. `clock`: that of the events."""

    def __init__(self, memory: TableCache, run_cpu: RunInThread, clock: Callable[[], datetime]) -> None:
        self._memory = memory
        self._run_cpu = run_cpu
        self._clock = clock

    def undelayed(self, cached: CachedTable, seat: str) -> bool:
        """Return whether the seat may read every event as soon as it is recorded."""
        table = cached.feeds.history.state.table
        return table.delay is None or not table.is_delayed(seat)

    def current(self, cached: CachedTable, seat: str) -> TableReading | None:
        """Return the table as the seat reads it now, None if the seat reads with a delay."""
        if not self.undelayed(cached, seat):
            return None
        if cached.delayed and cached.feeds.state.table.status == "ended":
            cached.delayed.clear()
        return cached

    async def reading(self, cached: CachedTable, seat: str) -> TableReading:
        """Return the table as the seat reads it now. Raises Unavailable, DamagedTable."""
        found = self.current(cached, seat)
        if found is not None:
            return found
        async with cached.advancing:
            return await self._advanced(cached, seat)

    async def knows(self, cached: CachedTable, seat: str) -> bool:
        """Return whether the seat may know by now that there is such a table. A seat that reads with a delay, or may be
        away, learns of a branch once it has read an event of the origin that came after the branch was begun: so the
        branch tells it nothing early. Raises Unavailable, DamagedTable.
        """
        origin = _announcing_origin(cached, seat)
        if origin is None:
            return True
        with suppress(UnknownTable):
            reading = await self.reading(await self._memory.cached(origin), seat)
            return cached.table in reading.branches(seat)
        return False

    def known(self, table: str, token_hash: str) -> str | None:
        """Return the seat for which this token speaks, as far as memory shows without any work; None if it shows none,
        or the seat may not know yet of such a table.
        """
        cached = self._memory.tables.get(table)
        seat = None if cached is None else cached.seat_of(token_hash)
        if cached is None or seat is None or (origin := _announcing_origin(cached, seat)) is None:
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
                found = DelayedReading(cached.table, await self._upto(cached, seat, bound.frame), cached)
            elif found.feeds.count(seat) < bound.frame:
                found.feeds = await self._upto(cached, seat, bound.frame)
                found.advanced()
        found.next = bound.next
        cached.delayed[seat] = found
        return found

    async def _due(self, cached: CachedTable, seat: str) -> Due:
        """Return how far the seat may read by now; computed beside the event loop if frames must be read from the
        register.
        """
        feeds, found = cached.feeds, cached.delayed.get(seat)
        if in_memory(feeds, seat, found.feeds.count(seat) if found else 1, feeds.count(seat)):
            return due(feeds, seat, self._clock())
        bound: Due = await self._run_cpu(due, feeds.copy(), seat, self._clock())
        return bound

    async def _upto(self, cached: CachedTable, seat: str, frame: int) -> Feeds:
        """Return the seat's feeds up to that frame; cut beside the event loop if the frame must be read from the
        register.
        """
        if in_memory(cached.feeds, seat, frame - 1, frame):
            return upto(cached.feeds, seat, frame)
        return await self._run_cpu(upto, cached.feeds.copy(), seat, frame)


def _announcing_origin(cached: CachedTable, seat: str) -> str | None:
    """Return the origin by which alone the seat learns that there is this branch; None if it knows of the table at
    once.
    """
    table = cached.feeds.state.table
    if table.origin is None:
        return None
    role, leaves = table.role(seat), cached.feeds.game.away is not nobody_away
    watches = table.delay is not None and role == "spectator"
    return table.origin.table if watches or (leaves and role not in ("gm", "host")) else None
