"""Whatever the command line writes, its owner alone may read, whatever the umask: it holds the secrets of tables."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path

import click
import pytest

from ops.cli.main import GROUPS, main
from ops.clients.python.greffe_client import Client
from tests.ops.conftest import TABLES, Greffe
from tests.ops.test_serving import HOST, STARTED, free_port, interrupted, running

TABLE = TABLES[0]
NEW = ("--data", "new.sqlite")
OLD = ("--data", "greffe.sqlite")
WRITING: Mapping[str, tuple[str, ...]] = {
    "record": ("greffe.sqlite", TABLE, "--output", "record.jsonl"),
    "kit": ("greffe.sqlite", TABLE, "--seat", "gm1", "--output", "kit.json"),
    "story": ("greffe.sqlite", TABLE, "--seat", "player1", "--output", "story.html"),
    "dossier": ("greffe.sqlite", TABLE, "--output", "dossier.html"),
    "backup": ("backup.sqlite", *OLD),
    "restore": ("greffe.sqlite", *NEW),
    "copy": ("greffe.sqlite", "new.sqlite"),
    "migrate": NEW,
    "key": ("make", *OLD),
    "host": ("issue", "bot", *OLD),
    "token": (TABLE, "gm1", *OLD),
    "close": (TABLE, *OLD),
    "forget": (TABLE, *OLD),
    "bench": ("length", "--quick", "--json", "figures.json", "--svg", "figures.svg"),
}
STAYING: Mapping[str, tuple[str, ...]] = {"serve": (), "up": ("--no-scene",), "demo": ("nosgoth", "--moves", "5")}
READING = frozenset({"replay", "why", "diff", "tables", "verify", "rules", "config", "doctor", "impact", "simulate"})
"""Those that write nothing, or only into a temporary folder that they remove."""


@pytest.fixture(autouse=True)
def _no_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> dict[str, str]:
    """The files in a folder that others than their owner may read or write, with their modes."""
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*") if path.is_file()}
    return {name: oct(mode) for name, mode in modes.items() if mode & 0o077}


def test_every_command_writes_or_reads() -> None:
    assert sorted(GROUPS) == sorted([*WRITING, *STAYING, *READING])


@pytest.mark.parametrize("name", sorted(READING))
def test_a_command_that_reads_takes_no_file_to_write(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    kinds = [parameter.type for parameter in command.params]
    assert not [kind for kind in kinds if isinstance(kind, click.Path) and not kind.exists]


@pytest.mark.parametrize("name", WRITING)
def test_what_a_command_writes_is_private(greffe: Greffe, database: Path, tmp_path: Path, name: str) -> None:
    database.chmod(0o600)
    was = set(tmp_path.iterdir())
    done = greffe(name, *WRITING[name])
    assert done.returncode == 0, done.stderr
    assert set(tmp_path.iterdir()) != was
    assert open_to_others(tmp_path) == {}


@pytest.mark.parametrize("name", STAYING)
def test_what_a_service_writes_is_private(tmp_path: Path, name: str) -> None:
    port = free_port()
    with running(tmp_path, name, *STAYING[name], "--port", port, *NEW) as process:
        with Client(f"http://{HOST}:{port}") as service:
            service.ready(STARTED)
        assert {"new.sqlite", "new.sqlite-wal", "new.sqlite-shm"} <= {path.name for path in tmp_path.iterdir()}
        assert open_to_others(tmp_path) == {}
        interrupted(process)
    assert open_to_others(tmp_path) == {}
