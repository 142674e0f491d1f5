"""Close combat: who may strike with what, and what the declaration costs."""

from __future__ import annotations

from collections.abc import Iterator

from domain.refusal import Refused
from domain.systems.sombre.arms import Weapon
from domain.systems.sombre.battle import ARMS, at_turn_start, invalid, weapon_of
from domain.systems.sombre.combat_state import ATTACKS, ActionSpec, Intent
from domain.systems.sombre.roll_state import Rank
from domain.systems.sombre.state import Character, SombreState

CHAINSAW_BODY = 16
"""SOM-DAMAGE-13."""


def check_declared(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Raises Refused."""
    item = state.items.get(action.weapon or "")
    weapon = item.weapon if item else None
    if action.kind == "parry" and weapon is not None and weapon.category == "chainsaw":
        raise Refused("weapon_cannot_parry", "SOM-DAMAGE-13")
    two = weapon is not None and weapon.hands == 2 and action.kind != "shoot"
    arms = ARMS if two else (f"{action.hand}_arm",) if action.hand else ()
    if action.kind in (*ATTACKS, "parry") and any(invalid(person, arm) for arm in arms):
        raise Refused("arm_invalid", "SOM-LOC-15")


def ranks(state: SombreState, intent: Intent) -> Iterator[Rank]:
    """SOM-TURN-20, SOM-DAMAGE-12, SOM-DAMAGE-13."""
    spec, weapon = intent.spec, weapon_of(state, intent)
    if spec.kind not in ATTACKS:
        return
    if spec.hand is not None and spec.hand != at_turn_start(state, intent.character).handedness:
        yield Rank("off_hand", 1)
    if weapon.improvised:
        yield Rank("improvised", weapon.improvised)
    if weapon.category == "chainsaw" and spec.kind == "strike":
        yield Rank("chainsaw", 1)


def unwieldy(state: SombreState, intent: Intent, weapon: Weapon) -> bool:
    """SOM-DAMAGE-13, A51: a chainsaw needs strength or an Advantage; SOM-LOC-15: a weapon of two hands, two arms."""
    person = at_turn_start(state, intent.character)
    strong = person.common.get("body", 0) >= CHAINSAW_BODY or any(t.id == intent.suits for t in person.traits)
    weak = weapon.category == "chainsaw" and not strong
    return weak or (weapon.hands == 2 and any(invalid(person, arm) for arm in ARMS))
