"""The operator's acts at a table through the running service: `greffe token`, `close` and `forget` call it.

These routes exist only where `GREFFE_OPERATOR_TOKEN` is set, and answer to its bearer alone.
"""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar import Request, Response, delete, post
from litestar.params import FromPath

from api.http.problems import Failed
from api.routes.tables import NO_STORE, Token
from api.tables.cached_table import CachedTable
from api.tables.idempotency import ALWAYS
from api.tables.service import TableService
from api.tables.tokens import TokenRequest
from domain.register.deletion import replace_streams
from domain.table.commands import EndTable
from domain.table.seats import HOST
from projections.feeds.loading import UnknownTable

OPERATOR = TokenRequest(HOST, "operator")


@post("/operator/tables/{table:str}/seats/{seat:str}/token", include_in_schema=False)
async def issue_token(request: Request[Any, Any, Any], table: FromPath[str], seat: FromPath[str]) -> Response[Token]:
    """A new token for a seat whose own was lost; the whole table reads it."""
    service = _service(request)
    return Response(await issue(service, table, seat), headers=NO_STORE)


@post("/operator/tables/{table:str}/end", include_in_schema=False, status_code=204)
async def end_table(request: Request[Any, Any, Any], table: FromPath[str]) -> None:
    """Close the session, as its host would."""
    await end(_service(request), table)


@delete("/operator/tables/{table:str}", include_in_schema=False)
async def forget_table(request: Request[Any, Any, Any], table: FromPath[str]) -> None:
    """Delete all that is known of a table but that it was there."""
    await forget(_service(request), table, request.app.state.settings.register())


async def issue(service: TableService, table: str, seat: str) -> Token:
    """Raises Failed, register.Unavailable."""
    cached = await _table(service, table)
    if cached.feeds.state.table.seat(seat) is None:
        raise Failed(404, "unknown_seat")
    return Token(seat, await service.keys.issue(cached, seat, OPERATOR))


async def end(service: TableService, table: str) -> None:
    """Raises Failed, Refused, register.Unavailable."""
    await service.act(await _table(service, table), HOST, EndTable(), None, ALWAYS)


async def forget(service: TableService, table: str, settings: dict[str, str]) -> None:
    """Raises Failed, register.Unavailable."""
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
    """The service, for the bearer of the operator's token. Raises Failed, 404."""
    token: str = request.app.state.settings.operator_token
    given = request.headers.get("authorization", "")
    if not token or not compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Failed(404, "not_found")
    service: TableService = request.app.state.service
    return service
