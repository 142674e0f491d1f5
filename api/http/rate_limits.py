"""Rate limits, counted in windows of time: of a seat by its name, of a stranger by address.

A caller is a stranger until its token is known to be good, that is, among the keys of a table that is in memory: to
look for it elsewhere is work already. Counts are held in a sketch, which forgets nobody.

Several processes add their counts in Redis without any request waiting for it: each request is counted here, and the
others learn of it at once. A process learns what they counted with its own last request for the key; so beyond the
limit, each lets at most one more pass, and what was under way meanwhile. While Redis is away, each counts for itself.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from ipaddress import IPv6Address, ip_address, ip_network
from time import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from api.base.notifier import running_tasks
from api.base.settings import Settings
from api.base.sketch import Sketch
from api.http.callers import bearer_of, token_in
from api.http.problems import Failed
from api.notifications.relay import RedisUnavailable, Relay
from api.tables.service import TableService
from domain.table.host_keys import mark

MINUTE, HOUR = 60, 3600
RETRY = 1.0  # seconds without counting together after Redis did not answer
CELLS_PER_EXCHANGE = 2000  # cells told in one exchange
NETWORK = 64  # bits of an IPv6 address that say whose it is

Headers = list[tuple[bytes, bytes]]


class Limit:
    """A limit of at most `most` requests in a window of `seconds`, for each key. `most` 0: no limit, nothing is
    counted.
    """

    def __init__(
        self, most: int, seconds: int = MINUTE, clock: Callable[[], float] = time, name: str = "limit"
    ) -> None:
        self.most = most
        self._name = name
        self._policy = f'"{name}";q={most};w={seconds}'
        self.unshared: asyncio.Event | None = None  # set when the others have something to learn
        self._seconds = seconds
        self._clock = clock  # the time of day: windows must be the same in every process
        self._secret = secrets.token_bytes(16)
        self._window = 0
        self._sketch: Sketch | None = None

    def spend(self, key: str) -> Headers:
        """Count one request; return the headers that tell what is left. Raises Failed, 429."""
        if not self.most:
            return []
        seconds_left = self._seconds - int(self._clock() % self._seconds)
        count = self._count(key)
        if count > self.most:
            headers = {"RateLimit-Policy": self._policy, "RateLimit": f'"{self._name}";r=0;t={seconds_left}'}
            raise Failed(
                429,
                "too_many_requests",
                headers={**headers, "Retry-After": str(seconds_left)},
                details={"wait": seconds_left},
            )
        return [
            (b"ratelimit-policy", self._policy.encode()),
            (b"ratelimit", b'"%b";r=%d;t=%d' % (self._name.encode(), self.most - count, seconds_left)),
        ]

    def spend_more(self, key: str, requests: Sequence[object]) -> None:
        """Count the commands beyond the first of several that come with one request. Raises Failed, 429."""
        for _ in requests[1:]:
            self.spend(key)

    async def exchange(self, relay: Relay, name: str) -> None:
        """Add to the common counts what is new here, and learn what is new there. Raises RedisUnavailable: then it is
        exchanged later.
        """
        sketch, window = self._sketch, self._window
        if sketch is None:
            return
        while counts := sketch.unshared(CELLS_PER_EXCHANGE):
            sketch.merge(counts, await relay.add(f"limit:{name}:{window}", counts, 2 * self._seconds))

    def agree(self, secret: bytes) -> None:
        """Count in the same cells as the other processes. What was counted in others until now is dropped."""
        if secret != self._secret:
            self._secret, self._sketch = secret, None

    def _count(self, key: str) -> int:
        """Count one request for the key and return the count; beyond the limit nothing is counted any further."""
        window = int(self._clock() // self._seconds)
        if self._sketch is None or window != self._window:
            self._window, self._sketch = window, Sketch(self._secret)
        cells = self._sketch.cells(key)
        if self._sketch.count(cells) > self.most:
            return self.most + 1
        count = self._sketch.add(cells)
        if self.unshared:
            self.unshared.set()
        return count


class Streams:
    """Counts the sockets and event streams that are open from each address, whatever proxies they come through."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def held(self, scope: Scope) -> Iterator[None]:
        """Count a stream as open inside the block. Raises Failed, 429, if its address has as many as it may."""
        address = network_of(address_of(scope))
        if self._most and self._open[address] >= self._most:
            raise Failed(429, "too_many_streams", headers={"Retry-After": "60"})
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def hold(self, scope: Scope) -> None:
        """Count the answer to a request as a stream that is open until it has ended. Raises Failed, 429."""
        scope["state"]["answering"].enter_context(self.held(scope))


class Limits:
    """The limits of a service: requests of seats, their commands, requests of strangers, tables that are opened."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time) -> None:
        self.requests = Limit(settings.rate_limit, MINUTE, clock, "requests")
        self.commands = Limit(settings.command_rate_limit, MINUTE, clock, "commands")
        self.strangers = Limit(settings.rate_limit, MINUTE, clock, "address")
        self.openings = Limit(settings.tables_per_address, HOUR, clock, "openings")
        self.openings_in_all = Limit(settings.tables_in_all, HOUR, clock, "openings_in_all")
        self.streams = Streams(settings.open_connections_per_address)
        self._all = {
            "requests": self.requests,
            "commands": self.commands,
            "strangers": self.strangers,
            "openings": self.openings,
            "openings_in_all": self.openings_in_all,
        }
        self._secret = secrets.token_bytes(16)
        self._agree(self._secret)

    def spend(self, scope: Scope, service: TableService, *, command: bool = False) -> Headers:
        """Count a request of its caller: a host's key, a seat, or a stranger's network. Raises Failed, 429."""
        hosting = service.host_keys.known(token_in(scope))
        if hosting is not None:
            return (self.commands if command else self.requests).spend(mark(hosting))
        table, holder = scope["path_params"].get("table", ""), bearer_of(scope)
        seat = service.spectator_delay.known(table, holder) if table and holder else None
        if seat is None:
            return self.strangers.spend(network_of(address_of(scope)))
        return (self.commands if command else self.requests).spend(counted(table, seat))

    @asynccontextmanager
    async def shared(self, relay: Relay | None) -> AsyncIterator[None]:
        """Count together with other processes inside the block."""
        if relay is None:
            yield
            return
        unshared = asyncio.Event()
        for limit in self._all.values():
            limit.unshared = unshared
        with suppress(RedisUnavailable):  # before anything is counted: later, what was counted until then is let go
            await self._meet(relay)
        async with running_tasks(self._exchange(relay, unshared)):
            yield

    async def _exchange(self, relay: Relay, unshared: asyncio.Event) -> None:
        """Exchange counts with the others. Those made during one exchange go with the next."""
        while True:
            await unshared.wait()
            unshared.clear()
            try:
                await self._meet(relay)
                for name, limit in self._all.items():
                    await limit.exchange(relay, name)
            except RedisUnavailable:
                await asyncio.sleep(RETRY)
                unshared.set()

    async def _meet(self, relay: Relay) -> None:
        """Agree with the others on the secret that decides in which cells keys are counted. Raises RedisUnavailable."""
        self._agree(await relay.agreed("limit:secret", self._secret, 2 * MINUTE))

    def _agree(self, secret: bytes) -> None:
        self._secret = secret
        for limit in self._all.values():
            limit.agree(secret)


def counting(app: ASGIApp) -> ASGIApp:
    """Wrap a route's app in the counts of requests and open streams; `opt={"limit": "commands"}` chooses the counter of
    commands.

    No guard: Litestar copies the handler for each guarded request. A handshake counts by itself: a refusal here would
    reach nobody there.
    """

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            state: Any = scope["litestar_app"].state
            command = scope["route_handler"].opt.get("limit") == "commands"
            scope["state"]["headers"] = state.limits.spend(scope, state.service, command=command)
        with ExitStack() as scope["state"]["answering"]:
            await app(scope, receive, send)

    return counted


def counted(table: str, seat: str) -> str:
    """Return the key of a seat for rate limits, whatever its token is at the moment."""
    return f"{table}:{seat}"


def address_of(scope: Scope) -> str:
    """Return the address of a request, as far as trusted proxies tell it; empty if it came from this machine, by a
    file.
    """
    client = scope.get("client")
    return client[0] if client else ""


def network_of(address: str) -> str:
    """Return the network that is counted for an address: all addresses that one subscriber has."""
    if ":" not in address:
        return address
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((found, NETWORK), strict=False))
