"""Targets of corrections, kept from one document of a seat's moves to its next.

A new act changes nothing for the acts before it, unless it is a correction or is said about the record.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from domain.base.corrections import ContestRuling, Retract, Single, kind_of
from domain.base.refusal import passes
from domain.corrections.active import ActiveCorrections, in_force
from domain.corrections.disputes import contested
from domain.corrections.judgement import anything
from domain.corrections.permission import not_by_law
from domain.corrections.requests import make_request
from domain.record.fold import present
from domain.record.history import History, Overlay
from domain.table.seats import Table
from projections.feeds.frames import Feeds


class CachedTargets(NamedTuple):
    """The corrections and contests that a seat could ask for, act by act, as the record and the table stood. What a
    game asks of its own state is not among them.
    """

    table: Table | None = None
    overlay: Overlay | None = None
    contestable: Mapping[str, bool] = {}
    askable: Mapping[tuple[str, str], bool] = {}


NO_TARGETS = CachedTargets()


class Targets:
    """One document in the making: what still holds of the `previous` one, and what is new."""

    def __init__(self, feeds: Feeds, seat: str, previous: CachedTargets = NO_TARGETS) -> None:
        self._feeds = feeds
        self._seat = seat
        self._history: History = feeds.history
        table, overlay = feeds.state.table, feeds.history.overlay
        self._previous = previous if previous.table is table and previous.overlay is overlay else NO_TARGETS
        self._contestable: dict[str, bool] = {}
        self._askable: dict[tuple[str, str], bool] = {}
        self._refusals: dict[str, bool] = {}
        self._active_corrections: ActiveCorrections | None = None

    @property
    def remaining(self) -> CachedTargets:
        """The answers that this document leaves to the next."""
        feeds = self._feeds
        return CachedTargets(feeds.state.table, feeds.history.overlay, self._contestable, self._askable)

    def may_contest(self) -> bool:
        """Return whether the seat may contest anything now, as far as the game is asked."""
        feeds = self._feeds
        return passes(present, feeds.game, feeds.state, self._seat) and passes(not_by_law, self._history)

    def contestable(self, event_id: str) -> bool:
        """Return whether the seat may contest the event, if it may contest anything."""
        known = self._previous.contestable.get(event_id)
        made = self._contests(event_id) if known is None else known
        self._contestable[event_id] = made
        return made

    def _contests(self, event_id: str) -> bool:
        return passes(contested, self._history, self._seat, ContestRuling(event_id, "?"), self._seen)

    def _seen(self, event_id: str) -> bool:
        return self._feeds.sees(self._seat, event_id)

    def askable(self, part: Single) -> bool:
        """Return whether the correction may be requested of the record. Its consequences are not judged."""
        if self._by_state(part):
            return self._asks(part)
        what = kind_of(part), part.target
        if part.target not in self._refusals:
            self._refusals[part.target] = self._refused(part.target)
        if self._refusals[part.target]:
            return False
        known = self._previous.askable.get(what)
        made = self._asks(part) if known is None else known
        self._askable[what] = made
        return made

    def _by_state(self, part: Single) -> bool:
        """Return whether the answer on the correction depends on the state of the game."""
        return self._history.game.law.wordless is not None and isinstance(part, Retract) and part.text_only

    def _refused(self, target: str) -> bool:
        """Return whether the game's law refuses, by its state, any correction of the event."""
        return not passes(not_by_law, self._history, self._history.find(target))

    def _asks(self, part: Single) -> bool:
        if self._active_corrections is None:
            self._active_corrections = ActiveCorrections(self._history, in_force(self._history))
        return passes(make_request, self._history, part, self._active_corrections, anything, alone=True)
