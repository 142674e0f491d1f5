"""Differences of two views: for people, a list of changed places with the value before and the value now.

For programs, a JSON Patch (RFC 6902), and a tag by which a client can check the view that it keeps.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import chain
from typing import Any, Literal

import msgspec

_sorted = msgspec.json.Encoder(order="sorted").encode
_encode = msgspec.json.Encoder().encode
Things = dict[Any, Any]
"""The items of a list of a view by their names: the value of the first field of each."""


class Change(msgspec.Struct, frozen=True):
    """A changed place of two views.

    `path`: a JSON Pointer (RFC 6901); `was`, `now`: the value before and after, null where it is absent.
    """

    path: str
    was: Any
    now: Any


def changes(was: Any, now: Any) -> Iterator[Change]:
    """Yield every place where two views of one type differ.

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
    if isinstance(item, msgspec.Struct):
        item = _fields(item)
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


_WRAPPED = len(_encode((Operation("replace", "", 0),))) - 1
"""Length in bytes of a patch that replaces the whole view, without the view itself."""


def plain(view: Any) -> Any:
    return msgspec.to_builtins(view, order="deterministic")


class EncodedView(msgspec.Struct, frozen=True, eq=False):
    """A view, and the members of its canonical JSON (RFC 8785) by the names of its fields: of the next view only what
    changed is encoded and compared anew. The fields of a view are always present: none may be unset or omitted.
    """

    view: msgspec.Struct
    members: Mapping[str, bytes]

    def encoded(self) -> bytes:
        """Return the canonical JSON of the whole view."""
        return b"{%b}" % b",".join(self.members.values())

    def tag(self, frame: int) -> str:
        """Return the tag of the view after that frame: its number, and 32 hex digits of the SHA-256 of the JSON."""
        return f"{frame}-{sha256(self.encoded()).hexdigest()[:32]}"


def encoded_view(view: msgspec.Struct, before: EncodedView | None = None) -> EncodedView:
    """Return the view with its JSON; the parts that it has in common with the view `before` are taken from there."""
    if before is None or type(before.view) is not type(view):
        return EncodedView(view, {name: _member(name, value) for name, value in sorted(_fields(view).items())})
    members, was = dict(before.members), before.view
    for name in view.__struct_fields__:
        if getattr(was, name) != (value := getattr(view, name)):
            members[name] = _member(name, value)
    return EncodedView(view, members)


def _member(name: str, value: Any) -> bytes:
    return b'"%b":%b' % (name.encode(), _sorted(value))


def view_patch(was: EncodedView | None, now: EncodedView) -> tuple[Operation, ...]:
    """Return the patch that turns one view, or none, into the other.

    Things that a list names by their first field are followed wherever they move; where much has changed and that is
    shorter, the patch replaces the whole view.
    """
    if was is not None and type(was.view) is type(now.view):
        names = (name for name in now.view.__struct_fields__ if was.members[name] != now.members[name])
        patches = (_patch(f"/{escaped(name)}", getattr(was.view, name), getattr(now.view, name)) for name in names)
        made = tuple(chain.from_iterable(patches))
        if not made or len(_encode(made)) <= _WRAPPED + len(now.encoded()):
            return made
    return (Operation("replace", "", plain(now.view)),)


def _patch(path: str, was: Any, now: Any) -> Iterator[Operation]:
    """Yield the operations that turn one value into the other, which differs.

    Only the values of operations are made plain.
    """
    match _opened(was), _opened(now):
        case dict() as old, dict() as new:
            yield from (Operation("remove", f"{path}/{escaped(key)}") for key in old if key not in new)
            for key, value in new.items():
                if key not in old:
                    yield Operation("add", f"{path}/{escaped(key)}", plain(value))
                elif old[key] != value:
                    yield from _patch(f"{path}/{escaped(key)}", old[key], value)
        case (list() | tuple() as old, list() | tuple() as new) if (things := _in_order(old, new)) is not None:
            yield from _list(path, *things)
        case _:
            yield Operation("replace", path, plain(now))


def _opened(value: Any) -> Any:
    """Return the fields of a struct, the items of a dict in their order in `plain`, or the things in a list.

    Any other value is returned as a plain value.
    """
    match value:
        case msgspec.Struct():
            return _fields(value)
        case dict():
            return dict(sorted(value.items()))
        case list() | tuple():
            return value
        case _:
            return plain(value)


def _fields(value: msgspec.Struct) -> dict[str, Any]:
    """Return the JSON members of a struct by their names, the tag of its type first."""
    config, names = value.__struct_config__, value.__struct_fields__
    if config.omit_defaults:
        written = plain(value)
        names = tuple(name for name in names if name in written)
    tagged = {config.tag_field: config.tag} if config.tag_field else {}
    return tagged | {name: held for name in names if (held := getattr(value, name)) is not msgspec.UNSET}


def _list(path: str, was: Things, now: Things) -> Iterator[Operation]:
    """Yield the operations that patch a list.

    What has gone is removed from the end on, so that no place moves; then each thing is put in its place in turn.
    """
    for place, name in reversed([*enumerate(was)]):
        if name not in now:
            yield Operation("remove", f"{path}/{place}")
    for place, (name, item) in enumerate(now.items()):
        if name not in was:
            yield Operation("add", f"{path}/{place}", plain(item))
        elif was[name] != item:
            yield from _patch(f"{path}/{place}", was[name], item)


def _in_order(was: Sequence[Any], now: Sequence[Any]) -> tuple[Things, Things] | None:
    """Return the things of both lists by name, if each has a name of its own and those that stay keep their order."""
    before, after = {thing(item): item for item in was}, {thing(item): item for item in now}
    if None in before or None in after or len(before) < len(was) or len(after) < len(now):
        return None
    same = [name for name in before if name in after] == [name for name in after if name in before]
    return (before, after) if same else None
