"""Distress: its speeds, its ticks and its end in death. Care that suspends or ends it: `distress_care`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, one_of, text
from domain.systems.sombre.characters.gauges import first_to_fill, tick
from domain.systems.sombre.condition.aftermath import capacity, wounds
from domain.systems.sombre.condition.collapse import (
    GAUGE_END,
    CharacterCameRound,
    CharacterFainted,
    CharacterFell,
    ComaStageChanged,
    DistressRelapsed,
    DistressStarted,
    owed_speed,
    period,
    present_turn,
    relapse,
)
from domain.systems.sombre.health import distress_care
from domain.systems.sombre.health.distress_care import (
    FATES,
    AdmitToHospital,
    CareCommand,
    DistressStabilised,
    DistressSuspended,
    RuleIntensiveCareFate,
    RuleTreatment,
    SetCareEnvironment,
    TreatDistress,
    TreatedDistress,
    TreatmentFailed,
    admission_moves,
    after_admission,
    after_treatment,
    running_distress,
    treatment_moves,
    with_distress,
)
from domain.systems.sombre.state.body import SPEEDS, Distress, Speed
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState, in_seconds, without
from domain.systems.sombre.table.guards import find, is_gm, visible
from domain.systems.sombre.table.phases import in_play, usual_time


class SetDistressSpeed(Command, frozen=True):
    RULES = ("SOM-DISTRESS-02", "SOM-DISTRESS-04")
    character: Id
    speed: Speed


class RuleViolentEffort(Command, frozen=True):
    RULES = ("SOM-DISTRESS-07",)
    character: Id


class ConcludeAgony(Command, frozen=True):
    RULES = ("SOM-DISTRESS-12",)
    character: Id


class DistressTicked(Consequence, frozen=True):
    RULES = ("SOM-DISTRESS-03",)
    character: Id
    gauge: Literal["wounds", "fatigue"]


class DistressRaised(Consequence, frozen=True):
    RULES = ("SOM-DISTRESS-04",)
    character: Id
    speed: Speed


DistressCommand = SetDistressSpeed | RuleViolentEffort | ConcludeAgony | CareCommand


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: DistressCommand = act.command
    match command:
        case SetDistressSpeed(character, speed):
            _check_speed(find(state, character), speed)
        case RuleViolentEffort(character):
            running_distress(state, character)
        case ConcludeAgony(character):
            usual_time(state, "SOM-DISTRESS-12")
            if running_distress(state, character).speed != "lightning":
                raise Refused("not_lightning", "SOM-DISTRESS-12")
        case _:
            return distress_care.decide(state, act.seat, command)
    return command


def _check_speed(person: Character, speed: Speed) -> None:
    """Refuse a speed that is not open, or not a rise where a new cause allows one (SOM-DISTRESS-02, SOM-DISTRESS-04).

    Raises Refused.
    """
    distress = person.body.distress
    if distress is None or (distress.speed is not None and not distress.raisable):
        raise Refused("not_pending", "SOM-DISTRESS-02")
    slower = distress.speed is not None and SPEEDS.index(speed) <= SPEEDS.index(distress.speed)
    if slower or speed not in distress.bounds:
        raise Refused("out_of_bounds", "SOM-DISTRESS-02")


def evolve(state: SombreState, event: Event) -> Evolved:
    command: DistressCommand = event.command
    if isinstance(command, SetCareEnvironment):
        return Evolved(distress_care.equipped(state, command))
    person = state.characters.get(command.character)
    if person is None:
        return Evolved(state)
    match command:
        case SetDistressSpeed(_, speed):
            return set_speed(state, person, speed)
        case RuleViolentEffort(character):
            return relapse(state, character)
        case ConcludeAgony(character):
            return _agony(state, character, event.id)
        case _:
            return distress_care.evolve(state, person, command, event.id)


def set_speed(state: SombreState, person: Character, speed: Speed) -> Evolved:
    """Set or raise the speed; nothing suspends a distress of lightning speed (SOM-DISTRESS-04, SOM-DISTRESS-06)."""
    distress = person.body.distress
    if distress is None:
        return Evolved(state)
    raised = distress.speed is not None
    until = None if speed == "lightning" else distress.until
    running = replace(distress, speed=speed, raisable=False, until=until)
    since = present_turn(state) if raised else running.turn
    due = distress.next_at if distress.until is None else None
    running = replace(running, next_at=_first_tick(state, running, due), turn=since)
    state = with_distress(state, person, running)
    state = replace(state, rulings_due=without(state.rulings_due, owed_speed(person.id)))
    return Evolved(state, (DistressRaised(person.id, speed),) if raised else ())


def _first_tick(state: SombreState, running: Distress, due: int | None) -> int | None:
    """Return the second of the next tick: one period of the new speed from now, never later than the one `due` (A59).

    Of lightning, the one that was due, or None.
    """
    if running.speed == "lightning":
        return due
    first = in_seconds(state) + period(running)
    return first if due is None else min(first, due)


def strike(state: SombreState, character_id: str, event_id: str) -> Evolved:
    """Tick one x of the distress in Fatigue while there is room, then in the Wounds without mark (SOM-DISTRESS-03)."""
    person = state.characters[character_id]
    distress = person.body.distress
    if distress is None or not person.alive:
        return Evolved(state)
    if distress.next_at is not None:
        later = None if distress.speed == "lightning" else distress.next_at + period(distress)
        state = with_distress(state, person, replace(distress, next_at=later))
    gauge = first_to_fill(state, character_id)
    evolved = Evolved(state)
    evolved = evolved.adding(DistressTicked(character_id, gauge))
    return evolved.then(tick, character_id, gauge, "x", 1, event_id, "distress")


def lightning_strikes(state: SombreState, turn: int) -> Iterator[tuple[int, str]]:
    """Yield the order of start and the ID of everybody whom a lightning distress strikes at the end of this Turn.

    Not in the Turn of the cause itself.
    """
    for person in state.characters.values():
        distress = person.body.distress
        if distress is not None and distress.speed == "lightning" and distress.turn != turn and person.alive:
            yield distress.order, person.id


def _agony(state: SombreState, character_id: str, event_id: str) -> Evolved:
    evolved = Evolved(state)
    person = state.characters[character_id]
    left = GAUGE_END - len(person.gauges.fatigue) + capacity(state, person) - wounds(person)
    for _ in range(left):
        evolved = evolved.then(strike, character_id, event_id)
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    yield from treatment_moves(offers, visible(state, seat).values())
    if not is_gm(state, seat):
        return
    for speed in SPEEDS:
        yield from offers.each(SetDistressSpeed, "character", people, {"speed": one_of((speed,))}, speed=speed)
    for possible in (True, False):
        fields = {"possible": one_of((possible,))}
        yield from offers.each(RuleTreatment, "character", people, fields, possible=possible)
    yield from offers.each(RuleViolentEffort, "character", people)
    around = {"hospital": one_of(("good", "poor", "none")), "emergency_medicine": flag(), "intensive_care": flag()}
    yield from offers.move(SetCareEnvironment("good", True, True), around)
    yield from admission_moves(offers, people)
    fates = {"fate": one_of(FATES), "after": text()}
    yield from offers.each(RuleIntensiveCareFate, "character", people, fates, ("after",), fate="let_go")
    yield from offers.each(ConcludeAgony, "character", people)


CHAPTER = in_play(
    Chapter(
        commands={
            SetDistressSpeed: "SpeedSet",
            TreatDistress: "DistressTreated",
            RuleTreatment: "TreatmentRuled",
            RuleViolentEffort: "ViolentEffortRuled",
            SetCareEnvironment: "CareEnvironmentSet",
            AdmitToHospital: "AdmittedToHospital",
            RuleIntensiveCareFate: "IntensiveCareFateRuled",
            ConcludeAgony: "AgonyConcluded",
        },
        consequences=(
            DistressStarted,
            DistressRelapsed,
            DistressTicked,
            DistressSuspended,
            DistressRaised,
            DistressStabilised,
            TreatmentFailed,
            ComaStageChanged,
            CharacterFainted,
            CharacterCameRound,
            CharacterFell,
        ),
        completed={TreatedDistress: "DistressTreated"},
        players=frozenset({TreatDistress, TreatedDistress}),
        after_procedure={"treat": after_treatment, "admission": after_admission},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
