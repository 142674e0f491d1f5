"""HTTP/1.1 connections that end: uvicorn's, with bounds on their number, their patience and their size.

uvicorn waits for ever for the end of headers and of a body, takes headers of any size, and lets a reader rest.

A command in its plainest form is read here, carried out by `FastPath`, and answered in one go. Where its head came
before, nothing of that is parsed again.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Literal, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from api.routes.commands import COMMANDS, Answer, Coming, UnderWay
from api.server.bounds import BODY_SECONDS, HEAD_BYTES, HEAD_SECONDS, Config
from api.server.repeats import Repeats
from api.wire.middleware import lines

_CLOSED = b"connection: close\r\ncontent-length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n" + _CLOSED
LATE = b"HTTP/1.1 408 Request Timeout\r\n" + _CLOSED
LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + _CLOSED
_NOBODY = asyncio.Event()  # waits for the parts of a command


class Exchange:
    """A command under way: what uvicorn, too, asks of the last request of a connection."""

    __slots__ = ("body", "disconnected", "keep_alive", "message_event", "response_complete", "response_started", "work")

    def __init__(self, body: bytes = b"") -> None:
        self.body = body
        self.keep_alive = True  # until the server stops
        self.disconnected = self.response_started = self.response_complete = False
        self.message_event = _NOBODY
        self.work: Any = None


class HttpConnection(HttpToolsProtocol):
    """One connection. What is `due` next from the other side: the rest of a head, of a body, or nothing."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._due: Literal["head", "body", ""] = "head"
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        self._asked = False
        self._exchange: Exchange | None = None
        self._repeats = Repeats()
        self._rested = 0.0  # when the last answer was complete
        if self.config.door.enter(self.client[0] if self.client else "", transport):
            self._await(HEAD_SECONDS)
        else:
            self._end(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing() or self._repeated(data):
            return
        between = self._due != "body" and self._head == 0
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if between and self._exchange is not None and self._due == "":
            scope: Any = self.scope
            self._repeats.learn(data, scope)
        if self._due == "head":
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self._end(LONG)
        if self._due == "body":
            self._await(BODY_SECONDS)
        elif self._due == "head" or not self._asked or self.cycle.response_complete:
            self._await(HEAD_SECONDS)  # blank lines before a request are the beginning of one

    def handle_websocket_upgrade(self) -> None:
        self._settle()
        super().handle_websocket_upgrade()

    # What the parser tells

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._due = "head"

    def on_headers_complete(self) -> None:
        self._settle()
        self._due, self._head = "body", 0
        self._exchange = Exchange() if self._is_command() else None
        if self._exchange is None:
            super().on_headers_complete()
        else:
            self.cycle = cast("RequestResponseCycle", self._exchange)
        self._asked = True

    def on_body(self, body: bytes) -> None:
        if self._exchange is None:
            super().on_body(body)
        else:
            self._exchange.body += body

    def on_message_complete(self) -> None:
        self._settle()
        self._due = ""
        if self._exchange is None:
            super().on_message_complete()
        else:
            self._begin(self._exchange, self.scope)

    def on_response_complete(self) -> None:
        """Requests that came together wait in a queue: it gets no longer while there are some in it. A timer of
        uvicorn's that a command left alone goes on.
        """
        self._rested = self.loop.time()
        if self.timeout_keep_alive_task is not None and not self.pipeline and not self.transport.is_closing():
            self.server_state.total_requests += 1
            self.flow.resume_reading()
            return
        super().on_response_complete()
        if self.pipeline:
            self.flow.pause_reading()

    def timeout_keep_alive_handler(self) -> None:
        """A command may be under way, or may have been since the timer was set."""
        since = self._rested if self.cycle.response_complete else self.loop.time()
        left = since + self.timeout_keep_alive - self.loop.time()
        if left > 0:
            self.timeout_keep_alive_task = self.loop.call_later(left, self.timeout_keep_alive_handler)
        else:
            super().timeout_keep_alive_handler()

    # Commands

    def _is_command(self) -> bool:
        """Is it one in its plainest form, and nothing before it still under way?"""
        if not self.url.endswith(COMMANDS) or (self._asked and not self.cycle.response_complete):
            return False
        parser = self.parser
        scope: Any = self.scope
        if parser.get_http_version() != "1.1" or not parser.should_keep_alive() or self.expect_100_continue:
            return False
        scope["method"], scope["path"] = parser.get_method().decode("ascii"), self.url.decode("latin-1")
        scope["query_string"] = b""
        return self.config.commands.takes(scope)

    def _repeated(self, data: bytes) -> bool:
        """Is it a command whole, with a head that came before, and nothing before it still under way?"""
        if self._due or not self._asked or not self.cycle.response_complete:
            return False
        found = self._repeats.read(data)
        scope = found and self.config.commands.takes_again(*found)
        if found is None or scope is None:
            return False
        self._settle()
        self._exchange = exchange = Exchange(found[1])
        self.cycle = cast("RequestResponseCycle", exchange)
        self._begin(exchange, scope)
        return True

    def _begin(self, exchange: Exchange, scope: Any) -> None:
        """No task, where nothing is waited for but the commit."""
        begun = self.config.commands.begin(scope, exchange.body)
        if isinstance(begun, UnderWay):
            self._keep(exchange, begun.version)
            begun.version.add_done_callback(partial(self._committed, exchange, begun))
        else:
            self._keep(exchange, self.loop.create_task(self._wait(exchange, begun)))

    def _committed(self, exchange: Exchange, begun: UnderWay, version: asyncio.Future[int]) -> None:
        self.tasks.discard(exchange.work)
        if version.cancelled():
            return
        answer = self.config.commands.end(begun)
        if isinstance(answer, tuple) and not self.flow.write_paused:
            self._tell(exchange, answer)
        else:
            self._keep(exchange, self.loop.create_task(self._wait(exchange, answer)))

    async def _wait(self, exchange: Exchange, coming: Coming | Answer) -> None:
        try:
            answer = coming if isinstance(coming, tuple) else await coming
            if self.flow.write_paused:
                await self.flow.drain()
        finally:
            self.tasks.discard(exchange.work)
        self._tell(exchange, answer)

    def _keep(self, exchange: Exchange, work: Any) -> None:
        """What a server that stops waits for."""
        exchange.work = work
        self.tasks.add(work)

    def _tell(self, exchange: Exchange, answer: Answer) -> None:
        """In one go, by which time nothing more of it is to be done when the server stops."""
        status, headers, body = answer
        exchange.response_complete = True
        if not self.transport.is_closing():
            own = lines(self.server_state.default_headers)
            end = b"" if exchange.keep_alive else b"connection: close\r\n"
            self.transport.write(
                b"%b%b%bcontent-length: %d\r\n%b\r\n%b" % (STATUS_LINE[status], own, headers, len(body), end, body)
            )
            if not exchange.keep_alive:
                self.transport.close()
        self.on_response_complete()

    # Time

    def _await(self, seconds: float) -> None:
        """What is due comes within so many seconds of when it was first missed."""
        if self._timer is None:
            self._timer = self.loop.call_later(seconds, self._late)

    def _settle(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        self._end(LATE)

    def _end(self, answer: bytes) -> None:
        """Close; with an answer, where none has begun."""
        if not self._asked or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(answer)
        self.transport.close()
