"""In sessions of bots, no seat ever reads the name of a card that was neither its own nor shown before all."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
import pytest

from projections.feeds.reader import SeatReader
from tests.ambre.sight import CARD, own, revealed, shown_to_all
from tests.ambre.table import opened
from tests.ambre.test_bots import finished
from tests.scene import Scene

encode = msgspec.json.encode


@pytest.mark.parametrize(("n", "options"), [(3, {}), (4, {}), (5, {}), (4, {"open_set_aside": True})])
def test_no_card_is_named_that_the_seat_has_not_seen(n: int, options: dict[str, Any]) -> None:
    """AMB-SEC-01 to AMB-SEC-08: views and feeds of every seat, after every event until the end."""
    whole = finished(n, n + 40, **options)
    scene = opened(n, **options)
    seats = ["host", *(seat.id for seat in scene.state.table.seats)]
    seen: dict[str, set[str]] = defaultdict(set)
    for event in whole.feeds.history.raw[1:]:
        before = scene.state
        scene.feeds.append(event)
        if scene.state.step == "ended":
            return
        for seat in seats:
            seen[seat] |= shown_to_all(before) | shown_to_all(scene.state) | own(before, seat) | own(scene.state, seat)
            seen[seat] |= revealed(scene)
            named = {card.decode() for card in CARD.findall(read_now(scene, seat))}
            assert named <= seen[seat], (seat, type(event.command).__name__, named - seen[seat])


def read_now(scene: Scene, seat: str) -> bytes:
    return encode([list(SeatReader(scene.feeds, seat, "fr").present_frames()), scene.view(seat)])
