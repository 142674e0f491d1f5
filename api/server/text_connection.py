"""Text in and out of a WebSocket connection by calls: see `api.http.sockets`."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State


@lru_cache(maxsize=4096)
def _head(size: int) -> bytes:
    """Return what stands before a whole text of so many bytes: of the text itself it is independent."""
    return Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)[: -size or None]


class TextConnection:
    """The texts of one connection, whose handshake was answered by ASGI."""

    def __init__(self, socket: WebSocketsSansIOProtocol) -> None:
        self._socket = socket

    async def receive_text(self) -> str:
        """The next message, `""` where it is no text. Raises ClientDisconnected."""
        message: Any = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise ClientDisconnected
        text: str = message.get("text", "")
        return text

    def write(self, texts: Collection[bytes]) -> bool:
        """Say this at once, in one write; False where that cannot be done, and nothing was said.

        It can where the connection is open both ways, nothing waits to be sent, and nothing was agreed about frames.
        """
        socket = self._socket
        if socket.conn.state is not State.OPEN or socket.conn.extensions or socket.close_sent or socket.disconnected:
            return False
        if not (socket.handshake_complete and socket.writable.is_set()):
            return False
        socket.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True

    async def say(self, texts: Collection[bytes]) -> None:
        """Say this as soon as the other side reads what was said before. Raises ClientDisconnected."""
        if self.write(texts):
            return
        for text in texts:
            if self._socket.close_sent:
                raise ClientDisconnected
            await self._socket.send({"type": "websocket.send", "text": text.decode()})
