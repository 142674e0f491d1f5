"""Tables: opening one, its seats, and the tokens that speak for them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath

from api.http import bodies
from api.http.callers import Caller, caller_of, token_in
from api.http.middleware import REPLAYED, add_header, header
from api.http.openings import Openings
from api.http.problems import Failed, Unauthorized
from api.http.representations import Documents
from api.tables.service import TableService
from api.tables.tokens import Opened, TokenRequest
from domain.base.events import Id
from domain.seating.decisions import check_again, stand_ins
from domain.table.host_keys import key_channel, key_in
from domain.table.seats import HOST, Delay, Origin, Pausers, Role, Seat, SeatSpec, StandIns, Status
from projections.base.registry import PROJECTIONS
from projections.disputes.page import DisputeShown, PendingShown, open_disputes, pending
from projections.feeds.views import state_at
from projections.moves.questions import AskedShown, open_questions
from projections.texts import bundle

NO_STORE = {"Cache-Control": "no-store"}


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `options` are those of the game; an option that is left out takes the game's default."""

    system: str
    title: str
    seats: tuple[SeatSpec, ...]
    options: dict[str, Any] = {}


class TableAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table for the people of a table that is over. `again`: the id of that former table."""

    again: Id


class _Kind(msgspec.Struct, frozen=True):
    """The part of a request body that tells a new table from one that is opened again."""

    again: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)


class You(msgspec.Struct, frozen=True):
    """The seat for which the caller's token speaks."""

    seat: str
    role: Role


class Overview(msgspec.Struct, frozen=True):
    """A table as the caller knows it.

    `frame`: the number of the caller's last frame. `disclosed`: the whole record is open to every seat. `origin`:
    that of a branch; `branches`: those that were begun from this table. `disputes`: the contests that are not
    closed, of events that the caller sees; `proposal`: a correction that waits for consent; `asked`: the commands
    that the table waits for, and from which seats, as far as the caller may know. `delay`: the delay with which
    spectators read until the end, null where they read at once. `closed`: the seats that were closed, which stay
    among `seats`. `stand_ins`: who may act for an absent seat; `pause`: who may pause; `allowed`: absent seat -> who
    would act for it -> the players who agree. `again`: the table that was opened for the same people after this one.
    """

    table: str
    system: str
    title: str
    status: Status
    seats: tuple[Seat, ...]
    closed: tuple[str, ...]
    you: You
    frame: int
    disclosed: bool
    delay: Delay | None
    stand_ins: StandIns
    pause: Pausers
    allowed: Mapping[str, Mapping[str, tuple[str, ...]]]
    origin: Origin | None
    branches: tuple[str, ...]
    disputes: tuple[DisputeShown, ...]
    proposal: PendingShown | None
    asked: tuple[AskedShown, ...]
    again: Id | None = None


class Token(msgspec.Struct, frozen=True):
    """A new token of a seat, which is shown here and never again."""

    seat: str
    token: str


_new_tables = msgspec.json.Decoder(NewTable)
_again = msgspec.json.Decoder(TableAgain)
_kinds = msgspec.json.Decoder(_Kind)
AGAIN = "again"
"""The idempotency key under which a seat asks for its token at the table that follows."""


@post("/tables")
async def open_table(request: Request[Any, Any, Any]) -> Response[Opened]:
    """Open a table. The tokens in the answer are shown once: hand each to its seat, and keep the host's. The service
    may want a token of its own for it; a host's key opens tables in any case, and speaks for their host. Under an
    idempotency key of 20 characters at least, which nobody else can guess, the same request gives the same answer for
    an hour.

    With `again` instead, and the token of a seat of a table that is over: a table of the same game for the same people,
    once. The host or the game master opens it, in a game without one any player. Then each former seat sends the same
    request with its own token, and gets the token of its seat there and no other.
    """
    raw = await request.body()
    if _is_again(raw):
        return await _open_again(request, bodies.decoded(_again, raw).again)
    openings: Openings = request.app.state.openings
    host_key = await _host_key(request)
    if not host_key:
        openings.admit(request.scope)
    body = bodies.decoded(_new_tables, raw)
    if body.system in PROJECTIONS:
        game = request.scope["state"]["game"] = PROJECTIONS[body.system].game
        documents: Documents = request.app.state.documents
        await documents.get(bundle, game, request.scope["state"]["locale"])  # a refusal would read it in the event loop
    service: TableService = request.app.state.service
    openings.spend(request.scope, host_key)
    key = bodies.strong(header(request.scope, b"idempotency-key"))
    idempotency = bodies.idempotency_key("", key, body)
    opened = await service.open(body.system, body.title, body.options, body.seats, idempotency, key, host_key)
    if host_key:
        service.notifier.notify(key_channel(host_key))
    if idempotency.repeated:
        add_header(request.scope, *REPLAYED)
    return Response(opened, headers={**NO_STORE, "Location": f"/tables/{opened.table}"})


def _is_again(raw: bytes) -> bool:
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        return bool(_kinds.decode(raw).again)
    return False


async def _open_again(request: Request[Any, Any, Any], former: str) -> Response[Opened]:
    """Open the table that follows a finished one, or hand over the caller's seat there.

    A caller that may not know of that table yet is answered as if there were none.
    """
    service: TableService = request.app.state.service
    caller = await caller_of(request.scope, service, former)
    known = state_at(caller.cached.feeds, caller.seat, None).table
    if known.again is None:
        check_again(known, caller.seat)
        request.app.state.openings.spend(request.scope)
    asking = TokenRequest(caller.seat, "seat", token_in(request.scope), AGAIN)
    opened = await service.keys.open_again(caller.whole, asking)
    for host_key in caller.whole.keyring.hosts:
        service.notifier.notify(key_channel(host_key))
    return Response(opened, headers={**NO_STORE, "Location": f"/tables/{opened.table}"})


async def _host_key(request: Request[Any, Any, Any]) -> str:
    """Return the id of the host's key with which the request came, "" if it came with none. Raises Unauthorized."""
    token = token_in(request.scope)
    if not key_in(token):
        return ""
    service: TableService = request.app.state.service
    key = await service.host_keys.verified(token)
    if key is None:
        raise Unauthorized
    return key.id


@get("/tables/{table:str}")
async def get_table(request: Request[Any, Any, Any]) -> Response[Overview]:
    """Return the table: its status, its seats with their presence, which of them is yours, and what is in dispute."""
    caller = await caller_of(request.scope, request.app.state.service)
    return Response(_overview(caller), headers=NO_STORE)


def _overview(caller: Caller) -> Overview:
    """Return the table as the seat knows it; while a seat reads nothing, as it last saw it."""
    feeds = caller.cached.feeds
    table = state_at(feeds, caller.seat, None).table
    return Overview(
        table=caller.cached.table,
        system=table.game,
        title=table.title,
        status=table.status,
        seats=table.seats,
        closed=tuple(seat.id for seat in table.seats if seat.id in table.closed),
        you=You(caller.seat, caller.role),
        frame=feeds.count(caller.seat),
        disclosed=table.disclosed,
        delay=table.delay,
        stand_ins=stand_ins(table),
        pause=table.pause,
        allowed=table.allowed,
        origin=table.origin,
        branches=caller.cached.branches(caller.seat),
        disputes=open_disputes(feeds, caller.seat, caller.locale),
        proposal=pending(feeds, caller.seat, caller.locale),
        asked=open_questions(feeds, caller.seat, caller.locale),
        again=table.again.table if table.again else None,
    )


@post("/tables/{table:str}/seats/{seat:str}/token")
async def rotate_token(request: Request[Any, Any, Any], seat: FromPath[str]) -> Response[Token]:
    """Issue a new token for a seat, for the host or the seat itself. The former one ends at once, open streams
    included, and every seat reads of it. If the answer got lost, the same request with the same token, under the same
    idempotency key of 20 characters at least, gives it again.
    """
    service: TableService = request.app.state.service
    token, key = token_in(request.scope), bodies.strong(header(request.scope, b"idempotency-key"))
    try:
        caller = await caller_of(request.scope, service)
    except Unauthorized:
        token_request = TokenRequest("", "seat", token, key)
        again = await service.keys.reissued(request.path_params["table"], seat, token_request) if token else None
        if again is None:
            raise
        add_header(request.scope, *REPLAYED)
        return Response(Token(seat, again), headers=NO_STORE)
    _may_change(caller, seat, "rotate")
    token_request = TokenRequest(caller.seat, "host" if caller.role == "host" else "seat", token, key)
    return Response(Token(seat, await service.keys.issue(caller.whole, seat, token_request)), headers=NO_STORE)


@delete("/tables/{table:str}/seats/{seat:str}/token")
async def revoke_token(request: Request[Any, Any, Any], seat: FromPath[str]) -> None:
    """Revoke the token of a seat, so that none speaks for it until the host rotates it. For the host; never the host's
    own.
    """
    service: TableService = request.app.state.service
    caller = await caller_of(request.scope, service)
    _may_change(caller, seat, "revoke")
    await service.revoke(caller.whole, seat, TokenRequest(caller.seat, "host"))


def _may_change(caller: Caller, seat: str, change: Literal["rotate", "revoke"]) -> None:
    """Check that the caller may change the token of a seat. Callers other than the host learn nothing here about seats
    that are not theirs. Raises Failed.
    """
    own = caller.seat == seat and change == "rotate"
    if caller.role != "host" and not own:
        raise Failed(403, "not_your_role")
    table = caller.whole.feeds.state.table
    if table.seat(seat) is None:
        raise Failed(404, "unknown_seat")
    if seat in table.closed:
        raise Failed(409, "seat_closed")
    if seat == HOST and change == "revoke":
        raise Failed(409, "host_needs_token")
