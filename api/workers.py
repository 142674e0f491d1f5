"""Blocking calls beside the event loop: so many at once, and none is awaited for longer than it may take."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import ParamSpec, TypeVar

from api.logs import note
from domain.register import Unavailable

LONG = 1.0  # seconds: work that is worth a line in the log
_log = logging.getLogger("greffe.work")
P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """`threads` of them. A call that hangs keeps its thread until it ends, and no other call waits for that."""

    def __init__(self, threads: int = 16, seconds: float = 8) -> None:
        self.seconds = seconds
        self.observe: Callable[[str, float], None] = lambda work, seconds: None
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="reading")

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the function returns or raises; Unavailable where it takes too long, or has no thread in time."""
        start = monotonic()
        call = asyncio.wrap_future(self._pool.submit(function, *args, **kwargs))
        try:
            async with asyncio.timeout(self.seconds):
                return await call  # cancelled: what waits for a thread is dropped, what has one ends unheard
        except TimeoutError as error:
            raise Unavailable("unreachable", f"no answer within {self.seconds} seconds") from error
        finally:
            self._told(getattr(function, "__name__", "work").strip("_"), monotonic() - start)

    def _told(self, work: str, seconds: float) -> None:
        """What it was, never at which table."""
        self.observe(work, seconds)
        if seconds > LONG:
            note(_log, "long_work", work=work, ms=round(seconds * 1000))

    def close(self) -> None:
        """Without waiting for what hangs."""
        self._pool.shutdown(wait=False, cancel_futures=True)
