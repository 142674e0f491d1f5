"""A gun by itself: its handling, the rounds that a shot spends, and its state once the declared has been done."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec.structs import replace

from domain.systems.sombre.condition.battle import in_order
from domain.systems.sombre.state.arms import STEPS, Firearm, FireMode, Gear, GunState, PreparationStep, Side
from domain.systems.sombre.state.combat_state import ActionSpec, Intent, IntentKind
from domain.systems.sombre.state.state import SombreState

Gesture = Literal["prepare", "cycle", "select_mode", "reload", "unfold_bipod"]
HANDLING: tuple[Gesture, ...] = ("prepare", "cycle", "select_mode", "reload", "unfold_bipod")
BURSTS: tuple[FireMode, ...] = ("short_burst", "continuous")
VOLLEY: dict[FireMode, int] = {"single": 1, "short_burst": 3, "continuous": 10}
"""SOM-GUN-11, SOM-GUN-13."""


RANK = 3
"""SOM-ROLL-15: points."""


class Gun(NamedTuple):
    """A gun: what it is and how it stands."""

    item: Gear
    profile: Firearm
    state: GunState


def gun_in(state: SombreState, item_id: str | None) -> Gun | None:
    item = state.items.get(item_id or "")
    if item is None or item.gun is None or item.weapon is None or item.weapon.gun is None:
        return None
    return Gun(item, item.weapon.gun, item.gun)


def with_gun(state: SombreState, item_id: str, now: GunState) -> SombreState:
    item = state.items[item_id]
    return replace(state, items={**state.items, item_id: replace(item, gun=now)})


def in_bursts(spec: ActionSpec) -> bool:
    return spec.kind == "shoot" and spec.mode in BURSTS


def next_step(gun: GunState) -> PreparationStep | None:
    """Return the next step of preparing the gun, or None if it is ready (SOM-GUN-01)."""
    return next((step for step in STEPS if step not in gun.steps), None)


def by_magazine(profile: Firearm) -> bool:
    return profile.reload.rounds == 0


def reload_length(profile: Firearm) -> int:
    return profile.reload.before + profile.reload.actions


def handled(profile: Firearm, gun: GunState, gesture: IntentKind, mode: FireMode | None) -> GunState:
    """Return the gun after one action of handling, unchanged if there was nothing to do."""
    match gesture:
        case "prepare":
            step = next_step(gun)
            if step is None:
                return replace(gun, bipod=False, unfolding=0)
            return replace(gun, steps=gun.steps | {step})
        case "cycle":
            return replace(gun, cycled=True)
        case "select_mode" if profile.automatic and mode is not None:
            return replace(gun, mode=mode)
        case "reload":
            return _reloaded(profile, gun)
        case "unfold_bipod" if profile.bipod and not gun.bipod:
            spent = gun.unfolding + 1
            done = spent >= profile.bipod
            return replace(gun, bipod=done, unfolding=0 if done else spent)
        case _:
            return gun


def _reloaded(profile: Firearm, gun: GunState) -> GunState:
    """Return the gun after one action of reloading (SOM-GUN-06).

    Loose rounds count at once, a magazine or a belt with the last action.
    """
    spent, length = gun.reloading + 1, reload_length(profile)
    last = spent >= length
    loaded, taken = 0, 0
    if by_magazine(profile):
        if last and gun.spare:
            loaded, taken = profile.capacity - gun.rounds, 1
    elif spent > profile.reload.before:
        loaded = taken = max(min(profile.reload.rounds, profile.capacity - gun.rounds, gun.spare), 0)
    return replace(gun, rounds=gun.rounds + loaded, spare=gun.spare - taken, reloading=0 if last else gun.reloading + 1)


def streak(gun: GunState, turn: int) -> int:
    """Return how many actions of continuous fire follow one another, with one of this Turn (SOM-GUN-11, A23)."""
    return gun.streak + 1 if gun.streak and turn - gun.fired <= 1 else 1


def volley(gun: GunState, mode: FireMode) -> int:
    """Return how many rounds a shot spends: those of the mode, or what is left."""
    return min(VOLLEY[mode], gun.rounds)


def fired(profile: Firearm, gun: GunState, mode: FireMode, turn: int, number: int) -> GunState:
    """Return the gun after a shot in this mode (SOM-GUN-03, SOM-GUN-11, SOM-GUN-13).

    All but the rounds changes in the same way however many are left.
    """
    return replace(
        gun,
        rounds=gun.rounds - volley(gun, mode),
        cycled=profile.cadence == "every_action",
        streak=streak(gun, turn) if mode == "continuous" else 0,
        fired=turn,
        burst=(turn, number) if mode == "short_burst" else None,
        reloading=0,
    )


def must_release(gun: GunState, turn: int, number: int, actions: int) -> bool:
    """Return whether no action of the shooter lies between the last short burst and this one (SOM-GUN-13)."""
    if gun.burst is None:
        return False
    since = (turn - gun.burst[0]) * actions + number - gun.burst[1]
    return since <= 1


def foreseen(state: SombreState, character: str, gun: Gun, before: str = "") -> GunState:
    """Return how the gun stands once its bearer has done what it declared in this Turn, `before` that intent.

    One's own handling counts at once for one's later actions of the Turn.
    """
    now, fight = gun.state, state.fight
    if fight is None:
        return now
    for key in in_order(fight):
        if key == before:
            break
        intent = fight.intents[key]
        if intent.character == character and intent.spec.weapon == gun.item.id and not intent.resolved:
            now = _done(gun.profile, now, intent, state.time.turn)
    return now


def _done(profile: Firearm, gun: GunState, intent: Intent, turn: int) -> GunState:
    if intent.spec.kind == "shoot":
        return fired(profile, gun, intent.spec.mode or "single", turn, intent.number)
    return handled(profile, gun, intent.spec.kind, intent.spec.mode)


def recoil(state: SombreState, intent: Intent) -> int:
    """Return the recoil of continuous fire in points, three to a rank (SOM-GUN-11, SOM-GUN-20).

    A bipod halves the modifier (SOM-GUN-18, A72).
    """
    gun = gun_in(state, intent.spec.weapon)
    if gun is None or gun.profile.emplaced or intent.spec.kind != "shoot" or intent.spec.mode != "continuous":
        return 0
    now = foreseen(state, intent.character, gun, intent.id)
    ranks = streak(now, state.time.turn)
    if not now.bipod:
        return RANK * ranks
    return RANK * ranks // 2


def in_hand(item: Gear, hand: Side) -> Gear:
    """Return the item in that hand; a gun taken in hand is drawn (SOM-GUN-01)."""
    gun = item.gun
    return replace(item, hand=hand, gun=None if gun is None else replace(gun, steps=gun.steps | {"draw"}))


def out_of_hand(item: Gear) -> Gear:
    """Return the item in no hand: a gun put away or dropped must be drawn again, and its bipod is folded."""
    gun = item.gun
    if gun is not None:
        gun = replace(gun, steps=gun.steps - {"draw"}, bipod=False, unfolding=0, reloading=0)
    return replace(item, hand=None, gun=gun)


def at_rest(state: SombreState) -> SombreState:
    """Clear the firing counters of all guns at the end of a fight (SOM-TURN-01)."""
    items = {k: _rested(item) for k, item in state.items.items()}
    return replace(state, items=items)


def _rested(item: Gear) -> Gear:
    gun = item.gun
    return item if gun is None else replace(item, gun=replace(gun, streak=0, fired=0, burst=None))
