"""Limits that several processes count together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import redis

from api.base.settings import Settings
from api.base.sketch import CELLS, ROWS
from api.http.problems import Failed
from api.http.rate_limits import MINUTE, Limits
from api.notifications.relay import Relay
from ops.bench.servers import Server
from tests.api.service import STANDING
from tests.shared.test_notifier import own as own
from tests.waiting import come

MOST = 20
SETTINGS = Settings(rate_limit=MOST, command_rate_limit=5 * MOST)


@asynccontextmanager
async def counting(url: str, prefix: str) -> AsyncIterator[Limits]:
    relay, limits = Relay(url, prefix), Limits(SETTINGS, lambda: STANDING)
    async with limits.shared(relay):
        yield limits
    await relay.close()


def passed(limits: Limits, key: str = "k") -> bool:
    try:
        limits.requests.spend(key)
    except Failed:
        return False
    return True


async def exchanged(*several: Limits) -> None:
    """Until each has said all that it counted, and so has learned what the others had said."""

    def all_told() -> bool:
        sketches = [limit._sketch for limits in several for limit in limits._all.values()]
        return not any(sketch and sketch.unshared(1) for sketch in sketches)

    await come(all_told)


def uncounted(limits: Limits) -> str:
    """A key whose cells are not both those of busier keys, as one key's in a hundred are after a burst of thousands."""
    sketch = limits.requests._sketch
    assert sketch is not None
    return next(key for key in (f"new{n}" for n in range(100)) if sketch.count(sketch.cells(key)) == 0)


def test_two_processes_count_together(redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        async with counting(redis_url, prefix) as one, counting(redis_url, prefix) as other:
            through = 0
            for number in range(4 * MOST):
                through += passed(other if number % 2 else one)
                await exchanged(one, other)
            assert MOST <= through <= MOST + 1
            assert passed(one, "another key")
            for _ in range(2 * MOST):  # commands are counted apart
                one.commands.spend("k")

    asyncio.run(scene())


def test_a_burst_is_told_in_a_few_exchanges(redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        async with counting(redis_url, prefix) as one, counting(redis_url, prefix) as other:
            for number in range(3000):
                assert passed(one, f"k{number}")
            key = uncounted(one)
            assert sum(passed(one, key) for _ in range(50)) == MOST
            await exchanged(one)
            assert passed(other, key)  # it has not asked yet
            await exchanged(other)
            assert not passed(other, key)

    asyncio.run(scene())


def test_counts_are_forgotten_and_name_nobody(redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        async with counting(redis_url, prefix) as limits:
            limits.requests.spend("192.0.2.7")
            await exchanged(limits)

    asyncio.run(scene())
    client = redis.Redis.from_url(redis_url)
    keys = list(client.scan_iter(f"{prefix}*"))
    assert {key.removeprefix(prefix.encode()).split(b":")[1] for key in keys} == {b"requests", b"secret"}
    for key in keys:
        assert b"192" not in key.removeprefix(prefix.encode()).rpartition(b":")[0]
        assert 0 < client.ttl(key) <= 2 * MINUTE
    client.close()


def test_without_redis_each_counts_for_itself(own: tuple[str, Server], prefix: str) -> None:
    url, server = own

    async def scene() -> None:
        async with counting(url, prefix) as one, counting(url, prefix) as other:
            server.stop()
            assert [sum(passed(each) for _ in range(3 * MOST)) for each in (one, other)] == [MOST, MOST]
            await asyncio.to_thread(server.start)
            await exchanged(one, other)
            assert not passed(one)

    asyncio.run(scene())


def test_no_limit_counts_nothing(redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        relay, limits = Relay(redis_url, prefix), Limits(Settings(rate_limit=0))
        async with limits.shared(relay):
            assert limits.requests.spend("k") == []
        await relay.close()

    asyncio.run(scene())


def test_whoever_comes_with_ever_new_keys_fills_no_memory(redis_url: str, prefix: str) -> None:
    """Nobody chooses who is forgotten: in Redis as here, the counts have their places from the beginning."""

    async def scene() -> None:
        async with counting(redis_url, prefix) as limits:
            for number in range(3 * CELLS // ROWS):
                limits.strangers.spend(f"k{number}")
                if number % 5000 == 0:
                    await asyncio.sleep(0)
            await exchanged(limits)

    asyncio.run(scene())
    client = redis.Redis.from_url(redis_url)
    (counts,) = client.scan_iter(f"{prefix}limit:strangers:*")
    assert CELLS // 2 < int(client.hlen(counts)) <= CELLS
    client.close()
