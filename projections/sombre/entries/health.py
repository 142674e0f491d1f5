"""Entries about health: distress, comas, sleep, blows, care and fictional time."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.characters.gauges import notation
from domain.systems.sombre.combat.turn import clocks, healing, stun
from domain.systems.sombre.condition import collapse, dazes, sleep
from domain.systems.sombre.health import care, distress, distress_care, fatigue, held_gauges
from domain.systems.sombre.table.guards import sees
from projections.base.entry_rules import EntryRule, EntryRules, everybody
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import about, gauge_seen, gm, known, of_pc, owner, sheet


class StartedEntry(msgspec.Struct, frozen=True):
    """The start of a distress. `cause`: for the character's owner."""

    character: Id
    cause: Word | None


class NumberEntry(msgspec.Struct, frozen=True):
    """A called sleep check. `number`: which one of the series, for the character's owner."""

    character: Id
    number: int | None


class StunEntry(msgspec.Struct, frozen=True):
    """The outcome of a blow to the head.

    `ranks` and the `minutes` of the player's own die: for the character's owner.
    """

    character: Id
    outcome: Word
    ranks: int | None
    minutes: int | None


class StunCallEntry(msgspec.Struct, frozen=True):
    """A roll against a blow to the head, or a ruled daze. `until` and `minutes`: the game master's."""

    character: Id
    ranks: int | None
    until: str | None
    minutes: int | None


class CareEntry(msgspec.Struct, frozen=True):
    """The care that a character receives. `days`: the game master's."""

    character: Id
    care: Word
    days: int | None


class MarksEntry(msgspec.Struct, frozen=True):
    character: Id
    limb: Word
    count: int


class LimbEntry(msgspec.Struct, frozen=True):
    character: Id
    limb: Word


class TreatEntry(msgspec.Struct, frozen=True):
    """A treatment of a distress: `character` cares for `patient`."""

    character: Id
    patient: Id
    skill: Word


class GaugesEntry(msgspec.Struct, frozen=True):
    character: Id
    wounds: str
    fatigue: str


def fatigue_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of fatigue: P23, or GM while the gauge is behind the screen."""
    _, person = about(step, fact)
    held = person is not None and "fatigue" in person.held
    return gm(step, seat, fact) if held else sheet(step, seat, fact)


def _fell(step: Step, seat: str, fact: Any) -> bool:
    _, person = about(step, fact)
    return gm(step, seat, fact) or (person is not None and person.body.prone_known and known(step, seat, fact))


def _patient(step: Step, seat: str, fact: Any) -> bool:
    patient = step.after.characters.get(fact.patient)
    return gm(step, seat, fact) or (patient is not None and patient.is_pc and patient.known)


def _both(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat knows both people; what is done to a stranger is the game master's (SOM-NPC-09)."""
    other = step.after.characters.get(fact.sleeper if isinstance(fact, fatigue.ShakeAwake) else fact.patient)
    return known(step, seat, fact) and other is not None and sees(step.after, seat, other)


def _clock(step: Step, seat: str, fact: Any) -> bool:
    return gm(step, seat, fact) or step.before.options.clock_visible


def _informed_seats(step: Step, seat: str, fact: Any) -> bool:
    return gm(step, seat, fact) or seat in fact.seats


def _started(step: Step, seat: str, fact: Any) -> StartedEntry:
    knows = gm(step, seat, fact) if fact.secret else owner(step, seat, fact)
    return StartedEntry(fact.character, fact.cause if knows else None)


def _number(step: Step, seat: str, fact: Any) -> NumberEntry:
    return NumberEntry(fact.character, fact.number if owner(step, seat, fact) else None)


def _stun(step: Step, seat: str, fact: Any) -> StunEntry:
    own = owner(step, seat, fact)
    ranks = fact.ranks or None  # whoever is knocked out has none
    return StunEntry(fact.character, fact.outcome, ranks if own else None, fact.minutes if own else None)


def _stun_called(step: Step, seat: str, fact: Any) -> StunCallEntry:
    keeper, own = gm(step, seat, fact), owner(step, seat, fact)
    ranks, until = fact.ranks if own else None, fact.until if keeper else None
    return StunCallEntry(fact.character, ranks, until, fact.minutes if keeper else None)


def _dazed(step: Step, seat: str, fact: Any) -> StunCallEntry:
    keeper, own = gm(step, seat, fact), owner(step, seat, fact)
    return StunCallEntry(fact.character, fact.ranks if own else None, None, fact.minutes if keeper else None)


def _marks(_step: Step, _seat: str, fact: Any) -> MarksEntry:
    return MarksEntry(fact.character, fact.limb, fact.count)


def _limb(_step: Step, _seat: str, fact: Any) -> LimbEntry:
    return LimbEntry(fact.character, fact.limb)


def _treated(_step: Step, _seat: str, fact: Any) -> TreatEntry:
    return TreatEntry(fact.character, fact.patient, fact.skill)


def _care(step: Step, seat: str, fact: Any) -> CareEntry:
    return CareEntry(fact.character, fact.care, fact.days if gm(step, seat, fact) else None)


def _gauges(step: Step, _seat: str, fact: Any) -> GaugesEntry | None:
    _, person = about(step, fact)
    if person is None:
        return None
    return GaugesEntry(person.id, notation(person, "wounds"), notation(person, "fatigue"))


ENTRY_RULES: EntryRules = {
    distress.SetDistressSpeed: EntryRule(of_pc),
    distress_care.TreatDistress: EntryRule(_both, _treated),
    distress_care.TreatedDistress: EntryRule(_both, _treated),
    distress_care.RuleTreatment: EntryRule(gm),
    distress.RuleViolentEffort: EntryRule(sheet),
    distress_care.SetCareEnvironment: EntryRule(gm),
    distress_care.AdmitToHospital: EntryRule(of_pc),
    distress_care.RuleIntensiveCareFate: EntryRule(of_pc),
    distress.ConcludeAgony: EntryRule(of_pc),
    distress.DistressTicked: EntryRule(gauge_seen),
    distress_care.DistressSuspended: EntryRule(of_pc),
    distress.DistressRaised: EntryRule(of_pc),
    distress_care.DistressStabilised: EntryRule(of_pc),
    distress_care.TreatmentFailed: EntryRule(_patient),
    collapse.DistressStarted: EntryRule(of_pc, _started),
    collapse.DistressRelapsed: EntryRule(of_pc),
    collapse.ComaStageChanged: EntryRule(fatigue_seen),
    collapse.CharacterFainted: EntryRule(of_pc),
    collapse.CharacterCameRound: EntryRule(of_pc),
    collapse.CharacterFell: EntryRule(_fell),
    sleep.SleepCheckCalled: EntryRule(of_pc, _number),
    fatigue.ImposeFatigue: EntryRule(fatigue_seen),
    fatigue.RestCharacter: EntryRule(fatigue_seen),
    fatigue.StartSleepChecks: EntryRule(of_pc),
    fatigue.CallSleepCheck: EntryRule(of_pc),
    fatigue.RuleAsleep: EntryRule(of_pc),
    fatigue.ShakeAwake: EntryRule(_both),
    fatigue.RuleWaking: EntryRule(of_pc),
    held_gauges.TakeFatigueGauge: EntryRule(sheet),
    held_gauges.GiveFatigueGauge: EntryRule(sheet),
    held_gauges.RevealGauges: EntryRule(_informed_seats, _gauges),
    held_gauges.RevealNpcState: EntryRule(everybody),
    sleep.SleepCheckResolved: EntryRule(of_pc),
    sleep.FellAsleep: EntryRule(of_pc),
    sleep.Woke: EntryRule(of_pc),
    sleep.ShakenInVain: EntryRule(of_pc),
    stun.CallStun: EntryRule(of_pc, _stun_called),
    stun.RuleNpcStun: EntryRule(gm),
    stun.RuleDazed: EntryRule(of_pc, _dazed),
    dazes.StunResolved: EntryRule(of_pc, _stun),
    care.SetCare: EntryRule(owner, _care),
    care.ReopenWound: EntryRule(sheet),
    care.EraseMarks: EntryRule(sheet, _marks),
    care.CallInfection: EntryRule(of_pc),
    care.StopIllness: EntryRule(owner),
    care.RuleSequelae: EntryRule(sheet),
    care.Infected: EntryRule(owner),
    healing.HealWeek: EntryRule(sheet),
    healing.MarksErased: EntryRule(sheet, _limb),
    clocks.AdvanceFictionTime: EntryRule(_clock),
    clocks.AdvanceTurns: EntryRule(everybody),
    clocks.TimeStopped: EntryRule(_clock),
    clocks.TimePassed: EntryRule(_clock),
}
