"""What was sent to the register to be written, and has not been answered yet: is something wrong with writing?"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from domain.register import Unavailable

LATE = 2.0  # seconds after which a commit does not get through
REMEMBERED = 5.0  # seconds in which a commit that failed speaks for the next one


class Unanswered(Exception):
    """The register did not say whether it was recorded; it may be yet. The same key finds out."""


class WritesStuck(Exception):
    """The register can be read, but what is written does not get through."""


class Writing:
    """The commits that are under way, and how the last one ended."""

    def __init__(self) -> None:
        self._since: dict[asyncio.Task[Any] | None, float] = {}
        self._failed = -REMEMBERED

    @contextmanager
    def under_way(self) -> Iterator[None]:
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

    def sent(self, task: asyncio.Task[Any]) -> bool:
        """Does this task wait for a commit?"""
        return task in self._since

    def check(self) -> None:
        """Raises WritesStuck."""
        now = monotonic()
        oldest = min(self._since.values(), default=now)
        if now - oldest > LATE or now - self._failed < REMEMBERED:
            raise WritesStuck
