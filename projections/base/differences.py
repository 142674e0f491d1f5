"""The difference of two views: for people, a list of places with what stood there and what stands there now; for
programs, a JSON Patch (RFC 6902), and a tag by which a client can check the view that it keeps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec

_sorted = msgspec.json.Encoder(order="sorted").encode
_encode = msgspec.json.Encoder().encode
Things = dict[Any, Any]
"""The items of a list of a view by their names: the value of the first field of each."""


class Change(msgspec.Struct, frozen=True):
    """`path` is a JSON Pointer (RFC 6901); an absent value is null."""

    path: str
    was: Any
    now: Any


def changes(was: Any, now: Any) -> Iterator[Change]:
    """Every place where two views of one type differ.

    Lists of the same things in the same order are compared thing by thing, all others as a whole.
    """
    yield from _differ("", msgspec.to_builtins(was), msgspec.to_builtins(now))


def _differ(path: str, was: Any, now: Any) -> Iterator[Change]:
    if was == now:
        return
    if isinstance(was, dict) and isinstance(now, dict):
        for key in [*was, *(k for k in now if k not in was)]:
            yield from _differ(f"{path}/{escaped(key)}", was.get(key), now.get(key))
    elif isinstance(was, list | tuple) and isinstance(now, list | tuple) and _same_things(was, now):
        for place, (old, new) in enumerate(zip(was, now, strict=True)):
            yield from _differ(f"{path}/{place}", old, new)
    else:
        yield Change(path, was, now)


def _same_things(was: Sequence[Any], now: Sequence[Any]) -> bool:
    named = [[thing(item) if isinstance(item, dict) else None for item in side] for side in (was, now)]
    return named[0] == named[1] and None not in named[0]


def thing(item: Any) -> Any:
    """Return the name of a thing in a list: its first field, an id, a seat, a gauge; plain values are their own names.
    None: it has no name.
    """
    if isinstance(item, dict):
        item = next((value for key, value in item.items() if key != "type"), None)
    return item if isinstance(item, str | int) else None


def escaped(key: str) -> str:
    return str(key).replace("~", "~0").replace("/", "~1")


class Operation(msgspec.Struct, frozen=True, omit_defaults=True):
    """One operation of a JSON Patch; `value` of what is added or replaced."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = msgspec.UNSET


def plain(view: Any) -> Any:
    return msgspec.to_builtins(view, order="deterministic")


def view_tag(frame: int, view: Any) -> str:
    """Return the tag of a view, as plain values: its frame, and 32 hex digits of the SHA-256 of its canonical
    JSON (RFC 8785).
    """
    return f"{frame}-{sha256(_sorted(view)).hexdigest()[:32]}"


def difference(was: Any, now: Any) -> tuple[Operation, ...]:
    """The patch that makes of one view the other, both plain values. Things that a list names by their first field are
    followed wherever they stand; of what has changed through and through, the whole is shorter.
    """
    if was == now:
        return ()
    made, whole = tuple(_patch("", was, now)), (Operation("replace", "", now),)
    return whole if len(_encode(made)) > len(_encode(whole)) else made


def _patch(path: str, was: Any, now: Any) -> Iterator[Operation]:
    """Make of one value the other, which differs."""
    match was, now:
        case dict(), dict():
            yield from (Operation("remove", f"{path}/{escaped(key)}") for key in was if key not in now)
            for key, value in now.items():
                if key not in was:
                    yield Operation("add", f"{path}/{escaped(key)}", value)
                elif was[key] != value:
                    yield from _patch(f"{path}/{escaped(key)}", was[key], value)
        case (list() | tuple(), list() | tuple()) if (things := _in_order(was, now)) is not None:
            yield from _list(path, *things)
        case _:
            yield Operation("replace", path, now)


def _list(path: str, was: Things, now: Things) -> Iterator[Operation]:
    """Patch a list: what has gone is removed from the end on, so that no place moves; then each comes to its
    place in turn.
    """
    for place, name in reversed([*enumerate(was)]):
        if name not in now:
            yield Operation("remove", f"{path}/{place}")
    for place, (name, item) in enumerate(now.items()):
        if name not in was:
            yield Operation("add", f"{path}/{place}", item)
        elif was[name] != item:
            yield from _patch(f"{path}/{place}", was[name], item)


def _in_order(was: Sequence[Any], now: Sequence[Any]) -> tuple[Things, Things] | None:
    """Return the things of both lists by name, if each has a name of its own and those that stay keep their order."""
    before, after = {thing(item): item for item in was}, {thing(item): item for item in now}
    if None in before or None in after or len(before) < len(was) or len(after) < len(now):
        return None
    same = [name for name in before if name in after] == [name for name in after if name in before]
    return (before, after) if same else None
