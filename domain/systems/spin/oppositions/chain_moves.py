"""Moves of each opposition's chain: the next commands that it awaits, and from which seats."""

from __future__ import annotations

from collections.abc import Iterator

from domain.game import Chapter, Move, Offers, TypedDice, flag, integer, one_of
from domain.systems.spin.destiny.fate_hand import FateAttentionIgnored, FateCardDrawn
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
)
from domain.systems.spin.oppositions.windows import PassResultShift, undecided
from domain.systems.spin.state.cards import card_moves
from domain.systems.spin.state.opposition_state import Opposition
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import LADDER, CampName, Direction
from domain.systems.spin.table.purse import FortuneGained, FortuneSpent
from domain.systems.spin.table.roles import player_seats

CAMPS: tuple[CampName, ...] = ("protagonist", "obstacle")
DIRECTIONS: tuple[Direction, ...] = ("up", "down")


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    for opposition in state.oppositions.values():
        if opposition.status in ("framing", "locked", "rolled"):
            yield from _awaited(state, offers, opposition)


def _awaited(state: Spin, offers: Offers, opposition: Opposition) -> Iterator[Move]:
    this = {"opposition": one_of([opposition.id])}
    for kind in (LockOpposition, ReopenOpposition):
        yield from offers.move(kind(opposition.id), this)
    for camp, pool in zip(CAMPS, (opposition.x, opposition.y), strict=True):
        dice = TypedDice((6,) * pool, again=6)
        yield from offers.every(RollCamp, {"opposition": (opposition.id,), "camp": (camp,)}, None, (), dice)
    there = [c for c in (*opposition.protagonists, opposition.aggressor) if c is not None]
    for direction in DIRECTIONS:
        choices = {"opposition": (opposition.id,), "character": there, "direction": (direction,)}
        yield from offers.every(ShiftResult, choices)
        yield from _alea_move(offers, opposition.id, direction)
    others = [s for s in player_seats(state) if s != offers.seat]
    yield from offers.move(PassResultShift(opposition.id), {**this, "seat": one_of([offers.seat])}, ("seat",))
    yield from offers.every(PassResultShift, {"opposition": (opposition.id,), "seat": others})
    waits = bool(undecided(state, opposition))
    force = {**this, "force": one_of([True]) if waits else flag()}
    optional = () if waits else ("force",)
    yield from card_moves(offers, FinaliseResult, force, optional, opposition=opposition.id, force=waits)


def _alea_move(offers: Offers, opposition: str, direction: Direction) -> Iterator[Move]:
    """Yield the use of Alea points with a number of steps, or unbounded without one, which uses all (SPI-ALEA-05)."""
    fields = {"opposition": one_of([opposition]), "direction": one_of([direction])}
    yield from offers.move(UseAleaPoints(opposition, direction), fields)
    steps = [n for n in range(len(LADDER)) if offers.admits(UseAleaPoints(opposition, direction, n))]
    if steps:
        bounded = {**fields, "steps": integer(0, max(steps))}
        yield from offers.move(UseAleaPoints(opposition, direction, 0), bounded)


CHAPTER = Chapter(
    commands={
        LockOpposition: "OppositionLocked",
        ReopenOpposition: "OppositionReopened",
        RollCamp: "CampRolled",
        ShiftResult: "ResultShifted",
        PassResultShift: "ResultShiftPassed",
        UseAleaPoints: "DeusExAleaApplied",
        FinaliseResult: None,
    },
    completed={ResultFinalised: "ResultFinalised"},
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
