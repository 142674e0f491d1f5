"""Usual steps with fewer commands, over HTTP: the same sentences for everybody."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.base.events import Command
from tests.api.service import Opened, Service
from tests.prices.steps import Price, Script
from tests.prices.test_prices import PRICES


class OverHttp:
    """The same seats at a table of a running service."""

    def __init__(self, opened: Opened) -> None:
        self.seats = {"host": opened.host, "gm": opened.gm, "player1": opened.ann, "player2": opened.bob}
        self.count = 0

    def send(self, seat: str, command: Command, *dice: int) -> str:
        self.count += 1
        frame = self.seats[seat].did(msgspec.json.decode(msgspec.json.encode(command)), *dice)
        return next((str(entry["event"]) for entry in frame["entries"] if entry["event"]), "")

    def texts(self, seat: str) -> list[str]:
        return [entry["text"] for frame in self.seats[seat].frames() for entry in frame["entries"]]

    def asked(self, seat: str) -> str:
        calls: list[Any] = self.seats[seat].get("/view").json()["view"]["calls"]
        return next(str(call["id"]) for call in calls if call["roller"] == seat)


@pytest.mark.parametrize("name", PRICES)
def test_the_shorter_way_is_told_as_the_longer(server: Service, name: str) -> None:
    price = PRICES[name]
    long, short = played(server, price, price.long), played(server, price, price.short)
    assert (long.count, short.count) == (price.was, price.most)
    for seat in ("host", "gm", "player1", "player2"):
        assert short.texts(seat) == long.texts(seat)


def played(server: Service, price: Price, script: Script) -> OverHttp:
    table, where = OverHttp(server.open(price.game, **price.options)), dict[str, str]()
    price.before(table, where)
    table.count = 0
    script(table, where)
    return table
