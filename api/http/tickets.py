"""Tickets for event streams: a browser's `EventSource` sets no header, and a token has no place in an address.

    POST /tables/{table}/tickets     -> {"ticket": "...", "expires": "..."}
    GET /tables/{table}/feed?ticket=... as text/event-stream

A ticket opens one stream, once, within half a minute, for the seat whose token asked for it; the stream ends with that
token. A copy of it in a log or a history is worth nothing any more. It is stored in one place only: in Redis, from
which any process takes it, or in the process that made it if there is no Redis, or none that answers. Other processes
then do not know it, and refuse it: the client asks for another one.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.types import Scope

from api.base.environment import utc_now
from api.http.callers import Caller, caller_of, check_own
from api.http.problems import Unauthorized
from api.notifications.relay import RedisUnavailable, Relay
from api.tables.service import TableService
from domain.table.keys import hashed, new_token

SECONDS = 30


class Ticket(msgspec.Struct, frozen=True):
    """A ticket that opens one event stream of its table, once, until it expires."""

    ticket: str
    expires: datetime


class Tickets:
    """The tickets given and not used yet, by their hashes: the hash of the caller's token, the table, the expiry."""

    def __init__(self, relay: Relay | None, clock: Callable[[], datetime] = utc_now) -> None:
        self._relay = relay
        self._clock = clock
        self._own: dict[str, tuple[str, str, datetime]] = {}

    async def give(self, table: str, holder: str) -> Ticket:
        """Make a ticket for the caller whose token has that hash."""
        now = self._clock()
        until = (now + timedelta(seconds=SECONDS)).replace(microsecond=0)
        self._own = {name: ticket for name, ticket in self._own.items() if ticket[2] > now}
        if self._relay is not None:
            with suppress(
                RedisUnavailable
            ):  # it may be kept all the same: another one, then, that is in one place only
                made = Ticket(new_token(), until)
                await self._relay.put(f"ticket:{hashed(made.ticket)}", f"{table} {holder}".encode(), SECONDS)
                return made
        made = Ticket(new_token(), until)
        self._own[hashed(made.ticket)] = table, holder, until
        return made

    async def take(self, table: str, ticket: str) -> str:
        """Return the hash of the token behind a ticket, and use the ticket up. Raises Unauthorized."""
        name = hashed(ticket)
        stored = self._own.pop(name, None)
        if stored is not None:
            found, holder, until = stored
            if found == table and self._clock() < until:
                return holder
        elif self._relay is not None:
            with suppress(RedisUnavailable):
                found, _, holder = (await self._relay.take(f"ticket:{name}") or b"").decode().partition(" ")
                if found == table:
                    return holder
        raise Unauthorized


@post("/tables/{table:str}/tickets")
async def give_ticket(request: Request[Any, Any, Any]) -> Response[Ticket]:
    """Issue a ticket that opens one event stream of this table without a header, once, within half a minute. The stream
    is `GET /tables/{table}/feed?ticket=...`.
    """
    caller = check_own(await caller_of(request.scope, request.app.state.service))
    tickets: Tickets = request.app.state.tickets
    made = await tickets.give(caller.cached.table, caller.holder)
    return Response(made, headers={"Cache-Control": "no-store"})


async def guest_of(scope: Scope, service: TableService, tickets: Tickets, ticket: str) -> Caller:
    """Return the caller that comes with a ticket. Raises Unauthorized."""
    scope["state"]["holder"] = await tickets.take(scope["path_params"]["table"], ticket)
    return await caller_of(scope, service)
