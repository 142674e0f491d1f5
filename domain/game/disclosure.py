"""The order of things that are disclosed: by the time of disclosure for the seats, of preparation for the game master.

A mapping in order of creation tells when something hidden was made. So what comes to be seen moves to the end of its
mapping: whatever a reducer, an offer or a view makes of the mapping follows disclosure, wherever it is made. This is
done after the event: a reducer that discloses several things and then goes through them in the same event, for what
befalls them, puts them last itself (`moved`, as Nosgoth's `reveal` does).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from domain.base.events import Event
from domain.table.seats import Shelved

Things = Mapping[str, Any]
S = TypeVar("S", bound=Shelved)


def untitled(thing: Any) -> str:
    return ""


class Shelf(msgspec.Struct, frozen=True, kw_only=True):
    """One mapping of a state, id -> thing, some of which not everybody sees.

    - `field`: its name in the state.
    - `audience(state, thing)`: who sees it besides the game master; larger sets for more seats, empty for nobody.
    - `title(thing)`: what stands for it among things disclosed by one event that does not name them.
    - `depends`: other fields of the state that the audience is read from.
    """

    field: str
    audience: Callable[[Any, Any], frozenset[str]]
    title: Callable[[Any], str] = untitled
    depends: tuple[str, ...] = ()


EVERYBODY = frozenset({"*"})
"""An audience of all seats; of any other it is a part of nothing and has no part."""
NOBODY: frozenset[str] = frozenset()


def in_order(before: Any, after: S, event: Event, shelves: Sequence[Shelf]) -> S:
    """Return the state after the event with the things that it disclosed last on their shelves.

    `prepared` remembers their former order. Several at once are ordered as the command names them, else by title: never
    as they were prepared.
    """
    for shelf in shelves:
        disclosed = _disclosed(before, after, shelf)
        if disclosed:
            things: Things = getattr(after, shelf.field)
            after = moved(after, shelf.field, things, placed(disclosed, things, event, shelf.title))
    return after


def _disclosed(before: Any, after: Any, shelf: Shelf) -> Sequence[str]:
    """Return the keys of the things on the shelf that some seat sees after the event and did not see before.

    The common case is quick: most events change neither the shelf nor what its audience is read from, so both are the
    very same objects.
    """
    was: Things = getattr(before, shelf.field)
    now: Things = getattr(after, shelf.field)
    all_of_them = shelf.depends and any(getattr(before, field) is not getattr(after, field) for field in shelf.depends)
    if was is now and not all_of_them:
        return ()
    return [
        key
        for key, thing in now.items()
        if (previous := was.get(key)) is not None
        and (all_of_them or previous is not thing)
        and grew(shelf.audience(before, previous), shelf.audience(after, thing))
    ]


def grew(was: frozenset[str], now: frozenset[str]) -> bool:
    """Return whether some seat sees the thing now that did not see it before."""
    return was != EVERYBODY and not now <= was


def placed(disclosed: Sequence[str], things: Things, event: Event, title: Callable[[Any], str]) -> Sequence[str]:
    """Return the things disclosed by one event in an order that does not depend on how they were prepared."""
    if len(disclosed) == 1:
        return disclosed
    named = list(_texts(msgspec.to_builtins(event.command)))
    return sorted(
        disclosed, key=lambda k: (named.index(k) if k in named else len(named), title(things[k]).casefold(), k)
    )


def moved(state: S, field: str, things: Things, last: Sequence[str]) -> S:
    """Return the state with these things last under `field`."""
    return replace(state, prepared=keep_prepared_order(state.prepared, things), **{field: reordered(things, last)})


def reordered(things: Things, last: Sequence[str]) -> Things:
    return {**{k: thing for k, thing in things.items() if k not in last}, **{k: things[k] for k in last}}


def keep_prepared_order(prepared: Mapping[str, int], things: Things) -> Mapping[str, int]:
    """Return the places of preparation, with all things not yet in them after those that were moved before."""
    fresh = [key for key in things if key not in prepared]
    return {**prepared, **{key: len(prepared) + n for n, key in enumerate(fresh)}}


def as_prepared(prepared: Mapping[str, int], things: Things) -> dict[str, Any]:
    """Sort things by their places of preparation; those that were never moved come last, in their present order."""
    return dict(sorted(things.items(), key=lambda item: prepared.get(item[0], len(prepared))))


def shelved(state: S, shelves: Sequence[Shelf]) -> S:
    """Return the state as the game master reads it: in order of preparation."""
    if not state.prepared:
        return state
    return replace(state, **{s.field: as_prepared(state.prepared, getattr(state, s.field)) for s in shelves})


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for key, item in value.items():
                yield from (key, *_texts(item))
        case list() | tuple():
            for item in value:
                yield from _texts(item)
        case _:
            return
