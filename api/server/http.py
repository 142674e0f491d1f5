"""HTTP/1.1 connections: uvicorn's on the parser of `zttp`, with limits on their number, their patience and their size.

Reading HTTP is `zttp`'s work, and one request of a connection is carried out at a time: what comes after it waits
unread. uvicorn alone waits for ever for the end of a head or of a body, drops clients that have closed their sending
side before the answer, and bounds no framing.
"""

from __future__ import annotations

import asyncio
from functools import cache
from http import HTTPStatus

import msgspec
import zttp
from uvicorn.protocols.http.zttp_impl import RequestResponseCycle, ZttpProtocol

from api.http.problems import MEDIA_TYPE, Failed, problem
from api.server.bounds import BODY_SECONDS, FRAMING_BYTES, HEAD_SECONDS, PIECE, Config
from projections.texts import Locale

WAIT = 5  # seconds until whoever found no room may try again
BAD = Failed(400, "bad_request")
TIMED_OUT = Failed(408, "request_timeout")
FULL = Failed(503, "too_many_connections", headers={"Retry-After": str(WAIT)}, details={"wait": WAIT})
OTHER_SOCKET = Failed(426, "websocket_version", headers={"Upgrade": "websocket", "Sec-WebSocket-Version": "13"})


@cache
def closing_answer(failed: Failed, locale: Locale) -> bytes:
    """Return the bytes of a problem that is the last answer of its connection (RFC 9457; RFC 9112, section 9.6)."""
    body = msgspec.json.encode(problem(failed, locale))
    headers = {**failed.headers, "Content-Type": MEDIA_TYPE, "Content-Length": str(len(body)), "Connection": "close"}
    lines = "".join(f"{name.lower()}: {value}\r\n" for name, value in headers.items())
    return b"HTTP/1.1 %d %b\r\n%b\r\n%b" % (
        failed.status,
        HTTPStatus(failed.status).phrase.encode(),
        lines.encode(),
        body,
    )


class HttpConnection(ZttpProtocol):
    """An HTTP/1.1 connection. Raises nothing; what cannot be read is answered 400 after the answers before it."""

    config: Config
    transport: asyncio.Transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._timed: RequestResponseCycle | None = None  # whose body the timer runs for
        self._framing = 0  # bytes that came for the request after the piece in which it began, and are no body
        self._half_closed = False
        if self.config.door.enter(self.client[0] if self.client else "", transport):
            self._start_timer(HEAD_SECONDS)
        else:
            self._end(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_busy():  # what comes now waits in the parser, and more of it with its sender
            self.flow.pause_reading()
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._take(data[start : start + PIECE])

    def _take(self, data: bytes) -> None:
        cycle = self._latest
        body = len(cycle.body) if cycle is not None else 0
        super().data_received(data)
        if self._latest is not cycle:
            self._framing = 0
        elif cycle is not None and cycle.more_body and not cycle.response_complete:
            self._framing += len(data) - (len(cycle.body) - body)
            if self._framing > FRAMING_BYTES:
                self._end(BAD)
        self._await_rest()

    def eof_received(self) -> bool:  # type: ignore[override]  # as asyncio has it; uvicorn's own closes
        """Keep a half-closed connection until the requests that came whole are answered (RFC 9112, section 9.6)."""
        self._half_closed = self._is_busy() and not self.cycle.response_started
        return self._half_closed

    def shutdown(self) -> None:
        """Stop after the answer under way, which says that it is the last of the connection (RFC 9112, section 9.6)."""
        super().shutdown()
        if self._is_busy():
            self.cycle.default_headers = [*self.cycle.default_headers, (b"connection", b"close")]

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._half_closed and not self._is_busy():
            self.transport.close()
        self._await_rest()

    def handle_events(self, event: zttp.Event) -> None:
        try:
            super().handle_events(event)
        except UnicodeDecodeError as error:
            raise zttp.RemoteProtocolError("a target is ASCII (RFC 9112, section 3.2)") from error

    def _should_upgrade(self) -> bool:
        """Return whether a head asks for a WebSocket: every other upgrade is ignored (RFC 9110, section 7.8).

        uvicorn asks this once for each head, before anything of the request is carried out: here a head is refused
        that `zttp` reads and others may read otherwise.
        """
        hosts = codings = 0
        for name, value in self.headers:
            if name == b"host":
                hosts += 1
            elif name == b"transfer-encoding":
                codings += 1 if value.lower() == b"chunked" else 2
        if hosts > 1 or codings > 1 or (codings and self.scope["http_version"] == "1.0"):
            raise zttp.RemoteProtocolError("one host, and no coding but chunked (RFC 9112, sections 3.2 and 6.1)")
        return (self.conn.upgrade() or b"").lower() == b"websocket"

    def handle_remote_protocol_error(self) -> None:
        self._end(BAD)

    def handle_websocket_upgrade(self, event: zttp.Request) -> None:
        """Hand over to the WebSocket connection what can be a handshake (RFC 6455, sections 4.1 and 4.4)."""
        self._stop_timer()
        headers = dict(self.headers)
        if event.http_version != b"1.1" or not event.end_stream:
            self._end(BAD)
        elif headers.get(b"sec-websocket-version", b"13") != b"13":
            self._end(OTHER_SOCKET)
        else:
            super().handle_websocket_upgrade(event)

    @property
    def _latest(self) -> RequestResponseCycle | None:
        """The last request that began; uvicorn has none of its declared type before the first."""
        return self.cycle

    def _is_busy(self) -> bool:
        """Return whether a request came whole and its answer is not complete."""
        latest = self._latest
        return latest is not None and not latest.response_complete and not latest.more_body

    # Patience

    def _await_rest(self) -> None:
        """Start the timer for what is still to come of a request, or stop it if nothing is."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._stop_timer()
        elif (latest := self._latest) is not None and latest.more_body:
            if self._timed is not latest:
                self._start_timer(BODY_SECONDS)
                self._timed = latest
        elif self._is_busy() or self.timeout_keep_alive_task is not None:
            self._stop_timer()
        elif self._timer is None or self._timed is not None:
            self._start_timer(HEAD_SECONDS)

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._end, TIMED_OUT)

    def _stop_timer(self) -> None:
        self._timed = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self, failed: Failed) -> None:
        """Close the connection, with this problem if no answer to the present request has begun. A request whose body
        is still to come is present, even if it was answered.
        """
        self._stop_timer()
        if not self.transport.is_closing():
            latest = self._latest
            past = latest is not None and latest.response_complete and not latest.more_body
            if latest is None or past or not latest.response_started:
                self.transport.write(closing_answer(failed, self.config.locale))
            self.transport.close()
