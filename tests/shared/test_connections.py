"""Connected seats over several processes: each hears of those of the others, and no longer of a process that died."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import pytest

from api.notifications import connections
from api.notifications.connections import Connections
from api.notifications.relay import Relay
from tests.shared.test_notifier import own as own

AWAY = "redis://127.0.0.1:1"
PATIENCE = 10.0  # seconds


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LINGER", 0.0)
    monkeypatch.setattr(connections, "EXCHANGE", 0.02)


@asynccontextmanager
async def process(url: str, prefix: str) -> AsyncIterator[Connections]:
    relay = Relay(url, prefix)
    known = Connections(relay)
    async with known.running():
        yield known
    await relay.close()


async def becomes(known: Connections, *seats: str) -> None:
    deadline = monotonic() + PATIENCE
    while (found := known.seats("t")) != {*seats}:
        assert monotonic() < deadline, found
        await asyncio.sleep(0.01)


def test_processes_tell_each_other(redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        heard: list[None] = []
        async with process(redis_url, prefix) as one, process(redis_url, prefix) as other:
            with one.held("t", "ann", lambda: heard.append(None)):
                with other.held("t", "bob", lambda: None):
                    await becomes(one, "ann", "bob")
                    await becomes(other, "ann", "bob")
                    assert len(heard) == 2
                await becomes(one, "ann")
            await becomes(other)

    asyncio.run(scene())


def test_who_was_killed_is_forgotten(redis_url: str, prefix: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that was killed is forgotten after a while, by the clock of Redis."""
    monkeypatch.setattr(connections, "BELIEVED_SECONDS", 1)

    async def scene() -> None:
        async with process(redis_url, prefix) as one:
            with one.held("t", "ann", lambda: None):
                async with process(redis_url, prefix) as other:
                    await asyncio.sleep(0)
                    with other.held("t", "bob", lambda: None):
                        await becomes(one, "ann", "bob")
                await becomes(one, "ann")

    asyncio.run(scene())


def test_without_redis_each_knows_its_own() -> None:
    async def scene() -> None:
        async with process(AWAY, "x") as one:
            with one.held("t", "ann", lambda: None):
                await becomes(one, "ann")

    asyncio.run(scene())
