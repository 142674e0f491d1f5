"""Noted reads of a state: what was made of a state holds as long as none of the fields that were read has changed.

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
MIRRORS = "mirrors its origin"
"""Key in the `__dict__` of a noting state that holds what its origin holds: what `replace` makes of it has none."""
_PLAIN = (bool, int, str, datetime, frozenset, type(None))


def track_reads(state: S, read_fields: set[str]) -> S:
    """Return a state of the same content that notes the names of the fields that are read of it."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__}
    made: S = _tracking_type(type(state))(**fields, noted=read_fields, origin=state)
    made.__dict__[MIRRORS] = True
    return made


def reads(state: State, names: set[str]) -> Reads:
    """Return what these fields of the state hold now."""
    return {name: _held(state, name) for name in names}


def _held(state: State, name: str) -> Any:
    if name.endswith("?"):
        return getattr(state, name[:-1]) is None
    outer, _, inner = name.partition(".")
    held = getattr(state, outer)
    return held if not inner or held is None else getattr(held, inner)


def unchanged(state: State, read: Reads) -> bool:
    """Return whether these fields still hold what was read.

    An equal value counts as unchanged only where that is quickly seen.
    """
    return all(_same(_held(state, name), was) for name, was in read.items())


def _same(now: Any, was: Any) -> bool:
    return now is was or (isinstance(now, _PLAIN) and now == was)


class _NotedField:
    """A field of a noting struct: its first read is noted, later ones find the value in the struct's `__dict__`, at the
    speed of any attribute.
    """

    def __init__(self, kind: type[Any], name: str, noted_as: str) -> None:
        self._stored = getattr(kind, name)
        self._name = name
        self._noted_as = noted_as

    def __get__(self, struct: Any, owner: type[Any]) -> Any:
        struct.noted.add(self._noted_as)
        found = struct.__dict__[self._name] = self._stored.__get__(struct, owner)
        return found


class _NotedPart:
    """A field whose struct notes the reads of its own fields in the same set."""

    def __init__(self, kind: type[Any], name: str) -> None:
        self._stored = getattr(kind, name)
        self._name = name

    def __get__(self, state: Any, owner: type[Any]) -> Any:
        state.noted.add(f"{self._name}?")
        found = state.__dict__[self._name] = _part(self._stored.__get__(state, owner), self._name, state.noted)
        return found


class _NotedProperty:
    """A cached property of a noting state. A state that mirrors its origin takes the value from there, with the names
    of the fields that were read for it.
    """

    def __init__(self, made: cached_property[Any], name: str) -> None:
        self._made = made.func
        self._name = name

    def __get__(self, state: Any, owner: type[Any]) -> Any:
        known: dict[str, Any] = state.__dict__
        if MIRRORS in known:
            found, names = self._of_origin(state.origin)
            state.noted.update(names)
        else:
            found = self._made(state)
        known[self._name] = found
        return found

    def _of_origin(self, origin: State) -> tuple[Any, frozenset[str]]:
        """Return what the origin makes of itself under that name, and the fields that it reads for it."""
        known: dict[str, Any] = origin.__dict__
        key = f"{self._name} and its reads"
        if key not in known:
            read_fields: set[str] = set()
            known[key] = self._made(track_reads(origin, read_fields)), frozenset(read_fields)
        found: tuple[Any, frozenset[str]] = known[key]
        return found


@cache
def _tracking_type(kind: type[Any]) -> type[Any]:
    """Make the type of a state that notes each read in a set and keeps the state that it mirrors."""
    cached_properties = {
        name: made
        for base in reversed(kind.__mro__)
        for name, made in vars(base).items()
        if isinstance(made, cached_property)
    }
    namespace: dict[str, Any] = {name: _NotedProperty(made, name) for name, made in cached_properties.items()}
    for name in kind.__struct_fields__:
        namespace[name] = _NotedPart(kind, name) if name in kind.NESTED else _NotedField(kind, name, name)
    return _noting(kind, namespace, [("noted", set[str]), ("origin", State)])


def _part(held: Any, name: str, noted: set[str]) -> Any:
    """Return the struct of that field of a noting state as one that notes the reads of its fields in that set."""
    if held is None or "noted" in held.__struct_fields__:
        return held
    kind: Any = type(held)
    fields = {field: getattr(held, field) for field in held.__struct_fields__}
    return _tracking_part(kind, name)(**fields, noted=noted)


@cache
def _tracking_part(kind: type[Any], within: str) -> type[Any]:
    """Make the type of a struct in that field of a state that notes each read in a set."""
    namespace = {name: _NotedField(kind, name, f"{within}.{name}") for name in kind.__struct_fields__}
    return _noting(kind, namespace, [("noted", set[str])])


def _noting(kind: type[Any], namespace: dict[str, Any], fields: list[tuple[str, Any]]) -> type[Any]:
    return msgspec.defstruct(
        kind.__name__,
        fields,
        bases=(kind,),
        namespace=namespace,
        module=kind.__module__,
        frozen=True,
        kw_only=True,
        dict=True,
    )
