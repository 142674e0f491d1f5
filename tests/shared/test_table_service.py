"""Two services on one register, as in processes that hear nothing of each other: no answer needs a notifier."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from api.storage.idempotency import IdempotencyKey
from api.tables.cached_table import CachedTable
from api.tables.service import TableService
from api.tables.tokens import Opened, TokenRequest
from domain.base.refusal import Refused
from domain.record.chain import Tip
from domain.register import Register, Stored, Unavailable, sqlite_settings
from domain.register.integrity.verify import verify_register
from domain.register.storage.sqlite import SQLiteEngine
from domain.table.keys import hashed
from domain.table.seats import SeatSpec
from ops.bench.servers import LOCAL
from tests.api.service import installed
from tests.game.purse import CloseBox, Earn, Note, OpenBox, purse
from tests.proxy import proxy
from tests.register.conftest import shared as shared
from tests.register.test_register import PATIENCE, Settings

SEATS = (SeatSpec("Maud", "gm"), SeatSpec("Anne", "player"), SeatSpec("Bruno", "player"))
ANN, BOB = "player1", "player2"
HOST_ASKS = TokenRequest("host", "host")


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with installed(purse()):
        yield


@asynccontextmanager
async def services(settings: Settings) -> AsyncIterator[tuple[TableService, TableService]]:
    with Register.open(settings) as one, Register.open(settings) as other:
        yield TableService(one, shared=True), TableService(other, shared=True)


async def opened(service: TableService) -> Opened:
    return await service.open("purse", "Vendredi", {}, SEATS)


def played(scene: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await scene()

    asyncio.run(bounded())


async def note(service: TableService, table: str, once: IdempotencyKey) -> int:
    return await service.act(await service.cached(table), ANN, Note("x"), None, once)


def frames(cached: CachedTable, seat: str) -> list[bytes]:
    return [frame for _, frame in cached.encoded_frames(seat, "fr", 0, 10_000)]


def test_what_one_carried_out_the_other_answers_with(shared: Settings) -> None:
    async def scene() -> None:
        async with services(shared) as (one, other):
            table = (await opened(one)).table
            for number in range(1, 6):
                service, reader = (one, other) if number % 2 else (other, one)
                await service.act(await service.cached(table), ANN, Note(f"n{number}"), None, IdempotencyKey())
                cached = await reader.cached(table)
                assert cached.feeds.history.version == number + 1
                assert frames(cached, BOB) == frames(await service.cached(table), BOB)

    played(scene)


def test_racing_commands_are_each_carried_out_once_in_one_order(shared: Settings) -> None:
    async def scene() -> None:
        async with services(shared) as (one, other):
            table = (await opened(one)).table
            count = 30
            racing = ((one if number % 2 else other, number) for number in range(count))
            versions = await asyncio.gather(
                *(note(service, table, IdempotencyKey(f"k{number}")) for service, number in racing)
            )
            assert sorted(versions) == list(range(2, count + 2))
            cached_tables = [await service.cached(table) for service in (one, other)]
            for seat in (ANN, BOB, "gm1"):
                assert frames(cached_tables[0], seat) == frames(cached_tables[1], seat)
            assert verify_register(one.register).sound

    played(scene)


def test_racing_rolls_use_each_link_once(shared: Settings) -> None:
    """The append decides: who comes second decides again, with the next link."""

    async def roll(service: TableService, table: str, number: int) -> int:
        seat = (ANN, BOB, "gm1")[number % 3]
        return await service.act(await service.cached(table), seat, Earn(0), None, IdempotencyKey(f"k{number}"))

    async def scene() -> None:
        async with services(shared) as (one, other):
            table = (await opened(one)).table
            count = 20
            await asyncio.gather(*(roll(one if number % 2 else other, table, number) for number in range(count)))
            cached = await one.cached(table)
            draws = (draw.link for event in cached.feeds.history.raw for draw in event.draws)
            links = [link for link in draws if link is not None]
            assert [link.number for link in links] == list(range(1, len(links) + 1))
            assert len({link.link for link in links}) == len(links) >= 12

    played(scene)


def test_the_same_key_at_two_processes_acts_once(shared: Settings) -> None:
    async def scene() -> None:
        async with services(shared) as (one, other):
            table = (await opened(one)).table
            once = IdempotencyKey("key", "mark")
            versions = await asyncio.gather(*(note(service, table, once) for service in (one, other) * 5))
            assert versions == [2] * 10
            assert one.register.head(table) == 2

    played(scene)


def test_a_refusal_is_never_one_of_the_past(shared: Settings) -> None:
    """The box was opened there: here it can be closed at once, and not opened again."""

    async def scene() -> None:
        async with services(shared) as (one, other):
            table = (await opened(one)).table
            await other.cached(table)
            for _ in range(3):
                await one.act(await one.cached(table), ANN, OpenBox(), None, IdempotencyKey())
                with pytest.raises(Refused):
                    await other.act(await other.cached(table), ANN, OpenBox(), None, IdempotencyKey())
                await other.act(await other.cached(table), ANN, CloseBox(), None, IdempotencyKey())

    played(scene)


def test_a_token_revoked_there_is_worth_nothing_here(shared: Settings) -> None:
    async def scene() -> None:
        async with services(shared) as (one, other):
            made = await opened(one)
            token = next(seat.token for seat in made.seats if seat.id == ANN)
            assert await other.keys.seat_of(made.table, hashed(token)) is not None
            fresh = await one.keys.issue(await one.cached(made.table), ANN, HOST_ASKS)
            assert await other.keys.seat_of(made.table, hashed(token)) is None
            assert await other.keys.seat_of(made.table, hashed(fresh)) is not None
            await other.keys.revoke(await other.cached(made.table), ANN, HOST_ASKS)
            assert await one.keys.seat_of(made.table, hashed(fresh)) is None

    played(scene)


def test_a_ring_from_elsewhere_makes_watchers_look(shared: Settings) -> None:
    async def scene() -> None:
        async with services(shared) as (one, other):
            table = (await opened(one)).table
            await other.cached(table)
            await one.act(await one.cached(table), ANN, Note("x"), None, IdempotencyKey())
            assert (await other.memory.synced_by_notification(table)).feeds.history.version == 1
            other.notifier.wake(table)
            assert (await other.memory.synced_by_notification(table)).feeds.history.version == 2

    played(scene)


class Slow(SQLiteEngine):
    """Reading stops at the gate, once it is closed."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.gate, self.reading = threading.Event(), threading.Event()
        self.gate.set()
        self.queries = 0

    def select(self, stream: str, after: int, upto: int | None, limit: int) -> list[Stored]:
        rows = super().select(stream, after, upto, limit)
        self.reading.set()
        assert self.gate.wait(PATIENCE)
        return rows

    def heads(self, streams: Sequence[str]) -> dict[str, Tip]:
        self.queries += 1
        return super().heads(streams)


@pytest.fixture
def slow(tmp_path: Path) -> Slow:
    return Slow(sqlite_settings(tmp_path / "register.db"))


def test_who_looks_while_another_reads_waits_for_what_is_read(slow: Slow, tmp_path: Path) -> None:
    """One ring wakes several sockets: the second must not find the table fresh because the first already reads."""

    async def scene() -> None:
        with Register(slow) as here, Register.open(sqlite_settings(tmp_path / "register.db")) as there:
            service, other = TableService(here, shared=True), TableService(there, shared=True)
            table = (await opened(service)).table
            await service.cached(table)
            await other.act(await other.cached(table), ANN, Note("x"), None, IdempotencyKey())
            slow.reading.clear()
            slow.gate.clear()
            service.notifier.wake(table)
            first = asyncio.create_task(service.memory.synced_by_notification(table))
            await asyncio.to_thread(slow.reading.wait, PATIENCE)
            second = asyncio.create_task(service.memory.synced_by_notification(table))
            await asyncio.sleep(0.05)
            slow.gate.set()
            assert [(await task).feeds.history.version for task in (first, second)] == [2, 2]

    played(scene)


def test_a_ring_that_comes_while_the_log_is_read_is_not_lost(slow: Slow, tmp_path: Path) -> None:
    async def scene() -> None:
        with Register(slow) as here, Register.open(sqlite_settings(tmp_path / "register.db")) as there:
            service, other = TableService(here, shared=True), TableService(there, shared=True)
            table = (await opened(service)).table
            await service.cached(table)
            slow.reading.clear()
            slow.gate.clear()
            service.notifier.wake(table)
            reading = asyncio.create_task(service.memory.synced_by_notification(table))
            await asyncio.to_thread(slow.reading.wait, PATIENCE)  # it has read, and found nothing
            await other.act(await other.cached(table), ANN, Note("x"), None, IdempotencyKey())
            service.notifier.wake(table)
            slow.gate.set()
            await reading
            assert (await service.memory.synced_by_notification(table)).feeds.history.version == 2

    played(scene)


def test_one_query_answers_all_who_asked_before_it(slow: Slow) -> None:
    async def scene() -> None:
        with Register(slow) as register:
            service = TableService(register, shared=True)
            tables = [(await opened(service)).table for _ in range(5)]
            await asyncio.gather(*map(service.cached, tables))
            slow.queries = 0
            await asyncio.gather(*(service.cached(table) for table in tables * 40))
            assert slow.queries <= 2

    played(scene)


def test_a_register_that_fails_is_told_to_all_who_asked(shared: Settings) -> None:
    async def scene() -> None:
        async with services(shared) as (one, _):
            table = (await opened(one)).table
            await one.cached(table)
            one.register.close()
            ended = await asyncio.gather(*(one.cached(table) for _ in range(5)), return_exceptions=True)
            assert [type(error) for error in ended] == [Unavailable] * 5

    played(scene)


def test_an_answer_of_the_database_that_is_lost_does_nothing_twice(postgres: Settings) -> None:
    """With an idempotency key and without, by one attempt and by a retry at another process."""
    url = urlsplit(postgres["POSTGRES_URL"])
    assert url.port

    async def scene(port: int, cut: Callable[[], None], refuse: Callable[[bool], None]) -> None:
        user = url.netloc.rpartition("@")[0]
        crooked = {**postgres, "POSTGRES_URL": url._replace(netloc=f"{user}@{LOCAL}:{port}").geturl()}
        with Register.open(crooked) as here, Register.open(postgres) as there:
            service, other = TableService(here, shared=True), TableService(there, shared=True)
            table = (await opened(service)).table
            refuse(True)
            refuse(False)
            cached = await service.cached(table)
            for number in range(5):
                cut()
                assert await service.act(cached, ANN, Note("x"), None, IdempotencyKey()) == 2 * number + 2
                cut()
                once = IdempotencyKey(f"key {number}", "mark")
                assert await service.act(cached, ANN, Note("y"), None, once) == 2 * number + 3
                assert await other.act(await other.cached(table), ANN, Note("y"), None, once) == 2 * number + 3
            assert there.head(table) == 11
            assert verify_register(there).sound

    with proxy(url.port) as between:
        played(lambda: scene(between.port, lambda: between.swallow_next_answer(b"INSERT"), between.refuse))
        assert between.cuts >= 9
