"""Corrections of the record: `POST /tables/{table}/corrections`, and `.../preview` before.

    {"type": "retract", "target": "<event id>", "reason": "..."}

The type is one of retract, amend, rewind, restore; together, with a list of those as `corrections`; contest, uphold;
consent, decline, withdraw. The answer is the caller's own new frame, as for a command. With `preview=` of a preview's
id it is made only if it would still do what that preview said.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, post

from api.http import bodies
from api.http.callers import Caller, caller_of
from api.http.middleware import REPLAYED, add_header, header
from api.http.responses import frame_of
from api.tables.service import TableService
from domain.base.refusal import Refused
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.queries.dependents import naming_dependents
from projections.queries.preview import preview


@post("/tables/{table:str}/corrections", opt={"limit": "commands"})
async def post_correction(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Carry out a correction, contest or vote."""
    service: TableService = request.app.state.service
    caller = await caller_of(request.scope, service)
    raw = await request.body()
    named = request.query_params.get("preview", "")
    key = header(request.scope, b"idempotency-key")
    version, repeated = await correct(service, caller, raw, key, named)
    if repeated:
        add_header(request.scope, *REPLAYED)
    frame = await frame_of(service, caller, version)
    return Response(frame, status_code=201, media_type="application/json", headers={"Cache-Control": "no-store"})


@post("/tables/{table:str}/corrections/preview", status_code=200)
async def post_preview(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Preview a correction, as far as the caller may see it. Nothing is recorded."""
    service: TableService = request.app.state.service
    caller = await caller_of(request.scope, service)
    command = bodies.correction(await request.body())
    await service.origins.look_up(caller.cached)

    def imagined(feeds: Feeds) -> bytes:
        try:
            return encode(preview(feeds, caller.seat, command, caller.locale, feeds.bars))
        except Refused as refused:
            if "dependents" not in refused.lists:
                raise  # from itself, it would wait for the collector
            raise naming_dependents(feeds, caller.seat, caller.locale, refused) from None

    return Response(await service.run_reading(caller.cached, imagined), media_type="application/json")


async def correct(
    service: TableService, caller: Caller, raw: bytes | msgspec.Raw, key: str, preview: str = "", place: str = ""
) -> tuple[int, bool]:
    """Decode a correction and carry it out once. Return the version of its event, and whether it was carried out
    before. `preview`: the id of the preview that it follows, if any.
    """
    command = bodies.correction(raw, place)
    idempotency = bodies.idempotency_key(caller.seat, key, command)
    try:
        version = await service.correct(caller.whole, caller.seat, command, idempotency, preview)
    except Refused as refused:
        if "dependents" not in refused.lists:
            raise  # from itself, it would wait for the collector
        raise await _named(service, caller, refused) from None
    return version, idempotency.repeated


async def _named(service: TableService, caller: Caller, refused: Refused) -> Refused:
    """Return the refusal with its dependent acts named as the caller reads of them."""

    def named(feeds: Feeds) -> Refused:
        return naming_dependents(feeds, caller.seat, caller.locale, refused)

    return await service.run_reading(caller.cached, named)
