"""`migrate`, `copy`, `backup` and `restore`: from one database to another without losing a byte."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from domain.record.chain import hash_of
from domain.register import Conflict, Register, Stored, memory_settings, postgres_settings, sqlite_settings
from domain.register.integrity.copies import Differs, copy
from domain.register.integrity.verify import verify_register
from ops.bench.logs import written
from tests.ops.conftest import EVENTS, TABLES, Greffe, failed
from tests.ops.test_reading import ruin


def everything(settings: dict[str, str]) -> list[Stored]:
    with Register.open(settings) as register:
        return [row for stream in register.streams() for row in register.read(stream)]


def heads(settings: dict[str, str]) -> dict[str, str]:
    with Register.open(settings) as register:
        lasts = {stream: register.last(stream) for stream in register.streams()}
    return {stream: hash_of(last.data) for stream, last in lasts.items() if last}


def address(url: str, schema: str) -> dict[str, str]:
    return {"GREFFE_DATABASE": url, "GREFFE_DATABASE_SCHEMA": schema}


def test_from_sqlite_to_postgres_and_back(
    greffe: Greffe, database: Path, tmp_path: Path, postgres_url: str, postgres_schema: str
) -> None:
    there = address(postgres_url, postgres_schema)
    failed(greffe("copy", database, postgres_url, **there), 3, "greffe migrate")
    assert greffe("migrate", **there).returncode == 0
    done = greffe("copy", database, postgres_url, **there)
    assert done.returncode == 0, done.stderr
    assert f"{2 * EVENTS} events" in done.stderr
    before = heads(sqlite_settings(database))
    assert set(before) == set(TABLES)
    assert heads(postgres_settings(postgres_url, schema=postgres_schema)) == before
    back = tmp_path / "back.sqlite"
    assert greffe("copy", postgres_url, back, **there).returncode == 0
    assert everything(sqlite_settings(back)) == everything(sqlite_settings(database))


def test_copying_again_takes_only_what_is_new(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    into = tmp_path / "into.sqlite"
    assert greffe("copy", database, into).returncode == 0
    with Register.open(sqlite_settings(database)) as register:
        register.append(written(7, "cccc").rows)
    done = greffe("copy", database, into)
    assert done.returncode == 0
    assert "7 of them new" in done.stderr
    assert everything(sqlite_settings(into)) == everything(sqlite_settings(database))


def test_a_target_that_holds_something_else_is_left_as_it_is(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    into = tmp_path / "into.sqlite"
    with Register.open(sqlite_settings(into)) as register:
        rows = written(3, "bbbb").rows
        register.append([Stored(row.stream, row.version, row.topic, row.data + b" ") for row in rows])
    before = everything(sqlite_settings(into))
    failed(greffe("copy", database, into), 1, "bbbb, event 1", "nothing was overwritten")
    assert [row for row in everything(sqlite_settings(into)) if row.stream == "bbbb"] == before


def test_a_source_that_is_not_sound_is_not_spread(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    ruin(database, "bbbb", 17)
    failed(greffe("copy", database, tmp_path / "into.sqlite"), 1, "bbbb", "event 17", "not sound")


def test_a_source_that_is_not_there_is_not_founded(greffe: Greffe, tmp_path: Path) -> None:
    failed(greffe("copy", tmp_path / "nowhere.sqlite", tmp_path / "into.sqlite"), 3, "nowhere.sqlite")
    assert not (tmp_path / "nowhere.sqlite").exists()


def test_a_copy_goes_on_beside_a_service_that_writes(tmp_path: Path) -> None:
    settings = sqlite_settings(tmp_path / "source.sqlite")
    with Register.open(settings) as source, Register.open(memory_settings()) as target:
        rows = written(400).rows
        source.append(rows[:1])

        def write() -> None:
            for row in rows[1:]:
                source.append([row])

        writing = threading.Thread(target=write)
        writing.start()
        while writing.is_alive():
            copy(source, target)
        writing.join()
        copy(source, target)
        assert list(target.read(rows[0].stream)) == list(rows)


def test_a_target_somebody_writes_to_is_a_conflict(database: Path) -> None:
    class Busy(Register):
        def append(self, batch: object) -> None:
            raise Conflict("aaaa", 1)

    source = Register.open(sqlite_settings(database))
    target = Busy(Register.open(memory_settings())._engine)
    with source, target, pytest.raises(Conflict):
        copy(source, target)


def test_differences_are_found_wherever_they_are(database: Path) -> None:
    rows = everything(sqlite_settings(database))
    with Register.open(sqlite_settings(database)) as source:
        for wrong in (0, EVENTS // 2, EVENTS - 1):
            with Register.open(memory_settings()) as target:
                held = [row for row in rows if row.stream == "aaaa"][: wrong + 1]
                held[-1] = Stored("aaaa", wrong + 1, held[-1].topic, held[-1].data + b" ")
                target.append(held)
                with pytest.raises(Differs) as caught:
                    copy(source, target)
                assert (caught.value.stream, caught.value.version) == ("aaaa", wrong + 1)


# Saving


def test_a_backup_is_restored_byte_for_byte(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    saved, again = tmp_path / "saved.sqlite", tmp_path / "again.sqlite"
    done = greffe("backup", saved, "--data", database)
    assert done.returncode == 0, done.stderr
    assert f"{2 * EVENTS} events of 2 streams, all sound" in done.stdout
    assert greffe("restore", saved, "--data", again).returncode == 0
    assert everything(sqlite_settings(again)) == everything(sqlite_settings(database))
    assert [path.name for path in tmp_path.glob("saved*")] == ["saved.sqlite"]


def test_a_backup_is_made_while_others_write(tmp_path: Path, greffe: Greffe) -> None:
    database = tmp_path / "live.sqlite"
    with Register.open(sqlite_settings(database)) as register:
        rows = written(600).rows
        register.append(rows[:1])

        def write() -> None:
            for row in rows[1:]:
                register.append([row])

        writing = threading.Thread(target=write)
        writing.start()
        number = 0
        while writing.is_alive() or not number:
            number += 1
            saved = tmp_path / f"saved-{number}.sqlite"
            assert greffe("backup", saved, "--data", database).returncode == 0
            held = everything(sqlite_settings(saved))
            assert held == list(rows[: len(held)])
        writing.join()


def test_of_postgres_as_well(
    greffe: Greffe, database: Path, tmp_path: Path, postgres_url: str, postgres_schema: str
) -> None:
    there = address(postgres_url, postgres_schema)
    greffe("migrate", **there)
    assert greffe("restore", database, **there).returncode == 0
    saved = tmp_path / "saved.sqlite"
    assert greffe("backup", saved, **there).returncode == 0
    assert everything(sqlite_settings(saved)) == everything(sqlite_settings(database))
    failed(greffe("restore", database, **there), 1, "not empty", "nothing was written")


def test_nothing_is_overwritten(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    before = database.read_bytes()
    failed(greffe("backup", database, "--data", database), 2, "nothing is overwritten")
    failed(greffe("restore", database, "--data", database), 1, "not empty")
    assert database.read_bytes() == before


def test_what_is_no_register_is_not_saved(greffe: Greffe, tmp_path: Path) -> None:
    other = tmp_path / "recipes.sqlite"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    failed(greffe("backup", tmp_path / "saved.sqlite", "--data", other), 3, "another program")
    failed(greffe("backup", tmp_path / "saved.sqlite", "--data", tmp_path / "none.sqlite"), 3, "no file")
    assert not (tmp_path / "saved.sqlite").exists()


def test_a_damaged_database_gives_no_backup_in_silence(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    ruin(database, "bbbb", 17)
    failed(greffe("backup", tmp_path / "saved.sqlite", "--data", database), 1, "not sound", "event 17")


# Preparing


def test_a_file_needs_no_preparation(greffe: Greffe, tmp_path: Path) -> None:
    done = greffe("migrate", "--data", tmp_path / "new.sqlite")
    assert done.returncode == 0
    assert "is ready" in done.stderr


def test_no_password_is_shown(greffe: Greffe) -> None:
    done = greffe("migrate", "--data", "postgresql://greffe:sesame@127.0.0.1:1/x")
    failed(done, 3, "greffe:***@127.0.0.1:1")
    assert "sesame" not in done.stdout + done.stderr


def test_every_copy_is_verified(database: Path, tmp_path: Path) -> None:
    with Register.open(sqlite_settings(database)) as source, Register.open(memory_settings()) as target:
        copied = copy(source, target)
        assert (copied.streams, copied.events, copied.new) == (2, 2 * EVENTS, 2 * EVENTS)
        assert verify_register(target).sound
