"""Writes to the register: those under way are finished, callers learn the outcome in time, and a hanging one is
noticed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from time import monotonic
from typing import Any, Generic, TypeVar

from api.base.logs import fault
from domain.register import Conflict, Register, Stored, Unavailable

STUCK_SECONDS = 2.0  # seconds after which a commit does not get through
REMEMBERED = 5.0  # seconds in which a commit that failed speaks for the next one
DEADLINE_CHECKS = 32  # at what is under way, in the time that anybody waits
T = TypeVar("T")
_log = logging.getLogger("greffe.writing")


class Unanswered(Exception):
    """The register did not say in time whether it recorded the events; it may yet.

    A repetition of the request under the same idempotency key gets the outcome.
    """


class WritesStuck(Exception):
    """The register can be read, but writes do not get through."""


class _Commit(Generic[T]):
    """A batch that was sent: the function for its outcome, and the future of its caller, with a deadline."""

    __slots__ = ("answer", "outcome", "since", "until")

    def __init__(self, outcome: Callable[[Exception | None], T], until: float) -> None:
        self.outcome = outcome
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.since = monotonic()
        self.until = until

    def resolve(self, error: Exception | None) -> None:
        try:
            done = self.outcome(error)
        except Exception as failure:  # whatever it is belongs to whoever waits
            if not self.answer.done():
                self.answer.set_exception(failure)
            elif not isinstance(failure, Unavailable | Conflict):
                fault(_log, failure)  # nobody waits any more
        else:
            if not self.answer.done():
                self.answer.set_result(done)


class Commits:
    """The commits that are under way, and how the last one ended. Nobody waits for longer than `seconds`."""

    def __init__(self, register: Register, seconds: float) -> None:
        self._register = register
        self._seconds = seconds
        self._works: set[asyncio.Task[Any]] = set()
        self._sent: set[asyncio.Task[Any] | None] = set()  # those works that wait for a commit
        self._commits: dict[_Commit[Any], None] = {}  # in the order in which they were sent
        self._checking = False
        self._failed = -REMEMBERED

    def deadline(self) -> float:
        """Return until when a caller that asks now will wait, by the clock of the event loop."""
        return asyncio.get_running_loop().time() + self._seconds

    def send(self, rows: Sequence[Stored], outcome: Callable[[Exception | None], T], until: float) -> asyncio.Future[T]:
        """Send rows to be made durable, all at once or not at all. Then `outcome` is called, with None or with what
        went wrong, whether or not a caller still waits; the future has what it returns or raises, or Unanswered if that
        is not known at `until`.
        """
        commit = _Commit(outcome, until)

        def on_done(error: Exception | None) -> None:
            del self._commits[commit]
            self._failed = monotonic() if isinstance(error, Unavailable) else -REMEMBERED
            commit.resolve(error)

        self._register.send(rows, on_done)
        self._commits[commit] = None
        if not self._checking:
            self._check_deadlines()
        return commit.answer

    async def commit(self, rows: Sequence[Stored]) -> None:
        """Make rows durable, all at once or not at all. Raises Conflict, Unavailable."""
        task = asyncio.current_task()
        self._sent.add(task)
        try:
            await self.send(rows, _raised, float("inf"))
        finally:
            self._sent.discard(task)

    async def within_deadline(self, work: Coroutine[Any, Any, T], until: float) -> T:
        """Await work that sends nothing yet: it ends when its caller goes away, and in time. Raises Unavailable."""
        try:
            async with asyncio.timeout_at(until):
                return await work
        except TimeoutError as error:
            raise Unavailable("locked", "the register does not answer in time") from error

    async def finish(self, work: Coroutine[Any, Any, T], patience: float = 0) -> T:
        """Finish work that is under way, even if its caller went away, and return its result.

        A caller that waits too long gets an answer, too: Unavailable if nothing was sent to the register yet, and
        nothing will be; Unanswered if it may yet be recorded. `patience`: seconds more that the work itself may take.
        """
        task = asyncio.create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        try:
            async with asyncio.timeout(self._seconds + patience):
                return await asyncio.shield(task)
        except TimeoutError as error:
            if task in self._sent:
                raise Unanswered from error
            task.cancel()
            raise Unavailable("locked", "the register does not answer in time") from error
        finally:
            del task  # as in `Workers`: what it raised holds this frame

    def check(self) -> None:
        """Check that writes get through. Raises WritesStuck."""
        now = monotonic()
        oldest = min((commit.since for commit in self._commits), default=now)
        if now - oldest > STUCK_SECONDS or now - self._failed < REMEMBERED:
            raise WritesStuck

    def _check_deadlines(self) -> None:
        """Answer each caller that has waited long enough with Unanswered. One timer serves all commits."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for commit in self._commits:
            if now >= commit.until and not commit.answer.done():
                commit.answer.set_exception(Unanswered())
        self._checking = bool(self._commits)
        if self._checking:
            loop.call_later(self._seconds / DEADLINE_CHECKS, self._check_deadlines)


def _raised(error: Exception | None) -> None:
    if error is not None:
        raise error
