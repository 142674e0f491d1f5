"""Requests of a seat that change something: the record, its tokens and webhooks, tables that follow this one."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import httpx
import msgspec

from ._plans import Caller, Opened, Plan, keyed, new_key, read
from .types import (
    Branch,
    Correction,
    Frame,
    HookShown,
    Kit,
    KitPreview,
    NewBranch,
    NewHook,
    Preview,
    Ticket,
    Token,
)


class Act(NamedTuple):
    """A command, with the faces of its dice or the nonce for them.

    `dice`: the faces that the table rolled; `nonce`: goes into the faces of the service, which could not have known it;
    None: the client makes one up; "": none is sent. `behalf`: the absent seat for which the command is carried out.
    """

    command: Mapping[str, Any]
    dice: Sequence[int] | None = None
    nonce: str | None = None
    behalf: str = ""

    def body(self, made_up: str) -> dict[str, Any]:
        """Return the body of the request. `made_up`: the nonce if none is given."""
        dice = {} if self.dice is None else {"dice": list(self.dice)}
        nonce = self.nonce if self.nonce is not None or self.dice is not None else made_up
        behalf = {"for": self.behalf} if self.behalf else {}
        return {"command": self.command} | dice | ({"nonce": nonce} if nonce else {}) | behalf


class _Frames(msgspec.Struct, frozen=True):
    frames: tuple[Frame, ...]


def do(
    caller: Caller,
    command: Mapping[str, Any],
    dice: Sequence[int] | None = None,
    *,
    nonce: str | None = None,
    behalf: str = "",
    key: str = "",
) -> Plan[Frame]:
    """Carry out a command, `{"type": ..., ...}`, and return what the seat reads of it. `dice`, `nonce`, `behalf`: as in
    `Act`.

    The command is sent again until the answer is certain. Raises Refused; NoAnswer, whose `key` may be given here.
    """
    key = key or new_key()
    body = Act(command, dice, nonce, behalf).body(_made_up(caller, key, 0))
    return read((yield from caller.post("/commands", body, key)), Frame)


def do_all(caller: Caller, acts: Iterable[Act], *, key: str = "") -> Plan[tuple[Frame, ...]]:
    """Carry out several commands in order, all or none, and return what the seat reads of each."""
    key = key or new_key()
    body = {"commands": [Act(*act).body(_made_up(caller, key, n)) for n, act in enumerate(acts)]}
    return read((yield from caller.post("/commands", body, key)), _Frames).frames


def _made_up(caller: Caller, key: str, place: int) -> str:
    """Return a nonce that only this client could know before this request, and that the same request has again."""
    request = f"nonce|{caller.table_id}|{key}|{place}"
    digest = hmac.digest(caller.service.secret, request.encode(), "sha256")
    return urlsafe_b64encode(digest[:15]).decode()


def correct(caller: Caller, correction: Correction, *, preview: str = "", key: str = "") -> Plan[Frame]:
    """Correct the record, contest, answer, uphold, consent... `preview`: the id of the preview that this follows: it is
    made only if it would still do just that.
    """
    query = f"?{httpx.QueryParams(preview=preview)}" if preview else ""
    return read((yield from caller.post(f"/corrections{query}", correction, key)), Frame)


def preview(caller: Caller, correction: Correction) -> Plan[Preview]:
    """Preview a correction, as far as the seat may see it. Nothing is recorded."""
    return read((yield from caller.post("/corrections/preview", correction)), Preview)


def preview_kit(caller: Caller, kit: Kit) -> Plan[KitPreview]:
    """Return what the table would refuse of a kit, and why. Nothing is recorded."""
    return read((yield from caller.post("/kit/preview", kit)), KitPreview)


def give_kit(caller: Caller, kit: Kit, *, key: str = "") -> Plan[tuple[Frame, ...]]:
    """Carry out the commands of a kit, all or none, and return what the seat reads of each."""
    return read((yield from caller.post("/kit", kit, key)), _Frames).frames


def set_presence(caller: Caller, seat: str, away: bool, *, key: str = "") -> Plan[Frame]:
    """Let a seat leave the table for a while or come back: the caller's own; any, for the game master and the host."""
    return (yield from do(caller, {"type": "SetPresence", "seat": seat, "away": away}, key=key))


def end(caller: Caller, *, key: str = "") -> Plan[Frame]:
    """End the table. For the game master and the host."""
    return (yield from do(caller, {"type": "EndTable"}, key=key))


def rotate(caller: Caller, seat: str, *, key: str = "") -> Plan[Token]:
    """Issue a new token for a seat, for the seat itself or for the host; the former one ends."""
    return read((yield from caller.post(f"/seats/{seat}/token", None, key)), Token)


def revoke(caller: Caller, seat: str) -> Plan[None]:
    """Revoke the token of a seat, so that none speaks for it until the host rotates it."""
    yield from caller.service.ask("DELETE", f"{caller.path}/seats/{seat}/token", caller.token)


def set_hook(caller: Caller, seat: str, hook: NewHook) -> Plan[HookShown]:
    """Have what the seat reads sent to an address, from its last frame on; to the address that it had already, from the
    last delivery that was taken. The hook ends with the token.
    """
    path = f"{caller.path}/seats/{seat}/hook"
    return read((yield from caller.service.ask("PUT", path, caller.token, hook)), HookShown)


def drop_hook(caller: Caller, seat: str) -> Plan[None]:
    """Delete the hook: nothing is sent any more, and the address is forgotten."""
    yield from caller.service.ask("DELETE", f"{caller.path}/seats/{seat}/hook", caller.token)


def ticket(caller: Caller) -> Plan[Ticket]:
    """Ask for a ticket, which opens one event stream of the seat without a header, once, within half a minute."""
    return read((yield from caller.post("/tickets", None)), Ticket)


def branch(caller: Caller, branch: NewBranch | None = None, *, key: str = "") -> Plan[Branch | Frame]:
    """Begin a table with this record up to a moment; its seats have the same tokens. Where the players decide together,
    return a frame instead: the branch was proposed to them.
    """
    answer = yield from caller.post("/branches", branch or NewBranch(), key)
    return read(answer, Frame) if answer.status_code == httpx.codes.ACCEPTED else read(answer, Branch)


def again(caller: Caller) -> Plan[Caller]:
    """Return the same seat at the table for the same people that follows this one, once it is over; if there is none
    yet, a seat that may open it does so. The token of another seat is never returned.
    """
    body = {"again": caller.table_id}
    opened = read((yield from caller.service.ask("POST", "/tables", caller.token, body, keyed(""))), Opened)
    (token,) = opened.tokens.values()
    return Caller(caller.service, opened.table, token)
