"""Killed in the middle of a storm of commands, again and again: whatever was acknowledged is there, once."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Condition, Thread
from typing import Any

import httpx

from domain.register import Register, sqlite_settings
from domain.register.integrity.verify import verify_register
from domain.systems import GAMES
from ops.commands.service.demo import seats_for

ROOT = Path(__file__).parents[2]
KILLS = 6
TABLES = 4
BETWEEN = 40  # acknowledged commands between two kills


class Storm:
    """One table and a seat that takes one name after another; each command is sent until it is acknowledged."""

    def __init__(self, url: str, news: Condition) -> None:
        self.http = httpx.Client(base_url=url, timeout=30)
        self.news = news
        self.names: list[str] = []
        self.over = False
        game = next(iter(GAMES.values()))
        seats = [{"name": name, "role": role} for name, role in seats_for(game)]
        opened = self.http.post("/tables", json={"system": game.name, "title": "x", "seats": seats}).json()
        self.path = f"/tables/{opened['table']}"
        self.http.headers["Authorization"] = f"Bearer {opened['seats'][0]['token']}"
        self.thread = Thread(target=self.blow)

    def blow(self) -> None:
        while not self.over:
            name = f"n{len(self.names)}"
            while not self.acknowledged(name):
                pass
            with self.news:
                self.names.append(name)
                self.news.notify()

    def acknowledged(self, name: str) -> bool:
        body = {"command": {"type": "JoinTable", "name": name}}
        try:
            answer = self.http.post(f"{self.path}/commands", json=body, headers={"Idempotency-Key": name})
        except httpx.TransportError:
            return False
        assert answer.status_code == 201, answer.text
        return True

    def recorded(self) -> list[str]:
        """The names in the feed, in order."""
        names: list[str] = []
        after = 0
        while frames := self.http.get(f"{self.path}/feed", params={"after": after, "limit": 1000}).json()["frames"]:
            after = frames[-1]["frame"]
            lines: list[Any] = [line for frame in frames for line in frame["entries"]]
            names += [line["fields"]["name"] for line in lines if line["type"] == "SeatJoined"]
        return names


@contextmanager
def process(database: Path, listening: socket.socket) -> Iterator[subprocess.Popen[bytes]]:
    """A service that dies with the block. The socket outlives it: callers wait in its queue for the next one."""
    env = os.environ | {
        "GREFFE_DATABASE": str(database),
        "GREFFE_RATE_LIMIT": "0",
        "GREFFE_COMMAND_RATE_LIMIT": "0",
        "GREFFE_TABLES_PER_ADDRESS": "0",
        "GREFFE_TABLES_IN_ALL": "0",
        "PYTHONPATH": str(ROOT),
    }
    descriptor = listening.fileno()
    command = [sys.executable, "-m", "tests.api.killed", str(descriptor)]
    child = subprocess.Popen(command, cwd=ROOT, env=env, pass_fds=[descriptor])
    try:
        yield child
    finally:
        child.send_signal(signal.SIGKILL)
        child.wait()


def test_what_was_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    database = tmp_path / "greffe.sqlite"
    listening = socket.create_server(("127.0.0.1", 0))
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    news = Condition()
    storms: list[Storm] = []

    def done() -> int:
        return sum(len(storm.names) for storm in storms)

    for kill in range(KILLS):
        with process(database, listening):
            if not storms:
                storms = [Storm(url, news) for _ in range(TABLES)]
                for storm in storms:
                    storm.thread.start()
            goal = done() + BETWEEN + kill
            with news:
                assert news.wait_for(lambda goal=goal: done() >= goal, timeout=60)  # type: ignore[misc]
            acknowledged = [list(storm.names) for storm in storms]
        with Register.open(sqlite_settings(database)) as register:
            report = verify_register(register)
        assert report.sound, report
    with process(database, listening):
        for storm in storms:
            storm.over = True
        for storm, before in zip(storms, acknowledged, strict=True):
            storm.thread.join(60)
            assert not storm.thread.is_alive()
            assert storm.recorded() == storm.names
            assert storm.names[: len(before)] == before
            storm.http.close()
    listening.close()
    assert done() >= KILLS * BETWEEN
