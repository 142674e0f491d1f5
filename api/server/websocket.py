"""WebSocket connections with back-pressure: uvicorn's answers pings that nobody reads, and parses whatever comes.

What comes is taken in piece by piece, each its turn of the loop, and only while its sender reads and what it said
before was taken. Frames that say nothing (pings, pongs, empty fragments) are few, or the connection ends.

Nearly all that comes and goes is text in one frame. That is read and written here; whatever else there is goes through
uvicorn and the parser of `websockets`. The application opens and closes a connection by ASGI; in between it may hear
and say text by calls to the connection itself, which it finds by `connection_of`.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import Any

from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]  # in C, where there is any
from websockets.http11 import Request
from websockets.protocol import State

from api.server.bounds import Config

EXTENSION = "greffe.connection"  # of ASGI
PIECE = 2048  # bytes taken in at once, but for a text that is longer: some 300 frames at most
AHEAD = 16  # messages that wait for the application
FRAGMENTS = 1024  # of one message
IDLE_FRAMES = 256  # frames that say nothing, within
IDLE_SECONDS = 10.0
TEXT = 0x81  # the first byte of a text in one frame
MASKED = 0x80  # in the second byte
BAD = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class SocketConnection(WebSocketsSansIOProtocol):
    """One connection."""

    config: Config

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = bytearray()
        self._due = 0  # bytes of the frame that the parser has begun
        self._beheaded = False  # is what is unread less than the head of a frame?
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
            scope["extensions"][EXTENSION] = self

    # What comes

    async def heard(self) -> str:
        """The next message, `""` where it is no text. Raises ClientDisconnected."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise ClientDisconnected
        text: str = message.get("text", "")
        return text

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the handshake, which the HTTP connection has read already
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.transport.is_closing():  # uvicorn would not answer it
                self.transport.write(b"".join(self.conn.data_to_send()) or BAD)
                self.transport.close()
            return
        self._unread += data
        self._beheaded = False
        if self._feeding is None and self._ready:
            self._feed()
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Take in a piece if it is time for it; read more once everything is taken in."""
        waits = self._unread and not self._beheaded
        ready = self._ready
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
        return self.close_sent or (self.writable.is_set() and self.queue.qsize() < AHEAD)

    def _feed(self) -> None:
        self._feeding = None
        room = PIECE
        while room > 0 and self._unread and not self._beheaded:
            if self.transport.is_closing():
                self._unread.clear()
                return
            room -= self._take_text() or self._take_part(room)
        self._go_on()

    def _take_text(self) -> int:
        """A text that is here in one whole frame; how many bytes that was, 0 where something else comes next."""
        unread = self._unread
        if unread[0] != TEXT or self._due or not self._whole:
            return 0
        start, length = _measured(unread)
        end = start + length
        if not start or len(unread) < end or length > self.config.ws_max_size or not unread[1] & MASKED:
            return 0
        data = apply_mask(bytes(unread[start:end]), bytes(unread[start - 4 : start]))
        del unread[:end]
        self._hear(data)
        return end

    def _take_part(self, most: int) -> int:
        """Have the parser read so many bytes, of one frame; how many they were."""
        if not self._due:
            start, length = _measured(self._unread)
            if not start:
                self._beheaded = True
                return 0
            self._due = start + length
        part = bytes(self._unread[: min(most, self._due)])
        del self._unread[: len(part)]
        self._due -= len(part)
        super().data_received(part)
        return len(part)

    @property
    def _whole(self) -> bool:
        """Is the connection open, with no message that came in part, and nothing agreed about frames?"""
        conn = self.conn
        return conn.state is State.OPEN and conn.current_size is None and not (self.close_sent or conn.extensions)

    def _hear(self, data: bytes) -> None:
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self._cut(CloseCode.INVALID_DATA, "not UTF-8")

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
        if self.curr_msg_data_type == "text":
            self._hear(data)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})

    async def receive(self) -> Any:
        message = await self.queue.get()
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

    def write(self, *texts: bytes) -> bool:
        """Say this at once, in one write; False where that cannot be done, and nothing was said."""
        if not self._plain:
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True

    async def say(self, *texts: bytes) -> None:
        """Say this as soon as the other side reads what was said before. Raises ClientDisconnected."""
        if self.write(*texts):
            return
        for text in texts:
            if self.close_sent:
                raise ClientDisconnected
            await super().send({"type": "websocket.send", "text": text.decode()})

    async def send(self, message: Any) -> None:
        """A refused handshake is complete as well; uvicorn takes it for a fault of the application."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True


def connection_of(scope: Scope) -> SocketConnection:
    """The connection of a socket whose handshake came."""
    extensions: Any = scope["extensions"]
    found: SocketConnection = extensions[EXTENSION]
    return found


def _measured(data: bytearray) -> tuple[int, int]:
    """How long the head of a frame that begins here is, and its payload (RFC 6455, 5.2); 0 for a head that is not all
    here.
    """
    if len(data) < 2:
        return 0, 0
    length, start = data[1] & 0x7F, 2
    if length > 125:
        start = 4 if length == 126 else 10
        length = int.from_bytes(data[2:start])
    if data[1] & MASKED:
        start += 4
    return (start, length) if len(data) >= start else (0, 0)


def _head(length: int) -> bytes:
    """What comes before the payload of a text frame that is whole and, from a server, not masked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)
