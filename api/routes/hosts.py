"""Tables of a host's key: the list of those that it opened, one stream for what is asked at any of them, and the
rotation of the key. At each of its tables the key speaks as the host.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import ExitStack
from datetime import datetime
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Stream

from api.http.callers import token_in
from api.http.problems import Unauthorized
from api.notifications.watch import Watch
from api.routes.tables import NO_STORE
from api.storage.host_keys import Hosted, UnknownKey
from api.tables.damage import DamagedTable
from api.tables.service import TableService
from domain.register import Unavailable
from domain.table.host_keys import HostKey, key_channel
from domain.table.seats import HOST, Status
from projections.base.encoding import encode
from projections.feeds.loading import UnknownTable
from projections.feeds.views import state_at
from projections.moves.questions import AskedShown, open_questions
from projections.texts import Locale

PAGE = 20
LONGEST_PAGE = 50


class HostedLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that a host's key opened, as its host knows it.

    `asked`: the commands that the table waits for, and from which seats. `status` is `forgotten` where the operator
    deleted the table, `damaged` where it cannot be read.
    """

    table: str
    opened: datetime
    status: Status | Literal["forgotten", "damaged"]
    system: str = ""
    title: str = ""
    asked: tuple[AskedShown, ...] = ()


class HostedPage(msgspec.Struct, frozen=True):
    """A page of the tables that a host's key opened, the oldest first.

    `next`: the `after` of the next page, null on the last; the header `Link` has it, too.
    """

    tables: tuple[HostedLine, ...]
    next: int | None


class HostToken(msgspec.Struct, frozen=True):
    """The id of a host's key, and its new token, which is shown here and never again."""

    key: str
    token: str


@get("/host/tables")
async def get_host_tables(
    request: Request[Any, Any, Any],
    after: Annotated[int, QueryParameter(ge=0)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=LONGEST_PAGE)] = PAGE,
) -> Response[HostedPage]:
    """Return the tables that the host's key opened, the oldest first, a page at a time: `Link` leads to the next."""
    service: TableService = request.app.state.service
    key = await _key(request, service)
    found = await service.host_keys.tables(key.id, after, limit + 1)
    locale: Locale = request.scope["state"]["locale"]
    lines = [await _line(service, each, locale) for each in found[:limit]]
    follows = found[limit - 1].place if len(found) > limit else None
    link = {} if follows is None else {"Link": f'<?after={follows}&limit={limit}>; rel="next"'}
    return Response(HostedPage(tuple(lines), follows), headers={**NO_STORE, **link})


@get("/host/asked")
async def follow_host_tables(request: Request[Any, Any, Any]) -> Stream:
    """Stream the state of all tables of the host's key. A `HostedLine` comes for each at first, and again whenever
    something else is asked there, or its status changes; tables that the key opens meanwhile come as well. There is
    nothing to be resumed: a client that connects again gets the state of all. The stream ends with the token.
    """
    state = request.app.state
    service: TableService = state.service
    key = await _key(request, service)
    state.limits.streams.hold(request.scope)
    lines = _asked(service, key, request.scope["state"]["locale"], state.settings.heartbeat_seconds)
    return Stream(lines, media_type="text/event-stream", headers={**NO_STORE, "X-Accel-Buffering": "no"})


@post("/host/token")
async def rotate_host_key(request: Request[Any, Any, Any]) -> Response[HostToken]:
    """Issue a new token for the host's key. The former one is void from now on, open streams included. If the answer
    gets lost, the operator of the service can issue another.
    """
    service: TableService = request.app.state.service
    key = await _key(request, service)
    try:
        token = await service.host_keys.rotate(key.id)
    except UnknownKey as error:
        raise Unauthorized from error
    service.notifier.notify(key_channel(key.id))
    return Response(HostToken(key.id, token), headers=NO_STORE)


async def _key(request: Request[Any, Any, Any], service: TableService) -> HostKey:
    """Return the host's key of the request's token. Raises Unauthorized."""
    key = await service.host_keys.verified(token_in(request.scope))
    if key is None:
        raise Unauthorized
    return key


async def _line(service: TableService, hosted: Hosted, locale: Locale) -> HostedLine:
    """Return the table as its host knows it now. Raises Unavailable."""
    name, opened = hosted.table.table, hosted.table.at
    try:
        cached = await service.cached(name)
        table = state_at(cached.feeds, HOST, None).table
        asked = await service.run_reading(cached, partial(open_questions, seat=HOST, locale=locale))
    except UnknownTable:
        return HostedLine(name, opened, "forgotten")
    except DamagedTable:
        return HostedLine(name, opened, "damaged")
    return HostedLine(name, opened, table.status, table.game, table.title, asked)


async def _asked(service: TableService, key: HostKey, locale: Locale, heartbeat: float) -> AsyncGenerator[bytes, None]:
    """Yield the stream's bytes, until the token ends or the service stops."""
    tables, said, place = dict[str, Hosted](), dict[str, bytes](), 0
    watch = Watch(heartbeat)
    yield b": \n\n"
    with ExitStack() as subscriptions:
        subscriptions.enter_context(service.notifier.subscribed(key_channel(key.id), watch.wake, idle=True))
        try:
            while not service.notifier.closed and await service.host_keys.in_force(key):
                while found := await service.host_keys.tables(key.id, place, LONGEST_PAGE):
                    for hosted in found:
                        name, place = hosted.table.table, hosted.place
                        tables[name] = hosted
                        subscription = service.notifier.subscribed(name, partial(watch.mark, name), idle=True)
                        subscriptions.enter_context(subscription)
                        watch.mark(name)
                for name in watch.take():
                    line = encode(await _line(service, tables[name], locale))
                    if said.get(name) != line:
                        said[name] = line
                        yield b"data: %b\n\n" % line
                if await watch.wait():
                    yield b": \n\n"
        except Unavailable:
            return  # whoever comes again is told everything anew
