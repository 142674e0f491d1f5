"""Care of the dying: who may suspend or end a distress, with what means, and what becomes of whom machines keep."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal

from msgspec.structs import replace

from domain.base.events import Command, Consequence, Event, Id, Text, Word
from domain.base.refusal import Refused
from domain.game import Evolved, Move, Offers, one_of, suggested, text
from domain.systems.sombre.condition.battle import at_turn_start, last_effort
from domain.systems.sombre.condition.collapse import GAUGE_END, die
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.dice.procedures import AttemptOutcome
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.body import Attempt, Distress, Environment, HospitalQuality, Speed
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState, in_seconds, with_body
from domain.systems.sombre.table.guards import find, is_gm, own_or_gm
from domain.systems.sombre.table.phases import usual_time

EMERGENCY = "Médecine d'urgence"
FIRST_AID = "Secourisme"
CARING = ("Médecine", EMERGENCY, FIRST_AID, "Soins infirmiers", "Médecine vétérinaire")
"""SOM-DISTRESS-05, SOM-CARE-10."""
HOUR = 60
Fate = Literal["unplugged", "let_go", "never_wakes", "wakes"]
FATES: tuple[Fate, ...] = ("unplugged", "let_go", "never_wakes", "wakes")


class TreatDistress(Command, frozen=True):
    """Treat a distress: `character` cares for `patient` under `skill`."""

    RULES = ("SOM-DISTRESS-05", "SOM-DISTRESS-06", "SOM-CARE-10")
    character: Id
    patient: Id
    skill: Word


class TreatedDistress(Command, frozen=True):
    """Recorded only: care of a distress.

    `speed`: that of the distress of a player character when the care began, on which all that comes of it depends.
    """

    RULES = ("SOM-DISTRESS-05", "SOM-DISTRESS-06", "SOM-CARE-10", "SOM-RULING-02")
    character: Id
    patient: Id
    skill: Word
    speed: Speed | None


class RuleTreatment(Command, frozen=True):
    """Rule whether the treatment of a character is possible: without means, a success only tells what is wrong."""

    RULES = ("SOM-CARE-07",)
    character: Id
    possible: bool


class SetCareEnvironment(Command, frozen=True):
    RULES = ("SOM-DISTRESS-10", "SOM-DISTRESS-11")
    hospital: HospitalQuality
    emergency_medicine: bool
    intensive_care: bool


class AdmitToHospital(Command, frozen=True):
    """Admit a character in distress to a hospital.

    `staff_roll`: in poor conditions the game master wants the staff to roll first.
    """

    RULES = ("SOM-DISTRESS-09", "SOM-DISTRESS-10")
    character: Id
    quality: Literal["good", "poor"]
    intensive: bool = False
    staff_roll: bool = False


class RuleIntensiveCareFate(Command, frozen=True):
    """Rule on the fate of a character in intensive care.

    `after`: how long until it wakes, in the game master's words.
    """

    RULES = ("SOM-DISTRESS-10",)
    character: Id
    fate: Fate
    after: Text = ""


class DistressSuspended(Consequence, frozen=True):
    """A treatment suspended a distress. `minutes` of fictional time."""

    RULES = ("SOM-DISTRESS-05", "SOM-DISTRESS-06")
    character: Id
    minutes: int


class DistressStabilised(Consequence, frozen=True):
    RULES = ("SOM-DISTRESS-09",)
    character: Id


class TreatmentFailed(Consequence, frozen=True):
    """A treatment did not suspend a distress.

    `diagnosed`: it succeeded, and nothing more can be done. `obstacle`: why care of an NPC could not help it.
    """

    RULES = ("SOM-DISTRESS-05", "SOM-DISTRESS-06", "SOM-DISTRESS-08", "SOM-CARE-07")
    character: Id
    patient: Id
    diagnosed: bool
    obstacle: Word = ""


CareOfPatient = TreatDistress | TreatedDistress | RuleTreatment | AdmitToHospital | RuleIntensiveCareFate
CareCommand = SetCareEnvironment | CareOfPatient


def decide(state: SombreState, seat: str, command: CareCommand) -> Command:
    """Return the care as it will be recorded. Raises Refused."""
    match command:
        case TreatDistress() | TreatedDistress():
            return _treated(state, seat, command)
        case RuleTreatment(character, possible):
            if find(state, character).body.untreatable is not possible:
                raise Refused("out_of_bounds", "SOM-CARE-07")
        case SetCareEnvironment():
            usual_time(state, "SOM-DISTRESS-11")
        case AdmitToHospital():
            _check_admission(state, command)
        case RuleIntensiveCareFate(character):
            usual_time(state, "SOM-DISTRESS-10")
            distress = find(state, character).body.distress
            if distress is None or not distress.intensive:
                raise Refused("not_in_intensive_care", "SOM-DISTRESS-10")
    return command


def running_distress(state: SombreState, character: str) -> Distress:
    distress = find(state, character).body.distress
    if distress is None:
        raise Refused("no_distress", "SOM-DISTRESS-01")
    return distress


def _treated(state: SombreState, seat: str, command: TreatDistress | TreatedDistress) -> TreatedDistress:
    """Return the care with the speed that it depends on. Raises Refused.

    With another speed, care that was given does not stand (SOM-RULING-02).
    """
    _check_treatment(state, seat, command)
    patient = find(state, command.patient)
    running = patient.body.distress if patient.is_pc else None
    speed = None if running is None else running.speed
    if isinstance(command, TreatedDistress) and command.speed != speed:
        raise Refused("reads_otherwise", "SOM-RULING-02")
    return TreatedDistress(command.character, command.patient, command.skill, speed)


def _check_treatment(state: SombreState, seat: str, command: TreatDistress | TreatedDistress) -> None:
    """Refuse care that cannot be given, of a player character also for its obstacles (SOM-DISTRESS-05). Raises Refused.

    Of an NPC the game master rules on obstacles. In a fight care is a long action, and this its last one (SOM-TURN-17).
    A player character cares for nobody of whom the table does not know (SOM-NPC-09): its player would find it busy.
    """
    carer = own_or_gm(state, seat, command.character)
    if state.fight is not None and last_effort(state, carer.id) is None:
        raise Refused("wrong_phase", "SOM-DISTRESS-05")
    patient = state.characters.get(command.patient)
    if patient is None or not (patient.known or is_gm(state, seat)):
        raise Refused("unknown_id", "SOM-DISTRESS-05", kind="missing")
    if carer.is_pc and not patient.known:
        raise Refused("npc_not_introduced", "SOM-NPC-09")
    if not carer.alive or incapacity(at_turn_start(state, carer.id)) is not None:
        raise Refused("incapacitated", "SOM-DISTRESS-05")
    if any(a.kind == "treat" and a.character == carer.id for a in state.attempts.values()):
        raise Refused("already_declared", "SOM-DISTRESS-05")
    if not command.skill.strip():
        raise Refused("skill_not_allowed", "SOM-DISTRESS-05")
    if patient.is_pc:
        _check_obstacles(state, carer, patient, command.skill)


def _check_obstacles(state: SombreState, carer: Character, patient: Character, skill: str) -> None:
    distress = patient.body.distress
    if distress is None or distress.speed is None or not patient.alive:
        raise Refused("no_distress", "SOM-DISTRESS-05")
    if distress.speed == "lightning":
        raise Refused("lightning_untreatable", "SOM-DISTRESS-06")
    if distress.used or distress.until is not None:
        raise Refused("already_suspended_once", "SOM-DISTRESS-07")
    if distress.speed == "rapid" and not state.environment.emergency_medicine:
        raise Refused("no_emergency_medicine", "SOM-DISTRESS-11")
    if not fit(distress.speed, skill) or (carer.id == patient.id and not titles.same(skill, FIRST_AID)):
        raise Refused("skill_not_allowed", "SOM-DISTRESS-05")
    if carer.id in distress.failed and state.fight is None:
        raise Refused("final_failure", "SOM-DISTRESS-08")


def _obstacle(state: SombreState, carer: Character, patient: Character, skill: str) -> str:
    """Return the code of the refusal of this care, or "" if it can help (SOM-DISTRESS-05)."""
    try:
        _check_obstacles(state, carer, patient, skill)
    except Refused as refused:
        return refused.code
    return ""


def fit(speed: Speed, skill: str) -> bool:
    """Return whether the skill treats a distress of this speed (SOM-DISTRESS-05, SOM-DISTRESS-06)."""
    return any(titles.same(skill, known) for known in (CARING if speed == "slow" else (EMERGENCY,)))


def _check_admission(state: SombreState, command: AdmitToHospital) -> None:
    usual_time(state, "SOM-DISTRESS-09")
    distress = running_distress(state, command.character)
    if distress.speed is None:
        raise Refused("needs_gm_ruling", "SOM-DISTRESS-02")
    if distress.speed == "lightning":
        raise Refused("lightning_untreatable", "SOM-DISTRESS-09")
    around = state.environment
    if around.hospital == "none" or (command.intensive and not around.intensive_care):
        raise Refused("no_hospital", "SOM-DISTRESS-11")
    if command.staff_roll and command.quality == "good":
        raise Refused("out_of_bounds", "SOM-DISTRESS-09")
    if any(a.kind == "admission" and a.target == command.character for a in state.attempts.values()):
        raise Refused("already_declared", "SOM-DISTRESS-09")


def evolve(state: SombreState, person: Character, command: CareOfPatient, event_id: str) -> Evolved:
    """Apply care of that person, or by that person."""
    match command:
        case TreatDistress(character, patient, skill) | TreatedDistress(character, patient, skill):
            attempt = Attempt(id=event_id, kind="treat", character=character, target=patient, skill=skill)
            return Evolved(replace(state, attempts={**state.attempts, event_id: attempt}))
        case RuleTreatment(_, possible):
            return Evolved(with_body(state, person, replace(person.body, untreatable=not possible)))
        case AdmitToHospital():
            return _admitted(state, person, command, event_id)
        case RuleIntensiveCareFate(_, fate):
            return _fate(state, person, fate)


def equipped(state: SombreState, around: SetCareEnvironment) -> SombreState:
    """Return the state with these means of care available."""
    there = Environment(around.hospital, around.emergency_medicine, around.intensive_care)
    return replace(state, environment=there)


def with_distress(state: SombreState, person: Character, distress: Distress | None) -> SombreState:
    return with_body(state, person, replace(person.body, distress=distress))


def after_treatment(state: SombreState, outcome: AttemptOutcome, _event: Event) -> Evolved:
    """Suspend the distress on a success, or record the failure (SOM-DISTRESS-05, SOM-DISTRESS-06, SOM-DISTRESS-08).

    In a fight care may be tried again after a failure; elsewhere the failure is final.
    """
    attempt, success = outcome.attempt, outcome.success
    patient = state.characters.get(attempt.target)
    distress = patient.body.distress if patient else None
    carer = state.characters.get(attempt.character)
    obstacle = _obstacle(state, carer, patient, attempt.skill) if carer is not None and patient is not None else ""
    if patient is None or distress is None or (success and obstacle):
        return Evolved(state, (TreatmentFailed(attempt.character, attempt.target, False, obstacle),))
    if not success or patient.body.untreatable:
        final = not success and state.fight is None
        failed = replace(distress, failed=distress.failed | {attempt.character}) if final else distress
        followed = TreatmentFailed(attempt.character, patient.id, success, obstacle)
        return Evolved(with_distress(state, patient, failed), (followed,))
    minutes = outcome.margin * (HOUR if distress.speed == "slow" else 1)
    paused = replace(distress, until=in_seconds(state) + minutes * 60, used=True)
    return Evolved(with_distress(state, patient, paused), (DistressSuspended(patient.id, minutes),))


def _admitted(state: SombreState, person: Character, command: AdmitToHospital, event_id: str) -> Evolved:
    if command.staff_roll:
        who, what = person.id, command.intensive
        attempt = Attempt(id=event_id, kind="admission", character=who, target=who, intensive=what)
        return Evolved(replace(state, attempts={**state.attempts, event_id: attempt}))
    return stabilise(state, person.id, intensive=command.intensive)


def after_admission(state: SombreState, outcome: AttemptOutcome, _event: Event) -> Evolved:
    attempt = outcome.attempt
    return stabilise(state, attempt.target, intensive=attempt.intensive) if outcome.success else Evolved(state)


def stabilise(state: SombreState, character_id: str, *, intensive: bool = False) -> Evolved:
    """End the distress, or keep it from ticking by intensive care (SOM-DISTRESS-09, SOM-DISTRESS-10).

    Beyond the last stage only machines keep the body going.
    """
    person = state.characters[character_id]
    distress = person.body.distress
    if distress is None:
        return Evolved(state)
    if len(person.gauges.fatigue) < GAUGE_END:
        return Evolved(with_distress(state, person, None), (DistressStabilised(character_id),))
    if not intensive:
        return Evolved(state)
    return Evolved(with_distress(state, person, replace(distress, intensive=True, next_at=None, until=None)))


def _fate(state: SombreState, person: Character, fate: Fate) -> Evolved:
    if fate in ("unplugged", "let_go"):
        return die(state, person.id)
    return Evolved(with_distress(state, person, None), (DistressStabilised(person.id),))


def treatment_moves(offers: Offers, people: Collection[Character]) -> Iterator[Move]:
    """Yield the offered treatments: of player characters by the skills that may help, of others by any.

    For others the game master says which skill does.
    """
    ours = [person.id for person in people if person.is_pc and person.body.distress is not None]
    others = [person.id for person in people if not person.is_pc]
    for carer in (person.id for person in people):
        by = {"character": one_of((carer,))}
        for skill in CARING:
            fixed = by | {"skill": one_of((skill,))}
            yield from offers.each(TreatDistress, "patient", ours, fixed, skill=skill, character=carer)
        free = by | {"skill": suggested(CARING, text(1))}
        yield from offers.each(TreatDistress, "patient", others, free, skill=CARING[0], character=carer)


def admission_moves(offers: Offers, people: list[str]) -> Iterator[Move]:
    for intensive in (False, True):
        for quality, rolls in (("good", (False,)), ("poor", (False, True))):
            fields = {
                "quality": one_of((quality,)),
                "intensive": one_of((intensive,)),
                "staff_roll": one_of(rolls),
            }
            yield from offers.each(
                AdmitToHospital, "character", people, fields, ("staff_roll",), quality=quality, intensive=intensive
            )
