"""Gauges that the game master keeps behind the screen, and their disclosure."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, several, text
from domain.systems.sombre.condition.collapse import drowsy
from domain.systems.sombre.mind.npcs import find_npc
from domain.systems.sombre.state.state import SombreState, with_body, with_character
from domain.systems.sombre.table.guards import find, is_gm, visible
from domain.systems.sombre.table.phases import in_play


class TakeFatigueGauge(Command, frozen=True):
    """Take a character's Fatigue behind the screen, out of its owner's sight too."""

    RULES = ("SOM-ROLL-41", "SOM-DANGER-TOXIC-06")
    character: Id


class GiveFatigueGauge(Command, frozen=True):
    RULES = ("SOM-ROLL-41",)
    character: Id


class RevealGauges(Command, frozen=True):
    """Reveal a character's gauges, by a medical examination, to whoever has it made."""

    RULES = ("SOM-CARE-07", "SOM-DANGER-TORTURE-04")
    character: Id
    seats: tuple[Id, ...]


class RevealNpcState(Command, frozen=True):
    """Tell the table of an NPC: how it stands, or the game master's own words."""

    RULES = ("SOM-DISTRESS-13",)
    npc: Id
    state: str


ScreenCommand = TakeFatigueGauge | GiveFatigueGauge | RevealGauges | RevealNpcState


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ScreenCommand = act.command
    match command:
        case TakeFatigueGauge(character) | GiveFatigueGauge(character):
            held = "fatigue" in find(state, character).held
            if held == isinstance(command, TakeFatigueGauge):
                raise Refused("out_of_bounds", "SOM-ROLL-41")
        case RevealGauges(character, seats):
            find(state, character)
            if not seats or len(set(seats)) < len(seats):
                raise Refused("out_of_bounds", "SOM-CARE-07")
            if any(state.table.seat(seat) is None for seat in seats):
                raise Refused("unknown_seat", "SOM-CARE-07")
        case RevealNpcState(npc, words):
            if not find_npc(state, npc).known:
                raise Refused("npc_not_introduced", "SOM-NPC-09")
            if not words.strip():
                raise Refused("out_of_bounds", "SOM-DISTRESS-13")
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    named = event.command.npc if isinstance(event.command, RevealNpcState) else event.command.character
    person = state.characters.get(named)
    if person is None:
        return Evolved(state)
    match event.command:
        case TakeFatigueGauge() | GiveFatigueGauge():
            taken = isinstance(event.command, TakeFatigueGauge)
            held = person.held | {"fatigue"} if taken else person.held - {"fatigue"}
            return drowsy(with_character(state, replace(person, held=held)), person.id, event.id)
        case RevealNpcState(_, words):
            return Evolved(with_body(state, person, replace(person.body, revealed=words)))
        case _:
            return Evolved(state)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    for kind in (TakeFatigueGauge, GiveFatigueGauge):
        yield from offers.each(kind, "character", people)
    seats = tuple(s.id for s in state.table.seats)
    for each in seats:
        followed = {"seats": several(one_of((each,)), 1, 1)}
        yield from offers.each(RevealGauges, "character", people, followed, seats=(each,))
    yield from offers.each(RevealNpcState, "npc", people, {"state": text(1)}, state="-")


CHAPTER = in_play(
    Chapter(
        commands={
            TakeFatigueGauge: "FatigueGaugeTaken",
            GiveFatigueGauge: "FatigueGaugeGiven",
            RevealGauges: "GaugesRevealed",
            RevealNpcState: "NpcStateRevealed",
        },
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
