"""A branch and its origin: neither opens what the other still hides."""

from __future__ import annotations

from collections.abc import Callable

from api.tables.cache import TableCache
from api.tables.cached_table import CachedTable, TableReading
from api.tables.damage import DamagedTable
from domain.base.corrections import Consented, DiscloseRecord, Proposed, RecordDisclosed
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.corrections.bars import NO_BARS, Bars, check_bars
from domain.game.sealing import nothing_opened
from domain.record.fold import evolve
from domain.table.seats import State
from projections.feeds.loading import UnknownTable

Deciding = Callable[[], list[Event]]
"""Decides what is to be recorded, on the state that the cached table has now."""
Opens = Callable[[State], None]
"""Checks that the table may come to that state from where it is. Raises Refused `origin_sealed`."""


class Origins:
    """Asks the tables that a table is related to, on its behalf."""

    def __init__(self, memory: TableCache) -> None:
        self._memory = memory

    async def bars(self, reading: TableReading) -> Bars:
        """Return what its origin bars of a branch; nothing if the table is none. Raises register.Unavailable."""
        origin, game = reading.feeds.state.table.origin, reading.feeds.game
        if origin is None:
            return NO_BARS
        try:
            there = (await self._memory.cached(origin.table)).feeds.state
        except (UnknownTable, DamagedTable):  # what cannot be asked has opened nothing
            return Bars(frozenset(), closed=True)
        opened = None if game.sealing.opened is nothing_opened else game.sealing.opened(there)
        return Bars(opened, closed=not there.table.disclosed, read=there.table.disclosed)

    async def opens(self, cached: CachedTable) -> Opens | None:
        """Return the check of what this branch opens at its end; None if it may open anything."""
        if cached.feeds.state.table.origin is None or cached.feeds.game.sealing.opened is nothing_opened:
            return None
        bars = await self.bars(cached)
        return lambda after: check_bars(cached.feeds.game, cached.feeds.state, after, bars)

    async def look_up(self, reading: TableReading) -> None:
        """Look up what bars moves of this table, before its moves are made. Raises register.Unavailable."""
        table = reading.feeds.state.table
        if table.origin is not None:
            reading.feeds.bars = await self.bars(reading)
        elif table.status == "ended" and not table.disclosed and reading.whole.keyring.branches:
            live = [await self._live(branch) for branch in reading.whole.keyring.branches]
            reading.feeds.bars = Bars(closed=any(live))

    async def disclosed(self, cached: CachedTable) -> None:
        """Refuse to disclose a branch before its origin, whose past it holds. Raises Refused `origin_sealed`."""
        origin = cached.feeds.state.table.origin
        if origin is not None and (await self.bars(cached)).closed:
            raise Refused("origin_sealed", origin=origin.table)

    async def branches_over(self, cached: CachedTable, event: Event) -> None:
        """Refuse to disclose a record while a branch of it is still played: the record would show what the branch
        hides. Raises Refused `branches_live`, with those branches that the asker knows of.
        """
        match event.command:
            case RecordDisclosed() | Consented(correction=RecordDisclosed()) | Proposed(correction=DiscloseRecord()):
                pass
            case _:
                return
        if cached.feeds.state.table.origin is not None:
            return
        live = [branch for branch in cached.keyring.branches if await self._live(branch)]
        if live:
            known = cached.branches(event.seat)
            lists = {"branches": tuple(branch for branch in live if branch in known)}
            raise Refused("branches_live", lists=lists, live=len(live))

    async def _live(self, branch: str) -> bool:
        try:
            return (await self._memory.cached(branch)).feeds.state.table.status != "ended"
        except UnknownTable:
            return False
        except DamagedTable:  # what cannot be asked may go on once it is whole again
            return True


def opening(deciding: Deciding, cached: CachedTable, opens: Opens) -> list[Event]:
    """Return what is decided, after checking that the branch may open what it opens. Raises Refused."""
    events, state = deciding(), cached.feeds.state
    for event in events:
        state = evolve(cached.feeds.game, state, event).state
    opens(state)
    return events
