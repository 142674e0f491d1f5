"""Acts of the operator at a table through the running service: `greffe token`, `close` and `forget` call it.

These routes exist only where `GREFFE_OPERATOR_TOKEN` is set, and answer to its bearer alone.
"""

from __future__ import annotations

from datetime import datetime
from hmac import compare_digest
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath

from api.base.settings import MEMORY
from api.http import bodies
from api.http.problems import Failed
from api.routes.hosts import HostToken
from api.routes.tables import NO_STORE, Token
from api.storage.host_keys import UnknownKey
from api.storage.idempotency import ALWAYS
from api.tables.cached_table import CachedTable
from api.tables.service import TableService
from api.tables.tokens import TokenRequest
from domain.register.deletion import replace_streams
from domain.table.commands import EndTable
from domain.table.host_keys import key_channel
from domain.table.seats import HOST
from projections.feeds.loading import UnknownTable


class HostKeyLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A host's key as the operator lists it."""

    key: str
    name: str
    created: datetime
    revoked: datetime | None = None


OPERATOR = TokenRequest(HOST, "operator")


@post("/operator/tables/{table:str}/seats/{seat:str}/token", include_in_schema=False)
async def issue_token(request: Request[Any, Any, Any], table: FromPath[str], seat: FromPath[str]) -> Response[Token]:
    """Issue a new token for a seat whose own was lost; every seat reads of it."""
    service = _service(request)
    return Response(await issue(service, table, seat), headers=NO_STORE)


@post("/operator/tables/{table:str}/end", include_in_schema=False, status_code=204)
async def end_table(request: Request[Any, Any, Any], table: FromPath[str]) -> None:
    """Close the session, as its host would."""
    await end(_service(request), table)


@delete("/operator/tables/{table:str}", include_in_schema=False)
async def forget_table(request: Request[Any, Any, Any], table: FromPath[str]) -> None:
    """Delete all that is known of a table but that it existed. Raises Failed if the register is in memory."""
    service, settings = _service(request), request.app.state.settings
    if settings.engine == MEMORY:
        raise Failed(409, "register_in_memory")
    await forget(service, table, settings.register())


class NewHostKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A host's key to issue, with a name for people."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


_new_host_keys = msgspec.json.Decoder(NewHostKey)


@get("/operator/host-keys", include_in_schema=False)
async def list_host_keys(request: Request[Any, Any, Any]) -> Response[list[HostKeyLine]]:
    """Return all host's keys there ever were."""
    return Response(await host_key_lines(_service(request)), headers=NO_STORE)


@post("/operator/host-keys", include_in_schema=False)
async def issue_host_key(request: Request[Any, Any, Any]) -> Response[HostToken]:
    """Issue a new host's key."""
    service = _service(request)
    body = bodies.decoded(_new_host_keys, await request.body())
    return Response(await issue_host(service, body.name), headers=NO_STORE)


@post("/operator/host-keys/{key:str}/token", include_in_schema=False)
async def replace_host_key(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[HostToken]:
    """Issue a new token for a host's key."""
    return Response(await rotate_host(_service(request), key), headers=NO_STORE)


@delete("/operator/host-keys/{key:str}", include_in_schema=False)
async def revoke_host_key(request: Request[Any, Any, Any], key: FromPath[str]) -> None:
    """Revoke a host's key, so that no token speaks for it any more."""
    await revoke_host(_service(request), key)


async def host_key_lines(service: TableService) -> list[HostKeyLine]:
    """List all host's keys there ever were. Raises register.Unavailable."""
    return [HostKeyLine(each.id, each.name, each.created, each.revoked) for each in await service.host_keys.all()]


async def issue_host(service: TableService, name: str) -> HostToken:
    """Issue a new host's key. Raises register.Unavailable."""
    key, token = await service.host_keys.issue(name)
    return HostToken(key, token)


async def rotate_host(service: TableService, key: str) -> HostToken:
    """Issue a new token for a host's key, and end the former one's streams. Raises Failed, register.Unavailable."""
    try:
        token = await service.host_keys.rotate(key)
    except UnknownKey as error:
        raise Failed(404, "not_found") from error
    service.notifier.notify(key_channel(key))
    return HostToken(key, token)


async def revoke_host(service: TableService, key: str) -> None:
    """Revoke a host's key, and end its streams. Raises Failed, register.Unavailable."""
    try:
        await service.host_keys.revoke(key)
    except UnknownKey as error:
        raise Failed(404, "not_found") from error
    service.notifier.notify(key_channel(key))


async def issue(service: TableService, table: str, seat: str) -> Token:
    """Issue a new token for a seat as the operator. Raises Failed, register.Unavailable."""
    cached = await _table(service, table)
    if cached.feeds.state.table.seat(seat) is None:
        raise Failed(404, "unknown_seat")
    return Token(seat, await service.keys.issue(cached, seat, OPERATOR))


async def end(service: TableService, table: str) -> None:
    """End a table as its host would. Raises Failed, Refused, register.Unavailable."""
    await service.act(await _table(service, table), HOST, EndTable(), None, ALWAYS)


async def forget(service: TableService, table: str, settings: dict[str, str]) -> None:
    """Delete a table and its branches, leaving a tombstone of each. Raises Failed, register.Unavailable."""
    try:
        await service.forget(table, lambda streams, last, left: replace_streams(settings, streams, last, left))
    except UnknownTable as error:
        raise Failed(404, "not_found") from error


async def _table(service: TableService, table: str) -> CachedTable:
    try:
        return await service.cached(table)
    except UnknownTable as error:
        raise Failed(404, "not_found") from error


def _service(request: Request[Any, Any, Any]) -> TableService:
    """Return the service, if the request has the operator's token. Raises Failed, 404."""
    token: str = request.app.state.settings.operator_token
    given = request.headers.get("authorization", "")
    if not token or not compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Failed(404, "not_found")
    service: TableService = request.app.state.service
    return service
