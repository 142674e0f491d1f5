"""The table's own moves and its rules agree, in both directions."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, meta

from domain.base.events import Command
from domain.base.refusal import Refused
from domain.game import Game
from domain.seating.decisions import decide_seating
from domain.seating.moves import table_moves
from domain.table.commands import (
    TABLE_COMMANDS,
    AddSeat,
    AllowStandIn,
    CloseSeat,
    EndTable,
    JoinTable,
    PauseTable,
    ResumeTable,
    SeatingCommand,
    SetPresence,
    StartTable,
    TableCommand,
    decide_table,
)
from ops.play.sampler import sample
from tests.game.purse import PROJECTION, purse
from tests.scene import Scene

SEATS = ("host", "gm", "ann", "bob", "eve", "nobody")
EVERY: tuple[Command, ...] = (
    *(JoinTable(name) for name in (None, "", " ", "Ann", "Nina")),
    StartTable(),
    PauseTable("x"),
    ResumeTable(),
    EndTable(),
    *(SetPresence(seat, away) for seat in ("gm", "ann", "bob", "nobody", "host") for away in (True, False)),
    *(AddSeat(name, role) for name in ("Nina", "Ann", " ") for role in ("gm", "player", "spectator")),
    *(CloseSeat(seat, reason) for seat in ("gm", "ann", "nobody") for reason in ("gone", " ")),
    *(AllowStandIn(seat, by, allowed) for seat in ("ann", "bob") for by in ("gm", "bob") for allowed in (True, False)),
)


def scenes() -> list[Scene]:
    """The table in each of its states, some seats taken, one away."""
    made = []
    for length in range(6):
        game: Game = purse()
        scene = Scene(
            game, [("gm", "gm"), ("ann", "player"), ("bob", "player"), ("eve", "spectator")], projection=PROJECTION
        )
        steps = (JoinTable(), SetPresence("ann", True), StartTable(), PauseTable(), EndTable())
        for step in steps[:length]:
            scene.do("ann" if isinstance(step, JoinTable) else "gm", step)
        made.append(scene)
    return made


def accepted(scene: Scene, seat: str, command: Command) -> bool:
    try:
        if isinstance(command, SeatingCommand):
            decide_seating(scene.game, scene.state, seat, command)
        else:
            assert isinstance(command, TableCommand)
            decide_table(scene.state.table, seat, command)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("seat", SEATS)
def test_moves_and_rules_agree(seat: str) -> None:
    rng = Random(0)
    for scene in scenes():
        offered = list(table_moves(scene.game, scene.state, seat))
        for move in offered:
            meta.validate(move.schema)
            for _ in range(5):
                command = msgspec.convert(sample(move.schema, rng), move.command)
                assert accepted(scene, seat, command), command
        for command in EVERY:
            spelled = msgspec.to_builtins(command)
            fits = any(
                move.command is type(command) and Draft202012Validator(move.schema).is_valid(spelled)
                for move in offered
            )
            assert fits == accepted(scene, seat, command), (seat, command, scene.state.table.status)
    assert len({type(command) for command in EVERY}) == len(TABLE_COMMANDS)
