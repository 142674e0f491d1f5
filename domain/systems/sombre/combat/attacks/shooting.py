"""Shots with firearms: what may be declared, what it costs, and whether the gun can be fired at all."""

from __future__ import annotations

from collections.abc import Iterator

from domain.base.refusal import Refused
from domain.systems.sombre.characters.skills import find_skill, score
from domain.systems.sombre.combat.attacks.declaration_order import actions_of, next_number
from domain.systems.sombre.combat.attacks.strikes import one_armed
from domain.systems.sombre.condition.battle import at_turn_start
from domain.systems.sombre.condition.guns import (
    HANDLING,
    RANK,
    Gun,
    by_magazine,
    foreseen,
    gun_in,
    must_release,
    next_step,
    recoil,
)
from domain.systems.sombre.state.arms import Firearm, FireMode, GunState
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ActionSpec, Intent, IntentKind
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.state.state import Fight, SombreState

SHOOTING = "Tir"
GOOD_SHOT = 13
"""SOM-GUN-04."""


def check_declared(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Check what a player declares with a gun, without reading rounds that the game master counts. Raises Refused."""
    gun = gun_in(state, action.weapon)
    if action.kind in ("move", "flee") or action.approach:
        _check_free(state, person)
    if action.kind == "shoot":
        _check_shot(state, person, action, gun)
    elif action.kind in HANDLING and (gun is not None or action.kind != "prepare"):
        now = foreseen(state, person.id, gun) if gun is not None else None
        check_gesture(gun, now, action.kind, action.mode)


def _own(state: SombreState, person: Character) -> Iterator[GunState]:
    """Yield the state of each gun that the character bears, once what it has declared is done."""
    for item in state.held.get(person.id, ()):
        gun = gun_in(state, item.id)
        if gun is not None:
            yield foreseen(state, person.id, gun)


def _check_free(state: SombreState, person: Character) -> None:
    """Refuse movement behind an unfolded bipod (SOM-GUN-18). Raises Refused."""
    if any(each.bipod for each in _own(state, person)):
        raise Refused("bipod_unfolded", "SOM-GUN-18")


def check_gesture(gun: Gun | None, now: GunState | None, gesture: IntentKind, mode: FireMode | None) -> None:
    """Refuse a gesture that has nothing to do, or a reload with nothing to load. Raises Refused."""
    if gun is None or now is None:
        raise Refused("nothing_to_do", "SOM-GUN-01")
    match gesture:
        case "prepare":
            idle = next_step(now) is None and not now.bipod
        case "cycle":
            idle = now.cycled
        case "select_mode":
            idle = not gun.profile.automatic or now.mode == mode
        case "unfold_bipod":
            idle = not gun.profile.bipod or now.bipod
        case _:
            idle = not now.held and now.rounds >= gun.profile.capacity
    if idle:
        raise Refused("nothing_to_do", "SOM-GUN-01")
    if gesture == "reload":
        _check_supply(gun.profile, now)


def _check_supply(profile: Firearm, now: GunState) -> None:
    """Refuse a reload for which ammunition or a loader is missing. Raises Refused.

    Loose rounds that the game master counts run out unseen; full magazines are there to be seen (SOM-GUN-05).
    """
    if not now.spare and (by_magazine(profile) or not now.held):
        raise Refused("no_ammunition", "SOM-GUN-06")
    if profile.crew > 1 and not now.loader:
        raise Refused("no_loader", "SOM-GUN-19")


def _check_shot(state: SombreState, person: Character, action: ActionSpec, gun: Gun | None) -> None:
    selected: FireMode = "single"
    if gun is not None:
        now = foreseen(state, person.id, gun)
        if next_step(now) is not None:
            if clumsy(person):
                return
            raise Refused("weapon_not_ready", "SOM-GUN-01")
        selected = now.mode
    if (action.mode or "single") != selected:
        raise Refused("mode_not_selected", "SOM-GUN-10")
    if gun is None:
        return
    if not now.cycled and not quick(gun.profile, person, action.skill):
        raise Refused("needs_cycling", "SOM-GUN-03")
    fight = state.fight
    if fight is not None and any(_in_release(fight, each, state.time.turn, person.id) for each in _own(state, person)):
        raise Refused("must_release", "SOM-GUN-13")
    if not now.held and not now.rounds:
        raise Refused("empty_weapon", "SOM-GUN-05")


def _in_release(fight: Fight, gun: GunState, turn: int, character: str) -> bool:
    return must_release(gun, turn, next_number(fight, character), actions_of(fight, character))


def clumsy(person: Character) -> bool:
    """Return whether the character has never learnt to shoot, and so knows nothing of arms (SOM-GUN-01)."""
    return score(person, SHOOTING) is None


def quick(profile: Firearm, person: Character, skill: str) -> bool:
    """Return whether the shooter works a pump within the shot, by 13 in Tir or the speciality declared (SOM-GUN-04)."""
    tir = find_skill(person, SHOOTING)
    own = find_skill(person, skill) if skill else None
    sharper = own if own is not None and tir is not None and own.base == tir.id else None
    best = max(each.score if each is not None else 0 for each in (tir, sharper))
    return profile.cadence == "pump" and best >= GOOD_SHOT


def ranks(state: SombreState, intent: Intent) -> Iterator[Rank]:
    """Yield the ranks of continuous fire, and of a pump worked in the same action (SOM-TURN-23)."""
    points = recoil(state, intent)
    if points >= RANK:
        yield Rank("continuous", points // RANK)
    gun = gun_in(state, intent.spec.weapon)
    if gun is None or intent.spec.kind != "shoot":
        return
    person = at_turn_start(state, intent.character)
    now = foreseen(state, intent.character, gun, intent.id)
    if not now.cycled and quick(gun.profile, person, intent.spec.skill):
        yield Rank("pump", 1)


def works(state: SombreState, intent: Intent, gun: Gun, now: GunState) -> bool:
    """Return whether the gun is ready and its bearer can fire it; a gun of two hands needs two arms.

    Rules: SOM-LOC-15, SOM-GUN-21. The rounds in it do not count here.
    """
    person = at_turn_start(state, intent.character)
    if next_step(now) is not None or (intent.spec.mode or "single") != now.mode:
        return False
    if not now.cycled and not quick(gun.profile, person, intent.spec.skill):
        return False
    return gun.item.weapon is None or not one_armed(person, gun.item.weapon)


def silent(state: SombreState, intent: Intent) -> bool:
    """Return whether the shot is bound to fail, by the gun's state once what was declared before is done."""
    gun = gun_in(state, intent.spec.weapon)
    if gun is None or intent.spec.kind != "shoot":
        return False
    now = foreseen(state, intent.character, gun, intent.id)
    return not now.rounds or not works(state, intent, gun, now)
