"""Structs made from other structs: the fields that both have are copied, only the others are written out."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


def copy_fields(kind: type[T], source: msgspec.Struct, /, **differing: Any) -> T:
    """Make a `kind` with the same-named fields and properties of `source`, and `differing` for all others.

    `kind` is the allow-list: nothing else is copied. A field that the source has not keeps its default. Raises
    TypeError where it has none, or where the source's is of another type; one call of each sort shows it.
    """
    for name in _common(kind, type(source), tuple(differing)):
        differing[name] = getattr(source, name)
    return kind(**differing)


@cache
def _common(kind: type[msgspec.Struct], source: type[msgspec.Struct], differing: tuple[str, ...]) -> tuple[str, ...]:
    hints, known = get_type_hints(kind), _types(source)
    shared = [info for info in msgspec.structs.fields(kind) if info.name not in differing]
    for info in shared:
        fits = known[info.name] == hints[info.name] if info.name in known else not info.required
        if not fits:
            raise TypeError(f"{source.__name__} has no {info.name} that {kind.__name__} could take as it is")
    return tuple(info.name for info in shared if info.name in known)


def _types(source: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the types of the struct's fields and properties, by name."""
    found: dict[str, Any] = {}
    for parent in reversed(source.__mro__):
        for name, value in vars(parent).items():
            if isinstance(value, property) and value.fget is not None:
                found[name] = get_type_hints(value.fget).get("return")
    return {**found, **get_type_hints(source)}
