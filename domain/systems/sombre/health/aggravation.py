"""Turning the knife in the wound."""

from __future__ import annotations

from domain.base.events import Consequence, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.condition.battle import LIMBS, defer
from domain.systems.sombre.condition.releases import slacken
from domain.systems.sombre.condition.stuck_weapons import renewed, sticks, stuck_in
from domain.systems.sombre.health.hits import apply
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ActionSpec, Effect, Hit, Intent
from domain.systems.sombre.state.state import SombreState

IN_A_LIMB, VITAL = 1, 2
"""SOM-MELEE-46: Wounds."""


class WoundAggravated(Consequence, frozen=True):
    """A weapon that stays in a wound made it worse. `count` of Wounds, for those who may know."""

    RULES = ("SOM-MELEE-46",)
    character: Id
    victim: Id
    zone: Place
    count: int


def check_declared(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Refuse to aggravate a wound without one's own piercing weapon in the target (SOM-MELEE-46). Raises Refused."""
    if action.kind != "aggravate":
        return
    item = state.items.get(action.weapon or "")
    if item is not None and (item.weapon is None or not sticks(item.weapon)):
        raise Refused("not_piercing", "SOM-MELEE-46")
    there = [found.id for found in stuck_in(state, person.id, action.target)]
    if not there or (item is not None and item.id not in there):
        raise Refused("weapon_not_embedded", "SOM-MELEE-46")
    if action.aim is not None:
        raise Refused("out_of_bounds", "SOM-MELEE-46")


def pressed(state: SombreState, intent: Intent, target: str, event_id: str) -> SombreState:
    """Queue the aggravation of a wound for phase 3: it needs no roll."""
    return defer(
        state, Effect(kind="aggravate", character=intent.character, intent=intent.id, cause=event_id, other=target)
    )


def aggravated(state: SombreState, effect: Effect, event_id: str) -> Evolved:
    """Inflict the Wounds of an aggravation in phase 3; no armour helps (SOM-MELEE-46).

    Damage waits for phase 3 whatever the table has chosen (A7).
    """
    fight = state.fight
    if fight is None or fight.phase == 2:
        return Evolved(defer(state, effect))
    intent = fight.intents.get(effect.intent)
    named = intent.spec.weapon if intent is not None else None
    item = next((i for i in stuck_in(state, effect.character, effect.other) if named in (None, i.id)), None)
    if item is None or item.stuck is None or effect.other not in state.characters:
        return Evolved(state)
    zone = item.stuck.zone
    deeper = Hit(
        id=f"{event_id}.deeper.{effect.intent}",
        target=effect.other,
        attacker=effect.character,
        raw=IN_A_LIMB if zone in LIMBS else VITAL,
        damage="piercing",
        zone=zone,
        bypass=True,
        why="aggravation",
    )
    evolved = Evolved(renewed(state, item))
    evolved = evolved.then(apply, deeper, event_id, state.items)
    count = _wounds(evolved.state, effect.other) - _wounds(state, effect.other)
    evolved = evolved.adding(WoundAggravated(effect.character, effect.other, zone, count))
    return evolved.then(slacken, state)


def _wounds(state: SombreState, character: str) -> int:
    return len(state.characters[character].gauges.wounds)
