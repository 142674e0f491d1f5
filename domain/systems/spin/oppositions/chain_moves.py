"""What the chain of each opposition awaits now, and from whom."""

from __future__ import annotations

from collections.abc import Iterator

from domain.game import Move, Schema, integer, one_of
from domain.systems.spin.destiny.fate_hand import FateAttentionIgnored, FateCardDrawn, attention, full
from domain.systems.spin.oppositions import chain
from domain.systems.spin.oppositions.alea import DeusExAleaApplied, DeusExAleaTriggered, UseAleaPoints
from domain.systems.spin.oppositions.chain import (
    CampRolled,
    FinaliseResult,
    FinalResult,
    LockOpposition,
    OppositionLocked,
    ReopenOpposition,
    ResultDetermined,
    ResultFinalised,
    ResultShifted,
    RollCamp,
    ShiftResult,
    decide,
    draws_attention,
)
from domain.systems.spin.state.cards import card_field
from domain.systems.spin.state.results import steps_left
from domain.systems.spin.state.state import Opposition, Spin
from domain.systems.spin.state.words import CampName, Direction
from domain.systems.spin.table.chapter import Chapter, admits, typed_dice
from domain.systems.spin.table.purse import FortuneGained, FortuneSpent

CAMPS: tuple[CampName, ...] = ("protagonist", "obstacle")
DIRECTIONS: tuple[Direction, ...] = ("up", "down")


def moves(state: Spin, seat: str) -> Iterator[Move]:
    if state.phase == "ended":
        return
    for opposition in state.oppositions.values():
        if opposition.status in ("framing", "locked", "rolled"):
            yield from _awaited(state, seat, opposition)


def _awaited(state: Spin, seat: str, opposition: Opposition) -> Iterator[Move]:
    this = {"opposition": one_of([opposition.id])}
    for kind in (LockOpposition, ReopenOpposition):
        if admits(decide, state, seat, kind(opposition.id)):
            yield Move(command=kind, fields=this, rules=kind.RULES)
    camps = [c for c in CAMPS if admits(decide, state, seat, RollCamp(opposition.id, c))]
    for camp in camps:
        pool = opposition.x if camp == "protagonist" else opposition.y
        dice = typed_dice(state, pool, again=6)
        yield Move(command=RollCamp, fields={**this, "camp": one_of([camp])}, dice=dice, rules=RollCamp.RULES)
    if opposition.status == "rolled":
        yield from _window(state, seat, opposition, this)


def _window(state: Spin, seat: str, opposition: Opposition, this: dict[str, Schema]) -> Iterator[Move]:
    """Between the rolls and the final result: shifts, Alea points, the end of it."""
    there = [c for c in (*opposition.protagonists, opposition.aggressor) if c is not None]
    for direction in DIRECTIONS:
        able = [c for c in there if admits(decide, state, seat, ShiftResult(opposition.id, c, direction))]
        if able:
            fields = {**this, "character": one_of(able), "direction": one_of([direction])}
            yield Move(command=ShiftResult, fields=fields, rules=ShiftResult.RULES)
        yield from _alea_move(state, seat, opposition, direction, this)
    yield from _final_move(state, seat, opposition, this)


def _alea_move(
    state: Spin, seat: str, opposition: Opposition, direction: Direction, this: dict[str, Schema]
) -> Iterator[Move]:
    steps = None if state.options.alea_unbounded else 0
    if not admits(decide, state, seat, UseAleaPoints(opposition.id, direction, steps)):
        return
    fields = {**this, "direction": one_of([direction])}
    if opposition.alea and opposition.result and steps is not None:
        fields["steps"] = integer(0, min(opposition.alea.amplitude, steps_left(opposition.result, direction)))
    yield Move(command=UseAleaPoints, fields=fields, rules=UseAleaPoints.RULES)


def _final_move(state: Spin, seat: str, opposition: Opposition, this: dict[str, Schema]) -> Iterator[Move]:
    due = draws_attention(opposition) and not full(state)
    physical = due and state.options.dice == "physical"
    probe = FinaliseResult(opposition.id, min(attention(state)) if physical else None)
    if not admits(decide, state, seat, probe):
        return
    fields, optional = card_field(state.options.dice, attention(state)) if due else ({}, frozenset())
    yield Move(command=FinaliseResult, fields={**this, **fields}, optional=optional, rules=FinaliseResult.RULES)


CHAPTER = Chapter(
    commands=(LockOpposition, ReopenOpposition, RollCamp, ShiftResult, UseAleaPoints, FinaliseResult),
    events={
        LockOpposition: "OppositionLocked",
        ReopenOpposition: "OppositionReopened",
        RollCamp: "CampRolled",
        ShiftResult: "ResultShifted",
        UseAleaPoints: "DeusExAleaApplied",
        ResultFinalised: "ResultFinalised",
    },
    consequences=(
        OppositionLocked,
        CampRolled,
        ResultDetermined,
        DeusExAleaTriggered,
        ResultShifted,
        DeusExAleaApplied,
        FinalResult,
        FortuneGained,
        FortuneSpent,
        FateCardDrawn,
        FateAttentionIgnored,
    ),
    decide=chain.decide,
    evolve=chain.evolve,
    moves=moves,
)
