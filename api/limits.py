"""How often a caller may ask: so many per minute and key, counted in windows of one minute.

A key is the hash of a token, else an address. Two counters: one for commands and corrections, one for the rest.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from api.callers import token_in
from api.problems import Failed
from api.settings import Settings
from domain.keys import hashed

WINDOW = 60
KEYS = 16_384  # counters that are kept; beyond them the longest unused begins anew

_Headers = list[tuple[bytes, bytes]]


class Limit:
    """A count for each key. `most` 0: no limit, nothing is counted."""

    def __init__(self, most: int, clock: Callable[[], float] = monotonic) -> None:
        self.most = most
        self._clock = clock
        self._spent: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def spend(self, key: str) -> _Headers:
        """Count one request; the headers that tell what is left. Raises Failed, 429."""
        if not self.most:
            return []
        now = self._clock()
        window, left = int(now // WINDOW), WINDOW - int(now % WINDOW)
        then, count = self._spent.get(key, (window, 0))
        count = count + 1 if then == window else 1
        self._spent[key] = (window, min(count, self.most + 1))
        self._spent.move_to_end(key)
        if len(self._spent) > KEYS:
            self._spent.popitem(last=False)
        told = {
            "RateLimit-Limit": str(self.most),
            "RateLimit-Remaining": str(max(0, self.most - count)),
            "RateLimit-Reset": str(left),
        }
        if count > self.most:
            raise Failed(429, "too_many_requests", headers={**told, "Retry-After": str(left)}, details={"wait": left})
        return [(name.lower().encode(), value.encode()) for name, value in told.items()]


class Limits:
    """The two limits of a service."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Limit(settings.rate_limit)
        self.commands = Limit(settings.command_rate_limit)


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
