"""Checks shared by the chapters: who may, and about whom, in the catalogue's order.

Role, form of the parameters, ownership, status, stage; then each command's own refusals. What a seat may
not see is answered like what does not exist (NOS-SEC-06).
"""

from __future__ import annotations

from domain.base.events import Act
from domain.base.refusal import Refused
from domain.systems.nosgoth.state.sight import is_gm, is_player, sees
from domain.systems.nosgoth.state.state import Action, Character, Combatant, Enemy, State, action, combatant


def require(condition: bool, code: str, rule: str) -> None:
    if not condition:
        raise Refused(code, rule)


def enough(has: int, needed: int, code: str, rule: str) -> None:
    if has < needed:
        raise Refused(code, rule, needed=needed, has=has)


def only_gm(state: State, act: Act, rule: str) -> None:
    if not is_gm(state, act.seat):
        raise Refused("not_your_role", rule, "role")


def only_player(state: State, act: Act, rule: str) -> None:
    if not is_player(state, act.seat):
        raise Refused("not_your_role", rule, "role")


def gm_or_player(state: State, act: Act, rule: str) -> None:
    if not is_gm(state, act.seat) and not is_player(state, act.seat):
        raise Refused("not_your_role", rule, "role")


def own(act: Act, seat: str | None, rule: str) -> None:
    """Is it this seat's?"""
    if act.seat != seat:
        raise Refused("not_owner", rule, "role")


def known_action(state: State, action_id: str, rule: str) -> Action:
    """The action of that id, rolled or not. All actions are public."""
    found = action(state, action_id)
    if found is None:
        raise Refused("bad_value", rule)
    return found


def before_roll(state: State, of: Action, rule: str) -> None:
    require(of.id in state.open, "wrong_stage", rule)


def known_character(state: State, character_id: str, rule: str) -> Character:
    found = state.characters.get(character_id)
    if found is None:
        raise Refused("bad_value", rule)
    return found


def known_enemy(state: State, enemy_id: str, rule: str) -> Enemy:
    """For the game master, who sees them all; who is off the list is none of them any more."""
    found = state.enemies.get(enemy_id)
    if found is None or found.removed:
        raise Refused("bad_value", rule)
    return found


def known_combatant(state: State, act: Act, combatant_id: str, rule: str) -> Character | Enemy:
    """A combatant whom the seat can see."""
    found = combatant(state, combatant_id)
    gone = isinstance(found, Enemy) and found.removed
    if found is None or gone or not sees(state, act.seat, combatant_id):
        raise Refused("bad_value", rule)
    return found


def not_dead(who: Combatant, rule: str) -> None:
    """Nothing more is done for the dead (NOS-DEATH-01)."""
    require(who.status != "dead", "character_dead", rule)


def able(who: Combatant, rule: str) -> None:
    """Neither dead nor out of combat (NOS-DEATH-01, NOS-DEATH-02)."""
    not_dead(who, rule)
    require(who.status != "out_of_combat", "character_out", rule)


def ready(of: Action, rule: str) -> None:
    """Classified where that is needed, and of known level: the order of NOS-ACT-06."""
    require(of.classified, "not_classified", rule)
    require(of.level is not None, "no_difficulty", rule)
