"""Entries about hunger, thirst, heat and cold, illness and radiation: their owner's; the pace is not."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.systems.sombre.dangers.exposure import attrition, illnesses
from domain.systems.sombre.state.perils import Exhaustion
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm, owner


class ExposureEntry(msgspec.Struct, frozen=True):
    character: Id
    kind: Exhaustion
    seconds: int | None


class DiseaseEntry(msgspec.Struct, frozen=True):
    """A disease of a character. `ticks` and `seconds`: the game master's."""

    character: Id
    severity: illnesses.Severity
    title: str
    ticks: int | None
    seconds: int | None


class RadiationEntry(msgspec.Struct, frozen=True):
    """An irradiation: what it does and how fast, for the game master."""

    character: Id
    effect: illnesses.Irradiation | None
    ticks: int | None
    seconds: int | None


def _exposed(step: Step, seat: str, fact: Any) -> ExposureEntry:
    return ExposureEntry(fact.character, fact.kind, fact.period.seconds if gm(step, seat, fact) else None)


def _disease(step: Step, seat: str, fact: Any) -> DiseaseEntry:
    keeper = gm(step, seat, fact)
    pace = fact.period.seconds if keeper and fact.period is not None else None
    return DiseaseEntry(fact.character, fact.severity, fact.title, fact.ticks if keeper else None, pace)


def _radiation(step: Step, seat: str, fact: Any) -> RadiationEntry:
    if not gm(step, seat, fact):
        return RadiationEntry(fact.character, None, None, None)
    pace = fact.period.seconds if fact.period is not None else None
    return RadiationEntry(fact.character, fact.effect, fact.ticks if pace else None, pace)


ENTRY_RULES: EntryRules = {
    attrition.StartAttrition: EntryRule(owner, _exposed),
    attrition.StopAttrition: EntryRule(owner),
    attrition.StarvationTells: EntryRule(gm),
    illnesses.ApplyDisease: EntryRule(owner, _disease),
    illnesses.ApplyRadiation: EntryRule(owner, _radiation),
}
