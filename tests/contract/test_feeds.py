"""Lines that several seats read alike are made once, and proofs are handed to those who may see them."""

from __future__ import annotations

import pytest

from projections.feeds.frames import Feeds
from tests.contract.sessions import NAMES, played, wandering


@pytest.mark.parametrize("name", NAMES)
def test_most_of_what_several_read_they_read_alike(name: str) -> None:
    """So it is told and encoded once for all of them."""
    scene = played(name)
    feeds, together, once = scene.feeds, 0, 0
    for version in range(1, feeds.history.version + 1):
        read = [(seat, number) for seat, _ in feeds.seats() if (number := feeds.number_of(seat, version))]
        together += len(read) > 1
        once += len(read) > len({id(feeds.rendered_event(*each)) for each in read})
    assert 2 * once > together


def test_nobody_is_handed_a_proof_that_he_may_not_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who follows the stream of a draw reads its link, though all read the line alike."""
    *_, (scene, _) = wandering("spin", 2, 80, linked=True)
    opening, *events = scene.feeds.history.raw
    feeds, dice = Feeds.begin(scene.feeds.game, opening), set[str]()
    first, *others = (seat.id for seat in scene.state.table.seats)
    monkeypatch.setattr("projections.feeds.frames._follows", lambda feeds, seat: lambda stream: seat == first)
    feeds.render()
    for event in events:
        feeds.append(event)
        mine = feeds.feed(first).last
        for other in (feeds.feed(seat).last for seat in others if any(draw.link for draw in event.draws)):
            if mine and other and mine.event is other.event is event and mine.rendered is other.rendered:
                assert mine is not other
                assert mine.audience_key != other.audience_key
                dice.add(event.id)
    assert dice
