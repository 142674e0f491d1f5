"""Client for programs that block."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import wraps
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import httpx
import msgspec

from . import _commands, _queries
from ._answers import Answer
from ._feed import SILENCE, Gap, Kept
from ._hosts import HostStream
from ._plans import FIRST_PAUSE, Ask, Caller, Opened, Pause, Plan, ServicePlans, connection_options
from .errors import NoAnswer
from .moves import Moves
from .types import Frame, HostedLine

P = ParamSpec("P")
T = TypeVar("T")


class _Line:
    """The connections to one service."""

    def __init__(self, url: str, language: str, timeout: float, transport: httpx.BaseTransport | None) -> None:
        self.timeout = timeout
        self.http = httpx.Client(transport=transport, **connection_options(url, language, timeout))

    def run(self, plan: Plan[T]) -> T:
        try:
            step = next(plan)
            while True:
                step = plan.send(self._answer(step))
        except StopIteration as done:
            result: T = done.value
            return result

    def _answer(self, step: Ask | Pause) -> Answer:
        if isinstance(step, Pause):
            time.sleep(step.seconds)
            return None
        try:
            return self.http.request(step.method, step.path, content=step.content, headers=step.all_headers())
        except httpx.RequestError as error:
            return error


def _of_service(plan: Callable[Concatenate[ServicePlans, P], Plan[T]]) -> Callable[Concatenate[Client, P], T]:
    @wraps(plan)
    def run(self: Client, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return self._line.run(plan(self._plans, *args, **kwargs))

    return run


def _of_seat(plan: Callable[Concatenate[Caller, P], Plan[T]]) -> Callable[Concatenate[Seat, P], T]:
    @wraps(plan)
    def run(self: Seat, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return self._line.run(plan(self._caller, *args, **kwargs))

    return run


class Client:
    """A service, with answers in one language (`fr`, `en`).

    `timeout`: seconds for one answer; `patience`: seconds until a certain answer, all tries together. `secret`: the
    source of the nonces for the service's dice, new randomness if none is given; a program that sends a request again
    from another process, under its key, gives both processes the same secret.
    """

    ask = _of_service(ServicePlans.ask)
    ready = _of_service(ServicePlans.ready)
    systems = _of_service(ServicePlans.systems)
    system = _of_service(ServicePlans.system)
    open = _of_service(ServicePlans.open)
    host_tables = _of_service(ServicePlans.host_tables)
    rotate_host = _of_service(ServicePlans.rotate_host)

    def __init__(
        self,
        url: str,
        language: str = "fr",
        *,
        timeout: float = 30.0,
        patience: float = 60.0,
        transport: httpx.BaseTransport | None = None,
        secret: bytes = b"",
    ) -> None:
        self.url = url.rstrip("/")
        self._plans = ServicePlans(patience, secret)
        self._line = _Line(self.url, language, timeout, transport)

    def seat(self, table: str, token: str) -> Seat:
        """Return the seat that the token speaks for."""
        return Seat(self._line, Caller(self._plans, table, token))

    def seats(self, opened: Opened) -> dict[str, Seat]:
        """Return all seats of a new table, the host last."""
        return {name: self.seat(opened.table, token) for name, token in opened.tokens.items()}

    def follow_host(self, token: str) -> Iterator[HostedLine]:
        """Yield each table that the host's key opened, and again whenever something else is asked there, as long as the
        caller reads; all of them anew after a cut.
        """
        while True:
            with suppress(httpx.RequestError, msgspec.DecodeError):
                yield from self._asked_at_tables(HostStream(token))
            self._line.run(self._plans.host_tables(token, limit=1))  # tells whether the token holds
            time.sleep(FIRST_PAUSE)

    def _asked_at_tables(self, stream: HostStream) -> Iterator[HostedLine]:
        ask, timeout = stream.ask, httpx.Timeout(self._line.timeout, read=SILENCE)
        with self._line.http.stream(ask.method, ask.path, headers=ask.all_headers(), timeout=timeout) as answer:
            if stream.is_open(answer):
                for data in answer.iter_bytes():
                    yield from stream.taken(data)

    def close(self) -> None:
        self._line.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class Seat:
    """A seat at a table."""

    table = _of_seat(_queries.table)
    view = _of_seat(_queries.view)
    moves = _of_seat(Caller.moves)
    form = _of_seat(Caller.form)
    forms = _of_seat(Caller.forms)
    feed = _of_seat(_queries.feed)
    page = _of_seat(_queries.page)
    event = _of_seat(_queries.event)
    why = _of_seat(_queries.why)
    record = _of_seat(_queries.record)
    story = _of_seat(_queries.story)
    do = _of_seat(_commands.do)
    do_all = _of_seat(_commands.do_all)
    correct = _of_seat(_commands.correct)
    preview = _of_seat(_commands.preview)
    rotate = _of_seat(_commands.rotate)
    revoke = _of_seat(_commands.revoke)
    hook = _of_seat(_queries.hook)
    set_hook = _of_seat(_commands.set_hook)
    drop_hook = _of_seat(_commands.drop_hook)
    set_presence = _of_seat(_commands.set_presence)
    end = _of_seat(_commands.end)
    branch = _of_seat(_commands.branch)
    kit = _of_seat(_queries.kit)
    preview_kit = _of_seat(_commands.preview_kit)
    give_kit = _of_seat(_commands.give_kit)
    compare = _of_seat(_queries.compare)
    ticket = _of_seat(_commands.ticket)

    def __init__(self, line: _Line, caller: Caller) -> None:
        self._line = line
        self._caller = caller

    @property
    def table_id(self) -> str:
        return self._caller.table_id

    @property
    def token(self) -> str:
        return self._caller.token

    def at(self, table: str) -> Seat:
        """Return the same seat at another table: at a branch of this one, or at its origin."""
        return Seat(self._line, self._caller.at(table))

    def again(self) -> Seat:
        """Return the same seat at the table for the same people that follows this one, once it is over."""
        return Seat(self._line, self._line.run(_commands.again(self._caller)))

    def follow(
        self, after: int | None = None, *, view: bool = True, frames: bool = False, moves: bool = False
    ) -> Following:
        """Follow the feed: the frames after a number (None: after the last when reading begins) and each new one, as
        long as the caller reads; taken up again after any cut. With `view` the seat's view is kept beside them, with
        `frames` the frames themselves, and what becomes of them: withdrawn, contested, read otherwise; with `moves`
        what the seat may do.
        """
        return Following(self._line, Kept(self._caller, after, view=view, frames=frames, moves=moves))


class Following:
    """A feed as it grows.

    `frame`, `view` and `frames` are as after the frame that was read last; `moves` come after it, and say after which
    frame they are.
    """

    def __init__(self, line: _Line, kept: Kept) -> None:
        self._line = line
        self.kept = kept

    @property
    def frame(self) -> int:
        return self.kept.frame

    @property
    def view(self) -> Any:
        return self.kept.view

    @property
    def frames(self) -> list[Frame]:
        return self.kept.frames

    @property
    def moves(self) -> Moves | None:
        return self.kept.moves

    def __iter__(self) -> Iterator[Frame]:
        self._line.run(self.kept.begun())
        while True:
            with suppress(httpx.RequestError, Gap, NoAnswer):
                yield from self._stream()
            time.sleep(self.kept.lost())

    def _stream(self) -> Iterator[Frame]:
        ask = self.kept.ask()
        timeout = httpx.Timeout(self._line.timeout, read=SILENCE)
        with self._line.http.stream(ask.method, ask.path, headers=ask.all_headers(), timeout=timeout) as answer:
            if answer.is_error:
                answer.read()
            if wait := self.kept.answered(answer):
                time.sleep(wait)
                return
            for data in answer.iter_bytes():
                for frame in self.kept.taken(data):
                    self._line.run(self.kept.step(frame))
                    yield frame
