"""A real service for tests: uvicorn in a thread on a free port, SQLite in a file, callers with tokens."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any
from unittest.mock import patch

import httpx
from websockets.sync.client import ClientConnection, connect

import domain.systems
from api.base.settings import Settings
from api.server.serve import Server, server
from domain.game import Game
from ops.clients.python.greffe_client.forms import places, put_together
from ops.commands.service.local_service import CLIENT
from projections.base.projection import Projection
from projections.base.registry import PROJECTIONS
from tests.game.purse import PROJECTION, purse

SEATS = [
    {"name": "Maud", "role": "gm"},
    {"name": "Anne", "role": "player"},
    {"name": "Bruno", "role": "player"},
]
UNLIMITED = {"rate_limit": 0, "command_rate_limit": 0, "tables_per_address": 0, "tables_in_all": 0}
GM, ANN, BOB, HOST = "gm1", "player1", "player2", "host"
STANDING = 1_000_000_000.0  # the clock of rate limits: no window of theirs ends while a test counts
CERTIFICATES = httpx.create_ssl_context()
"""Read once: a client that reads them for itself, though it never needs them, takes 22 ms, and each seat has one."""


@contextmanager
def installed(game: Game, projection: Projection = PROJECTION) -> Iterator[None]:
    """One more game in the registry."""
    with (
        patch.dict(domain.systems.GAMES, {game.name: game}),
        patch.dict(domain.systems._BY_TAG, {game.tag: game}),
        patch.dict(PROJECTIONS, {game.name: projection}),
    ):
        yield


class Seat:
    """One seat's way to its table."""

    def __init__(self, service: Service, table: str, token: str) -> None:
        self.path = f"/tables/{table}"
        self.token = token
        self.service = service
        self.http = service.client({"Authorization": f"Bearer {token}"})

    def get(self, what: str, **params: Any) -> httpx.Response:
        return self.http.get(f"{self.path}{what}", params=params)

    def post(self, what: str, body: Any, **headers: str) -> httpx.Response:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.http.post(f"{self.path}{what}", content=content, headers=headers)

    def moves(self, part: str = "moves", only: str = "") -> list[Any]:
        """Return what the seat may do, each offer with all that its schema refers to. `only`: offers of that type."""
        body = self.get(f"/moves/{only}" if only else "/moves").json()
        found = {place: self.http.get(place).json() for place in places(offer["schema"] for offer in body[part])}
        return [offer | {"schema": put_together(offer["schema"], body["$defs"], found)} for offer in body[part]]

    def act(self, command: Mapping[str, Any], *dice: int, key: str | None = None, behalf: str = "") -> httpx.Response:
        """`behalf`: the absent seat for which it is given."""
        given = {"command": command, **({"for": behalf} if behalf else {})}
        body = given | ({"dice": list(dice)} if dice else {})
        return self.post("/commands", body, **({"Idempotency-Key": key} if key else {}))

    def did(self, command: Mapping[str, Any], *dice: int, behalf: str = "") -> Any:
        """The frame of a command that was accepted."""
        answer = self.act(command, *dice, behalf=behalf)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def posted(self, what: str, body: Any, **headers: str) -> Any:
        """Post a request that must be accepted, and return the body of its answer."""
        answer = self.post(what, body, **headers)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def frames(self, after: int = 0) -> list[Any]:
        page = self.get("/feed", after=after)
        assert page.status_code == 200, page.text
        frames: list[Any] = page.json()["frames"]
        return frames

    def live(
        self, after: int = 0, *, patch: bool = False, moves: str = "", connected: bool = False, **options: Any
    ) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self.token}", **options.pop("headers", {})}
        asked = "&patch=1" * patch + (moves and f"&moves={moves}") + "&connected=1" * connected
        address = f"{self.service.ws}{self.path}/live?after={after}{asked}"
        socket: ClientConnection = connect(address, additional_headers=headers, open_timeout=10, **options)
        return socket


@dataclass
class Opened:
    """A table and everybody at it."""

    id: str
    tokens: dict[str, str]
    gm: Seat
    ann: Seat
    bob: Seat
    host: Seat


@dataclass
class Service:
    """A running service. `http` has no token."""

    url: str
    database: Path
    uvicorn: Server

    def __post_init__(self) -> None:
        self.ws = self.url.replace("http", "ws")
        self._clients: list[httpx.Client] = []
        self.http = self.client({})

    def client(self, headers: Mapping[str, str]) -> httpx.Client:
        named = {"X-Request-Id": "asked", **headers}  # one id for all, so that whole answers can be compared
        made = httpx.Client(base_url=self.url, headers=named, timeout=20, verify=CERTIFICATES)
        self._clients.append(made)
        return made

    def open(self, system: str = "purse", **options: Any) -> Opened:
        body = {"system": system, "title": "Vendredi", "seats": SEATS, "options": options}
        answer = self.http.post("/tables", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        tokens = {seat["id"]: seat["token"] for seat in made["seats"]} | {HOST: made["host"]}
        gm, ann, bob, host = (Seat(self, made["table"], tokens[seat]) for seat in (GM, ANN, BOB, HOST))
        return Opened(made["table"], tokens, gm, ann, bob, host)

    def close(self) -> None:
        for client in self._clients:
            client.close()


@contextmanager
def serving(database: Path, *, port: int = 0, **choices: Any) -> Iterator[Service]:
    """A service under these settings, with its page, until the end of the block. `port`: 0 for any."""
    settings = Settings(database=str(database), **{**UNLIMITED, **choices})
    listening = socket.create_server(("127.0.0.1", port))  # callers queue here until the server is up
    uvicorn = server(settings, "127.0.0.1", 0, client=CLIENT, clock=lambda: STANDING)
    thread = Thread(target=uvicorn.run, kwargs={"sockets": [listening]})
    thread.start()
    service = Service(f"http://127.0.0.1:{listening.getsockname()[1]}", database, uvicorn)
    try:
        yield service
    finally:
        service.close()
        uvicorn.should_exit = True
        thread.join(20)
        listening.close()
        assert not thread.is_alive(), "the server hangs"


@contextmanager
def playing(database: Path, **choices: Any) -> Iterator[Service]:
    """`serving`, with the purse game to play."""
    with installed(purse()), serving(database, **choices) as service:
        yield service


def event(frame: Any) -> str:
    """Return the id of the event that a frame tells first."""
    found: str = frame["entries"][0]["event"]
    return found


def problem(answer: httpx.Response, status: int, code: str) -> Any:
    """The problem in an answer, checked for its form."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    found = answer.json()
    assert found["status"] == status
    assert found["code"] == code, found
    assert found["type"] == f"/problems/{code}"
    assert found["title"]
    assert found["detail"]
    return found


def left_in(answer: httpx.Response) -> int:
    """How many requests are left, as its `RateLimit` tells."""
    found = re.search(r";r=(\d+)", answer.headers["ratelimit"])
    assert found
    return int(found[1])
