"""Authentication: the bearer token names a seat of one table (RFC 6750). All faults of a token have the same answer.

A browser cannot set headers on a WebSocket: there the token may come as a subprotocol, `greffe.bearer.<token>`, offered
after `greffe`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args
from urllib.parse import parse_qsl

import msgspec
from litestar.types import Scope

from api.base.settings import Settings
from api.http.middleware import header
from api.http.problems import Failed, Unauthorized
from api.http.schema_errors import Misfit
from api.tables.cached_table import CachedTable, TableReading
from api.tables.service import TableService
from domain.table.host_keys import is_mark, key_in, mark
from domain.table.keys import hashed
from domain.table.seats import Role
from projections.feeds.views import reads_all, state_at
from projections.texts import Locale

PROTOCOL = "greffe"
BEARER_PROTOCOL = "greffe.bearer."
BOOLEANS = {"1": True, "true": True, "0": False, "false": False}
TagPlace = Literal["frame", "apart", "list", "none"]
"""The place of the moves' tag: in the last frame with a patch, in a message after the frames, there with the list of
the moves, or nowhere.
"""
_PLACES: tuple[TagPlace, ...] = get_args(TagPlace)


class Caller(msgspec.Struct, frozen=True):
    """A seat that calls: its table as the seat may read it, the hash of its token, and the language of the answers.

    `patched`: the seat keeps its view, and needs each frame's patch. `moves`: the place of the tag of the seat's moves;
    a frame that holds it waits until the moves are made. `connected`: on a stream, the seat wants to know which seats
    are connected.
    """

    cached: TableReading
    seat: str
    holder: str
    locale: Locale
    patched: bool = False
    moves: TagPlace = "frame"
    connected: bool = False

    @property
    def tagged(self) -> bool:
        """True if the last frame holds the tag of the moves."""
        return self.patched and self.moves == "frame"

    @property
    def whole(self) -> CachedTable:
        """The table to write to: it may hold more than the seat may know."""
        return self.cached.whole

    @property
    def messages(self) -> str:
        """The game whose messages tell the caller what goes wrong."""
        return self.cached.feeds.projection.game

    @property
    def role(self) -> Role:
        return self.cached.feeds.state.table.role(self.seat)

    @property
    def sees_all(self) -> bool:
        """True if the seat may have the whole record."""
        feeds = self.cached.feeds
        return feeds.projection.sees_all(feeds.state, self.seat)

    @property
    def opened(self) -> bool:
        """True if the seat has read that the whole record is open."""
        return state_at(self.cached.feeds, self.seat, None).table.disclosed

    @property
    def names(self) -> tuple[str, str]:
        """The table's title and the seat's own name, as the seat reads them: they name the files that it downloads."""
        table = state_at(self.cached.feeds, self.seat, None).table
        seat = table.seat(self.seat)
        return table.title, seat.name if seat else ""

    @property
    def alone(self) -> bool:
        """True if the seat may learn of nobody else's coming and going, since it reads with a delay or is away in the
        game.
        """
        feeds = self.whole.feeds
        return feeds.state.table.is_delayed(self.seat) or feeds.game.away(feeds.state, self.seat)

    def may_read_all(self) -> bool:
        """Return whether the seat may have the whole record. Raises Failed if only what nobody may read yet stands in
        the way.
        """
        if self.opened or reads_all(self.whole.feeds, self.seat):
            return True
        if self.sees_all:
            talk = self.cached.feeds.state.table.talk
            raise Failed(409, "record_sealed" if talk.gm_reads_whispers else "record_private")
        return False


async def caller_of(scope: Scope, service: TableService, table: str | None = None) -> Caller:
    """Return the seat whose token came with the request, at the table of its path or the one named. Raises
    Unauthorized.
    """
    holder = await _holder(scope, service)
    asked = scope["path_params"]["table"] if table is None else table
    found = await service.keys.seat_of(asked, holder) if holder else None
    if found is None:
        raise Unauthorized
    cached, seat = found
    if not await service.spectator_delay.knows(cached, seat):
        raise Unauthorized
    scope["state"]["game"] = cached.feeds.projection.game
    reading = await service.spectator_delay.reading(cached, seat)
    if reading.feeds.state.table.seat(seat) is None:
        raise Unauthorized  # it was added later than it may read: its table is still to come
    caller = Caller(reading, seat, holder, scope["state"]["locale"])
    return _with_query(caller, scope["query_string"]) if scope["query_string"] else caller


async def _holder(scope: Scope, service: TableService) -> str:
    """Return the hash of the request's token, or the mark of the host's key whose token it is; "" if there is none."""
    holder = bearer_of(scope)
    token = token_in(scope)
    if not key_in(token):
        return holder
    key = await service.host_keys.verified(token)
    return "" if key is None else mark(key.id)


def check_own(caller: Caller) -> Caller:
    """Return the caller, unless a host's key speaks for the seat: for what outlives a request the seat's own token is
    needed, since it ends with that. Raises Failed.
    """
    if is_mark(caller.holder):
        raise Failed(403, "own_token_needed")
    return caller


def _with_query(caller: Caller, query: bytes) -> Caller:
    """Return the caller with the query's `patch`, `moves` and `connected`. Raises Failed if they cannot be read."""
    values = dict(parse_qsl(query.decode("latin-1"), keep_blank_values=True))
    moves = values.get("moves", "frame")
    patched, connected = _boolean(values, "patch"), _boolean(values, "connected")
    for place in _PLACES:
        if moves == place:
            return msgspec.structs.replace(caller, patched=patched, moves=place, connected=connected)
    raise Failed(400, "bad_request", errors=(Misfit("not_allowed", parameter="moves", allowed=_PLACES),))


def _boolean(said: Mapping[str, str], name: str) -> bool:
    found = BOOLEANS.get(said.get(name, "0"))
    if found is None:
        raise Failed(400, "bad_request", errors=(Misfit("wrong_type", parameter=name, expected=("boolean",)),))
    return found


def bearer_of(scope: Scope) -> str:
    """Return the hash of the token that came with this request, `""` if none did."""
    state = scope["state"]
    if "holder" not in state:
        token = token_in(scope)
        state["holder"] = hashed(token) if token else ""
    holder: str = state["holder"]
    return holder


def token_in(scope: Scope) -> str:
    """Return the token in the header or among the subprotocols, `""` if there is none."""
    scheme, _, token = header(scope, b"authorization").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    offered: Any = scope.get("subprotocols", ())
    return next((p.removeprefix(BEARER_PROTOCOL) for p in offered if p.startswith(BEARER_PROTOCOL)), "")


def own_origin(scope: Scope, settings: Settings) -> bool:
    """Return whether the request comes from a page of ours or of those that the settings name, or from no page at all.

    Browsers let any page open a socket (RFC 6455, 10.2) and send a plain request.
    """
    origin, allowed = header(scope, b"origin"), settings.cors_origins
    _, marked, name = origin.partition("://")
    own = marked and name == header(scope, b"host")
    return bool(not origin or own or "*" in allowed or origin in allowed)


async def reading_as(service: TableService, caller: Caller, reader: str | None) -> Caller:
    """Return the caller as another seat that reads now: once the record is open to all, and before to a caller that may
    have the whole record. Raises Failed.
    """
    if reader is None or reader == caller.seat:
        return caller
    if not caller.may_read_all():
        raise Failed(403, "record_closed")
    if caller.cached.feeds.state.table.seat(reader) is None:
        raise Failed(404, "unknown_seat")
    return msgspec.structs.replace(
        caller, seat=reader, cached=await service.spectator_delay.reading(caller.whole, reader)
    )


def frame_in(caller: Caller, frame: int, *, least: int) -> int:
    """Return the number of a frame of the caller's; 0, before the first, passes if `least` is 0. Raises Failed."""
    last = caller.cached.feeds.count(caller.seat)
    if not least <= frame <= last:
        raise Failed(404, "unknown_frame", details={"last": last})
    return frame
