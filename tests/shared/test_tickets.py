"""Tickets over several processes: any of them takes one, none takes it twice."""

from __future__ import annotations

import asyncio

import pytest

from api.http.problems import Unauthorized
from api.http.tickets import Tickets
from api.notifications.relay import Relay
from tests.shared.test_notifier import own as own

AWAY = "redis://127.0.0.1:1"


async def taken(tickets: Tickets, table: str, ticket: str) -> str:
    try:
        return await tickets.take(table, ticket)
    except Unauthorized:
        return ""


def test_another_process_takes_it_once(redis_url: str, prefix: str) -> None:
    async def scene() -> None:
        relays = [Relay(redis_url, prefix) for _ in range(2)]
        one, other = (Tickets(relay) for relay in relays)
        given = await one.give("t", "holder")
        answers = await asyncio.gather(*(taken(each, "t", given.ticket) for each in (one, other) * 5))
        assert sorted(answers) == [""] * 9 + ["holder"]
        given = await one.give("t", "holder")
        assert await taken(other, "another", given.ticket) == ""
        assert await taken(one, "t", given.ticket) == ""
        for relay in relays:
            await relay.close()

    asyncio.run(scene())


def test_without_redis_the_process_that_gave_it_takes_it() -> None:
    async def scene() -> None:
        relays = [Relay(AWAY) for _ in range(2)]
        one, other = (Tickets(relay) for relay in relays)
        given = await one.give("t", "holder")
        with pytest.raises(Unauthorized):
            await other.take("t", given.ticket)
        assert await one.take("t", given.ticket) == "holder"
        with pytest.raises(Unauthorized):
            await one.take("t", given.ticket)
        for relay in relays:
            await relay.close()

    asyncio.run(scene())
