"""Middleware around everything, routing included: the language of the answer, its headers, one line of log."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Mapping
from time import perf_counter
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from api.base.logs import fault, log_event
from api.base.metrics import Metrics
from api.base.randomness import SYSTEM
from api.http.languages import negotiated
from projections.texts import LOCALES, Locale

Header = tuple[bytes, bytes]
_log = logging.getLogger("greffe.requests")
REPLAYED = (b"idempotent-replayed", b"true")
_SANE = re.compile(r"[A-Za-z0-9._~-]{1,64}")
_VARY = (b"vary", b"Accept, Accept-Encoding, Accept-Language, Origin")
_EVERYWHERE: Mapping[Locale, tuple[Header, ...]] = {
    locale: (
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"content-language", locale.encode()),
        _VARY,
    )
    for locale in LOCALES
}


def matches(scope: Scope, tag: str) -> bool:
    """Return whether `If-None-Match` names the tag, by weak comparison with each of its tags (RFC 9110, section
    13.1.2).
    """
    strong = tag.removeprefix("W/")
    return any(each.strip().removeprefix("W/") in ("*", strong) for each in header(scope, b"if-none-match").split(","))


def header(scope: Scope, name: bytes) -> str:
    """Return the first header of that name, `""` if there is none."""
    return fields_of(scope).get(name, b"").decode("latin-1")


def fields_of(scope: Scope) -> Mapping[bytes, bytes]:
    """Return the headers by their names, the first of each."""
    state = scope["state"]
    fields: Mapping[bytes, bytes] | None = state.get("fields")
    if fields is None:
        fields = state["fields"] = dict(reversed(list(scope["headers"])))
    return fields


def observe(app: ASGIApp, default: Locale, metrics: Metrics, public_url: str = "") -> ASGIApp:
    """Wrap the app so that each request is observed: see `begin_request`, `with_headers`, `observed`."""
    base = public_url.rstrip("/")

    async def edge(scope: Scope, receive: Receive, send: Send) -> None:
        start, status = perf_counter(), 0
        begin_request(scope, default, base)

        async def send_observed(message: Message) -> None:
            nonlocal status
            match message["type"]:
                case "http.response.start" | "websocket.http.response.start":
                    status = message["status"]
                    if scope["type"] == ScopeType.HTTP:
                        route = scope.get("path_template") or "-"
                        metrics.answered(scope["method"], route, status, perf_counter() - start)
                    message["headers"] = with_headers(scope, message.get("headers", ()))
                case "websocket.accept":
                    status = 101
                case "websocket.close" if not status:
                    status = 403
                case _:
                    pass
            await send(message)

        try:
            await app(scope, receive, send_observed)
        except Exception as error:  # the answer has begun: the server can only cut the connection
            fault(_log, error)
        observed(scope, status, start)

    return edge


def begin_request(scope: Scope, default: Locale, base: str) -> None:
    """Prepare `scope["state"]` for a request: `locale` is the language of the answer, `request` the id of the request:
    the caller's own if it is a short word, else one of ours; `base` begins addresses in the answer. `headers`, if any
    are added later, go with the answer.
    """
    scope["state"]["base"] = base
    scope["state"]["locale"] = negotiated(header(scope, b"accept-language"), default)
    given = header(scope, b"x-request-id")
    scope["state"]["request"] = given if given and _SANE.fullmatch(given) else SYSTEM.name()


def with_headers(scope: Scope, own: Iterable[Header]) -> list[Header]:
    """Return the headers of an answer: the handler's own, those of every answer, and those added meanwhile."""
    state = scope["state"]
    headers = [each for each in own if each[0].lower() != b"vary"]
    return [
        *headers,
        *_EVERYWHERE[state["locale"]],
        (b"x-request-id", state["request"].encode()),
        *state.get("headers", ()),
    ]


def observed(scope: Scope, status: int, start: float) -> None:
    """Write one line of log for a request."""
    if _log.isEnabledFor(logging.INFO):
        method, route = scope.get("method", "WEBSOCKET"), scope.get("path_template") or "-"
        log_event(
            _log,
            "request",
            method=method,
            route=route,
            status=status,
            ms=_since(start),
            request=scope["state"]["request"],
        )


def add_header(scope: Scope, name: bytes, value: bytes) -> None:
    """Add one header to the answer, whichever handler makes it."""
    state = scope["state"]
    state["headers"] = [*state.get("headers", ()), (name, value)]


def heads(app: ASGIApp) -> ASGIApp:
    """Answer HEAD as GET, without the body (RFC 9110, section 9.3.2); a stream ends before it begins."""

    async def first(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return
        over, received = asyncio.Event(), False

        async def receive_nothing_more() -> Any:
            nonlocal received
            if not received:
                received = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await over.wait()
            return {"type": "http.disconnect"}

        async def send_head(message: Message) -> None:
            if over.is_set():
                return
            if message["type"] == "http.response.body":
                over.set()
                message = {"type": "http.response.body", "body": b"", "more_body": False}
            await send(message)

        got: Any = {**scope, "method": "GET"}
        try:
            await app(got, receive_nothing_more, send_head)
        finally:
            scope["path_template"] = got.get("path_template", "-")

    return first


def _since(start: float) -> float:
    return round((perf_counter() - start) * 1000, 1)
