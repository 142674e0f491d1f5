"""Chapters ACT, FOC and RES: two decisions of one person about an action in one command."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from domain.base.events import Command, Event, Id
from domain.game import Decide, Move, Offers, TypedDice, integer, sequences_of
from domain.systems.nosgoth.actions import actions as acts
from domain.systems.nosgoth.actions import focus, resolution
from domain.systems.nosgoth.actions.actions import ClassifyAction, SetDifficulty
from domain.systems.nosgoth.actions.difficulty import HIGHEST, LOWEST, final_level
from domain.systems.nosgoth.actions.focus import MOST, ChooseFocus
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.systems.nosgoth.state.choices import actions
from domain.systems.nosgoth.state.state import CHARACTERISTICS, Characteristic, State


class RuleAction(Command, frozen=True, omit_defaults=True):
    """Rule at once on which characteristic an action depends, and how hard it is."""

    RULES: ClassVar = ("NOS-ACT-03", "NOS-ACT-04", "NOS-ACT-06", "NOS-DIFF-01")
    action: Id
    characteristic: Characteristic
    level: int


class FocusAndResolve(Command, frozen=True, omit_defaults=True):
    """Choose the focus, then roll."""

    RULES: ClassVar = ("NOS-FOC-01", "NOS-FOC-02", "NOS-FOC-03", "NOS-RES-01", "NOS-TAB-03")
    action: Id
    points: int


def _rulings(_state: State, command: RuleAction, done: Sequence[Event]) -> Command | None:
    steps = (ClassifyAction(command.action, command.characteristic), SetDifficulty(command.action, command.level))
    return steps[len(done)] if len(done) < len(steps) else None


def _focus_then_roll(_state: State, command: FocusAndResolve, done: Sequence[Event]) -> Command | None:
    steps = (ChooseFocus(command.action, command.points), ResolveAction(command.action))
    return steps[len(done)] if len(done) < len(steps) else None


def moves(state: State, seat: str, decide: Decide) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    opened = list(state.open.values())
    ruled = {"action": actions(state, opened), "characteristic": CHARACTERISTICS}
    yield from offers.every(RuleAction, ruled, {"level": integer(LOWEST, HIGHEST)}, (), None, level=LOWEST)
    for of in opened:
        for die in (False, True):
            points = [n for n in range(MOST + 1) if (final_level(state, replace(of, focus=n)) > 0) is die]
            choices = {"action": actions(state, (of,)), "points": points}
            yield from offers.every(FocusAndResolve, choices, None, (), TypedDice((20,)) if die else None)


CHAPTER = sequences_of(
    {RuleAction: _rulings, FocusAndResolve: _focus_then_roll},
    (acts.CHAPTER, focus.CHAPTER, resolution.CHAPTER),
    moves,
)
