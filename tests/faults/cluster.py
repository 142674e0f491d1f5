"""Several API processes on one PostgreSQL and one Redis, as they run in earnest, and a storm of commands over them."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from api.http.bodies import idempotency_key
from domain.record.codec import read
from domain.register import Register, migrate, postgres_settings
from domain.register.integrity.verify import verify_register
from domain.systems import GAMES
from ops.bench.servers import LOCAL, Missing, Server, free_port, postgres_server, redis_server
from ops.commands.service.demo import seats_for
from projections.feeds.loading import load
from tests.proxy import Proxy, proxy
from tests.servers import missing
from tests.waiting import until

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds
PAUSE = 0.05  # between two attempts of a client


class Node:
    """One API process on a port of its own."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.port = free_port()
        self.url = f"http://{LOCAL}:{self.port}"
        self._environment = os.environ | {"PYTHONPATH": str(ROOT)} | environment
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "ops.cli.main", "serve", "--port", str(self.port)]
        self._process = subprocess.Popen(command, cwd=ROOT, env=self._environment)

    def wait(self) -> None:
        until(self._ready, PATIENCE)

    def _ready(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/ready", timeout=5).status_code == 200
        return False

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, sign: int = signal.SIGTERM) -> float:
        """How many seconds it took."""
        start = time.monotonic()
        if self._process:
            self._process.send_signal(sign)
            self._process.wait(20)
            self._process = None
        return time.monotonic() - start


@dataclass
class Cluster:
    """What a test may start and stop."""

    postgres: Server
    redis: Server
    nodes: list[Node]
    settings: dict[str, str]  # of the register
    proxy: Proxy  # between the nodes and PostgreSQL

    def node(self) -> Node:
        return random.choice(self.nodes)


@contextmanager
def cluster(nodes: int = 2) -> Iterator[Cluster]:
    with ExitStack() as stack:
        try:
            url, postgres = stack.enter_context(postgres_server())
            redis_url, redis = stack.enter_context(redis_server())
        except Missing as reason:
            missing(reason)
        between = stack.enter_context(proxy(postgres.port))
        settings = postgres_settings(url)
        migrate(settings)
        environment = {
            "GREFFE_DATABASE": url.replace(f":{postgres.port}/", f":{between.port}/"),
            "GREFFE_REDIS": redis_url,
            "GREFFE_RATE_LIMIT": "0",
            "GREFFE_COMMAND_RATE_LIMIT": "0",
            "GREFFE_TABLES_PER_ADDRESS": "0",
            "GREFFE_TABLES_IN_ALL": "0",
            "GREFFE_LOG_LEVEL": "error",
        }
        made = Cluster(postgres, redis, [Node(environment) for _ in range(nodes)], settings, between)
        for node in made.nodes:
            node.start()
            stack.callback(node.kill)
        for node in made.nodes:
            node.wait()
        yield made


@dataclass
class Table:
    """A table, its tokens, and what each seat's socket has told so far."""

    id: str
    tokens: dict[str, str]
    frames: dict[str, list[Any]] = field(default_factory=dict)


def open_table(node: Node) -> Table:
    game = next(iter(GAMES.values()))
    seats = [{"name": name, "role": role} for name, role in seats_for(game)]
    answer = httpx.post(f"{node.url}/tables", json={"system": game.name, "title": "x", "seats": seats}, timeout=20)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return Table(opened["table"], {seat["id"]: seat["token"] for seat in opened["seats"]})


class Storm:
    """Clients at tables: each sends one command after the other to any process, the same until it is acknowledged.

    Every seat has a socket besides, at any process, which goes on elsewhere when it breaks.
    """

    def __init__(self, cluster: Cluster, tables: int = 3, clients: int = 2) -> None:
        self.cluster = cluster
        self.tables = [open_table(cluster.node()) for _ in range(tables)]
        self.acknowledged: list[tuple[str, str, str]] = []  # table, seat, key
        self.unacknowledged = 0
        self._rest = 0.0
        self.over = Event()
        self.done = Event()
        self.failures: list[BaseException] = []
        seats = [(table, seat) for table in self.tables for seat in table.tokens]
        writers = [(table, seat) for table in self.tables for seat in list(table.tokens)[:clients]]
        self._writers = [self._thread(self._write, *each) for each in writers]
        self._watchers = [self._thread(self._watch, *each) for each in seats]

    def __enter__(self) -> Storm:
        for thread in (*self._watchers, *self._writers):
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        for thread in self._writers:
            thread.join(PATIENCE)
        self.done.set()
        for thread in self._watchers:
            thread.join(PATIENCE)
        assert not self.failures, self.failures
        assert not any(thread.is_alive() for thread in (*self._writers, *self._watchers))

    def go_on(self, commands: int) -> None:
        """Until so many more are acknowledged."""
        goal = len(self.acknowledged) + commands
        until(lambda: self.failures or len(self.acknowledged) >= goal, PATIENCE)

    def fail(self, requests: int) -> None:
        """Until so many more have not been acknowledged."""
        goal = self.unacknowledged + requests
        until(lambda: self.failures or self.unacknowledged >= goal, PATIENCE)

    def _thread(self, work: Any, *arguments: Any) -> Thread:
        def guarded() -> None:
            try:
                work(*arguments)
            except BaseException as error:
                self.failures.append(error)

        return Thread(target=guarded, daemon=True)

    def _write(self, table: Table, seat: str) -> None:
        with httpx.Client(timeout=10) as client:
            number = 0
            while not self.over.is_set():
                number += 1
                key = f"{seat}-{number}"
                while not self._acknowledged(client, table, seat, key):
                    self.unacknowledged += 1
                    time.sleep(PAUSE)
                self.acknowledged.append((table.id, seat, key))
                self.over.wait(self._rest)

    @contextmanager
    def slower(self) -> Iterator[None]:
        """Let clients rest after each command until the end of the block, in which something else is waited for."""
        self._rest = 0.1
        yield
        self._rest = 0.0

    def _acknowledged(self, client: httpx.Client, table: Table, seat: str, key: str) -> bool:
        headers = {"Authorization": f"Bearer {table.tokens[seat]}", "Idempotency-Key": key}
        body = {"command": {"type": "JoinTable", "name": key}}
        try:
            url = f"{self.cluster.node().url}/tables/{table.id}/commands"
            answer = client.post(url, json=body, headers=headers)
        except httpx.TransportError:
            return False
        assert answer.status_code in {201, 503}, answer.text
        return answer.status_code == 201

    def _watch(self, table: Table, seat: str) -> None:
        frames = table.frames.setdefault(seat, [])
        while not self._complete(table, seat, frames):
            with suppress(OSError, WebSocketException), self._socket(table, seat, len(frames)) as socket:
                while not self._complete(table, seat, frames):
                    try:
                        frames.append(json.loads(socket.recv(0.5)))
                    except TimeoutError:
                        continue
                    except ConnectionClosed:
                        break
            time.sleep(PAUSE)

    def _socket(self, table: Table, seat: str, after: int) -> ClientConnection:
        address = self.cluster.node().url.replace("http", "ws")
        headers = {"Authorization": f"Bearer {table.tokens[seat]}"}
        return connect(f"{address}/tables/{table.id}/live?after={after}", additional_headers=headers, open_timeout=5)

    def _complete(self, table: Table, seat: str, frames: Sequence[Any]) -> bool:
        if not self.done.is_set():
            return False
        with Register.open(self.cluster.settings) as register:
            feeds, _ = load(register, table.id)
        return len(frames) >= feeds.count(seat)


@dataclass
class Count:
    """What became of the commands of a storm."""

    acknowledged: int
    found: int
    lost: int
    doubled: int

    def __str__(self) -> str:
        return f"acknowledged {self.acknowledged}, found {self.found}, lost {self.lost}, doubled {self.doubled}"


def audit(storm: Storm) -> Count:
    """Count, verify every chain, compare what each seat was told by its socket and by the feeds of all processes."""
    with Register.open(storm.cluster.settings) as register:
        report = verify_register(register)
        assert report.sound, report
        seen = Counter(key for table in storm.tables for key in _keys(register, table.id))
    wanted = Counter((table, idempotency_key(seat, key, b"").key) for table, seat, key in storm.acknowledged)
    assert set(wanted.values()) == {1}
    found = sum(1 for key in wanted if seen[key])
    count = Count(len(wanted), found, len(wanted) - found, sum(1 for times in seen.values() if times > 1))
    for table in storm.tables:
        for seat in table.tokens:
            _compare(storm, table, seat)
    return count


def _keys(register: Register, table: str) -> Iterator[tuple[str, str]]:
    game = load(register, table)[0].game
    events = (read(game, row.version, row.topic, row.data) for row in register.read(table))
    return ((table, event.key) for event in list(events) if event.key)


def _compare(storm: Storm, table: Table, seat: str) -> None:
    feeds = [_feed(node, table, seat) for node in storm.cluster.nodes]
    assert all(feed == feeds[0] for feed in feeds), "processes tell a seat different things"
    frames = table.frames[seat]
    assert [frame["frame"] for frame in frames] == list(range(1, len(frames) + 1)), (
        "a socket skipped or repeated a frame"
    )
    read_back = [json.loads(line) for line in feeds[0]]
    assert frames == read_back, "a socket told what the feed does not"


def _feed(node: Node, table: Table, seat: str) -> list[bytes]:
    """The seat's frames, each as its bytes."""
    headers = {"Authorization": f"Bearer {table.tokens[seat]}"}
    frames: list[bytes] = []
    while True:
        url = f"{node.url}/tables/{table.id}/feed?after={len(frames)}&limit=1000"
        answer = httpx.get(url, headers=headers, timeout=20)
        assert answer.status_code == 200, answer.text
        page = answer.json()
        frames += [json.dumps(frame, sort_keys=True).encode() for frame in page["frames"]]
        if len(frames) >= page["last"]:
            return frames
