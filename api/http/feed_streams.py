"""Reading of a feed as it grows: by number from the cached table, never from a queue; a slow reader costs nothing."""

from __future__ import annotations

from asyncio import Event, Task, create_task, get_running_loop, sleep, timeout_at
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import closing, suppress
from typing import Any, TypeGuard

import msgspec
from msgspec.structs import replace

from api.http.callers import Caller, TagPlace
from api.http.responses import frames_after, frames_in_memory, moves_of
from api.notifications.connections import ConnectedSeats, Connections
from api.storage.heads import RolledBack
from api.tables.cache import TableCache
from api.tables.cached_table import CachedTable, TableReading
from api.tables.damage import DamagedTable
from api.tables.offered_moves import Offered
from api.tables.service import TableService
from domain.register import Unavailable
from projections.base.encoding import encode
from projections.feeds.loading import UnknownTable
from projections.moves import MovesList

CHUNK = 64  # frames read at once: what a reader who lags far behind holds in memory
BURST = 0.02  # seconds that a frame may come after another and still share its answer to what moves there are
Make = Callable[[], Coroutine[Any, Any, Offered]]


class Revoked(Exception):
    """The reader's token speaks for no seat any more."""


class Reader:
    """One reader of a seat's feed. `after`: the last frame that the reader was given."""

    def __init__(self, service: TableService, caller: Caller, after: int) -> None:
        self._service = service
        self._caller = caller
        self.after = after
        self._next = caller.cached.next

    def in_memory(self) -> list[tuple[int, bytes]] | None:
        """Return what `next_frames` would give, if nothing is outdated and nothing takes long; None: `next_frames` must
        be asked. The frames count as given once `after` says so.
        """
        caller = self._caller
        cached = caller.cached
        if not _is_synced(cached, self._service.memory) or cached.seat_of(caller.holder) != caller.seat:
            return None
        if not self._service.spectator_delay.undelayed(cached, caller.seat):  # asked at every ring how far he may go
            return None
        return frames_in_memory(caller, self.after, CHUNK)

    async def next_frames(self) -> list[tuple[int, bytes]]:
        """Return the next frames with their numbers, as JSON; empty when there is none yet. Raises Revoked,
        DamagedTable, Unavailable.
        """
        caller = await self._present()
        self._next = caller.cached.next
        frames = await frames_after(self._service, caller, self.after, CHUNK)
        if frames:
            self.after = frames[-1][0]
        return frames

    async def moves(self) -> Offered:
        """Return what the seat may do after its last frame. Raises as `next_frames`."""
        return await moves_of(self._service, await self._present())

    async def _present(self) -> Caller:
        """Return the caller at the table as it is now. Raises Revoked, DamagedTable, RolledBack, Unavailable."""
        table = self._caller.cached.table
        try:
            cached = self._service.memory.in_memory(table) or await self._service.memory.synced_by_notification(table)
        except UnknownTable as error:  # it was forgotten, or the register went back
            raise Revoked from error
        caller = await present(self._service, self._caller, cached)
        if cached.generation != self._caller.whole.generation:
            raise RolledBack  # its frames may bear the numbers of others
        return caller

    async def poll(self, notified: Event, until: float | None = None) -> None:
        """Wait until it is time to look for more: after a notification, or when time alone brings more to a delayed
        reader. By the loop's clock, `until` at the latest.
        """
        now = get_running_loop().time()
        ends = [] if until is None else [until]
        if self._next is not None:
            ends.append(now + self._service.spectator_delay.seconds(self._next))
        with suppress(TimeoutError):
            async with timeout_at(min(ends, default=None)):
                await notified.wait()


async def present(service: TableService, caller: Caller, cached: CachedTable) -> Caller:
    """Return the caller with the table as the seat reads it now; the cached table may have been evicted meanwhile.
    Raises Revoked.
    """
    if cached.seat_of(caller.holder) != caller.seat:
        raise Revoked
    reading = service.spectator_delay.current(cached, caller.seat) or await service.spectator_delay.reading(
        cached, caller.seat
    )
    return caller if reading is caller.cached else replace(caller, cached=reading)


class MovesTag(msgspec.Struct, frozen=True, omit_defaults=True):
    """The tag of the moves that the seat has after its frame `frame`, on a stream or socket.

    Sent with `moves=apart` or `moves=list`. `moves`: the tag, as in the `ETag` of `GET /tables/{id}/moves`; `list`,
    with `moves=list` alone: the list of the moves, unless it is the one that was sent last. The message follows the
    frame, at once or later; of several frames that come together it may follow the last alone. In an event stream it
    is an event `moves`.
    """

    frame: int
    moves: str
    list: MovesList | None = None


class _MovesTag(msgspec.Struct, frozen=True):
    """A `MovesTag` whose list is encoded already."""

    frame: int
    moves: str
    list: msgspec.Raw


class MovesTags:
    """Tags of the moves for one reader, if it wants them apart from the frames.

    One is made at a time, a little after the frame, as frames often come in bursts; `notified` is set when it is ready.
    """

    def __init__(self, place: TagPlace, make: Make, notified: Event) -> None:
        self._enabled = place in ("apart", "list")
        self._listed = place == "list"
        self._last = ""
        self._make = make
        self._notified = notified
        self._making: Task[Offered] | None = None
        self._last_frame = -1  # the frame of the last tag

    def after(self, frame: int) -> bytes:
        """Return the next tag as JSON; empty while it is being made, which this call begins. `frame`: the reader's
        last.

        Raises what made the moves fail.
        """
        tag = b""
        if self._making is not None and self._making.done():
            made, self._making = self._making.result(), None
            self._last_frame = made.moves_version[0]
            tag = encode(self._message(made))
        if self._enabled and self._making is None and self._last_frame < frame:
            self._making = create_task(self._made_after_burst())
            self._making.add_done_callback(lambda _: self._notified.set())
        return tag

    async def _made_after_burst(self) -> Offered:
        """Make the moves once the frames of a burst are there."""
        await sleep(BURST)
        return await self._make()

    def _message(self, made: Offered) -> MovesTag | _MovesTag:
        """Return the tag, with the list of moves if the reader wants it and does not have it already."""
        frame, last, self._last = made.moves_version[0], self._last, made.tag
        if not self._listed or made.tag == last:
            return MovesTag(frame, made.tag)
        return _MovesTag(frame, made.tag, msgspec.Raw(made.body))

    def close(self) -> None:
        """Stop making tags."""
        if self._making is not None and not self._making.cancel():
            self._making.exception()  # nobody else asks for it
            self._making = None


def connected_seats(connections: Connections, service: TableService, caller: Caller) -> ConnectedSeats | None:
    """Return the connected seats for the caller; None if it does not want to know of them."""
    table = caller.cached.table

    def alone() -> bool:
        return replace(caller, cached=service.memory.in_memory(table) or caller.whole).alone

    return ConnectedSeats(connections, table, caller.seat, alone) if caller.connected else None


async def event_stream(
    service: TableService, caller: Caller, after: int, heartbeat: float, connections: Connections
) -> AsyncGenerator[bytes, None]:
    """Yield the feed as `text/event-stream`: the id of an event is its frame's number. Events `moves` and `connected`
    have none.

    Comments keep the connection open. They come on a clock of their own: events that the seat does not see move
    nothing.
    """
    reader = Reader(service, caller, after)
    seats = connected_seats(connections, service, caller)
    now = get_running_loop().time
    beat = now() + heartbeat
    yield b": \n\n"
    with (
        service.notifier.watch(caller.cached.table) as notified,
        closing(MovesTags(caller.moves, reader.moves, notified)) as tags,
        connections.held(caller.cached.table, caller.seat, notified.set),
        suppress(Revoked, DamagedTable, UnknownTable, Unavailable),
    ):
        while not service.notifier.closed:
            notified.clear()
            while frames := await reader.next_frames():
                yield b"".join(b"id: %d\ndata: %b\n\n" % item for item in frames)
            if tag := tags.after(reader.after):
                yield b"event: moves\ndata: %b\n\n" % tag
            if seats is not None and (seat_event := seats.news()):
                yield b"event: connected\ndata: %b\n\n" % seat_event
            await reader.poll(notified, beat)
            if now() >= beat:
                beat += heartbeat
                yield b": \n\n"


def _is_synced(cached: TableReading, memory: TableCache) -> TypeGuard[CachedTable]:
    """Return whether this is the table in memory, and nothing has said that the log goes further."""
    held = memory.tables.get(cached.table)
    return held is cached and held.changes_read >= held.changes_signalled
