"""Writer lock of a table: a caller has it at once if nobody holds it or waits for it."""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections import deque


class WriterLock:
    """A lock for one writer at a time, first come first served: a release passes it to the longest waiting caller."""

    def __init__(self) -> None:
        self.free = True  # nobody has it or waits for it: whoever acquires it now need not wait
        self._waiting: deque[Future[None]] = deque()

    def acquire_now(self) -> None:
        """Acquire the lock at once, if it is free."""
        assert self.free, "somebody has it, or waits for it"
        self.free = False

    async def acquire(self) -> None:
        """Wait for the turn. A caller that is cancelled when its turn has just come passes it on."""
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
        """Release the lock, to the caller that waits longest, if any."""
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
