"""Candidates of moves, ids with the names that people read, and the forms of nested values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from domain.game import Schema, closed, flag, integer, several, text
from domain.systems.nosgoth.state.state import CHARACTERISTICS, Action, Combatant, State, combatant


def named(found: Iterable[Combatant]) -> dict[str, str]:
    return {who.id: who.name for who in found}


def actions(state: State, found: Iterable[Action]) -> dict[str, str]:
    """Return action IDs with the names of the combatants who declared them."""
    by = {of.id: combatant(state, of.by) for of in found}
    return {action_id: who.name if who else action_id for action_id, who in by.items()}


def record(properties: Mapping[str, Schema], required: Iterable[str] = ()) -> Schema:
    """Return the form of an object that allows no other properties."""
    return closed(dict(properties), *required)


def maxima(least: Mapping[str, int] | None = None) -> Schema:
    """Return the form of the four maxima, each at least 0 or the given least."""
    low = least or {}
    return record({name: integer(low.get(name, 0)) for name in CHARACTERISTICS}, CHARACTERISTICS)


def skills() -> Schema:
    return several(text(1))


def powers() -> Schema:
    return several(record({"label": text(1), "teleport": flag()}, ["label"]))
