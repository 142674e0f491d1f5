"""Moves that were kept: whatever reads the state unnoticed, or is kept too long, the walks' observers find."""

from __future__ import annotations

import pytest

from domain.game.reads import Reads, reads
from domain.table.seats import State
from projections.moves.form_cache import MovesCache
from tests.contract.observers.repeated import DocumentsAgain, MovesAgain
from tests.contract.sessions import played
from tests.contract.walks import Observer, seeds
from tests.contract.watching import watch
from tests.scene import Scene

FORGOTTEN = (
    ("ambre", "step"),
    ("innommable", "players"),
    ("nosgoth", "characters"),
    ("sombre", "characters"),
    ("spin", "characters"),
)


def found(name: str, kind: type[Observer]) -> bool:
    """Does the observer find something in one of the game's walks?"""
    beginnings = [*seeds(name)[1:], 0]  # the told session is the longest
    return any(watch(name, seed, [kind]).findings for seed in beginnings)


@pytest.mark.parametrize(("name", "field"), FORGOTTEN)
def test_a_forgotten_read_is_found(name: str, field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever reads the state in a way that is not noted shows in some walk."""

    def forgetful(state: State, names: set[str]) -> Reads:
        return reads(state, names - {field})

    monkeypatch.setattr("domain.game.composition.reads", forgetful)
    assert found(name, MovesAgain)


class Forgetful(DocumentsAgain):
    """Takes for the table and the corrections of the last document those of now."""

    def former(self, scene: Scene, seat: str) -> MovesCache:
        known, table, overlay = super().former(scene, seat), scene.state.table, scene.feeds.history.overlay
        return known._replace(targets=known.targets._replace(table=table, overlay=overlay))


def test_targets_kept_beyond_a_correction_are_found() -> None:
    assert found("nosgoth", Forgetful)


@pytest.mark.parametrize("name", ["nosgoth", "sombre", "spin"])
def test_moves_of_an_arranged_state_hang_on_what_it_is_arranged_by(name: str) -> None:
    """The cached moves of a chapter hold no more when the order changes in which the seat is shown things."""
    scene = played(name)
    seats = [seat.id for seat in scene.state.table.seats]
    known = [chapter for seat in seats for chapter in scene.game.moves_again(scene.state, seat, ()) if chapter]
    assert any("prepared" in chapter.read for chapter in known)
    for seat in seats:
        read = [chapter.read for chapter in scene.game.moves_again(scene.state, seat, ()) if chapter]
        assert len({"prepared" in each for each in read}) == 1, seat
