"""Two desks on one register, as in two processes that hear nothing of each other: no answer depends on a bell."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from api.cache import Place
from api.service import Desk, Once, Opened
from domain.game.refusal import Refused
from domain.register import Register, Stored, Unavailable, sqlite_settings
from domain.register.sqlite import SQLiteEngine
from domain.register.verify import verify_register
from domain.table.keys import hashed
from domain.table.seats import SeatSpec
from ops.servers import LOCAL
from tests.api.service import installed
from tests.game.purse import CloseBox, Note, OpenBox, purse
from tests.proxy import proxy
from tests.register.test_register import PATIENCE, Settings
from tests.register.test_register import shared as shared

SEATS = (SeatSpec("Maud", "gm"), SeatSpec("Anne", "player"), SeatSpec("Bruno", "player"))
ANN, BOB = "player1", "player2"


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with installed(purse()):
        yield


@asynccontextmanager
async def desks(settings: Settings) -> AsyncIterator[tuple[Desk, Desk]]:
    with Register.open(settings) as one, Register.open(settings) as other:
        yield Desk(one, shared=True), Desk(other, shared=True)


async def opened(desk: Desk) -> Opened:
    return await desk.open("purse", "Vendredi", {}, SEATS)


def played(scene: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await scene()

    asyncio.run(bounded())


async def note(desk: Desk, table: str, once: Once) -> int:
    return await desk.act(await desk.place(table), ANN, Note("x"), None, once)


def frames(place: Place, seat: str) -> list[bytes]:
    return [frame for _, frame in place.news(seat, "fr", 0, 10_000)]


def test_what_one_carried_out_the_other_answers_with(shared: Settings) -> None:
    async def scene() -> None:
        async with desks(shared) as (one, other):
            table = (await opened(one)).table
            for number in range(1, 6):
                desk, reader = (one, other) if number % 2 else (other, one)
                await desk.act(await desk.place(table), ANN, Note(f"n{number}"), None, Once())
                place = await reader.place(table)
                assert place.chronicle.history.version == number + 1
                assert frames(place, BOB) == frames(await desk.place(table), BOB)

    played(scene)


def test_racing_commands_are_each_carried_out_once_in_one_order(shared: Settings) -> None:
    async def scene() -> None:
        async with desks(shared) as (one, other):
            table = (await opened(one)).table
            count = 30
            racing = ((one if number % 2 else other, number) for number in range(count))
            versions = await asyncio.gather(*(note(desk, table, Once(f"k{number}")) for desk, number in racing))
            assert sorted(versions) == list(range(2, count + 2))
            places = [await desk.place(table) for desk in (one, other)]
            for seat in (ANN, BOB, "gm1"):
                assert frames(places[0], seat) == frames(places[1], seat)
            assert verify_register(one.register).sound

    played(scene)


def test_the_same_key_at_two_processes_acts_once(shared: Settings) -> None:
    async def scene() -> None:
        async with desks(shared) as (one, other):
            table = (await opened(one)).table
            once = Once("key", "mark")
            versions = await asyncio.gather(*(note(desk, table, once) for desk in (one, other) * 5))
            assert versions == [2] * 10
            assert one.register.head(table) == 2

    played(scene)


def test_a_refusal_is_never_one_of_the_past(shared: Settings) -> None:
    """The box was opened there: here it can be closed at once, and not opened again."""

    async def scene() -> None:
        async with desks(shared) as (one, other):
            table = (await opened(one)).table
            await other.place(table)
            for _ in range(3):
                await one.act(await one.place(table), ANN, OpenBox(), None, Once())
                with pytest.raises(Refused):
                    await other.act(await other.place(table), ANN, OpenBox(), None, Once())
                await other.act(await other.place(table), ANN, CloseBox(), None, Once())

    played(scene)


def test_a_token_revoked_there_is_worth_nothing_here(shared: Settings) -> None:
    async def scene() -> None:
        async with desks(shared) as (one, other):
            made = await opened(one)
            token = next(seat.token for seat in made.seats if seat.id == ANN)
            assert await other.seat_of(made.table, hashed(token)) is not None
            fresh = await one.issue_key(await one.place(made.table), ANN)
            assert await other.seat_of(made.table, hashed(token)) is None
            assert await other.seat_of(made.table, hashed(fresh)) is not None
            await other.revoke_key(await other.place(made.table), ANN)
            assert await one.seat_of(made.table, hashed(fresh)) is None

    played(scene)


def test_a_ring_from_elsewhere_makes_watchers_look(shared: Settings) -> None:
    async def scene() -> None:
        async with desks(shared) as (one, other):
            table = (await opened(one)).table
            await other.place(table)
            await one.act(await one.place(table), ANN, Note("x"), None, Once())
            assert (await other.rung(table)).chronicle.history.version == 1
            other.bell.wake(table)
            assert (await other.rung(table)).chronicle.history.version == 2

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

    def heads(self, streams: Sequence[str]) -> dict[str, int]:
        self.queries += 1
        return super().heads(streams)


@pytest.fixture
def slow(tmp_path: Path) -> Slow:
    return Slow(sqlite_settings(tmp_path / "register.db"))


def test_who_looks_while_another_reads_waits_for_what_is_read(slow: Slow, tmp_path: Path) -> None:
    """One ring wakes several sockets: the second must not find the place fresh because the first already reads."""

    async def scene() -> None:
        with Register(slow) as here, Register.open(sqlite_settings(tmp_path / "register.db")) as there:
            desk, other = Desk(here, shared=True), Desk(there, shared=True)
            table = (await opened(desk)).table
            await desk.place(table)
            await other.act(await other.place(table), ANN, Note("x"), None, Once())
            slow.reading.clear()
            slow.gate.clear()
            desk.bell.wake(table)
            first = asyncio.create_task(desk.rung(table))
            await asyncio.to_thread(slow.reading.wait, PATIENCE)
            second = asyncio.create_task(desk.rung(table))
            await asyncio.sleep(0.05)
            slow.gate.set()
            assert [(await task).chronicle.history.version for task in (first, second)] == [2, 2]

    played(scene)


def test_a_ring_that_comes_while_the_log_is_read_is_not_lost(slow: Slow, tmp_path: Path) -> None:
    async def scene() -> None:
        with Register(slow) as here, Register.open(sqlite_settings(tmp_path / "register.db")) as there:
            desk, other = Desk(here, shared=True), Desk(there, shared=True)
            table = (await opened(desk)).table
            await desk.place(table)
            slow.reading.clear()
            slow.gate.clear()
            desk.bell.wake(table)
            reading = asyncio.create_task(desk.rung(table))
            await asyncio.to_thread(slow.reading.wait, PATIENCE)  # it has read, and found nothing
            await other.act(await other.place(table), ANN, Note("x"), None, Once())
            desk.bell.wake(table)
            slow.gate.set()
            await reading
            assert (await desk.rung(table)).chronicle.history.version == 2

    played(scene)


def test_one_query_answers_all_who_asked_before_it(slow: Slow) -> None:
    async def scene() -> None:
        with Register(slow) as register:
            desk = Desk(register, shared=True)
            tables = [(await opened(desk)).table for _ in range(5)]
            await asyncio.gather(*map(desk.place, tables))
            slow.queries = 0
            await asyncio.gather(*(desk.place(table) for table in tables * 40))
            assert slow.queries <= 2

    played(scene)


def test_a_register_that_fails_is_told_to_all_who_asked(shared: Settings) -> None:
    async def scene() -> None:
        async with desks(shared) as (one, _):
            table = (await opened(one)).table
            await one.place(table)
            one.register.close()
            ended = await asyncio.gather(*(one.place(table) for _ in range(5)), return_exceptions=True)
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
            desk, other = Desk(here, shared=True), Desk(there, shared=True)
            table = (await opened(desk)).table
            refuse(True)
            refuse(False)
            place = await desk.place(table)
            for number in range(5):
                cut()
                assert await desk.act(place, ANN, Note("x"), None, Once()) == 2 * number + 2
                cut()
                once = Once(f"key {number}", "mark")
                assert await desk.act(place, ANN, Note("y"), None, once) == 2 * number + 3
                assert await other.act(await other.place(table), ANN, Note("y"), None, once) == 2 * number + 3
            assert there.head(table) == 11
            assert verify_register(there).sound

    with proxy(url.port) as between:
        played(lambda: scene(between.port, lambda: between.swallow_next_answer(b"INSERT"), between.refuse))
        assert between.cuts >= 9
