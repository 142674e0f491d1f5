"""Reads of a state, noted: what was made of it holds as long as none of the fields that were read has changed.

A noting state is a state like any other, and so is what `replace` makes of it: each notes in the same set. Only reads
by name are noted; nobody may hash such a state, compare it or take it apart (`structs.asdict`).
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import cache
from typing import Any, TypeVar

import msgspec

from domain.table.seats import State

S = TypeVar("S", bound=State)
Reads = Mapping[str, Any]
"""Field of a state -> what it held."""
_PLAIN = (bool, int, str, datetime, frozenset, type(None))


def noting(state: S, noted: set[str]) -> S:
    """Return the state as one that notes the names of the fields that are read of it."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__}
    made: S = _noting(type(state))(**fields, noted=noted)
    return made


def reads(state: State, names: set[str]) -> Reads:
    """What these fields hold now."""
    return {name: getattr(state, name) for name in names}


def unchanged(state: State, read: Reads) -> bool:
    """Do these fields hold still what was read? What only equals it counts where that is quickly seen."""
    return all(_same(getattr(state, name), was) for name, was in read.items())


def _same(now: Any, was: Any) -> bool:
    return now is was or (isinstance(now, _PLAIN) and now == was)


@cache
def _noting(kind: type[Any]) -> type[Any]:
    """The type of a state with a set in which each read of it is noted."""
    fields, read = frozenset(kind.__struct_fields__), object.__getattribute__

    def note(self: Any, name: str) -> Any:
        if name in fields:
            read(self, "noted").add(name)
        return read(self, name)

    return msgspec.defstruct(
        kind.__name__,
        [("noted", set[str])],
        bases=(kind,),
        namespace={"__getattribute__": note},
        module=kind.__module__,
        frozen=True,
        kw_only=True,
        dict=True,
    )
