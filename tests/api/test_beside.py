"""Long work beside the event loop: others are answered meanwhile, the table's own readers read one form of the record
or the other, and whoever loses patience leaves nothing behind.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import api.tables.service
import domain.record.history
from api.storage.idempotency import IdempotencyKey
from api.storage.workers import Workers
from api.tables.batches import BatchCommand
from api.tables.cached_table import CachedTable
from api.tables.service import TableService
from domain.base.corrections import Retract
from domain.base.events import Event
from domain.record.fold import evolve
from domain.record.history import Step
from domain.register import Register, Unavailable, memory_settings
from domain.table.commands import AddSeat, JoinTable, StartTable
from domain.table.seats import SeatSpec
from projections.feeds.frames import Feeds
from projections.feeds.loading import load
from projections.feeds.reader import SeatReader
from projections.feeds.views import view_of
from projections.queries.preview import preview
from tests.api.service import installed
from tests.game.purse import Earn, purse

SPECS = [SeatSpec("Maud", "gm"), SeatSpec("Anne", "player")]
Scene = Callable[[TableService, Register], Coroutine[Any, Any, None]]


def run(scene: Scene, **workers: Any) -> None:
    async def played() -> None:
        with installed(purse()), Register.open(memory_settings()) as register:
            service = TableService(register, workers=Workers(**workers))
            try:
                await scene(service, register)
            finally:
                service.workers.close()

    asyncio.run(played())


async def opened(service: TableService, events: int = 3) -> CachedTable:
    """A table at which Anne has earned some, 36 at first; one event is the opening, one the start."""
    table = (await service.open("purse", "Vendredi", {}, SPECS)).table
    cached = await service.cached(table)
    await service.act(cached, "host", StartTable(), None, IdempotencyKey())
    for number in range(events - 2):
        await service.act(cached, "player1", Earn(30), None if number else [6], IdempotencyKey())
    return cached


def first_act(cached: CachedTable) -> str:
    return cached.feeds.history.raw[2].id


@contextmanager
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[asyncio.Event, threading.Event]]:
    """Corrections do not come to their end before the second event is set; the first tells that one has begun."""
    began, go_on, loop = asyncio.Event(), threading.Event(), asyncio.get_running_loop()
    whole = api.tables.service.corrected

    def slow(feeds: Feeds, asked: Any, *rest: Any) -> Any:
        made = whole(feeds, asked, *rest)
        loop.call_soon_threadsafe(began.set)
        assert go_on.wait(10)
        return made

    monkeypatch.setattr(api.tables.service, "corrected", slow)
    try:
        yield began, go_on
    finally:
        go_on.set()


@contextmanager
def admissions(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """Each time that a seat is added to feeds: did that hold the event loop?"""
    held: list[bool] = []
    whole = Feeds.append

    def noted(feeds: Feeds, event: Event) -> Step:
        if isinstance(event.command, AddSeat):
            held.append(threading.current_thread() is threading.main_thread())
        return whole(feeds, event)

    monkeypatch.setattr(Feeds, "append", noted)
    yield held


def test_the_past_of_a_newcomer_is_made_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever adds the seat, alone or among other commands, and for a process that reads of it."""

    async def scene(service: TableService, register: Register) -> None:
        cached = await opened(service)
        follower = TableService(register, workers=Workers(), shared=True)
        try:
            await follower.cached(cached.table)
            once, several = IdempotencyKey("once", "a"), IdempotencyKey("several", "b")
            with admissions(monkeypatch) as held:
                done = await service.act(cached, "host", AddSeat("Zoé", "player"), None, once)
                more = [BatchCommand(AddSeat(name, "spectator"), None) for name in ("Yann", "Lou")]
                await service.act_batch(cached, "host", more, several)
                there = await follower.cached(cached.table)
            assert held
            assert not any(held)
            repeated = IdempotencyKey("once", "a")
            assert await service.act(cached, "host", AddSeat("Zoé", "player"), None, repeated) == done
            assert repeated.repeated
        finally:
            follower.workers.close()
        again = load(register, cached.table, render=True)[0]
        for seat in ("player2", "spectator1", "spectator2", "player1"):
            expected = list(SeatReader(again, seat, "fr").frames())
            assert list(SeatReader(cached.feeds, seat, "fr").frames()) == expected
            assert list(SeatReader(there.feeds, seat, "fr").frames()) == expected
        await service.act(cached, "player2", JoinTable(), None, IdempotencyKey())

    run(scene)


def test_others_are_answered_while_a_correction_is_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(service: TableService, register: Register) -> None:
        cached, other = await opened(service), await opened(service)
        with held(monkeypatch) as (began, go_on):
            correcting = asyncio.create_task(
                service.correct(cached, "gm1", Retract(first_act(cached)), IdempotencyKey())
            )
            await began.wait()
            assert await service.act(other, "player1", Earn(1), None, IdempotencyKey()) == 4
            assert (await service.cached(other.table)).feeds.count("gm1") == 4
            assert not correcting.done()
            go_on.set()
            assert await correcting == 4

    run(scene)


def test_its_own_table_is_read_as_it_was_and_then_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(service: TableService, register: Register) -> None:
        cached = await opened(service)
        with held(monkeypatch) as (began, go_on):
            correcting = asyncio.create_task(
                service.correct(cached, "gm1", Retract(first_act(cached)), IdempotencyKey())
            )
            await began.wait()
            now = await service.cached(cached.table)
            assert (now.feeds.count("gm1"), view_of(now.feeds, "player1").money) == (3, {"player1": 36})
            assert register.head(cached.table) == 3
            go_on.set()
            await correcting
        now = await service.cached(cached.table)
        assert (now.feeds.count("gm1"), view_of(now.feeds, "player1").money) == (4, {})
        assert now.tip.version == register.head(cached.table) == 4

    run(scene)


def test_who_acts_at_that_table_waits_and_is_judged_on_what_it_became(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(service: TableService, register: Register) -> None:
        cached = await opened(service)
        with held(monkeypatch) as (began, go_on):
            correcting = asyncio.create_task(
                service.correct(cached, "gm1", Retract(first_act(cached)), IdempotencyKey())
            )
            await began.wait()
            acting = asyncio.create_task(service.act(cached, "player1", Earn(1), [3], IdempotencyKey()))
            await asyncio.sleep(0)
            go_on.set()
            assert (await correcting, await acting) == (4, 5)
        assert view_of(cached.feeds, "player1").money == {"player1": 4}

    run(scene)


def test_who_loses_patience_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(service: TableService, register: Register) -> None:
        cached = await opened(service)
        feeds = cached.feeds
        with held(monkeypatch) as (_, go_on):
            with pytest.raises(Unavailable) as refused:
                await service.correct(cached, "gm1", Retract(first_act(cached)), IdempotencyKey())
            assert refused.value.cause == "unreachable"
            assert await service.act(cached, "player1", Earn(1), None, IdempotencyKey()) == 4  # its turn has come
            go_on.set()
        assert cached.feeds is feeds
        assert [row.version for row in register.read(cached.table)] == [1, 2, 3, 4]

    run(scene, patience=0.1)


def test_who_goes_away_meanwhile_has_corrected_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(service: TableService, register: Register) -> None:
        cached = await opened(service)
        with held(monkeypatch) as (began, go_on), service.notifier.watch(cached.table) as rung:
            rung.clear()
            correcting = asyncio.create_task(
                service.correct(cached, "gm1", Retract(first_act(cached)), IdempotencyKey())
            )
            await began.wait()
            correcting.cancel()
            go_on.set()
            await asyncio.wait_for(rung.wait(), 5)
        assert cached.feeds.count("gm1") == 4

    run(scene)


def test_a_correction_that_is_refused_changes_nothing() -> None:
    async def scene(service: TableService, register: Register) -> None:
        cached = await opened(service)
        feeds = cached.feeds
        with pytest.raises(Exception, match="unknown_event"):
            await service.correct(cached, "gm1", Retract("nothing"), IdempotencyKey())
        assert cached.feeds is feeds

    run(scene)


def test_the_event_loop_folds_next_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in events folded by the loop's own thread, of a record of some hundreds."""
    folded: dict[int, int] = {}

    def counting(*args: Any) -> Any:
        folded[threading.get_ident()] = folded.get(threading.get_ident(), 0) + 1
        return evolve(*args)

    async def scene(service: TableService, register: Register) -> None:
        cached = await opened(service, 400)
        target = first_act(cached)
        monkeypatch.setattr(domain.record.history, "evolve", counting)
        await service.run_reading(cached, lambda feeds: preview(feeds, "gm1", Retract(target)))
        await service.correct(cached, "gm1", Retract(target), IdempotencyKey())
        await service.run_reading(cached, lambda feeds: list(SeatReader(feeds, "gm1", "fr").frames()))
        other = TableService(register)
        assert (await other.cached(cached.table)).feeds.state == cached.feeds.state
        other.workers.close()
        assert folded.pop(threading.get_ident(), 0) <= 1
        assert sum(folded.values()) > 400

    run(scene)


def test_what_another_process_corrected_is_taken_in_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[int] = []

    def counting(*args: Any) -> Any:
        folded.append(threading.get_ident())
        return evolve(*args)

    async def scene(service: TableService, register: Register) -> None:
        cached = await opened(service, 100)
        other = TableService(register)
        await other.correct(await other.cached(cached.table), "gm1", Retract(first_act(cached)), IdempotencyKey())
        monkeypatch.setattr(domain.record.history, "evolve", counting)
        cached.mark_outdated()
        now = await service.cached(cached.table)
        assert now is cached
        assert now.tip.version == 101
        assert threading.get_ident() not in folded
        assert folded
        other.workers.close()

    run(scene)
