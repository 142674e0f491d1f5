"""Taking turns at a table: asyncio's lock, which also tells whether it can be had at once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Literal


class WriterLock(asyncio.Lock):
    """One writer at a time, first come first served."""

    def __init__(self) -> None:
        super().__init__()
        self._requests = 0

    @property
    def free(self) -> bool:
        """Nobody has it or waits for it: whoever acquires it now need not wait."""
        return not self._requests and not self.locked()

    def acquire_now(self) -> None:
        """At once, where it is free."""
        assert self.free, "somebody has it, or waits for it"
        with suppress(StopIteration):  # its first step is its last
            super().acquire().send(None)

    async def acquire(self) -> Literal[True]:
        self._requests += 1
        try:
            return await super().acquire()
        finally:
            self._requests -= 1
