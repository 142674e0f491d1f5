"""Frostbite: the effects of a long cold on hands and feet (SOM-DANGER-FROST). The cold itself is an attrition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of
from domain.systems.sombre.condition.battle import LIMBS
from domain.systems.sombre.condition.zones import zones_of
from domain.systems.sombre.dangers.common.hazards import begin, exposed, living, with_hazard
from domain.systems.sombre.health.hits import draw_marks
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.hazards import Hazard, Place
from domain.systems.sombre.state.perils import Attrition
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.table.guards import is_gm, visible
from domain.systems.sombre.table.phases import in_play

FROSTBITE = "frostbite"
"""Why a Wound of the cold is ticked: it heals by that class (SOM-DANGER-FROST-04, SOM-CARE-02)."""
DEGREES: Mapping[int, str] = {1: "clumsy", 2: "useless", 3: "lost"}
"""SOM-DANGER-FROST-03: no fine work; no use, hardly walking; invalid, and gone within a month or so."""


class StartFrostbite(Command, frozen=True):
    """Let frostbite start, hours into the cold: from now on its Wounds are ordinary ones."""

    RULES = ("SOM-DANGER-FROST-01",)
    character: Id


class AssignFrostbite(Command, frozen=True):
    """Name the hand or foot that the next Wound of the cold has bitten."""

    RULES = ("SOM-DANGER-FROST-02", "SOM-DANGER-FROST-03")
    character: Id
    limb: Place


def frostbite_of(person: Character) -> Hazard | None:
    return next((hazard for hazard in person.body.dangers if hazard.what == "frostbite"), None)


def owed(person: Character) -> int:
    """Return how many Wounds of the cold have no named hand or foot yet (SOM-DANGER-FROST-02)."""
    return sum(circle.why == FROSTBITE and not circle.zone for circle in person.gauges.wounds)


def degrees(_state: SombreState, person: Character) -> dict[str, str]:
    """Return the degree of each frostbitten hand or foot by the Wounds that it still has (SOM-DANGER-FROST-03)."""
    bitten = Counter(circle.zone for circle in person.gauges.wounds if circle.why == FROSTBITE and circle.zone)
    return {limb: DEGREES[min(count, max(DEGREES))] for limb, count in bitten.items()}


def cold(person: Character) -> bool:
    """Return whether the cold wears the character down, even if it is not the fastest exposure."""
    worn = (e.kind for h in person.body.dangers if isinstance(h, Attrition) for e in h.exposures)
    return exposed(person, "hypothermia") is not None or "hypothermia" in worn


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: StartFrostbite | AssignFrostbite = act.command
    person = living(state, command.character)
    match command:
        case StartFrostbite():
            if not cold(person):
                raise Refused("no_cold", "SOM-DANGER-FROST-01")
            if exposed(person, "frostbite") is not None:
                raise Refused("already_frostbitten", "SOM-DANGER-FROST-01")
        case AssignFrostbite(_, limb):
            if not owed(person):
                raise Refused("not_enough_ticks", "SOM-DANGER-FROST-02", needed=1, has=0)
            if limb not in LIMBS or limb not in zones_of(person):
                raise Refused("out_of_bounds", "SOM-DANGER-FROST-02")
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    person = state.characters.get(event.command.character)
    if person is None:
        return Evolved(state)
    found = frostbite_of(person)
    match event.command:
        case StartFrostbite(character) if found is not None:
            return Evolved(with_hazard(state, character, replace(found, running=True)))
        case StartFrostbite(character):
            state, _ = begin(state, character, Hazard(id=event.id, what="frostbite", order=0))
            return Evolved(state)
        case AssignFrostbite(character, limb) if owed(person):
            return draw_marks(_placed(state, person, limb), character, limb, 1, lost=False)
        case _:
            return Evolved(state)


def _placed(state: SombreState, person: Character, limb: Place) -> SombreState:
    """Set the limb of the first Wound of the cold that has none (SOM-DANGER-FROST-02)."""
    circles = list(person.gauges.wounds)
    first = next(n for n, circle in enumerate(circles) if circle.why == FROSTBITE and not circle.zone)
    circles[first] = replace(circles[first], zone=limb)
    return with_character(state, replace(person, gauges=replace(person.gauges, wounds=tuple(circles))))


def thawed(state: SombreState, character: str) -> SombreState:
    """Stop the frostbite once the cold is over; the next cold begins anew, and bitten limbs stay so."""
    found = frostbite_of(state.characters[character])
    return state if found is None else with_hazard(state, character, replace(found, running=False))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    yield from offers.each(StartFrostbite, "character", visible(state, seat))
    for person in visible(state, seat).values():
        limbs = [zone for zone in zones_of(person) if zone in LIMBS]
        yield from offers.each(AssignFrostbite, "limb", limbs, {"character": one_of((person.id,))}, character=person.id)


CHAPTER = in_play(
    Chapter(
        commands={StartFrostbite: "FrostbiteStarted", AssignFrostbite: "FrostbiteAssigned"},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
