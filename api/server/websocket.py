"""WebSocket connections with back-pressure: uvicorn's answers pings that nobody reads, and parses whatever comes.

Incoming bytes are taken in piece by piece, each in its turn of the loop, and only while the sender reads and what it
sent before was taken. Frames that say nothing (pings, pongs, empty fragments) must be few, or the connection ends.
Reading and writing frames is the work of `websockets`.

The application opens and closes a connection by ASGI; in between it may receive and send text by calls: see
`TextConnection`.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from api.http.sockets import EXTENSION
from api.server.bounds import Config
from api.server.text_connection import TextConnection

PIECE = 2048  # bytes taken in at once: some 300 frames at most
AHEAD = 16  # messages that wait for the application
FRAGMENTS = 1024  # of one message
IDLE_FRAMES = 256  # frames that say nothing, within
IDLE_SECONDS = 10.0
BAD = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket connection."""

    config: Config

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = bytearray()
        self._feeding: asyncio.Handle | None = None
        self._idle_frames = 0
        self._idle_since = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        # Where its closing was answered already, uvicorn would say it once more, and the service would stop there.
        if self.handshake_complete and self.conn.state is not State.OPEN:
            self.close_sent = True
        super().shutdown()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = TextConnection(self)

    # What comes

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the handshake, which the HTTP connection has read already
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.transport.is_closing():  # uvicorn would not answer it
                self.transport.write(b"".join(self.conn.data_to_send()) or BAD)
                self.transport.close()
            return
        if len(data) <= PIECE and not self._unread and self._ready:
            super().data_received(data)
        else:
            self._unread += data
        self._go_on()

    def _go_on(self) -> None:
        """Take in a piece if it is time for it; read more once everything is taken in."""
        waits, ready = bool(self._unread), self._ready
        if waits and ready and self._feeding is None:
            self._feeding = self.loop.call_soon(self._feed)
        if self.transport.is_closing():
            return
        if (waits or not ready) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        elif self.read_paused and not waits and ready:
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def _ready(self) -> bool:
        """True if more may be taken in: never before the handshake is answered."""
        return self.close_sent or (self.handshake_complete and self.writable.is_set() and self.queue.qsize() < AHEAD)

    def _feed(self) -> None:
        self._feeding = None
        if self.transport.is_closing():
            self._unread.clear()
        elif self._unread:
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
        self._go_on()

    def handle_parser_exception(self) -> None:
        """Answer what cannot be parsed, and close.

        A close frame amid a fragmented message is no fault (RFC 6455, section 5.4): it is answered as any other.
        """
        received = self.conn.close_rcvd
        if received is not None and self.conn.close_rcvd_then_sent:
            self.conn.data_to_send()  # the answer of `websockets`, which takes it for an error
            payload = b"" if received.code == CloseCode.NO_STATUS_RCVD else received.serialize()
            self.transport.write(Frame(Opcode.CLOSE, payload).serialize(mask=False))
        super().handle_parser_exception()

    def handle_ping(self) -> None:
        if self._bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self._cut(CloseCode.POLICY_VIOLATION, "too many fragments")
        elif event.data or event.fin or self._bearable():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self._cut(CloseCode.INVALID_DATA, "not UTF-8")

    async def receive(self) -> Any:
        message = await self.queue.get()
        self._go_on()
        return message

    def _bearable(self) -> bool:
        """Count one more frame that says nothing, and cut the connection at too many; return whether it is open."""
        now = self.loop.time()
        if now - self._idle_since > IDLE_SECONDS:
            self._idle_since, self._idle_frames = now, 0
        self._idle_frames += 1
        if self._idle_frames > IDLE_FRAMES:
            self._cut(CloseCode.POLICY_VIOLATION, "too many frames that say nothing")
        return not self.close_sent

    def _cut(self, code: CloseCode, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    # What goes

    def pause_writing(self) -> None:
        super().pause_writing()
        self._go_on()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    async def send(self, message: Any) -> None:
        """Send a message of the application. A refused handshake is complete as well; uvicorn takes it for a fault of
        the application.
        """
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True
        elif message["type"] == "websocket.accept":
            self._go_on()
