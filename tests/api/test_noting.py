"""The manifest is written beside the work: never on the way of a command, by each process for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest

from api.storage.idempotency import IdempotencyKey
from api.storage.manifest import ManifestWriter
from api.tables.service import TableService
from api.tables.tokens import TokenRequest
from domain.record.chain import START
from domain.register import Register, Stored, Unavailable, memory_settings, sqlite_settings
from domain.register.integrity.copies import copy
from domain.register.integrity.manifest import is_manifest, ought
from domain.register.integrity.verify import Report, verify_register
from domain.register.storage.sqlite import SQLiteEngine
from domain.table import keys
from domain.table.commands import EndTable, JoinTable
from domain.table.seats import HOST, SeatSpec
from tests.api.service import installed
from tests.game.purse import Earn, purse

SEATS = [SeatSpec("Anne", "player")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "register.sqlite"


def test_notes_name_what_was_opened_ended_and_reached(path: Path) -> None:
    async def scene() -> None:
        with installed(purse()), Register.open(sqlite_settings(path)) as register:
            service = TableService(register)
            opened = [(await service.open("purse", "Vendredi", {}, SEATS)).table for _ in range(3)]
            held = await service.cached(opened[0])
            await service.act(held, "player1", Earn(3), None, IdempotencyKey())
            await service.act(held, HOST, EndTable(), None, IdempotencyKey())
            assert not any(map(is_manifest, register.streams())), "nothing is noted on the way of a command"
            await service.manifest.write()
            await service.keys.issue(held, "player1", TokenRequest(HOST, "host"))
            await service.manifest.write()
            await service.manifest.write()  # nothing new: no note
            (stream,) = filter(is_manifest, register.streams())
            assert register.head(stream) == 2
            due = ought(register, register.streams())
            assert set(due.tables) == set(opened)
            tips = register.heads([opened[0], keys.stream(opened[0])])
            for name, tip in tips.items():
                assert max(due.heads[name]) == tip.version
                assert list(due.heads[name][tip.version]) == [tip.hash]
            assert b'"ended":["%b"]' % opened[0].encode() in next(register.read(stream)).data
            assert verify_register(register).sound

    asyncio.run(scene())


class Failing:
    """A register whose next commits fail."""

    def __init__(self, register: Register, failures: int) -> None:
        self.register = register
        self.failures = failures

    async def commit(self, batch: Sequence[Stored]) -> None:
        if self.failures:
            self.failures -= 1
            raise Unavailable("locked", "somebody else writes")
        await self.register.commit(batch)


def test_a_note_that_fails_waits_and_loses_nothing(path: Path) -> None:
    async def scene() -> None:
        with Register.open(sqlite_settings(path)) as register:
            names = (f"n{number}" for number in count(1))
            failing = Failing(register, 1)
            writer = ManifestWriter(failing, lambda: datetime.now(UTC), lambda: next(names))  # type: ignore[arg-type]
            writer.record_opening("aaaa")
            await writer.write()
            assert not list(register.streams())
            writer.record_opening("bbbb")
            await writer.write()
            assert set(ought(register, register.streams()).tables) == {"aaaa", "bbbb"}

    asyncio.run(scene())


def test_a_note_that_is_there_already_begins_another_stream(path: Path) -> None:
    """Its answer was lost, or the register went back: of two histories none is written over."""

    async def scene() -> None:
        with Register.open(sqlite_settings(path)) as register:
            names = (f"n{number}" for number in count(1))
            once = ManifestWriter(register, lambda: datetime.now(UTC), lambda: "same")
            once.record_opening("aaaa")
            await once.write()
            writer = ManifestWriter(register, lambda: datetime.now(UTC), lambda: next(names))
            writer._stream, writer._tip = "manifest:same", START
            writer.record_opening("bbbb")
            await writer.write()
            assert set(ought(register, register.streams()).tables) == {"aaaa", "bbbb"}
            assert {fault.stream for fault in verify_register(register).faults} == {"aaaa", "bbbb"}  # noted, not there

    asyncio.run(scene())


def test_a_manifest_is_no_table(path: Path) -> None:
    async def scene() -> None:
        with installed(purse()), Register.open(sqlite_settings(path)) as register:
            service = TableService(register)
            opened = await service.open("purse", "Vendredi", {}, SEATS)
            await service.act(await service.cached(opened.table), "player1", JoinTable(None), None, IdempotencyKey())
            await service.manifest.write()
            (stream,) = filter(is_manifest, register.streams())
            for name in (stream, stream.replace(":", "")):
                assert await service.keys.seat_of(name, keys.hashed(opened.host)) is None

    asyncio.run(scene())


def test_no_copy_holds_a_note_of_what_it_does_not_hold(path: Path) -> None:
    """Others write while it is copied. A note comes after what it tells, so it is copied before."""

    async def scene() -> None:
        with installed(purse()), Register.open(sqlite_settings(path)) as register:
            service = TableService(register)
            opened = await service.open("purse", "Vendredi", {}, SEATS)
            await service.manifest.write()
            loop = asyncio.get_running_loop()

            async def play() -> None:
                await service.open("purse", "Samedi", {}, SEATS)
                await service.act(await service.cached(opened.table), "player1", Earn(3), None, IdempotencyKey())
                await service.manifest.write()

            class Busy(Register):
                def read(
                    self, stream: str, after: int = 0, upto: int | None = None, limit: int | None = None
                ) -> Iterator[Stored]:
                    yield from list(super().read(stream, after, upto, limit))
                    asyncio.run_coroutine_threadsafe(play(), loop).result(10)

            def copied() -> Report:
                with (
                    Busy(SQLiteEngine(sqlite_settings(path, access="read"))) as source,
                    Register.open(memory_settings()) as target,
                ):
                    copy(source, target)
                    return verify_register(target)

            report = await asyncio.to_thread(copied)
            assert report.events > 3
            assert report.faults == ()

    asyncio.run(scene())
