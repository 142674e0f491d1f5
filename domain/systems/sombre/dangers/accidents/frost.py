"""Frostbite: the effects of a long cold on hands and feet (SOM-DANGER-FROST). The cold itself is an attrition."""

from __future__ import annotations

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
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.hazards import Frostbite
from domain.systems.sombre.state.perils import Attrition
from domain.systems.sombre.state.state import SombreState
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


def frostbite_of(person: Character) -> Frostbite | None:
    return next((h for h in person.body.dangers if isinstance(h, Frostbite)), None)


def owed(person: Character) -> int:
    """Return how many Wounds of the cold have no named hand or foot yet (SOM-DANGER-FROST-02)."""
    found = frostbite_of(person)
    named = sum(found.bitten.values()) if found is not None else 0
    return max(sum(circle.why == FROSTBITE for circle in person.gauges.wounds) - named, 0)


def degree(state: SombreState, person: Character, limb: str) -> str:
    """Return the degree of frostbite of a hand or foot by its Wounds, "" where it is whole (SOM-DANGER-FROST-03)."""
    found = frostbite_of(person)
    bitten = found.bitten.get(limb, 0) if found is not None else 0
    return DEGREES[min(bitten, max(DEGREES))] if bitten else ""


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
            state, _ = begin(state, character, Frostbite(id=event.id, what="frostbite", order=0))
            return Evolved(state)
        case AssignFrostbite(character, limb) if found is not None:
            bitten = {**found.bitten, limb: found.bitten.get(limb, 0) + 1}
            state = with_hazard(state, character, replace(found, bitten=bitten))
            return draw_marks(state, character, limb, 1, lost=False)
        case _:
            return Evolved(state)


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
