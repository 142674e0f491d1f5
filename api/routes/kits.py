"""Kits: `GET /tables/{table}/kit` returns what the seat has prepared there, `POST` gives a kit to the table.

A kit is carried out in order, all or none, under new ids; `POST .../kit/preview` says before what would be refused and
why.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post

from api.http.bodies import decoded, idempotency_key
from api.http.callers import Caller, caller_of
from api.http.middleware import REPLAYED, add_header, header
from api.http.problems import Failed, failure, problem
from api.http.rate_limits import counted
from api.http.responses import frames_of
from api.http.schema_errors import Misfit
from api.tables.batches import Halted, RefusedCommand
from api.tables.service import TableService
from projections.base.encoding import encode
from projections.exports.kit import MOST_COMMANDS, Kit, kit_of
from projections.exports.names import attachment, file_name

MOST_BYTES = 1 << 20
NO_STORE = {"Cache-Control": "no-store"}
_kits: msgspec.json.Decoder[Kit] = msgspec.json.Decoder(Kit)


class KitRefusal(msgspec.Struct, frozen=True):
    """A command of a kit that the table would refuse: its place, its name in the kit, and the reason."""

    place: int
    id: str
    type: str
    code: str
    rule: str
    detail: str


class KitPreview(msgspec.Struct, frozen=True):
    """The preview of a kit: the number of its commands, and those that would be refused."""

    commands: int
    refused: tuple[KitRefusal, ...]


@get("/tables/{table:str}/kit")
async def get_kit(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return what the caller has prepared at this table and what still stands, as a kit."""
    service: TableService = request.app.state.service
    caller = await caller_of(request.scope, service)
    kit = await service.run_reading(caller.whole, lambda feeds: kit_of(feeds, caller.seat))
    headers = {**NO_STORE, "Content-Disposition": attachment(file_name((*caller.names, "kit"), "json"))}
    return Response(encode(kit), media_type="application/json", headers=headers)


@post("/tables/{table:str}/kit", opt={"limit": "commands"}, request_max_body_size=MOST_BYTES)
async def give_kit(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Carry out the commands of a kit and answer with the caller's own new frames."""
    service: TableService = request.app.state.service
    caller, kit = await _read(request)
    idempotency = idempotency_key(caller.seat, header(request.scope, b"idempotency-key"), kit)
    try:
        version = await service.give_kit(caller.whole, caller.seat, kit, idempotency)
    except Halted as halted:
        raise _halted(halted) from halted
    if idempotency.repeated:
        add_header(request.scope, *REPLAYED)
    frames = await frames_of(service, caller, version - len(kit.commands) + 1, version)
    return Response(frames, status_code=201, media_type="application/json", headers=NO_STORE)


@post("/tables/{table:str}/kit/preview", status_code=200, opt={"limit": "commands"}, request_max_body_size=MOST_BYTES)
async def preview_kit(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return what the table would refuse of a kit, and why. Nothing is recorded."""
    service: TableService = request.app.state.service
    caller, kit = await _read(request)
    refused = await service.preview_kit(caller.whole, caller.seat, kit)
    shown = tuple(_shown(caller, kit, each) for each in refused)
    return Response(encode(KitPreview(len(kit.commands), shown)), media_type="application/json", headers=NO_STORE)


async def _read(request: Request[Any, Any, Any]) -> tuple[Caller, Kit]:
    """Return the caller and the kit of a request, after counting each of its commands. Raises Failed."""
    caller = await caller_of(request.scope, request.app.state.service)
    kit = decoded(_kits, await request.body())
    if len(kit.commands) <= MOST_COMMANDS:  # more of them are refused at once
        request.app.state.limits.commands.spend_more(counted(caller.cached.table, caller.seat), kit.commands)
    return caller, kit


def _halted(halted: Halted) -> Failed:
    failed = failure(halted.refused)
    failed.errors = (Misfit("refused", f"/commands/{halted.place}/command"),)
    return failed


def _shown(caller: Caller, kit: Kit, each: RefusedCommand) -> KitRefusal:
    sentence = problem(failure(each.refused), caller.locale, caller.messages)["detail"]
    of = kit.commands[each.place]
    kind = str(of.command.get("type", ""))
    return KitRefusal(each.place, of.id, kind, each.refused.code, each.refused.rule, sentence)
