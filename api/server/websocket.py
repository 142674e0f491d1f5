"""WebSocket connections with back-pressure: uvicorn's answers pings that nobody reads, and parses whatever comes.

What comes is parsed piece by piece, each its turn of the loop, and only while its sender reads and what it said before
was taken. Frames that say nothing (pings, pongs, empty fragments) are few, or the connection ends.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from api.server.bounds import Config

PIECE = 2048  # bytes parsed at once: some 300 frames at most
AHEAD = 16  # messages that wait for the application
FRAGMENTS = 1024  # of one message
IDLE_FRAMES = 256  # frames that say nothing, within
IDLE_SECONDS = 10.0
BAD = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class SocketConnection(WebSocketsSansIOProtocol):
    """One connection."""

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

    # What comes

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the handshake, which the HTTP connection has read already
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.transport.is_closing():  # uvicorn would not answer it
                self.transport.write(b"".join(self.conn.data_to_send()) or BAD)
                self.transport.close()
            return
        self._unread += data
        self._go_on()

    def _go_on(self) -> None:
        """Parse a piece if it is time for it; read more once everything is parsed."""
        if self._unread and self._feeding is None and self._ready:
            self._feeding = self.loop.call_soon(self._feed)
        if self.transport.is_closing():
            return
        if self._unread or not self._ready:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    @property
    def _ready(self) -> bool:
        return self.close_sent or (self.writable.is_set() and self.queue.qsize() < AHEAD)

    def _feed(self) -> None:
        self._feeding = None
        if self.transport.is_closing():
            self._unread.clear()
            return
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        super().data_received(piece)
        self._go_on()

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
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._cut(CloseCode.INVALID_DATA, "not UTF-8")
                return
        super().send_receive_event_to_app()

    async def receive(self) -> Any:
        message = await self.queue.get()
        self.read_paused = False
        self._go_on()
        return message

    @property
    def _plain(self) -> bool:
        """Is the connection open both ways, with nothing that waits to be sent, and nothing agreed about frames?"""
        return (
            self.handshake_complete
            and self.writable.is_set()
            and not (self.disconnected or self.close_sent or self.conn.extensions)
            and self.conn.state is State.OPEN
        )

    def _bearable(self) -> bool:
        """One more frame that says nothing."""
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
        """Text goes out as one frame, without the parser's detour; it may while nothing else is going on.

        A refused handshake is complete as well; uvicorn takes it for a fault of the application.
        """
        text = message.get("text")
        if text is not None and self._plain:
            payload = text.encode()
            self.transport.write(_head(len(payload)) + payload)
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True


def _head(length: int) -> bytes:
    """What comes before the payload of a text frame that is whole and, from a server, not masked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)
