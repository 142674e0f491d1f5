"""Taking turns at a table: a lock that is had at once where nobody has it or waits for it."""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections import deque


class WriterLock:
    """One writer at a time, first come first served: whoever releases it hands it to the one who waits longest."""

    def __init__(self) -> None:
        self.free = True  # nobody has it or waits for it: whoever acquires it now need not wait
        self._waiting: deque[Future[None]] = deque()

    def acquire_now(self) -> None:
        """At once, where it is free."""
        assert self.free, "somebody has it, or waits for it"
        self.free = False

    async def acquire(self) -> None:
        """Wait for the turn. Whoever is cancelled when it has just come passes it on."""
        if self.free:
            self.free = False
            return
        turn = get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """End the turn."""
        assert not self.free, "nobody has it"
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.free = True

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
