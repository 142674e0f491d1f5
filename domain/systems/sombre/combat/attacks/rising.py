"""Getting up: alone, with an invalid leg, against somebody who prevents it, in plate armour."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.combat.attacks.escapes import beset, prevented, undecided
from domain.systems.sombre.condition.battle import defer, lying, with_hit
from domain.systems.sombre.condition.collapse import relapse
from domain.systems.sombre.condition.grips import grabbed_by
from domain.systems.sombre.health.hits import apply
from domain.systems.sombre.health.standing import check_rising, lame, stand
from domain.systems.sombre.state.body import LongAction, Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ActionSpec, Effect, Hit, Intent
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.state.state import SombreState, with_body

SLOWLY = 3
"""SOM-MELEE-37: actions of whoever takes the time."""


def check_declared(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Refuse a rise that the body, the armour or a hold prevents (SOM-MELEE-37, SOM-MELEE-41). Raises Refused."""
    if action.kind != "rise":
        return
    check_rising(state, person, helped=action.helped)
    if action.target is not None and grabbed_by(state, person.id):
        raise Refused("grabbed", "SOM-MELEE-39")


def ranks(state: SombreState, intent: Intent) -> Iterator[Rank]:
    """Yield the rank of avoiding and rising at once, which is complex (SOM-MELEE-38)."""
    if intent.spec.kind == "rise" and beset(state, intent):
        yield Rank("rising", 1)


def got_up(state: SombreState, intent: Intent, event_id: str, *, success: bool) -> SombreState:
    """Defer a rise that succeeds to phase 3; after a failure the character stays down (SOM-MELEE-38)."""
    made = Effect(kind="rise", character=intent.character, intent=intent.id, cause=event_id)
    return defer(state, made) if success else state


def rises(state: SombreState, effect: Effect, event_id: str) -> Evolved:
    """Stand a character up, or begin its slow rise, unless an attack prevents it (SOM-MELEE-37 to SOM-MELEE-40)."""
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


def _strain(state: SombreState, character: str, leg: Place, event_id: str) -> Evolved:
    """Wound the leg of a character that rises by a violent effort (SOM-MELEE-37, SOM-DISTRESS-07).

    In phase 2 the Wound waits for phase 3, with the others.
    """
    torn = Hit(id=f"{event_id}.strain.{character}", target=character, raw=1, zone=leg, bypass=True, why="effort")
    evolved = Evolved(state)
    evolved = evolved.then(relapse, character)
    if state.fight is not None and state.fight.phase == 2:
        evolved = evolved.at(with_hit(evolved.state, torn))
    else:
        evolved = evolved.then(apply, torn, event_id, state.items)
    return evolved
