"""Wire between a client under test and its table: late, cut, twice, missing, refused, untrue, as a seed decides.

Its faults are counted; once they are spent it is fair: a client that goes on comes to the end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, MutableMapping
from random import Random
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

BLOCK = b"\n\n"
FAULTS = ("unanswered", "cut", "busy", "too_many", "page", "late", "away", "login")
PROBLEM = b'{"type": "/problems/%b", "title": "", "status": %d, "detail": "Not now.", "code": "%b"}'
BUSY = {
    "busy": (503, b"application/problem+json", PROBLEM % (b"unavailable", 503, b"unavailable")),
    "too_many": (429, b"application/problem+json", PROBLEM % (b"too_many_requests", 429, b"too_many_requests")),
    "page": (502, b"text/html", b"<html><title>Bad gateway</title>"),
    "away": (521, b"text/plain", b"error code: 521"),
    "login": (200, b"text/html", b"<html><form>"),
}
TIMED_OUT = (524, b"text/html", b"<html><title>A timeout occurred</title>")


class Cut(Exception):
    """A connection that the weather breaks."""


class Weather:
    """Faults of the requests of one client. `faults`: how many faults are left."""

    def __init__(self, rng: Random, faults: int) -> None:
        self.faults = faults
        self._rng = rng
        self._hurry = rng.choice((0.0, 0.002, 0.02))  # seconds, the longest that anything takes on the way

    def fault(self) -> str:
        """Return what goes wrong with the next request; empty: nothing."""
        return self._rng.choice(FAULTS) if self._goes_wrong(0.4) else ""

    async def dawdle(self) -> None:
        if self._hurry:
            await asyncio.sleep(self._rng.random() * self._hurry)

    def place(self, length: int) -> int:
        """Return where among so many bytes something is cut."""
        return self._rng.randint(0, length)

    def blocks(self, body: bytes) -> Iterator[bytes]:
        """Yield the part of an event stream that comes, in pieces. Raises Cut."""
        *whole, rest = body.split(BLOCK)
        before = b""
        for place, block in enumerate(whole):
            made = block + BLOCK
            fault = self._rng.choice(("cut", "twice", "missing", "untrue", "slow")) if self._goes_wrong(0.25) else ""
            if fault == "cut":
                yield made[: self.place(len(made))]
                raise Cut
            if fault == "twice":
                yield before
            if fault == "untrue":
                made = _untrue(block) + BLOCK
            if fault == "slow":
                at = self.place(len(made))
                yield made[:at]
                made = made[at:]
            if fault != "missing" or place + 1 == len(whole):  # what nothing follows cannot be missed
                yield made
            before = block + BLOCK
        yield rest

    def _goes_wrong(self, chance: float) -> bool:
        wrong = self.faults > 0 and self._rng.random() < chance
        self.faults -= wrong
        return wrong


def _untrue(block: bytes) -> bytes:
    """Return a frame with a patch that leads to another view than its tag says."""
    head, found, data = block.partition(b"data: ")
    if not found or b'"patch"' not in data:
        return block
    frame = msgspec.json.decode(data)
    frame["patch"] = [*frame["patch"], {"op": "add", "path": "/untrue", "value": frame["frame"]}]
    return head + found + msgspec.json.encode(frame)


class Wire:
    """An application behind the weather of each table, for requests that come by one of its ports."""

    def __init__(self, app: ASGIApp) -> None:
        self.weathers: MutableMapping[str, Weather] = {}
        self.port = 0
        self.loop: asyncio.AbstractEventLoop | None = None
        self._app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        self.loop = asyncio.get_running_loop()
        weather = self._weather(scope)
        if weather is None:
            await self._app(scope, receive, send)
            return
        await weather.dawdle()
        fault = weather.fault()
        if fault in BUSY:
            await _refuse(send, *BUSY[fault])
            return
        if fault == "late":
            if scope["method"] == "POST":  # what is only read may as well not have been
                await self._app(scope, receive, _nobody)
            await _refuse(send, *TIMED_OUT)
            return
        try:
            await self._app(scope, receive, _Sending(send, weather, fault))
        except Cut:
            await asyncio.sleep(0)
            raise

    def _weather(self, scope: Any) -> Weather | None:
        if scope["type"] != "http" or (scope.get("server") or ("", 0))[1] != self.port:
            return None
        _, _, place = scope["path"].partition("/tables/")
        return self.weathers.get(place.partition("/")[0])


class _Sending:
    """An answer that is being sent through the weather."""

    def __init__(self, send: Send, weather: Weather, fault: str) -> None:
        self._send = send
        self._weather = weather
        self._fault = fault
        self._streamed = False

    async def __call__(self, message: Message) -> None:
        event: Any = message
        if event["type"] == "http.response.start":
            await self._begin(event)
        elif self._streamed:
            await self._stream(event)
        elif self._fault == "cut":
            body = event.get("body", b"")
            await self._send({"type": "http.response.body", "body": body[: len(body) // 2], "more_body": True})
            raise Cut
        else:
            await self._send(message)

    async def _begin(self, event: Any) -> None:
        kind = dict(event["headers"]).get(b"content-type", b"")
        self._streamed = kind.startswith(b"text/event-stream")
        if self._fault == "unanswered":
            longer: Any = {**event, "status": 200, "headers": [(b"content-length", b"100")]}
            await self._send(longer)
            raise Cut
        await self._send(event)

    async def _stream(self, event: Any) -> None:
        for piece in self._weather.blocks(event.get("body", b"")):
            await self._weather.dawdle()
            await self._send({"type": "http.response.body", "body": piece, "more_body": True})
        if not event.get("more_body"):
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})


async def _nobody(message: Message) -> None:
    """Drop what the service sends: the edge has answered in its place."""


async def _refuse(send: Send, status: int, kind: bytes, body: bytes) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), (b"retry-after", b"0")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
