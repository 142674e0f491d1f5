"""One event as a seat may ask for it: what came of it, and what was corrected."""

from __future__ import annotations

from projections.feeds.reader import SeatReader
from projections.queries.events import event_known
from tests.corrections.test_unseen_parts import revealed


def test_corrections_of_an_event_are_told_apart_from_what_followed() -> None:
    scene, entered, shown, gone = revealed()
    known = event_known(scene.feeds, "gm", entered, "fr")
    assert known is not None
    assert [each.event for each in known.followed] == [shown]
    assert [each.event for each in known.corrections] == [gone]


def test_an_act_that_the_seat_does_not_read_is_about_nothing_else() -> None:
    """NOS-SEC-01: nor has it a name."""
    scene, entered, shown, gone = revealed()
    gm, player = SeatReader(scene.feeds, "gm", "fr"), SeatReader(scene.feeds, "bob", "fr")
    assert gm.origin(gone) == gm.origin(entered) == entered
    assert player.origin(entered) == entered
    assert player.quoted(entered) == ""
    assert player.quoted(shown) == gm.quoted(shown) != ""
