"""Stage: a service on which records are played again; each event is put into a new table as it was recorded."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from api.base.logs import silenced
from api.base.randomness import SYSTEM
from api.base.settings import Settings
from api.server.serve import Server, server
from api.tables.service import TableService
from api.tables.tokens import holders_of, issue_first, key_rows
from domain.base.chance import Undrawn
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.game import Game
from domain.record.chain import GENESIS, START
from domain.record.codec import read
from domain.record.fold import judged, recall
from domain.record.history import play
from domain.table.seats import State
from ops.conformance.weather import Wire
from projections.feeds.loading import sealed

LOCAL = "127.0.0.1"
PATIENCE = 30.0  # seconds
T = TypeVar("T")


class Record(NamedTuple):
    """A session: what happened in it, from its opening on."""

    game: Game
    events: Sequence[Event]


class Stage:
    """The running service: `url` leads to it as it is, `faulty` through the weather."""

    def __init__(self, running: Server, wire: Wire, ports: tuple[int, int]) -> None:
        self.url, self.faulty = (f"http://{LOCAL}:{port}" for port in ports)
        self.wire = wire
        self._running = running

    @property
    def service(self) -> TableService:
        found: TableService = self._running.app.state.service
        return found

    def recorded(self, game: Game, table: str) -> Record:
        """Return a session that was played here."""
        rows = self.service.register.read(table)
        return Record(game, tuple(read(game, row.version, row.topic, row.data) for row in rows))

    def state(self, table: str) -> State:
        """Return the table's present state."""
        return self._done(self.service.cached(table)).feeds.state

    def begin(self, game: Game, opening: Event) -> tuple[str, dict[str, str]]:
        """Open a new table in the same way; return its id, and a token for each seat and the host."""
        return self._done(self._begin(game, opening))

    def append(self, table: str, recorded: Event, *, strayed: bool) -> bool:
        """Append the next event as it was recorded. If play has `strayed` from the record, append it only if it is one
        of play and still legal. Return False if it was left out.
        """
        return self._done(self._append(table, recorded, strayed=strayed))

    async def _begin(self, game: Game, opening: Event) -> tuple[str, dict[str, str]]:
        table = SYSTEM.name()
        tokens, issued = issue_first(table, holders_of(opening.command.seats), "")
        row, _ = sealed(game, table, replace(opening, id=table), GENESIS)
        rows, _ = key_rows(table, issued, START)
        await self.service.writing.commit([row, *rows])
        return table, tokens

    async def _append(self, table: str, recorded: Event, *, strayed: bool) -> bool:
        service = self.service
        cached = await service.cached(table)
        async with cached.lock:
            if cached.outdated:
                await service.memory.catch_up(cached)
            game, state = cached.feeds.game, cached.feeds.state
            event = replace(recorded, version=cached.feeds.history.version + 1)
            if strayed:
                if not play(event):
                    return False
                try:
                    event = judged(game, state, event, recall(game, state, event))
                except (Refused, Undrawn):
                    return False
            row, head = sealed(game, table, event, cached.head)
            await service.writing.commit([row])
            cached.take(event, head)
        service.memory.announce_write(cached)
        return True

    def _done(self, work: Coroutine[Any, Any, T]) -> T:
        assert self.wire.loop is not None, "the service runs"
        return asyncio.run_coroutine_threadsafe(work, self.wire.loop).result(PATIENCE)


@contextmanager
def staged() -> Iterator[Stage]:
    """Run a service without limits on a database of its own inside the block."""
    with (
        silenced("greffe", "uvicorn"),  # they would tell of every cut
        TemporaryDirectory() as folder,
        socket.create_server((LOCAL, 0)) as own,
        socket.create_server((LOCAL, 0)) as faulty,
    ):
        running = server(_unlimited(Path(folder) / "greffe.sqlite"), LOCAL, 0)
        wire = Wire(running.app)
        running.config.app = wire
        ports = own.getsockname()[1], faulty.getsockname()[1]
        wire.port = ports[1]
        thread = Thread(target=running.run, kwargs={"sockets": [own, faulty]})
        thread.start()
        try:
            _wait(running)
            yield Stage(running, wire, ports)
        finally:
            running.should_exit = True
            thread.join(PATIENCE)


def _unlimited(database: Path) -> Settings:
    return Settings(database=str(database), rate_limit=0, command_rate_limit=0, tables_per_address=0, tables_in_all=0)


def _wait(running: Server) -> None:
    until = monotonic() + PATIENCE
    while not running.started:
        if monotonic() > until:
            raise TimeoutError("the service does not start")
        sleep(0.01)
