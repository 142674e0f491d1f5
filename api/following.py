"""Reading a feed as it grows: by number from the cached table, never from a queue, so a slow reader costs nothing."""

from __future__ import annotations

from asyncio import Event, get_running_loop, timeout_at
from collections.abc import AsyncGenerator
from contextlib import suppress

from msgspec.structs import replace

from api.cache import CachedTable, WentBack
from api.callers import Caller
from api.damage import DamagedTable
from api.service import TableService
from api.telling import frames_after
from domain.register import Unavailable
from projections.loading import UnknownTable

CHUNK = 64  # frames read at once: what a reader who lags far behind holds in memory


class Revoked(Exception):
    """The token speaks for nobody any more."""


class Reader:
    """One reader of a seat's feed. `after` is the last frame that it was given."""

    def __init__(self, service: TableService, caller: Caller, after: int) -> None:
        self._service = service
        self._caller = caller
        self.after = after

    def at_rest(self) -> bool:
        """There is nothing to look for: no news, and no doubt of anything."""
        caller = self._caller
        cached = self._service.memory.at_hand(caller.cached.table)
        speaks = cached is caller.cached and cached.holders.get(caller.holder) == caller.seat
        return speaks and self.after >= caller.cached.feeds.count(caller.seat)

    async def more(self) -> list[tuple[int, bytes]]:
        """The next frames with their numbers, as JSON; empty when there is none yet. Raises Revoked, DamagedTable,
        Unavailable.
        """
        table = self._caller.cached.table
        try:
            cached = self._service.memory.at_hand(table) or await self._service.memory.rung(table)
        except UnknownTable as error:  # it was forgotten, or the register went back
            raise Revoked from error
        caller = present(self._caller, cached)
        if caller.cached.generation != self._caller.cached.generation:
            raise WentBack  # its frames may bear the numbers of others
        news = await frames_after(self._service, caller, self.after, CHUNK)
        if news:
            self.after = news[-1][0]
        return news


def present(caller: Caller, cached: CachedTable) -> Caller:
    """The caller at his table as it is now, which may have left the memory meanwhile. Raises Revoked."""
    if cached.holders.get(caller.holder) != caller.seat:
        raise Revoked
    return caller if cached is caller.cached else replace(caller, cached=cached)


async def event_stream(
    service: TableService, caller: Caller, after: int, heartbeat: float
) -> AsyncGenerator[bytes, None]:
    """The feed as `text/event-stream`: the id of an event is its frame's number.

    Comments keep the connection open. They come on a clock of their own: hidden events move nothing.
    """
    reader = Reader(service, caller, after)
    now = get_running_loop().time
    beat = now() + heartbeat
    yield b": \n\n"
    with (
        service.notifier.watch(caller.cached.table) as rung,
        suppress(Revoked, DamagedTable, UnknownTable, Unavailable),
    ):
        while not service.notifier.closed:
            rung.clear()
            while news := await reader.more():
                yield b"".join(b"id: %d\ndata: %b\n\n" % item for item in news)
            await _wait(rung, beat)
            if now() >= beat:
                beat += heartbeat
                yield b": \n\n"


async def _wait(rung: Event, until: float) -> None:
    with suppress(TimeoutError):
        async with timeout_at(until):
            await rung.wait()
