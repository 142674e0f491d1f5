"""Legality of declarations: the form of an action, then the rules of its own chapter."""

from __future__ import annotations

from typing import NamedTuple

from domain.base.refusal import Refused
from domain.systems.sombre.combat.attacks import perils, ranged, rising, shooting, strikes
from domain.systems.sombre.combat.melee import holds
from domain.systems.sombre.condition.battle import in_contact
from domain.systems.sombre.condition.bites import WORSENING
from domain.systems.sombre.condition.frenzy import check_frenzied
from domain.systems.sombre.condition.guns import in_bursts
from domain.systems.sombre.condition.stuck_weapons import stuck_in
from domain.systems.sombre.dangers.explosions.charges import lying
from domain.systems.sombre.health import aggravation, belongings
from domain.systems.sombre.state.arms import Gear
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ATTACKS, BELONGINGS, DEFENCES, ActionSpec, IntentKind
from domain.systems.sombre.state.state import Fight, SombreState
from domain.systems.sombre.table.guards import is_gm

ALIKE = frozenset((*ATTACKS, *DEFENCES, "rise", "flee"))
"""Kinds of which nothing is asked about the other but how the two stand to each other."""


def check_action(state: SombreState, seat: str, person: Character, action: ActionSpec) -> None:
    """Refuse what the player may not declare for the character (SOM-TURN-09). Raises Refused.

    A chapter's check reads nothing that the player may not see.
    """
    target = state.characters.get(action.target or "")
    check_form(state, person, action, known=target is not None and (target.known or is_gm(state, seat)))
    check_frenzied(state, person, action)
    for chapter in (strikes, ranged, holds, rising, aggravation, shooting, perils, belongings):
        chapter.check_declared(state, person, action)


class Bond(NamedTuple):
    """Everything that the checks of an action read of its target."""

    known: bool
    swarm: bool
    near: bool
    alone: str | None
    """One that no other is like: nobody, or one held, bitten or pierced, or the action is about what that one is."""


def bond(state: SombreState, person: Character, kind: IntentKind, other: str | None) -> Bond:
    """Return how the two stand to each other: an action of that kind is legal against all who stand alike, or none."""
    found = state.characters.get(other or "")
    if other is None or found is None or kind not in ALIKE:
        return Bond(known=False, swarm=False, near=False, alone=other or "nobody")
    bound = ranged.held(state, person.id, other) or any(stuck_in(state, person.id, other))
    near = in_contact(state, person.id, other)
    return Bond(found.known, found.swarm is not None, near, other if bound else None)


def check_form(state: SombreState, person: Character, action: ActionSpec, *, known: bool) -> None:
    """Check that the action names what its kind needs. Raises Refused.

    `known`: whether the target is known to whoever declares.
    """
    if action.target is not None and (not known or action.target == person.id):
        raise Refused("unknown_id", "SOM-TURN-09", kind="missing")
    if action.kind in (*ATTACKS, *DEFENCES) and action.target is None and not in_bursts(action):
        raise Refused("out_of_bounds", "SOM-TURN-09")
    against = state.characters.get(action.target or "")
    if action.kind in DEFENCES and action.kind != "dodge" and against is not None and against.swarm is not None:
        raise Refused("only_dodge", "SOM-ANIMAL-18")
    _check_fire(action)
    if (action.aim is not None and action.kind not in ATTACKS) or (action.refined and action.aim is None):
        raise Refused("out_of_bounds", "SOM-LOC-08")
    rising = action.slow or action.helped or (action.support and action.kind != "shoot")
    odd = (action.water_jet and action.kind != "extinguish") or (action.quick and action.kind != "throw")
    if odd or (action.step is not None and action.kind != "prepare"):
        raise Refused("out_of_bounds", "SOM-TURN-09")
    if (rising and action.kind != "rise") or (
        action.hands is not None and action.kind not in ("grab", "strangle_grab")
    ):
        raise Refused("out_of_bounds", "SOM-TURN-09")
    neck = action.refined and action.aim in ("head", "trunk") and action.hands != 1
    if action.kind == "strangle_grab" and not neck:
        raise Refused("out_of_bounds", "SOM-DANGER-STRANGLE-01")
    item = state.items.get(action.weapon or "")
    if action.kind in BELONGINGS:
        _check_thing(person, action, item)
        return
    own = item is not None and (item.holder == person.id or (action.kind == "throw" and lying(item)))
    borne = own and item is not None and (item.weapon is not None or item.shield)
    if action.weapon is not None and not borne:
        raise Refused("unknown_id", "SOM-TURN-09", kind="missing")
    strikes.check_strike(state, action)


def _check_thing(person: Character, action: ActionSpec, item: Gear | None) -> None:
    """Check that an object changing hands is named, and is somebody else's or one's own (SOM-TURN-15).

    Raises Refused.
    """
    if item is None or (item.holder == person.id) is (action.kind == "take_up"):
        raise Refused("unknown_id", "SOM-TURN-15", kind="missing")
    if action.limb is not None or action.approach or action.fell or (action.target and action.kind != "hand_over"):
        raise Refused("out_of_bounds", "SOM-TURN-09")


def _check_fire(action: ActionSpec) -> None:
    """Check that a mode is named where there is one (SOM-TURN-09), and a direction for a burst, not an aim.

    Rules on bursts: SOM-GUN-15, SOM-GUN-16. Raises Refused.
    """
    if (action.mode is not None and action.kind not in ("shoot", "select_mode")) or (
        action.mode is None and action.kind == "select_mode"
    ):
        raise Refused("out_of_bounds", "SOM-GUN-10")
    if in_bursts(action):
        if action.aim is not None:
            raise Refused("cannot_aim_burst", "SOM-GUN-16")
        if not action.direction.strip() or action.contact:
            raise Refused("out_of_bounds", "SOM-GUN-15")
    if action.limb is not None and action.kind == "shoot":
        raise Refused("out_of_bounds", "SOM-TURN-09")


def check_animal_intent(fight: Fight, animal: Character, action: ActionSpec) -> None:
    """Refuse any defence of an animal but a Dodge (SOM-ANIMAL-08), and a second action beside worsening a bite.

    While it worsens its bite it does nothing else (SOM-ANIMAL-10). Raises Refused.
    """
    if animal.kind != "animal":
        return
    if action.kind in DEFENCES and action.kind != "dodge":
        raise Refused("only_dodge", "SOM-ANIMAL-08")
    if action.kind == WORSENING and (animal.bite is None or animal.bite.victim != action.target):
        raise Refused("no_bite_held", "SOM-ANIMAL-10")
    meant = [i.spec.kind for i in fight.intents.values() if i.character == animal.id]
    if meant and WORSENING in (action.kind, *meant):
        raise Refused("already_declared", "SOM-ANIMAL-10")
