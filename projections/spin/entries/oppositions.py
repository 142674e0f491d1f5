"""Entries about an opposition besides the fact: whose it is, what counted, from what to what."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.events import Id
from domain.record.history import Step
from domain.systems.spin.oppositions import alea, chain, factors, oppositions
from domain.systems.spin.state.opposition_state import Factor, Opposition
from domain.systems.spin.state.results import raw_result
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import CampName, Direction, ReadingKey, Result, Stance
from domain.systems.spin.table.roles import camp_seats, is_gm
from domain.systems.spin.table.sight import sees_factor

Comparison = Literal[
    "overwhelming",
    "two_to_none",
    "more",
    "one_to_none",
    "as_many",
    "none_at_all",
    "none_to_one",
    "fewer",
    "half",
    "none_to_two",
]
"""SPI-RES-03: how the even dice of the one compare with the other's."""


class CountedPart(msgspec.Struct, frozen=True):
    """An accepted factor: dice for its camp, `against` for the other; without a label where it is hidden."""

    camp: CampName
    dice: int
    against: int
    label: str = ""


class LockedEntry(msgspec.Struct, frozen=True):
    """Both pools of a locked opposition and what they are made of.

    `base_dice` each, the factors, the obstacle's `keys`.
    """

    opposition: Id
    x: int
    y: int
    role: Stance
    lead: Id | None
    aggressor: Id | None
    base_dice: int
    keys: int
    factors: tuple[CountedPart, ...]


class RolledEntry(msgspec.Struct, frozen=True):
    """The dice of a camp. `character`: for whom, if the camp is somebody's."""

    opposition: Id
    camp: CampName
    character: Id | None
    initial: tuple[int, ...]
    extra: tuple[int, ...]
    evens: int
    typed: bool


class DeterminedEntry(msgspec.Struct, frozen=True):
    opposition: Id
    lead: Id | None
    p: int
    o: int
    comparison: Comparison
    result: Result


class ShiftedEntry(msgspec.Struct, frozen=True):
    opposition: Id
    character: Id
    direction: Direction
    former: Result | None
    result: Result


class AleaAppliedEntry(msgspec.Struct, frozen=True):
    opposition: Id
    direction: Direction
    steps: int
    extra_and: int
    former: Result | None
    result: Result


class FinalEntry(msgspec.Struct, frozen=True):
    """The final result of an opposition.

    `number` is the book's, 1 exploit to 6 fiasco; `failed` the name of the stage that failed.
    """

    opposition: Id
    lead: Id | None
    result: Result
    number: int
    key: ReadingKey
    extra_and: int
    failed_stage: int | None
    failed: str = ""
    forced: bool = False


class FactorJudgedEntry(msgspec.Struct, frozen=True):
    """A factor after the gm's ruling."""

    opposition: Id
    factor: Id
    accept: bool
    camp: CampName
    dice: int
    against: int
    label: str = ""
    external: bool | None = None


class FactorGoneEntry(msgspec.Struct, frozen=True):
    factor: Id
    opposition: Id | None = None
    camp: CampName | None = None
    dice: int | None = None
    label: str = ""


class ObjectiveEntry(msgspec.Struct, frozen=True):
    opposition: Id
    lead: Id | None
    text: str


def leading(found: Opposition) -> str | None:
    """Return the lead, or in an NPC's leg its camp."""
    return found.lead or found.camp


def locked(step: Step, seat: str, fact: chain.OppositionLocked) -> LockedEntry:
    found: Opposition = step.after.oppositions[fact.opposition]
    counted = tuple(_counted(step.after, seat, f) for f in found.factors.values() if f.status == "accepted")
    keys = sum(stage.keys for stage in found.stages)
    return LockedEntry(
        found.id, fact.x, fact.y, fact.role, leading(found), found.aggressor, found.base_dice, keys, counted
    )


def _counted(state: Spin, seat: str, factor: Factor) -> CountedPart:
    """Return a factor as it counted; of a hidden one only the camp and the dice (SPI-SEC-04)."""
    label = factor.label if sees_factor(state, seat, factor) else ""
    return CountedPart(factor.camp, factor.dice, factor.against, label)


def rolled(step: Step, seat: str, fact: chain.CampRolled) -> RolledEntry:
    found: Opposition = step.after.oppositions[fact.opposition]
    character = leading(found) if fact.camp == "protagonist" else found.aggressor
    return RolledEntry(found.id, fact.camp, character, fact.initial, fact.extra, fact.evens, fact.typed)


def determined(step: Step, seat: str, fact: chain.ResultDetermined) -> DeterminedEntry:
    found: Opposition = step.after.oppositions[fact.opposition]
    return DeterminedEntry(found.id, leading(found), fact.p, fact.o, compared(step.after, fact.p, fact.o), fact.result)


def compared(state: Spin, p: int, o: int) -> Comparison:
    """Return the case of the table of results that two numbers of successes are (SPI-RES-03)."""
    match raw_result(state, p, o):
        case "exploit":
            return "overwhelming" if o else "two_to_none"
        case "success":
            return "more" if o else "one_to_none"
        case "partial_success":
            return "as_many"
        case "partial_failure":
            return "none_at_all"
        case "failure":
            return "fewer" if p else "none_to_one"
        case "fiasco":
            return "half" if p else "none_to_two"


def _previous_result(step: Step, opposition: str) -> Result | None:
    found: Opposition | None = step.before.oppositions.get(opposition)
    return found.result if found else None


def shifted(step: Step, seat: str, fact: chain.ResultShifted) -> ShiftedEntry:
    previous = _previous_result(step, fact.opposition)
    return ShiftedEntry(fact.opposition, fact.character, fact.direction, previous, fact.result)


def alea_triggered(step: Step, seat: str, fact: alea.DeusExAleaTriggered) -> alea.DeusExAleaTriggered:
    """Return the consequence, without its amplitude for seats that may not know it (SPI-ALEA-09)."""
    found = step.after.oppositions[fact.opposition]
    seen = is_gm(step.after, seat) or seat in camp_seats(step.after, found, fact.loser)
    return fact if seen else msgspec.structs.replace(fact, amplitude=None)


def alea_applied(step: Step, seat: str, fact: alea.DeusExAleaApplied) -> AleaAppliedEntry:
    previous = _previous_result(step, fact.opposition)
    return AleaAppliedEntry(fact.opposition, fact.direction, fact.steps, fact.extra_and, previous, fact.result)


def final(step: Step, seat: str, fact: chain.FinalResult) -> FinalEntry:
    found: Opposition = step.after.oppositions[fact.opposition]
    place = fact.failed_stage
    failed = found.stages[place - 1].name if place and place <= len(found.stages) else ""
    return FinalEntry(
        found.id, leading(found), fact.result, fact.number, fact.key, fact.extra_and, place, failed, fact.forced
    )


def judged(
    step: Step, seat: str, fact: factors.RuleFactor, shown: factors.FactorShown | None
) -> factors.RuleFactor | FactorJudgedEntry:
    if shown is None:
        return fact
    return FactorJudgedEntry(
        shown.opposition,
        shown.factor,
        fact.accept,
        shown.camp,
        shown.dice,
        shown.against,
        shown.label,
        shown.external,
    )


def withdrawn(step: Step, seat: str, fact: factors.WithdrawFactor) -> FactorGoneEntry:
    for opposition in step.before.oppositions.values():
        if (found := opposition.factors.get(fact.factor)) is not None:
            label = found.label if sees_factor(step.before, seat, found) else ""
            return FactorGoneEntry(found.id, opposition.id, found.camp, found.dice, label)
    return FactorGoneEntry(fact.factor)


def objective(step: Step, seat: str, fact: oppositions.SetObjective) -> ObjectiveEntry:
    found: Opposition | None = step.after.oppositions.get(fact.opposition)
    return ObjectiveEntry(fact.opposition, leading(found) if found else None, fact.text)
