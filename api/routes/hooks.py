"""Webhook of a seat: set, read and deleted under the seat's own token, by nobody else."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, put
from litestar.params import FromPath

from api.hooks.addresses import BadAddress
from api.hooks.dispatch import Hooks
from api.hooks.hook import Choice, Events, Form, Hook, Progress, Status
from api.http import bodies
from api.http.callers import Caller, caller_of, check_own
from api.http.problems import Failed
from api.http.schema_errors import Misfit
from api.routes.tables import NO_STORE
from api.storage.signer import KEYS, Signer
from api.tables.service import TableService
from projections.texts import Locale, say

EventList = Annotated[tuple[Events, ...], msgspec.Meta(min_length=1, max_length=2)]


class NewHook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A hook to set.

    `events`: `frames`, every new frame of the seat; `asked`, whatever is newly asked of the seat; or both. `form`:
    `greffe`, the service's own, signed; or that of an incoming message of a chat service. `language`: of the
    sentences, without it the language of the request.
    """

    address: Annotated[str, msgspec.Meta(min_length=8, max_length=2000)]
    events: EventList = ("frames",)
    form: Form = "greffe"
    language: Locale | None = None


class HookShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's hook, and the state of its deliveries.

    `frame`: the seat's last frame that needs no delivery any more. `status`: `on`; `failing`, deliveries are tried
    again; `off`, they are not, until the seat sets the hook again. `trouble`: a code of the last failure, `answer`
    the status that the receiver answered, `since` the time of the first failed attempt, `text` all of that as a
    sentence. `keys`: where the keys that sign are published.
    """

    address: str
    events: tuple[Events, ...]
    form: Form
    language: Locale
    frame: int
    status: Status
    keys: str
    trouble: str = ""
    answer: int = 0
    since: datetime | None = None
    text: str = ""


_new_hooks = msgspec.json.Decoder(NewHook)


@put("/tables/{table:str}/seats/{seat:str}/hook")
async def put_hook(request: Request[Any, Any, Any], seat: FromPath[str]) -> Response[HookShown]:
    """Have what the seat reads sent to an address, from its last frame on. A seat has one hook. If the address stays
    the same, deliveries go on after the last that was taken, even if they had been given up. The hook ends with the
    token that sets it.
    """
    service: TableService = request.app.state.service
    caller = await _own(request, service, seat)
    body = bodies.decoded(_new_hooks, await request.body())
    _check(request, body)
    former = await _hook_of(service, caller)
    choice = Choice(
        body.address, tuple(dict.fromkeys(body.events)), body.form, body.language or caller.locale, caller.holder
    )
    goes_on = former is not None and former.choice.address == choice.address
    frame = former.progress.frame if former is not None and goes_on else caller.cached.feeds.count(seat)
    hook = Hook(caller.cached.table, seat, secrets.token_hex(8), choice, Progress(frame))
    await service.workers.run_io(service.register.hooks.put, hook.row())
    _changed(request)
    return Response(_shown(hook, caller.locale), headers=NO_STORE, status_code=200)


@get("/tables/{table:str}/seats/{seat:str}/hook")
async def get_hook(request: Request[Any, Any, Any], seat: FromPath[str]) -> Response[HookShown]:
    """Return the seat's hook, and how its deliveries fare."""
    service: TableService = request.app.state.service
    caller = await _own(request, service, seat)
    hook = await _hook_of(service, caller)
    if hook is None:
        raise Failed(404, "no_hook")
    return Response(_shown(hook, caller.locale), headers=NO_STORE)


@delete("/tables/{table:str}/seats/{seat:str}/hook")
async def delete_hook(request: Request[Any, Any, Any], seat: FromPath[str]) -> None:
    """Delete the hook, if there is one: nothing is sent any more, and the address is forgotten."""
    service: TableService = request.app.state.service
    caller = await _own(request, service, seat)
    hook = await _hook_of(service, caller)
    if hook is not None:
        await service.workers.run_io(service.register.hooks.drop, hook.row())
        _changed(request)


async def _own(request: Request[Any, Any, Any], service: TableService, seat: str) -> Caller:
    """Return the caller, if the seat is the caller's own. Raises Failed."""
    caller = check_own(await caller_of(request.scope, service))
    if caller.seat != seat:
        raise Failed(403, "not_your_role")
    return caller


def _check(request: Request[Any, Any, Any], body: NewHook) -> None:
    """Check that deliveries can be made to this address in this form. Raises Failed."""
    signer: Signer = request.app.state.signer
    hooks: Hooks = request.app.state.hooks
    try:
        hooks.networks.check(body.address)
    except BadAddress as error:
        raise Failed(400, f"hook_{error.code}", errors=(Misfit("misfit", "/address"),)) from error
    if body.form == "greffe" and not signer.can_sign:
        raise Failed(409, "hook_unsigned")


async def _hook_of(service: TableService, caller: Caller) -> Hook | None:
    """Return the hook that the caller set under the same token, None if there is none."""
    rows = await service.workers.run_io(service.register.hooks.select, caller.cached.table)
    hooks = (Hook.read(row) for row in rows if row.seat == caller.seat)
    return next((hook for hook in hooks if hook.choice.holder == caller.holder), None)


def _changed(request: Request[Any, Any, Any]) -> None:
    hooks: Hooks = request.app.state.hooks
    hooks.changed()


def _shown(hook: Hook, locale: Locale) -> HookShown:
    choice, progress = hook.choice, hook.progress
    ended = "off-" if progress.off else ""
    words = {"answer": str(progress.answer)}
    return HookShown(
        address=choice.address,
        events=choice.events,
        form=choice.form,
        language=choice.language,
        frame=progress.frame,
        status=progress.status,
        keys=KEYS,
        trouble=progress.trouble,
        answer=progress.answer,
        since=progress.since,
        text=say("", locale, f"hook-{ended}{progress.trouble}", words) if progress.trouble else "",
    )
