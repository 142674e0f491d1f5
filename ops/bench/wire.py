"""Light clients: a seat's commands over one connection, each sent when the one before was answered."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ops.cli.failures import Failed
from ops.play.scripts import Turn

_encode = msgspec.json.Encoder().encode


class _Entry(msgspec.Struct):
    event: str | None = None


class _Frame(msgspec.Struct):
    frame: int = 0
    entries: tuple[_Entry, ...] = ()
    status: int = 0


_frame = msgspec.json.Decoder(_Frame)


def _envelope(turn: Turn) -> dict[str, Any]:
    return {"command": turn.command} if turn.dice is None else {"command": turn.command, "dice": turn.dice}


class Wire(Protocol):
    """A way to send a seat's command and learn the id of its event."""

    async def send(self, turn: Turn) -> str: ...
    async def close(self) -> None: ...


class OverHttp:
    """A wire for all seats of one table over one kept connection."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: str, tokens: Mapping[str, str]
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._heads = {
            (seat, path): f"POST /tables/{table}/{path} HTTP/1.1\r\nHost: greffe\r\nAuthorization: Bearer {token}\r\n"
            "Content-Type: application/json\r\nContent-Length: ".encode()
            for seat, token in tokens.items()
            for path in ("commands", "corrections")
        }

    @classmethod
    async def open(cls, host: str, port: int, table: str, tokens: Mapping[str, str]) -> OverHttp:
        return cls(*await asyncio.open_connection(host, port), table, tokens)

    async def send(self, turn: Turn) -> str:
        return event_in(await self.ask(turn.seat, "commands", _envelope(turn)))

    async def ask(self, seat: str, path: str, command: Any) -> bytes:
        """Return the answer to a command or a correction. Raises Failed."""
        body = _encode(command)
        self._writer.write(b"%b%d\r\n\r\n%b" % (self._heads[seat, path], len(body), body))
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n", 1)[0])
        answer = await self._reader.readexactly(length)
        if not head.startswith(b"HTTP/1.1 201"):
            raise Failed("measured-refused", answer=answer.decode(errors="replace"))
        return answer

    async def close(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()


class OverSocket:
    """A wire with one WebSocket for each seat of one table; what is pushed to the others is read and dropped. `QUERY`:
    of the service, in the query.
    """

    QUERY: ClassVar[str] = ""

    def __init__(self, sockets: Mapping[str, ClientConnection]) -> None:
        self._sockets = sockets

    @classmethod
    async def open(cls, host: str, port: int, table: str, tokens: Mapping[str, str]) -> OverSocket:
        return cls({seat: await socket_of(host, port, table, token, cls.QUERY) for seat, token in tokens.items()})

    async def send(self, turn: Turn) -> str:
        socket = self._sockets[turn.seat]
        await socket.send(_encode({"id": "1", **_envelope(turn)}).decode())
        event = ""
        while True:
            message = await socket.recv(decode=False)
            reply = _frame.decode(message)
            if reply.status == 0:
                event = event_in(message) or event
            elif reply.status == 201:
                return event
            else:
                raise Failed("measured-refused", answer=repr(message))

    async def close(self) -> None:
        for socket in self._sockets.values():
            await socket.close()


class OverPatchedSocket(OverSocket):
    """An `OverSocket` for seats that keep their views."""

    QUERY = "?patch=1&moves=none"


class OverFullSocket(OverSocket):
    """An `OverSocket` for seats that keep their views and learn when their moves have changed."""

    QUERY = "?patch=1&moves=apart"


async def socket_of(host: str, port: int, table: str, token: str, query: str = "") -> ClientConnection:
    return await connect(
        f"ws://{host}:{port}/tables/{table}/live{query}",
        additional_headers={"Authorization": f"Bearer {token}"},
        compression=None,
        proxy=None,
        max_queue=None,
    )


def event_in(frame: bytes | str) -> str:
    """Return the id of the event that a frame shows, `""` if none."""
    return next((entry.event for entry in _frame.decode(frame).entries if entry.event), "")
