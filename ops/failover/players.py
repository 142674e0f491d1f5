"""Players at tables: each sends one command after another, the same with its key until it is answered; others watch."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from secrets import token_hex
from threading import Event, Thread
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ops.failover.machines import NotInTime, until

PAUSE = 0.2  # seconds between two commands, or two attempts
GIVE_UP = 10.0  # seconds for an answer: the service says within eight that it cannot
JOINED = 60.0
GAME = "nosgoth"
ROLES = ("gm", "player", "player", "spectator")
TALKING = ("player1", "player2")


@dataclass(frozen=True)
class Acknowledged:
    """A command that was acknowledged: what a player asked for, when, and the answer."""

    table: str
    seat: str
    mark: str  # a word in what was said that nobody else says
    asked: float
    answered: float
    answer: Any


@dataclass
class Table:
    """A table, the tokens of its seats, and the frames that each watcher has received."""

    id: str
    tokens: dict[str, str]
    frames: dict[str, list[Any]] = field(default_factory=dict)

    def headers(self, seat: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}


class Players:
    """Threads at some tables, over several addresses. `findings` are untrue answers, a line each."""

    def __init__(self, addresses: Sequence[str], seed: int, tables: int = 2) -> None:
        self.addresses = addresses
        self.acknowledged: list[Acknowledged] = []
        self.findings: list[str] = []
        self.doubts = 0  # attempts without an answer, or with one that says nothing
        self.slowest = 0.0  # seconds that the service itself took for an answer
        self.tables = [open_table(addresses[0]) for _ in range(tables)]
        self._seed = seed
        self._over, self._done = Event(), Event()
        seats = [(table, seat) for table in self.tables for seat in table.tokens]
        self.writers = [(table, seat) for table, seat in seats if seat in TALKING]
        self._writing = [self._thread(self._write, *each) for each in self.writers]
        self._watching = [self._thread(self._watch, *each) for each in seats]

    def start(self) -> None:
        for thread in (*self._watching, *self._writing):
            thread.start()

    def stop(self) -> None:
        """Let players finish the commands that they have begun, and watchers wait for the last frames. Raises
        NotInTime.
        """
        self._over.set()
        for thread in self._writing:
            thread.join(JOINED)
        self._done.set()
        for thread in self._watching:
            thread.join(JOINED)
        if any(thread.is_alive() for thread in (*self._writing, *self._watching)):
            raise NotInTime("the end of a player")

    def went_on(self, since: float) -> set[tuple[str, str]]:
        """Return the players who have had an answer to a command that they sent after that moment."""
        return {(each.table, each.seat) for each in list(self.acknowledged) if each.asked >= since}

    def await_all(self, since: float, what: str) -> None:
        """Wait until every player has had such an answer. Raises NotInTime."""
        until(lambda: len(self.went_on(since)) == len(self.writers) or self.findings, what)

    def longest_wait(self, since: float) -> float:
        """Return the longest time, in seconds, that a command took from that moment on."""
        waits = [each.answered - max(each.asked, since) for each in self.acknowledged if each.answered > since]
        return max(waits, default=0.0)

    def _thread(self, work: Any, *arguments: Any) -> Thread:
        def guarded() -> None:
            try:
                work(*arguments)
            except BaseException as error:
                self.findings.append(f"a player failed: {error!r}")
                raise

        return Thread(target=guarded, daemon=True)

    def _write(self, table: Table, seat: str) -> None:
        rng = Random(f"{self._seed} {table.id} {seat}")
        with httpx.Client(timeout=httpx.Timeout(GIVE_UP, connect=2), headers=table.headers(seat)) as client:
            number = 0
            while not self._over.is_set():
                number += 1
                mark = f"{seat}-{number}"
                command = {"type": "Say", "text": mark}
                if rng.random() < 0.3:
                    command = {"type": "RollFreely", "sides": [6, 10], "reason": mark}  # type: ignore[dict-item]
                asked = time.monotonic()
                while (answer := self._answer(client, rng, table, mark, command)) is None:
                    time.sleep(PAUSE)
                done = Acknowledged(table.id, seat, mark, asked, time.monotonic(), answer)
                self.acknowledged.append(done)
                if rng.random() < 0.3:
                    self._read_again(client, rng, table, done)
                time.sleep(PAUSE)

    def _answer(
        self, client: httpx.Client, rng: Random, table: Table, mark: str, command: Mapping[str, Any]
    ) -> Any | None:
        url = f"{rng.choice(self.addresses)}/tables/{table.id}/commands"
        start = time.monotonic()
        with suppress(httpx.TransportError):
            answer = client.post(url, json={"command": command}, headers={"Idempotency-Key": mark})
            self.slowest = max(self.slowest, time.monotonic() - start)
            if answer.status_code == 201:
                return answer.json()
            if answer.status_code not in (502, 503, 504):
                self.findings.append(f"{mark} was answered {answer.status_code}: {answer.text[:200]}")
        self.doubts += 1
        return None

    def _read_again(self, client: httpx.Client, rng: Random, table: Table, done: Acknowledged) -> None:
        """Check that what was acknowledged is read at any process from now on."""
        frame = done.answer["frame"]
        url = f"{rng.choice(self.addresses)}/tables/{table.id}/feed?after={frame - 1}&limit=1"
        with suppress(httpx.TransportError):
            answer = client.get(url)
            if answer.status_code == 200:
                frames = answer.json()["frames"]
                if not frames or frames[0]["entries"] != done.answer["entries"]:
                    self.findings.append(f"{done.mark}, frame {frame}: acknowledged, and read otherwise afterwards")

    def _watch(self, table: Table, seat: str) -> None:
        rng = Random(f"{self._seed} {table.id} {seat} watching")
        frames = table.frames.setdefault(seat, [])
        while not self._is_complete(rng, table, seat):
            with suppress(OSError, WebSocketException), self._socket(rng, table, seat) as socket:
                while not self._done.is_set():
                    try:
                        frames.append(json.loads(socket.recv(0.5)))
                    except TimeoutError:
                        continue
                    except ConnectionClosed:
                        break
                self._drain(socket, frames)
            time.sleep(PAUSE)

    def _drain(self, socket: ClientConnection, frames: list[Any]) -> None:
        with suppress(TimeoutError, ConnectionClosed):
            while True:
                frames.append(json.loads(socket.recv(1.5)))

    def _socket(self, rng: Random, table: Table, seat: str) -> ClientConnection:
        address = rng.choice(self.addresses).replace("http", "ws")
        url = f"{address}/tables/{table.id}/live?after={len(table.frames[seat])}"
        return connect(
            url,
            additional_headers=table.headers(seat),
            open_timeout=5,
            ping_interval=2,
            ping_timeout=4,
            close_timeout=1,
            proxy=None,
        )

    def _is_complete(self, rng: Random, table: Table, seat: str) -> bool:
        if not self._done.is_set():
            return False
        with suppress(httpx.TransportError):
            url = f"{rng.choice(self.addresses)}/tables/{table.id}/feed?limit=1"
            answer = httpx.get(url, headers=table.headers(seat), timeout=GIVE_UP)
            return answer.status_code == 200 and len(table.frames[seat]) >= answer.json()["last"]
        return False


def open_table(address: str) -> Table:
    seats = [{"name": f"{role} {number}", "role": role} for number, role in enumerate(ROLES)]
    body = {"system": GAME, "title": "Exercice", "seats": seats}
    answer = httpx.post(f"{address}/tables", json=body, headers={"Idempotency-Key": token_hex(16)}, timeout=20)
    answer.raise_for_status()
    opened = answer.json()
    return Table(opened["table"], {seat["id"]: seat["token"] for seat in opened["seats"]})
