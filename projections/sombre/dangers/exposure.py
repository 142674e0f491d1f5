"""Entries and views of hunger, thirst, heat and cold, illness and radiation: their owner's; the pace is not."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.base.marks import Seconds
from domain.record.history import Step
from domain.systems.sombre.dangers.exposure import attrition, illnesses
from domain.systems.sombre.state.perils import Exhaustion
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, plays, visible
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.base.audience import gm, owner


class ExposureView(msgspec.Struct, frozen=True):
    """An exposure of a character to hunger, thirst, heat or cold. `seconds` between two circles: the game master's."""

    character: Id
    kind: Exhaustion
    seconds: Seconds | None


class ExposureShown(msgspec.Struct, frozen=True):
    character: Id
    kind: Exhaustion
    seconds: int | None


class DiseaseShown(msgspec.Struct, frozen=True):
    """A disease of a character. `ticks` and `seconds`: the game master's."""

    character: Id
    severity: illnesses.Severity
    title: str
    ticks: int | None
    seconds: int | None


class RadiationShown(msgspec.Struct, frozen=True):
    """An irradiation: what it does and how fast, for the game master."""

    character: Id
    effect: illnesses.Irradiation | None
    ticks: int | None
    seconds: int | None


def exposures(state: SombreState, seat: str) -> tuple[ExposureView, ...]:
    keeper = is_gm(state, seat)
    found = ((p, attrition.attrition_of(p)) for p in visible(state, seat).values() if plays(state, seat, p))
    return tuple(
        ExposureView(person.id, each.kind, each.period if keeper else None)
        for person, worn in found
        if worn is not None
        for each in worn.exposures
    )


def _exposed(step: Step, seat: str, fact: Any) -> ExposureShown:
    return ExposureShown(fact.character, fact.kind, fact.period.seconds if gm(step, seat, fact) else None)


def _disease(step: Step, seat: str, fact: Any) -> DiseaseShown:
    keeper = gm(step, seat, fact)
    pace = fact.period.seconds if keeper and fact.period is not None else None
    return DiseaseShown(fact.character, fact.severity, fact.title, fact.ticks if keeper else None, pace)


def _radiation(step: Step, seat: str, fact: Any) -> RadiationShown:
    if not gm(step, seat, fact):
        return RadiationShown(fact.character, None, None, None)
    pace = fact.period.seconds if fact.period is not None else None
    return RadiationShown(fact.character, fact.effect, fact.ticks if pace else None, pace)


ENTRY_RULES: EntryRules = {
    attrition.StartAttrition: EntryRule(owner, _exposed),
    attrition.StopAttrition: EntryRule(owner),
    attrition.StarvationTells: EntryRule(gm),
    illnesses.ApplyDisease: EntryRule(owner, _disease),
    illnesses.ApplyRadiation: EntryRule(owner, _radiation),
}
