"""The service alone: callers who go away in the middle of a commit, a register that fails after one, tables read
while they are written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from typing import Any

import pytest

from api.storage.idempotency import IdempotencyKey
from api.tables.cached_table import FEW, CachedTable
from api.tables.loader import load_table
from api.tables.service import TableService
from api.tables.tokens import Opened, TokenRequest
from domain.register import Register, Stored, Unavailable, memory_settings
from domain.table.commands import SetPresence
from domain.table.keys import hashed
from domain.table.seats import SeatSpec
from tests.api.service import installed
from tests.game.purse import Earn, purse
from tests.waiting import PATIENCE

GO_AWAY = SetPresence("player1", True)
HOST_ASKS = TokenRequest("host", "host")


class Slow:
    """A register whose commits wait for `gate`, and whose readings fail while `broken`, if asked to."""

    def __init__(self, register: Register) -> None:
        self.register = register
        self.snapshots = register.snapshots
        self.gate: asyncio.Event | None = None
        self.began = asyncio.Event()
        self.broken = False
        self.commits = 0
        self.sending: asyncio.Task[None] | None = None

    def send(self, batch: Sequence[Stored], on_done: Callable[[Exception | None], None]) -> None:
        self.began.set()
        self.commits += 1
        if self.gate is None:
            self.register.send(batch, on_done)
            return
        self.sending = asyncio.create_task(self._send_later(self.gate, batch, on_done))

    async def _send_later(
        self, gate: asyncio.Event, batch: Sequence[Stored], on_done: Callable[[Exception | None], None]
    ) -> None:
        await gate.wait()
        self.register.send(batch, on_done)

    def read(self, stream: str, after: int = 0, **bounds: Any) -> Iterator[Stored]:
        if self.broken:
            raise Unavailable("locked", "somebody else writes")
        return self.register.read(stream, after, **bounds)


def at_a_desk(scene: Callable[[TableService, Slow, Opened, CachedTable], Awaitable[None]]) -> None:
    async def run() -> None:
        with installed(purse()), Register.open(memory_settings()) as register:
            slow = Slow(register)
            service = TableService(slow)  # type: ignore[arg-type]
            opened = await service.open(
                "purse", "Vendredi", {}, [SeatSpec("Anne", "player"), SeatSpec("Bruno", "player")]
            )
            slow.began.clear()
            await scene(service, slow, opened, await service.cached(opened.table))

    asyncio.run(run())


async def gone(slow: Slow, asked: Coroutine[Any, Any, Any]) -> None:
    """Somebody asks, and goes away while his commit is under way."""
    slow.gate = asyncio.Event()
    task = asyncio.create_task(asked)
    await asyncio.wait_for(slow.began.wait(), PATIENCE)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    slow.gate.set()


def test_only_few_frames_are_read_on_the_event_loop() -> None:
    async def scene(service: TableService, slow: Slow, opened: Opened, cached: CachedTable) -> None:
        for number in range(FEW + 2):
            away = SetPresence("player1", number % 2 == 0)
            await service.act(cached, "player1", away, None, IdempotencyKey(f"key{number}", "mark"))
        last = cached.feeds.count("player1")
        assert cached.holds_few("player1", last - FEW, last)
        assert not cached.holds_few("player1", last - FEW - 1, last)

    at_a_desk(scene)


def test_who_goes_away_in_the_middle_of_a_commit_loses_nothing_for_the_others() -> None:
    """The event is durable: it is shown at once, and who watches is told."""

    async def scene(service: TableService, slow: Slow, opened: Opened, cached: CachedTable) -> None:
        with service.notifier.watch(opened.table) as notified:
            await gone(slow, service.act(cached, "player1", GO_AWAY, None, IdempotencyKey("key", "mark")))
            await asyncio.wait_for(notified.wait(), PATIENCE)
            now = await service.cached(opened.table)
            assert now.feeds.count("player2") == 2
        slow.gate = None
        assert await service.act(cached, "player1", GO_AWAY, None, IdempotencyKey("key", "mark")) == 2
        assert slow.commits == 2

    at_a_desk(scene)


def test_nobody_sees_an_event_before_it_is_durable() -> None:
    async def scene(service: TableService, slow: Slow, opened: Opened, cached: CachedTable) -> None:
        slow.gate = asyncio.Event()
        task = asyncio.create_task(service.act(cached, "player1", GO_AWAY, None, IdempotencyKey()))
        await asyncio.wait_for(slow.began.wait(), PATIENCE)
        now = await service.cached(opened.table)
        assert (now.feeds.count("player1"), now.feeds.count("player2")) == (1, 1)
        assert not task.done()
        slow.gate.set()
        assert await task == 2

    at_a_desk(scene)


def test_the_same_key_at_once_is_carried_out_once() -> None:
    async def scene(service: TableService, slow: Slow, opened: Opened, cached: CachedTable) -> None:
        asked = [service.act(cached, "player1", Earn(3), [2], IdempotencyKey("key", "mark")) for _ in range(5)]
        assert await asyncio.gather(*asked) == [2] * 5
        assert cached.feeds.state.money == {"player1": 5}  # type: ignore[attr-defined]

    at_a_desk(scene)


def test_a_revoked_token_is_worth_nothing_whatever_goes_wrong_after() -> None:
    """The revocation is durable, then the register cannot be read: the old token must not live on."""

    async def scene(service: TableService, slow: Slow, opened: Opened, cached: CachedTable) -> None:
        token = hashed(opened.seats[0].token)
        assert await service.keys.seat_of(opened.table, token) is not None
        slow.broken = True
        with pytest.raises(Unavailable):
            await service.keys.revoke(cached, "player1", HOST_ASKS)
        with pytest.raises(Unavailable):
            await service.keys.seat_of(opened.table, token)
        slow.broken = False
        assert await service.keys.seat_of(opened.table, token) is None

    at_a_desk(scene)


def test_who_goes_away_while_a_token_is_revoked_has_revoked_it() -> None:
    async def scene(service: TableService, slow: Slow, opened: Opened, cached: CachedTable) -> None:
        with service.notifier.watch(opened.table) as notified:
            await gone(slow, service.keys.revoke(cached, "player1", HOST_ASKS))
            await asyncio.wait_for(notified.wait(), PATIENCE)
        assert await service.keys.seat_of(opened.table, hashed(opened.seats[0].token)) is None

    at_a_desk(scene)


def test_a_table_written_while_it_is_read_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It had left the memory, but a request still held it and wrote."""

    async def scene(service: TableService, slow: Slow, opened: Opened, cached: CachedTable) -> None:
        service.memory.tables.clear()
        loop = asyncio.get_running_loop()

        def overtaken(register: Register, table: str, **how: bool) -> CachedTable:
            found = load_table(register, table, **how)
            asyncio.run_coroutine_threadsafe(
                service.act(cached, "player1", GO_AWAY, None, IdempotencyKey()), loop
            ).result(5)
            return found

        monkeypatch.setattr("api.tables.loader.load_table", overtaken)
        now = await service.cached(opened.table)
        assert now is not cached
        assert now.feeds.count("player2") == 2

    at_a_desk(scene)


def test_two_desks_on_one_register_lose_and_double_nothing() -> None:
    """What one did not see coming, it decides again."""

    async def scene(service: TableService, slow: Slow, opened: Opened, cached: CachedTable) -> None:
        other = TableService(slow)  # type: ignore[arg-type]
        twin = await other.cached(opened.table)
        for number in range(0, 20, 2):
            assert await service.act(cached, "player1", Earn(0), None, IdempotencyKey()) == number + 2
            assert await other.act(twin, "player1", Earn(0), None, IdempotencyKey()) == number + 3
        asked = [
            d.act(p, "player2", Earn(0), None, IdempotencyKey())
            for d, p in ((service, cached), (other, twin))
            for _ in range(10)
        ]
        assert sorted(await asyncio.gather(*asked)) == list(range(22, 42))
        assert slow.register.head(opened.table) == 41

    at_a_desk(scene)
