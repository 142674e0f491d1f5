"""What a seat's last document left makes its next one quicker to make, and no other."""

from __future__ import annotations

import pytest

from domain.base.events import Event
from domain.systems import GAMES
from domain.table.commands import JoinTable
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.moves import offers
from projections.moves.form_cache import NOTHING, MovesCache
from projections.moves.offers import document_after
from tests.contract.sessions import NAMES, played


@pytest.mark.parametrize("name", NAMES)
def test_what_a_document_left_changes_no_byte_of_the_next(name: str) -> None:
    """Whoever asks again and again reads what somebody reads who asks once; most of it need not be made again. Nor does
    a name that somebody takes stay as it was.
    """
    opening, *events = played(name).feeds.history.raw
    feeds, left = Feeds.begin(GAMES[name], opening), dict[str, MovesCache]()
    kept = made = 0
    for event in events:
        feeds.append(event)
        for seat in [each.id for each in feeds.state.table.seats][:2]:
            former = left.get(seat, NOTHING)
            left[seat] = document_after(former, feeds, seat, "fr").cache
            again = [form is former.forms.get(key) for key, form in left[seat].forms.items()]
            kept, made = kept + sum(again), made + len(again)
            if event.version % 8 == 0:
                for now in (feeds, _renamed(feeds)):
                    found = document_after(former, now, seat, "fr").offers
                    assert encode(found) == encode(offers(now, seat, "fr")), event
    assert kept > made / 2


def _renamed(feeds: Feeds) -> Feeds:
    """The same after everybody took another name."""
    later = feeds.copy()
    for seat in feeds.state.table.seats:
        version = later.history.version + 1
        taken = JoinTable(name=f"Autre {seat.name}")
        later.append(Event(id=f"r{version}", version=version, at=later.history.raw[-1].at, seat=seat.id, command=taken))
    return later
