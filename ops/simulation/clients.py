"""Users of the service: clients with idempotency keys that ask until the answer is certain, and watchers of feeds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec

from api.http.callers import Caller
from api.http.feed_streams import event_stream
from api.notifications.connections import Connections
from api.storage.commits import Unanswered
from api.storage.idempotency import IdempotencyKey
from api.tables.service import TableService
from api.tables.tokens import Opened, TokenRequest
from domain.base.corrections import ContestRuling, CorrectionCommand, Retract
from domain.base.events import Command
from domain.base.refusal import Refused
from domain.register import Unavailable
from domain.systems import GAMES
from domain.table.commands import JoinTable, PauseTable, ResumeTable, SetPresence
from domain.table.keys import hashed
from domain.table.seats import HOST
from ops.simulation.history import Acted, History, Issued, Looked
from ops.simulation.processes import Lost, Process
from projections.texts import Locale

GAME = "nosgoth"
LOCALE: Locale = "en"
HEARTBEAT = 15.0
WATCHED = ("player1", "gm1")

T = TypeVar("T")
Ask = Command | CorrectionCommand


class Seat(NamedTuple):
    """A seat of a table, and the token that speaks for it."""

    table: str
    id: str
    token: str


class Around(NamedTuple):
    """The surroundings of a client."""

    history: History
    now: Callable[[], float]
    process: Callable[[], Process]  # the next that a request reaches


def seats_of(opened: Opened) -> dict[str, Seat]:
    return {seat.id: Seat(opened.table, seat.id, seat.token) for seat in opened.seats} | {
        HOST: Seat(opened.table, HOST, opened.host)
    }


async def caller(service: TableService, seat: Seat) -> Caller:
    """Return the caller of a request with the seat's token. Raises Unauthorized."""
    holder = hashed(seat.token)
    found = await service.keys.seat_of(seat.table, holder)
    if found is None or found[1] != seat.id:
        raise Unauthorized
    return Caller(found[0], seat.id, holder, LOCALE)


class Unauthorized(Exception):
    """A valid token that the service did not know."""


class NoSuchFrame(Exception):
    """The watcher's last frame is not in the feed: the register was rolled back."""


class Client:
    """A seat that acts: `commands` times, each until its outcome is certain."""

    def __init__(self, around: Around, seat: Seat, name: str, rng: Random) -> None:
        self._around = around
        self._seat = seat
        self._name = name
        self._rng = rng
        self._last = ""  # the event that our last command became

    async def play(self, commands: int) -> None:
        for number in range(commands):
            await asyncio.sleep(self._rng.random() * (0.5 if self._rng.random() < 0.2 else 0.03))
            if self._rng.random() < 0.1:
                await self._rotate()
            if self._rng.random() < 0.3:
                await self._read_length()
            await self.act(self._choose(), f"{self._name} {number}")

    def _choose(self) -> Ask:
        choice = self._rng.random()
        if self._last and choice < 0.15:
            return self._rng.choice((Retract(self._last), ContestRuling(self._last, "?")))
        if self._seat.id != "gm1":
            mine = SetPresence(self._seat.id, self._rng.random() < 0.5)
            return mine if choice < 0.5 else JoinTable(f"Ilse {self._rng.randrange(100)}")
        match int(choice * 10):
            case 2 | 3:
                return SetPresence("player1", self._rng.random() < 0.5)
            case 4:
                return PauseTable()
            case 5:
                return ResumeTable()
            case _:
                return enemy(self._rng)

    async def act(self, ask: Ask, key: str) -> None:
        """Send a command until the answer is certain."""
        seat, history, now = self._seat, self._around.history, self._around.now
        idempotency = IdempotencyKey(sha256(key.encode()).hexdigest(), "mark")
        started = now()

        async def request(service: TableService) -> tuple[int, str]:
            found = await caller(service, seat)
            if isinstance(ask, CorrectionCommand):
                version = await service.correct(found.whole, seat.id, ask, idempotency)
            else:
                version = await service.act(found.whole, seat.id, ask, None, idempotency)
            return version, found.cached.feeds.history.raw[version - 1].id

        answer = await self._until_certain(request)
        if answer is not None:
            done, unanswered = answer
            version, self._last = done or (None, self._last)
            history.acted.append(Acted(seat.table, idempotency.key, started, now(), unanswered, version))

    async def _until_certain(
        self, request: Callable[[TableService], Coroutine[Any, Any, T]]
    ) -> tuple[T | None, int] | None:
        """Send a request until the answer is certain; return it (None if it is refused), and how often there was no
        answer before; None, with a finding, for an error that no client may get.
        """
        unanswered = 0
        while True:
            try:
                async with asyncio.timeout(self._rng.choice((0.2, 1.0, 10.0))):
                    await asyncio.sleep(self._rng.random() * 0.002)
                    return await self._around.process().call(request, cancels=self._rng.random() < 0.5), unanswered
            except (Unavailable, Unanswered, Lost, TimeoutError):
                unanswered += 1
                self._around.history.unanswered += 1
                await asyncio.sleep(self._rng.random() * 0.3)
            except Refused:
                return None, unanswered
            except Exception as error:
                self._around.history.find("answer", f"{type(error).__name__} {error}")
                return None

    async def _read_length(self) -> None:
        started = self._around.now()

        async def request(service: TableService) -> None:
            found = await caller(service, self._seat)
            self._around.history.looked.append(Looked(self._seat.table, started, found.whole.tip))

        await self._try(request)

    async def _rotate(self) -> None:
        """Ask for a token for a seat that no client here uses, until the answer is certain."""
        seat, started = self._seat, self._around.now()
        token_request = TokenRequest(HOST, "host", seat.token, f"{self._name} {self._rng.random()}")

        async def request(service: TableService) -> str:
            found = await caller(service, seat)
            return await service.keys.issue(found.whole, "player3", token_request)

        answer = await self._until_certain(request)
        if answer is not None and answer[0] is not None:
            self._around.history.issued.append(Issued(seat.table, hashed(answer[0]), started))

    async def _try(self, request: Callable[[TableService], Coroutine[Any, Any, None]]) -> None:
        """Send a request once."""
        try:
            async with asyncio.timeout(10):
                await self._around.process().call(request)
        except (Unavailable, Unanswered, Lost, TimeoutError):
            pass
        except Exception as error:
            self._around.history.find("answer", f"{type(error).__name__} {error}")


class Watcher:
    """A reader of the feed of a seat from now on, which takes it up again whenever it ends.

    After a rollback of the register it begins anew. The number of a frame does not tell whether that frame is still the
    one that was read; here the watcher knows, as if the operator had told everybody.
    """

    def __init__(self, around: Around, seat: Seat, rng: Random, delay: float) -> None:
        self.seat = seat
        self.frames: list[bytes] = []
        self._around = around
        self._rng = rng
        self._delay = delay
        self._losses = 0

    async def watch(self) -> None:
        while True:
            losses = len(self._around.history.losses)
            if losses != self._losses:  # the register went back: a feed is read anew then
                self._losses = losses
                self.frames.clear()
            pieces: asyncio.Queue[bytes] = asyncio.Queue(1)
            reading = asyncio.create_task(self._read(pieces))
            try:
                await self._around.process().call(partial(self._send, pieces), cancels=True)
            except NoSuchFrame:
                self.frames.clear()
            except (Unavailable, Lost):
                pass
            except Exception as error:
                self._around.history.find("answer", f"{type(error).__name__} {error} for a feed")
                return
            finally:
                reading.cancel()
            await asyncio.sleep(0.05 + self._rng.random() * 0.2)

    async def _send(self, to: asyncio.Queue[bytes], service: TableService) -> None:
        """Send the feed to a queue, within the process. Raises NoSuchFrame."""
        found = await caller(service, self.seat)
        after = len(self.frames)
        if after > found.cached.feeds.count(self.seat.id) or self._losses != len(self._around.history.losses):
            raise NoSuchFrame
        async with aclosing(event_stream(service, found, after, HEARTBEAT, Connections())) as stream:
            async for piece in stream:
                await to.put(piece)
        if service.memory.loader.generation != found.whole.generation:
            raise NoSuchFrame

    async def _read(self, pieces: asyncio.Queue[bytes]) -> None:
        while True:
            if self._delay:
                await asyncio.sleep(self._delay)
            for part in (await pieces.get()).split(b"\n\n"):
                if part.startswith(b"id: "):
                    self._take(*part.removeprefix(b"id: ").split(b"\ndata: "))

    def _take(self, number: bytes, frame: bytes) -> None:
        if int(number) != len(self.frames) + 1:
            self._around.history.find("feed", f"frame {int(number)} came after {len(self.frames)} at {self.seat.id}")
        self.frames.append(frame)


def enemy(rng: Random) -> Command:
    """Make a command that only the game master reads of."""
    sent = {"type": "AddCombatant", "name": f"Malek {rng.randrange(100)}", "kind": "other", "level": 5, "armor": 1}
    command: Command = GAMES[GAME].decoders.sent.decode(msgspec.json.encode(sent))
    return command
