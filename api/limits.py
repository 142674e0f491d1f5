"""How often a caller may ask: so many per minute and key, counted in windows of one minute.

A key is the hash of a token, else an address. Two counters: one for commands and corrections, one for the rest.

Several processes add their counts in Redis without any request waiting for it: each request is counted here, and told
to the others at once. A process learns what they counted with its own last request for the key; so beyond the limit,
each lets at most one more pass, and what was under way meanwhile. While Redis is away, each counts for itself.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from time import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from api.callers import token_in
from api.notifier import at_work
from api.problems import Failed
from api.relay import Away, Relay
from api.settings import Settings
from domain.table.keys import hashed

WINDOW = 60
RETRY = 1.0  # seconds without counting together after Redis did not answer
KEYS = 16_384  # counters that are kept; beyond them the longest unused begins anew

_Headers = list[tuple[bytes, bytes]]


@dataclass(slots=True)
class Count:
    """What was counted for a key in a window, here and elsewhere; `told` of ours the others know."""

    window: int
    ours: int = 0
    told: int = 0
    theirs: int = 0


class Limit:
    """A count for each key. `most` 0: no limit, nothing is counted."""

    def __init__(self, most: int, clock: Callable[[], float] = time) -> None:
        self.most = most
        self.untold: asyncio.Event | None = None  # set when the others have something to learn
        self._clock = clock  # the time of day: windows must be the same in every process
        self._counts: OrderedDict[str, Count] = OrderedDict()
        self._news: set[str] = set()

    def spend(self, key: str) -> _Headers:
        """Count one request; the headers that tell what is left. Raises Failed, 429."""
        if not self.most:
            return []
        now = self._clock()
        window, left = int(now // WINDOW), WINDOW - int(now % WINDOW)
        count = self._count(key, window)
        told = {
            "RateLimit-Limit": str(self.most),
            "RateLimit-Remaining": str(max(0, self.most - count)),
            "RateLimit-Reset": str(left),
        }
        if count > self.most:
            raise Failed(429, "too_many_requests", headers={**told, "Retry-After": str(left)}, details={"wait": left})
        return [(name.lower().encode(), value.encode()) for name, value in told.items()]

    async def tell(self, relay: Relay, name: str) -> None:
        """Add to the common counts what is new here, and learn what is new there. Raises Away: it is told later."""
        news = {key: self._counts[key] for key in self._news if key in self._counts}
        self._news.clear()
        if not news:
            return
        before = {key: count.ours for key, count in news.items()}
        amounts = {_common(name, key, count): count.ours - count.told for key, count in news.items()}
        sums = await relay.add(amounts, 2 * WINDOW)
        for (key, count), total in zip(news.items(), sums, strict=True):
            count.told = before[key]
            count.theirs = total - count.told

    def _count(self, key: str, window: int) -> int:
        count = self._counts.get(key)
        if count is None or count.window != window:
            count = self._counts[key] = Count(window)
            if len(self._counts) > KEYS:
                self._counts.popitem(last=False)
        self._counts.move_to_end(key)
        if count.ours + count.theirs <= self.most:
            count.ours += 1
            if self.untold:
                self._news.add(key)
                self.untold.set()
        return count.ours + count.theirs


def _common(name: str, key: str, count: Count) -> str:
    """The name of a common count. It lets nobody recognise a token or an address."""
    return f"limit:{name}:{count.window}:{sha256(f'{name}:{key}'.encode()).hexdigest()[:32]}"


class Limits:
    """The two limits of a service."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Limit(settings.rate_limit)
        self.commands = Limit(settings.command_rate_limit)

    @asynccontextmanager
    async def shared(self, relay: Relay | None) -> AsyncIterator[None]:
        """While the service runs, count together with other processes."""
        if relay is None:
            yield
            return
        untold = asyncio.Event()
        self.requests.untold = self.commands.untold = untold
        async with at_work(self._tell(relay, untold)):
            yield

    async def _tell(self, relay: Relay, untold: asyncio.Event) -> None:
        """What comes while one exchange is under way goes with the next."""
        while True:
            await untold.wait()
            untold.clear()
            try:
                await self.requests.tell(relay, "requests")
                await self.commands.tell(relay, "commands")
            except Away:
                await asyncio.sleep(RETRY)


async def limited(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Litestar's guard of every route; `opt={"limit": "commands"}` chooses the other counter.

    Asynchronous because Litestar runs any other guard in a thread. A handshake counts by itself: what a guard
    refuses there is told to nobody.
    """
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        return
    limits: Limits = connection.app.state.limits
    limit = limits.commands if handler.opt.get("limit") == "commands" else limits.requests
    connection.scope["state"]["headers"] = limit.spend(key_of(connection.scope))


def key_of(scope: Scope) -> str:
    """The caller as far as the wire tells: his token's hash, else his address."""
    token = token_in(scope)
    client = scope.get("client")
    return hashed(token) if token else client[0] if client else ""
