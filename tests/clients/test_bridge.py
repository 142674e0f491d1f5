"""The bridge of the examples: a room of a real homeserver as a table."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ops.bench.servers import Missing
from ops.clients.python.greffe_client import Client
from tests.api.service import UNLIMITED, serving
from tests.clients.matrix.homeserver import Homeserver, Person, homeserver
from tests.clients.test_examples import EXAMPLES, PACKAGE, begin, claimed
from tests.servers import missing
from tests.waiting import until

HIDDEN = "Malek"
CHOICES: dict[str, Any] = {"hook_networks": ("127.0.0.0/8",), "hook_pause_seconds": 0.05, "hook_rate": 0}


@pytest.fixture(scope="module")
def matrix(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Homeserver]:
    """The first start makes its keys and its tables."""
    try:
        with homeserver(tmp_path_factory.mktemp("matrix")) as server:
            yield server
    except Missing as reason:
        missing(reason)


@contextmanager
def bridging(file: Path) -> Iterator[None]:
    """The bridge beside the test, killed at the end."""
    command = (sys.executable, str(EXAMPLES / "bridge.py"), str(file))
    env = {**os.environ, "PYTHONPATH": str(PACKAGE)}
    said = file.parent / "bridge.log"
    with said.open("ab") as log, subprocess.Popen(command, env=env, stdout=log, stderr=log) as process:
        try:
            yield
            assert process.poll() is None, said.read_text(encoding="utf-8")
        finally:
            process.kill()


def own_room(person: Person, table: str, seat: str) -> str:
    """The room that the bridge makes for a seat, once it is there."""
    alias = f"#greffe-{table}-{seat}:localhost"
    until(lambda: person.may_join(alias))
    return person.may_join(alias)


def test_a_room_is_a_table(matrix: Homeserver, tmp_path: Path) -> None:
    maud, ilse, bridge, guest = map(matrix.person, ("maud", "ilse", "bridge", "guest"))
    invited = [ilse.id, bridge.id, guest.id]
    common = maud.ask("POST", "/createRoom", {"preset": "private_chat", "invite": invited})["room_id"]
    for each in (ilse, guest):
        assert each.may_join(common)
    with serving(tmp_path / "greffe.sqlite", **UNLIMITED, **CHOICES) as service, Client(service.url, "en") as client:
        opened, gm, player, _ = begin(client)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        settings = {
            "greffe": service.url,
            "table": opened.table,
            "homeserver": matrix.url,
            "token": bridge.token,
            "people": {maud.id: gm.token, ilse.id: player.token},
            "port": port,
            "hooks": f"http://127.0.0.1:{port}/",
            "position": str(tmp_path / "position"),
        }
        file = tmp_path / "settings.json"
        file.write_text(json.dumps(settings), encoding="utf-8")
        with bridging(file):
            mauds, ilses = own_room(maud, opened.table, "gm1"), own_room(ilse, opened.table, "player1")
            until(lambda: (tmp_path / "position").exists())
            gm.do({"type": "AddCombatant", "name": HIDDEN, "kind": "other", "level": 3})
            (declares, rules) = (line.partition("> ")[2] for line in claimed("bridge"))
            ilse.say(common, "Shall I climb?")
            guest.say(common, "!PauseTable")
            ilse.say(common, declares)
            until(lambda: any("declares" in text for text in maud.read(mauds)))
        ilse.say(common, "! ")
        maud.say(mauds, rules)
        # Neither what was said meanwhile is lost, nor is anything done again that was done.
        with bridging(file):
            until(lambda: any("difficulty" in text for text in ilse.read(ilses)))
            until(lambda: any(text.startswith("!JoinTable") for text in ilse.read(ilses)))
            ilse.say(ilses, "!ResolveAction action=nothing")
            until(lambda: any("409" in text for text in ilse.read(ilses)))
            texts = [line.text for frame in player.feed(after=4) for line in frame.entries][1:]
            until(lambda: all(text in "\n".join(ilse.read(ilses)) for text in texts))  # frames come beside answers
        read = "\n".join(ilse.read(ilses))
        assert {text: read.count(text) for text in texts} == dict.fromkeys(texts, 1)
        assert HIDDEN in "\n".join(maud.read(mauds))
        for person, room in ((ilse, ilses), (guest, common)):
            assert HIDDEN not in "\n".join(person.read(room))
        assert client.seat(opened.table, gm.token).table().status == "playing"
