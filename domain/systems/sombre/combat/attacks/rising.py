"""Getting up: alone, with an invalid leg, against somebody who prevents it, in plate armour."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from domain.game import Evolved
from domain.game.events import Consequence, Id
from domain.game.refusal import Refused
from domain.systems.sombre.combat.attacks.escapes import beset, prevented, undecided
from domain.systems.sombre.condition.battle import LEGS, invalid, lying, with_hit
from domain.systems.sombre.condition.collapse import relapse, with_body
from domain.systems.sombre.condition.deferred import defer
from domain.systems.sombre.condition.grips import grabbed_by, leg_held
from domain.systems.sombre.condition.zones import ZONES, zones_of
from domain.systems.sombre.health.hits import apply
from domain.systems.sombre.state.body import LongAction, Place
from domain.systems.sombre.state.combat_state import ActionSpec, Effect, Hit, Intent
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.state.state import Character, SombreState, with_character

SLOWLY = 3
"""SOM-MELEE-37: actions of whoever takes the time."""


class CharacterRose(Consequence, frozen=True):
    RULES = ("SOM-MELEE-37", "SOM-MELEE-38", "SOM-MELEE-39")
    character: Id


def check_declared(state: SombreState, person: Character, action: ActionSpec) -> None:
    """SOM-MELEE-37, SOM-MELEE-41. Raises Refused."""
    if action.kind != "rise":
        return
    if not lying(person) or len(lame(person)) == len(legs_of(person)):
        raise Refused("cannot_rise", "SOM-MELEE-37")
    if in_plate(state, person.id) and not action.helped:
        raise Refused("cannot_rise", "SOM-MELEE-41")
    if leg_held(state, person.id) or (action.target is not None and grabbed_by(state, person.id)):
        raise Refused("grabbed", "SOM-MELEE-39")


def legs_of(person: Character) -> tuple[Place, ...]:
    return tuple(zone for zone in zones_of(person) if zone in LEGS)


def lame(person: Character) -> tuple[Place, ...]:
    return tuple(leg for leg in legs_of(person) if invalid(person, leg))


def in_plate(state: SombreState, character: str) -> bool:
    """SOM-PROT-06, SOM-MELEE-41: heavy protections over the whole body are plate."""
    worn = [i for i in state.items.values() if i.holder == character and i.worn and i.protection is not None]
    return {z for i in worn if i.protection and i.protection.weight == "heavy" for z in i.protection.zones} == set(
        ZONES
    )


def ranks(state: SombreState, intent: Intent) -> Iterator[Rank]:
    """SOM-MELEE-38: avoiding and rising at once is complex."""
    if intent.spec.kind == "rise" and beset(state, intent):
        yield Rank("rising", 1)


def got_up(state: SombreState, intent: Intent, event_id: str, *, success: bool) -> SombreState:
    """SOM-MELEE-38: it rises, or stays where it is."""
    made = Effect(kind="rise", character=intent.character, intent=intent.id, cause=event_id)
    return defer(state, made) if success else state


def rises(state: SombreState, effect: Effect, event_id: str) -> Evolved:
    """SOM-MELEE-37 to SOM-MELEE-40."""
    person = state.characters.get(effect.character)
    intent = state.fight.intents.get(effect.intent) if state.fight else None
    if person is None or intent is None:
        return Evolved(state)
    if undecided(state, person.id):
        return Evolved(defer(state, effect))
    if prevented(state, person.id) or not lying(person):
        return Evolved(state)
    spec = intent.spec
    if spec.slow:
        begun = LongAction(id=intent.id, text=spec.text, actions=SLOWLY, announced=True, done=1, rising=True)
        return Evolved(with_body(state, person, replace(person.body, long=begun)))
    evolved = Evolved(state)
    evolved = evolved.then(stand, person.id)
    legs = lame(person)
    if len(legs) == 1 and not (spec.helped or spec.support):
        evolved = evolved.then(_strain, person.id, legs[0], event_id)
    return evolved


def stand(state: SombreState, character: str) -> Evolved:
    person = state.characters[character]
    upright = tuple(c for c in person.conditions if c.kind != "prone")
    body = replace(person.body, prone=False, prone_known=False)
    return Evolved(with_character(state, replace(person, conditions=upright, body=body)), (CharacterRose(character),))


def _strain(state: SombreState, character: str, leg: Place, event_id: str) -> Evolved:
    """SOM-MELEE-37, SOM-DISTRESS-07: a violent effort; the Wound comes with the others, in phase 3."""
    torn = Hit(id=f"{event_id}.strain.{character}", target=character, raw=1, zone=leg, bypass=True, why="effort")
    evolved = Evolved(state)
    evolved = evolved.then(relapse, character)
    if state.fight is not None and state.fight.phase == 2:
        evolved = evolved.at(with_hit(evolved.state, torn))
    else:
        evolved = evolved.then(apply, torn, event_id, state.items)
    return evolved
