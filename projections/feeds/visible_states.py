"""States as they are kept for looking back: without the things of which the reading seat does not know.

Hidden things would be copied and gone through whenever the seat looks back, so that the time would tell how many there
are. Things that are dropped here are unknown to the seat, and unknown things are never shown: see the games' sight.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import is_
from typing import Any

from msgspec.structs import replace

from domain.game.disclosure import EVERYBODY, Shelf, Things
from domain.table.seats import State
from projections.base.projection import Projection

Audiences = Mapping[str, frozenset[str]]
Group = frozenset[frozenset[str]]
"""The audiences, smaller than everybody, that somebody belongs to: those of one group see the same things."""


_UNPREPARED: Mapping[str, int] = {}
"""One for all states, so that it never seems to have changed."""


class VisibleThings:
    """The things of one shelf that each seat sees. Seats that see the same have the very same mapping, and as long as
    it holds the same things it stays the one that it was.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._read: tuple[Any, ...] = ()
        self._things: Things = {}
        self._audiences: Audiences = {}
        self._restricted: Group = frozenset()
        self._seen: dict[Group, Things] = {}
        self._former: Mapping[Group, Things] = {}

    def copy(self) -> VisibleThings:
        twin = VisibleThings(self._shelf)
        twin._read, twin._things, twin._audiences = self._read, self._things, self._audiences
        twin._restricted, twin._seen, twin._former = self._restricted, self._seen.copy(), self._former
        return twin

    def of(self, state: State, seat: str) -> Things:
        """Return the things that the seat sees on the shelf in that state."""
        self._look(state)
        if not self._restricted:
            return self._things
        group = frozenset(audience for audience in self._restricted if seat in audience)
        found = self._seen.get(group)
        if found is None:
            found = self._seen[group] = self._chosen(group)
        return found

    def _look(self, state: State) -> None:
        """Ask again which seats see the things that have changed."""
        field, audience = self._shelf.field, self._shelf.audience
        things: Things = getattr(state, field)
        read = tuple(getattr(state, name) for name in self._shelf.depends)
        same = len(read) == len(self._read) and all(map(is_, read, self._read))
        if same and things is self._things:
            return
        was, known = (self._things, self._audiences) if same else ({}, {})
        audiences = {
            key: known[key] if was.get(key) is thing else audience(state, thing) for key, thing in things.items()
        }
        self._read, self._things, self._audiences = read, things, audiences
        self._restricted = frozenset(audiences.values()) - {EVERYBODY}
        self._former, self._seen = {**self._former, **self._seen}, {}

    def _chosen(self, group: Group) -> Things:
        """Return the things that everybody sees, or one of these audiences; the former mapping if nothing changed."""
        open_to = {EVERYBODY, *group}
        audiences = self._audiences
        seen = {key: thing for key, thing in self._things.items() if audiences[key] in open_to}
        former = self._former.get(group, {})
        unchanged = [*seen] == [*former] and all(map(is_, seen.values(), former.values()))
        return former if unchanged else seen


class VisibleStates:
    """One state after another as each seat sees it, as far as these shelves go. Seats that see the same share it."""

    def __init__(self, projection: Projection) -> None:
        self._projection = projection
        self._shelves = projection.shelves
        self._things = [VisibleThings(shelf) for shelf in projection.shelves]
        self._state: State | None = None
        self._made: dict[tuple[int, ...], State] = {}

    def copy(self) -> VisibleStates:
        twin = VisibleStates(self._projection)
        twin._things = [things.copy() for things in self._things]
        return twin

    def of(self, state: State, seat: str) -> State:
        """Return the state as it is kept for the seat.

        The things that the seat does not see and the order of preparation are left out, unless it sees everything.
        """
        if not self._shelves or self._projection.sees_all(state, seat):
            return state
        if state is not self._state:
            self._state, self._made = state, {}
        seen = [things.of(state, seat) for things in self._things]
        key = tuple(map(id, seen))
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._without(state, seen)
        return found

    def _without(self, state: State, seen: Sequence[Things]) -> State:
        fields = {shelf.field: things for shelf, things in zip(self._shelves, seen, strict=True)}
        if all(getattr(state, name) is things for name, things in fields.items()):
            return state
        return replace(state, prepared=_UNPREPARED, **fields)
