"""Healing, neglect, infections, and what wounds leave behind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of, several, text
from domain.systems.sombre.characters.gauges import tick
from domain.systems.sombre.characters.traits import gain, titled
from domain.systems.sombre.state.body import Care, Decline, HealingClass
from domain.systems.sombre.state.character import Character, Tick
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.sheet import Trait
from domain.systems.sombre.state.state import SombreState, in_seconds, with_body, with_dice
from domain.systems.sombre.table.guards import find, is_gm, player_character, visible
from domain.systems.sombre.table.phases import require_phase, usual_time

DAY = 24 * 60
"""In minutes."""
Neglect = Literal["no_care", "infection"]
PERMANENT_FROM = 6
"""SOM-LOC-14."""
MOST_SEQUELAE = 10


class SetCare(Command, frozen=True):
    """Set the care that a character receives. `days`: of insufficient care, between two Wounds."""

    RULES = ("SOM-CARE-05",)
    character: Id
    care: Care
    days: int | None = None


class ReopenWound(Command, frozen=True):
    RULES = ("SOM-CARE-03",)
    character: Id
    count: int


class EraseMarks(Command, frozen=True):
    RULES = ("SOM-CARE-04",)
    character: Id
    limb: Word
    count: int


class CallInfection(Command, frozen=True):
    RULES = ("SOM-CARE-06",)
    character: Id


class StopIllness(Command, frozen=True):
    """Stop an illness: it is treated, or has run out by the game master's word."""

    RULES = ("SOM-CARE-06", "SOM-DANGER-DISEASE-01", "SOM-DANGER-RAD-01")
    character: Id
    illness: Literal["infection", "disease", "radiation"] = "infection"


class RuleSequelae(Command, frozen=True):
    RULES = ("SOM-CARE-08", "SOM-CARE-09")
    character: Id
    disadvantages: tuple[str, ...] = ()
    instability: int = 0


class Infected(Consequence, frozen=True):
    RULES = ("SOM-CARE-06",)
    character: Id


CareCommand = SetCare | ReopenWound | EraseMarks | CallInfection | StopIllness | RuleSequelae


def healing_class(circle: Tick) -> HealingClass:
    """Return the class of healing of a Wound, from what made it (SOM-CARE-02)."""
    classes: tuple[HealingClass, ...] = get_args(HealingClass)
    return next((c for c in classes if c == circle.why), "ordinary")


def curable(person: Character, healing: HealingClass | None = None) -> list[int]:
    """Return the places in the gauge of ordinary circles that time heals, all or of one class (SOM-CARE-01)."""
    circles = person.gauges.wounds
    free = [n for n, c in enumerate(circles) if c.mark == "x" and not c.permanent]
    return [n for n in free if healing is None or healing_class(circles[n]) == healing]


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: CareCommand = act.command
    require_phase(state, "play", "experience")
    person = find(state, command.character)
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    match command:
        case SetCare():
            _check_care(person, command)
        case ReopenWound(_, count):
            usual_time(state, "SOM-CARE-03")
            if not 1 <= count <= person.body.healed:
                raise Refused("out_of_bounds", "SOM-CARE-03")
        case EraseMarks(_, limb, count):
            usual_time(state, "SOM-CARE-04")
            marks = person.body.marks.get(limb, 0)
            if not 1 <= count <= marks or marks >= PERMANENT_FROM or limb in person.body.torn:
                raise Refused("out_of_bounds", "SOM-CARE-04")
        case CallInfection():
            _check_infection(state, person)
        case StopIllness(_, illness):
            running = (*(d.cause for d in person.body.declines), *(h.what for h in person.body.dangers))
            if illness not in running:
                raise Refused("out_of_bounds", "SOM-CARE-06")
        case RuleSequelae():
            _check_sequelae(person, command)
    return command


def _check_care(person: Character, command: SetCare) -> None:
    if (command.care == "insufficient") != (command.days is not None) or command.days not in (None, 2, 3):
        raise Refused("out_of_bounds", "SOM-CARE-05")
    if command.care != "adequate" and not curable(person):
        raise Refused("out_of_bounds", "SOM-CARE-05")


def _check_infection(state: SombreState, person: Character) -> None:
    usual_time(state, "SOM-CARE-06")
    player_character(state, person.id)
    infected = any(d.cause == "infection" for d in person.body.declines)
    called = any(c.purpose == "infection" and c.character == person.id for c in state.dice.calls.values())
    if infected or called or not curable(person):
        raise Refused("out_of_bounds", "SOM-CARE-06")


def _check_sequelae(person: Character, command: RuleSequelae) -> None:
    named = command.disadvantages
    if not 0 <= command.instability <= MOST_SEQUELAE or len(named) > MOST_SEQUELAE:
        raise Refused("out_of_bounds", "SOM-CARE-09")
    if not all(title.strip() for title in named) or not (named or command.instability):
        raise Refused("out_of_bounds", "SOM-CARE-08")
    if command.instability and not person.has_mind:
        raise Refused("out_of_bounds", "SOM-CARE-09")


def evolve(state: SombreState, event: Event) -> Evolved:
    person = state.characters.get(event.command.character)
    if person is None:
        return Evolved(state)
    match event.command:
        case SetCare(_, care, days):
            return Evolved(_cared(state, person, care, days))
        case ReopenWound(_, count):
            body = replace(person.body, healed=person.body.healed - count)
            return tick(with_body(state, person, body), person.id, "wounds", "x", count, event.id, "reopened")
        case EraseMarks(_, limb, count):
            marks = {**person.body.marks, limb: person.body.marks.get(limb, 0) - count}
            return Evolved(with_body(state, person, replace(person.body, marks=marks)))
        case CallInfection():
            return Evolved(_infection_called(state, person, event.id))
        case StopIllness(_, "infection"):
            return Evolved(_without_declines(state, person, "infection"))
        case StopIllness(_, illness):
            kept = tuple(hazard for hazard in person.body.dangers if hazard.what != illness)
            return Evolved(with_body(state, person, replace(person.body, dangers=kept)))
        case RuleSequelae() as command:
            return _sequelae(state, person, command, event.id)
        case _:
            return Evolved(state)


def _without_declines(state: SombreState, person: Character, why: str) -> SombreState:
    kept = tuple(d for d in person.body.declines if d.cause != why)
    return with_body(state, person, replace(person.body, declines=kept))


def _cared(state: SombreState, person: Character, care: Care, days: int | None) -> SombreState:
    """Set the care of a character, and start the neglect that goes with it (SOM-CARE-05).

    A Wound a day without care, every two or three days with little.
    """
    state = _without_declines(state, person, "no_care")
    person = state.characters[person.id]
    state = with_body(state, person, replace(person.body, care=care))
    if care == "adequate":
        return state
    return _declining(state, person.id, "care", "no_care", days or 1)


def _declining(state: SombreState, character_id: str, cause: str, why: Neglect, days: int) -> SombreState:
    person = state.characters[character_id]
    order = state.procedures + 1
    running = Decline(source=cause, cause=why, days=days, next_at=in_seconds(state) + days * DAY * 60, order=order)
    body = replace(person.body, declines=(*person.body.declines, running))
    return with_body(replace(state, procedures=order), person, body)


def decline(state: SombreState, character_id: str, cause: str, event_id: str) -> Evolved:
    """Tick one diffuse x of a decline, and set the next after as many days (SOM-CARE-05, SOM-CARE-06).

    Neglect ends when no curable Wound is left.
    """
    person = state.characters[character_id]
    running = next((d for d in person.body.declines if d.source == cause), None)
    if running is None:
        return Evolved(state)
    if running.cause == "no_care" and not curable(person):
        return Evolved(_without_declines(state, person, "no_care"))
    later = replace(running, next_at=running.next_at + running.days * DAY * 60)
    declines = tuple(later if d is running else d for d in person.body.declines)
    state = with_body(state, person, replace(person.body, declines=declines))
    return tick(state, character_id, "wounds", "x", 1, event_id, running.cause)


def _infection_called(state: SombreState, person: Character, event_id: str) -> SombreState:
    call = Call(
        id=event_id,
        cause=event_id,
        character=person.id,
        skills=("body",),
        kind="pure",
        label="infection",
        purpose="infection",
    )
    return with_dice(state, calls={**state.dice.calls, call.id: call})


def after_infection(state: SombreState, call: Call, event: Event) -> Evolved:
    """Start an infection if the roll failed: one Wound a day until it is treated (SOM-CARE-06)."""
    if call.result is None or call.result.success:
        return Evolved(state)
    return Evolved(_declining(state, call.character, event.id, "infection", 1), (Infected(call.character),))


def _sequelae(state: SombreState, person: Character, command: RuleSequelae, event_id: str) -> Evolved:
    evolved = Evolved(state)
    for number, title in enumerate(command.disadvantages):
        now = evolved.state.characters[person.id]
        fresh = Trait(f"{event_id}.{number}", "disadvantage", title, "physical")
        evolved = evolved.then(gain, person.id, titled(now, title) or fresh, 1, event_id, why="sequela")
    return evolved.then(tick, person.id, "mental_instability", "x", command.instability, event_id, "stress")


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    if not is_gm(state, seat):
        return
    people = list(visible(state, seat))
    for care in ("adequate", "none"):
        yield from offers.each(SetCare, "character", people, {"care": one_of((care,))}, care=care)
    little = {"care": one_of(("insufficient",)), "days": integer(2, 3)}
    yield from offers.each(SetCare, "character", people, little, care="insufficient", days=2)
    yield from offers.each(CallInfection, "character", people)
    for illness in ("infection", "disease", "radiation"):
        one = {"illness": one_of((illness,))}
        left_out = one if illness == "infection" else ()
        yield from offers.each(StopIllness, "character", people, one, left_out, illness=illness)
    named = {"disadvantages": several(text(1), 1, MOST_SEQUELAE)}
    both = named | {"instability": integer(0, MOST_SEQUELAE)}
    minds = [person.id for person in visible(state, seat).values() if person.has_mind]
    beasts = [person for person in people if person not in minds]
    yield from offers.each(RuleSequelae, "character", minds, both, ("instability",), disadvantages=("-",))
    yield from offers.each(RuleSequelae, "character", beasts, named, disadvantages=("-",))
    shaken = {"instability": integer(1, MOST_SEQUELAE)}
    yield from offers.each(RuleSequelae, "character", people, shaken, instability=1)
    for person in visible(state, seat).values():
        yield from _counted(offers, person)


def _counted(offers: Offers, person: Character) -> Iterator[Move]:
    """Yield the offered moves whose bounds differ from person to person."""
    one = {"character": one_of((person.id,))}
    yield from offers.move(ReopenWound(person.id, 1), one | {"count": integer(1, person.body.healed)})
    for limb, marks in person.body.marks.items():
        fields = one | {"limb": one_of((limb,)), "count": integer(1, marks)}
        yield from offers.move(EraseMarks(person.id, limb, 1), fields)


CHAPTER = Chapter(
    commands={
        SetCare: "CareSet",
        ReopenWound: "WoundReopened",
        EraseMarks: "MarksRuledGone",
        CallInfection: "InfectionCalled",
        StopIllness: "IllnessStopped",
        RuleSequelae: "SequelaeRuled",
    },
    consequences=(Infected,),
    after_roll={"infection": after_infection},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
