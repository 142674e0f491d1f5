"""What `verify`, `backup` and `restore` find: pages, index, rows, tables that are gone, backups that lost something."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from domain.register import Register, postgres_settings, sqlite_settings
from domain.register.storage.files import APPLICATION_ID
from ops.bench.logs import written
from tests.api.service import playing
from tests.ops.conftest import EVENTS, ROOT, Greffe, environment, failed
from tests.ops.test_reading import ruin

LAST = "DELETE FROM stored_events WHERE originator_id = ? AND originator_version > ?"
PAGE = 4096
LEAF_OF_AN_INDEX = 10


def change(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(statement, values)


def plain(path: Path) -> None:
    """Everything in the one file, none of it in a log beside."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA journal_mode = DELETE")


def findings(greffe: Greffe, path: Path, *words: str) -> str:
    done = greffe("verify", path)
    assert done.returncode == 1, done.stdout + done.stderr
    assert all(word in done.stdout for word in words), done.stdout
    assert "Traceback" not in done.stderr
    return done.stdout


# The database


def test_an_index_that_does_not_know_a_row_is_found(greffe: Greffe, database: Path) -> None:
    """Read through its index alone, the table looks sound, and shorter."""
    plain(database)
    content = bytearray(database.read_bytes())
    leaves = [at for at in range(PAGE, len(content), PAGE) if content[at] == LEAF_OF_AN_INDEX]
    of_events = max(leaves, key=lambda leaf: content[leaf : leaf + PAGE].count(b"bbbb"))
    place = content.rindex(b"bbbb", of_events, of_events + PAGE)
    content[place : place + 4] = b"zzzz"
    database.write_bytes(content)
    findings(greffe, database, "the file is damaged", "its index")


def test_a_table_without_its_unique_key_is_found(greffe: Greffe, database: Path) -> None:
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("CREATE TABLE again AS SELECT * FROM stored_events")
        file.execute("DROP TABLE stored_events")
        file.execute("ALTER TABLE again RENAME TO stored_events")
    findings(greffe, database, "no unique key")


def test_damaged_pages_are_findings_and_no_traceback(greffe: Greffe, database: Path) -> None:
    plain(database)
    content = database.read_bytes()
    for at in range(PAGE, len(content), PAGE):
        database.write_bytes(content[:at] + os.urandom(PAGE) + content[at + PAGE :])
        done = greffe("verify", database)
        assert done.returncode == 1, (at, done.stdout, done.stderr)
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["verify", "record", "replay", "restore", "copy"])
def test_a_database_without_its_tables_is_told_in_one_line(greffe: Greffe, tmp_path: Path, command: str) -> None:
    bare = tmp_path / "bare.sqlite"
    change(bare, f"PRAGMA application_id = {APPLICATION_ID}")
    change(bare, "CREATE TABLE songs (title TEXT)")
    more = [tmp_path / "into.sqlite"] if command == "copy" else []
    failed(greffe(command, bare, *more), 3, "bare.sqlite", "no table of events")


def test_what_a_copy_stumbles_over_is_named(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    plain(database)
    content = bytearray(database.read_bytes())
    content[len(content) // 2 :] = b"\xff" * (len(content) - len(content) // 2)
    database.write_bytes(content)
    for command in (("copy", database, tmp_path / "into.sqlite"), ("restore", database)):
        done = greffe(*command)
        assert done.returncode in (1, 3)
        assert database.name in done.stderr
        assert "into.sqlite" not in done.stderr


def test_media_that_cannot_be_written_to_are_read(
    greffe: Greffe, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that asks for a write-ahead log, where none can be begun."""
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    shutil.copy(database, shelf / "records.sqlite")
    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    done = greffe("verify", shelf / "records.sqlite")
    assert (done.returncode, done.stderr) == (0, "")
    assert [path.name for path in shelf.iterdir()] == ["records.sqlite"]


WRITING = """
import os, signal, sys
from domain.register import Register, postgres_settings, sqlite_settings
from ops.bench.logs import written
register = Register.open(sqlite_settings(sys.argv[1]))
for row in written(30, "cccc").rows:
    register.append([row])
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_log_that_is_broken_before_its_last_commit_is_a_finding(greffe: Greffe, tmp_path: Path) -> None:
    path = tmp_path / "killed.sqlite"
    Register.open(sqlite_settings(path)).close()
    command = [sys.executable, "-c", WRITING, str(path)]
    killed = subprocess.run(command, cwd=ROOT, env=environment(), check=False, timeout=60)
    assert killed.returncode == -signal.SIGKILL
    log = path.with_name("killed.sqlite-wal")
    content = bytearray(log.read_bytes())
    assert greffe("verify", path).returncode == 0
    content[len(content) // 2] ^= 0xFF
    log.write_bytes(content)
    path.with_name("killed.sqlite-shm").unlink()
    findings(greffe, path, "write-ahead log is broken", "cannot be read")


# The manifest


def test_what_the_manifest_names_is_missed(greffe: Greffe, tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    with playing(path) as service:
        gone, short, other = (service.open() for _ in range(3))
        for table in (gone, short, other):
            for _ in range(4):
                table.ann.did({"type": "Earn", "amount": 3})
    done = greffe("verify", path)
    assert done.returncode == 0, done.stdout
    change(path, "DELETE FROM stored_events WHERE originator_id IN (?, ?)", gone.id, f"{gone.id}:keys")
    change(path, LAST, short.id, 3)
    report = findings(
        greffe, path, f"table {gone.id}, event 1: it is missing", f"table {short.id}, event 4: lost: event 5"
    )
    assert other.id not in report
    assert "3 findings" in report  # the tokens are missing as well


def test_a_past_that_was_written_anew_is_found_by_what_was_noted(greffe: Greffe, tmp_path: Path) -> None:
    """Every seal fits: only the hash that was noted tells."""
    path = tmp_path / "r.sqlite"
    with playing(path) as service:
        table = service.open()
        table.ann.did({"type": "Earn", "amount": 3})
    change(path, LAST, table.id, 1)
    with playing(path) as service:
        seat = service.client({"Authorization": f"Bearer {table.tokens['player1']}"})
        command = {"command": {"type": "Earn", "amount": 3}}
        assert seat.post(f"/tables/{table.id}/commands", json=command).status_code == 201
    findings(greffe, path, f"table {table.id}, event 2: another event stood here")


# Records


def test_a_line_that_has_no_end_is_not_read_to_its_end(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    huge = tmp_path / "huge.jsonl"
    greffe("record", database, "aaaa", "-o", huge)
    with huge.open("r+b") as file:
        file.readline()
        file.truncate(end := file.tell())
        file.truncate(end + 4 * 1024**3)  # a hole: it takes no room
    findings(greffe, huge, "line 2 is cut off")
    with huge.open("wb") as file:
        file.truncate(4 * 1024**3)
    findings(greffe, huge, "line 1 is not the header")
    failed(greffe("replay", huge), 1, "no sound record")


# Backups


@pytest.fixture
def saved(greffe: Greffe, database: Path, tmp_path: Path) -> Path:
    path = tmp_path / "saved.sqlite"
    done = greffe("backup", path, "--data", database)
    assert done.returncode == 0, done.stderr
    return path


def test_a_backup_is_one_plain_file(saved: Path, greffe: Greffe, tmp_path: Path) -> None:
    before = saved.read_bytes()
    assert before[18:20] == b"\1\1", "no write-ahead log"
    assert greffe("verify", saved).returncode == 0
    assert greffe("restore", saved, "--data", tmp_path / "again.sqlite").returncode == 0
    assert saved.read_bytes() == before
    assert not list(tmp_path.glob("saved.sqlite?*"))


def test_a_backup_that_lost_something_is_not_restored(saved: Path, greffe: Greffe, tmp_path: Path) -> None:
    """Each chain that is left is sound."""
    into = tmp_path / "into.sqlite"
    whole = saved.read_bytes()
    for loss, words in (
        ((LAST, "bbbb", EVENTS - 6), f"{EVENTS - 6} events are there, {EVENTS} were saved"),
        ((LAST, "bbbb", 0), f"it is missing, with {EVENTS} events"),
        (("DELETE FROM greffe_backup WHERE stream = ?", "bbbb"), "not what was written there"),
    ):
        saved.write_bytes(whole)
        change(saved, *loss)
        done = greffe("restore", saved, "--data", into)
        assert done.returncode in (1, 3)
        assert words in done.stderr
        assert "saved.sqlite" in done.stderr
        assert "sound" not in done.stdout
        assert not into.exists()
        done = greffe("verify", saved)
        assert done.returncode in (1, 3)
        assert words in done.stdout + done.stderr


def test_a_backup_that_a_service_went_on_with_is_told_so_once(greffe: Greffe, tmp_path: Path) -> None:
    """What it held is there: tables that went on, or that are new, are no findings; what is lost since is one."""
    database, saved, log = tmp_path / "here.sqlite", tmp_path / "saved.sqlite", written(EVENTS + 5, "bbbb").rows
    with Register.open(sqlite_settings(database)) as register:
        register.append(log[:EVENTS])
        register.append(written(EVENTS, "aaaa").rows)
    assert greffe("backup", saved, "--data", database).returncode == 0
    with Register.open(sqlite_settings(saved)) as register:
        register.append(log[EVENTS:])
        register.append(written(7, "cccc").rows)
    done = greffe("verify", saved)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("a service has worked since") == 1
    change(saved, LAST, "aaaa", EVENTS - 6)
    findings(greffe, saved, f"{EVENTS - 6} events are there, {EVENTS} were saved")


def test_a_backup_that_says_nothing_of_itself_is_restored_and_that_is_said(
    greffe: Greffe, database: Path, tmp_path: Path
) -> None:
    done = greffe("restore", database, "--data", tmp_path / "into.sqlite")
    assert done.returncode == 0
    assert "cannot be told" in done.stdout


def test_a_source_that_is_not_sound_makes_no_backup(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    ruin(database, "bbbb", 17)
    failed(greffe("backup", tmp_path / "saved.sqlite", "--data", database), 1, "not sound", "bbbb, event 17")
    assert not list(tmp_path.glob("saved*"))


def test_a_backup_of_postgres_is_plain_and_says_what_it_holds(
    greffe: Greffe, tmp_path: Path, postgres_url: str, postgres_schema: str
) -> None:
    there = {"GREFFE_DATABASE": postgres_url, "GREFFE_DATABASE_SCHEMA": postgres_schema}
    assert greffe("migrate", **there).returncode == 0

    with Register.open(postgres_settings(postgres_url, schema=postgres_schema)) as register:
        register.append(written(12, "aaaa").rows)
    path = tmp_path / "saved.sqlite"
    assert greffe("backup", path, **there).returncode == 0
    assert path.read_bytes()[18:20] == b"\1\1"
    assert not list(tmp_path.glob("saved.sqlite?*"))
    change(path, LAST, "aaaa", 7)
    failed(greffe("restore", path, "--data", tmp_path / "into.sqlite"), 1, "7 events are there, 12 were saved")
    done = greffe("verify", postgres_url, **there)
    assert done.returncode == 0
    assert "12 events of 1 stream are sound" in done.stdout
