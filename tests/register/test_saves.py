"""What is kept beside a stream: replaced, forgotten with it, left out of copies, in nobody's way."""

from pathlib import Path

import pytest

from domain.record.chain import GENESIS, seal
from domain.register import Register, Stored, Unavailable, save, sqlite_settings, tip_of
from domain.register.deletion import replace_streams
from domain.register.integrity.copies import copy
from domain.register.integrity.verify import verify_register

Settings = dict[str, str]


def _row(stream: str) -> Stored:
    return Stored(stream, 1, "t", seal(stream, 1, "t", GENESIS, b'{"at":"2026-01-01T20:00:00Z"}')[0])


TIP, OTHER = tip_of(_row("one")), tip_of(_row("two"))


def test_the_last_that_was_saved_is_there(settings: Settings) -> None:
    with Register.open(settings) as register:
        register.append([_row("one"), _row("two")])
        assert register.snapshots.load("one") is None
        register.snapshots.save("one", TIP, {0: b"first"})
        register.snapshots.save("one", TIP, {0: b"second\0" * 1000})
        register.snapshots.save("two", OTHER, {0: b"other", 1: b"and more"})
        assert register.snapshots.load("one") == b"second\0" * 1000
        assert register.snapshots.load("two") == b"other"
        assert (register.snapshots.load("two", 1), register.snapshots.load("one", 1)) == (b"and more", None)
        assert list(register.streams()) == ["one", "two"]


def test_nothing_is_saved_of_what_is_not_there(settings: Settings) -> None:
    """Neither of a stream that was forgotten meanwhile, nor of one that went back."""
    with Register.open(settings) as register:
        register.snapshots.save("one", TIP, {0: b"too late"})
        register.append([_row("one")])
        register.snapshots.save("one", OTHER, {0: b"of another register"})
        assert register.snapshots.load("one") is None


def test_it_outlives_a_restart(shared: Settings) -> None:
    with Register.open(shared) as register:
        register.append([_row("one")])
        register.snapshots.save("one", TIP, {0: b"kept"})
    with Register.open(shared) as register:
        assert register.snapshots.load("one") == b"kept"


def test_forgetting_takes_it(shared: Settings) -> None:
    with Register.open(shared) as register:
        register.append([_row("one")])
        register.append([_row("two")])
        register.snapshots.save("one", TIP, {0: b"a secret of one"})
        register.snapshots.save("two", OTHER, {0: b"kept"})
        replace_streams(shared, ("one",), 1, Stored("one", 1, "left", b"{}"))
        assert register.snapshots.load("one") is None
        assert register.snapshots.load("two") == b"kept"


def test_forgetting_works_where_nothing_was_ever_saved(shared: Settings) -> None:
    with Register.open(shared) as register:
        register.append([_row("one")])
        replace_streams(shared, ("one",), 1, Stored("one", 1, "left", b"{}"))
        assert [row.topic for row in register.read("one")] == ["left"]


def test_nothing_of_it_is_left_in_the_file(path: Path) -> None:
    """Neither of what was forgotten, nor of what was replaced before."""
    with Register.open(sqlite_settings(path)) as register:
        register.append([_row("one")])
        register.snapshots.save("one", TIP, {0: b"the butler did it " * 2000})
        register.snapshots.save("one", TIP, {0: b"or the gardener"})
        replace_streams(sqlite_settings(path), ("one",), 1, Stored("one", 1, "left", b"{}"))
    for file in path.parent.glob(f"{path.name}*"):
        assert b"the butler did it" not in file.read_bytes()
        assert b"or the gardener" not in file.read_bytes()


def test_a_copy_and_a_saved_file_do_without(path: Path, tmp_path: Path) -> None:
    with Register.open(sqlite_settings(path)) as register, Register.open(sqlite_settings(tmp_path / "to.db")) as other:
        register.append([_row("one")])
        register.snapshots.save("one", TIP, {0: b"kept"})
        copy(register, other)
        assert other.snapshots.load("one") is None
    save(sqlite_settings(path), tmp_path / "backup.db")
    with Register.open(sqlite_settings(tmp_path / "backup.db")) as backup:
        assert backup.snapshots.load("one") is None
        assert [row.stream for row in backup.read("one")] == ["one"]


def test_the_audit_does_not_see_it(settings: Settings) -> None:
    with Register.open(settings) as register:
        register.append([_row("one")])
        register.snapshots.save("one", TIP, {0: b"not an event"})
        assert verify_register(register).faults == ()


def test_who_only_reads_saves_nothing(path: Path) -> None:
    with Register.open(sqlite_settings(path)) as register:
        register.append([_row("one")])
        register.snapshots.save("one", TIP, {0: b"kept"})
    with Register.open(sqlite_settings(path, access="read")) as register:
        assert register.snapshots.load("one") == b"kept"
        with pytest.raises(Unavailable):
            register.snapshots.save("one", TIP, {0: b"another"})
