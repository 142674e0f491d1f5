"""A seat's view as it grows: what each frame did to it, as a JSON Patch (RFC 6902), and a tag by which a client can
check the view that it keeps.

A patch leads from the view after the frame before to the view after its own; the first from nothing. What a seat may
not see changes no view, so that no patch tells of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec

from projections.changes import escaped, thing
from projections.frames import Feeds, Frame
from projections.texts import Locale

_sorted = msgspec.json.Encoder(order="sorted").encode


class Operation(msgspec.Struct, frozen=True, omit_defaults=True):
    """One operation of a JSON Patch; `value` of what is added or replaced."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = msgspec.UNSET


class Patched(Frame, frozen=True, omit_defaults=True):
    """A frame for whoever keeps the view: `patch` leads from the view after the frame before to the one after this;
    `view` is the tag of the latter. `moves`, where nothing came after it yet: the tag of what the seat may do now.
    """

    patch: tuple[Operation, ...] = ()
    view: str = ""
    moves: str = ""


def plain(view: Any) -> Any:
    return msgspec.to_builtins(view, order="deterministic")


def view_tag(frame: int, view: Any) -> str:
    """Of a view, as plain values: its frame, and the SHA-256 (hex, 32 digits of it) of its canonical JSON (RFC 8785)."""
    return f"{frame}-{sha256(_sorted(view)).hexdigest()[:32]}"


def patched(
    feeds: Feeds, seat: str, locale: Locale, after: int, upto: int, *, marked: bool, known: Any = msgspec.UNSET
) -> Iterator[tuple[Patched, Any]]:
    """The seat's frames after+1 .. upto with what each did to its view, and that view, as plain values. `known`: the
    view after the frame `after`, if it is at hand.
    """
    first = after + 1 if known is not msgspec.UNSET or after == 0 else after
    views = map(plain, feeds.views(seat, first, upto))
    was = None if after == 0 else next(views) if first == after else known
    for frame, view in zip(feeds.frames(seat, locale, after, upto, marked=marked), views, strict=True):
        made = difference(was, view) if frame.frame > 1 else (Operation("replace", "", view),)
        yield Patched(frame.frame, frame.at, frame.entries, made, view_tag(frame.frame, view)), view
        was = view


def difference(was: Any, now: Any) -> tuple[Operation, ...]:
    """The patch that makes of one view the other, both plain values. Things that a list names by their first field are
    followed wherever they stand; of what has changed through and through, the whole is shorter.
    """
    made = tuple(_differ("", was, now))
    whole = (Operation("replace", "", now),)
    return whole if len(_sorted(made)) > len(_sorted(whole)) else made


def _differ(path: str, was: Any, now: Any) -> Iterator[Operation]:
    if was == now:
        return
    match was, now:
        case dict(), dict():
            yield from (Operation("remove", f"{path}/{escaped(key)}") for key in was if key not in now)
            for key, value in now.items():
                if key not in was:
                    yield Operation("add", f"{path}/{escaped(key)}", value)
                else:
                    yield from _differ(f"{path}/{escaped(key)}", was[key], value)
        case (list() | tuple(), list() | tuple()) if _in_order(was, now):
            yield from _list(path, was, now)
        case _:
            yield Operation("replace", path, now)


def _list(path: str, was: Sequence[Any], now: Sequence[Any]) -> Iterator[Operation]:
    """What has gone is removed from the end on, so that no place moves; then each comes to its place in turn."""
    there, stay = {thing(item) for item in now}, []
    for place in reversed(range(len(was))):
        if thing(was[place]) in there:
            stay.insert(0, was[place])
        else:
            yield Operation("remove", f"{path}/{place}")
    known = {thing(item): item for item in stay}
    for place, item in enumerate(now):
        if thing(item) in known:
            yield from _differ(f"{path}/{place}", known[thing(item)], item)
        else:
            yield Operation("add", f"{path}/{place}", item)


def _in_order(was: Sequence[Any], now: Sequence[Any]) -> bool:
    """Has each thing a name of its own in both lists, and do those that stay keep their order?"""
    before, after = [thing(item) for item in was], [thing(item) for item in now]
    if None in before or None in after or len({*before}) < len(before) or len({*after}) < len(after):
        return False
    return [name for name in before if name in {*after}] == [name for name in after if name in {*before}]
