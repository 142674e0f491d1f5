"""HTTP/1.1 connections that end: uvicorn's, with bounds on their number, their patience and their size.

uvicorn waits for ever for the end of headers and of a body, takes headers of any size, and lets a reader rest.
"""

from __future__ import annotations

import asyncio
from typing import Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from api.server.bounds import BODY_SECONDS, HEAD_BYTES, HEAD_SECONDS, Config

_CLOSED = b"connection: close\r\ncontent-length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n" + _CLOSED
LATE = b"HTTP/1.1 408 Request Timeout\r\n" + _CLOSED
LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + _CLOSED


class HttpConnection(HttpToolsProtocol):
    """One connection. What is `due` next from the other side: the rest of a head, of a body, or nothing."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._due: Literal["head", "body", ""] = "head"
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        self._asked = False
        if self.config.door.enter(self.client[0] if self.client else "", transport):
            self._await(HEAD_SECONDS)
        else:
            self._end(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
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
        self._due, self._head, self._asked = "body", 0, True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._settle()
        self._due = ""
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Requests that came together wait in a queue: it gets no longer while there are some in it."""
        super().on_response_complete()
        if self.pipeline:
            self.flow.pause_reading()

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
