"""A seat acts: `POST /tables/{table}/commands`. The one path that must be quick, hence close to the wire.

    {"command": {"type": "ResolveAction", "action": "..."}, "dice": [14]}

`dice` only when the table rolled physical dice; else a `nonce` that the client makes up. The answer, 201, is the
caller's own new frame; by then the event is durable. With an `Idempotency-Key` the same request twice is carried out
once. Several at once, in order, all or none, are `{"commands": [{"command": {...}}, ...]}`; the answer is
`{"frames": [...]}`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Coroutine, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from litestar import asgi
from litestar.enums import ScopeType
from litestar.exceptions import MethodNotAllowedException
from litestar.types import HTTPScope, Receive, Scope, Send

from api.access.callers import Caller, caller_at_hand, caller_of, holder_in
from api.access.limits import counted
from api.playing.once import Once
from api.playing.service import TableService
from api.playing.together import Asked, Halted
from api.wire.bodies import Envelope, Part, body_of, decoded, envelopes, once
from api.wire.fitting import Misfit, misfits
from api.wire.middleware import REPLAYED, begun, fields_of, headed_lines, header, named, observed, tell
from api.wire.problems import Failed, failure, refusal
from api.wire.telling import frame_of, frames_of, moves_of
from api.wire.terms import plain
from domain.game.events import Command
from domain.game.refusal import Refused
from domain.register import Conflict
from projections.moves.catalogue import catalogue, reference
from projections.moves.standing import standing
from projections.texts import Locale

JSON_HEADERS = ((b"content-type", b"application/json"), (b"cache-control", b"no-store"))
PLACE = "/command"  # of the command in the body
SEVERAL = "/commands"  # of several
VALUES = ("bad_value", "out_of_bounds")  # codes of the games that say: this value will not do
OF_HEADS = ("fields", "holder", "locale")  # what is known of a request by its head alone
COMMANDS = b"/commands"  # how the address of commands ends
Answer = tuple[int, bytes, bytes]
"""Status, the lines of the headers but for the length, body."""
_PATH = re.compile(r"/tables/([0-9A-Za-z]+)/commands")
_DIGITS = 16  # of a length
_HOST = re.compile(rb"[A-Za-z0-9.:\[\]_-]*")


@asgi("/tables/{table:str}/commands", copy_scope=False, opt={"limit": "commands"})
async def post_command(scope: Scope, receive: Receive, send: Send) -> None:
    """Carry out a command and answer with the frame that it gave to its sender."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    if scope["method"] != "POST":
        raise MethodNotAllowedException(headers={"Allow": "POST"})
    state = scope["litestar_app"].state
    raw = await body_of(scope, receive, state["settings"].max_body_bytes)
    body = await _carried_out(scope, raw, state)
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 201, "headers": [*JSON_HEADERS, length]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


Coming = Coroutine[Any, Any, Answer]


class UnderWay(NamedTuple):
    """A command that was decided, and waits for its commit: what was asked and when, by whom, and its version."""

    scope: HTTPScope
    raw: bytes
    start: float
    caller: Caller
    version: asyncio.Future[int]


class FastPath:
    """Commands in their plainest form, past ASGI and Litestar's router, which take as long as the rules do: the server
    hands over a request that it has read whole, and sends the answer in one go.

    Whatever is unusual about a request (a query, a strange host, an origin where some are named, a table that is not in
    memory, a token that is not known there) takes the long way, to the same answer.
    """

    def __init__(self, state: Any, default: Locale) -> None:
        self._state = state
        self._default = default
        self._most: int = state["settings"].max_body_bytes
        self._unusual = {b"transfer-encoding"} | ({b"origin"} if state["settings"].cors_origins else set())

    def takes(self, scope: HTTPScope) -> bool:
        """Is it a command in its plainest form? Asked when the head of the request was read."""
        found = _PATH.fullmatch(scope["path"]) if scope["method"] == "POST" and not scope["root_path"] else None
        service = self._state.get("service")
        if found is None or service is None or not self._plainly(fields_of(scope)):
            return False
        table = found[1]
        if service.late.known(table, holder_in(scope)) is None:
            return False
        scope["path_params"] = {"table": table}
        scope["path_template"] = "/tables/{table}/commands"
        begun(scope, self._default)
        return True

    def takes_again(self, scope: HTTPScope, body: bytes) -> HTTPScope | None:
        """The same for a request with the very head of one that it took; None: it does not take this one."""
        if len(body) > self._most:
            return None
        again: HTTPScope = {**scope, "state": {name: scope["state"][name] for name in OF_HEADS}}
        named(again)
        return again

    def begin(self, scope: HTTPScope, raw: bytes) -> UnderWay | Coming:
        """The command on its way to the disk; where more than that is to be waited for, the answer."""
        start, state = perf_counter(), self._state
        service: TableService = state["service"]
        caller = caller_at_hand(scope, service)
        if caller is None or header(scope, b"idempotency-key"):
            return self._answer(scope, start, self._counted(scope, raw))
        try:
            scope["state"]["headers"] = state["limits"].commands.spend(counted(caller.cached.table, caller.seat))
            envelope = decoded(envelopes, raw, numbers=False)
            if envelope.commands is not None:
                return self._answer(scope, start, _acted(scope, raw, state, caller))
            (asked,) = _asked(caller, envelope)
            version = service.begin(caller.whole, caller.seat, asked)
        except Refused as refused:
            return self._answer(scope, start, _refused(service, refused, caller, envelope))
        except Exception as error:  # as in `_answer`
            return self._answer(scope, start, _failed(error))
        if version is None:
            return self._answer(scope, start, _acted(scope, raw, state, caller))
        return UnderWay(scope, raw, start, caller, version)

    def end(self, begun: UnderWay) -> Answer | Coming:
        """The answer to a command that is durable, or is known not to be."""
        scope, raw, start, caller, version = begun
        try:
            number = version.result()
            return self._done(scope, start, caller.cached.frame_bytes(caller.seat, caller.locale, number))
        except Conflict:
            self._state["metrics"].conflicts.inc()
            return self._answer(scope, start, _acted(scope, raw, self._state, caller))
        except Exception as error:  # as in `_answer`
            return self._refusal(scope, start, error)

    async def _answer(self, scope: Scope, start: float, body: Awaitable[bytes]) -> Answer:
        try:
            return self._done(scope, start, await body)
        except Exception as error:  # a refusal or a fault: `refusal` tells them apart
            return self._refusal(scope, start, error)

    async def _counted(self, scope: Scope, raw: bytes) -> bytes:
        state = self._state
        scope["state"]["headers"] = state["limits"].spend(scope, state["service"], command=True)
        return await _carried_out(scope, raw, state)

    def _done(self, scope: Scope, start: float, body: bytes) -> Answer:
        self._observed(scope, start, 201)
        return 201, headed_lines(scope, JSON_HEADERS), body

    def _refusal(self, scope: Scope, start: float, error: Exception) -> Answer:
        status, headers, body = refusal(error, scope, self._state["metrics"])
        self._observed(scope, start, status)
        return status, headed_lines(scope, tuple(headers)), body

    def _observed(self, scope: Scope, start: float, status: int) -> None:
        self._state["metrics"].answered("POST", scope["path_template"], status, perf_counter() - start)
        observed(scope, status, start)

    def _plainly(self, fields: Mapping[bytes, bytes]) -> bool:
        """Nothing of it is unusual, and its body has a length that may be read."""
        length = fields.get(b"content-length", b"")
        return (
            length.isdigit()
            and len(length) < _DIGITS
            and int(length) <= self._most
            and plain(fields)
            and not fields.keys() & self._unusual
            and _HOST.fullmatch(fields.get(b"host", b"")) is not None
        )


async def _carried_out(scope: Scope, raw: bytes, state: Any) -> bytes:
    """The frame of the caller that the command became."""
    return await _acted(scope, raw, state, await caller_of(scope, state["service"]))


async def _acted(scope: Scope, raw: bytes, state: Any, caller: Caller) -> bytes:
    service: TableService = state["service"]  # as items: Litestar finds attributes by an exception
    envelope = decoded(envelopes, raw, numbers=False)
    if envelope.commands is not None:
        state["limits"].commands.spend_more(counted(caller.cached.table, caller.seat), envelope.commands)
    version, repeated = await act(service, caller, envelope, header(scope, b"idempotency-key"))
    if repeated:
        tell(scope, *REPLAYED)
    if envelope.commands is not None:
        return await frames_of(service, caller, version - len(envelope.commands) + 1, version)
    if caller.patched:
        return await frame_of(service, caller, version)
    return caller.cached.frame_bytes(caller.seat, caller.locale, version)


async def act(service: TableService, caller: Caller, envelope: Envelope, key: str) -> tuple[int, bool]:
    """Read what is in an envelope and carry it out, once under an idempotency key; the version of the last event that
    it became, and whether that was there already.
    """
    parts, asked = envelope.parts(), _asked(caller, envelope)
    once_only = once(caller.seat, key, *_meant(envelope, asked)) if key else Once()
    try:
        version = await service.act_together(caller.whole, caller.seat, asked, once_only)
    except Refused as refused:
        raise await _located(service, refused, caller, parts[0].command, _place(envelope, 0)) from refused
    except Halted as halted:
        raise await _halted(service, halted, caller, parts) from halted
    return version, once_only.repeated


def _asked(caller: Caller, envelope: Envelope) -> list[Asked]:
    """Raises Failed."""
    parts = enumerate(envelope.parts())
    return [Asked(_read(caller, part, _place(envelope, n)), part.dice, part.nonce) for n, part in parts]


def _meant(envelope: Envelope, asked: Sequence[Asked]) -> Iterator[Any]:
    """What a request means: commands with their dice, and their nonces where they have any."""
    if envelope.commands is None:
        yield from asked[0][:2]
    else:
        yield [each[:2] for each in asked]
    if any(each.nonce for each in asked):
        yield from (each.nonce for each in asked)


def _place(envelope: Envelope, number: int) -> str:
    """Where in the body a command stands."""
    return PLACE if envelope.commands is None else f"{SEVERAL}/{number}{PLACE}"


def _read(caller: Caller, part: Part, place: str) -> Command:
    """Raises Failed; a command that the game does not know is no malformed one."""
    game = caller.cached.feeds.game
    try:
        command: Command = decoded(game.decoders.sent, part.command, game.malformed, place=place)
    except Failed as failed:
        if any(error.code == "unknown_type" and error.pointer == f"{place}/type" for error in failed.errors):
            raise Failed(400, "unknown_command", errors=failed.errors) from failed
        raise
    return command


async def _refused(service: TableService, refused: Refused, caller: Caller, envelope: Envelope) -> bytes:
    raise await _located(service, refused, caller, envelope.command, PLACE)


async def _failed(error: Exception) -> bytes:
    raise error


async def _halted(service: TableService, halted: Halted, caller: Caller, parts: Sequence[Part]) -> Failed:
    """The refusal of one of several, and which it was. What the first may be the caller was offered; what the others
    may be would have depended on it.
    """
    place = f"{SEVERAL}/{halted.place}{PLACE}"
    if halted.place == 0:
        failed = failure(await _located(service, halted.refused, caller, parts[0].command, place))
    else:
        failed = failure(halted.refused)
    failed.errors = failed.errors or (Misfit("refused", place),)
    return failed


async def _located(
    service: TableService, refused: Refused, caller: Caller, command: msgspec.Raw, place: str
) -> Exception:
    """The refusal, and where in the command: its values are held against what the seat was offered. So it learns
    nothing from it that `moves` does not say.
    """
    if refused.kind not in ("form", "missing") and refused.code not in VALUES:
        return refused
    offered = msgspec.json.decode((await moves_of(service, caller)).body)
    sent = msgspec.json.decode(command)
    game, name = caller.cached.feeds.game, sent["type"]
    parts = {**offered["$defs"], reference(game, caller.locale, name): catalogue(game, caller.locale)[name]}
    parts |= {form.address: form.schema for form in standing(game, caller.locale).get(name, ())}
    schemas = [move["schema"] for move in offered["moves"] if move["type"] == name]
    found = [misfits({**schema, "$defs": parts}, sent, place) for schema in schemas]
    failed = failure(refused)
    failed.errors = min(found, key=len, default=())
    return failed
