"""Entries and views of want of air: who suffocates and of what, how long a breath lasts, how deep a dive may go."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.base.marks import Seconds
from domain.record.history import Step
from domain.systems.sombre.dangers.air import apnea, asphyxia
from domain.systems.sombre.dangers.exposure import periods
from domain.systems.sombre.state.perils import Airless
from domain.systems.sombre.state.state import SombreState, in_seconds
from domain.systems.sombre.table.guards import plays, visible
from projections.base.entry_rules import EntryRule, EntryRules
from projections.sombre.base.audience import gm, owner


class BreathView(msgspec.Struct, frozen=True):
    """A held breath. `seconds` that are left; for the character's owner."""

    character: Id
    seconds: Seconds


class DepthView(msgspec.Struct, frozen=True):
    """The metres that a character can dive on one breath, and with bottles; null without the skill.

    For the character's owner.
    """

    character: Id
    breath: int | None
    equipped: int | None


class AirlessShown(msgspec.Struct, frozen=True):
    """The start of an asphyxia. One circle every `seconds`, or every `turns`: the game master's."""

    character: Id
    cause: Airless
    seconds: int | None
    turns: int | None


class BreathShown(msgspec.Struct, frozen=True):
    """The start of a held breath. `seconds` that it lasts."""

    character: Id
    seconds: int


class PeriodShown(msgspec.Struct, frozen=True):
    character: Id
    danger: periods.Paced
    seconds: int | None
    turns: int | None


def breaths(state: SombreState, seat: str) -> tuple[BreathView, ...]:
    mine = (p for p in visible(state, seat).values() if plays(state, seat, p))
    found = ((p.id, apnea.breath_of(p)) for p in mine)
    return tuple(
        BreathView(person, max(breath.next_at - in_seconds(state), 0))
        for person, breath in found
        if breath is not None and breath.next_at is not None
    )


def depths(state: SombreState, seat: str) -> tuple[DepthView, ...]:
    mine = [p for p in visible(state, seat).values() if plays(state, seat, p)]
    found = (DepthView(p.id, apnea.depth(state, p), apnea.depth_equipped(state, p)) for p in mine)
    return tuple(each for each in found if each.breath is not None or each.equipped is not None)


def _airless(step: Step, seat: str, fact: Any) -> AirlessShown:
    pace = fact.period if gm(step, seat, fact) else None
    return AirlessShown(
        fact.character, fact.cause, (pace.seconds or None) if pace else None, (pace.turns or None) if pace else None
    )


def _breath(step: Step, _seat: str, fact: Any) -> BreathShown | None:
    person = step.before.characters.get(fact.character)
    if person is None:
        return None
    return BreathShown(person.id, apnea.capacity_of(step.before, person, prepared=fact.prepared, still=fact.still))


def _period(_step: Step, _seat: str, fact: Any) -> PeriodShown:
    return PeriodShown(fact.character, fact.danger, fact.period.seconds or None, fact.period.turns or None)


ENTRY_RULES: EntryRules = {
    asphyxia.StartAsphyxia: EntryRule(owner, _airless),
    asphyxia.StopAsphyxia: EntryRule(owner),
    apnea.StartApnea: EntryRule(owner, _breath),
    apnea.BreathSpent: EntryRule(owner),
    periods.SetPeriod: EntryRule(gm, _period),
}
