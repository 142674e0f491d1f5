"""Entries about want of air: who suffocates and of what, and how long a breath lasts."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.systems.sombre.dangers.air import apnea, asphyxia
from domain.systems.sombre.dangers.exposure import periods
from domain.systems.sombre.state.perils import Airless
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm, owner


class AirlessEntry(msgspec.Struct, frozen=True):
    """The start of an asphyxia. One circle every `seconds`, or every `turns`: the game master's."""

    character: Id
    cause: Airless
    seconds: int | None
    turns: int | None


class BreathEntry(msgspec.Struct, frozen=True):
    """The start of a held breath. `seconds` that it lasts."""

    character: Id
    seconds: int


class PeriodEntry(msgspec.Struct, frozen=True):
    character: Id
    danger: periods.Paced
    seconds: int | None
    turns: int | None


def _airless(step: Step, seat: str, fact: Any) -> AirlessEntry:
    pace = fact.period if gm(step, seat, fact) else None
    return AirlessEntry(
        fact.character, fact.cause, (pace.seconds or None) if pace else None, (pace.turns or None) if pace else None
    )


def _breath(step: Step, _seat: str, fact: Any) -> BreathEntry | None:
    person = step.before.characters.get(fact.character)
    if person is None:
        return None
    return BreathEntry(person.id, apnea.capacity_of(step.before, person, prepared=fact.prepared, still=fact.still))


def _period(_step: Step, _seat: str, fact: Any) -> PeriodEntry:
    return PeriodEntry(fact.character, fact.danger, fact.period.seconds or None, fact.period.turns or None)


ENTRY_RULES: EntryRules = {
    asphyxia.StartAsphyxia: EntryRule(owner, _airless),
    asphyxia.StopAsphyxia: EntryRule(owner),
    apnea.StartApnea: EntryRule(owner, _breath),
    apnea.BreathSpent: EntryRule(owner),
    periods.SetPeriod: EntryRule(gm, _period),
}
