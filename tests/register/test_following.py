"""An append follows the very event that is there, as the database itself decides: nothing over a hole, nothing after
another history.
"""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from domain.record.chain import Tip, hash_of, seal
from domain.register import Conflict, Register, Stored, Unavailable, sqlite_settings
from domain.register.storage.memory import MemoryEngine
from tests.register.test_register import Gated, Settings, causes, event, gated, run, tip


def lose(settings: Settings, register: Register, stream: str, after: int) -> None:
    """The database goes back, behind the register's back: what came after that version is gone."""
    if "SQLITE_DBNAME" in settings:
        with closing(sqlite3.connect(settings["SQLITE_DBNAME"])) as file, file:
            file.execute(
                "DELETE FROM stored_events WHERE originator_id = ? AND originator_version > ?", (stream, after)
            )
    elif "POSTGRES_URL" in settings:
        with psycopg.connect(settings["POSTGRES_URL"]) as connection:
            connection.execute(f"SET search_path = {settings['POSTGRES_SCHEMA']}")
            query = "DELETE FROM stored_events WHERE originator_id = %s AND originator_version > %s"
            connection.execute(query, [stream, after])
    else:
        engine = register._engine
        assert isinstance(engine, MemoryEngine)
        index = engine._recorder._stored_events_index[stream]
        for version in [version for version in index if version > after]:
            del index[version]


def test_nothing_is_appended_over_a_hole_after_the_database_went_back(settings: Settings) -> None:
    with Register.open(settings) as register:
        register.append(run("t", 1, 5))
        lose(settings, register, "t", 3)
        for version in (6, 5):
            with pytest.raises(Conflict):
                register.append([event("t", version)])
        futures = [register.submit([event(name, version)]) for name, version in (("t", 6), ("u", 1), ("t", 7))]
        assert causes(futures) == ["Conflict", None, "Conflict"]
        register.append([event("t", 4, "another")])
        assert [stored.version for stored in register.read("t")] == [1, 2, 3, 4]


def test_a_batch_follows_the_very_event_that_is_there(settings: Settings) -> None:
    """Another history may be as long: a standby that was promoted, and written to since."""
    with Register.open(settings) as register:
        register.append(run("t", 1, 3))
        other = event("u", 3)  # its hash is another than that of `t`, event 3
        data, _ = seal("t", 4, "toy.Said.1", hash_of(other.data), b'{"words":"of another history"}')
        stray = Stored("t", 4, "toy.Said.1", data)
        with pytest.raises(Conflict):
            register.append([stray])
        assert causes([register.submit([each]) for each in (event("u", 1), stray, event("v", 1))]) == [
            None,
            "Conflict",
            None,
        ]
        assert register.heads(["t", "u", "v"]) == {"t": tip("t", 3), "u": tip("u", 1), "v": tip("v", 1)}


@pytest.mark.parametrize(
    "batch",
    [
        [Stored("t", 1, "toy.Said.1", b'{"words":""}')],
        [Stored("t", 1, "toy.Said.1", event("t", 2).data)],
        [event("t", 1), Stored("t", 2, "toy.Said.1", event("t", 3).data)],
    ],
)
def test_what_is_not_sealed_in_its_place_is_the_callers_fault(settings: Settings, batch: list[Stored]) -> None:
    with Register.open(settings) as register:
        with pytest.raises(ValueError, match=r"sealed|batch"):
            register.submit(batch)
        assert list(register.streams()) == []


def test_a_damaged_stream_spoils_no_other(path: Path) -> None:
    class Torn(Gated):
        def insert(self, events: Sequence[Stored], after: Mapping[str, Tip]) -> None:
            if any(each.stream == "torn" for each in events):
                raise Unavailable("damaged", "database disk image is malformed")
            super().insert(events, after)

    with gated(path, engine=Torn) as (register, engine):
        futures = [register.submit([event(name, 1)]) for name in ("a", "torn", "b")]
        engine.gate.set()
        assert causes(futures) == [None, "damaged", None]


def test_confirming_changes_nothing_that_can_be_read(settings: Settings) -> None:
    async def scene(register: Register) -> None:
        confirming = (register.confirm("t", tip("t", version)) for version in (1, 2, 3))
        await asyncio.gather(*confirming, register.commit([event("u", 1)]))
        await register.confirm("u", tip("u", 1))

    with Register.open(settings) as register:
        register.append(run("t", 1, 3))
        asyncio.run(scene(register))
        assert register.heads(["t", "u"]) == {"t": tip("t", 3), "u": tip("u", 1)}


def test_what_is_not_there_any_more_is_not_confirmed_and_harms_no_other(settings: Settings) -> None:
    """It was read from a server that is lost since: another must not confirm what it never had."""

    async def scene(register: Register) -> list[BaseException | None]:
        asked = [tip("t", 3), tip("t", 4), Tip(3, tip("t", 2).hash), tip("u", 1)]
        confirming = (register.confirm("tu"[each == tip("u", 1)], each) for each in asked)
        return await asyncio.gather(*confirming, return_exceptions=True)

    with Register.open(settings) as register:
        register.append(run("t", 1, 3))
        register.append([event("u", 1)])
        outcomes = asyncio.run(scene(register))
        assert [type(each) for each in outcomes[1:]] == [Conflict, Conflict, type(None)]
        asyncio.run(register.confirm("t", tip("t", 3)))


def test_confirming_writes_to_the_log_of_the_file_and_so_takes_it_to_the_disk(path: Path) -> None:
    with Register.open(sqlite_settings(path)) as register:
        register.append([event("t", 1)])
        log = path.with_name(f"{path.name}-wal")
        before = log.stat().st_size
        for _ in range(2):
            asyncio.run(register.confirm("t", tip("t", 1)))
        assert log.stat().st_size >= before + 2 * 4096
