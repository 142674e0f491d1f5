"""Responses to one caller, as bytes: made at once where all is in memory, on a worker thread where it takes long."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from api.http.callers import Caller
from api.tables.cached_table import encoded_frames
from api.tables.offered_moves import Offered, OfferedForms, all_forms, forms_of, offered
from api.tables.service import TableService
from projections.base.differences import EncodedView
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame, SeatReader


async def frame_of(service: TableService, caller: Caller, version: int) -> bytes:
    """Return the caller's frame for that version of the log; one without entries if the seat has none for it."""
    number = caller.cached.feeds.number_of(caller.seat, version) if caller.patched else None
    if number is None:
        return caller.cached.frame_bytes(caller.seat, caller.locale, version)
    return (await frames_after(service, caller, number - 1, 1))[0][1]


class Frames(msgspec.Struct, frozen=True):
    """The caller's own new frames, one for each of several commands that the caller may see."""

    frames: tuple[Frame, ...]


async def frames_of(service: TableService, caller: Caller, first: int, last: int) -> bytes:
    """Return the caller's frames for these versions of the log, as `Frames`."""
    feed = caller.cached.feeds.feed(caller.seat)
    after, upto = feed.first_frame_since(first) - 1, feed.count(last)
    frames: list[tuple[int, bytes]] = []
    while after + len(frames) < upto:
        frames += await frames_after(service, caller, after + len(frames), upto - after - len(frames))
    return b'{"frames":[%b]}' % b",".join(made for _, made in frames)


async def frames_after(service: TableService, caller: Caller, after: int, most: int) -> list[tuple[int, bytes]]:
    """Return the caller's frames after a number, `most` at once, each with its number, as they were first sent."""
    ready = frames_in_memory(caller, after, most)
    if ready is not None:
        return ready
    if caller.patched:
        return await _patched(service, caller, after, most)
    seat, locale = caller.seat, caller.locale
    return await service.run_reading(caller.cached, lambda feeds: encoded_frames(feeds, seat, locale, after, most))


def frames_in_memory(caller: Caller, after: int, most: int) -> list[tuple[int, bytes]] | None:
    """Return the same frames without waiting; None if they take long to make."""
    cached, seat, locale = caller.cached, caller.seat, caller.locale
    feed = cached.feeds.feed(seat)
    last, newest = len(feed.versions), feed.last
    if after >= last:
        return []
    if caller.patched:
        ready = _newest_patched(caller) if after == last - 1 else None
        return None if ready is None else [(last, encode(ready))]
    if after == last - 1 and newest is not None:
        return [(last, cached.encoded_frame(newest, seat, locale))]
    if cached.holds_few(seat, after, last):
        return cached.encoded_frames(seat, locale, after, most)
    return None


def _newest_patched(caller: Caller) -> Frame | None:
    """Return the caller's last frame with its patch; None if the frame or its moves take long to make."""
    cached, seat, locale = caller.cached, caller.seat, caller.locale
    frame = cached.patched_frame(seat, locale)
    if frame is None or not caller.tagged:
        return frame
    may = cached.offered(seat, locale)
    return None if may is None else replace(frame, moves=may.tag)


async def moves_of(service: TableService, caller: Caller) -> Offered:
    """Return the list of the seat's moves now, made once as long as it depends on the same."""
    cached, seat, locale = caller.cached, caller.seat, caller.locale
    await service.origins.look_up(cached)
    known = cached.offered(seat, locale)
    if known is None:
        previous = cached.previous_moves(seat, locale)
        known = await service.run_moves(cached, lambda feeds: offered(feeds, seat, locale, previous))
        cached.offer(seat, locale, known)
    return known


async def document_of(service: TableService, caller: Caller) -> OfferedForms:
    """Return the seat's moves now with all forms, made once as long as they depend on the same."""
    cached, seat, locale = caller.cached, caller.seat, caller.locale
    await service.origins.look_up(cached)
    known = cached.document(seat, locale)
    if known is None:
        previous = cached.previous_moves(seat, locale)
        known = await service.run_moves(cached, lambda feeds: all_forms(feeds, seat, locale, previous))
        cached.offer_forms(seat, locale, known, whole=True)
    return known


async def forms_for(service: TableService, caller: Caller, kind: str) -> OfferedForms:
    """Return the forms of one command, or of one kind of correction; none if it is not on offer."""
    cached, seat, locale = caller.cached, caller.seat, caller.locale
    await service.origins.look_up(cached)
    previous = cached.previous_moves(seat, locale)
    made = await service.run_moves(cached, lambda feeds: forms_of(feeds, seat, locale, previous, kind))
    cached.offer_forms(seat, locale, made, whole=False)
    return made


async def _patched(service: TableService, caller: Caller, after: int, most: int) -> list[tuple[int, bytes]]:
    """Return frames as they were first sent, with the patch of each, and the tag of the moves if the caller asked for
    it.
    """
    cached, seat, locale = caller.cached, caller.seat, caller.locale
    if caller.tagged:
        await service.origins.look_up(cached)
    known, moves, previous = (
        cached.viewed(seat, after),
        cached.offered(seat, locale),
        cached.previous_moves(seat, locale),
    )

    def made(feeds: Feeds) -> tuple[list[Frame], EncodedView, Offered | None]:
        frames: list[Frame] = []
        for frame, viewed in SeatReader(feeds, seat, locale).patched_frames(
            after, after + most, marked=False, known=known
        ):
            frames.append(frame)
            view = viewed
        if not caller.tagged or frames[-1].frame != feeds.count(seat):
            return frames, view, None
        return frames, view, moves or offered(feeds, seat, locale, previous)

    run = service.run_moves if caller.tagged and moves is None else service.run_reading
    frames, view, may = await run(cached, made)
    cached.keep_patched(seat, locale, frames[-1], view)
    if may is not None:
        cached.offer(seat, locale, may)
        frames[-1] = replace(frames[-1], moves=may.tag)
    return [(frame.frame, encode(frame)) for frame in frames]
