"""Asphyxia by the game master's word: hanged, drowned, gassed, shut in, crushed; and air again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, one_of
from domain.systems.sombre.characters.gauges import tick
from domain.systems.sombre.condition.aftermath import capacity, wounds
from domain.systems.sombre.condition.battle import masked
from domain.systems.sombre.dangers.air.apnea import breath_of
from domain.systems.sombre.dangers.air.drowning import check_drowning, sinks
from domain.systems.sombre.dangers.air.paces import BOUNDS, GASES, STARTED, check_pace, pace_schema
from domain.systems.sombre.dangers.air.throats import asphyxia_of, gasp, suffocate
from domain.systems.sombre.dangers.common.hazards import end_hazard
from domain.systems.sombre.dangers.common.victims import endangered, victims
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.hazards import Pace
from domain.systems.sombre.state.perils import Airless
from domain.systems.sombre.state.sheet import Trait
from domain.systems.sombre.state.state import SombreState, with_combat
from domain.systems.sombre.table.guards import is_gm, visible


class StartAsphyxia(Command, frozen=True):
    """Start the asphyxia of a character.

    `period`: needed but for a long drop and a crushing grip, which presses each Turn. Drowning: `held` under, or the
    `roll` that sank it. Constriction: by whoever clasps the trunk, whose `advantage` makes it strong enough; animals
    need none.
    """

    RULES = (
        *("SOM-DANGER-ASPHYXIA-01", "SOM-DANGER-ASPHYXIA-03", "SOM-DANGER-STRANGLE-04", "SOM-DANGER-STRANGLE-05"),
        *("SOM-DANGER-STRANGLE-06", "SOM-DANGER-DROWN-01", "SOM-DANGER-DROWN-02", "SOM-DANGER-DROWN-03"),
        *("SOM-DANGER-GAS-01", "SOM-DANGER-GAS-02", "SOM-DANGER-GAS-04", "SOM-DANGER-GAS-08"),
    )
    character: Id
    cause: Airless
    period: Pace | None = None
    held: bool = False
    roll: Id | None = None
    advantage: str | None = None


class StopAsphyxia(Command, frozen=True):
    """Give a character air again: a held breath is let go, a noose or a crushing grip loosened.

    A strangler lets go of his grab.
    """

    RULES = ("SOM-DANGER-ASPHYXIA-02",)
    character: Id


AsphyxiaCommand = StartAsphyxia | StopAsphyxia


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: AsphyxiaCommand = act.command
    person = endangered(state, command.character, "SOM-DANGER-ASPHYXIA-01")
    match command:
        case StartAsphyxia():
            _check_start(state, person, command)
        case StopAsphyxia():
            found = asphyxia_of(person)
            flows = found is not None and found.running and found.flows
            if not flows and breath_of(person) is None and not _crushed(state, person.id):
                raise Refused("nothing_to_do", "SOM-DANGER-ASPHYXIA-02")
    return command


def _crushed(state: SombreState, victim: str) -> bool:
    return any(grab.victim == victim and grab.crushing for grab in state.combat.grabs)


def _check_start(state: SombreState, person: Character, command: StartAsphyxia) -> None:
    found, cause = asphyxia_of(person), command.cause
    if cause not in STARTED:
        raise Refused("out_of_bounds", "SOM-DANGER-ASPHYXIA-01")
    if (found is not None and found.running and found.flows) or (
        cause == "constriction" and _crushed(state, person.id)
    ):
        raise Refused("nothing_to_do", "SOM-DANGER-ASPHYXIA-03")
    if cause in GASES and masked(state, person.id):
        raise Refused("out_of_bounds", "SOM-DANGER-GAS-08")
    if (command.period is None) is (cause in BOUNDS):
        raise Refused("out_of_bounds", "SOM-DANGER-ASPHYXIA-01")
    if command.period is not None:
        check_pace(cause, command.period, "SOM-DANGER-ASPHYXIA-01")
    if cause == "drowning":
        check_drowning(state, person, command.roll, held=command.held)
    elif command.held or command.roll is not None:
        raise Refused("out_of_bounds", "SOM-DANGER-DROWN-03")
    if cause == "constriction":
        _check_crushing(state, person, command.advantage)
    elif command.advantage is not None:
        raise Refused("out_of_bounds", "SOM-DANGER-STRANGLE-04")


def _check_crushing(state: SombreState, person: Character, advantage: str | None) -> None:
    """Refuse to crush a chest with ordinary arms (SOM-DANGER-STRANGLE-04). Raises Refused."""
    clasping = [grab.holder for grab in state.combat.grabs if grab.victim == person.id and grab.zone == "trunk"]
    if not clasping:
        raise Refused("not_holding", "SOM-DANGER-STRANGLE-04")
    holders = [state.characters[holder] for holder in clasping if holder in state.characters]
    if not any(h.kind == "animal" or any(t.id == advantage for t in _advantages(h)) for h in holders):
        raise Refused("out_of_bounds", "SOM-DANGER-STRANGLE-04")


def _advantages(person: Character) -> Iterator[Trait]:
    return (trait for trait in person.sheet.traits if trait.kind == "advantage")


def evolve(state: SombreState, event: Event) -> Evolved:
    person = state.characters.get(event.command.character)
    if person is None:
        return Evolved(state)
    match event.command:
        case StartAsphyxia(cause="long_drop"):
            return _dropped(state, person, event.id)
        case StartAsphyxia(character, "constriction"):
            return Evolved(_crushing(state, character, crushing=True))
        case StartAsphyxia(character, cause, period):
            state = _breath_lost(state, person, event.id)
            return Evolved(suffocate(state, character, event.id, cause, period or Pace()))
        case StopAsphyxia(character):
            return _stopped(state, character, event.id)
        case _:
            return Evolved(state)


def _dropped(state: SombreState, person: Character, event_id: str) -> Evolved:
    """Kill a character whose neck a long drop breaks (SOM-DANGER-STRANGLE-06)."""
    return tick(state, person.id, "wounds", "x", capacity(state, person) - wounds(person), event_id, "long_drop")


def _breath_lost(state: SombreState, person: Character, event_id: str) -> SombreState:
    breath = breath_of(person)
    return state if breath is None else end_hazard(state, person.id, breath.id, event_id).state


def _crushing(state: SombreState, victim: str, *, crushing: bool) -> SombreState:
    """Mark the grips on the victim's trunk as crushing, or no longer.

    The grip itself bears it: it is looked at whenever grips change (`throats.loosened`).
    """
    grabs = tuple(
        replace(grab, crushing=crushing) if grab.victim == victim and grab.zone == "trunk" else grab
        for grab in state.combat.grabs
    )
    return state if grabs == state.combat.grabs else with_combat(state, grabs=grabs)


def _stopped(state: SombreState, character: str, event_id: str) -> Evolved:
    state = _breath_lost(state, state.characters[character], event_id)
    evolved = Evolved(_crushing(state, character, crushing=False))
    return evolved.then(gasp, character, event_id)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    yield from offers.each(StopAsphyxia, "character", list(visible(state, seat)))
    exposed = victims(state, seat)
    people = [person.id for person in exposed]
    yield from offers.each(StartAsphyxia, "character", people, {"cause": one_of(("long_drop",))}, cause="long_drop")
    causes: tuple[Airless, ...] = ("confinement", "hanging", "gas", "war_gas")
    for cause in causes:
        fields = {"cause": one_of((cause,)), "period": pace_schema(*BOUNDS[cause])}
        yield from offers.each(StartAsphyxia, "character", people, fields, cause=cause, period=Pace(turns=1))
    for person in exposed:
        yield from _drownings(offers, person)
        yield from _crushings(offers, person.id)


def _drownings(offers: Offers, person: Character) -> Iterator[Move]:
    fields: dict[str, Schema] = {
        "character": one_of((person.id,)),
        "cause": one_of(("drowning",)),
        "period": pace_schema(*BOUNDS["drowning"]),
    }
    some: dict[str, Any] = {"character": person.id, "cause": "drowning", "period": Pace(turns=1)}
    for held in (True, False):
        yield from offers.move(StartAsphyxia(**some, held=held), fields | {"held": one_of((held,))})
    rolls = [roll.id for roll in sinks(offers.state, person)]
    yield from offers.each(StartAsphyxia, "roll", rolls, fields, **some)


def _crushings(offers: Offers, person: str) -> Iterator[Move]:
    fields = {"character": one_of((person,)), "cause": one_of(("constriction",))}
    holders = [
        g.holder for g in offers.state.combat.grabs if g.victim == person and g.holder in offers.state.characters
    ]
    known = [trait.id for h in holders for trait in _advantages(offers.state.characters[h])]
    some: dict[str, Any] = {"character": person, "cause": "constriction"}
    yield from offers.each(StartAsphyxia, "advantage", [None, *known], fields, **some)


CHAPTER = Chapter(
    commands={StartAsphyxia: "AsphyxiaStarted", StopAsphyxia: "AsphyxiaStopped"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
