"""Prices of usual steps: what the fewer commands do is recorded, and told, as what the many do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.base.events import Event
from projections.feeds.reader import SeatReader
from tests.prices import nosgoth, sombre, spin
from tests.prices.steps import InMemory, Price, Script

PRICES = {price.name: price for price in (*nosgoth.PRICES, *spin.PRICES, *sombre.PRICES)}


@pytest.mark.parametrize("name", PRICES)
def test_it_costs_no_more_commands_than_it_may(name: str) -> None:
    price = PRICES[name]
    assert (played(price, price.long)[1], played(price, price.short)[1]) == (price.was, price.most)


@pytest.mark.parametrize("name", PRICES)
def test_the_record_is_that_of_the_longer_way(name: str) -> None:
    """So is all that follows from it: the state, the feeds, what a correction can touch."""
    price = PRICES[name]
    (long, _), (short, _) = played(price, price.long), played(price, price.short)
    assert acts(short) == acts(long)
    assert short.scene.state == long.scene.state
    for seat in ("host", *(seat for seat, _ in price.seats)):
        for locale in ("fr", "en"):
            assert texts(short, seat, locale) == texts(long, seat, locale)


def played(price: Price, script: Script) -> tuple[InMemory, int]:
    """The table after the step, and how many commands the step took."""
    table, where = InMemory(price), dict[str, str]()
    price.before(table, where)
    table.count = 0
    script(table, where)
    return table, table.count


def acts(table: InMemory) -> list[Event]:
    """All that was recorded, but for the time."""
    first = table.scene.feeds.history.raw[0]
    return [replace(event, at=first.at) for event in table.scene.feeds.history.raw]


def texts(table: InMemory, seat: str, locale: Any) -> list[str]:
    frames = SeatReader(table.scene.feeds, seat, locale).frames(0)
    return [line.text for frame in frames for line in frame.entries]
