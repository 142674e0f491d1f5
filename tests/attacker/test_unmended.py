"""The search finds by itself what once leaked, where what mended it is taken out: from all starts of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

import api.http.callers
import api.tables.batches
import api.tables.branches
import projections.disputes.page
import projections.feeds.drafts
import projections.queries.filters
from api.tables.cached_table import CachedTable
from api.tables.origins import Origins
from domain.base.corrections import Correction, as_seen, executed, reason_of
from domain.base.events import Event
from domain.corrections.bars import Bars
from domain.game import Game
from domain.table.seats import Closing
from projections.feeds.frames import Feeds
from tests.attacker.acts import words_of
from tests.attacker.search import Found, Search
from tests.attacker.steps import Action
from tests.attacker.world import Edge
from tests.suite.seeds import depth

ENOUGH = 60
"""Sequences among which each is found."""
TakeOut = Callable[[pytest.MonkeyPatch], None]


class Leak(NamedTuple):
    """A leak of a game, back when what mends it is taken out; `done`: what must be done for it to show; `soon`: a seed
    from which a usual run finds it after few sequences. A deep run begins at 0.
    """

    take_out: TakeOut
    game: str
    done: frozenset[Action]
    soon: int = 1


def branches_of_what_is_sealed(patch: pytest.MonkeyPatch) -> None:
    """AMB-SEC-03, SOM-TURN-06: a branch may begin while a bid or a kind lies sealed."""
    patch.setattr(api.tables.branches, "nothing_sealed", lambda history, version: None)


def ends_of_branches(patch: pytest.MonkeyPatch) -> None:
    """AMB-SEC-13: what opens at the end opens in a branch first."""

    async def bars(self: Origins, reading: Any) -> Bars:
        return Bars()

    patch.setattr(Origins, "bars", bars)


def order_in_batches(patch: pytest.MonkeyPatch) -> None:
    """SOM-TURN-06: what is sealed opens amid a batch, whose refusal tells it."""
    patch.setattr(api.tables.batches, "_check_order", lambda feeds, seat, commands: None)


def seals_of_void_acts(patch: pytest.MonkeyPatch) -> None:
    """SOM-TURN-06: what is sealed and void at present is not withheld."""

    def reads(feeds: Feeds, seat: str) -> bool:
        sealed, void = feeds.history.withheld.keys(), feeds.history.overlay.void
        return feeds.projection.sees_all(feeds.state, seat) and sealed <= void

    patch.setattr(api.http.callers, "reads_all", reads)


def reasons_of_joint_corrections(patch: pytest.MonkeyPatch) -> None:
    """NOS-SEC-01: what closed a contest is told with the reasons of what was corrected with it."""

    def reason(feeds: Feeds, seat: str, by: Closing) -> str:
        event = feeds.history.find(by.id)
        correction = None if event is None else executed(event.command)
        return "" if correction is None else reason_of(correction)

    patch.setattr(projections.disputes.page, "_reason", reason)


def targets_of_joint_corrections(patch: pytest.MonkeyPatch) -> None:
    """NOS-SEC-01: whoever sees one of several targets is told all of them."""

    def whole(correction: Correction, sees: Callable[[str], bool]) -> Correction | None:
        return correction if as_seen(correction, sees) is not None else None

    patch.setattr(projections.feeds.drafts, "as_seen", whole)


def records_of_origins(patch: pytest.MonkeyPatch) -> None:
    """NOS-SEC-01: a record is opened while a branch still hides the same."""

    async def branches_over(self: Origins, cached: CachedTable, event: Event) -> None:
        return

    patch.setattr(Origins, "branches_over", branches_over)


def reserved_words(patch: pytest.MonkeyPatch) -> None:
    """SOM-SOMA-03: filters know types of entries that nobody lists."""

    def types(game: Game, projection: object) -> Iterable[str]:
        return words_of(game)["type"]

    patch.setattr(projections.queries.filters, "public_types", types)


LEAKS = {
    "1": Leak(branches_of_what_is_sealed, "ambre", frozenset({"branch"})),
    "2": Leak(ends_of_branches, "ambre", frozenset({"branch"})),
    "3": Leak(branches_of_what_is_sealed, "sombre", frozenset({"branch"})),
    "4": Leak(order_in_batches, "sombre", frozenset({"batch"})),
    "5": Leak(seals_of_void_acts, "sombre", frozenset()),
    "6": Leak(reasons_of_joint_corrections, "nosgoth", frozenset({"contest"})),
    "7": Leak(targets_of_joint_corrections, "nosgoth", frozenset({"secret"})),
    "8": Leak(records_of_origins, "nosgoth", frozenset({"branch", "close"})),
    "9": Leak(reserved_words, "sombre", frozenset({"filter"}), soon=4),
}

LONG = frozenset({"2", "4", "8"})
"""Leaks for which the search takes ten seconds and more: a deep run has them. Every run shows that they are mended, by
the lines that are kept of them (`test_kept.py`).
"""
SOUGHT = {name: leak for name, leak in LEAKS.items() if depth() == "deep" or name not in LONG}


@pytest.mark.parametrize("leak", SOUGHT.values(), ids=SOUGHT)
def test_an_unmended_leak_is_found(edge: Edge, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak.take_out(monkeypatch)
    search = Search(edge, leak.game)
    found: Found | None = next(search.run(0 if depth() == "deep" else leak.soon, ENOUGH), None)
    assert found is not None, search.counts.as_json(leak.game)
    print(search.counts.as_json(leak.game), found.setting, found.difference.what)
    assert {step.action for step in found.steps} >= leak.done
