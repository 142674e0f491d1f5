"""Grips, for every chapter: grabs that last, and the actions that they prevent."""

from __future__ import annotations

from collections.abc import Iterator

from domain.systems.sombre.condition.battle import ARMS, LEGS, at_turn_start
from domain.systems.sombre.state.arms import Side
from domain.systems.sombre.state.combat_state import ATTACKS, DEFENCES, ActionSpec, Grab, Intent
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import ActionNature

SIDES: tuple[Side, ...] = ("right", "left")


def grabs_on(state: SombreState, character: str) -> Iterator[Grab]:
    """Yield the holds on this character, bites included (SOM-MELEE-17, SOM-ANIMAL-09, A80).

    A player character does not feel the grip of somebody whom the table does not know yet.
    """
    victim = state.characters.get(character)
    for grab in (*state.combat.grabs, *bites(state)):
        holder = state.characters.get(grab.holder)
        seen = victim is not None and (not victim.is_pc or (holder is not None and holder.known))
        if grab.victim == character and seen:
            yield grab


def bites(state: SombreState) -> Iterator[Grab]:
    """Yield the bites that hold, as grabs; in phase 2 those that held as the Turn began (SOM-TURN-12)."""
    for person in state.biting:
        bite = at_turn_start(state, person).bite if state.characters[person].animal is not None else None
        if bite is not None:
            yield Grab(id=f"{person}.bite", holder=person, victim=bite.victim, zone=bite.zone, hands=1)


def grabbed_by(state: SombreState, character: str) -> tuple[str, ...]:
    """Return the IDs of those that hold the character, which keeps it from dodging (SOM-MELEE-16, SOM-MELEE-17)."""
    return tuple(grab.holder for grab in grabs_on(state, character))


def grabs_of(state: SombreState, holder: str) -> Iterator[Grab]:
    return (grab for grab in state.combat.grabs if grab.holder == holder)


def holds(state: SombreState, holder: str, victim: str | None) -> Iterator[Grab]:
    """Return the holds of that holder on that victim, or on anybody if none is named; bites are not among them."""
    return (grab for grab in grabs_of(state, holder) if victim in (None, grab.victim))


def held_zones(state: SombreState, character: str) -> frozenset[str]:
    return frozenset(grab.zone for grab in grabs_on(state, character))


def hindrance(state: SombreState, character: str, nature: ActionNature) -> int:
    """Return the ranks that a grip costs: one on physical actions if the trunk is held (SOM-MELEE-19, SOM-ROLL-21).

    It stays one, however many hold the trunk.
    """
    return 1 if nature == "physical" and "trunk" in held_zones(state, character) else 0


def pinned(state: SombreState, character: str, action: ActionSpec) -> bool:
    """Return whether the action would fight with an arm that is held (SOM-MELEE-19)."""
    held = held_zones(state, character) & frozenset(ARMS)
    if not held or action.kind not in (*ATTACKS, *DEFENCES) or action.kind == "dodge":
        return False
    arms = {f"{action.hand}_arm" if action.hand else str(action.limb)}
    item = state.items.get(action.weapon or "")
    if item is not None and item.hand is not None:
        arms.add(f"{item.hand}_arm")
    both = action.hands == 2 or action.kind == "strangle_grab"
    both = both or (item is not None and item.weapon is not None and item.weapon.hands == 2)
    return bool(arms & held) or both or (len(held) == len(ARMS) and _by_hand(action))


def _by_hand(action: ActionSpec) -> bool:
    """Return whether the action uses a hand, not a foot or the head."""
    return action.limb is None and action.kind != "tackle"


def powerless(state: SombreState, intent: Intent) -> bool:
    """Return whether the intent fails because an arm that it needs is held by now (SOM-MELEE-19).

    It was declared all the same, or the arm was seized since.
    """
    return pinned(state, intent.character, intent.spec)


def leg_held(state: SombreState, character: str) -> bool:
    """Return whether a leg of the character is held, so that it cannot move (SOM-MELEE-19)."""
    return bool(held_zones(state, character) & frozenset(LEGS))
