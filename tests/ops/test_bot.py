"""The bot on seats that are not there: what it picks, what it leaves, what it does with a refusal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from domain.game import integer
from ops.clients.python.greffe_client import Form, Move, Refused
from ops.clients.python.greffe_client.types import Offer, Problem, TypedDice
from ops.play.bot import Bot, BrokenPromise


def offer(name: str, dice: TypedDice | None = None, opens: str | None = None, **fields: Any) -> Form:
    properties = {"type": {"const": name}, **fields}
    schema = {"type": "object", "properties": properties, "required": list(properties)}
    return Form(Offer(name, name, schema, dice=dice, opens=opens))


class Chair:
    """A seat that offers the same moves until it has taken `most` commands."""

    def __init__(self, offers: list[Form], most: int = 1000, refused: str = "") -> None:
        self.done: list[tuple[Mapping[str, Any], Sequence[int] | None]] = []
        self._offers = offers
        self._most = most
        self._refused = refused

    def moves(self) -> list[Move]:
        offered = self._offers if len(self.done) < self._most else []
        return [Move(form.type, form.label, "", opens=form.opens) for form in offered]

    def form(self, move: Move) -> Form:
        return next(form for form in self._offers if form.type == move.type)

    def do(self, command: Mapping[str, Any], dice: Sequence[int] | None = None) -> None:
        if command["type"] == self._refused:
            raise Refused(Problem("/problems/wrong_stage", "", 409, "Non.", "wrong_stage"))
        self.done.append((command, dice))


def test_it_plays_until_nobody_has_a_move() -> None:
    chairs = {"gm1": Chair([offer("Rule")], 3), "player1": Chair([offer("Act", level=integer(1, 3))], 5)}
    assert Bot(chairs, Random(1)).play(100) == 8
    assert {command["level"] for command, _ in chairs["player1"].done} <= {1, 2, 3}


def test_it_stops_at_the_limit() -> None:
    assert Bot({"gm1": Chair([offer("Rule")])}, Random(1)).play(12) == 12


def test_it_sits_down_once_and_does_not_leave_play() -> None:
    names = ("JoinTable", "PauseTable", "EndTable", "SetPresence", "Act")
    chair = Chair([offer(name) for name in names])
    bot = Bot({"gm1": chair}, Random(2))
    bot.play(30)
    assert bot.played == {"JoinTable": 1, "Act": 29}


def test_it_prefers_what_has_become_possible() -> None:
    """A move that is always there is as rare as the others, not more frequent."""
    bot = Bot({"gm1": Chair([offer("Always"), offer("Also"), offer("Too")])}, Random(3))
    bot.play(300)
    assert max(bot.played.values()) < 2 * min(bot.played.values())


def test_a_refused_offer_is_a_broken_promise() -> None:
    bot = Bot({"gm1": Chair([offer("Act")], refused="Act")}, Random(4))
    with pytest.raises(BrokenPromise, match=r"gm1 was offered .*Act.*409 wrong_stage"):
        bot.play(5)


@pytest.mark.parametrize("required", [True, False])
def test_it_types_dice_where_they_are_asked_for(required: bool) -> None:
    chair = Chair([offer("Roll", dice=TypedDice((20, 6), required=required))])
    Bot({"gm1": chair}, Random(5)).play(60)
    typed = [dice for _, dice in chair.done if dice is not None]
    assert all(len(dice) == 2 and dice[0] <= 20 and dice[1] <= 6 for dice in typed)
    assert (len(typed) == 60) if required else (10 < len(typed) < 50)


def test_it_leaves_what_is_not_open_yet() -> None:
    later = offer("Later", opens="2999-01-01T00:00:00Z")
    before = offer("Now", opens="2026-01-01T00:00:00Z")
    chair = Chair([later, before])
    Bot({"gm1": chair}, Random(7)).play(20)
    assert {command["type"] for command, _ in chair.done} == {"Now"}


def test_the_same_seed_plays_the_same() -> None:
    def session() -> list[Any]:
        chairs = {seat: Chair([offer("Act", level=integer(1, 9)), offer("Wait")], 20) for seat in ("gm1", "player1")}
        Bot(chairs, Random(6)).play(30)
        return [chair.done for chair in chairs.values()]

    assert session() == session()
