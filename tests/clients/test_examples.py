"""The examples do what their README says, each a program of its own, stopped in the middle, against real services."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

from ops.clients.python.greffe_client import Client, Opened, Seat
from ops.clients.type_declarations import JAVASCRIPT
from tests.api.service import UNLIMITED, Service, serving
from tests.waiting import until

CLIENTS = Path(__file__).resolve().parents[2] / "ops/clients"
PACKAGE, EXAMPLES = CLIENTS / "python", CLIENTS / "examples"
PAGE = (EXAMPLES / "README.md").read_text(encoding="utf-8")
POINTS = {"life": 12, "movement": 10, "mental": 9, "corruption": 4}
SEATS = [("Maud", "gm"), ("Ilse", "player")]


def claimed(kind: str) -> list[str]:
    """The lines of a fence of the README."""
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(found).splitlines()


@contextmanager
def running(output: Path, token: str, *command: str | Path) -> Iterator[subprocess.Popen[bytes]]:
    """An example beside the test; what it prints is added to the file. It is killed at the end."""
    env = {**os.environ, "PYTHONPATH": str(PACKAGE), "PYTHONUTF8": "1", "GREFFE_TOKEN": token}
    with output.open("ab") as out, subprocess.Popen(command, env=env, stdout=out, cwd=output.parent) as process:
        try:
            yield process
        finally:
            process.kill()


def printed(output: Path) -> list[str]:
    return output.read_text(encoding="utf-8").splitlines()


def begin(client: Client) -> tuple[Opened, Seat, Seat, str]:
    """A table in play: Maud's seat, Ilse's, and her character."""
    opened = client.open("nosgoth", "The tower of crows", SEATS)
    seats = client.seats(opened)
    maud, ilse = seats["gm1"], seats["player1"]
    for seat in (maud, ilse):
        seat.do({"type": "JoinTable"})
    maud.do({"type": "StartTable"})
    made = ilse.do({"type": "CreateCharacter", "name": "Ysolde", "characteristics": POINTS})
    return opened, maud, ilse, made.entries[0].event or ""


def declare(ilse: Seat, character: str, text: str) -> str:
    return ilse.do({"type": "DeclareAction", "character": character, "text": text}).entries[0].event or ""


def rulings(seat: Seat) -> list[str]:
    lines = (line for frame in seat.feed() for line in frame.entries)
    return [line.text for line in lines if line.seat == "gm1" and line.type in ("ActionClassified", "DifficultySet")]


def has_rulings(seat: Seat, count: int) -> bool:
    return len(rulings(seat)) >= count


def test_the_page_opens_a_table(service: Service) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    program = program.replace("http://127.0.0.1:8000", service.url)
    env = {"PYTHONPATH": str(PACKAGE), "PYTHONUTF8": "1"}
    done = subprocess.run((sys.executable, "-c", program), env=env, capture_output=True, text=True, check=True)
    assert [line.split(" ")[0] for line in done.stdout.splitlines()] == ["gm1", "player1", "host"]


def test_the_bot_rules_each_action_once(service: Service, tmp_path: Path) -> None:
    """Though it is killed after each thing that it does, and another one holds the same seat."""
    with Client(service.url, "en") as client:
        opened, maud, ilse, ysolde = begin(client)
        command = (sys.executable, EXAMPLES / "bot.py", service.url, opened.table)
        output, other = tmp_path / "bot", tmp_path / "other"
        action = declare(ilse, ysolde, "Climb the tower")
        for done in range(1, 5):
            if done % 2 and done > 1:
                ilse.do({"type": "ResolveAction", "action": action}, [11])
                action = declare(ilse, ysolde, f"Climb on, {done}")
            with running(output, maud.token, *command), running(other, maud.token, *command):
                until(partial(has_rulings, maud, done))
        assert rulings(maud)[:2] == claimed("bot")
        assert len(rulings(maud)) == 4


def test_the_screen_goes_on_through_a_restart(bare_node: Path, tmp_path: Path) -> None:
    output, database = tmp_path / "screen", tmp_path / "greffe.sqlite"
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "greffe-client").symlink_to(JAVASCRIPT)
    script = tmp_path / "screen.mjs"
    script.write_bytes((EXAMPLES / "screen.mjs").read_bytes())
    lines = claimed("screen")
    with ExitStack() as stack:
        with serving(database, **UNLIMITED) as service, Client(service.url, "en") as client:
            opened, maud, ilse, ysolde = begin(client)
            command = (str(bare_node), str(script), service.url, opened.table)
            stack.enter_context(running(output, ilse.token, *command))
            climb = declare(ilse, ysolde, "Climb the tower")
            until(lambda: printed(output) == lines[:8])
        with serving(database, port=int(service.url.rpartition(":")[2]), **UNLIMITED):
            with Client(service.url, "en") as client:
                again = client.seat(opened.table, maud.token)
                again.do({"type": "RuleAction", "action": climb, "characteristic": "movement", "level": 4})
            until(lambda: printed(output) == lines)


def test_the_assistant_plays_its_scene(service: Service, tmp_path: Path) -> None:
    output = tmp_path / "assistant"
    with Client(service.url, "en") as client:
        opened = client.open("nosgoth", "The tower of crows", SEATS)
        seats = client.seats(opened)
        for seat in (seats["gm1"], seats["player1"]):
            seat.do({"type": "JoinTable"})
        seats["gm1"].do({"type": "StartTable"})
        command = (sys.executable, str(EXAMPLES / "assistant.py"), service.url, opened.table)
        with running(output, opened.tokens["player1"], *command) as process:
            assert process.wait(60) == 0
    assert printed(output) == claimed("assistant")


def test_the_types_of_those_in_python_fit(tmp_path: Path) -> None:
    """They import the package under the name under which it is installed, so they are checked by themselves."""
    scripts = sorted(map(str, EXAMPLES.glob("*.py")))
    cache = ("--cache-dir", str(CLIENTS.parents[1] / ".mypy_cache" / "examples"))
    command = (sys.executable, "-m", "mypy", "--strict", "--config-file", "", *cache, *scripts)
    done = subprocess.run(
        command, env={**os.environ, "MYPYPATH": str(PACKAGE)}, capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
