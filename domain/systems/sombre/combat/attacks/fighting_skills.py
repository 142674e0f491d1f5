"""Skills with which a character fights: its body, Mêlée and its specialities, its senses."""

from __future__ import annotations

from collections.abc import Sequence

from domain.base.refusal import Refused
from domain.systems.sombre.characters.skills import find_skill, specialities_of
from domain.systems.sombre.condition.battle import BARE, at_turn_start
from domain.systems.sombre.condition.collapse import frenzied
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.state import SombreState

MELEE = "Mêlée"
EITHER = ("strike", "harmless_strike", "grab", "tackle")
"""SOM-MELEE-04: under body or under Mêlée."""


def no_fighter(person: Character) -> bool:
    """Return whether a Disadvantage keeps the character from fighting with body (SOM-MELEE-04)."""
    return any(
        t.kind == "disadvantage" and t.title.strip().casefold() in titles.NO_FIGHTER for t in person.sheet.traits
    )


def fighting_skills(person: Character, action: ActionSpec, weapon: Weapon) -> tuple[str, ...]:
    """Return the skills under which the action may be done (SOM-MELEE-02, SOM-MELEE-03, SOM-MELEE-04).

    The first is the one that applies when none is declared; empty: none is allowed, or this chapter names none. Mêlée
    may be named without being possessed: incompetence. A frenzy knows the body alone (SOM-SOMA-22 b).
    """
    if frenzied(person) and action.kind in EITHER:
        return ("body",)
    learnt = find_skill(person, MELEE)
    trained = (MELEE, *(s.title for s in specialities_of(person, learnt))) if learnt else ()
    match action.kind:
        case "interpose":
            return () if no_fighter(person) else ("body",)
        case "dodge":
            return ("senses",)
        case "tear_loose":
            return ("body",)
        case "parry" | "strangle_grab":
            return trained or (MELEE,)
        case kind if kind in EITHER and bodily(person, action, weapon):
            return (*trained, "body") if trained else ("body", MELEE)
        case kind if kind in EITHER:
            return trained or (MELEE,)
        case _:
            return ()


def bodily(person: Character, action: ActionSpec, weapon: Weapon) -> bool:
    """Return whether body covers the action (SOM-MELEE-02, SOM-DAMAGE-13).

    It covers hands, feet and common weapons, neither the head nor a chainsaw.
    """
    return not no_fighter(person) and action.limb != "head" and weapon.category != "chainsaw"


def governed(action: ActionSpec) -> bool:
    """Return whether this chapter says which skill the action needs."""
    return action.kind in (*EITHER, "strangle_grab", "interpose", "parry", "dodge", "tear_loose")


def check_skill(person: Character, action: ActionSpec, weapon: Weapon, skill: str) -> None:
    """Refuse a skill that is not allowed for the action; blank is the default (SOM-MELEE-04). Raises Refused."""
    if not governed(action):
        return
    allowed = fighting_skills(person, action, weapon)
    if not allowed or (skill and not any(titles.same(skill, one) for one in allowed)):
        raise Refused("skill_not_allowed", "SOM-MELEE-04")


def check_roll(state: SombreState, resolves: str | None, skills: Sequence[str]) -> None:
    """Refuse the roll of a player character's intent if its first skill is not allowed (SOM-MELEE-04).

    Whatever is called, a frenzy strikes with the body, so that nothing is refused (SOM-SOMA-22 b). Raises Refused.
    """
    intent = state.fight.intents.get(resolves or "") if state.fight else None
    person = at_turn_start(state, intent.character) if intent is not None else None
    if intent is None or person is None or intent.npc or frenzied(person):
        return
    item = state.items.get(intent.spec.weapon or "")
    weapon = item.weapon if item is not None and item.weapon is not None else BARE
    check_skill(person, intent.spec, weapon, skills[0])


def default_skill(person: Character, action: ActionSpec, weapon: Weapon) -> str:
    """Return the skill that was declared, else Mêlée if possessed, else body (SOM-TURN-09); blank: none."""
    return action.skill or next(iter(fighting_skills(person, action, weapon)), "")
