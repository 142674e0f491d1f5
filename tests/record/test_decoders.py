"""Whatever is read by its type was made ready beforehand: msgspec is not safe while it describes a type."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from domain.record.chain import GENESIS
from domain.register import Register, sqlite_settings
from projections.feeds.loading import sealed
from tests.contract.sessions import NAMES, played

ROOT = Path(__file__).resolve().parents[2]
STARTS = 5
ENOUGH = 30  # events: every session has told the commonest of its commands by then

AT_ONCE = """
import sys, threading
from domain.register import Register, sqlite_settings
from projections.feeds.loading import load

def read(names):
    barrier.wait()
    for name in names:
        load(register, name)

with Register.open(sqlite_settings(sys.argv[1])) as register:
    names = list(register.streams())
    barrier = threading.Barrier(8)
    threads = [threading.Thread(target=read, args=(names[n % 5:] + names[:n % 5],)) for n in range(8)]
    sys.setswitchinterval(1e-6)
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("all read")
"""


@pytest.fixture(scope="module")
def sessions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginnings of a session of every game, each a table of that name."""
    path = tmp_path_factory.mktemp("decoders") / "register.sqlite"
    with Register.open(sqlite_settings(path)) as register:
        for name in NAMES:
            scene, head, rows = played(name), GENESIS, []
            for event in scene.feeds.history.raw[:ENOUGH]:
                row, head = sealed(scene.game, name, event, head)
                rows.append(row)
            register.append(rows)
    return path


@pytest.mark.parametrize("start", range(STARTS))
def test_many_threads_read_their_first_events_at_once(sessions: Path, start: int) -> None:
    """Each time in a process that has read nothing before. Decoders made by the first to ask kill it with SIGSEGV."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", AT_ONCE, str(sessions)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "all read\n"), done.stderr


def typed(tree: ast.AST) -> Iterator[ast.Call]:
    """Calls inside functions that make a decoder, or decode by a type that may never have been described."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and describes(call):
                    yield call


def describes(call: ast.Call) -> bool:
    match call.func:
        case ast.Attribute(attr="Decoder"):
            return True
        case ast.Attribute(attr="decode"):
            return any(keyword.arg == "type" for keyword in call.keywords)
        case _:
            return False


def test_no_decoder_is_made_in_the_middle_of_things() -> None:
    """`convert` is left: it asks for types of a game alone, which the game has described."""
    at_birth = {"domain/game/decoders.py", "projections/base/projection.py"}
    found = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for layer in ("domain", "projections", "api")
        for path in sorted((ROOT / layer).rglob("*.py"))
        if str(path.relative_to(ROOT)) not in at_birth
        for call in typed(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found
