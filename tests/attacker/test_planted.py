"""The search sees what leaks: one for each surface is planted, and only an act on purpose brings it to light."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import api.routes.reading
import domain.record.fold
from api.http.callers import Caller
from api.tables.service import TableService
from domain.base.events import Act
from domain.base.refusal import Refused
from domain.game import Game
from domain.record.fold import standing_in
from domain.table.seats import State
from projections.base.registry import PROJECTIONS
from projections.feeds.frames import Feeds
from projections.queries.events import EventKnown as Known
from projections.queries.events import event_known
from projections.queries.filters import Found as Frames
from projections.queries.filters import find
from projections.texts import Locale
from tests.attacker.search import Found, Search
from tests.attacker.starts import pairs
from tests.attacker.steps import Action
from tests.attacker.world import Edge
from tests.suite.seeds import depth

GAME, START = "nosgoth", "enemy"
ENOUGH = 400
"""Sequences among which each is found."""
REAL = PROJECTIONS[GAME]
Plant = Callable[[pytest.MonkeyPatch], None]


def projected(patch: pytest.MonkeyPatch, **changes: Any) -> None:
    pairs(GAME, START, 0)  # made by the real one
    patch.setitem(PROJECTIONS, GAME, replace(REAL, **changes))


def view_in_a_branch(patch: pytest.MonkeyPatch) -> None:
    """In a branch everybody sees what the game master sees."""

    def view(state: Any, seat: str) -> msgspec.Struct:
        return REAL.view(state, "gm" if state.table.origin else seat)

    projected(patch, view=view)


def view_after_a_contest(patch: pytest.MonkeyPatch) -> None:
    """Once anything was contested everybody sees what the game master sees."""

    def view(state: Any, seat: str) -> msgspec.Struct:
        return REAL.view(state, "gm" if state.table.contests else seat)

    projected(patch, view=view)


def record_after_the_end(patch: pytest.MonkeyPatch) -> None:
    """Whoever sits at a table that has ended may have its record whole."""

    def sees_all(state: Any, seat: str) -> bool:
        return REAL.sees_all(state, seat) or state.table.status == "ended"

    projected(patch, sees_all=sees_all)


def page_of_an_event(patch: pytest.MonkeyPatch) -> None:
    """What a seat did not see is told like what the game master knows of it."""

    def leaky(feeds: Feeds, seat: str, event: str, locale: Locale) -> Known | None:
        return event_known(feeds, seat, event, locale) or event_known(feeds, "gm", event, locale)

    patch.setattr(api.routes.reading, "event_known", leaky)


def page_of_a_filter(patch: pytest.MonkeyPatch) -> None:
    """The number of the last frame that was looked at is that of the last event."""

    def leaky(feeds: Feeds, *asked: Any) -> Frames:
        return find(feeds, *asked)._replace(read=feeds.history.version)

    patch.setattr(api.routes.reading, "find", leaky)


def another_reader(patch: pytest.MonkeyPatch) -> None:
    """Anybody reads as anybody."""

    async def leaky(service: TableService, caller: Caller, reader: str | None) -> Caller:
        return caller if reader is None else replace(caller, seat=reader)

    patch.setattr(api.routes.reading, "reading_as", leaky)


def refusal_for_another(patch: pytest.MonkeyPatch) -> None:
    """A refusal of a command for an absent seat says how much there is."""

    def leaky(game: Game, state: Any, act: Act) -> State:
        try:
            return standing_in(game, state, act)
        except Refused as refused:
            raise Refused(refused.code, refused.rule, size=len(msgspec.json.encode(state.enemies))) from refused

    patch.setattr(domain.record.fold, "standing_in", leaky)


PLANTED: dict[Plant, set[Action]] = {
    view_in_a_branch: {"branch"},
    view_after_a_contest: {"contest"},
    record_after_the_end: {"close"},
    page_of_an_event: {"event"},
    page_of_a_filter: {"filter"},
    another_reader: {"reader"},
    refusal_for_another: {"stand_in"},
}
"""With what must be done for each to show."""
SOON: dict[Plant, int] = {page_of_a_filter: 0}
"""Seeds from which a usual run finds a leak after few sequences: `USUAL` for the others. A deep run begins at 0."""
USUAL = 4


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: str(plant.__name__))
def test_a_planted_leak_is_found(edge: Edge, monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    """And it is shortened to what it takes."""
    plant(monkeypatch)
    first = 0 if depth() == "deep" else SOON.get(plant, USUAL)
    found: Found | None = next(Search(edge, GAME, START).run(first, ENOUGH), None)
    assert found is not None
    assert {step.action for step in found.steps} >= PLANTED[plant]
    assert len(found.steps) <= 3
