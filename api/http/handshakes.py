"""Refused handshakes: each is answered with a problem, like any other request (RFC 6455, section 4.2.2)."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from api.http.problems import MEDIA_TYPE, Failed, failure, problem_at

CLOSED = 4000  # and the status for which Litestar refuses
_encode = msgspec.json.Encoder().encode


async def deny(scope: Scope, send: Send, failed: Failed) -> None:
    """Refuse a handshake that was not answered yet; a client that has hung up meanwhile gets no answer."""
    headers = {"content-type": MEDIA_TYPE, **failed.headers}
    encoded = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    with suppress(OSError):
        await send({"type": "websocket.http.response.start", "status": failed.status, "headers": encoded})
        body = _encode(problem_at(scope, failed))
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


def denying(app: ASGIApp) -> ASGIApp:
    """Wrap the app so that refused handshakes get a problem: Litestar closes without a word if it finds no socket for a
    handshake, or cannot read it.
    """

    async def denied(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        answered = False

        async def send_or_deny(message: Message) -> None:
            nonlocal answered
            if message["type"] == "websocket.close" and not answered:
                status = message["code"] - CLOSED
                await deny(scope, send, failure(HTTPException(status_code=status if 400 <= status < 500 else 404)))
            else:
                await send(message)
            answered = True

        await app(scope, receive, send_or_deny)

    return denied
