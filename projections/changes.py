"""The difference of two views, as a list of places with what stood there and what stands there now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec


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
    """What a view lists is named by its first field: an id, a seat, a gauge; plain values are their own names. None:
    it has no name.
    """
    if isinstance(item, dict):
        item = next((value for key, value in item.items() if key != "type"), None)
    return item if isinstance(item, str | int) else None


def escaped(key: str) -> str:
    return str(key).replace("~", "~0").replace("/", "~1")
