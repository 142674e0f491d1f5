"""On which day a table was last played is known without reading it, in every storage, whoever writes and whatever was
there before.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from domain.record.chain import GENESIS, hash_of, seal
from domain.record.tombstone import FORGOTTEN
from domain.register import Register, Stored, migrate, postgres_settings, save, sqlite_settings
from domain.register.deletion import replace_streams
from domain.register.integrity.copies import copy
from domain.register.integrity.verify import verify_register
from domain.register.postgres.schema import prepare
from tests.register.conftest import Settings

Told = list[tuple[str, str, int]]
STARTS = "toy.Begun.1"
INSERT = "INSERT INTO stored_events (originator_id, originator_version, topic, state) VALUES ({}, {}, {}, {})"


def table(stream: str, *events: tuple[str, str]) -> list[Stored]:
    """Day and topic of each event."""
    rows: list[Stored] = []
    for version, (day, topic) in enumerate(events, 1):
        prev = hash_of(rows[-1].data) if rows else GENESIS
        body = f'{{"id":"{version}","at":"{day}T20:00:00Z","command":{{"text":"\\"at\\":\\"2031-01-01"}}}}'.encode()
        rows.append(Stored(stream, version, topic, seal(stream, version, topic, prev, body)[0]))
    return rows


OPENED = "table.TableOpened.1"
TABLES = (
    table("a", ("2026-01-05", OPENED)),
    table("b", ("2026-01-03", OPENED), ("2026-01-04", "table.TableStarted.1"), ("2026-02-01", "toy.Said.1")),
    table("c", ("2026-01-01", OPENED), ("2026-01-01", STARTS), ("2026-01-02", "toy.Said.1")),
    table("d", ("2026-01-02", OPENED), ("2026-01-02", "table.TableStarted.1"), ("2026-01-02", "table.TableEnded.1")),
    table("d:keys", ("2026-01-09", "keys.KeyIssued.1")),
    table("e", ("yesterday.", OPENED)),
    [Stored("f", 1, "toy.Said.1", seal("f", 1, "toy.Said.1", GENESIS, b'{"words":"undated"}')[0])],
)
SUMMARIES = [
    ("b", "playing", 3),
    ("a", "open", 1),
    ("d", "ended", 3),
    ("c", "playing", 3),
    ("f", "open", 1),
    ("e", "open", 1),
]


def told(register: Register) -> Told:
    found = list(register.ends((STARTS,)))
    assert [list(register.read(ends.first.stream, limit=1)) for ends in found] == [[ends.first] for ends in found]
    assert [register.last(ends.last.stream) for ends in found] == [ends.last for ends in found]
    return [(ends.first.stream, ends.status, ends.last.version) for ends in found]


def fill(register: Register) -> None:
    for rows in TABLES:
        register.append(rows)


def test_the_last_that_was_played_comes_first(settings: Settings) -> None:
    with Register.open(settings) as register:
        fill(register)
        assert told(register) == SUMMARIES


def test_what_is_at_rest_is_found_by_its_last_day(settings: Settings) -> None:
    """Without what has no day: that cannot be said to be old."""
    with Register.open(settings) as register:
        fill(register)
        assert list(register.idle(date(2026, 1, 1))) == []
        assert list(register.idle(date(2026, 1, 2))) == ["c", "d"]
        assert list(register.idle(date(2027, 1, 2))) == ["c", "d", "a", "b"]


def test_a_day_is_that_of_the_newest_event(settings: Settings) -> None:
    """Though an earlier one than before."""
    with Register.open(settings) as register:
        rows = table("a", ("2026-01-05", OPENED), ("2026-01-07", "toy.Said.1"), ("2026-01-06", "toy.Said.1"))
        register.append(rows[:2])
        assert list(register.idle(date(2026, 1, 6))) == []
        register.append(rows[2:])
        assert list(register.idle(date(2026, 1, 6))) == ["a"]


def test_many_pages_are_one_list(settings: Settings) -> None:
    names = [f"{number:04}" for number in range(1100)]
    with Register.open(settings) as register:
        for name in names:
            register.append(table(name, ("2026-01-05" if name < "0700" else "2026-01-06", OPENED)))
        assert [stream for stream, _, _ in told_quickly(register)] == names[::-1]
        assert list(register.idle(date(2026, 1, 6))) == names


def told_quickly(register: Register) -> Told:
    return [(ends.first.stream, ends.status, ends.last.version) for ends in register.ends()]


def test_what_was_forgotten_is_listed_last_and_never_again_old(shared: Settings) -> None:
    with Register.open(shared) as register:
        fill(register)
        stone = Stored("c", 1, FORGOTTEN, b'{"at":"2026-03-01T20:00:00Z"}')
        replace_streams(shared, ("c",), 3, stone)
        assert told(register)[-1] == ("c", "forgotten", 1)
        assert list(register.idle(date(2027, 1, 2))) == ["d", "a", "b"]


@contextmanager
def foreign(shared: Settings) -> Iterator[Callable[[Stored], None]]:
    """Insert as a program does that knows nothing of activity."""
    if path := shared.get("SQLITE_DBNAME"):
        with closing(sqlite3.connect(path)) as file, file:
            yield lambda row: insert(file, "?", row)
        return
    with psycopg.connect(shared["POSTGRES_URL"]) as server:
        server.execute(SQL("SET search_path TO {}").format(Identifier(shared["POSTGRES_SCHEMA"])))
        yield lambda row: insert(server, "%s", row)


def insert(connection: sqlite3.Connection | psycopg.Connection, mark: str, row: Stored) -> None:
    values = (row.stream, row.version, row.topic, row.data)
    connection.cursor().execute(INSERT.format(*[mark] * 4), values)


def test_a_process_of_a_former_version_is_noted_as_well(shared: Settings) -> None:
    """It may still run beside one of this, or run again."""
    with Register.open(shared) as register:
        with foreign(shared) as add:
            for rows in TABLES:
                for row in rows:
                    add(row)
        assert told(register) == SUMMARIES


def without_activity(path: Path) -> None:
    """Make the file one of a former version."""
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DROP TRIGGER activity_kept")
        file.execute("DROP TABLE activity")


def test_a_file_of_a_former_version_is_read_as_it_is_and_brought_up_when_it_is_written(path: Path) -> None:
    with Register.open(sqlite_settings(path)) as register:
        fill(register)
    without_activity(path)
    with Register.open(sqlite_settings(path, access="read")) as register:
        assert told(register) == SUMMARIES
        assert list(register.idle(date(2026, 1, 2))) == ["c", "d"]
    with Register.open(sqlite_settings(path)) as register:
        assert told(register) == SUMMARIES
        register.append(table("g", ("2026-05-01", OPENED)))
        assert told(register)[0] == ("g", "open", 1)


def test_a_schema_of_a_former_version_is_brought_up(postgres_url: str, postgres_schema: str) -> None:
    settings = postgres_settings(postgres_url, schema=postgres_schema)
    prepare(settings, upto=3)
    with foreign(settings) as add:
        for rows in TABLES:
            for row in rows:
                add(row)
    prepare(settings, upto=4)
    with foreign(settings) as add:  # between the steps: what the trigger noted is newer
        for row in table("c", ("", ""), ("", ""), ("", ""), ("2026-06-01", "table.TablePaused.1"))[3:]:
            add(row)
    migrate(settings)
    with Register.open(settings) as register:
        assert told(register) == [("c", "paused", 4), *(line for line in SUMMARIES if line[0] != "c")]


def test_a_role_that_may_only_insert_events_need_not_know_of_it(postgres: Settings, postgres_url: str) -> None:
    role, schema = f"{postgres['POSTGRES_SCHEMA']}_service", Identifier(postgres["POSTGRES_SCHEMA"])
    with psycopg.connect(postgres_url, autocommit=True) as owner:
        owner.execute(SQL("CREATE ROLE {} LOGIN").format(Identifier(role)))
        try:
            owner.execute(SQL("GRANT USAGE ON SCHEMA {} TO {}").format(schema, Identifier(role)))
            grant = SQL("GRANT SELECT, INSERT ON {}.stored_events TO {}")
            owner.execute(grant.format(schema, Identifier(role)))
            owner.execute(SQL("GRANT SELECT ON {0}.greffe, {0}.activity TO {1}").format(schema, Identifier(role)))
            url = postgres_url.replace("greffe@", f"{role}@")
            with Register.open({**postgres, "POSTGRES_URL": url}) as register:
                fill(register)
                assert told(register) == SUMMARIES
        finally:
            owner.execute(SQL("DROP OWNED BY {0}; DROP ROLE {0}").format(Identifier(role)))


def test_a_backup_has_it_too(path: Path, tmp_path: Path) -> None:
    with Register.open(sqlite_settings(path)) as register:
        fill(register)
    save(sqlite_settings(path), tmp_path / "saved.db")
    with Register.open(sqlite_settings(tmp_path / "saved.db", access="read")) as register:
        assert told(register) == SUMMARIES


@pytest.mark.parametrize("lost", ["DELETE FROM activity WHERE stream = 'a'", "UPDATE activity SET day = '2031-01-01'"])
def test_an_audit_finds_tables_whose_day_is_another(shared: Settings, tmp_path: Path, lost: str) -> None:
    """They would never be forgotten for their age. A copy has their days again."""
    with Register.open(shared) as register:
        register.append(table("a", ("2026-01-05", OPENED)))
        assert verify_register(register).sound
        if path := shared.get("SQLITE_DBNAME"):
            with closing(sqlite3.connect(path)) as file, file:
                file.execute(lost)
        else:
            with psycopg.connect(shared["POSTGRES_URL"]) as server:
                server.execute(SQL("SET search_path TO {}").format(Identifier(shared["POSTGRES_SCHEMA"])))
                server.cursor().execute(lost.encode())
        (fault,) = verify_register(register).faults
        assert "not found by their last day" in fault.reason
        with Register.open(sqlite_settings(tmp_path / "copy.db")) as target:
            copy(register, target)
            assert list(target.idle(date(2026, 1, 5))) == ["a"]
            assert verify_register(target).sound
