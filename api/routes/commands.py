"""Commands of a seat: `POST /tables/{table}/commands`, and the one execution path of commands, however they come.

    {"command": {"type": "ResolveAction", "action": "..."}, "dice": [14]}

`dice` only when the table rolled physical dice; else a `nonce` that the client makes up. The answer, 201, is the
caller's own new frame; by then the event is durable. With an `Idempotency-Key` the same request twice is carried out
once. A command that stands for several others is answered with the frame of its last. Several at once, in order, all or
none, are `{"commands": [{"command": {...}}, ...]}`; the answer is `{"frames": [...]}`.

Every way in makes a `CommandRequest` and passes it to `execute`: this route and the socket (`api.routes.live`) differ
in how they read a request and how they report the outcome.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from litestar import asgi
from litestar.enums import ScopeType
from litestar.exceptions import MethodNotAllowedException
from litestar.types import Receive, Scope, Send

from api.http.bodies import Envelope, Part, body_of, decoded, envelopes, idempotency_key
from api.http.callers import Caller, caller_of
from api.http.middleware import REPLAYED, add_header, header
from api.http.problems import Failed, failure
from api.http.rate_limits import Limits, counted
from api.http.responses import forms_for, frame_of, frames_of
from api.http.schema_errors import Misfit, misfits
from api.storage.idempotency import IdempotencyKey
from api.tables.batches import BatchCommand, Halted
from api.tables.service import TableService
from domain.base.events import Command
from domain.base.refusal import Refused
from projections.moves.catalogue import catalogue, reference
from projections.moves.catalogue_forms import catalogue_forms

HEADERS = ((b"content-type", b"application/json"), (b"cache-control", b"no-store"))
PLACE = "/command"  # of the command in the body
SEVERAL = "/commands"  # of several
VALUES = ("bad_value", "out_of_bounds")  # codes of the games that say: this value will not do


class CommandRequest(NamedTuple):
    """A seat's request to carry out one or several commands, with its idempotency key, if any."""

    caller: Caller
    envelope: Envelope
    key: str = ""


class Executed(NamedTuple):
    """The outcome of a request: the version of its last event, and whether an earlier request had recorded it."""

    version: int
    replayed: bool


@asgi("/tables/{table:str}/commands", copy_scope=False, opt={"limit": "commands"})
async def post_command(scope: Scope, receive: Receive, send: Send) -> None:
    """Carry out a command and answer with the sender's own new frame."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    if scope["method"] != "POST":
        raise MethodNotAllowedException(headers={"Allow": "POST"})
    state = scope["litestar_app"].state
    service: TableService = state["service"]  # as items: Litestar finds attributes by an exception
    raw = await body_of(scope, receive, state["settings"].max_body_bytes)
    caller = await caller_of(scope, service)
    envelope = decoded(envelopes, raw, numbers=False)
    request = CommandRequest(caller, envelope, header(scope, b"idempotency-key"))
    executed = await execute(service, state["limits"], request)
    if executed.replayed:
        add_header(scope, *REPLAYED)
    body = await _frames(service, request, executed.version)
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 201, "headers": [*HEADERS, length]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def execute(service: TableService, limits: Limits, request: CommandRequest) -> Executed:
    """Carry out the commands of a request in order, all or none, once under its idempotency key; their events are then
    durable.

    The caller of this function has counted the first command. Raises Failed, Refused, and what `TableService.act` does.
    """
    caller, envelope, key = request
    if envelope.commands is not None:
        limits.commands.spend_more(counted(caller.cached.table, caller.seat), envelope.commands)
    parts = envelope.parts()
    commands = [
        BatchCommand(_read(caller, part, _place(envelope, n)), part.dice, part.nonce, part.behalf)
        for n, part in enumerate(parts)
    ]
    idempotency = idempotency_key(caller.seat, key, *_meant(envelope, commands)) if key else IdempotencyKey()
    try:
        version = await service.act_batch(caller.whole, caller.seat, commands, idempotency)
    except Refused as refused:
        if not _has_place(refused):
            raise  # not anew: an exception that is its own cause lives on, with the body, until it is collected
        raise await _located(service, refused, caller, parts[0], _place(envelope, 0)) from refused
    except Halted as halted:
        raise await _halted(service, halted, caller, parts) from halted
    return Executed(version, idempotency.repeated)


async def _frames(service: TableService, request: CommandRequest, version: int) -> bytes:
    """Return the caller's frame of a command, or the frames of several, as JSON."""
    caller, commands = request.caller, request.envelope.commands
    if commands is not None:
        return await frames_of(service, caller, version - len(commands) + 1, version)
    if caller.patched:
        return await frame_of(service, caller, version)
    return caller.cached.frame_bytes(caller.seat, caller.locale, version)


def _meant(envelope: Envelope, commands: Sequence[BatchCommand]) -> Iterator[Any]:
    """Yield what a request means for its idempotency key: commands with their dice, then nonces and seats, if there are
    any.
    """
    if envelope.commands is None:
        yield from commands[0][:2]
    else:
        yield [each[:2] for each in commands]
    if any(each.nonce for each in commands):
        yield from (each.nonce for each in commands)
    if any(each.behalf for each in commands):
        yield ["for", *(each.behalf for each in commands)]


def _place(envelope: Envelope, number: int) -> str:
    """Return the JSON Pointer of a command in the body."""
    return PLACE if envelope.commands is None else f"{SEVERAL}/{number}{PLACE}"


def _read(caller: Caller, part: Part, place: str) -> Command:
    """Decode a command. Raises Failed; for a command that the game does not know, `unknown_command` instead of a
    malformed one.
    """
    game = caller.cached.feeds.game
    try:
        command: Command = decoded(game.decoders.sent, part.command, game.malformed, place=place)
    except Failed as failed:
        if any(error.code == "unknown_type" and error.pointer == f"{place}/type" for error in failed.errors):
            raise Failed(400, "unknown_command", errors=failed.errors) from failed
        raise
    return command


async def _halted(service: TableService, halted: Halted, caller: Caller, parts: Sequence[Part]) -> Failed:
    """Return the refusal of one of several commands, with its place. Misfits are looked for in the first alone, whose
    forms were offered to the caller; those of the others would have depended on it.
    """
    place = f"{SEVERAL}/{halted.place}{PLACE}"
    if halted.place == 0 and _has_place(halted.refused):
        failed = await _located(service, halted.refused, caller, parts[0], place)
    else:
        failed = failure(halted.refused)
    failed.errors = failed.errors or (Misfit("refused", place),)
    return failed


def _has_place(refused: Refused) -> bool:
    """Return whether a refusal is about a value of the command."""
    return refused.kind in ("form", "missing") or refused.code in VALUES


async def _located(service: TableService, refused: Refused, caller: Caller, part: Part, place: str) -> Failed:
    """Return the refusal with the places in the command, whose values are compared with what the seat was offered. So
    the seat learns nothing from it that `moves` does not say.
    """
    sent = msgspec.json.decode(part.command)
    game, name = caller.cached.feeds.game, sent["type"]
    offered = msgspec.json.decode((await forms_for(service, caller, name)).body)
    parts = {**offered["$defs"], reference(game, caller.locale, name): catalogue(game, caller.locale)[name]}
    parts |= {form.address: form.schema for form in catalogue_forms(game, caller.locale).get(name, ())}
    schemas = [
        move["schema"] for move in offered["moves"] if (move["type"], move.get("for", "")) == (name, part.behalf)
    ]
    found = [misfits({**schema, "$defs": parts}, sent, place) for schema in schemas]
    failed = failure(refused)
    failed.errors = min(found, key=len, default=())
    return failed
