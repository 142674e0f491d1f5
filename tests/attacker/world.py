"""A service in memory, asked through its application as over HTTP but without a socket; nothing in it is random.

Two worlds are asked the same: ids, times and faces follow from what was asked, so that an answer differs only where
what it is made of does.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import timedelta
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple, ParamSpec, TypeVar
from urllib.parse import urlencode

from litestar import Litestar
from msgspec.structs import replace

from api.app import create_app
from api.base.environment import Environment
from api.base.settings import Settings
from api.storage.chance_streams import begin_chains
from api.storage.workers import Workers
from api.tables.service import TableService
from api.tables.tokens import key_rows
from domain.base.events import Event
from domain.record.chain import GENESIS, START
from domain.register import Register, Stored, memory_settings
from domain.systems import GAMES
from domain.table.keys import KeyIssued, hashed
from domain.table.seats import HOST, Delay
from projections.feeds.frames import Feeds
from projections.feeds.loading import sealed
from tests.scene import START as BEGUN

P = ParamSpec("P")
T = TypeVar("T")
TABLE = "table"
LATER = timedelta(days=1)
"""After the beginning of a session: when the attacker begins."""
RANDOM = re.compile(
    rb'(?<="hash":")[0-9a-f]{64}|(?<="exported":")[^"]+|(?<="exported_at":")[^"]+|(?<="receipt":)\{[^{}]*\}'
    rb'|(?<="signature":")[^"]+|(?<="seal":")[^"]+'
)
"""Random by itself, or told by the machine's clock: what holds a branch's past fast, when a record was exported, and
what is made over that: two worlds are asked one after the other, perhaps in two seconds.
"""
BUSY = 503
"""Answered by a machine that has no time: whoever reads asks again, as a client does."""
PATIENCE = 3
"""So often."""
RECEIPT = re.compile(rb'(?<="receipt":")[0-9a-f]{64}')
SETTINGS = Settings(database="memory", rate_limit=0, command_rate_limit=0, tables_per_address=0, tables_in_all=0)


class Answer(NamedTuple):
    """What the caller is told."""

    status: int
    tag: bytes
    body: bytes

    @property
    def accepted(self) -> bool:
        return self.status < 300

    def json(self) -> Any:
        return json.loads(self.body)


async def at_once(function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Do here what the service would do beside its loop."""
    return function(*args, **kwargs)


def token_of(seat: str) -> str:
    """What speaks for the seat at every table here."""
    return seat.encode().hex()


def rows_of(events: Iterable[Event], *, delay: int = 0, chained: bool = False) -> list[Stored]:
    """The rows of the table that begins with these events, and of its keys. `delay`: so many frames late its spectators
    read; `chained`: its dice are of chains from here on.
    """
    opening, *rest = events
    chance = begin_chains(TABLE, bytes(32), opening.command.seats) if chained else None
    changes: dict[str, Any] = {"chance": chance.published} if chance else {}
    if delay:
        changes["delay"] = Delay(frames=delay)
    game = GAMES[opening.command.game.partition("/")[0]]
    rows = [chance.row] if chance else []
    head = GENESIS
    for event in (replace(opening, id=TABLE, command=replace(opening.command, **changes)), *rest):
        row, head = sealed(game, TABLE, event, head)
        rows.append(row)
    seats = (HOST, *(seat.id for seat in opening.command.seats))
    issued, _ = key_rows(TABLE, [KeyIssued(seat, hashed(token_of(seat))) for seat in seats], START)
    return [*rows, *issued]


class World:
    """A register of its own with one table and its branches."""

    def __init__(self, edge: Edge) -> None:
        self._edge = edge
        self.register = Register.open(memory_settings())
        self._step, self._ids = "", 0
        self._steps: Counter[str] = Counter()
        self._at = BEGUN + LATER
        self._faces = Random(0)
        self.service = TableService(
            self.register,
            workers=edge.workers,
            environment=Environment(
                clock=lambda: self._at,
                below=lambda n: self._faces.randrange(n),
                new_secret=lambda: bytes(32),
                new_id=self._new_id,
            ),
        )

    def _new_id(self) -> str:
        self._ids += 1
        return sha256(f"{self._step} {self._ids}".encode()).hexdigest()[:32]

    def begin(self, step: str) -> None:
        """From here on ids and faces follow from this step, whatever was done before it; and time goes on."""
        self._steps[step] += 1
        self._step, self._ids = f"{step} {self._steps[step]}", 0
        self._at += timedelta(minutes=1)
        self._faces = Random(self._step)

    def place(self, events: Iterable[Event], *, delay: int = 0, chained: bool = False) -> None:
        """Begin the table with these events, as `rows_of`."""
        self.register.append(rows_of(events, delay=delay, chained=chained))

    def feeds(self, table: str) -> Feeds:
        """The table as the service has it now."""
        found: Feeds = self._edge.wait(self.service.cached(table)).feeds
        return found

    def ask(
        self, table: str, seat: str, method: str, path: str, body: bytes = b"", query: Mapping[str, str] | None = None
    ) -> Answer:
        """Ask what a client would, with the seat's token."""
        return self._edge.ask(self, seat, method, f"/tables/{table}{path}", body, query or {})

    def system(self, name: str) -> Any:
        """The public page of a game."""
        return self._edge.ask(self, "", "GET", f"/systems/{name}", b"", {}).json()

    def close(self) -> None:
        self.register.close()


class Edge:
    """The application, and the loop in which it answers: one for all worlds, which it answers in turn."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._register = Register.open(memory_settings())
        self._app: Litestar = create_app(SETTINGS, self._register)
        self.workers = Workers(run=at_once)
        self._over = asyncio.Event()
        begun = self._loop.create_future()
        self._life = self._loop.create_task(self._serve(begun))
        self._loop.run_until_complete(begun)

    async def _serve(self, begun: asyncio.Future[None]) -> None:
        """The life of the application, which begins and ends in one task."""
        async with self._app.lifespan():
            begun.set_result(None)
            await self._over.wait()

    def wait(self, asked: Any) -> Any:
        return self._loop.run_until_complete(asked)

    def ask(self, world: World, seat: str, method: str, path: str, body: bytes, query: Mapping[str, str]) -> Answer:
        self._app.state.service, self._app.state.register = world.service, world.register
        for _ in range(PATIENCE if method == "GET" else 1):
            answer: Answer = self.wait(self._asked(seat, method, path, body, urlencode(query).encode()))
            if answer.status != BUSY:
                break
        return answer

    async def _asked(self, seat: str, method: str, path: str, body: bytes, query: bytes) -> Answer:
        sent: list[Any] = []
        headers = [(b"host", b"greffe"), (b"x-request-id", b"asked")]
        headers += [(b"authorization", f"Bearer {token_of(seat)}".encode())] if seat else []
        headers += [(b"content-length", str(len(body)).encode())] if body else []
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query,
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("greffe", 80),
            "state": {},
        }
        left, over = [body], asyncio.Event()

        async def receive() -> Any:
            if not left:
                await over.wait()  # the client stays until it was told all
                return {"type": "http.disconnect"}
            return {"type": "http.request", "body": left.pop(), "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                over.set()

        await self._app(scope, receive, send)
        sent_headers = dict(sent[0]["headers"])
        whole = b"".join(each.get("body", b"") for each in sent[1:])
        return Answer(sent[0]["status"], sent_headers.get(b"etag", b""), whole)

    def __enter__(self) -> Edge:
        return self

    def __exit__(self, *error: object) -> None:
        self._over.set()
        self._loop.run_until_complete(self._life)
        self.workers.close()
        self._loop.close()
        self._register.close()
