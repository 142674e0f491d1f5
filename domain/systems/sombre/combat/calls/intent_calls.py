"""Moves by which the game master resolves an intent: a simple roll, one opposed to its defence, or a ruling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from domain.game import Move, Offers, Schema, closed, flag, integer, listed, one_of, several, text
from domain.systems.sombre.characters.skills import own_titles
from domain.systems.sombre.combat.attacks.attacks import defence_against
from domain.systems.sombre.combat.attacks.fighting_skills import default_skill, fighting_skills, governed
from domain.systems.sombre.combat.attacks.ranged import is_ranged
from domain.systems.sombre.condition.battle import weapon_of
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.difficulty import DIFFICULTY
from domain.systems.sombre.dice.procedures import MOST_MARGIN
from domain.systems.sombre.dice.roll_commands import DeclareAutomaticResult
from domain.systems.sombre.dice.schemas import natures_of
from domain.systems.sombre.state.combat_state import Intent
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import visible


def intent_calls(offers: Offers) -> Iterator[Move]:
    """Yield the calls of each declared action in the form that the declarations give it (SOM-TURN-23)."""
    fight = offers.state.fight
    for intent in fight.intents.values() if fight and fight.phase == 2 else ():
        if intent.resolved:
            continue
        if not is_ranged(intent):
            yield from _simple(offers, intent)
            yield from _opposed(offers, intent)
        yield from _by_word(offers, intent)


def _skills(state: SombreState, intent: Intent) -> tuple[str, ...]:
    """Return the skills that a player character may use, or all of an adversary's sheet (SOM-MELEE-04)."""
    person, weapon = state.characters[intent.character], weapon_of(state, intent)
    own = (*person.sheet.common, *own_titles(person))
    if intent.npc or not governed(intent.spec):
        return own or ("body",)
    return fighting_skills(person, intent.spec, weapon) or ("body",)


def default_skill_of(state: SombreState, intent: Intent) -> str:
    """Return the skill that applies to an intent by default."""
    person, able = state.characters[intent.character], _skills(state, intent)
    chosen = default_skill(person, intent.spec, weapon_of(state, intent))
    return chosen if chosen in able else able[0]


def _fields(state: SombreState, intent: Intent) -> dict[str, Schema]:
    person = state.characters[intent.character]
    able = [s for s in _skills(state, intent) if person.kind != "animal" or s != "mind"]
    return {
        "skills": several(one_of(able), 1, 1),
        "nature": one_of(natures_of(person)),
        "label": text(),
        "difficulty": DIFFICULTY,
        "off_hand": flag(),
        "shown": one_of((True, False, None)),
    }


def _others(state: SombreState, seat: str, intent: Intent) -> list[str]:
    return [c.id for c in visible(state, seat).values() if c.is_pc and c.id != intent.character]


def people_concerned(state: SombreState, seat: str, intent: Intent) -> tuple[str, ...]:
    """Return the player character whom an NPC's action concerns: the first visible one, if any (SOM-NPC-05).

    Empty for an intent of a player character.
    """
    return tuple(_others(state, seat, intent)[:1]) if intent.npc else ()


def _simple(offers: Offers, intent: Intent) -> Iterator[Move]:
    state = offers.state
    others = _others(state, offers.seat, intent)
    about = people_concerned(state, offers.seat, intent)
    sample = CallRoll(intent.character, (default_skill_of(state, intent),), concerned=about, resolves=intent.id)
    fields = _fields(state, intent)
    named: dict[str, Schema] = {
        "character": one_of((intent.character,)),
        "resolves": one_of((intent.id,)),
        "concerned": several(one_of(others), len(about), unique=True),
    }
    optional = set(fields) - {"skills"} | (set() if about else {"concerned"})
    yield from offers.move(sample, fields | named, optional)


def _opposed(offers: Offers, intent: Intent) -> Iterator[Move]:
    defence = defence_against(offers.state, intent)
    if defence is None:
        return
    one, other = (_side(offers.state, each) for each in (intent, defence))
    passive = listed([other])
    active, against = (named_side(offers.state, each) for each in (intent, defence))
    yield from offers.move(CallOpposedRoll(active, (against,)), {"active": one, "passive": passive})


def named_side(state: SombreState, intent: Intent) -> Side:
    """Return the side of an intent under the skill that applies by default."""
    return Side(intent.character, (default_skill_of(state, intent),), resolves=intent.id)


def _side(state: SombreState, intent: Intent) -> Schema:
    named: dict[str, Schema] = {"character": {"const": intent.character}, "resolves": {"const": intent.id}}
    properties = named | _fields(state, intent)
    required = ["character", "skills", "resolves"]
    return closed(properties, *required)


def _by_word(offers: Offers, intent: Intent) -> Iterator[Move]:
    """Yield the ruling by which the game master resolves an intent without dice (SOM-MELEE-30, A5)."""
    named: dict[str, Any] = {"character": one_of((intent.character,)), "resolves": one_of((intent.id,))}
    settled = {"attempt": text(), "success": flag(), "reason": text(1), "margin": integer(0, MOST_MARGIN)}
    sample = DeclareAutomaticResult(intent.character, "", True, "-", intent.id)
    yield from offers.move(sample, named | settled, ("margin",))
