"""The command line as a process of its own, and a database to use it on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from api.storage.keyring import Keyring
from domain.register import Register, sqlite_settings
from ops.bench.logs import written
from ops.cli.main import main
from ops.cli.messages import speak

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = "en_GB.UTF-8"
EVENTS = 40
TABLES = ("aaaa", "bbbb")
Done = subprocess.CompletedProcess[str]
Greffe = Callable[..., Done]


def environment(**more: str) -> dict[str, str]:
    """The caller's, without any choice of his for the service."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GREFFE_")}
    return {**kept, "LC_ALL": ENGLISH, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "", **more}


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read English, wherever they run."""
    monkeypatch.setenv("LC_ALL", ENGLISH)
    speak("en")


@pytest.fixture
def greffe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Greffe:
    """Runs `greffe` in this process, in an empty folder; the exit code and both outputs."""

    def run(*arguments: object, **choices: str) -> Done:
        monkeypatch.chdir(tmp_path)
        for name in [name for name in os.environ if name.startswith("GREFFE_")]:
            monkeypatch.delenv(name)
        result = CliRunner().invoke(main, [*map(str, arguments)], env=choices)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Done([*map(str, arguments)], result.exit_code, result.stdout, result.stderr)

    return run


@pytest.fixture
def process(tmp_path: Path) -> Greffe:
    """Runs `greffe` as a process of its own; `before` is called in it first."""

    def run(*arguments: object, before: Callable[[], None] | None = None, **choices: str) -> Done:
        return subprocess.run(
            [sys.executable, "-m", "ops.cli.main", *map(str, arguments)],
            cwd=tmp_path,
            env=environment(**choices),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            preexec_fn=before,
        )

    return run


@pytest.fixture(scope="session")
def _written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("database") / "greffe.sqlite"
    with Register.open(sqlite_settings(path)) as register:
        for table in TABLES:
            register.append(written(EVENTS, table).rows)
    return path


@pytest.fixture
def database(_written: Path, tmp_path: Path) -> Path:
    """Two tables of the same session, in a copy that the test may ruin."""
    path = tmp_path / "greffe.sqlite"
    shutil.copy(_written, path)
    return path


def failed(done: Done, code: int, *words: str) -> None:
    """It ended with this code and one line that holds these words, without a traceback."""
    assert done.returncode == code, done.stderr or done.stdout
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    assert all(word in lines[0] for word in words), lines[0]


@pytest.fixture
def keys(tmp_path: Path) -> Keyring:
    """Make the keyring of the service that lives in the folder of the test."""
    made = Keyring(tmp_path / "greffe.keys")
    assert made.make()
    return made
