"""Attrition: hunger, thirst, heat and cold, which take Fatigue and Wounds in turn and give them back in their own time.

A body has one attrition, whatever wears it down: the fastest exposure alone ticks, and the circles are one lot.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, closed, integer, one_of
from domain.systems.sombre.characters.gauges import first_to_fill
from domain.systems.sombre.condition.aftermath import wounds
from domain.systems.sombre.dangers.accidents.frost import FROSTBITE, thawed
from domain.systems.sombre.dangers.air.paces import DAY, HOUR, MINUTE, paced
from domain.systems.sombre.dangers.common.danger_ticks import HealthGauge, give_back, harm, taken
from domain.systems.sombre.dangers.common.hazards import begin, end_hazard, exposed, with_hazard
from domain.systems.sombre.dangers.common.victims import endangered, victims
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.hazards import Hazard, Pace
from domain.systems.sombre.state.perils import Attrition, Exhaustion, Exposure
from domain.systems.sombre.state.state import SombreState, in_seconds
from domain.systems.sombre.state.vocabulary import TickMark
from domain.systems.sombre.table.guards import is_gm, visible

KINDS: tuple[Exhaustion, ...] = get_args(Exhaustion)
BOUNDS: Mapping[Exhaustion, tuple[tuple[int, int], ...]] = {
    "starvation": ((DAY, 3 * DAY),),
    "dehydration": ((2 * HOUR, 4 * HOUR), (6 * HOUR, 6 * HOUR), (8 * HOUR, 8 * HOUR)),
    "hyperthermia": ((10 * MINUTE, HOUR),),
    "hypothermia": ((10 * MINUTE, HOUR),),
}
"""SOM-DANGER-ATTRITION-04, in seconds: least and most; of thirst the two rations too."""
RECOVERY: Mapping[Exhaustion, tuple[int, int]] = {
    "starvation": (DAY, 2 * DAY),
    "dehydration": (HOUR, 3 * HOUR),
    "hyperthermia": (HOUR, 3 * HOUR),
    "hypothermia": (HOUR, 3 * HOUR),
}
"""SOM-DANGER-ATTRITION-04: of one circle of Fatigue, of one Wound."""
OTHER: Mapping[HealthGauge, HealthGauge] = {"fatigue": "wounds", "wounds": "fatigue"}
TRACES_FROM = 7
"""SOM-DANGER-ATTRITION-06."""


class StartAttrition(Command, frozen=True):
    """Start an attrition, as fast as the game master says within the bounds of each kind: by wind, water,
    build and clothes.
    """

    RULES = (
        *("SOM-DANGER-ATTRITION-01", "SOM-DANGER-ATTRITION-02", "SOM-DANGER-ATTRITION-03"),
        *("SOM-DANGER-ATTRITION-04", "SOM-DANGER-ATTRITION-07"),
    )
    character: Id
    kind: Exhaustion
    period: Pace


class StopAttrition(Command, frozen=True):
    """Stop an attrition: by food, water, shade or warmth."""

    RULES = ("SOM-DANGER-ATTRITION-03", "SOM-DANGER-ATTRITION-05")
    character: Id
    kind: Exhaustion


class StarvationTells(Consequence, frozen=True):
    """A starvation has gone far enough to leave traces for good, which are the game master's."""

    RULES = ("SOM-DANGER-ATTRITION-06",)
    character: Id


AttritionCommand = StartAttrition | StopAttrition


def attrition_of(person: Character) -> Attrition | None:
    """Return the attrition of the character, running or giving back what it took, or None."""
    return next((h for h in person.body.dangers if isinstance(h, Attrition)), None)


def exposure_of(person: Character, kind: str) -> Exposure | None:
    found = attrition_of(person)
    return next((e for e in found.exposures if e.kind == kind), None) if found is not None else None


def check_period(kind: Exhaustion, pace: Pace) -> None:
    """Refuse a period outside the bounds of that exposure. Raises Refused."""
    if pace.turns or not any(low <= pace.seconds <= high for low, high in BOUNDS[kind]):
        raise Refused("out_of_bounds", "SOM-DANGER-ATTRITION-04")


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: AttritionCommand = act.command
    person = endangered(state, command.character, "SOM-DANGER-ATTRITION-01")
    there = exposure_of(person, command.kind) is not None
    if there is isinstance(command, StartAttrition):
        raise Refused("nothing_to_do", "SOM-DANGER-ATTRITION-03")
    if isinstance(command, StartAttrition):
        check_period(command.kind, command.period)
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    person = state.characters.get(event.command.character)
    if person is None:
        return Evolved(state)
    match event.command:
        case StartAttrition(_, kind, period):
            return Evolved(_exposed(state, person, Exposure(kind=kind, period=period.seconds), event.id))
        case StopAttrition(_, kind):
            found = attrition_of(person)
            return Evolved(state) if found is None else _sheltered(state, person, found, kind, event.id)
        case _:
            return Evolved(state)


def _exposed(state: SombreState, person: Character, exposure: Exposure, event_id: str) -> SombreState:
    """Add an exposure to the attrition of the character (SOM-DANGER-ATTRITION-01).

    After a time without any, Fatigue comes first again (A16).
    """
    found, pace = attrition_of(person), Pace(seconds=exposure.period)
    if found is None:
        new = Attrition(
            id=event_id,
            what=exposure.kind,
            order=0,
            pace=pace,
            exposures=(exposure,),
            met=frozenset({exposure.kind}),
        )
        return begin(state, person.id, new)[0]
    met = found.met | {exposure.kind}
    if found.running:
        more = replace(found, exposures=(*found.exposures, exposure), met=met)
        return with_hazard(state, person.id, _fastest(state, more))
    again = replace(
        found,
        running=True,
        what=exposure.kind,
        pace=pace,
        next_at=in_seconds(state) + exposure.period,
        exposures=(exposure,),
        gauge="fatigue",
        met=met,
    )
    return with_hazard(state, person.id, again)


def _fastest(state: SombreState, found: Attrition) -> Attrition:
    """Return the attrition at the pace of its fastest exposure (SOM-DANGER-ATTRITION-03, A59, A60).

    The fastest alone ticks; the alternation goes on.
    """
    first = min(found.exposures, key=lambda exposure: exposure.period)
    now = replace(found, what=first.kind)
    return now if found.pace.seconds == first.period else paced(state, now, Pace(seconds=first.period))


def set_exposure(state: SombreState, character: str, kind: str, pace: Pace) -> SombreState:
    found = attrition_of(state.characters[character])
    if found is None:
        return state
    changed = tuple(replace(e, period=pace.seconds) if e.kind == kind else e for e in found.exposures)
    return with_hazard(state, character, _fastest(state, replace(found, exposures=changed)))


def _sheltered(state: SombreState, person: Character, found: Attrition, kind: str, event_id: str) -> Evolved:
    """End an exposure; recovery begins once every cause has ended (SOM-DANGER-ATTRITION-05)."""
    left = tuple(exposure for exposure in found.exposures if exposure.kind != kind)
    if kind == "hypothermia":
        state = thawed(state, person.id)
    if left:
        return Evolved(with_hazard(state, person.id, _fastest(state, replace(found, exposures=left))))
    over = replace(found, exposures=(), running=False)
    return _recovering(with_hazard(state, person.id, over), person.id, over, event_id)


def _recovering(state: SombreState, character: str, found: Attrition, event_id: str) -> Evolved:
    """Set the pace of recovery: the slowest of all exposures met (SOM-DANGER-ATTRITION-03, SOM-DANGER-ATTRITION-04).

    Fatigue comes back first, then Wounds.
    """
    person = state.characters[character]
    if not any(taken(person, gauge, found.id) for gauge in OTHER):
        return end_hazard(state, character, found.id, event_id)
    place = 0 if taken(person, "fatigue", found.id) else 1
    pace = Pace(seconds=max(RECOVERY[kind][place] for kind in found.met))
    return Evolved(with_hazard(state, character, replace(found, pace=pace, next_at=in_seconds(state) + pace.seconds)))


def wear(state: SombreState, character: str, hazard: Hazard, event_id: str) -> Evolved:
    """Tick a circle of attrition that is due, or give one back."""
    if not isinstance(hazard, Attrition):
        return Evolved(state)
    return _worn(state, character, hazard) if hazard.running else _given_back(state, character, hazard, event_id)


def _worn(state: SombreState, character: str, found: Attrition) -> Evolved:
    """Tick a circle of the gauge whose turn it is; a full one passes it to the other (SOM-DANGER-ATTRITION-01)."""
    gauge: HealthGauge = found.gauge
    if gauge == "fatigue":
        gauge = first_to_fill(state, character)
    evolved = Evolved(with_hazard(state, character, replace(found, gauge=OTHER[found.gauge])))
    frozen = gauge == "wounds" and freezes(state.characters[character], found)
    mark: TickMark = "x" if frozen else "plus"
    evolved = evolved.then(harm, character, found, gauge, mark, FROSTBITE if frozen else "attrition")
    return evolved.then(_traces, character)


def freezes(person: Character, found: Attrition) -> bool:
    """Return whether the Wounds of the cold are frostbite, and so ordinary ones (SOM-DANGER-FROST-01)."""
    return found.what == "hypothermia" and exposed(person, "frostbite") is not None


def _traces(state: SombreState, character: str) -> Evolved:
    """Record once, at the seventh Wound, that starvation leaves traces (SOM-DANGER-ATTRITION-06)."""
    person = state.characters[character]
    found = attrition_of(person)
    if found is None or found.traces or found.what != "starvation" or wounds(person) < TRACES_FROM:
        return Evolved(state)
    return Evolved(with_hazard(state, character, replace(found, traces=True)), (StarvationTells(character),))


def _given_back(state: SombreState, character: str, found: Attrition, event_id: str) -> Evolved:
    gauge: HealthGauge = "fatigue" if taken(state.characters[character], "fatigue", found.id) else "wounds"
    evolved = Evolved(state)
    evolved = evolved.then(give_back, character, found, gauge)
    return evolved.then(_recovering, character, found, event_id)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    people, exposed = list(visible(state, seat)), [person.id for person in victims(state, seat)]
    for kind in KINDS:
        fields = {"kind": one_of((kind,)), "period": periods(kind)}
        sample = Pace(seconds=BOUNDS[kind][0][0])
        yield from offers.each(StartAttrition, "character", exposed, fields, kind=kind, period=sample)
        yield from offers.each(StopAttrition, "character", people, {"kind": one_of((kind,))}, kind=kind)


def periods(kind: Exhaustion) -> Schema:
    return {"anyOf": list(_forms(kind))}


def _forms(kind: Exhaustion) -> Iterator[Schema]:
    for low, high in BOUNDS[kind]:
        yield closed({"seconds": integer(low, high)}, "seconds")


CHAPTER = Chapter(
    commands={StartAttrition: "AttritionStarted", StopAttrition: "AttritionStopped"},
    consequences=(StarvationTells,),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
