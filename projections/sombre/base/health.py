"""Entries about health: distress, comas, sleep, blows, care and fictional time."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id, Moment, Word
from domain.record.history import Step
from domain.systems.sombre.characters.gauges import notation
from domain.systems.sombre.combat.turn import clocks, healing, stun
from domain.systems.sombre.condition import collapse, dazes, sleep
from domain.systems.sombre.condition.collapse import consciousness, named_stage
from domain.systems.sombre.health import care, distress, distress_care, fatigue, held_gauges
from domain.systems.sombre.health.gas import GAS, gas_ranks
from domain.systems.sombre.state.body import Attempt, Body, Environment, LongAction
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, plays, sees, visible
from projections.base.entry_rules import EntryRule, EntryRules, everybody
from projections.sombre.base.audience import about, gm, known, owner, reads_sheet, sheet
from projections.sombre.base.characters import gauge_seen
from projections.sombre.base.gm_views import BodyKept, body_kept
from projections.sombre.base.sheets import alive_seen


class BodyPagesView(msgspec.Struct, frozen=True):
    """A character's body on page 3 of the sheet. `stage` and `label` are null while the gauge is behind the screen."""

    stage: Word | None
    label: Word | None
    marks: dict[str, int]
    torn: tuple[Word, ...]


class BodyOwnView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of a body that its owner reads besides.

    `daze` and `gas`: ranks. `daze_until`: when a die of the owner's ends it.
    """

    care: Word
    daze: int
    gas: int
    infected: bool
    suspended_once: bool
    fatigue_held: bool
    daze_until: Moment | None = None


class LongView(msgspec.Struct, frozen=True):
    """A long action that runs.

    `actions`: how many, if announced, or the game master's. `rising`: it ends on one's feet.
    """

    text: str
    done: int
    actions: int | None
    interrupted: bool
    rising: bool


class BodyView(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a character's body.

    `distress` and `consciousness` of an NPC are the game master's; `revealed` is what he said of it. `backs`: to whom
    the character turns its back.
    """

    character: Id
    distress: Word | None
    suspended: bool
    consciousness: Word | None
    prone: bool
    conditions: tuple[Word, ...]
    backs: tuple[Id, ...]
    long: LongView | None
    revealed: str
    pages: BodyPagesView | None
    own: BodyOwnView | None
    keeper: BodyKept | None


class AttemptView(msgspec.Struct, frozen=True):
    id: Id
    character: Id
    target: Id
    skill: Word


class HealthView(msgspec.Struct, frozen=True):
    """The view of health: fictional time, bodies and attempts at care.

    `clock`: fictional minutes and `second`, if the table may see it. `environment`, and admissions: the game master's.
    """

    clock: int | None
    second: int | None
    bodies: tuple[BodyView, ...]
    attempts: tuple[AttemptView, ...]
    environment: Environment | None


class StartedShown(msgspec.Struct, frozen=True):
    """The start of a distress. `cause`: for the character's owner."""

    character: Id
    cause: Word | None


class NumberShown(msgspec.Struct, frozen=True):
    """A called sleep check. `number`: which one of the series, for the character's owner."""

    character: Id
    number: int | None


class StunShown(msgspec.Struct, frozen=True):
    """The outcome of a blow to the head.

    `ranks` and the `minutes` of the player's own die: for the character's owner.
    """

    character: Id
    outcome: Word
    ranks: int | None
    minutes: int | None


class StunCallShown(msgspec.Struct, frozen=True):
    """A roll against a blow to the head, or a ruled daze. `until` and `minutes`: the game master's."""

    character: Id
    ranks: int | None
    until: str | None
    minutes: int | None


class CareShown(msgspec.Struct, frozen=True):
    """The care that a character receives. `days`: the game master's."""

    character: Id
    care: Word
    days: int | None


class MarksShown(msgspec.Struct, frozen=True):
    character: Id
    limb: Word
    count: int


class LimbShown(msgspec.Struct, frozen=True):
    character: Id
    limb: Word


class TreatShown(msgspec.Struct, frozen=True):
    """A treatment of a distress: `character` cares for `patient`."""

    character: Id
    patient: Id
    skill: Word


class GaugesShown(msgspec.Struct, frozen=True):
    character: Id
    wounds: str
    fatigue: str


def health(state: SombreState, seat: str) -> HealthView:
    keeper = is_gm(state, seat)
    return HealthView(
        clock=state.time.clock if keeper or state.options.clock_visible else None,
        second=state.time.second if keeper or state.options.clock_visible else None,
        bodies=tuple(_body(state, seat, person) for person in visible(state, seat).values()),
        attempts=tuple(
            AttemptView(a.id, a.character, a.target, a.skill)
            for a in state.attempts.values()
            if keeper or _public(state, a)
        ),
        environment=state.environment if keeper else None,
    )


def _public(state: SombreState, attempt: Attempt) -> bool:
    """Return whether everybody may know of the attempt: care by a player character, of people whom the table knows.

    An NPC's attempt is the game master's: it may have begun before the table knew of it (SOM-NPC-09).
    """
    person, target = state.characters.get(attempt.character), state.characters.get(attempt.target)
    treating = attempt.kind == "treat" and person is not None and person.is_pc
    return treating and all(each is not None and each.known for each in (person, target))


def _body(state: SombreState, seat: str, person: Character) -> BodyView:
    keeper = is_gm(state, seat)
    body = person.body
    running = body.distress if keeper or person.is_pc else None
    awake = consciousness(person) if keeper or alive_seen(state, seat, person) is not None else None
    return BodyView(
        character=person.id,
        distress=running.speed if running else None,
        suspended=running is not None and running.until is not None,
        consciousness=awake,
        prone=body.prone and (keeper or body.prone_known),
        conditions=tuple(sorted(body.conditions | ({GAS} if gas_ranks(person) else set()))),
        backs=tuple(c for c in visible(state, seat) if c in body.backs) if body.backs else (),
        long=_long(body, keeper),
        revealed=body.revealed,
        pages=_pages(state, seat, person) if reads_sheet(state, seat, person) else None,
        own=_own(person) if plays(state, seat, person) else None,
        keeper=body_kept(body) if keeper else None,
    )


def _long(body: Body, keeper: bool) -> LongView | None:
    running: LongAction | None = body.long
    if running is None:
        return None
    actions = running.actions if keeper or running.announced else None
    return LongView(running.text, running.done, actions, running.interrupted, running.rising)


def _pages(state: SombreState, seat: str, person: Character) -> BodyPagesView:
    held = "fatigue" in person.held and not is_gm(state, seat)
    stage = None if held else named_stage(state, person.body.stage)
    label = None if held else fatigue.label(len(person.gauges.fatigue))
    return BodyPagesView(stage, label, dict(person.body.marks), tuple(sorted(person.body.torn)))


def _own(person: Character) -> BodyOwnView:
    body = person.body
    return BodyOwnView(
        care=body.care,
        daze=body.daze.ranks if body.daze else 0,
        gas=gas_ranks(person),
        infected=any(d.cause == "infection" for d in body.declines),
        suspended_once=body.distress is not None and body.distress.used,
        fatigue_held="fatigue" in person.held,
        daze_until=body.daze.expires if body.daze and body.daze.own else None,
    )


def of_pc(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads the line: ALL of a player character, GM of an NPC (SOM-DISTRESS-13)."""
    _, person = about(step, fact)
    return gm(step, seat, fact) or (person is not None and person.is_pc and known(step, seat, fact))


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


def _started(step: Step, seat: str, fact: Any) -> StartedShown:
    knows = gm(step, seat, fact) if fact.secret else owner(step, seat, fact)
    return StartedShown(fact.character, fact.cause if knows else None)


def _number(step: Step, seat: str, fact: Any) -> NumberShown:
    return NumberShown(fact.character, fact.number if owner(step, seat, fact) else None)


def _stun(step: Step, seat: str, fact: Any) -> StunShown:
    own = owner(step, seat, fact)
    ranks = fact.ranks or None  # whoever is knocked out has none
    return StunShown(fact.character, fact.outcome, ranks if own else None, fact.minutes if own else None)


def _stun_called(step: Step, seat: str, fact: Any) -> StunCallShown:
    keeper, own = gm(step, seat, fact), owner(step, seat, fact)
    ranks, until = fact.ranks if own else None, fact.until if keeper else None
    return StunCallShown(fact.character, ranks, until, fact.minutes if keeper else None)


def _dazed(step: Step, seat: str, fact: Any) -> StunCallShown:
    keeper, own = gm(step, seat, fact), owner(step, seat, fact)
    return StunCallShown(fact.character, fact.ranks if own else None, None, fact.minutes if keeper else None)


def _marks(_step: Step, _seat: str, fact: Any) -> MarksShown:
    return MarksShown(fact.character, fact.limb, fact.count)


def _limb(_step: Step, _seat: str, fact: Any) -> LimbShown:
    return LimbShown(fact.character, fact.limb)


def _treated(_step: Step, _seat: str, fact: Any) -> TreatShown:
    return TreatShown(fact.character, fact.patient, fact.skill)


def _care(step: Step, seat: str, fact: Any) -> CareShown:
    return CareShown(fact.character, fact.care, fact.days if gm(step, seat, fact) else None)


def _gauges(step: Step, _seat: str, fact: Any) -> GaugesShown | None:
    _, person = about(step, fact)
    if person is None:
        return None
    return GaugesShown(person.id, notation(person, "wounds"), notation(person, "fatigue"))


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
