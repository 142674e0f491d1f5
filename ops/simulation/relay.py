"""Relay of notifications between processes: it loses some, delays some, sends some twice, is away at times."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from contextvars import Context
from random import Random

from api.notifications.relay import RedisUnavailable
from ops.simulation.faults import NotificationFault

DELAY_SECONDS = 2.0  # seconds


class Subscribed:
    """A subscription of a listener to some channels."""

    def __init__(self, relay: SimulatedRelay) -> None:
        self._relay = relay
        self._words: asyncio.Queue[tuple[str, bytes | None] | None] = asyncio.Queue()
        self.channels: set[str] = set()

    async def add(self, channels: Sequence[str]) -> None:
        for channel in sorted(channels):
            self.channels.add(channel)
            self.say(channel, None)

    async def drop(self, channels: Sequence[str]) -> None:
        self.channels -= set(channels)

    async def beat(self) -> None:
        await asyncio.Event().wait()

    async def messages(self) -> AsyncIterator[tuple[str, bytes | None]]:
        while (word := await self._words.get()) is not None:
            yield word
        raise RedisUnavailable("the connection was lost")

    def say(self, channel: str, message: bytes | None) -> None:
        self._words.put_nowait((channel, message))

    def end(self) -> None:
        self._words.put_nowait(None)


class SimulatedRelay:
    """The relay that all processes share."""

    def __init__(self, rng: Random) -> None:
        self.away = False
        self.faults: dict[int, NotificationFault] = {}  # by the number of the notification
        self._published = 0
        self._rng = rng
        self._subscribed: list[Subscribed] = []

    async def publish(self, channels: Sequence[str], message: bytes) -> None:
        await asyncio.sleep(self._rng.random() * 0.002)
        if self.away:
            raise RedisUnavailable("nobody answers")
        for channel in sorted(channels):
            self._published += 1
            fault = self.faults.get(self._published)
            what = fault.what if fault else None
            if what == "lost":
                continue
            delay = DELAY_SECONDS if what == "late" else 0.0
            for _ in range(2 if what == "twice" else 1):
                self._deliver(channel, message, delay + self._rng.random() * 0.003)

    @asynccontextmanager
    async def subscription(self) -> AsyncIterator[Subscribed]:
        await asyncio.sleep(self._rng.random() * 0.002)
        if self.away:
            raise RedisUnavailable("nobody answers")
        subscribed = Subscribed(self)
        self._subscribed.append(subscribed)
        try:
            yield subscribed
        finally:
            if subscribed in self._subscribed:
                self._subscribed.remove(subscribed)

    def go(self) -> None:
        """Go away: no message arrives from now on, and every connection is lost."""
        self.away = True
        for subscribed in self._subscribed:
            subscribed.end()
        self._subscribed.clear()

    def _deliver(self, channel: str, message: bytes, delay: float) -> None:
        loop = asyncio.get_running_loop()
        for subscribed in self._subscribed:
            if channel in subscribed.channels:
                loop.call_later(delay, subscribed.say, channel, message, context=Context())  # whoever lives
