"""Standing up outside a fight, without dice: by a command, or by itself when time passes."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag
from domain.systems.sombre.condition.battle import LEGS, invalid, lying, stuck
from domain.systems.sombre.condition.grips import leg_held
from domain.systems.sombre.condition.zones import ZONES, zones_of
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.table.guards import own_or_gm, visible
from domain.systems.sombre.table.phases import in_play, usual_time

FASTENED = frozenset({"immobilised", "bound"})
"""SOM-MELEE-30: conditions in which nobody gets up."""


class GetUp(Command, frozen=True):
    """Stand up outside a fight. `helped`: somebody lends a hand, which plate armour needs."""

    RULES = ("SOM-MELEE-37", "SOM-MELEE-41", "SOM-LOC-16")
    character: Id
    helped: bool = False


class CharacterRose(Consequence, frozen=True):
    RULES = ("SOM-MELEE-37", "SOM-MELEE-38", "SOM-MELEE-39")
    character: Id


def legs_of(person: Character) -> tuple[Place, ...]:
    return tuple(zone for zone in zones_of(person) if zone in LEGS)


def lame(person: Character) -> tuple[Place, ...]:
    """Return the legs that can no longer carry the character."""
    return tuple(leg for leg in legs_of(person) if invalid(person, leg))


def in_plate(state: SombreState, character: str) -> bool:
    """Return whether heavy protections cover the whole body, which counts as plate (SOM-PROT-06, SOM-MELEE-41)."""
    worn = [i for i in state.held.get(character, ()) if i.worn and i.protection is not None]
    return {z for i in worn if i.protection and i.protection.weight == "heavy" for z in i.protection.zones} == set(
        ZONES
    )


def check_rising(state: SombreState, person: Character, *, helped: bool) -> None:
    """Refuse to rise without a usable leg, unhelped in plate, or in a grip (SOM-MELEE-37, SOM-MELEE-41, SOM-MELEE-19).

    Raises Refused.
    """
    if not lying(person) or len(lame(person)) == len(legs_of(person)):
        raise Refused("cannot_rise", "SOM-MELEE-37")
    if in_plate(state, person.id) and not helped:
        raise Refused("cannot_rise", "SOM-MELEE-41")
    if leg_held(state, person.id):
        raise Refused("grabbed", "SOM-MELEE-39")


def _check_able(person: Character) -> None:
    """Refuse a character that is dead, incapacitated, stuck or tied. Raises Refused."""
    if not person.alive or incapacity(person) is not None or stuck(person) or person.body.conditions & FASTENED:
        raise Refused("incapacitated", "SOM-MELEE-37")


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: GetUp = act.command
    usual_time(state, "SOM-MELEE-37")
    person = own_or_gm(state, act.seat, command.character)
    _check_able(person)
    check_rising(state, person, helped=command.helped)
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    return stand(state, event.command.character) if event.command.character in state.characters else Evolved(state)


def stand(state: SombreState, character: str) -> Evolved:
    person = state.characters[character]
    upright = tuple(c for c in person.conditions if c.kind != "prone")
    body = replace(person.body, prone=False, prone_known=False)
    return Evolved(with_character(state, replace(person, conditions=upright, body=body)), (CharacterRose(character),))


def stand_by_itself(state: SombreState, character: str) -> Evolved:
    """Let a player character that can get up alone get up with the time that has passed (A70).

    SOM-DISTRESS-13: whether an NPC can is the game master's secret, and so he says when it gets up.
    """
    person = state.characters[character]
    if state.fight is not None or not person.is_pc or not lying(person):
        return Evolved(state)
    try:
        _check_able(person)
        check_rising(state, person, helped=False)
    except Refused:
        return Evolved(state)
    return stand(state, character)


def all_stand(state: SombreState) -> Evolved:
    """Let everybody get up who can, once a minute has passed or the scene is over (A70)."""
    evolved = Evolved(state)
    for character in state.characters:
        evolved = evolved.then(stand_by_itself, character)
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    yield from offers.each(GetUp, "character", people, {"helped": flag()}, ("helped",))
    clad = [c for c in people if in_plate(state, c)]
    yield from offers.each(GetUp, "character", clad, {"helped": flag()}, helped=True)


CHAPTER = in_play(
    Chapter(
        commands={GetUp: "GotUp"},
        consequences=(CharacterRose,),
        players=frozenset({GetUp}),
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
