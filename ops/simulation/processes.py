"""Process of the simulation: a service with its register and its notifier, which can stop and be started anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, NamedTuple, ParamSpec, TypeVar

from api.base.environment import Environment
from api.notifications.redis_notifier import RedisNotifier
from api.storage.workers import Workers
from api.tables.service import TableService
from domain.register import Register, Unavailable
from domain.register.storage.writer import GROUP, Submission, Writer
from ops.simulation.engine import Connection, Database, Weather
from ops.simulation.loop import Loop, Owner, owned
from ops.simulation.relay import SimulatedRelay

BEGAN = datetime(2024, 1, 1, tzinfo=UTC)
SLOW = 1.0  # seconds of a statement where the database takes its time
MEMORY = 1  # tables that a process keeps: they come and go
P = ParamSpec("P")
T = TypeVar("T")


class Lost(Exception):
    """A connection to a process that was lost, or does not exist: the outcome of the request is unknown."""


class Parts(NamedTuple):
    """The parts of a process; a test may put something else in its place."""

    connection: type[Connection] = Connection
    register: type[Register] = Register


class Statements:
    """The statements of all processes that are under way at the database. They happen one at a time, in any order."""

    def __init__(self, loop: Loop, rng: Random, weather: Weather) -> None:
        self._loop = loop
        self._rng = rng
        self._weather = weather
        self._under_way: list[Callable[[], None]] = []
        self._depth = 0

    def begin(self, statement: Callable[[], None]) -> None:
        """Let a statement happen after a random delay."""
        self._under_way.append(statement)
        usual = 0.05 if self._rng.random() < 0.05 else 0.002
        delay = self._rng.random() * (SLOW if self._weather.slow else usual)
        self._loop.call_later(delay, self._happen, statement, context=Context())

    def others(self) -> None:
        """Perhaps let a statement happen that is under way."""
        if self._under_way and self._depth < 2 and self._rng.random() < 0.15:
            self._happen(self._rng.choice(self._under_way))

    def _happen(self, statement: Callable[[], None]) -> None:
        if statement not in self._under_way:
            return  # it has
        self._under_way.remove(statement)
        self._depth += 1
        try:
            statement()
        finally:
            self._depth -= 1


class Stepped:
    """Runner of a writer: it writes a group at a time, and takes what queued meanwhile when that is done."""

    def __init__(self, writer: Writer, statements: Statements, owner: Owner) -> None:
        self._writer = writer
        self._statements = statements
        self._owner = owner
        self._queue: list[Submission] = []
        self._busy = False

    def put(self, submission: Submission) -> None:
        self._queue.append(submission)
        self._begin()

    def close(self) -> None:
        """Do nothing, as the process is over: nobody waits for what was put."""

    def _begin(self) -> None:
        if self._queue and not self._busy and not self._owner.dead:
            self._busy = True
            group, self._queue = self._queue[:GROUP], self._queue[GROUP:]
            self._statements.begin(lambda: self._serve(group))

    def _serve(self, group: list[Submission]) -> None:
        """Serve a group that was sent to the database, though the process may have ended since."""
        self._writer.serve(group)
        self._busy = False
        self._begin()


class Process(Owner):
    """A process, one of several on one database. It works from the start until it crashes."""

    def __init__(
        self,
        loop: Loop,
        rng: Random,
        database: Database,
        weather: Weather,
        statements: Statements,
        relay: SimulatedRelay,
        parts: Parts,
    ) -> None:
        super().__init__()
        self._loop = loop
        self._rng = rng
        self._statements = statements
        self._replies: dict[asyncio.Future[Any], None] = {}
        self._parts = parts
        self.connection = parts.connection(database, weather, statements.others, statements.begin)
        self.register = parts.register(self.connection, lambda writer: Stepped(writer, statements, self))
        self.notifier = RedisNotifier(relay)
        self.service = TableService(
            self.register,
            self.notifier,
            shared=True,
            capacity=MEMORY,
            workers=Workers(run=self._run_blocking),
            environment=Environment(
                clock=lambda: BEGAN + timedelta(seconds=loop.time()),
                below=rng.randrange,
                new_secret=lambda: rng.randbytes(32),
                new_id=lambda: f"{rng.getrandbits(64):016x}",
            ),
        )
        self._context = owned(self)
        self._spawn(self._live())

    def crash(self) -> None:
        """Stop the process for good: none of its handles runs any more, and its callers find the connection lost."""
        self.running, self.dead = False, True
        for reply in list(self._replies):
            _resolve(reply, None, Lost())

    async def call(self, work: Callable[[TableService], Coroutine[Any, Any, T]], *, cancels: bool = False) -> T:
        """Answer a request of a client. `cancels`: a client that gives up waiting ends it. Raises Lost, and whatever it
        raises.
        """
        if self.dead:
            raise Lost
        reply: asyncio.Future[T] = self._loop.create_future()
        self._replies[reply] = None
        task = self._spawn(self._answer(work, reply))
        try:
            return await reply
        except asyncio.CancelledError:
            if cancels:
                task.cancel()
            raise
        finally:
            del self._replies[reply]

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return self._loop.create_task(work, context=self._context.copy())

    async def _live(self) -> None:
        async with self.notifier.running(), self.service.manifest.running():
            await asyncio.Event().wait()

    async def _answer(self, work: Callable[[TableService], Coroutine[Any, Any, T]], reply: asyncio.Future[T]) -> None:
        try:
            found = await work(self.service)
        except Exception as error:
            _resolve(reply, None, error)
        else:
            _resolve(reply, found, None)

    async def _run_blocking(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run blocking work in one piece, apart from what others do at the database meanwhile."""
        done: asyncio.Future[T] = self._loop.create_future()

        def work() -> None:
            try:
                found = function(*args, **kwargs)
            except Exception as error:
                self._loop.call_soon_threadsafe(_resolve, done, None, error)
            else:
                self._loop.call_soon_threadsafe(_resolve, done, found, None)

        if not self.connection.open:
            raise Unavailable("closed", "the process is over")
        self._statements.begin(work)
        return await done


def _resolve(reply: asyncio.Future[Any], found: Any, error: Exception | None) -> None:
    with suppress(asyncio.InvalidStateError):  # who waited gave up
        if error is None:
            reply.set_result(found)
        else:
            reply.set_exception(error)
            reply.exception()  # perhaps nobody waits any more
