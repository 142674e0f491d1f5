"""The form of a command at this very table comes first: before who may speak, before the table's own state."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.game import Chapter, Game, compose, no_moves
from domain.game.evolution import Evolved
from tests.game.purse import PROJECTION, Note, OpenBox, Options, Spend, initial
from tests.scene import Scene


def formed(state: Any, command: Any) -> None:
    if isinstance(command, Note) and not command.text:
        raise Refused("bad_value", kind="form")


def decide(state: Any, act: Act, chance: Chance) -> Command:
    command: Command = act.command
    return command


def evolve(state: Any, event: Event) -> Evolved:
    return Evolved(state)


def hushed(state: Any, act: Act) -> None:
    if act.seat == "bob":
        raise Refused("hush", kind="role")


def game() -> Game:
    notes = Chapter(commands={Note: "Noted"}, form=formed, decide=decide, evolve=evolve, moves=no_moves)
    others = Chapter(commands={Spend: "Spent", OpenBox: "Opened"}, decide=decide, evolve=evolve, moves=no_moves)
    return compose(
        (notes, others),
        check_eligibility=hushed,
        name="purse",
        version=1,
        title="Purse",
        roles={"player": (1, None)},
        options=Options,
        initial=initial,
        rules=(),
    )


@pytest.mark.parametrize(
    ("seat", "command", "code"),
    [("ann", Note(""), "bad_value"), ("bob", Note(""), "bad_value"), ("bob", Note("x"), "hush")],
)
def test_a_malformed_command_is_refused_whoever_speaks(seat: str, command: Command, code: str) -> None:
    scene = Scene(game(), [("ann", "player"), ("bob", "player")], projection=PROJECTION)
    scene.refuse(seat, command, code)


def test_a_chapter_without_forms_of_its_own_takes_what_the_types_take() -> None:
    scene = Scene(game(), [("ann", "player"), ("bob", "player")], projection=PROJECTION)
    scene.do("ann", OpenBox())
    scene.refuse("bob", OpenBox(), "hush")
