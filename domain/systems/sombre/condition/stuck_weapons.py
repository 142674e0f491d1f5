"""Weapons that stay in the wound: which ones, how long, and how they come out."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.state.arms import Gear, Stuck, Weapon
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.combat_state import Hit, Intent
from domain.systems.sombre.state.state import SombreState


class WeaponEmbedded(Consequence, frozen=True):
    RULES = ("SOM-MELEE-46",)
    character: Id
    victim: Id
    zone: Place


class WeaponLeft(Consequence, frozen=True):
    """A weapon that stuck in a wound was drawn, or left there.

    `drawn`: out of the wound; else it stays there, out of the hand.
    """

    RULES = ("SOM-MELEE-47",)
    character: Id
    victim: Id
    zone: Place
    drawn: bool


def sticks(weapon: Weapon) -> bool:
    """Return whether the weapon can stay in the wound: a piercing one or a chainsaw (SOM-MELEE-46).

    The game master's own value for the weapon takes precedence.
    """
    if weapon.sticks is not None:
        return weapon.sticks
    return weapon.damage == "piercing" or weapon.category == "chainsaw"


def stuck_in(state: SombreState, attacker: str, victim: str | None = None) -> Iterator[Gear]:
    """Yield the weapons that the attacker still holds in the body of that victim, or of anybody if none is named."""
    for item in state.items.values():
        found = item.stuck
        if found is not None and not found.left and found.attacker == attacker and victim in (None, found.victim):
            yield item


def embed(state: SombreState, hit: Hit) -> Evolved:
    """Leave the weapon of a hit that wounded in the wound, even of a body with no circle left (SOM-MELEE-46).

    A corpse that nobody knows for one holds a blade like anybody (SOM-DISTRESS-13).
    """
    item = state.items.get(hit.weapon)
    if item is None or hit.zone is None or state.fight is None:
        return Evolved(state)
    stuck = Stuck(attacker=hit.attacker, victim=hit.target, zone=hit.zone, turn=state.time.turn)
    return Evolved(_with(state, item, stuck), (WeaponEmbedded(hit.attacker, hit.target, hit.zone),))


def _with(state: SombreState, item: Gear, stuck: Stuck | None) -> SombreState:
    return replace(state, items={**state.items, item.id: replace(item, stuck=stuck)})


def renewed(state: SombreState, item: Gear) -> SombreState:
    return state if item.stuck is None else _with(state, item, replace(item.stuck, turn=state.time.turn))


def withdraw(state: SombreState, intent: Intent) -> Evolved:
    """Take the attacker's weapons out of the wound, or leave them there on request (SOM-MELEE-47).

    A character does so that declares anything but aggravating the wound.
    """
    intents = state.fight.intents.values() if state.fight else ()
    if any(i.character == intent.character and i.spec.kind == "aggravate" and not i.void for i in intents):
        return Evolved(state)
    evolved = Evolved(state)
    for item in tuple(stuck_in(state, intent.character)):
        evolved = evolved.then(_left if intent.spec.leaves else _drawn, item)
    return evolved


def _drawn(state: SombreState, item: Gear) -> Evolved:
    found = item.stuck
    if found is None:
        return Evolved(state)
    return Evolved(_with(state, item, None), (WeaponLeft(found.attacker, found.victim, found.zone, True),))


def _left(state: SombreState, item: Gear) -> Evolved:
    found = item.stuck
    if found is None:
        return Evolved(state)
    loose = replace(item, holder=None, hand=None, dropped_by=found.attacker)
    followed = WeaponLeft(found.attacker, found.victim, found.zone, False)
    return Evolved(_with(state, loose, replace(found, left=True)), (followed,))


def lapse(state: SombreState, *, over: bool = False) -> Evolved:
    """Take out the weapons that were not pressed in this Turn, or all when the fight is `over` (SOM-MELEE-47).

    Only consecutive Turns count. A weapon that fell from the hand stays in the wound.
    """
    evolved = Evolved(state)
    for item in state.items.values():
        found = item.stuck
        if found is None or found.left:
            continue
        if item.holder != found.attacker:
            evolved = evolved.then(_left, item)
        elif over or found.turn < state.time.turn:
            evolved = evolved.then(_drawn, item)
    return evolved
