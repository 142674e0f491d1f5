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
    """`drawn`: out of the wound; else it stays there, out of the hand."""

    RULES = ("SOM-MELEE-47",)
    character: Id
    victim: Id
    zone: Place
    drawn: bool


def sticks(weapon: Weapon) -> bool:
    """SOM-MELEE-46: what pierces, and the chainsaw, unless the game master says otherwise."""
    if weapon.sticks is not None:
        return weapon.sticks
    return weapon.damage == "piercing" or weapon.category == "chainsaw"


def stuck_in(state: SombreState, attacker: str, victim: str | None = None) -> Iterator[Gear]:
    """The weapons that it still holds, in the body of that victim or of anybody."""
    for item in state.items.values():
        found = item.stuck
        if found is not None and not found.left and found.attacker == attacker and victim in (None, found.victim):
            yield item


def embed(state: SombreState, hit: Hit) -> Evolved:
    """SOM-MELEE-46: it inflicted a Wound at least, be there no circle left for it: a corpse that nobody knows for one
    holds a blade like anybody (SOM-DISTRESS-13).
    """
    item = state.items.get(hit.weapon)
    if item is None or hit.zone is None or state.fight is None:
        return Evolved(state)
    stuck = Stuck(attacker=hit.attacker, victim=hit.target, zone=hit.zone, turn=state.turn)
    return Evolved(_with(state, item, stuck), (WeaponEmbedded(hit.attacker, hit.target, hit.zone),))


def _with(state: SombreState, item: Gear, stuck: Stuck | None) -> SombreState:
    return replace(state, items={**state.items, item.id: replace(item, stuck=stuck)})


def renewed(state: SombreState, item: Gear) -> SombreState:
    return state if item.stuck is None else _with(state, item, replace(item.stuck, turn=state.turn))


def withdraw(state: SombreState, intent: Intent) -> Evolved:
    """SOM-MELEE-47: whoever declares anything else takes the weapon out, or lets go of it."""
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
    """SOM-MELEE-47: consecutive Turns only. What fell from the hand stays where it is."""
    evolved = Evolved(state)
    for item in state.items.values():
        found = item.stuck
        if found is None or found.left:
            continue
        if item.holder != found.attacker:
            evolved = evolved.then(_left, item)
        elif over or found.turn < state.turn:
            evolved = evolved.then(_drawn, item)
    return evolved
