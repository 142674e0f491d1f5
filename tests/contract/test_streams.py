"""A finished game proves its draws; that no number tells of a draw that was not seen `Streams` says."""

from __future__ import annotations

from collections.abc import Iterator

from projections.queries.audit import audit
from tests.contract.sessions import played
from tests.scene import Scene


def links(scene: Scene) -> Iterator[tuple[str, int]]:
    draws = (draw.link for event in scene.feeds.history.raw for draw in event.draws)
    return ((link.stream, link.number) for link in draws if link is not None)


def test_a_finished_game_of_ambre_proves_all_that_was_drawn() -> None:
    """AMB-SEC-13: nobody sees a draw before; then everybody sees them all."""
    scene = played("ambre", served=True)
    found = [die.proof for event in audit(scene.feeds) for die in event.dice]
    assert [(proof.stream, proof.number) for proof in found if proof] == [*links(scene)]
    assert len(found) == 8
