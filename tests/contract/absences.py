"""Absent seats in random sessions: a player leaves, the others agree where they have to, and one acts for him."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from domain.base.events import Command
from domain.base.refusal import Refused
from domain.seating.decisions import on_behalf, stand_ins
from domain.table.commands import AllowStandIn, SetPresence
from projections.moves.offers import moves_for_others
from tests.contract.sessions import ODD_DICE, about, admitted, instance, typed, wild
from tests.scene import Scene

ACTS = 4
"""So much is done for whoever is away, as long as there is anything to do."""


def act_for(scene: Scene, rng: Random, by: str) -> bool:
    """Do something for a seat that is not there, as it is offered; False where nothing is."""
    for other, moves in moves_for_others(scene.game, scene.state, by):
        open_ones = [move for move in moves if admitted(scene, move.command) and move.opens is None]
        if not open_ones:
            continue
        move = rng.choice(open_ones)
        command = instance(move.schema, move.command, rng)
        if command is not None:
            try:
                scene.do(other, command, *typed(move, command, rng), below=rng.randrange, by=by)
            except Refused as refused:
                if refused.code not in ODD_DICE:
                    raise
            return True
    return False


def miss(scene: Scene, rng: Random, back: float = 0.5) -> None:
    """Somebody leaves, or has left; others act for him, and perhaps he comes `back`."""
    table = scene.state.table
    if table.status == "ended":
        return
    away = [seat.id for seat in table.with_role("player") if table.absent(seat.id)]
    seat = rng.choice(away) if away else leave(scene, rng)
    for _ in range(ACTS):
        if not any(act_for(scene, rng, each.id) for each in scene.state.table.sitting):
            break
    if scene.state.table.status != "ended" and rng.random() < back:
        scene.do("host", SetPresence(seat, False))


def leave(scene: Scene, rng: Random) -> str:
    """A player leaves, of those for whom another could act if there is one, and those agree to it whom the table asks;
    returns the seat.
    """
    table = scene.state.table
    players = [seat.id for seat in table.present("player")]
    leading = [each.id for each in table.present("gm")]
    able = on_behalf(scene.game, table, next(iter(leading), players[0]))
    waiting = [seat for seat in players if any(move.command in able for move in scene.moves(seat))]
    seat: str = rng.choice(waiting or players)
    others = [each for each in players if each != seat]
    scene.do("host", SetPresence(seat, True))
    if stand_ins(table) == "consent":
        by = rng.choice(others)
        for other in others:
            scene.do(other, AllowStandIn(seat, by))
    return seat


def attempts_for_others(scene: Scene, seat: str, rng: Random) -> Iterator[tuple[str, Command]]:
    """What the seat might try for each absent player, of ids and words that are about."""
    pool = about(scene, seat)
    for other in scene.state.table.with_role("player"):
        if scene.state.table.absent(other.id):
            for kind in sorted(on_behalf(scene.game, scene.state.table, seat), key=lambda kind: kind.__name__):
                yield other.id, wild(scene, seat, kind, rng, pool)
