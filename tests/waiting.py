"""Wait until something is so, by asking again and again; no test waits for a fixed time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, sleep

PATIENCE = 30.0  # seconds: how long a failure takes, never how long a success may
STEP = 0.02


def until(so: Callable[[], object], within: float = PATIENCE) -> None:
    """Return once it is so. Raises AssertionError when it was not within so many seconds."""
    deadline = monotonic() + within
    while not so():
        assert monotonic() < deadline, "it never was so"
        sleep(STEP)


async def come(so: Callable[[], object], within: float = PATIENCE) -> None:
    """Return once it is so; others of the event loop work meanwhile. Raises AssertionError when it never was."""
    deadline = monotonic() + within
    while not so():
        assert monotonic() < deadline, "it never was so"
        await asyncio.sleep(STEP)
