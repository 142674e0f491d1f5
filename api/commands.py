"""A seat acts: `POST /tables/{table}/commands`. The one path that must be quick, hence close to the wire.

    {"command": {"type": "ResolveAction", "action": "..."}, "dice": [14]}

`dice` only when the table rolled physical dice. The answer, 201, is the caller's own new frame; by then the
event is durable. With an `Idempotency-Key` the same request twice is carried out once.
"""

from __future__ import annotations

from litestar import asgi
from litestar.enums import ScopeType
from litestar.exceptions import MethodNotAllowedException
from litestar.types import Receive, Scope, Send

from api.bodies import Envelope, body_of, decoded, envelopes, once
from api.callers import Caller, caller_of
from api.middleware import header
from api.service import TableService

JSON_HEADERS = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]


@asgi("/tables/{table:str}/commands", copy_scope=False, opt={"limit": "commands"})
async def post_command(scope: Scope, receive: Receive, send: Send) -> None:
    """Carry out a command and answer with the frame that it gave to its sender."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    if scope["method"] != "POST":
        raise MethodNotAllowedException(headers={"Allow": "POST"})
    state = scope["litestar_app"].state
    service, settings = state.service, state.settings
    caller = await caller_of(scope, service)
    raw = await body_of(scope, receive, settings.max_body_bytes)
    version = await act(service, caller, decoded(envelopes, raw, numbers=False), header(scope, b"idempotency-key"))
    frame = caller.cached.frame_bytes(caller.seat, caller.locale, version)
    await send({"type": "http.response.start", "status": 201, "headers": [*JSON_HEADERS, _length(frame)]})
    await send({"type": "http.response.body", "body": frame, "more_body": False})


async def act(service: TableService, caller: Caller, envelope: Envelope, key: str) -> int:
    """Read the command in an envelope and carry it out, once under an idempotency key; the version of its event."""
    game = caller.cached.feeds.game
    command = decoded(game.decoders.sent, envelope.command, game.malformed)
    once_only = once(caller.seat, key, command, envelope.dice)
    return await service.act(caller.cached, caller.seat, command, envelope.dice, once_only)


def _length(body: bytes) -> tuple[bytes, bytes]:
    return b"content-length", str(len(body)).encode()
