"""Event loop without an outside: time is virtual, and ready handles run in an order that a seed decides.

Every handle belongs to an owner, by its context: a process that can stop for a while or for good. Handles of a stopped
owner stay where they are, as in a process that was frozen or killed: none of them runs, no `finally` either.
"""

from __future__ import annotations

import asyncio
import heapq
from asyncio.events import _set_running_loop
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, TypeVar, TypeVarTuple, Unpack

TICK = 20e-6  # seconds that one step takes
MOST = 50_000  # steps: a usual simulation has less than a thousand
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Stuck(Exception):
    """Tasks that wait although nothing will ever be ready, or that never end."""


class Owner:
    """An owner of handles, which run or do not."""

    def __init__(self) -> None:
        self.running = True
        self.dead = False
        self.frozen: list[_Handle] = []


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)


def owned(owner: Owner) -> Context:
    """Return a context in which everything belongs to the owner."""
    context = copy_context()
    context.run(OWNER.set, owner)
    return context


class _Handle(asyncio.TimerHandle):
    """A handle that is ready at a time; `owner` is the one that it belongs to."""

    def __init__(
        self, when: float, callback: Callable[..., object], args: tuple[Any, ...], loop: Loop, context: Context | None
    ) -> None:
        context = copy_context() if context is None else context
        super().__init__(when, callback, args, loop, context)
        self.owner = context.get(OWNER)


class Loop(asyncio.BaseEventLoop):
    """An event loop in virtual time. `on_step` is called after each step with its number, 1, 2, 3..."""

    def __init__(self, rng: Random, on_step: Callable[[int], None]) -> None:
        super().__init__()
        self.steps = 0
        self._rng = rng
        self._on_step = on_step
        self._now = 0.0
        self._due: list[_Handle] = []
        self._timers: list[tuple[float, int, _Handle]] = []
        self._timed = 0
        self._tasks: list[asyncio.Task[Any]] = []

    def time(self) -> float:
        return self._now

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = _Handle(self._now, callback, args, self, context)
        self._due.append(handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call something for another thread: its loop wakes a little later."""
        return self.call_at(self._now + self._rng.random() * 0.002, callback, *args, context=context)

    def call_later(
        self, delay: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = _Handle(when, callback, args, self, context)
        self._timed += 1
        heapq.heappush(self._timers, (when, self._timed, handle))
        return handle

    def create_task(
        self,
        coro: Generator[Any, None, T] | Coroutine[Any, Any, T],
        *,
        name: object = None,
        context: Context | None = None,
    ) -> asyncio.Task[T]:
        task = super().create_task(coro, name=name, context=context)
        self._tasks.append(task)
        return task

    def play(self, work: Coroutine[Any, Any, T]) -> T:
        """Run until `work` is done, and return its result. Raises Stuck, and whatever it raises."""
        task, began = self.create_task(work), self.steps
        _set_running_loop(self)
        try:
            while not task.done():
                if self.steps - began > MOST:
                    raise Stuck("it goes on for ever")
                self._step()
        finally:
            _set_running_loop(None)
        return task.result()

    def thaw(self, owner: Owner) -> None:
        """Let an owner go on where it stopped."""
        owner.running = True
        self._due += owner.frozen
        owner.frozen = []

    def bury(self) -> None:
        """Cancel all tasks that are left and close the loop; owners that stopped were thawed. Raises Stuck for a task
        that cannot be cancelled.
        """
        self.play(self._cancelled())
        self.close()

    async def _cancelled(self) -> None:
        for _ in range(100):
            remaining = [task for task in self._tasks if not task.done() and task is not asyncio.current_task()]
            if not remaining:
                return
            for task in remaining:
                task.cancel()
            await asyncio.sleep(1)
        raise Stuck("something cannot be cancelled")

    def _step(self) -> None:
        self._now += TICK
        handle = self._next()
        if handle.cancelled():
            return
        if handle.owner is not None and not handle.owner.running:
            handle.owner.frozen.append(handle)
            return
        handle._run()
        self.steps += 1
        self._on_step(self.steps)

    def _next(self) -> _Handle:
        if not self._due:
            if not self._timers:
                raise Stuck("nothing moves any more")
            self._now = max(self._now, self._timers[0][0])
        while self._timers and self._timers[0][0] <= self._now:
            self._due.append(heapq.heappop(self._timers)[2])
        place = int(self._rng.random() * len(self._due))
        self._due[place], self._due[-1] = self._due[-1], self._due[place]
        return self._due.pop()
