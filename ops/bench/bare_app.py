"""Bare app that a command by HTTP is compared with: the same server and framework, durable, and without rules.

A Litestar `@asgi` route that decodes a command, passes a row of an event's size to one writing thread, which commits
what has gathered, and answers once it is on the disk. Run as a program: `python -m ops.bench.bare_app PORT FILE`.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

import msgspec
import uvicorn
from litestar import Litestar, asgi, get
from litestar.types import Receive, Scope, Send

from ops.bench.bare import SCHEMA, durable

HEADERS = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
PADDING = "0" * 64  # the event that is written is as long as a sealed one: two hashes


class Envelope(msgspec.Struct, frozen=True):
    command: dict[str, Any]
    dice: list[int] | None = None


_envelopes = msgspec.json.Decoder(Envelope)
_encode = msgspec.json.Encoder().encode


class Waiting(NamedTuple):
    row: tuple[str, int, str, bytes]
    done: asyncio.Future[None]


class Writer:
    """A writer with one thread, and one commit for all that gathered while the last one ran."""

    def __init__(self, path: str, loop: asyncio.AbstractEventLoop) -> None:
        self._path = path
        self._loop = loop
        self._queue: SimpleQueue[Waiting] = SimpleQueue()
        Thread(target=self._run, daemon=True).start()

    def write(self, row: tuple[str, int, str, bytes]) -> asyncio.Future[None]:
        done = self._loop.create_future()
        self._queue.put(Waiting(row, done))
        return done

    def _run(self) -> None:
        connection = durable(self._path)
        connection.execute(SCHEMA)
        while True:
            group = [self._queue.get()]
            try:
                while True:
                    group.append(self._queue.get_nowait())
            except Empty:
                pass
            self._commit(connection, group)
            self._loop.call_soon_threadsafe(_resolve, group)

    def _commit(self, connection: sqlite3.Connection, group: list[Waiting]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", [waiting.row for waiting in group])
        connection.execute("COMMIT")


def _resolve(group: list[Waiting]) -> None:
    for waiting in group:
        if not waiting.done.done():
            waiting.done.set_result(None)


def bare_app(path: str) -> Litestar:
    written: dict[str, int] = {}
    writer: list[Writer] = []

    @asgi("/tables/{table:str}/commands", copy_scope=False)
    async def post_command(scope: Scope, receive: Receive, send: Send) -> None:
        table = scope["path"].split("/")[2]
        message: Any = await receive()
        envelope = _envelopes.decode(message["body"])
        version = written[table] = written.get(table, 0) + 1
        event = {"hash": PADDING, "prev": PADDING, "id": f"{version:016x}", "at": version, "command": envelope.command}
        await writer[0].write((table, version, str(envelope.command["type"]), _encode(event)))
        body = _encode({"frame": version, "entries": [{"event": event["id"], "fields": envelope.command}]})
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": 201, "headers": [*HEADERS, length]})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    @get("/health", response_headers={"X-Request-Id": "bare"})  # without it no client takes this for an answer
    async def health() -> dict[str, str]:
        return {"status": "ok"}

    async def start() -> None:
        writer.append(Writer(path, asyncio.get_running_loop()))

    app = Litestar([post_command, health], on_startup=[start], openapi_config=None, logging_config=None)
    for node in app.asgi_router.root_route_map_node.children["tables"].children.values():
        for child in node.children.values():  # as in api.app: an `asgi` route's parameters, under every word
            child.path_parameters["POST"] = child.path_parameters["asgi"]
    return app


if __name__ == "__main__":
    uvicorn.run(
        bare_app(sys.argv[2]),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http="zttp",
        access_log=False,
        log_level="warning",
        lifespan="on",
    )
