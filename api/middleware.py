"""Around everything, routing included: the language of the answer, the headers of every answer, one line of log."""

from __future__ import annotations

import logging
from time import perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from api.languages import negotiated
from api.logs import fault, note
from api.metrics import Metrics
from projections.texts import LOCALES, Locale

_log = logging.getLogger("greffe.requests")
_EVERYWHERE = ((b"x-content-type-options", b"nosniff"), (b"referrer-policy", b"no-referrer"))


def matches(scope: Scope, tag: str) -> bool:
    """RFC 9110, section 13.1.2: weak comparison with each tag of `If-None-Match`."""
    return any(each.strip().removeprefix("W/") in ("*", tag) for each in header(scope, b"if-none-match").split(","))


def header(scope: Scope, name: bytes) -> str:
    """The first header of that name, `""` where there is none."""
    state = scope["state"]
    if "fields" not in state:
        state["fields"] = dict(reversed(list(scope["headers"])))
    value: bytes = state["fields"].get(name, b"")
    return value.decode("latin-1")


def around(app: ASGIApp, default: Locale, metrics: Metrics) -> ASGIApp:
    """The app, observed. In `scope["state"]`, `locale` is the language of the answer, `headers` go with it."""

    everywhere = {
        locale: (*_EVERYWHERE, (b"content-language", locale.encode()), (b"vary", b"Accept-Language, Origin"))
        for locale in LOCALES
    }

    async def edge(scope: Scope, receive: Receive, send: Send) -> None:
        start, status = perf_counter(), 0
        scope["state"]["locale"] = negotiated(header(scope, b"accept-language"), default)

        async def noting(message: Message) -> None:
            nonlocal status
            match message["type"]:
                case "http.response.start" | "websocket.http.response.start":
                    status = message["status"]
                    if scope["type"] == ScopeType.HTTP:
                        route = scope.get("path_template") or "-"
                        metrics.answered(scope["method"], route, status, perf_counter() - start)
                    told = scope["state"].get("headers", ())
                    added = everywhere[scope["state"]["locale"]]
                    message["headers"] = [*message.get("headers", ()), *added, *told]
                case "websocket.accept":
                    status = 101
                case "websocket.close" if not status:
                    status = 403
                case _:
                    pass
            await send(message)

        try:
            await app(scope, receive, noting)
        except Exception as error:  # the answer has begun: the server can only cut the connection
            fault(_log, error)
        if _log.isEnabledFor(logging.INFO):
            method, route = scope.get("method", "WEBSOCKET"), scope.get("path_template") or "-"
            note(_log, "request", method=method, route=route, status=status, ms=_since(start))

    return edge


def _since(start: float) -> float:
    return round((perf_counter() - start) * 1000, 1)
