"""The simulator's loop: virtual time, an order that a seed decides, owners that stop."""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random

import pytest

from ops.simulation.loop import Loop, Owner, Stuck, owned


def loop(seed: int = 0) -> Loop:
    return Loop(Random(seed), lambda step: None)


def order(seed: int) -> list[int]:
    seen: list[int] = []

    async def note(number: int) -> None:
        await asyncio.sleep(0)
        seen.append(number)

    async def scene() -> None:
        await asyncio.gather(*map(note, range(6)))

    played = loop(seed)
    played.play(scene())
    played.bury()
    return seen


def test_a_seed_decides_the_order() -> None:
    assert order(1) == order(1)
    assert len({tuple(order(seed)) for seed in range(20)}) > 15


def test_an_hour_takes_no_time() -> None:
    played = loop()

    async def scene() -> float:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(3600):
                await asyncio.Event().wait()
        return played.time()

    assert 3600 <= played.play(scene()) < 3601
    played.bury()


def test_who_waits_for_nothing_is_found() -> None:
    async def scene() -> None:
        await asyncio.Event().wait()

    played = loop()
    with pytest.raises(Stuck):
        played.play(scene())
    played.bury()


def test_who_goes_round_in_circles_is_found() -> None:
    async def scene() -> None:
        for _ in count():
            await asyncio.sleep(0)

    played = loop()
    with pytest.raises(Stuck):
        played.play(scene())
    played.bury()


def test_a_stopped_owner_goes_on_where_it_stopped() -> None:
    owner, played, seen = Owner(), loop(), [0]

    async def tick() -> None:
        while True:
            await asyncio.sleep(1)
            seen[0] += 1

    async def scene() -> tuple[int, int]:
        task = played.create_task(tick(), context=owned(owner))
        await asyncio.sleep(3.5)
        owner.running = False
        await asyncio.sleep(10)
        stopped = seen[0]
        played.thaw(owner)
        await asyncio.sleep(2.5)
        task.cancel()
        return stopped, seen[0]

    assert played.play(scene()) == (3, 6)
    played.bury()
