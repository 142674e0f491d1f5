"""The told session of each game, played on a service up to somewhere, to be looked at in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

from api.tables.cached_table import CachedTable
from domain.base.chance import System
from tests.api.service import Service
from tests.api.test_side_by_side import Noted, Table, changed_as
from tests.contract.twinning import of_scenario


def played(service: Service, name: str, share: float = 1.0) -> Table:
    """A table where that share of the session has happened; chance said what it says there."""
    scene = Noted(name, of_scenario(name, "SEATS"), of_scenario(name, "OPTIONS", {}))
    of_scenario(name, "play")(scene)
    table = Table(service, name, of_scenario(name, "OPTIONS", {}))
    events = scene.feeds.history.raw[1:]
    with patch.object(CachedTable, "drawing", lambda _self, _state, _nonce: System(lambda _: next(table.chance))):
        for event in events[: int(len(events) * share)]:
            given, dice = scene.sent[event.id]
            table.happens(event, changed_as(event, given), dice)
    return table


def link(table: Table, seat: str) -> str:
    """The link of a seat of the scene."""
    return f"/play/{table.ids['t']}#{table.seats[seat].token}"


def seats(name: str, role: str) -> list[str]:
    """The seats of the scene with that role."""
    return [seat for seat, of in of_scenario(name, "SEATS") if of == role]


def texts(value: Any) -> Iterator[str]:
    """Every text in an answer of the service."""
    match value:
        case str():
            yield value
        case dict():
            for each in value.values():
                yield from texts(each)
        case list():
            for each in value:
                yield from texts(each)
        case _:
            pass
