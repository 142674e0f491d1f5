"""Writing to the register: whatever is under way comes to its end, whoever waits is told, and what hangs is noticed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any, TypeVar

from domain.register import Register, Stored, Unavailable

LATE = 2.0  # seconds after which a commit does not get through
REMEMBERED = 5.0  # seconds in which a commit that failed speaks for the next one
T = TypeVar("T")


class Unanswered(Exception):
    """The register did not say whether it was recorded; it may be yet. The same key finds out."""


class WritesStuck(Exception):
    """The register can be read, but what is written does not get through."""


class Writing:
    """The commits that are under way, and how the last one ended. Nobody waits for longer than `seconds`."""

    def __init__(self, register: Register, seconds: float) -> None:
        self._register = register
        self._seconds = seconds
        self._works: set[asyncio.Task[Any]] = set()
        self._since: dict[asyncio.Task[Any] | None, float] = {}
        self._failed = -REMEMBERED

    async def to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Whoever asked may go away meanwhile: what is under way is finished, and the others are told.

        Whoever waits too long is told, too: Unavailable where nothing was sent to the register yet, and nothing will
        be; Unanswered where it may yet be recorded.
        """
        task = asyncio.create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.shield(task)
        except TimeoutError as error:
            if task in self._since:
                raise Unanswered from error
            task.cancel()
            raise Unavailable("locked", "the register does not answer in time") from error

    async def commit(self, rows: Sequence[Stored]) -> None:
        """Make them durable, at once or not at all. Raises Conflict, Unavailable."""
        with self._under_way():
            await self._register.commit(rows)

    def check(self) -> None:
        """Raises WritesStuck."""
        now = monotonic()
        oldest = min(self._since.values(), default=now)
        if now - oldest > LATE or now - self._failed < REMEMBERED:
            raise WritesStuck

    @contextmanager
    def _under_way(self) -> Iterator[None]:
        """While the task that calls this waits for its commit."""
        task = asyncio.current_task()
        self._since[task] = monotonic()
        try:
            yield
        except Unavailable:
            self._failed = monotonic()
            raise
        else:
            self._failed = -REMEMBERED
        finally:
            del self._since[task]
