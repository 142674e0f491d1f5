"""Usual steps with fewer commands, over HTTP: the same sentences for everybody."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.base.events import Command
from domain.systems.nosgoth.actions.actions import DeclareAction
from tests.api.service import Seat, Service, problem
from tests.prices.steps import Price, Script
from tests.prices.test_prices import PRICES


class OverHttp:
    """The same seats at a table of a running service."""

    def __init__(self, server: Service, price: Price) -> None:
        seats = [{"name": name.capitalize(), "role": role} for name, role in price.seats]
        body = {"system": price.game, "title": "Vendredi", "seats": seats, "options": dict(price.options)}
        made = server.http.post("/tables", json=body).json()
        named = zip(price.seats, made["seats"], strict=True)
        tokens = {name: seat["token"] for (name, _), seat in named} | {"host": made["host"]}
        self.seats = {seat: Seat(server, made["table"], token) for seat, token in tokens.items()}
        self.count = 0

    def send(self, seat: str, command: Command, *dice: int) -> str:
        self.count += 1
        frame = self.seats[seat].did(msgspec.json.decode(msgspec.json.encode(command)), *dice)
        return next((str(entry["event"]) for entry in frame["entries"] if entry["event"]), "")

    def texts(self, seat: str) -> list[str]:
        return [entry["text"] for frame in self.seats[seat].frames() for entry in frame["entries"]]

    def people(self) -> tuple[str, ...]:
        view = self.seats["gm"].get("/view").json()["view"]
        return tuple(str(person["id"]) for person in view["characters"])

    def asked(self, seat: str) -> str:
        calls: list[Any] = self.seats[seat].get("/view").json()["view"]["calls"]
        return next(str(call["id"]) for call in calls if call["roller"] == seat)


@pytest.mark.parametrize("name", PRICES)
def test_the_shorter_way_is_told_as_the_longer(server: Service, name: str) -> None:
    price = PRICES[name]
    long, short = played(server, price, price.long), played(server, price, price.short)
    assert (long.count, short.count) == (price.was, price.most)
    for seat in short.seats:
        assert short.texts(seat) == long.texts(seat)


def played(server: Service, price: Price, script: Script) -> OverHttp:
    table, where = OverHttp(server, price), dict[str, str]()
    price.before(table, where)
    table.count = 0
    script(table, where)
    return table


def declared(server: Service) -> tuple[OverHttp, str]:
    """An action of Nosgoth that waits for the game master's rulings."""
    table, where = OverHttp(server, PRICES["an action"]), dict[str, str]()
    PRICES["an action"].before(table, where)
    return table, table.send("player1", DeclareAction(where["umah"], "Je saute."))


def test_a_command_that_stands_for_several_is_given_alone(server: Service) -> None:
    table, action = declared(server)
    ruled = {"type": "RuleAction", "action": action, "characteristic": "movement", "level": 5}
    graded = {"type": "SetDifficulty", "action": action, "level": 4}
    for commands in ([ruled, graded], [graded, ruled]):
        answer = table.seats["gm"].post("/commands", {"commands": [{"command": each} for each in commands]})
        problem(answer, 400, "only_alone")
    assert table.texts("player1")[-1] == table.texts("gm")[-1]
    assert len(table.seats["gm"].frames()) == 4


def test_one_key_carries_out_all_of_its_steps_once(server: Service) -> None:
    """Either answer is the frame of the last step; those before it are in the feed."""
    table, action = declared(server)
    ruled = {"type": "RuleAction", "action": action, "characteristic": "movement", "level": 5}
    first, again = (table.seats["gm"].act(ruled, key="rule-it-now") for _ in range(2))
    assert first.status_code == again.status_code == 201
    assert first.json() == again.json()
    assert first.json() == table.seats["gm"].frames()[-1]
    types = [entry["type"] for frame in table.seats["gm"].frames() for entry in frame["entries"]]
    assert types[-2:] == ["ActionClassified", "DifficultySet"]


def test_what_it_would_refuse_is_refused_whole(server: Service) -> None:
    table, action = declared(server)
    count = len(table.seats["gm"].frames())
    for level in (0, 11):
        ruled = {"type": "RuleAction", "action": action, "characteristic": "movement", "level": level}
        problem(table.seats["gm"].act(ruled), 409, "bad_value")
    problem(
        table.seats["player1"].act({"type": "FocusAndResolve", "action": action, "points": 1}), 409, "not_classified"
    )
    assert len(table.seats["gm"].frames()) == count
