"""Reads of a state, noted: what was made of it holds as long as none of the fields that were read has changed.

A noting state is a state like any other, and so is what `replace` makes of it: each notes in the same set. Only reads
by name are noted; nobody may hash such a state, compare it or take it apart (`structs.asdict`). What a state makes of
itself once (`cached_property`) is made once of the state in question, with the fields that it read. Structs in its
`NESTED` fields note the reads of their own fields likewise, as `fight.phase`; of the field itself only whether it holds
one is noted then, as `fight?`.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import cache, cached_property
from typing import Any, TypeVar

import msgspec

from domain.table.seats import State

S = TypeVar("S", bound=State)
Reads = Mapping[str, Any]
"""Field of a state, or of a struct in it -> what it held."""
UNREPLACED = "unreplaced"
_PLAIN = (bool, int, str, datetime, frozenset, type(None))


def track_reads(state: S, read_fields: set[str]) -> S:
    """Return the state as one that notes the names of the fields that are read of it."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__}
    made: S = _tracking_type(type(state))(**fields, noted=read_fields, origin=state)
    return made


def reads(state: State, names: set[str]) -> Reads:
    """Return what these fields hold now."""
    return {name: _held(state, name) for name in names}


def _held(state: State, name: str) -> Any:
    if name.endswith("?"):
        return getattr(state, name[:-1]) is None
    outer, _, inner = name.partition(".")
    held = getattr(state, outer)
    return held if not inner or held is None else getattr(held, inner)


def unchanged(state: State, read: Reads) -> bool:
    """Do these fields hold still what was read? What only equals it counts where that is quickly seen."""
    return all(_same(_held(state, name), was) for name, was in read.items())


def _same(now: Any, was: Any) -> bool:
    return now is was or (isinstance(now, _PLAIN) and now == was)


@cache
def _tracking_type(kind: type[Any]) -> type[Any]:
    """The type of a state with a set in which each read of it is noted, and the state that it stands for."""
    fields, read = frozenset(kind.__struct_fields__), object.__getattribute__
    cached_properties = {
        name for base in kind.__mro__ for name, of in vars(base).items() if isinstance(of, cached_property)
    }

    keys = {name: f"{name} as it notes" for name in kind.NESTED}

    def record_read(self: Any, name: str) -> Any:
        if name in keys:
            known, key = read(self, "__dict__"), keys[name]
            if key not in known:
                known[key] = _part(self, name)
            return known[key]
        if name in fields:
            read(self, "noted").add(name)
        elif name in cached_properties and _mirrors_origin(self, fields):
            value, names = _cached_with_reads(read(self, "origin"), name)
            read(self, "noted").update(names)
            return value
        return read(self, name)

    return msgspec.defstruct(
        kind.__name__,
        [("noted", set[str]), ("origin", State)],
        bases=(kind,),
        namespace={"__getattribute__": record_read},
        module=kind.__module__,
        frozen=True,
        kw_only=True,
        dict=True,
    )


def _part(state: Any, name: str) -> Any:
    """Return the struct in that field of a noting state as one that notes the reads of its fields in the same set."""
    read = object.__getattribute__
    held, noted = read(state, name), read(state, "noted")
    noted.add(f"{name}?")
    kind: Any = type(held)
    if held is None or hasattr(kind, "PATHS"):
        return held
    fields = {field: getattr(held, field) for field in held.__struct_fields__}
    return _tracking_part(kind, name)(**fields, noted=noted)


@cache
def _tracking_part(kind: type[Any], within: str) -> type[Any]:
    """The type of a struct in that field of a state, with a set in which each read of it is noted."""
    paths, read = {name: f"{within}.{name}" for name in kind.__struct_fields__}, object.__getattribute__

    def note(self: Any, name: str) -> Any:
        if name in paths:
            read(self, "noted").add(paths[name])
        return read(self, name)

    return msgspec.defstruct(
        kind.__name__,
        [("noted", set[str])],
        bases=(kind,),
        namespace={"__getattribute__": note, "PATHS": paths},
        module=kind.__module__,
        frozen=True,
        kw_only=True,
    )


def _mirrors_origin(state: Any, fields: frozenset[str]) -> bool:
    """Return whether it holds what its origin holds: what `replace` made of a noting state does not."""
    read = object.__getattribute__
    known: dict[str, Any] = read(state, "__dict__")
    if UNREPLACED not in known:
        origin = read(state, "origin")
        known[UNREPLACED] = all(read(state, name) is getattr(origin, name) for name in fields)
    same: bool = known[UNREPLACED]
    return same


def _cached_with_reads(state: State, name: str) -> tuple[Any, frozenset[str]]:
    """Return what the state makes of itself under that name, and the fields that it reads for it."""
    known: dict[str, Any] = state.__dict__
    key = f"{name} and its reads"
    if key not in known:
        read_fields: set[str] = set()
        known[key] = object.__getattribute__(track_reads(state, read_fields), name), frozenset(read_fields)
    found: tuple[Any, frozenset[str]] = known[key]
    return found
