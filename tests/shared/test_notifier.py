"""One contract for the notifier in one process and over Redis, and what Redis may do to it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
import redis

from api.base.notifier import Notifier, PollingNotifier
from api.notifications.redis_notifier import MOST_PENDING, RedisNotifier
from api.notifications.relay import RedisUnavailable, Relay
from ops.bench.servers import Missing, Server, redis_server
from tests.proxy import Proxy, proxy
from tests.servers import missing
from tests.waiting import PATIENCE, come

SOON = 2.0  # seconds, the promise


@asynccontextmanager
async def over_redis(url: str, prefix: str) -> AsyncIterator[RedisNotifier]:
    relay = Relay(url, prefix)
    notifier = RedisNotifier(relay)
    async with notifier.running():
        yield notifier
    await relay.close()


@asynccontextmanager
async def notifiers(kind: str, url: str, prefix: str) -> AsyncIterator[tuple[Notifier, Notifier]]:
    """A notifier to notify with and one to watch: the same in one process, two over Redis."""
    async with AsyncExitStack() as stack:
        if kind == "one process":
            notifier = Notifier()
            yield notifier, notifier
        else:
            one, other = [await stack.enter_async_context(over_redis(url, prefix)) for _ in range(2)]
            yield one, other


@pytest.fixture(params=["one process", "redis"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def notified(event: asyncio.Event, within: float = PATIENCE) -> bool:
    try:
        async with asyncio.timeout(within):
            await event.wait()
    except TimeoutError:
        return False
    return True


async def until_connected(notifier: Notifier) -> None:
    await come(lambda: notifier.connected)


async def settled(notifier: Notifier, event: asyncio.Event, table: str = "a") -> None:
    """Until rings from elsewhere arrive: one's own has come back, behind the ring of the subscription itself."""
    if isinstance(notifier, RedisNotifier):
        assert await notified(event)
        await until_connected(notifier)
        await returned(notifier, table)
        event.clear()


async def returned(notifier: RedisNotifier, table: str) -> None:
    """Ring until a ring comes back; what is rung before the subscription stands does not."""
    notifier.lag = None

    def came() -> bool:
        if notifier.lag is None:
            notifier.notify(table)
        return notifier.lag is not None

    await come(came)


# The contract


def test_a_ring_reaches_every_watcher_of_its_table_and_nobody_else(kind: str, redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        async with notifiers(kind, redis_url, prefix) as (ringing, watching):
            with watching.watch("a") as one, watching.watch("a") as two, watching.watch("b") as three:
                for event, table in ((one, "a"), (two, "a"), (three, "b")):
                    await settled(watching, event, table)
                for event in (one, two, three):
                    event.clear()
                ringing.notify("a")
                assert await notified(one)
                assert await notified(two)
                assert not await notified(three, 0.1)

    asyncio.run(scene())


def test_no_ring_is_lost_between_clearing_and_looking(kind: str, redis_url: str, prefix: str) -> None:
    """The promise that matters: whoever clears, then looks, then waits has seen every ring."""

    async def scene() -> None:
        async with notifiers(kind, redis_url, prefix) as (ringing, watching):
            written, read = 0, 0

            async def write() -> None:
                nonlocal written
                for _ in range(200):
                    written += 1
                    ringing.notify("a")
                    await asyncio.sleep(0)

            with watching.watch("a") as event:
                await settled(watching, event)
                writing = asyncio.create_task(write())
                while read < 200:
                    event.clear()
                    read = written
                    if read < 200:
                        assert await notified(event)
                await writing

    asyncio.run(scene())


def test_what_was_written_while_the_watching_began_is_not_missed(kind: str, redis_url: str, prefix: str) -> None:
    """A ring may pass before the subscription stands: standing, it rings by itself."""

    async def scene() -> None:
        async with notifiers(kind, redis_url, prefix) as (ringing, watching):
            with watching.watch("a") as event:
                ringing.notify("a")
                assert await notified(event)

    asyncio.run(scene())


def test_a_watcher_that_left_is_forgotten(kind: str, redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        async with notifiers(kind, redis_url, prefix) as (ringing, watching):
            for number in range(50):
                with watching.watch(f"t{number}"):
                    assert watching.watched(f"t{number}")
            assert watching.watchers == 0
            ringing.notify("t1")
            if kind == "redis":
                client = redis.Redis.from_url(redis_url)
                await come(lambda: client.pubsub_channels(f"{prefix}bell:*") == [])
                client.close()

    asyncio.run(scene())


def test_closing_wakes_everybody(kind: str, redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        async with notifiers(kind, redis_url, prefix) as (_, watching):
            with watching.watch("a") as one, watching.watch("b") as two:
                watching.close()
                assert watching.closed
                assert await notified(one)
                assert await notified(two)

    asyncio.run(scene())


# Over Redis


def test_a_ring_says_nothing_but_who_and_when(redis_url: str, prefix: str) -> None:
    client = redis.Redis.from_url(redis_url)
    listening = client.pubsub()  # type: ignore[no-untyped-call]
    listening.psubscribe(f"{prefix}*")
    listening.get_message(timeout=SOON)

    async def scene() -> None:
        async with over_redis(redis_url, prefix) as notifier:
            notifier.notify("a")
            heard.append(await asyncio.to_thread(listening.get_message, timeout=PATIENCE))

    heard: list[Any] = []
    asyncio.run(scene())
    (message,) = heard
    assert message is not None
    assert message["channel"] == f"{prefix}bell:a".encode()
    who, when = message["data"].split()
    assert len(who) == 16
    assert float(when) > 0
    listening.close()
    client.close()


def test_ones_own_ring_comes_back_as_a_measure_and_raises_no_doubt(redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        async with over_redis(redis_url, prefix) as notifier:
            doubts: list[str] = []
            with notifier.watch("a") as event:
                await settled(notifier, event)
                notifier.mark_outdated = doubts.append
                await returned(notifier, "a")
                assert doubts == []
                assert notifier.lag is not None
                assert 0 < notifier.lag < SOON

    asyncio.run(scene())


def test_anothers_ring_raises_doubt_before_it_wakes(redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        async with notifiers("redis", redis_url, prefix) as (ringing, watching):
            with watching.watch("a") as event:
                await settled(watching, event)
                doubts: list[tuple[str, bool]] = []
                watching.mark_outdated = lambda table: doubts.append((table, event.is_set()))
                ringing.notify("a")
                assert await notified(event)
                assert doubts == [("a", False)]

    asyncio.run(scene())


def test_bells_of_different_prefixes_do_not_hear_each_other(redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        async with over_redis(redis_url, prefix) as one, over_redis(redis_url, f"{prefix}x:") as other:
            with other.watch("a") as event:
                await settled(other, event)
                one.notify("a")
                assert not await notified(event, 0.2)

    asyncio.run(scene())


@pytest.fixture
def own() -> Iterator[tuple[str, Server]]:
    """A Redis that the test may stop."""
    try:
        with redis_server() as started:
            yield started
    except Missing as reason:
        missing(reason)


def test_watchers_look_by_themselves_while_redis_is_away(own: tuple[str, Server], prefix: str) -> None:
    url, server = own

    async def scene() -> None:
        async with over_redis(url, prefix) as notifier:
            with notifier.watch("a") as event:
                await settled(notifier, event)
                server.stop()
                for _ in range(3):
                    event.clear()
                    assert await notified(event)

    asyncio.run(scene())


@pytest.mark.parametrize("how", ["stopped", "killed", "frozen"])
def test_whatever_was_missed_is_rung_within_two_seconds_of_its_return(
    own: tuple[str, Server], prefix: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("api.base.notifier.POLL_SECONDS", 60.0)  # so that only Redis can ring
    url, server = own

    async def scene() -> None:
        async with notifiers("redis", url, prefix) as (ringing, watching):
            assert isinstance(watching, RedisNotifier)
            assert isinstance(ringing, RedisNotifier)
            with watching.watch("a") as event:
                await settled(watching, event)
                if how == "frozen":
                    server.freeze()
                else:
                    server.stop(2 if how == "stopped" else 9)
                await come(lambda: not watching.connected and not ringing.connected)
                ringing.notify("a")
                await come(lambda: ringing._everybody)  # it was tried, and nobody heard
                event.clear()
                await asyncio.to_thread(server.thaw if how == "frozen" else server.start)
                back = time.monotonic()
                assert await notified(event)
                assert time.monotonic() - back < SOON
                await until_connected(watching)
                await until_connected(ringing)
                await come(lambda: not ringing._everybody)
                with ringing.watch("b"):
                    await returned(ringing, "b")  # and so whatever it had to say before
                await settled(watching, event)
                ringing.notify("a")
                assert await notified(event)

    asyncio.run(scene())


@pytest.mark.parametrize("attempts", [1, MOST_PENDING + 1])
def test_who_alone_lost_redis_rings_everybody_when_he_finds_it(redis_url: str, prefix: str, attempts: int) -> None:
    """The watcher's own connection never broke: nothing but the late ring can tell him."""
    url = urlsplit(redis_url)
    assert url.port

    async def scene(between: Proxy) -> None:
        crooked = url._replace(netloc=url.netloc.replace(f":{url.port}", f":{between.port}")).geturl()
        async with over_redis(crooked, prefix) as ringing, over_redis(redis_url, prefix) as watching:
            with watching.watch("last") as event:
                await settled(watching, event, "last")
                await until_connected(ringing)
                between.refuse(True)
                for number in range(attempts - 1):
                    ringing.notify(f"t{number}")
                ringing.notify("last")
                assert not await notified(event, 0.5)
                between.refuse(False)
                assert await notified(event)

    with proxy(url.port) as between:
        asyncio.run(scene(between))


@pytest.mark.parametrize("how", ["stopped", "frozen"])
def test_an_outage_costs_no_memory_and_no_time(own: tuple[str, Server], prefix: str, how: str) -> None:
    url, server = own

    async def scene() -> None:
        async with over_redis(url, prefix) as notifier:
            with notifier.watch("a") as event:
                await settled(notifier, event)
                server.freeze() if how == "frozen" else server.stop()
                start = time.thread_time()
                for number in range(50_000):
                    notifier.notify(f"t{number}")
                assert time.thread_time() - start < 1
                for number in range(20_000):
                    with notifier.watch(f"w{number}"):
                        pass
                    if number % 1000 == 0:
                        await asyncio.sleep(0)
                await come(lambda: not notifier.connected)
                assert len(notifier._unpublished) <= MOST_PENDING
                assert len(notifier._touched) <= 1
            stopping = time.monotonic()
        assert time.monotonic() - stopping < SOON

    asyncio.run(scene())


def test_a_redis_that_never_was_hinders_nothing(prefix: str) -> None:
    async def scene() -> None:
        async with over_redis("redis://127.0.0.1:1", prefix) as notifier:
            with notifier.watch("a") as event:
                notifier.notify("a")
                assert await notified(event)
                event.clear()
                assert await notified(event)  # a look of its own
                assert not notifier.connected
                with pytest.raises(RedisUnavailable):
                    await Relay("redis://127.0.0.1:1").check()

    asyncio.run(scene())


def test_without_redis_several_processes_look_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """As often as that, not as seldom as where rings arrive."""
    monkeypatch.setattr("api.base.notifier.POLL_SECONDS", 0.01)
    monkeypatch.setattr("api.base.notifier.RARE_POLL_SECONDS", 1e9)

    async def scene() -> None:
        notifier = PollingNotifier()
        async with notifier.running():
            with notifier.watch("a") as event:
                assert await notified(event)

    asyncio.run(scene())


def test_where_rings_arrive_watchers_look_all_the_same_though_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who committed may have died before it rang."""
    monkeypatch.setattr("api.base.notifier.POLL_SECONDS", 0.01)
    monkeypatch.setattr("api.base.notifier.RARE_POLL_SECONDS", 0.2)

    async def scene() -> None:
        notifier = PollingNotifier()
        async with notifier.running():
            notifier.connected = True
            with notifier.watch("a") as event:
                assert not await notified(event, within=0.1)
                assert await notified(event)

    asyncio.run(scene())


def test_redis_lost_and_back_is_a_line_each(
    own: tuple[str, Server], prefix: str, caplog: pytest.LogCaptureFixture
) -> None:
    url, server = own
    caplog.set_level(logging.INFO, "greffe")

    async def scene() -> None:
        async with over_redis(url, prefix) as notifier:
            with notifier.watch("a") as event:
                await settled(notifier, event)
                await asyncio.to_thread(server.stop)
                await come(lambda: not notifier.connected)
                await asyncio.to_thread(server.start)
                await come(lambda: notifier.connected)

    asyncio.run(scene())
    assert [(r.getMessage(), r.levelname) for r in caplog.records] == [
        ("redis_lost", "WARNING"),
        ("redis_back", "INFO"),
    ]
