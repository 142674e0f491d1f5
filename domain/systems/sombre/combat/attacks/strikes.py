"""Close combat: the checks of what may be declared with which limb or weapon, and its ranks."""

from __future__ import annotations

from collections.abc import Iterator

from domain.base.refusal import Refused
from domain.systems.sombre.characters.skills import score
from domain.systems.sombre.combat.attacks.fighting_skills import check_skill
from domain.systems.sombre.combat.attacks.ranged import held
from domain.systems.sombre.condition.battle import (
    ARMS,
    BARE,
    at_turn_start,
    in_contact,
    invalid,
    lying,
    shield_of,
    visibly_prone,
    weapon_of,
)
from domain.systems.sombre.condition.grips import grabbed_by, held_zones
from domain.systems.sombre.state.arms import Gear, Side, Weapon
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ATTACKS, CLOSE, DEFENCES, ActionSpec, Intent
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.state.state import SombreState

CHAINSAW_BODY = 16
"""SOM-DAMAGE-13."""
APPROACHING = ("strike", "harmless_strike", "grab", "strangle_grab")
"""SOM-MELEE-01: what may be done on arriving."""
MOVING = ("dodge", "flee")
"""SOM-MELEE-16: what asks for free movement."""
CRAMPED = frozenset({"cornered", "surrounded"})
HELD = frozenset({"immobilised", "bound"})


def check_strike(state: SombreState, action: ActionSpec) -> None:
    """Refuse a wrong form of what is declared in close combat, whoever declares. Raises Refused."""
    item = state.items.get(action.weapon or "")
    if action.approach and action.kind not in APPROACHING:
        raise Refused("out_of_bounds", "SOM-MELEE-01")
    if action.fell and action.kind != "harmless_strike":
        raise Refused("out_of_bounds", "SOM-MELEE-10")
    bare = action.kind in CLOSE and action.kind != "strangle_grab" and item is None and action.hand is None
    if action.limb is not None and (not bare or action.limb == "trunk"):
        raise Refused("out_of_bounds", "SOM-MELEE-14")
    if item is not None and item.shield and (action.kind != "parry" or item.hand is None):
        raise Refused("out_of_bounds", "SOM-MELEE-15")


def check_declared(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Refuse an action that the character's reach, arms, movement or skill do not allow. Raises Refused."""
    item = state.items.get(action.weapon or "")
    weapon = item.weapon if item else None
    if action.kind == "parry" and weapon is not None and weapon.category == "chainsaw":
        raise Refused("weapon_cannot_parry", "SOM-DAMAGE-13")
    _check_reach(state, person, action)
    _check_arms(state, person, action, item)
    _check_movement(state, person, action)
    check_skill(person, action, weapon or BARE, action.skill)


def _check_reach(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Refuse an attack out of reach, or an approach to somebody in reach (SOM-MELEE-01). Raises Refused.

    A character that one holds, or that holds one, is in reach.
    """
    if action.kind not in CLOSE or action.target is None:
        return
    there = in_contact(state, person.id, action.target) or held(state, person.id, action.target)
    if there and action.approach:
        raise Refused("out_of_bounds", "SOM-MELEE-01")
    if not there and not action.approach:
        raise Refused("not_in_contact", "SOM-MELEE-01")


def _check_arms(state: SombreState, person: Character, action: ActionSpec, item: Gear | None) -> None:
    """Refuse an action with an invalid or occupied arm (SOM-LOC-15, SOM-MELEE-11, SOM-MELEE-15). Raises Refused.

    A weapon of two hands may be declared with one arm: it fails.
    """
    heavy = item is not None and item.weapon is not None and item.weapon.hands == 2
    two = heavy or action.hands == 2 or action.kind == "strangle_grab"
    used = ARMS if two else (f"{action.hand}_arm",) if action.hand else (action.limb,) if action.limb in ARMS else ()
    fights = action.kind in (*ATTACKS, "parry")
    if fights and not heavy and any(invalid(person, arm) for arm in used):
        raise Refused("arm_invalid", "SOM-LOC-15")
    if action.kind == "interpose" and all(invalid(person, arm) for arm in ARMS):
        raise Refused("arm_invalid", "SOM-LOC-15")
    shield = shield_of(state, person.id)
    if fights and shield is not None and item is not shield and (two or f"{shield.hand}_arm" in used):
        raise Refused("shield_occupies_arm", "SOM-MELEE-15")


def _check_movement(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Refuse a Dodge or a flight without free movement (SOM-MELEE-16). Raises Refused."""
    if action.kind not in MOVING:
        return
    if person.body.conditions & HELD or grabbed_by(state, person.id):
        raise Refused("grabbed", "SOM-MELEE-16")
    if person.body.conditions & CRAMPED:
        raise Refused("no_room", "SOM-MELEE-16")


def valid_arms(state: SombreState, person: Character) -> tuple[str, ...]:
    """Return the arms that can be interposed: neither held nor invalid (SOM-MELEE-11, SOM-MELEE-19)."""
    taken = held_zones(state, person.id)
    return tuple(arm for arm in ARMS if arm not in taken and not invalid(person, arm))


def ranks(state: SombreState, intent: Intent) -> Iterator[Rank]:
    """Yield the ranks of lying, of the off hand, of approaching, of toppling, and of clumsy weapons.

    Rules: SOM-TURN-20, SOM-DAMAGE-12, SOM-DAMAGE-13, SOM-MELEE-01, SOM-MELEE-10, SOM-MELEE-36.
    """
    spec, weapon = intent.spec, weapon_of(state, intent)
    if _lies_under(state, intent):
        yield Rank("prone", 1)
    if spec.kind not in ATTACKS:
        return
    if off_hand(state, intent) or _second_weapon(state, intent):
        yield Rank("off_hand", 1)
    if spec.approach:
        yield Rank("approach", 1)
    if spec.fell:
        yield Rank("topple", 1)
    if weapon.improvised:
        yield Rank("improvised", weapon.improvised)
    if weapon.category == "chainsaw" and spec.kind == "strike":
        yield Rank("chainsaw", 1)


def _lies_under(state: SombreState, intent: Intent) -> bool:
    """Return whether a character on the ground fights somebody who stands (SOM-MELEE-36).

    Shots and throws are included since version 2 (A73).
    """
    target = intent.spec.target
    weighed = ATTACKS if state.rulings.hard_shots_from_ground else CLOSE
    if intent.spec.kind not in (*weighed, *DEFENCES) or target is None:
        return False
    return lying(at_turn_start(state, intent.character)) and not visibly_prone(at_turn_start(state, target))


def side_of(state: SombreState, intent: Intent) -> Side | None:
    """Return the side of the hand that holds the weapon or is declared, or of the limb; None: two hands, or unnamed."""
    spec, item = intent.spec, state.items.get(intent.spec.weapon or "")
    if item is not None and item.weapon is not None and item.weapon.hands == 2:
        return None
    limb: Side | None = None
    if spec.limb is not None and spec.limb not in ("head", "trunk"):
        limb = "right" if spec.limb.startswith("right") else "left"
    return (item.hand if item is not None else None) or spec.hand or limb


def off_hand(state: SombreState, intent: Intent) -> bool:
    """Return whether the action is done with the weaker side, which weighs on attacks alone (SOM-TURN-20)."""
    side = side_of(state, intent)
    return side is not None and side != at_turn_start(state, intent.character).sheet.handedness


def _second_weapon(state: SombreState, intent: Intent) -> bool:
    """Return whether the attack is made with the second of two weapons, in the other hand (SOM-TURN-21).

    Of two weapons in one Turn, one is in the other hand; if no hand was named, the later.
    """
    if intent.spec.weapon is None or state.fight is None:
        return False
    others = [
        i
        for i in state.fight.intents.values()
        if i.character == intent.character and i.number < intent.number and i.spec.kind in ATTACKS
    ]
    return any(i.spec.weapon not in (None, intent.spec.weapon) and not off_hand(state, i) for i in others)


def unwieldy(state: SombreState, intent: Intent, weapon: Weapon) -> bool:
    """Return whether the character cannot wield the weapon, or use the limb, of its attack.

    A chainsaw needs strength or an Advantage (SOM-DAMAGE-13, A51); limbs must be of use (SOM-LOC-14 to 16).
    """
    person = at_turn_start(state, intent.character)
    strong = (score(person, "body") or 0) >= CHAINSAW_BODY or any(t.id == intent.suits for t in person.sheet.traits)
    weak = weapon.category == "chainsaw" and not strong
    side = None if intent.spec.limb is not None else side_of(state, intent)
    limb = intent.spec.limb if side is None else f"{side}_arm"
    return weak or (limb is not None and invalid(person, limb)) or one_armed(person, weapon)


def one_armed(person: Character, weapon: Weapon) -> bool:
    """Return whether the weapon needs two hands and an arm is invalid (SOM-LOC-15, SOM-GUN-21)."""
    return weapon.hands == 2 and any(invalid(person, arm) for arm in ARMS)


def hampered(state: SombreState, intent: Intent) -> bool:
    """Return whether a Dodge cannot move, or a defence has no arm for it (SOM-MELEE-11, SOM-MELEE-16, SOM-LOC-15)."""
    person = at_turn_start(state, intent.character)
    if intent.spec.kind == "interpose":
        return not valid_arms(state, person)
    if intent.spec.kind == "parry":
        return one_armed(person, weapon_of(state, intent))
    if intent.spec.kind not in MOVING:
        return False
    return bool(grabbed_by(state, person.id)) or bool(person.body.conditions & (HELD | CRAMPED))
