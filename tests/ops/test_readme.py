"""The READMEs are true: their session runs against a real service, their table of games is the registry."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from domain.game import Game
from domain.seating.opening import seat_bounds
from domain.systems import GAMES
from ops.cli.main import GROUPS, main
from ops.clients.python.greffe_client import Client
from tests.ops.conftest import ROOT, environment
from tests.ops.test_serving import HOST, STARTED, free_port, running

PAGES = {
    path: (ROOT / path).read_text(encoding="utf-8")
    for path in ("README.md", *(f"{room}/README.md" for room in ("api", "domain", "ops")))
}
README = PAGES["README.md"]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
END = "== end of block"


def section(page: str, title: str) -> str:
    return PAGES[page].partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def session() -> list[tuple[str, str]]:
    """The shell blocks of the session, each with the output that the README claims for it."""
    blocks: list[tuple[str, str]] = []
    for kind, text in FENCE.findall(section("api/README.md", "A session with curl")):
        if kind == "sh":
            blocks.append((text, ""))
        else:
            blocks[-1] = (blocks[-1][0], text)
    return blocks


def test_the_session_runs_as_it_is_written(tmp_path: Path) -> None:
    port = free_port()
    command = tmp_path / "greffe"
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m ops.cli.main "$@"\n')
    command.chmod(0o755)
    blocks = session()
    assert len(blocks) >= 10
    script = "".join(f"{text}echo '{END}'\n" for text, _ in blocks)
    env = environment(GREFFE=f"http://{HOST}:{port}")
    env["PATH"] = f"{tmp_path}:{env['PATH']}"
    with running(tmp_path, "serve", "--port", port) as process:
        with Client(f"http://{HOST}:{port}") as service:
            service.ready(STARTED)
        done = subprocess.run(
            ["bash", "-eu", "-c", script],
            cwd=tmp_path,
            env=env,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        process.terminate()
    printed = done.stdout.split(f"{END}\n")[:-1]
    assert printed == [claimed for _, claimed in blocks], done.stderr
    assert done.returncode == 0


def test_the_socket_plays(tmp_path: Path) -> None:
    fences = FENCE.findall(section("api/README.md", "What a client should know"))
    [program] = [text for _, text in fences if "websockets" in text]
    port = free_port()
    with running(tmp_path, "serve", "--port", port) as process:
        with Client(f"http://{HOST}:{port}", "en") as service:
            service.ready(STARTED)
            opened = service.open("nosgoth", "Friday", [("Maud", "gm"), ("Ilse", "player")])
        known = f"table, token = {opened.table!r}, {opened.seats[0].token!r}\n"
        done = subprocess.run(
            [sys.executable, "-c", known + program.replace("127.0.0.1:8000", f"{HOST}:{port}")],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        process.terminate()
    first = "1 The table “Friday” is open. The game master reads what is said to some alone, too."
    assert done.stdout.splitlines() == [first, "2 Maud sits down."], done.stderr


def seats(game: Game) -> str:
    """`gm 1, player 4 to 5, spectator 0 to 12`."""

    def amount(least: int, most: int) -> str:
        return str(least) if least == most else f"{least} to {most}"

    return ", ".join(f"{role} {amount(*seat_bounds(game, role))}" for role in game.roles)


def test_the_table_of_games_is_that_of_the_registry() -> None:
    table = README.partition("<!-- games -->\n")[2].partition("\n\n")[0].splitlines()
    rows = [f"| {game.title} | `{game.name}` | {game.version} | {seats(game)} |" for game in GAMES.values()]
    assert table[2:] == rows, "the table of games in README.md should have these rows:\n" + "\n".join(rows)


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_that_it_names_exist(page: str) -> None:
    text = PAGES[page]
    for path in set(re.findall(r"`greffe (\w+(?: [a-z]+)?)", text)):
        command, *within = path.split()
        assert command in GROUPS
        used = re.findall(rf"`greffe {path}[^`]*?(--[a-z]+)", text.replace("\n", " "))
        shown = CliRunner().invoke(main, [command, *within, "--help"]).output
        assert not [option for option in used if option not in shown], path


def anchor(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")


@pytest.mark.parametrize("page", PAGES)
def test_its_links_within_lead_somewhere(page: str) -> None:
    anchors = {f"#{anchor(heading)}" for heading in re.findall(r"^#+ (.+)$", PAGES[page], re.MULTILINE)}
    for target in re.findall(r"\]\(([^)]+)\)", PAGES[page]):
        assert target in anchors or (ROOT / page).parent.joinpath(target).exists(), target


@pytest.mark.parametrize("page", PAGES)
def test_the_folders_that_it_names_exist(page: str) -> None:
    for path in re.findall(r"`((?:domain|projections|api|ops|tests)/[\w/.]+)`", PAGES[page]):
        assert (ROOT / path).exists(), path
