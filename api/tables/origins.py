"""A branch and its origin: neither opens what the other still hides."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from api.tables.cache import TableCache
from api.tables.cached_table import CachedTable, TableReading
from api.tables.damage import DamagedTable
from domain.base.corrections import Consented, DiscloseRecord, Proposed, RecordDisclosed
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.corrections.bars import Bars
from domain.corrections.branches import opens_no_more
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

    async def opened(self, cached: CachedTable) -> frozenset[str] | None:
        """Return what this branch may open at its end, as far as its origin has come; None if it is no branch, or its
        game opens nothing.
        """
        origin, game = cached.feeds.state.table.origin, cached.feeds.game
        if origin is None or game.sealing.opened is nothing_opened:
            return None
        cached_origin = await self._memory.cached(origin.table)
        return game.sealing.opened(cached_origin.feeds.state)

    async def opens(self, cached: CachedTable) -> Opens | None:
        """Return the check of what this branch opens at its end; None if it may open anything."""
        opened = await self.opened(cached)
        if opened is None:
            return None
        return lambda after: opens_no_more(cached.feeds.game, cached.feeds.state, after, opened)

    async def look_up(self, reading: TableReading) -> None:
        """Look up what bars moves of this table, before its moves are made. Raises register.Unavailable."""
        table, game = reading.feeds.state.table, reading.feeds.game
        if table.origin is not None:
            try:
                there = (await self._memory.cached(table.origin.table)).feeds.state
            except (UnknownTable, DamagedTable):  # what cannot be asked has opened nothing
                reading.feeds.bars = Bars(frozenset(), closed=True)
                return
            opened = None if game.sealing.opened is nothing_opened else game.sealing.opened(there)
            reading.feeds.bars = Bars(opened, closed=not there.table.disclosed)
        elif table.status == "ended" and not table.disclosed and reading.whole.keyring.branches:
            live = [await self._live(branch) for branch in reading.whole.keyring.branches]
            reading.feeds.bars = Bars(closed=any(live))

    async def disclosed(self, cached: CachedTable) -> None:
        """Refuse to disclose a branch before its origin, whose past it holds. Raises Refused `origin_sealed`."""
        origin = cached.feeds.state.table.origin
        if origin is not None and not (await self._memory.cached(origin.table)).feeds.state.table.disclosed:
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
        with suppress(UnknownTable):
            return (await self._memory.cached(branch)).feeds.state.table.status != "ended"
        return False


def opening(deciding: Deciding, cached: CachedTable, opens: Opens) -> list[Event]:
    """Return what is decided, after checking that the branch may open what it opens. Raises Refused."""
    events, state = deciding(), cached.feeds.state
    for event in events:
        state = evolve(cached.feeds.game, state, event).state
    opens(state)
    return events
