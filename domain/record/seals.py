"""What lies sealed in a record: acts that nobody but their authors may read until something opens them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from domain.record.history import History


def unopened(history: History, upto: int) -> dict[str, int]:
    """Return the sealed acts that nothing has opened up to that version, void or not: id -> version. What is void is
    opened by nothing.
    """
    until = history.game.sealing.until
    first = next((event.version for event in history.raw[:upto] if type(event.command) in until), None) if until else 0
    if not first:
        return {}
    lying: dict[str, int] = {}
    for step in history.steps(first - 1, upto):
        event = step.event
        if type(event.command) in until:
            lying[event.id] = event.version
        came = {type(event.command), *map(type, step.consequences)}
        opening = [i for i, v in lying.items() if not came.isdisjoint(until[type(history.raw[v - 1].command)])]
        if opening:
            void = history.overlay_at(event.version).void
            lying = {i: v for i, v in lying.items() if i in void or i not in opening}
    void = history.overlay_at(upto).void
    return {i: v for i, v in lying.items() if i in void or not _opened_since(history, v, upto, void)}


def _opened_since(history: History, version: int, upto: int, void: Collection[str]) -> bool:
    """Does what opens it come after that act: has a correction brought it back?"""
    until = history.game.sealing.until[type(history.raw[version - 1].command)]
    return any(type(event.command) in until and event.id not in void for event in history.raw[version:upto])


def sealed_since(history: History, upto: int) -> int | None:
    """Return the version of the first act in force that lies sealed after version `upto`; None: nothing does."""
    void = history.overlay_at(upto).void
    return min((version for act, version in unopened(history, upto).items() if act not in void), default=None)


def last_unsealed(history: History, upto: int) -> int:
    """Return the last version up to `upto` after which nothing lies sealed."""
    while (since := sealed_since(history, upto)) is not None:
        upto = since - 1
    return upto


def still_sealed(history: History, acts: Iterable[str]) -> frozenset[str]:
    """Return those of these acts that are sealed and that nothing has ever opened."""
    until = history.game.sealing.until
    sealed = [i for i in acts if (found := history.find(i)) is not None and type(found.command) in until]
    return frozenset(unopened(history, history.version)).intersection(sealed) if sealed else frozenset()


def opened_at_once(history: History, acts: Iterable[str], void: Collection[str]) -> bool:
    """Does an event that stands open one of these acts, if those are void?"""
    return any(_opened_since(history, history.index[act], history.version, void) for act in acts)
