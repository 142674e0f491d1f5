"""Hooks beside the log: replaced, advanced and dropped by their id, durable, gone with what is forgotten."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from domain.record.chain import GENESIS, seal
from domain.register import HookRow, Register, Stored, Unavailable, postgres_settings, save, sqlite_settings
from domain.register.deletion import replace_streams
from domain.register.integrity.copies import copy
from domain.register.postgres.schema import prepare
from domain.register.settings import migrate
from tests.register.conftest import Settings

ONE = HookRow("one", "player1", "a", b"https://example.org/secret", b"0")
TWO = HookRow("one", "player2", "b", b"https://example.org/other", b"0")
FAR = HookRow("two", "player1", "c", b"https://example.net", b"0")


def _row(stream: str) -> Stored:
    return Stored(stream, 1, "t", seal(stream, 1, "t", GENESIS, b'{"at":"2026-01-01T20:00:00Z"}')[0])


def test_a_seat_has_one_and_the_last_counts(settings: Settings) -> None:
    with Register.open(settings) as register:
        assert register.hooks.select() == []
        for hook in (FAR, TWO, ONE):
            register.hooks.put(hook)
        anew = replace(ONE, id="d", choice=b"https://example.org/anew")
        register.hooks.put(anew)
        assert register.hooks.select() == [anew, TWO, FAR]
        assert register.hooks.select("one") == [anew, TWO]
        assert register.hooks.select("three") == []


def test_who_delivers_for_a_former_hook_changes_nothing(settings: Settings) -> None:
    with Register.open(settings) as register:
        register.hooks.put(ONE)
        assert register.hooks.advance(replace(ONE, state=b"1"))
        anew = replace(ONE, id="d")
        register.hooks.put(anew)
        assert not register.hooks.advance(replace(ONE, state=b"2"))
        register.hooks.drop(ONE)
        assert register.hooks.select() == [anew]
        register.hooks.drop(anew)
        register.hooks.drop(anew)
        assert not register.hooks.advance(anew)
        assert register.hooks.select() == []


def test_hooks_outlive_a_restart_and_are_no_streams(shared: Settings) -> None:
    with Register.open(shared) as register:
        register.hooks.put(ONE)
    with Register.open(shared) as register:
        assert register.hooks.select() == [ONE]
        assert list(register.streams()) == []
        assert register.audit().findings == ()


def test_forgetting_takes_them(shared: Settings) -> None:
    with Register.open(shared) as register:
        register.append([_row("one")])
        register.hooks.put(ONE)
        register.hooks.put(FAR)
        replace_streams(shared, ("one",), 1, Stored("one", 1, "left", b"{}"))
        assert register.hooks.select() == [FAR]


def test_copies_and_backups_have_them(shared: Settings, tmp_path: Path) -> None:
    target = sqlite_settings(tmp_path / "copy.db")
    with Register.open(shared) as register, Register.open(target) as other:
        register.hooks.put(ONE)
        copy(register, other)
        assert other.hooks.select() == [ONE]
    save(target, tmp_path / "backup.db")
    with Register.open(sqlite_settings(tmp_path / "backup.db", access="read")) as register:
        assert register.hooks.select() == [ONE]
        with pytest.raises(Unavailable):
            register.hooks.put(TWO)


def test_no_byte_of_a_dropped_one_stays_in_the_file(path: Path) -> None:
    with Register.open(sqlite_settings(path)) as register:
        register.hooks.put(ONE)
        register.hooks.drop(ONE)
    assert b"example.org/secret" not in path.read_bytes()


def test_a_schema_before_hooks_is_brought_to_them(postgres_url: str, postgres_schema: str) -> None:
    settings = postgres_settings(postgres_url, schema=postgres_schema)
    prepare(settings, upto=2)
    migrate(settings)
    with Register.open(settings) as register:
        register.hooks.put(ONE)
        assert register.hooks.select() == [ONE]
