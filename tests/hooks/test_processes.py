"""Hooks of processes that are killed, and of several that share a register: every frame once or more, in order."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.api.service import SEATS
from tests.hooks.receiver import Receiver, answered, verified
from tests.waiting import until

ROOT = Path(__file__).parents[2]


class Process:
    """A service in a process of its own, on a port that stays when it is killed."""

    def __init__(self, **choices: str) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        named = {f"GREFFE_{name.upper()}": value for name, value in choices.items()}
        self._env = {
            **os.environ,
            "GREFFE_HOOK_NETWORKS": "127.0.0.0/8",
            "GREFFE_HOOK_RATE": "0",
            "GREFFE_HOOK_PAUSE_SECONDS": "0.05",
            "GREFFE_RATE_LIMIT": "0",
            **named,
        }
        self.start()

    def start(self) -> None:
        handle = self._listening.fileno()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.api.killed", str(handle)], cwd=ROOT, env=self._env, pass_fds=[handle]
        )

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def close(self) -> None:
        self.kill()
        self._listening.close()


@contextmanager
def running(**choices: str) -> Iterator[Process]:
    process = Process(**choices)
    try:
        yield process
    finally:
        process.close()


class Table:
    """A table of Nosgoth, played through whichever process is there."""

    def __init__(self, url: str, receiver: Receiver) -> None:
        body = {"system": "nosgoth", "title": "Vendredi", "seats": SEATS[:2]}
        made = httpx.post(f"{url}/tables", json=body, timeout=30).json()
        self.path = f"/tables/{made['table']}"
        self.gm, self.ann = ({"Authorization": f"Bearer {seat['token']}"} for seat in made["seats"])
        self.acts = 0
        hook = {"address": receiver.address}
        httpx.put(f"{url}{self.path}/seats/player1/hook", json=hook, headers=self.ann, timeout=30).raise_for_status()

    def act(self, url: str) -> None:
        """Once, through whatever happens to the process."""
        self.acts += 1
        body = {"command": {"type": "JoinTable", "name": f"n{self.acts}"}}
        key: Mapping[str, str] = {**self.gm, "Idempotency-Key": f"act {self.acts}"}

        def acknowledged() -> bool:
            try:
                answer = httpx.post(f"{url}{self.path}/commands", json=body, headers=key, timeout=30)
            except httpx.TransportError:
                return False
            return answer.status_code == 201

        until(acknowledged)

    def frames(self, url: str) -> list[Any]:
        page = httpx.get(f"{url}{self.path}/feed?after=1", headers=self.ann, timeout=30)
        frames: list[Any] = page.json()["frames"]
        return frames

    def check(self, receiver: Receiver, url: str) -> None:
        """Every frame came, in order but for repetitions, each as the feed tells it and signed."""
        frames = self.frames(url)
        came = verified(receiver.await_frames(frames[-1]["frame"]), url)
        firsts: dict[str, Any] = {}
        for each in came:
            assert firsts.setdefault(each.id, each.json["data"]["frame"]) == each.json["data"]["frame"]
        assert list(firsts.values()) == frames
        assert {each.json["data"]["seat"] for each in came} == {"player1"}


def test_killed_between_sending_and_noting_it_sends_again(tmp_path: Path, receiver: Receiver) -> None:
    """The receiver itself kills the service once it has the delivery, before it answers; or just after."""
    database = str(tmp_path / "greffe.sqlite")
    with running(database=database) as process:
        table = Table(process.url, receiver)
        take = answered(204)

        def killing_before(connection: socket.socket) -> None:
            process.kill()
            process.start()

        def killing_after(connection: socket.socket) -> None:
            take(connection)
            process.kill()
            process.start()

        receiver.script += [take, killing_before, killing_after, take, killing_before]
        for _ in range(5):
            table.act(process.url)
        until(lambda: not receiver.script)
        table.act(process.url)
        table.check(receiver, process.url)
        assert len(receiver.came) >= len(table.frames(process.url)) + 2  # both that were not answered came again


@pytest.fixture
def shared(
    postgres: Mapping[str, str], postgres_schema: str, redis_url: str, prefix: str, tmp_path: Path
) -> dict[str, str]:
    return {
        "database": postgres["POSTGRES_URL"],
        "database_schema": postgres_schema,
        "keys": str(tmp_path / "keys"),
        "redis": redis_url,
        "redis_prefix": prefix,
    }


def test_of_two_processes_one_delivers_and_the_other_takes_over(shared: dict[str, str], receiver: Receiver) -> None:
    with ExitStack() as stack:
        one = stack.enter_context(running(**shared))
        table = Table(one.url, receiver)
        table.act(one.url)
        table.check(receiver, one.url)
        two = stack.enter_context(running(**shared))
        for _ in range(5):
            table.act(two.url)
            table.act(one.url)
        table.check(receiver, two.url)
        assert len(receiver.came) == len(table.frames(two.url))  # each once
        one.kill()
        table.act(two.url)
        table.act(two.url)
        table.check(receiver, two.url)


def test_without_a_claim_everything_comes_all_the_same(shared: dict[str, str], receiver: Receiver) -> None:
    """Without Redis, each of two processes delivers: more than once, never a gap."""
    alone = {name: value for name, value in shared.items() if not name.startswith("redis")}
    with running(**alone) as one, running(**alone) as two:
        table = Table(one.url, receiver)
        for _ in range(3):
            table.act(two.url)
            table.act(one.url)
        table.check(receiver, one.url)
