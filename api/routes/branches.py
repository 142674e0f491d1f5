"""Branches: `POST /tables/{table}/branches` plays another ruling out, `GET /tables/{table}/compare` compares tables."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromQuery

from api.http import bodies
from api.http.callers import Caller, caller_of, frame_in
from api.http.middleware import REPLAYED, add_header, header
from api.http.problems import Failed
from api.http.responses import frame_of
from api.storage.idempotency import IdempotencyKey
from api.tables.branches import BranchRequest
from api.tables.service import TableService
from domain.base.corrections import BranchOff, Correction
from domain.base.text_bounds import check_wording
from domain.corrections.branches import needs_consent
from domain.corrections.requests import check_request
from domain.seating.opening import check_title
from domain.table.seats import Origin
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.loading import UnknownTable
from projections.feeds.views import reads_all
from projections.queries.comparison import Comparison, compare
from projections.texts import say

NO_STORE = {"Cache-Control": "no-store"}
MOST = 50  # frames after the parting that a comparison tells of each table


class NewBranch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A branch to begin.

    `frame`: the last of the caller's frames that the branch shares; without it, the branch shares the whole record.
    `correction`: made in the branch at once, in the form in which `corrections` takes it; `reason`: what the other
    players read about the branch where they are asked for consent.
    """

    frame: int | None = None
    title: str | None = None
    correction: Correction | None = None
    reason: str = ""


class Branch(msgspec.Struct, frozen=True):
    """A branch that was begun: a table like any other. The tokens of its origin speak for the same seats in it."""

    table: str
    title: str
    origin: Origin


class Compared(msgspec.Struct, frozen=True):
    """The comparison of two tables, `was` this one and `now` the other.

    `seats`: the caller's own comparison; those of all seats if the caller reads the whole record.
    """

    seats: tuple[Comparison, ...]


_new_branches = msgspec.json.Decoder(NewBranch)


@post("/tables/{table:str}/branches", opt={"limit": "commands"})
async def begin_branch(request: Request[Any, Any, Any]) -> Response[Any]:
    """Begin a table with this record up to a moment. What happens there changes nothing here. For seats that may
    correct; where players decide together, the branch is proposed to them, and begins with the vote that decides.
    """
    service: TableService = request.app.state.service
    caller = await caller_of(request.scope, service)
    body = bodies.decoded(_new_branches, await request.body())
    bodies.check_amended(body.correction)
    _check_words(caller, body)
    idempotency = bodies.idempotency_key(caller.seat, header(request.scope, b"idempotency-key"), body)
    branch_request = BranchRequest(
        caller.seat, _version(caller, body.frame), _title(caller, body.title), body.correction
    )
    answer = (
        await _propose(service, caller, branch_request, body.reason, idempotency)
        if needs_consent(caller.cached.feeds.history)
        else await _begin(service, caller, branch_request, idempotency)
    )
    if idempotency.repeated:
        add_header(request.scope, *REPLAYED)
    return answer


async def _begin(
    service: TableService, caller: Caller, branch_request: BranchRequest, idempotency: IdempotencyKey
) -> Response[Branch]:
    table = await service.branches.begin(caller.whole, branch_request, idempotency)
    state = (await service.cached(table)).feeds.state.table
    assert state.origin is not None, "a branch tells where it comes from"
    made = Branch(table, state.title, state.origin)
    return Response(made, headers={**NO_STORE, "Location": f"/tables/{table}"})


async def _propose(
    service: TableService, caller: Caller, branch_request: BranchRequest, reason: str, idempotency: IdempotencyKey
) -> Response[bytes]:
    """Propose a branch that could begin if the players consent, and answer with the frame of the proposal, as for a
    correction that is proposed.
    """
    await service.branches.check(caller.whole, branch_request, idempotency)
    after = caller.cached.feeds.history.raw[branch_request.version - 1].id
    command = BranchOff(after, branch_request.title, branch_request.correction, reason)
    version = await service.propose_branch(caller.whole, caller.seat, command, idempotency)
    frame = await frame_of(service, caller, version)
    return Response(frame, status_code=202, media_type="application/json", headers=NO_STORE)


def _version(caller: Caller, frame: int | None) -> int:
    """Return the last version of the log that is shared; at the caller's last frame, that of all that is recorded."""
    feeds = caller.cached.feeds
    if frame is None or frame_in(caller, frame, least=1) == feeds.count(caller.seat):
        return feeds.history.version
    return feeds.version_of(caller.seat, frame)


def _check_words(caller: Caller, body: NewBranch) -> None:
    """Refuse words of a branch that are too long, and a title that is none. Raises Refused."""
    check_wording(body)
    if body.correction is not None:
        check_request(caller.cached.feeds.game, body.correction)
    if body.title is not None:
        check_title(body.title)


def _title(caller: Caller, title: str | None) -> str:
    named = caller.cached.feeds.state.table.title if title is None else title.strip()
    return say("", caller.locale, "branch-title", {"title": named})


@get("/tables/{table:str}/compare")
async def get_comparison(request: Request[Any, Any, Any], other: FromQuery[str] = "") -> Response[bytes]:
    """Compare this table with another: where they part, and how their present states differ. `other`: a branch of this
    table, or its origin, which is the default for a branch.
    """
    service: TableService = request.app.state.service
    caller = await caller_of(request.scope, service)
    first = caller.cached
    origin = first.feeds.state.table.origin
    name = other or (origin.table if origin else "")
    if not name or name not in {*first.branches(caller.seat), origin.table if origin else ""}:
        raise Failed(404, "no_branch")
    try:
        second = await service.spectator_delay.reading(await service.cached(name), caller.seat)
    except UnknownTable as error:  # it was forgotten
        raise Failed(404, "no_branch") from error
    everything = all(reads_all(each.feeds, caller.seat) for each in (first, second))
    everybody = [seat.id for seat in first.feeds.state.table.seats] if everything else [caller.seat]
    seats = [seat for seat in everybody if second.feeds.state.table.seat(seat)]  # who came later sits in one alone
    there = second.feeds.copy()  # reckoned beside the loop, where both go on meanwhile

    def compared(here: Feeds) -> Compared:
        return Compared(tuple(compare(here, there, seat, caller.locale, MOST) for seat in seats))

    made = await service.run_reading(first, compared)
    return Response(encode(made), media_type="application/json", headers=NO_STORE)
