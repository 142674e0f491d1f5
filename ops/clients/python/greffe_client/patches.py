"""JSON Patch (RFC 6902) on plain values, and the tag by which a kept view is checked.

Nothing is changed in place: parts that a patch leaves alone are shared between the value before and the one after, and
a patch that does not fit leaves everything as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from .errors import PatchError

Operation = Mapping[str, Any]
Change = Callable[[Any, str], Any]
_canonical = msgspec.json.Encoder(order="sorted").encode


def view_tag(frame: int, view: Any) -> str:
    """Return the tag of a view after a frame: the hash of its canonical form (RFC 8785)."""
    return f"{frame}-{sha256(_canonical(view)).hexdigest()[:32]}"


def patched(document: Any, patch: Iterable[Operation]) -> Any:
    """Return the document after all operations. Raises PatchError."""
    for operation in patch:
        document = _after(document, operation)
    return document


def _after(document: Any, operation: Operation) -> Any:
    match operation:
        case {"op": "add", "path": path, "value": value}:
            return _added(document, _parts(path), value)
        case {"op": "remove", "path": path}:
            return _removed(document, _parts(path))
        case {"op": "replace", "path": path, "value": value}:
            return _replaced(document, _parts(path), value)
        case {"op": "move", "from": source, "path": path}:
            parts, found = _parts(source), _at(document, _parts(source))
            if parts == _parts(path)[: len(parts)] and source != path:
                raise PatchError(f"{source} cannot move into itself")
            return _added(_removed(document, parts), _parts(path), found)
        case {"op": "copy", "from": source, "path": path}:
            return _added(document, _parts(path), _at(document, _parts(source)))
        case {"op": "test", "path": path, "value": value}:
            if not _same(_at(document, _parts(path)), value):
                raise PatchError(f"{path} is not {value!r}")
            return document
        case _:
            raise PatchError(f"no operation of RFC 6902: {dict(operation)!r}")


def _added(document: Any, parts: Sequence[str], value: Any) -> Any:
    def add(within: Any, name: str) -> Any:
        if isinstance(within, dict):
            return {**within, name: value}
        place = len(within) if name == "-" else _place(within, name, len(within))
        return [*within[:place], value, *within[place:]]

    return _changed(document, parts, add) if parts else value


def _removed(document: Any, parts: Sequence[str]) -> Any:
    def remove(within: Any, name: str) -> Any:
        _child(within, name)
        if isinstance(within, dict):
            return {key: item for key, item in within.items() if key != name}
        place = int(name)
        return [*within[:place], *within[place + 1 :]]

    return _changed(document, parts, remove) if parts else None


def _replaced(document: Any, parts: Sequence[str], value: Any) -> Any:
    def replace(within: Any, name: str) -> Any:
        _child(within, name)
        return _with(within, name, value)

    return _changed(document, parts, replace) if parts else value


def _changed(document: Any, parts: Sequence[str], change: Change) -> Any:
    """Return the document with the last container on the way changed, and those above it made anew."""
    name, *rest = parts
    if not isinstance(document, dict | list):
        raise PatchError(f"there is nothing under {name!r}: {document!r} has no parts")
    if not rest:
        return change(document, name)
    return _with(document, name, _changed(_child(document, name), rest, change))


def _with(within: Any, name: str, value: Any) -> Any:
    if isinstance(within, dict):
        return {**within, name: value}
    return [*within[: int(name)], value, *within[int(name) + 1 :]]


def _at(document: Any, parts: Sequence[str]) -> Any:
    for name in parts:
        document = _child(document, name)
    return document


def _child(within: Any, name: str) -> Any:
    if isinstance(within, dict) and name in within:
        return within[name]
    if isinstance(within, list):
        return within[_place(within, name, len(within) - 1)]
    raise PatchError(f"there is no {name!r}")


def _place(within: Sequence[Any], name: str, most: int) -> int:
    """Return an index of RFC 6901: digits, without a zero before them. Raises PatchError."""
    if not (name.isascii() and name.isdigit()) or (name[0] == "0" and name != "0") or int(name) > most:
        raise PatchError(f"there is no place {name!r} in a list of {len(within)}")
    return int(name)


def _parts(pointer: str) -> list[str]:
    if pointer and not pointer.startswith("/"):
        raise PatchError(f"no JSON Pointer: {pointer!r}")
    return [part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]]


def _same(one: Any, other: Any) -> bool:
    """Return whether two values are equal in JSON: numbers by their value, and true is no number."""
    match one, other:
        case dict(), dict():
            return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
        case list(), list():
            return len(one) == len(other) and all(map(_same, one, other))
        case _:
            return isinstance(one, bool) is isinstance(other, bool) and bool(one == other)
