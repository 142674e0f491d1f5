"""Workers: blocking calls and long computations beside the event loop, and for how long they are awaited.

Threads, not processes: what is computed is a table's record in memory. A thread has it as it is; to a process it would
have to be sent, and the result sent back. Threads share the interpreter's lock; so while anything is computed it
changes hands often, and the loop has its turn soon.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import monotonic
from typing import ParamSpec, Protocol, TypeVar

from api.base.logs import log_event
from domain.register import Unavailable

LONG = 1.0  # seconds: work that is worth a line in the log
CPU_THREADS = 3  # at once: each more makes the loop wait one more turn
NEVER = 1_000_000  # collections of the middle generation
# Seconds that a thread keeps the interpreter's lock while others want it and anything is reckoned. Measured with a
# record of 10,000 events whose first act is corrected: another table's worst answer is 8, 10, 18, 80 ms at 0.1, 0.5, 1
# and 5 ms; the correction itself takes a third longer at 0.1 ms than at 0.5, and a fifth longer there than at 5.
TURN = 0.0005
_log = logging.getLogger("greffe.work")
P = ParamSpec("P")
T = TypeVar("T")


class RunInThread(Protocol):
    """Runs a blocking function beside the event loop, and returns what it returns."""

    def __call__(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]: ...


class Workers:
    """Thread pools: `threads` that ask the register, each call for `seconds` at most; others that compute, for
    `patience` seconds; one more for strangers.

    A call that hangs keeps its thread until it ends, and no other call waits for that. `run`: in place of the threads
    for tables, in simulations.
    """

    def __init__(
        self, threads: int = 16, seconds: float = 8, patience: float = 60, run: RunInThread | None = None
    ) -> None:
        self._run = run
        self.seconds = seconds
        self.patience = patience
        self.observe: Callable[[str, float], None] = lambda work, seconds: None
        self._io_pool = ThreadPoolExecutor(threads, thread_name_prefix="reading")
        self._cpu_pool = ThreadPoolExecutor(CPU_THREADS, thread_name_prefix="reckoning")
        self._publisher = ThreadPoolExecutor(1, thread_name_prefix="publishing")
        self._turns = _Turns()

    async def run_io(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function that asks the register; return what it returns, raise what it raises. Raises Unavailable if it
        takes too long or has no thread in time.
        """
        if self._run is not None:
            return await self._run(function, *args, **kwargs)
        return await self._awaited(self._io_pool, self.seconds, function, *args, **kwargs)

    async def run_cpu(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function that keeps a processor busy. Nothing else may change its arguments meanwhile."""
        if self._run is not None:
            return await self._run(function, *args, **kwargs)
        with self._turns.short():
            return await self._awaited(self._cpu_pool, self.patience, function, *args, **kwargs)

    async def load(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function that keeps a processor busy and asks the register as well: if it hangs, `run_cpu` goes on."""
        if self._run is not None:
            return await self._run(function, *args, **kwargs)
        with self._turns.short():
            return await self._awaited(self._io_pool, self.patience, function, *args, **kwargs)

    async def publish(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function for strangers that keeps a processor busy for less than a second: one at a time, so that no
        table waits for strangers, nor they for a table.
        """
        return await self._awaited(self._publisher, self.patience, function, *args, **kwargs)

    async def _awaited(
        self, pool: ThreadPoolExecutor, seconds: float, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        start = monotonic()
        try:
            call = asyncio.wrap_future(pool.submit(function, *args, **kwargs))
        except RuntimeError as error:
            raise Unavailable("closed", "the service stops") from error
        try:
            async with asyncio.timeout(seconds):
                return await call  # cancelled: what waits for a thread is dropped, what has one ends unheard
        except TimeoutError as error:
            raise Unavailable("unreachable", f"no answer within {seconds} seconds") from error
        finally:
            del call  # what it raised holds this frame: a cycle, which only a collection would end
            self._observed(getattr(function, "__name__", "work").strip("_"), monotonic() - start)

    def _observed(self, work: str, seconds: float) -> None:
        """Report how long a kind of work took, and log it if that was long; never name its table."""
        self.observe(work, seconds)
        if seconds > LONG:
            log_event(_log, "long_work", work=work, ms=round(seconds * 1000))

    def close(self) -> None:
        """Close the pools without waiting for calls that hang."""
        self._io_pool.shutdown(wait=False, cancel_futures=True)
        self._cpu_pool.shutdown(wait=False, cancel_futures=True)
        self._publisher.shutdown(wait=False, cancel_futures=True)


class _Turns:
    """Chooses how long a thread keeps the interpreter's lock: short while anything is computed, else the usual time. A
    short turn costs all that runs then about a tenth.

    No thread has a turn while all objects are searched for cycles, a second for long records. There are none in
    records: so that search waits until the computation is over, and then passes over all that is there (`gc.freeze`).
    """

    def __init__(self) -> None:
        self._running = 0
        self._usual = sys.getswitchinterval()
        self._collected = gc.get_threshold()

    @contextmanager
    def short(self) -> Iterator[None]:
        if not self._running:
            self._usual = sys.getswitchinterval()
            sys.setswitchinterval(min(TURN, self._usual))
            self._collected = gc.get_threshold()
            gc.set_threshold(*self._collected[:2], NEVER)
        self._running += 1
        try:
            yield
        finally:
            self._running -= 1
            if not self._running:
                sys.setswitchinterval(self._usual)
                gc.freeze()
                gc.set_threshold(*self._collected)
