"""Opening a table from its saved state tells what opening it from its log tells; and where anything is wrong with the
state, it is opened from its log and nothing else happens. Damage to the log is found where it was found before.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

import api.storage.snapshots
import api.tables.snapshot_saver
import domain.systems
import projections.snapshots
from api.storage.fingerprint import fingerprint
from api.storage.snapshots import open_snapshot, pack_snapshot, verify_chain
from api.tables.cached_table import CachedTable, load_table
from api.tables.damage import DamagedTable
from api.tables.idempotency import IdempotencyKey
from api.tables.service import TableService
from domain.base.corrections import Retract
from domain.record.chain import Broken, Tip
from domain.record.history import play
from domain.register import Register, memory_settings, sqlite_settings
from domain.register.integrity.verify import verify_register
from domain.systems import GAMES
from domain.table.commands import StartTable
from domain.table.seats import SeatSpec
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.loading import load
from projections.feeds.reader import SeatReader
from projections.feeds.views import view_of
from projections.snapshots import Saved
from projections.snapshots.pages import page_of, part
from tests.api.service import installed
from tests.game.purse import CloseBox, Earn, Note, OpenBox, purse
from tests.waiting import PATIENCE, come

SPECS = [SeatSpec("Maud", "gm"), SeatSpec("Anne", "player"), SeatSpec("Bruno", "player")]
SEATS = ("host", "gm1", "player1", "player2")


@pytest.fixture(autouse=True)
def _purse() -> Iterator[None]:
    with installed(purse()):
        yield


async def played(register: Register, events: int = 150) -> str:
    """A table with a correction far back, one near the end, and keys."""
    service = TableService(register)
    table = (await service.open("purse", "Vendredi", {}, SPECS)).table
    cached = await service.cached(table)
    await service.act(cached, "host", StartTable(), None, IdempotencyKey())
    rng = Random(1)
    for number in range(events):
        box = CloseBox() if cached.feeds.state.box else OpenBox()  # type: ignore[attr-defined]
        command = rng.choice([Earn(30), Note("entre nous"), box])
        await service.act(cached, rng.choice(SEATS[2:]), command, None, IdempotencyKey(f"key{number}", f"mark{number}"))
        if number in (events // 2, events - 5):
            await retract(service, cached, rng.choice([3, cached.tip.version - 2]))
    service.workers.close()
    return table


async def retract(service: TableService, cached: CachedTable, version: int) -> None:
    """The first act from that version on that stands."""
    history = cached.feeds.history
    target = next(e for e in history.raw[version - 1 :] if play(e) and e.id not in history.overlay.void)
    await service.correct(cached, "gm1", Retract(target.id, cascade=True), IdempotencyKey())


def save(register: Register, table: str) -> CachedTable:
    cached = load_table(register, table, trusting=False)
    keep(register, table, cached.tip, pack_snapshot(table, cached.feeds, cached.tip, cached.done))
    return cached


def keep(register: Register, table: str, tip: Tip, packed: Saved) -> None:
    register.save(table, tip, {0: packed.now, 1: packed.past, **packed.pages})


def everything_read(feeds: Feeds) -> bytes:
    """All that any seat reads, and what it sees at every frame."""
    return b"".join(
        encode(
            [
                list(SeatReader(feeds, seat, "fr").frames()),
                [view_of(feeds, seat, n) for n in range(1, feeds.count(seat) + 1)],
            ]
        )
        for seat in SEATS
    )


def run(scene: Callable[[Register], Coroutine[Any, Any, None]]) -> None:
    async def begun() -> None:
        with Register.open(memory_settings()) as register:
            await scene(register)

    asyncio.run(begun())


def test_it_tells_what_the_log_tells() -> None:
    async def scene(register: Register) -> None:
        table = await played(register)
        kept = save(register, table)
        found = open_snapshot(register, table)
        assert found is not None
        assert (found.head, found.unchecked) == (kept.head, kept.tip)
        assert everything_read(found.feeds) == everything_read(kept.feeds)
        assert found.done.get("key7") == kept.done.get("key7") is not None

    run(scene)


def test_whoever_looks_back_reads_pages_of_his_own_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader's work depends neither on how much he does not see nor on how it lies between what he sees."""

    async def scene(register: Register) -> None:
        table = await played(register)
        kept = save(register, table)
        asked, saved = list[int](), register.saved

        def heard(stream: str, part: int = 0) -> bytes | None:
            asked.append(part)
            return saved(stream, part)

        monkeypatch.setattr(register, "saved", heard)
        found = open_snapshot(register, table)
        assert found is not None
        asked.clear()
        monkeypatch.setattr(register, "read", lambda *_: pytest.fail("the log was read"))
        last, place = kept.feeds.count("player1"), SEATS.index("player1")
        list(SeatReader(found.feeds, "player1", "fr").frames())
        list(SeatReader(found.feeds, "player1", "fr").patched_frames(0, last))
        view_of(found.feeds, "player1", 3)
        assert {*asked} == {part(place, page) for page in range(page_of(last) + 1)}

    run(scene)


def test_what_came_after_it_is_taken_in() -> None:
    async def scene(register: Register) -> None:
        table = await played(register)
        saved = save(register, table).tip
        service = TableService(register)
        cached = await service.cached(table)
        assert cached.unchecked == saved
        await service.act(cached, "player1", Note("x"), None, IdempotencyKey("new", "mark"))
        await retract(service, cached, 40)
        for each in (open_snapshot(register, table), load_table(register, table, trusting=False)):
            assert each is not None
            assert everything_read(each.feeds) == everything_read(cached.feeds)
            assert each.done.get("new") == (saved.version + 1, "mark")
        assert await service.act(cached, "player1", Note("x"), None, IdempotencyKey("key7", "mark7")) < saved.version
        service.workers.close()

    run(scene)


def test_whatever_byte_is_wrong_it_is_not_used() -> None:
    async def scene(register: Register) -> None:
        table = await played(register, 60)
        kept = save(register, table)
        data = register.saved(table)
        assert data is not None
        for place in (*range(100), *range(100, len(data), 499), len(data) - 1):
            register.save(table, kept.tip, {0: data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]})
            assert open_snapshot(register, table) is None
        for length in (0, 1, 32, 33, 100, len(data) - 1):
            register.save(table, kept.tip, {0: data[:length]})
            assert open_snapshot(register, table) is None
        assert everything_read(load_table(register, table).feeds) == everything_read(kept.feeds)

    run(scene)


def test_what_is_well_sealed_and_makes_no_sense_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(register: Register) -> None:
        table = await played(register, 60)
        kept = load_table(register, table)
        saved = projections.snapshots.save(kept.feeds)
        for nonsense in (b"", b"\x92\xc4\x01x\xc4\x02{}", saved.now[:-9]):
            made = saved._replace(now=nonsense)
            monkeypatch.setattr(api.storage.snapshots, "save", lambda feeds, made=made: made)
            keep(register, table, kept.tip, pack_snapshot(table, kept.feeds, kept.tip, kept.done))
            assert open_snapshot(register, table) is None
            assert load_table(register, table).done.get("key3") is not None

    run(scene)


@pytest.mark.parametrize("past", [None, b"", b"\x93\x90\x90\x90"])
def test_where_the_past_is_not_to_be_had_it_is_folded(past: bytes | None) -> None:
    async def scene(register: Register) -> None:
        table = await played(register)
        kept = load_table(register, table)
        packed = pack_snapshot(table, kept.feeds, kept.tip, kept.done)
        register.save(
            table, kept.tip, {0: packed.now, **({} if past is None else dict.fromkeys([1, *packed.pages], past))}
        )
        found = open_snapshot(register, table)
        assert found is not None
        assert everything_read(found.feeds) == everything_read(kept.feeds)

    run(scene)


def test_that_of_other_code_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(register: Register) -> None:
        table = await played(register, 60)
        save(register, table)
        assert open_snapshot(register, table) is not None
        monkeypatch.setattr(api.storage.snapshots, "fingerprint", lambda game: "other code")
        assert open_snapshot(register, table) is None

    run(scene)


def test_that_of_a_game_that_is_not_there_is_not_used() -> None:
    async def scene(register: Register) -> None:
        table = await played(register, 60)
        save(register, table)
        with patch.dict(domain.systems._BY_TAG):
            del domain.systems._BY_TAG["purse/1"]
            assert open_snapshot(register, table) is None

    run(scene)


def test_that_of_another_log_is_not_used() -> None:
    """The same table in a register that went another way: another hash at its head."""

    async def scene(register: Register) -> None:
        table, other = await played(register, 60), await played(register, 60)
        kept, foreign = load_table(register, table), load_table(register, other)
        for data in (
            pack_snapshot(other, foreign.feeds, foreign.tip, foreign.done),
            pack_snapshot(table, foreign.feeds, foreign.tip, foreign.done),
            pack_snapshot(table, kept.feeds, Tip(kept.tip.version + 1, kept.head), kept.done),
            pack_snapshot(table, kept.feeds, Tip(kept.tip.version - 1, kept.head), kept.done),
        ):
            keep(register, table, kept.tip, data)
            assert open_snapshot(register, table) is None

    run(scene)


def test_fingerprints_are_of_the_code_of_their_game() -> None:
    found = {name: fingerprint(game) for name, game in GAMES.items()}
    assert len(set(found.values())) == len(GAMES)


def test_verify_and_replay_do_not_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(register: Register) -> None:
        table = await played(register, 60)
        kept = save(register, table)
        monkeypatch.setattr(register, "saved", lambda stream: pytest.fail("a saved state was asked for"))
        assert verify_register(register).sound
        assert everything_read(load(register, table)[0]) == everything_read(kept.feeds)

    run(scene)


def test_it_is_saved_when_the_table_is_quiet_and_after_a_long_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api.tables.snapshot_saver, "QUIET", 0.01)

    async def scene(register: Register) -> None:
        table = await played(register, 300)
        register.save(table, load_table(register, table).tip, {0: b""})
        service = TableService(register)
        cached = await service.cached(table)
        await service.memory.snapshot_saver.finished()
        found = open_snapshot(register, table)
        assert found is not None
        assert found.unchecked == cached.tip
        for _ in range(api.tables.snapshot_saver.SOME + 5):
            await service.act(cached, "player1", Note("encore"), None, IdempotencyKey())

        def is_saved() -> bool:
            found = open_snapshot(register, table)
            return found is not None and found.unchecked == cached.tip

        await come(is_saved)
        await service.memory.snapshot_saver.finished()
        assert is_saved()
        service.workers.close()

    run(scene)


def in_file(path: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement, values)
        connection.commit()


def hurt(path: Path, table: str, version: int) -> None:
    where = "WHERE originator_id = ? AND originator_version = ?"
    with closing(sqlite3.connect(path)) as connection:
        (data,) = connection.execute(f"SELECT state FROM stored_events {where}", (table, version)).fetchone()
    in_file(
        path, f"UPDATE stored_events SET state = ? {where}", data.replace(b'"seat":"', b'"seat":"x'), table, version
    )


def test_damage_before_it_is_found_and_the_table_given_up(tmp_path: Path) -> None:
    async def scene() -> None:
        with Register.open(sqlite_settings(tmp_path / "r.db")) as register:
            table = await played(register)
            save(register, table)
            hurt(tmp_path / "r.db", table, 20)
            service = TableService(register)
            cached = await service.cached(table)
            assert view_of(cached.feeds, "player1") is not None
            with service.notifier.watch(table) as notified:
                notified.clear()
                while table in service.memory.tables:
                    await asyncio.wait_for(notified.wait(), PATIENCE)
            with pytest.raises(DamagedTable) as found:
                await service.cached(table)
            assert found.value.version == 20
            service.memory.damages.mended(table)  # whoever looks later finds it still
            with pytest.raises(DamagedTable):
                await service.cached(table)
            with pytest.raises(Broken):
                verify_chain(register, table, cached.tip)
            service.workers.close()

    asyncio.run(scene())


@pytest.mark.parametrize("back", [0, 3])
def test_damage_at_its_head_or_after_it_is_found_at_once(tmp_path: Path, back: int) -> None:
    async def scene() -> None:
        with Register.open(sqlite_settings(tmp_path / "r.db")) as register:
            table = await played(register)
            saved = save(register, table).tip
            service = TableService(register)
            cached = await service.cached(table)
            for _ in range(5):
                await service.act(cached, "player1", Note("encore"), None, IdempotencyKey())
            hurt(tmp_path / "r.db", table, saved.version + back)
            with pytest.raises(DamagedTable) as found:
                await TableService(register).cached(table)
            assert found.value.version == saved.version + back
            service.workers.close()

    asyncio.run(scene())


def test_damage_where_somebody_reads_is_found_by_whoever_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the whole chain has been checked."""

    async def scene() -> None:
        with Register.open(sqlite_settings(tmp_path / "r.db")) as register:
            table = await played(register)
            save(register, table)
            hurt(tmp_path / "r.db", table, 20)
            service = TableService(register)
            monkeypatch.setattr("api.tables.cache.verify_chain", lambda *_: None)  # too late to find it
            cached = await service.cached(table)
            assert list(SeatReader(cached.feeds, "gm1", "fr").frames(cached.feeds.count("gm1") - 3))
            assert await service.run_reading(cached, lambda feeds: list(SeatReader(feeds, "gm1", "fr").frames(0, 30)))
            with pytest.raises(DamagedTable):
                await service.run_reading(cached, lambda feeds: feeds.history.raw[19])
            assert table not in service.memory.tables
            service.workers.close()

    asyncio.run(scene())
