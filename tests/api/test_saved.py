"""Opening a table from its saved state tells what opening it from its log tells; and where anything is wrong with the
state, it is opened from its log and nothing else happens. Damage to the log is found where it was found before.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import chain, count, pairwise
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

import api.storage.snapshots
import api.tables.snapshot_saver
import domain.systems
import projections.snapshots
from api.base.environment import Environment
from api.storage.fingerprint import fingerprint
from api.storage.idempotency import IdempotencyKey
from api.storage.snapshots import open_snapshot, pack_snapshot, verify_chain
from api.tables.cached_table import CachedTable
from api.tables.damage import DamagedTable
from api.tables.loader import load_table
from api.tables.service import TableService
from api.tables.snapshot_saver import LONG, PERIOD, has_turn
from domain.base.corrections import Retract
from domain.record.chain import Broken, Tip
from domain.record.history import play
from domain.register import Register, memory_settings, sqlite_settings
from domain.register.integrity.verify import verify_register
from domain.register.snapshots import Snapshots
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
from tests.api.service import installed, playing
from tests.game.purse import CloseBox, Earn, Note, OpenBox, purse
from tests.waiting import PATIENCE, until

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
    register.snapshots.save(table, tip, {0: packed.now, 1: packed.past, **packed.pages})


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
        asked, load_part = list[int](), register.snapshots.load

        def heard(stream: str, part: int = 0) -> bytes | None:
            asked.append(part)
            return load_part(stream, part)

        monkeypatch.setattr(register.snapshots, "load", heard)
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
        data = register.snapshots.load(table)
        assert data is not None
        for place in (*range(100), *range(100, len(data), 499), len(data) - 1):
            register.snapshots.save(table, kept.tip, {0: data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]})
            assert open_snapshot(register, table) is None
        for length in (0, 1, 32, 33, 100, len(data) - 1):
            register.snapshots.save(table, kept.tip, {0: data[:length]})
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
        register.snapshots.save(
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
        monkeypatch.setattr(register.snapshots, "load", lambda stream: pytest.fail("a saved state was asked for"))
        assert verify_register(register).sound
        assert everything_read(load(register, table)[0]) == everything_read(kept.feeds)

    run(scene)


def test_a_long_log_is_saved_as_soon_as_it_was_read() -> None:
    async def scene(register: Register) -> None:
        table = await played(register, LONG)
        register.snapshots.save(table, load_table(register, table).tip, {0: b""})
        service = TableService(register)
        cached = await service.cached(table)
        await service.memory.snapshot_saver.finished()
        found = open_snapshot(register, table)
        assert found is not None
        assert found.unchecked == cached.tip
        service.workers.close()

    run(scene)


async def sweep(service: TableService, after: float, upto: float) -> None:
    """Give their turns to the tables that have one between these seconds, and wait until they had it."""
    service.memory.snapshot_saver.sweep(datetime.fromtimestamp(after, UTC), datetime.fromtimestamp(upto, UTC))
    await service.memory.snapshot_saver.finished()


def test_a_table_that_had_its_turn_holds_less_and_tells_the_same() -> None:
    """It goes on, repeats answers under their keys, and takes corrections of what it no longer holds."""

    async def scene(register: Register) -> None:
        table = await played(register, 60)
        service = TableService(register)
        cached = await service.cached(table)
        for turn in range(3):
            await service.act(cached, "player1", Note("encore"), None, IdempotencyKey(f"again{turn}", "mark"))
            before = everything_read(cached.feeds)
            await sweep(service, turn * PERIOD, (turn + 1) * PERIOD)
            assert cached.feeds.feed("player1").states.missing == cached.feeds.count("player1")
            assert everything_read(cached.feeds) == before == everything_read(load(register, table)[0])
        tip = cached.tip
        await service.act(cached, "player1", Note("encore"), None, IdempotencyKey("again1", "mark"))
        assert cached.tip == tip
        await retract(service, cached, 3)
        await sweep(service, 3 * PERIOD, 4 * PERIOD)
        assert everything_read(load(register, table)[0]) == everything_read(cached.feeds)
        service.workers.close()

    run(scene)


@pytest.mark.parametrize("hidden", [1, 40, 160])
def test_when_a_table_lets_its_past_go_hangs_on_the_clock_alone(hidden: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two twins of a table, of which one has events that a player does not see: at every time the same of that player's
    frames are in memory, and looking back asks the register for the same pages.
    """
    asked = list[int]()
    load_part = Snapshots.load

    def heard(snapshots: Snapshots, stream: str, part: int = 0) -> bytes | None:
        asked.append(part)
        return load_part(snapshots, stream, part)

    monkeypatch.setattr(Snapshots, "load", heard)

    async def looked(cached: CachedTable) -> tuple[int, list[int]]:
        feeds = cached.feeds
        asked.clear()
        for number in range(1, feeds.count("player1") + 1):
            view_of(feeds, "player1", number)
        return feeds.feed("player1").states.missing, asked[:]

    async def scene(register: Register, hidden: int) -> list[tuple[int, list[int]]]:
        service = TableService(register, environment=Environment(new_id=iter(map(str, count())).__next__))
        table = (await service.open("purse", "Vendredi", {}, SPECS)).table
        cached = await service.cached(table)
        await service.act(cached, "host", StartTable(), None, IdempotencyKey())
        found = []
        for step in range(20):
            if step in (0, 1, 2, 3, 7):
                await service.act(cached, "player1", Note("vu"), None, IdempotencyKey())
            for _ in range(hidden if step in (0, 2, 5, 8, 13) else 0):
                await service.act(cached, "player2", Note("à part"), None, IdempotencyKey())
            await sweep(service, step * PERIOD / 4, (step + 1) * PERIOD / 4)
            found.append(await looked(cached))
        service.workers.close()
        return found

    async def both() -> None:
        twins = []
        for number in (0, hidden):
            with Register.open(memory_settings()) as register:
                twins.append(await scene(register, number))
        assert twins[0] == twins[1]
        assert len({missing for missing, _ in twins[0]}) > 2

    asyncio.run(both())


def test_what_the_register_lost_is_saved_again(tmp_path: Path) -> None:
    async def scene() -> None:
        with Register.open(sqlite_settings(tmp_path / "greffe.db")) as register:
            table = await played(register, 60)
            service = TableService(register)
            cached = await service.cached(table)
            await sweep(service, 0, PERIOD)
            in_file(tmp_path / "greffe.db", "DELETE FROM saved_states")
            await sweep(service, PERIOD, 3 * PERIOD)
            await sweep(service, 3 * PERIOD, 4 * PERIOD)
            before = everything_read(load(register, table)[0])
            with patch.object(Register, "read", lambda *_: pytest.fail("the log was read")):
                assert everything_read(cached.feeds) == before
            service.workers.close()

    asyncio.run(scene())


@pytest.mark.parametrize("frames", [1, 2, 5])
def test_whoever_reads_late_goes_on_from_his_first_frame(frames: int) -> None:
    """Also where he has still to read the second: no event leads to the first."""

    async def scene(register: Register) -> None:
        service = TableService(register)
        specs = [*SPECS, SeatSpec("Zoé", "spectator")]
        table = (await service.open("purse", "Vendredi", {"delay_frames": frames}, specs)).table
        cached = await service.cached(table)
        known = []
        for turn in range(8):
            command = StartTable() if turn == 0 else Earn(30)
            await service.act(cached, "host" if turn == 0 else "player1", command, None, IdempotencyKey())
            await sweep(service, turn * PERIOD, (turn + 1) * PERIOD)
            feeds = (await service.spectator_delay.reading(cached, "spectator1")).feeds
            known.append(feeds.count("spectator1"))
            assert view_of(feeds, "spectator1") == view_of(cached.feeds, "spectator1", known[-1])
        assert known == [max(turn + 2 - frames, 1) for turn in range(8)]
        service.workers.close()

    run(scene)


def test_every_table_has_one_turn_in_each_period_and_they_share_it() -> None:
    tables = [f"table{number}" for number in range(200)]
    start = datetime(2026, 11, 26, 20, tzinfo=UTC)
    seconds = [start + timedelta(seconds=second) for second in range(PERIOD + 1)]
    turns = [[table for table in tables if has_turn(table, *pair)] for pair in pairwise(seconds)]
    assert sorted(chain(*turns)) == sorted(tables)
    assert max(map(len, turns)) < len(tables) / 10
    assert all(has_turn(table, start, start + timedelta(days=1)) for table in tables)
    assert not any(has_turn(table, seconds[-1], start) for table in tables)


def test_a_table_that_is_written_while_it_is_saved_loses_nothing() -> None:
    async def scene(register: Register) -> None:
        table = await played(register, 60)
        service = TableService(register)
        cached = await service.cached(table)
        service.memory.snapshot_saver.sweep(datetime.fromtimestamp(0, UTC), datetime.fromtimestamp(PERIOD, UTC))
        for number in range(20):
            await service.act(cached, "player1", Note(f"encore {number}"), None, IdempotencyKey())
        await service.memory.snapshot_saver.finished()
        await service.act(cached, "player2", Note("enfin"), None, IdempotencyKey())
        assert cached.feeds.feed("player1").states.missing > 0
        assert everything_read(load(register, table)[0]) == everything_read(cached.feeds)
        service.workers.close()

    run(scene)


def test_a_page_that_was_filled_further_serves_whoever_read_it_before(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(register: Register) -> None:
        table = await played(register, 60)
        save(register, table)
        found = open_snapshot(register, table)
        assert found is not None
        before = everything_read(found.feeds)
        service = TableService(register)
        cached = await service.cached(table)
        for seat in ("player1", "player2", "gm1"):
            await service.act(cached, seat, Note("encore"), None, IdempotencyKey())
        save(register, table)
        opened = open_snapshot(register, table)
        monkeypatch.setattr(register, "read", lambda *_: pytest.fail("the log was read"))
        assert everything_read(found.feeds) == before
        assert opened is not None
        assert opened.unchecked == cached.tip
        service.workers.close()

    run(scene)


def test_a_service_gives_every_table_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api.tables.snapshot_saver, "PERIOD", 0.05)
    monkeypatch.setattr(api.tables.snapshot_saver, "PAUSE", 0.01)
    with playing(tmp_path / "greffe.db") as service:
        table = service.open()
        table.host.did({"type": "StartTable"})
        table.ann.did({"type": "Note", "text": "un"})
        with Register.open(sqlite_settings(tmp_path / "greffe.db")) as register:
            until(lambda: (found := open_snapshot(register, table.id)) and found.unchecked == found.tip)
        assert [frame["frame"] for frame in table.ann.frames()] == [1, 2, 3]


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
