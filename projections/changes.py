"""The difference of two views, as a list of places with what stood there and what stands there now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec


class Change(msgspec.Struct, frozen=True):
    """`path` is a JSON Pointer (RFC 6901); an absent value is null."""

    path: str
    was: Any
    now: Any


def changes(was: Any, now: Any) -> Iterator[Change]:
    """Every place where two views of one type differ. Lists are compared as a whole."""
    yield from _differ("", msgspec.to_builtins(was), msgspec.to_builtins(now))


def _differ(path: str, was: Any, now: Any) -> Iterator[Change]:
    if was == now:
        return
    if isinstance(was, dict) and isinstance(now, dict):
        for key in [*was, *(k for k in now if k not in was)]:
            yield from _differ(f"{path}/{_escaped(key)}", was.get(key), now.get(key))
    else:
        yield Change(path, was, now)


def _escaped(key: str) -> str:
    return str(key).replace("~", "~0").replace("/", "~1")
