"""Reading as a seat: its view now or earlier, its moves, its feed, its record."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial
from io import BytesIO
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Stream
from msgspec.structs import replace

from api.http.callers import Caller, caller_of, check_own, frame_in, reading_as
from api.http.feed_streams import event_stream
from api.http.middleware import header, matches
from api.http.parameters import whole
from api.http.problems import Failed
from api.http.responses import document_of, forms_for, moves_of
from api.http.schema_errors import Misfit
from api.http.tickets import guest_of
from api.storage.signer import Signer
from api.tables.offered_moves import offered
from api.tables.service import TableService
from domain.base.refusal import Refused
from domain.register import Register
from domain.register.integrity.verify import write_record
from projections.base.differences import encoded_view
from projections.base.encoding import encode
from projections.exports.names import attachment, file_name
from projections.exports.own import RecordHeader, header_of, line, lines, patched_lines
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame, SeatReader
from projections.feeds.views import view_of
from projections.queries.audit import audit
from projections.queries.events import event_known
from projections.queries.filters import FILTERS, find, sought
from projections.queries.why import why

PAGE = 100
LONGEST_PAGE = 1000
CHUNK = 256
FORMS = ("all", "none")
EVENT_STREAM = "text/event-stream"
JSON_LINES = "application/jsonl"
NO_STORE = {"Cache-Control": "no-store"}


class Viewed(msgspec.Struct, frozen=True):
    """The seat's view after its frame `frame`. `view` is the game's own struct."""

    frame: int
    view: Any


class FeedPage(msgspec.Struct, frozen=True):
    """A page of a seat's frames, in order.

    `last`: the number of the seat's last frame; `read`: the number of the last frame that was looked at. With
    filters, the next page is the one after `read`.
    """

    frames: tuple[Frame, ...]
    last: int
    read: int


@get("/tables/{table:str}/view")
async def get_view(
    request: Request[Any, Any, Any], at: FromQuery[int | None] = None, reader: FromQuery[str | None] = None
) -> Response[bytes]:
    """Return the caller's view now; with `at`, as it was after that frame of the caller's own. With `reader`, the view
    of that seat: once the record is open, and before for callers that may have it whole.
    """
    service: TableService = request.app.state.service
    caller = await reading_as(service, await caller_of(request.scope, service), reader)
    feeds = caller.cached.feeds
    last = feeds.count(caller.seat)
    number = last if at is None else frame_in(caller, at, least=1)

    def viewed(feeds: Feeds) -> tuple[bytes, str]:
        view = view_of(feeds, caller.seat, at)
        return encode(Viewed(number, view)), f'"{encoded_view(view).tag(number)}"'

    body, tag = viewed(feeds) if number == last else await service.run_reading(caller.cached, viewed)
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if matches(request.scope, tag):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@get("/tables/{table:str}/moves")
async def get_moves(request: Request[Any, Any, Any], forms: FromQuery[str] = "all") -> Response[bytes]:
    """Return what the seat may do now. With `forms=none` a `MovesList`: each move has the tag of its form, which `GET
    /tables/{table}/moves/{command}` gives. Else `Offers`, with every form: whatever a move's schema admits, the rules
    accept. It refers to its command's schema in `GET /systems/{name}/commands/{language}` and narrows it; parts that
    several schemas refer to stand in the answer's own `$defs`. The moves change with the seat's frames, and otherwise
    only where a branch waits for what its origin opens, and an opening of the record for the branches; a feed has their
    tag, see `moves` there. Both have the same `ETag`, which stays while they say the same.
    """
    service: TableService = request.app.state.service
    caller = await caller_of(request.scope, service)
    if forms not in FORMS:
        raise Failed(400, "bad_request", errors=(Misfit("not_allowed", parameter="forms", allowed=FORMS),))
    listed = await moves_of(service, caller)
    made = listed if forms == "none" or _unchanged(request, listed.tag) else await document_of(service, caller)
    return _offered(request, made.body, made.tag)


@get("/tables/{table:str}/moves/{command:str}")
async def get_forms(request: Request[Any, Any, Any], command: FromPath[str]) -> Response[bytes]:
    """Return the forms of one command, or of one kind of correction, that the seat may fill in now. There is one for
    each of its lines in the list of moves, in that order, with their tags. None: it is not on offer, or there is no
    such command.
    """
    service: TableService = request.app.state.service
    caller = await caller_of(request.scope, service)
    made = await forms_for(service, caller, command)
    return _offered(request, made.body, made.tag)


def _unchanged(request: Request[Any, Any, Any], tag: str) -> bool:
    return matches(request.scope, f'W/"{tag}"')


def _offered(request: Request[Any, Any, Any], body: bytes, tag: str) -> Response[bytes]:
    headers = {"ETag": f'W/"{tag}"', "Cache-Control": "private, no-cache"}
    if _unchanged(request, tag):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@get("/tables/{table:str}/feed")
async def get_feed(
    request: Request[Any, Any, Any],
    after: FromQuery[int] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=LONGEST_PAGE)] = PAGE,
    ticket: FromQuery[str | None] = None,
    patch: FromQuery[bool] = False,
    reader: FromQuery[str | None] = None,
) -> Response[bytes] | Stream:
    """Return the seat's frames after a number: a page as JSON, or all and each new one as an event stream.

    The id of an event is its frame's number, its data the `Frame`; comments keep the connection open. A page can be
    filtered: it holds the frames, whole and under their numbers, to which all filters apply. A `ticket` opens an event
    stream without a header, once. With `patch` each frame says what it did to the view; `moves` says where the tag of
    the moves is to stand, `connected` whether a stream says which seats are connected. A page may be that of another
    `reader`: once the record is open, and before for callers that may have it whole.
    """
    state = request.app.state
    service: TableService = state.service
    streamed = EVENT_STREAM in header(request.scope, b"accept")
    filters = [name for name in FILTERS if name in request.query_params]
    if ticket is None:
        caller = await caller_of(request.scope, service)
    elif streamed:
        caller = await guest_of(request.scope, service, state.tickets, ticket)
    else:
        raise Failed(406, "not_acceptable", lists={"available": (EVENT_STREAM,)})
    if streamed:
        if others := [*filters, *(["reader"] if reader is not None else [])]:
            raise Failed(400, "bad_request", errors=tuple(Misfit("not_in_stream", parameter=n) for n in others))
        start = frame_in(check_own(caller), _resumed(request, after), least=0)
        state.limits.streams.hold(request.scope)
        stream = event_stream(service, caller, start, state.settings.heartbeat_seconds, state.connections)
        return Stream(stream, media_type=EVENT_STREAM, headers={**NO_STORE, "X-Accel-Buffering": "no"})
    caller = await reading_as(service, caller, reader)
    start = frame_in(caller, after, least=0)
    feeds = caller.cached.feeds
    if filters and patch:
        raise Failed(400, "bad_request", errors=(Misfit("not_filtered", parameter="patch"),))

    if caller.tagged:
        await service.origins.look_up(caller.cached)

    def page(feeds: Feeds) -> bytes:
        return encode(_page(feeds, caller, request, start, limit))

    end = min(feeds.count(caller.seat), start + limit)
    few = not filters and not patch and caller.cached.holds_few(caller.seat, start, end)
    body = page(feeds) if few else await service.run_reading(caller.cached, page)
    return Response(body, media_type="application/json", headers=NO_STORE)


def _page(feeds: Feeds, caller: Caller, request: Request[Any, Any, Any], start: int, limit: int) -> FeedPage:
    """Return the next frames, or the next to which all filters of the query apply."""
    query = request.query_params
    last = feeds.count(caller.seat)
    if caller.patched:
        frames = _patched(feeds, caller, start, start + limit)
        return FeedPage(frames, last, start + len(frames))
    if not any(name in query for name in FILTERS):
        frames = tuple(SeatReader(feeds, caller.seat, caller.locale).frames(start, start + limit))
        return FeedPage(frames, last, start + len(frames))
    criteria = sought(feeds, caller.seat, {name: query[name] for name in FILTERS if name in query})
    found = find(feeds, caller.seat, caller.locale, criteria, start, limit)
    return FeedPage(found.frames, last, found.read)


def _patched(feeds: Feeds, caller: Caller, start: int, upto: int) -> tuple[Frame, ...]:
    frames = [frame for frame, _ in SeatReader(feeds, caller.seat, caller.locale).patched_frames(start, upto)]
    if caller.tagged and frames and frames[-1].frame == feeds.count(caller.seat):
        frames[-1] = replace(frames[-1], moves=offered(feeds, caller.seat, caller.locale).tag)
    return tuple(frames)


def _resumed(request: Request[Any, Any, Any], after: int) -> int:
    """Return the number after which a stream begins: that in `Last-Event-ID`, if a client that lost its connection
    sends it, else `after`. Raises Failed.
    """
    last = header(request.scope, b"last-event-id")
    number = whole(last) if last else after
    if number is None:
        raise Failed(400, "bad_request", errors=(Misfit("wrong_type", header="Last-Event-ID", expected=("integer",)),))
    return number


@get("/tables/{table:str}/events/{event:str}")
async def get_event(request: Request[Any, Any, Any], event: FromPath[str]) -> Response[bytes]:
    """Return all that the seat knows of one event of its feed. An event that the seat does not see does not exist for
    it.
    """
    service: TableService = request.app.state.service
    caller = await caller_of(request.scope, service)

    def known(feeds: Feeds) -> bytes:
        found = event_known(feeds, caller.seat, event, caller.locale)
        return b"" if found is None else encode(found)

    found = await service.run_reading(caller.cached, known)
    if not found:
        raise Failed(404, "unknown_event")
    return Response(found, media_type="application/json", headers=NO_STORE)


@get("/tables/{table:str}/why")
async def get_why(
    request: Request[Any, Any, Any],
    pointer: FromQuery[str],
    at: FromQuery[int | None] = None,
    before: FromQuery[int | None] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=LONGEST_PAGE)] = PAGE,
) -> Response[bytes]:
    """Explain why a value stands in the caller's view, now or after the caller's frame `at`. The answer has the frames
    of the caller's own feed that gave the value, the latest first, each with what stood there before and after it. An
    item of a list is followed by its name, wherever it stood. A page ends after `limit` causes, or when 1000 frames
    were looked at: the next is `before` the last that was `read`.
    """
    service: TableService = request.app.state.service
    caller = await caller_of(request.scope, service)
    last = caller.cached.feeds.count(caller.seat) if at is None else frame_in(caller, at, least=1)
    start = last + 1 if before is None else frame_in(caller, before, least=1)

    def found(feeds: Feeds) -> bytes:
        return encode(why(feeds, caller.seat, pointer, caller.locale, last, start, limit))

    body = await service.run_reading(caller.cached, found)
    return Response(body, media_type="application/json", headers=NO_STORE)


@get("/tables/{table:str}/record")
async def get_record(
    request: Request[Any, Any, Any],
    full: FromQuery[bool] = False,
    patch: FromQuery[bool] = False,
    reader: FromQuery[str | None] = None,
) -> Response[bytes] | Stream:
    """Return the seat's own record as JSON Lines. With `patch`, each frame says what it did to the view: the file holds
    every view that the seat had. With `full`, the sealed record, for seats that may see everything, and for all once it
    was opened (`disclose`); or what the game opens to all its members in the end. Once it was opened, also the record
    of another `reader`.
    """
    state = request.app.state
    service: TableService = state.service
    caller = await reading_as(service, await caller_of(request.scope, service), reader)
    if full and patch:
        raise Failed(400, "bad_request", errors=(Misfit("not_of_the_whole", parameter="patch"),))
    table = caller.cached.table
    title, name = caller.names
    called = file_name((title,) if full else (title, name), "jsonl")
    headers = {**NO_STORE, "Content-Disposition": attachment(called)}
    if not full:
        return Stream(_own_record(service, caller, state.signer), media_type=JSON_LINES, headers=headers)
    if caller.cached is not caller.whole or not caller.may_read_all():
        opened = await service.run_reading(caller.cached, partial(_opened_record, caller))
        if not opened:
            raise Failed(403, "not_your_role")
        await _open_in_its_origin(service, caller)
        return Response(opened, media_type=JSON_LINES, headers=headers)
    whole = await service.workers.run_io(_sealed, state.register, table, state.signer)
    requester = await caller_of(request.scope, service)
    if not requester.may_read_all():  # asked again: something sealed may have come while the record was read
        raise Failed(403, "not_your_role")
    return Response(whole, media_type=JSON_LINES, headers=headers)


async def _open_in_its_origin(service: TableService, caller: Caller) -> None:
    """Refuse to open in a branch what its origin, which may go on, has not opened. Raises Refused `origin_sealed`."""
    origin = caller.cached.feeds.state.table.origin
    if origin is None:
        return
    reading = await service.spectator_delay.reading(await service.cached(origin.table), caller.seat)
    if not await service.run_reading(reading, lambda feeds: any(True for _ in audit(feeds))):
        raise Refused("origin_sealed", origin=origin.table)


async def _own_record(service: TableService, caller: Caller, signer: Signer) -> AsyncIterator[bytes]:
    """Yield the header, then each frame that the caller had when it asked."""
    feeds, seat, locale = caller.cached.feeds.copy(), caller.seat, caller.locale
    last = feeds.count(seat)
    yield line(own_header(feeds, seat, signer))
    made = patched_lines if caller.patched else lines
    for start in range(0, last, CHUNK):
        yield await service.workers.run_cpu(made, feeds, seat, locale, start, min(start + CHUNK, last))


def own_header(feeds: Feeds, seat: str, signer: Signer) -> RecordHeader:
    """Make the header of the record that a seat may read now."""
    receipt = signer.receipt(feeds, seat)
    return header_of(feeds, seat, receipt.at, receipt.frame, receipt)


def _opened_record(caller: Caller, feeds: Feeds) -> bytes:
    """Return the header, then each event that the game has opened; empty while there is none."""
    events = list(audit(feeds))
    head = header_of(feeds, caller.seat, datetime.now(UTC), len(events))
    return b"".join(map(line, (head, *events))) if events else b""


def _sealed(register: Register, table: str, signer: Signer) -> bytes:
    out = BytesIO()
    write_record(register, table, out, sign=signer.sign)
    return out.getvalue()
