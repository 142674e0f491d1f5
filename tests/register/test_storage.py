"""The register and its storage: files that are not ours, disks that fail, processes that die."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from eventsourcing.sqlite import SQLiteConnection

from domain.register import NotARegister, Register, Unavailable, sqlite_settings
from domain.register.integrity.verify import verify_register
from domain.register.storage import sqlite as register_sqlite
from domain.register.storage.errors import Cause
from domain.register.storage.files import APPLICATION_ID
from domain.register.storage.sqlite import SQLiteEngine
from tests.register.test_register import PATIENCE, Settings, causes, event, gated

ROOT = Path(__file__).resolve().parent.parent


# Storage that fails


def test_commits_are_durable_by_the_pragmas_of_the_writing_connection(path: Path) -> None:
    engine = SQLiteEngine(sqlite_settings(path, lock_timeout=3))
    with Register(engine) as register:
        register.append([event("t", 1)])
        with engine.writer.get_connection(commit=True) as connection, connection.cursor() as cursor:
            pragmas = {
                name: cursor.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("synchronous", "journal_mode", "busy_timeout", "application_id")
            }
        assert engine.writer.pool.num_in_pool == 1
    assert pragmas == {
        "synchronous": 2,
        "journal_mode": "wal",
        "busy_timeout": 3000,
        "application_id": APPLICATION_ID,
    }


@contextmanager
def locked(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_a_locked_database_fails_what_it_affects_and_no_more(path: Path) -> None:
    with gated(path, lock_timeout=1) as (register, engine):
        engine.gate.set()
        register.append([event("t", 1)])
        with locked(path):
            futures = [register.submit([event("t", 2)])]
            assert causes(futures) == ["locked"]
            assert register.head("t") == 1  # readers are not concerned
        register.append([event("t", 2)])
        assert register.head("t") == 2


def limit_pages(monkeypatch: pytest.MonkeyPatch, pages: int) -> None:
    """A disk with room for `pages` pages of the database, for every connection from now on."""
    create = register_sqlite._DurablePool._create_connection

    def limited(pool: register_sqlite._DurablePool) -> SQLiteConnection:
        connection = create(pool)
        connection.cursor().execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(register_sqlite._DurablePool, "_create_connection", limited)


def test_a_full_disk_fails_only_what_does_not_fit(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limit_pages(monkeypatch, 30)
    with gated(path) as (register, engine):
        batches = [[event("a", 1)], [event("big", 1, "x" * 200_000)], [event("b", 1)], [event("a", 2)]]
        futures = [register.submit(batch) for batch in batches]
        engine.gate.set()
        assert causes(futures) == [None, "full", None, None]
        register.append([event("big", 1)])
        assert list(register.streams()) == ["a", "b", "big", "first"]


def test_a_read_only_database_is_named(path: Path) -> None:
    engine = SQLiteEngine(sqlite_settings(path))
    with Register(engine) as register:
        register.append([event("t", 1)])
        with engine.writer.get_connection(commit=True) as connection:
            connection.cursor().execute("PRAGMA query_only = ON")
        assert causes([register.submit([event("t", 2)])]) == ["read_only"]
        register.append([event("t", 2)])


def test_a_commit_that_fails_leaves_no_open_transaction(path: Path) -> None:
    """The COMMIT itself fails, as by a deferred constraint: the connection must not be used again as it is."""
    engine = SQLiteEngine(sqlite_settings(path))
    with Register(engine) as register:
        with engine.writer.get_connection(commit=True) as connection:
            connection.cursor().execute("BEGIN")
        assert causes([register.submit([event("t", 1)])]) == ["storage"]
        register.append([event("t", 1)])


def test_a_connection_that_cannot_be_opened_again_fails_only_while_it_cannot(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> SQLiteConnection:
        raise sqlite3.OperationalError("unable to open database file")

    engine = SQLiteEngine(sqlite_settings(path))
    with Register(engine) as register:
        with monkeypatch.context() as patch, engine.writer.get_connection(commit=True) as connection:
            connection.close()
            patch.setattr(register_sqlite._DurablePool, "_create_connection", refuse)
            assert causes([register.submit([event("t", 1)]) for _ in range(2)]) == ["storage", "storage"]
        register.append([event("t", 1)])


LIMITED = """
import resource, sys
from domain.register import Register, Unavailable, sqlite_settings
from tests.register.test_register import event

_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
with Register.open(sqlite_settings(sys.argv[1])) as register:
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
    version = 1
    try:
        while True:
            register.append([event("t", version, "x" * 10_000)])
            version += 1
    except Unavailable as failure:
        print(failure.cause)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    assert register.head("t") == version - 1
    register.append([event("t", version, "again")])
    print(version, register.head("t"))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on file sizes")
def test_a_disk_that_takes_no_more_fails_plainly_and_recovers(path: Path) -> None:
    with python(LIMITED, path) as child:
        out, _ = child.communicate(timeout=PATIENCE)
    cause, version, head = out.split()
    assert cause in {"full", "io"}
    assert int(version) == int(head) > 5


# Processes that die

WITNESS = """
import os, sys, threading
from eventsourcing.sqlite import SQLiteConnection

from domain.record.chain import GENESIS, hash_of, seal
from domain.register import Register, Stored, sqlite_settings

register = Register.open(sqlite_settings(sys.argv[1]))

def work(stream):
    last = register.last(stream)
    version, prev = (last.version, hash_of(last.data)) if last else (0, GENESIS)
    while True:
        version += 1
        data, prev = seal(stream, version, "toy.Said.1", prev, b'{"words":"%d"}' % version)
        register.append([Stored(stream, version, "toy.Said.1", data)])
        os.write(1, f"{stream} {version}\\n".encode())

for stream in "abcd":
    threading.Thread(target=work, args=(stream,)).start()
"""


@contextmanager
def python(program: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", program, *map(str, arguments)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as child:
        try:
            yield child
        finally:
            child.kill()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_what_was_acknowledged_survives_a_kill(path: Path) -> None:
    acknowledged: Counter[str] = Counter()
    for _ in range(10):
        with python(WITNESS, path) as child:
            assert child.stdout
            for _ in range(random.randrange(1, 200)):
                stream, version = child.stdout.readline().split()
                acknowledged[stream] = int(version)
            child.kill()
            for line in child.stdout.read().splitlines(keepends=True):
                if line.endswith("\n"):
                    stream, version = line.split()
                    acknowledged[stream] = int(version)
        with Register.open(sqlite_settings(path)) as register:
            assert verify_register(register).sound
            for stream, last in acknowledged.items():
                # The batch in flight may be there as well; it was never acknowledged. The next process goes on from it.
                acknowledged[stream] = register.head(stream)
                assert acknowledged[stream] - last in {0, 1}


# Opening


def sqlite_file(path: Path, *statements: str) -> bytes:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)
    return path.read_bytes()


def no_register(path: Path) -> str:
    before, beside = path.read_bytes(), set(path.parent.iterdir())
    with pytest.raises(NotARegister) as caught:
        Register.open(sqlite_settings(path))
    assert path.read_bytes() == before
    assert set(path.parent.iterdir()) == beside
    assert caught.value.name == str(path)
    return caught.value.reason


@pytest.mark.parametrize("content", [b"x", b"SQLite format 3\0", b"SQLite format 3\1" + bytes(984), bytes(4096)])
def test_a_file_that_is_no_database_is_refused_untouched(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert "not an SQLite database" in no_register(path)


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE recipes (name TEXT)"],
        ["CREATE TABLE recipes (name TEXT)", "PRAGMA user_version = 7"],
        ["PRAGMA journal_mode = WAL", "CREATE TABLE recipes (name TEXT)"],
        ["PRAGMA application_id = 7"],
        ["CREATE TABLE stored_events (originator_id TEXT, originator_version INTEGER, topic TEXT, state BLOB)"],
    ],
)
def test_the_database_of_another_program_is_refused_untouched(path: Path, statements: list[str]) -> None:
    sqlite_file(path, *statements)
    assert "another program" in no_register(path)


def test_a_database_with_a_log_that_is_not_ours_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE recipes (name TEXT)")
        assert "another program" in no_register(path)


@pytest.mark.parametrize(("mode", "suffix"), [("WAL", "-wal"), ("DELETE", "-journal")])
def test_what_a_dead_program_left_to_recover_is_left_to_it(tmp_path: Path, path: Path, mode: str, suffix: str) -> None:
    """Merely opening such a file with SQLite would finish or undo the last work of that program."""
    origin = tmp_path / "origin.db"
    with closing(sqlite3.connect(origin, isolation_level=None)) as other:
        other.execute(f"PRAGMA journal_mode = {mode}")
        other.execute("PRAGMA cache_size = 1")
        other.execute("BEGIN" if mode == "DELETE" else "SELECT 1")
        other.execute(
            "CREATE TABLE recipes AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 99)"
            " SELECT i, zeroblob(4000) FROM n"
        )
        for kind in ("", suffix):
            path.with_name(path.name + kind).write_bytes(origin.with_name(origin.name + kind).read_bytes())
    assert "database" in no_register(path)


def test_a_marked_file_with_another_table_of_events_is_refused(path: Path) -> None:
    sqlite_file(path, f"PRAGMA application_id = {APPLICATION_ID}", "CREATE TABLE stored_events (id INTEGER)")
    with pytest.raises(NotARegister, match="columns id"):
        Register.open(sqlite_settings(path))


@pytest.mark.parametrize("statements", [None, [], ["CREATE TABLE gone (a)", "DROP TABLE gone"]])
def test_an_absent_or_empty_file_becomes_a_register(path: Path, statements: list[str] | None) -> None:
    if statements is not None:
        sqlite_file(path, *statements)
    with Register.open(sqlite_settings(path)) as register:
        register.append([event("t", 1)])
    with Register.open(sqlite_settings(path)) as register:
        assert register.head("t") == 1


def test_tables_that_backup_tools_add_do_no_harm(path: Path) -> None:
    with Register.open(sqlite_settings(path)) as register:
        register.append([event("t", 1)])
    sqlite_file(path, "CREATE TABLE _replica_seq (id INTEGER)")
    with Register.open(sqlite_settings(path)) as register:
        assert register.head("t") == 1


def test_starting_at_once_on_a_new_file_works(tmp_path: Path) -> None:
    def start(path: Path) -> None:
        barrier.wait(PATIENCE)
        Register.open(sqlite_settings(path)).close()

    for number in range(10):
        barrier = threading.Barrier(8)
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(start, [tmp_path / f"{number}.db"] * 8))


def test_a_connection_that_cannot_be_used_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process takes the file for itself before the first connection of the register is set up."""
    path, made, connect = tmp_path / "register.db", list[sqlite3.Connection](), sqlite3.connect

    def locked(*given: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*given, **named)
        if "cached_statements" in named:  # one that stays
            made.append(connection)
            if not other.in_transaction:
                other.execute("BEGIN EXCLUSIVE")
        return connection

    with closing(connect(path, isolation_level=None)) as other:
        monkeypatch.setattr(sqlite3, "connect", locked)
        with pytest.raises(Unavailable) as caught:
            Register.open(sqlite_settings(path) | {"SQLITE_LOCK_TIMEOUT": "1"})
    assert caught.value.cause == "locked"
    assert made
    for connection in made:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")


def test_a_place_that_holds_no_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotARegister, match="not a file"):
        Register.open(sqlite_settings(tmp_path))
    with pytest.raises(Unavailable, match="no directory") as caught:
        Register.open(sqlite_settings(tmp_path / "nowhere" / "register.db"))
    assert caught.value.cause == "unreachable"
    (tmp_path / "file").touch()
    with pytest.raises(Unavailable, match="no directory"):
        Register.open(sqlite_settings(tmp_path / "file" / "register.db"))


@pytest.mark.parametrize(
    ("given", "cause"),
    [
        ({"PERSISTENCE_MODULE": "no.such.module"}, "settings"),
        ({"PERSISTENCE_MODULE": "eventsourcing.sqlite", "SQLITE_LOCK_TIMEOUT": "soon"}, "settings"),
    ],
)
def test_wrong_settings_are_named(given: Settings, cause: Cause) -> None:
    with pytest.raises(Unavailable) as caught:
        Register.open(given)
    assert caught.value.cause == cause


@pytest.mark.parametrize("name", ["", ":memory:", "file:x?mode=memory&cache=shared"])
def test_sqlite_needs_a_file(name: str) -> None:
    with pytest.raises(NotARegister, match="path of a file"):
        Register.open({"PERSISTENCE_MODULE": "eventsourcing.sqlite", "SQLITE_DBNAME": name})


def test_a_damaged_page_is_named(path: Path) -> None:
    with Register.open(sqlite_settings(path)) as register:
        register.append([event("t", version, "x" * 500) for version in range(1, 100)])
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    path.write_bytes(content)
    with Register.open(sqlite_settings(path)) as register:
        with pytest.raises(Unavailable) as caught:
            list(register.read("t"))
        assert caught.value.cause == "damaged"
