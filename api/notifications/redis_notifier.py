"""Notifier of several processes: notifications travel through Redis, one channel for each table that is watched.

A notification carries no content, only which process sent it and when, so that no process answers to its own echo.
Nothing depends on its arrival: while Redis is away, watchers look by themselves now and then; when it is back, all are
notified.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from time import monotonic
from typing import Protocol

from api.base.logs import log_event
from api.base.notifier import PollingNotifier, cancel_all, running_tasks
from api.notifications.relay import RedisUnavailable

EVERYBODY = "bell"  # heard by every process: look at all that you watch
RETRY = 0.25  # seconds between two attempts to reach Redis
MOST_PENDING = 10_000  # tables: more than that waiting to be rung abroad are rung as everybody
_log = logging.getLogger("greffe.redis")


class ChannelSubscription(Protocol):
    """Messages received on some channels, as `relay.Subscription` has it."""

    async def add(self, channels: Sequence[str]) -> None: ...

    async def drop(self, channels: Sequence[str]) -> None: ...

    async def beat(self) -> None: ...

    def messages(self) -> AsyncIterator[tuple[str, bytes | None]]: ...


class MessageRelay(Protocol):
    """The channels between processes, as `relay.Relay` has them."""

    async def publish(self, channels: Sequence[str], message: bytes) -> None: ...

    def subscription(self) -> AbstractAsyncContextManager[ChannelSubscription]: ...


class RedisNotifier(PollingNotifier):
    """Notifier whose notifications reach the watchers of every process. It works while `running`."""

    def __init__(self, relay: MessageRelay) -> None:
        super().__init__()
        self._relay = relay
        self._me = secrets.token_hex(8).encode()
        self._unpublished: set[str] = set()
        self._everybody = False
        self._say = asyncio.Event()
        self._following = False
        self._known = True  # as far as the log was told
        self._touched: set[str] = set()
        self._touch = asyncio.Event()

    def notify(self, table: str) -> None:
        super().notify(table)
        if len(self._unpublished) < MOST_PENDING:
            self._unpublished.add(table)
        else:
            self._everybody = True
        self._say.set()

    @contextmanager
    def subscribed(self, table: str, callback: Callable[[], object], *, idle: bool = False) -> Iterator[None]:
        try:
            with super().subscribed(table, callback, idle=idle):
                self._mark_touched(table)
                yield
        finally:
            self._mark_touched(table)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async with super().running(), running_tasks(self._publish(), self._listen()):
            yield

    def _mark_touched(self, table: str) -> None:
        """Note that the watchers of a table began or ceased to watch."""
        if self._following:
            self._touched.add(table)
            self._touch.set()

    # Speaking

    async def _publish(self) -> None:
        """Publish notifications; if some cannot be published now, all tables are notified later instead."""
        while True:
            await self._say.wait()
            self._say.clear()
            channels = [channel_of(table) for table in self._unpublished] + ([EVERYBODY] if self._everybody else [])
            self._unpublished.clear()
            self._everybody = False
            try:
                await self._relay.publish(channels, b"%b %f" % (self._me, monotonic()))
            except RedisUnavailable:
                self._everybody = True
                self._say.set()
                await asyncio.sleep(RETRY)

    # Listening

    async def _listen(self) -> None:
        while True:
            with suppress(RedisUnavailable):
                async with self._relay.subscription() as subscription:
                    await self._follow(subscription)
            self._following = False
            self._set_connected(False)
            self._touched.clear()
            await asyncio.sleep(RETRY)

    async def _follow(self, subscription: ChannelSubscription) -> None:
        """Follow a subscription until the connection is lost. Tables that are watched already are subscribed to anew,
        and so looked at anew.
        """
        self._following, self._touched = True, set(self._watchers)
        self._touch.set()
        await subscription.add([EVERYBODY])
        tasks = [
            asyncio.create_task(work)
            for work in (self._subscribe(subscription), subscription.beat(), self._receive(subscription))
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await cancel_all(tasks)
        done.pop().result()  # only a failure ends them

    def _set_connected(self, connected: bool) -> None:
        """Note that Redis is there, or away: one log line at each change, none if it is there from the beginning."""
        self.connected = connected
        if connected != self._known:
            log_event(_log, *(("redis_back",) if connected else ("redis_lost", logging.WARNING)))
        self._known = connected

    async def _subscribe(self, subscription: ChannelSubscription) -> None:
        subscribed: set[str] = set()
        while True:
            await self._touch.wait()
            self._touch.clear()
            touched, self._touched = self._touched, set()
            wanted = {table for table in touched if self.watched(table)}
            new, removed = wanted - subscribed, (touched - wanted) & subscribed
            subscribed = (subscribed | new) - removed
            await subscription.add([channel_of(table) for table in new])
            await subscription.drop([channel_of(table) for table in removed])

    async def _receive(self, subscription: ChannelSubscription) -> None:
        async for channel, message in subscription.messages():
            self._set_connected(True)
            who, _, when = (message or b"").partition(b" ")
            if who == self._me:
                self.lag = monotonic() - float(when)
            elif channel == EVERYBODY:
                self.wake_all()
            else:
                self.wake(table_of(channel))


def channel_of(table: str) -> str:
    return f"{EVERYBODY}:{table}"


def table_of(channel: str) -> str:
    return channel.removeprefix(f"{EVERYBODY}:")
