"""Moves that were kept: what an earlier state gave is given again only where it is what the present one gives."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from random import Random
from typing import NamedTuple

import pytest

from domain.game import ChapterMoves
from domain.game.reads import Reads, reads
from domain.table.seats import State
from projections.base.encoding import encode
from projections.moves import offers
from projections.moves.form_cache import NOTHING, MovesCache
from projections.moves.offers import document_after
from tests.contract.sessions import NAMES, meddle, wandering
from tests.scene import Scene

LENGTH = 60
FORGOTTEN = (
    ("ambre", "step"),
    ("innommable", "players"),
    ("nosgoth", "characters"),
    ("sombre", "characters"),
    ("spin", "characters"),
)


class Walk(NamedTuple):
    """What came of a walk: moves that were not those of the state, chapters that were kept, and made anew."""

    wrong: tuple[str, ...]
    kept: int
    made: int


def walked(name: str, seed: int) -> Walk:
    """A random session with corrections. Not every seat asks after every event."""
    rng, left = Random(seed), dict[str, tuple[ChapterMoves, ...]]()
    wrong, kept, made = list[str](), 0, 0
    for scene, step in wandering(name, 500 + seed, LENGTH):
        if rng.random() < 0.1:
            meddle(scene, rng)
        state = scene.feeds.state
        for seat in (each.id for each in state.table.seats if rng.random() < 0.7):
            former = left.get(seat, ())
            found = scene.game.moves_again(state, seat, [chapter.read for chapter in former])
            now = left[seat] = tuple(new or former[place] for place, new in enumerate(found))
            kept, made = kept + found.count(None), made + len(found) - found.count(None)
            if list(chain.from_iterable(chapter.moves for chapter in now)) != list(scene.game.moves(state, seat)):
                wrong.append(f"{seat} after {type(step.event.command).__name__}")
    return Walk(tuple(wrong), kept, made)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", NAMES)
def test_kept_moves_are_those_of_the_state(name: str, seed: int) -> None:
    found = walked(name, seed)
    assert found.wrong == ()
    assert found.kept > found.made / 10


@pytest.mark.parametrize(("name", "field"), FORGOTTEN)
def test_a_forgotten_read_is_found(name: str, field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever reads the state in a way that is not noted shows in some walk."""

    def forgetful(state: State, names: set[str]) -> Reads:
        return reads(state, names - {field})

    monkeypatch.setattr("domain.game.composition.reads", forgetful)
    assert any(walked(name, seed).wrong for seed in range(3))


Left = Callable[[Scene, MovesCache], MovesCache]


def asked_again(name: str, seed: int, left: Left = lambda _, former: former) -> list[str]:
    """Documents of a random session with corrections that are not what somebody reads who asks once. `left`: what the
    former document is taken to have left.
    """
    rng, known, wrong = Random(seed), dict[str, MovesCache](), list[str]()
    for scene, step in wandering(name, 600 + seed, LENGTH):
        if rng.random() < 0.3:
            meddle(scene, rng)
        for seat in (each.id for each in scene.feeds.state.table.seats if rng.random() < 0.4):
            made = document_after(left(scene, known.get(seat, NOTHING)), scene.feeds, seat, "fr")
            known[seat] = made.cache
            if encode(made.offers) != encode(offers(scene.feeds, seat, "fr")):
                wrong.append(f"{seat} after {type(step.event.command).__name__}")
    return wrong


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", NAMES)
def test_documents_asked_for_again_are_those_of_the_state(name: str, seed: int) -> None:
    assert asked_again(name, seed) == []


def test_targets_kept_beyond_a_correction_are_found() -> None:
    def forgetful(scene: Scene, former: MovesCache) -> MovesCache:
        table, overlay = scene.feeds.state.table, scene.feeds.history.overlay
        return former._replace(targets=former.targets._replace(table=table, overlay=overlay))

    assert asked_again("nosgoth", 0, forgetful)
