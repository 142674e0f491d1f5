"""Requests of a seat that read, and change nothing."""

from __future__ import annotations

import httpx

from ._plans import PAGE, Caller, Plan, read
from .types import Cause, Compared, EventKnown, FeedPage, Frame, HookShown, Kit, Overview, Viewed, Why


def table(caller: Caller) -> Plan[Overview]:
    """Return the table as the seat knows it: status, seats, disputes, what is asked of which seat."""
    return read((yield from caller.get("")), Overview)


def view(caller: Caller, at: int | None = None) -> Plan[Viewed]:
    """Return what the seat sees now; with `at`, what it saw after that frame of its own."""
    return read((yield from caller.get("/view" if at is None else f"/view?at={at}")), Viewed)


def feed(caller: Caller, /, after: int = 0, **sought: str | bool) -> Plan[list[Frame]]:
    """Return all frames after a number; with filters (`type`, `seat`, `text`...) those to which all filters apply."""
    frames: list[Frame] = []
    while True:
        found = yield from page(caller, after, PAGE, **sought)
        frames += found.frames
        if found.read <= after or found.read >= found.last:
            return frames
        after = found.read


def page(caller: Caller, /, after: int = 0, limit: int = PAGE, **sought: str | bool) -> Plan[FeedPage]:
    """Return one page of these frames."""
    query = {name: str(value).lower() if isinstance(value, bool) else value for name, value in sought.items()}
    asked = httpx.QueryParams({**query, "after": after, "limit": limit})
    return read((yield from caller.get(f"/feed?{asked}")), FeedPage)


def event(caller: Caller, event: str) -> Plan[EventKnown]:
    """Return all that the seat knows of one event of its feed, and the corrections of it that the seat may make."""
    return read((yield from caller.get(f"/events/{event}")), EventKnown)


def why(caller: Caller, pointer: str, at: int | None = None) -> Plan[tuple[Cause, ...]]:
    """Return the frames that gave the value at that place (a JSON Pointer) of the seat's view, or of its view after the
    frame `at`, the latest first.
    """
    query: dict[str, str | int] = {"pointer": pointer} if at is None else {"pointer": pointer, "at": at}
    causes: list[Cause] = []
    while True:
        found = read((yield from caller.get(f"/why?{httpx.QueryParams(query)}")), Why)
        causes += found.causes
        if found.read <= 1:
            return tuple(causes)
        query["before"] = found.read


def record(caller: Caller, full: bool = False) -> Plan[bytes]:
    """Return the seat's own record as JSON Lines; with `full`, the whole one, for seats that may see it."""
    return (yield from caller.get("/record?full=true" if full else "/record")).content


def story(
    caller: Caller, *, markdown: bool = False, dice: bool = True, rules: bool = False, zone: str = "UTC"
) -> Plan[bytes]:
    """Return the session as a story to read, one file of HTML or Markdown; `zone`: of its times, by IANA name."""
    query = httpx.QueryParams({"dice": dice, "rules": rules, "zone": zone})
    accept = {"Accept": "text/markdown" if markdown else "text/html"}
    return (yield from caller.get(f"/story?{query}", accept)).content


def kit(caller: Caller) -> Plan[Kit]:
    """Return what the seat has prepared at this table, to be given to another one."""
    return read((yield from caller.get("/kit")), Kit)


def compare(caller: Caller, other: str = "") -> Plan[Compared]:
    """Compare this table with a branch of it (or its origin): where they part, and how their present states differ."""
    return read((yield from caller.get(f"/compare?{httpx.QueryParams(other=other)}")), Compared)


def hook(caller: Caller, seat: str) -> Plan[HookShown]:
    """Read the webhook of the seat, which is the caller's own, and how its deliveries fare."""
    return read((yield from caller.get(f"/seats/{seat}/hook")), HookShown)
