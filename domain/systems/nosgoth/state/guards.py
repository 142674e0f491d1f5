"""Checks shared by the chapters: who may act, and on whom, in the catalogue's order.

Role, form of the parameters, ownership, status, stage; then each command's own refusals. An entity that a seat may
not see is refused like one that does not exist (NOS-SEC-06).
"""

from __future__ import annotations

from domain.base.chance import Chance, NewDraws
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


def takes_part(state: State, seat: str, chance: Chance) -> bool:
    """Return whether something may be given to this seat of a player: not once it is closed (NOS-TAB-01, NOS-TAB-05).

    What was given to a closed seat before is judged again as it is.
    """
    return is_player(state, seat) and not (isinstance(chance, NewDraws) and seat in state.table.closed)


def own(act: Act, seat: str | None, rule: str) -> None:
    """Refuse a seat that is not the owner. Raises Refused."""
    if act.seat != seat:
        raise Refused("not_owner", rule, "role")


def known_action(state: State, action_id: str, rule: str) -> Action:
    """Return the action of that ID, rolled or not; all actions are public. Raises Refused."""
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
    """Return an enemy on the list, for the game master, who sees them all. Raises Refused."""
    found = state.enemies.get(enemy_id)
    if found is None or found.removed:
        raise Refused("bad_value", rule)
    return found


def known_combatant(state: State, act: Act, combatant_id: str, rule: str) -> Character | Enemy:
    """Return a combatant that the seat can see. Raises Refused."""
    found = combatant(state, combatant_id)
    gone = isinstance(found, Enemy) and found.removed
    if found is None or gone or not sees(state, act.seat, combatant_id):
        raise Refused("bad_value", rule)
    return found


def not_dead(who: Combatant, rule: str) -> None:
    """Refuse any further change to a dead combatant (NOS-DEATH-01). Raises Refused."""
    require(who.status != "dead", "character_dead", rule)


def able(who: Combatant, rule: str) -> None:
    """Refuse a combatant who is dead or out of combat (NOS-DEATH-01, NOS-DEATH-02). Raises Refused."""
    not_dead(who, rule)
    require(who.status != "out_of_combat", "character_out", rule)


def ready(of: Action, rule: str) -> None:
    """Refuse an action that is not classified where needed, or has no level yet (the order of NOS-ACT-06).

    Raises Refused.
    """
    require(of.classified, "not_classified", rule)
    require(of.level is not None, "no_difficulty", rule)
