"""Firing and handling: the rounds that leave, the click of an empty gun, and what each gesture changes."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.combat.attacks.shooting import works
from domain.systems.sombre.condition.battle import invalid
from domain.systems.sombre.condition.grips import SIDES
from domain.systems.sombre.condition.guns import (
    HANDLING,
    Gesture,
    fired,
    gun_in,
    handled,
    in_bursts,
    in_hand,
    next_step,
    reload_length,
    volley,
    with_gun,
)
from domain.systems.sombre.health.gear import hand_full
from domain.systems.sombre.state.arms import Firearm, FireMode, GunState, PreparationStep, Side
from domain.systems.sombre.state.combat_state import Burst, Intent, IntentKind
from domain.systems.sombre.state.state import SombreState


class ShotsFired(Consequence, frozen=True):
    """Shots were fired with a gun. `rounds`: for those who may count them."""

    RULES = ("SOM-GUN-03", "SOM-GUN-05", "SOM-GUN-11", "SOM-GUN-13")
    character: Id
    item: Id
    mode: FireMode
    rounds: int


class WeaponFoundEmpty(Consequence, frozen=True):
    RULES = ("SOM-GUN-05",)
    character: Id
    item: Id


class WeaponStateChanged(Consequence, frozen=True):
    """A character changed the state of a gun by a gesture.

    `rounds` in the weapon after a reload; `left`: actions that a reload or a bipod still takes.
    """

    RULES = ("SOM-GUN-01", "SOM-GUN-03", "SOM-GUN-06", "SOM-GUN-10", "SOM-GUN-18")
    character: Id
    item: Id
    gesture: Gesture
    step: PreparationStep | None = None
    mode: FireMode | None = None
    rounds: int | None = None
    left: int | None = None


def goes_off(state: SombreState, intent: Intent) -> bool:
    """Return whether a shot leaves now; true of every action that is no shot with a gun."""
    gun = gun_in(state, intent.spec.weapon)
    if gun is None or intent.spec.kind != "shoot":
        return True
    return gun.state.rounds > 0 and works(state, intent, gun, gun.state)


def discharge(state: SombreState, intent: Intent) -> Evolved:
    """Fire the rounds of a shot, hit or miss, or note the click of an empty gun (SOM-GUN-05)."""
    gun = gun_in(state, intent.spec.weapon)
    if gun is None or intent.spec.kind != "shoot" or not works(state, intent, gun, gun.state):
        return Evolved(state)
    mode: FireMode = intent.spec.mode or "single"
    rounds = volley(gun.state, mode)
    if not rounds:
        return Evolved(state, (WeaponFoundEmpty(intent.character, gun.item.id),))
    now = fired(gun.profile, gun.state, mode, state.time.turn, intent.number)
    state = with_gun(state, gun.item.id, now)
    if in_bursts(intent.spec) and state.fight is not None:
        burst = replace(state.fight.bursts.get(intent.id, Burst()), rounds=rounds)
        state = with_burst(state, intent.id, burst)
    return Evolved(state, (ShotsFired(intent.character, gun.item.id, mode, rounds),))


def with_burst(state: SombreState, intent: str, burst: Burst) -> SombreState:
    fight = state.fight
    return state if fight is None else replace(state, fight=replace(fight, bursts={**fight.bursts, intent: burst}))


def gesture_done(
    state: SombreState,
    character: str,
    item: str | None,
    gesture: IntentKind,
    mode: FireMode | None,
    hand: Side | None = None,
) -> Evolved:
    """Apply one action of handling a gun, in a fight or in usual time."""
    gun = gun_in(state, item)
    if gun is None or gesture not in HANDLING:
        return Evolved(state)
    now = handled(gun.profile, gun.state, gesture, mode)
    if now == gun.state and gesture != "reload":
        return Evolved(state)
    step = next_step(gun.state) if gesture == "prepare" else None
    state = with_gun(state, gun.item.id, now)
    if step == "draw":
        state = _drawn(state, character, gun.item.id, hand)
    followed = WeaponStateChanged(
        character,
        gun.item.id,
        gesture,
        step,
        now.mode if gesture == "select_mode" else None,
        now.rounds if gesture == "reload" else None,
        _left(gun.profile, now, gesture),
    )
    return Evolved(state, (followed,))


def taken(state: SombreState, intent: Intent) -> Evolved:
    """Draw the weapon of an intent, which is no gun, as a gun is drawn (SOM-TURN-15)."""
    item = state.items.get(intent.spec.weapon or "")
    if item is None or item.weapon is None:
        return Evolved(state)
    drawn = _drawn(state, intent.character, item.id, intent.spec.hand)
    followed = () if drawn is state else (WeaponStateChanged(intent.character, item.id, "prepare", "draw"),)
    return Evolved(drawn, followed)


def _left(profile: Firearm, now: GunState, gesture: IntentKind) -> int | None:
    match gesture:
        case "reload":
            return reload_length(profile) - now.reloading if now.reloading else 0
        case "unfold_bipod":
            return profile.bipod - now.unfolding if now.unfolding else 0
        case _:
            return None


def _drawn(state: SombreState, character: str, item_id: str, named: Side | None) -> SombreState:
    """Put a weapon into the hand named, else the better one, else the other, if enough hands are free."""
    item, person = state.items[item_id], state.characters.get(character)
    if person is None or item.holder != character or item.hand is not None or item.weapon is None:
        return state
    free = [side for side in SIDES if not hand_full(state, character, side) and not invalid(person, f"{side}_arm")]
    if len(free) < (item.weapon.hands or 1):
        return state
    wanted = named or person.sheet.handedness
    return replace(state, items={**state.items, item_id: in_hand(item, wanted if wanted in free else free[0])})
