"""Psychedelics: the outcome of the trip (SOM-DANGER-TOXIC-18)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of
from domain.systems.sombre.condition.substances import PSYCHEDELICS
from domain.systems.sombre.dangers.toxic.doses import noted
from domain.systems.sombre.dice.fear_calls import fear_call
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.state.character import with_mind
from domain.systems.sombre.state.perils import Dose, Trip
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.table.guards import is_gm, player_character
from domain.systems.sombre.table.phases import in_play


class CallTrip(Command, frozen=True):
    """Call the roll under mind for how a trip turns out; success: good."""

    RULES = ("SOM-DANGER-TOXIC-18",)
    effect: Id


class RuleTrip(Command, frozen=True):
    """Rule how a trip turns out, without a roll; or that a real terror turns a good one."""

    RULES = ("SOM-DANGER-TOXIC-18",)
    effect: Id
    trip: Trip


class TripTurnedOut(Consequence, frozen=True):
    """A trip turned out good or bad. A bad one brings a fear roll. `secret`: nobody knows whence it comes."""

    RULES = ("SOM-DANGER-TOXIC-18",)
    character: Id
    trip: Trip
    secret: bool


class TerrorStrikes(Consequence, frozen=True):
    """A bad trip struck a character with terror: a fear roll is due."""

    RULES = ("SOM-DANGER-TOXIC-18",)
    character: Id


TripCommand = CallTrip | RuleTrip


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: TripCommand = act.command
    dose = state.dangers.doses.get(command.effect)
    if dose is None or not dose.acting or dose.family not in PSYCHEDELICS:
        raise Refused("unknown_id", "SOM-DANGER-TOXIC-18", kind="missing")
    match command:
        case CallTrip():
            player_character(state, dose.character)
            if dose.trip is not None or any(c.subject == dose.id for c in state.dice.calls.values()):
                raise Refused("already_called", "SOM-DANGER-TOXIC-18")
        case RuleTrip(_, trip):
            if dose.trip == "bad" or dose.trip == trip:
                raise Refused("nothing_to_do", "SOM-DANGER-TOXIC-18")
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    dose = state.dangers.doses.get(event.command.effect)
    if dose is None:
        return Evolved(state)
    match event.command:
        case CallTrip():
            return open_call(state, _call(dose, event.id))
        case RuleTrip(_, trip):
            return turned_out(state, dose, trip, event.id)
        case _:
            return Evolved(state)


def _call(dose: Dose, event_id: str) -> Call:
    return Call(
        id=event_id,
        cause=event_id,
        character=dose.character,
        skills=("mind",),
        kind="reaction",
        label="trip",
        purpose="trip",
        subject=dose.id,
        secret=dose.secret,
    )


def after_trip(state: SombreState, call: Call, event: Event) -> Evolved:
    dose = state.dangers.doses.get(call.subject)
    if dose is None or call.result is None:
        return Evolved(state)
    return turned_out(state, dose, "good" if call.result.success else "bad", event.id)


def turned_out(state: SombreState, dose: Dose, trip: Trip, event_id: str) -> Evolved:
    evolved = Evolved(noted(state, replace(dose, trip=trip)))
    evolved = evolved.adding(TripTurnedOut(dose.character, trip, dose.secret))
    if trip == "bad":
        evolved = evolved.then(_terrified, dose, event_id)
    return evolved


def _terrified(state: SombreState, dose: Dose, event_id: str) -> Evolved:
    """Call the fear roll of a bad trip, in a scene, of a player character that is able to be afraid."""
    person = state.characters[dose.character]
    able = person.is_pc and person.alive and person.mind.requested is None and incapacity(person) is None
    scene = state.scene
    if scene is None or not able or person.mind.somatisation is not None:
        return Evolved(state)
    state = with_character(state, with_mind(person, fear_rolls=person.mind.fear_rolls + 1))
    asked = open_call(state, fear_call(person, f"{event_id}.fear", event_id, (), "", scene=scene.id))
    return Evolved(asked.state, (TerrorStrikes(person.id), *asked.consequences))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    yield from offers.each(CallTrip, "effect", state.dangers.doses)
    trips: tuple[Trip, ...] = ("good", "bad")
    for trip in trips:
        yield from offers.each(RuleTrip, "effect", state.dangers.doses, {"trip": one_of((trip,))}, trip=trip)


CHAPTER = in_play(
    Chapter(
        commands={CallTrip: "TripCalled", RuleTrip: "TripRuled"},
        consequences=(TripTurnedOut, TerrorStrikes),
        after_roll={"trip": after_trip},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
