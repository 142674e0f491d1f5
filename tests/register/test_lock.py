"""One process for one file: the lock of the operating system beside it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from domain.register import Register, Unavailable, sqlite_settings
from tests.register.test_register import event

ROOT = Path(__file__).resolve().parents[2]
HOLDING = """
import sys, time
from domain.register import Register, sqlite_settings
with Register.open(sqlite_settings(sys.argv[1], access="alone")) as register:
    print("held", flush=True)
    time.sleep(600)
"""


@contextmanager
def holder(path: Path) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", HOLDING, str(path)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as child:
        try:
            assert child.stdout
            assert child.stdout.readline() == "held\n"
            yield child
        finally:
            child.kill()


def refused(path: Path) -> str:
    with pytest.raises(Unavailable) as caught:
        Register.open(sqlite_settings(path, access="alone"))
    assert caught.value.cause == "held"
    return caught.value.detail


def test_a_second_process_is_told_who_holds_the_file(path: Path) -> None:
    with holder(path) as child:
        assert f"process {child.pid} on " in refused(path)


def test_a_second_register_in_the_same_process_is_refused_as_well(path: Path) -> None:
    with Register.open(sqlite_settings(path, access="alone")):
        assert f"process {os.getpid()} on " in refused(path)
    Register.open(sqlite_settings(path, access="alone")).close()


def test_another_name_of_the_file_is_no_way_around(path: Path) -> None:
    other = path.with_name("other.db")
    with Register.open(sqlite_settings(path, access="alone")):
        other.symlink_to(path)
        assert str(os.getpid()) in refused(other)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_a_killed_process_gives_the_file_up(path: Path) -> None:
    with holder(path) as child:
        child.send_signal(signal.SIGKILL)
        child.wait(10)
        with Register.open(sqlite_settings(path, access="alone")) as register:
            register.append([event("t", 1)])


def test_a_register_that_cannot_be_opened_gives_the_file_up(path: Path) -> None:
    with Register.open(sqlite_settings(path)) as register:
        register.append([event("t", 1)])
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))
    for _ in range(2):
        with pytest.raises(Unavailable, match="malformed"):
            Register.open(sqlite_settings(path, access="alone"))
    path.write_bytes(whole)
    Register.open(sqlite_settings(path, access="alone")).close()


def test_whoever_reads_needs_no_lock_and_writes_nothing(path: Path) -> None:
    with Register.open(sqlite_settings(path, access="alone")) as register:
        register.append([event("t", 1)])
        with Register.open(sqlite_settings(path, access="read")) as reading:
            assert reading.head("t") == 1
            with pytest.raises(Unavailable) as caught:
                reading.append([event("t", 2)])
            assert caught.value.cause == "read_only"
        register.append([event("t", 2)])
    before = path.read_bytes()
    with Register.open(sqlite_settings(path, access="read")) as reading:
        assert reading.head("t") == 2
    assert path.read_bytes() == before


def test_reading_founds_nothing(path: Path) -> None:
    with pytest.raises(Unavailable, match="no file"):
        Register.open(sqlite_settings(path, access="read"))
    assert not path.exists()
