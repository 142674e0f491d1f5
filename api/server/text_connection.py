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
    """Return the frame head of a whole text of so many bytes, which does not depend on the text itself."""
    return Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)[: -size or None]


class TextConnection:
    """The texts of one connection, whose handshake was answered by ASGI."""

    def __init__(self, socket: WebSocketsSansIOProtocol) -> None:
        self._socket = socket

    async def receive_text(self) -> str:
        """Return the next message, `""` if it is no text. Raises ClientDisconnected."""
        message: Any = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise ClientDisconnected
        text: str = message.get("text", "")
        return text

    def write(self, texts: Collection[bytes]) -> bool:
        """Send these at once, in one write; return False if that cannot be done, and nothing was sent.

        It can be done if the connection is open both ways, nothing waits to be sent, and no extension of frames was
        agreed.
        """
        socket = self._socket
        if socket.conn.state is not State.OPEN or socket.conn.extensions or socket.close_sent or socket.disconnected:
            return False
        if not (socket.handshake_complete and socket.writable.is_set()):
            return False
        socket.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True

    async def say(self, texts: Collection[bytes]) -> None:
        """Send these as soon as the other side reads what was sent before. Raises ClientDisconnected."""
        if self.write(texts):
            return
        for text in texts:
            if self._socket.close_sent:
                raise ClientDisconnected
            await self._socket.send({"type": "websocket.send", "text": text.decode()})
