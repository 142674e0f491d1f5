"""Moves that call the rolls of declared throws and shots; the schemas name what may complicate them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from domain.game import Move, Offers, Schema, closed, flag, integer, listed, one_of, several, text
from domain.systems.sombre.characters.skills import own_titles
from domain.systems.sombre.combat.attacks.attacks import defence_against
from domain.systems.sombre.combat.attacks.ranged import COVER, PARAMETERS, is_ranged, skills_for
from domain.systems.sombre.condition.zones import ZONES
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.difficulty import DIFFICULTY, RANK_SCHEMA
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Intent
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import visible

MOST_PARAMETERS = 12


def _parameter(label: str) -> Schema:
    """Return the schema of one of the book's parameters, with its ranks (SOM-RANGED-03)."""
    most = max(int(rank) for rank in PARAMETERS[label] if rank != "failure")
    return closed({"label": {"const": label}, "ranks": integer(0, most)}, "label", "ranks")


PARAMETER_LIST: Schema = several({"anyOf": [*map(_parameter, PARAMETERS), RANK_SCHEMA]}, 0, MOST_PARAMETERS)


def _covers() -> Schema:
    def cover(extent: str, low: int, high: int) -> Schema:
        zones = {"exposed": several(one_of(ZONES), low, high, unique=True)}
        named = {"extent": {"const": extent}, "pierced": flag(), **zones}
        return closed(named, "extent", *(("exposed",) if low else ()))

    whole = len(ZONES)
    return {
        "anyOf": [cover("partial", 1, whole), cover("extended", 0, whole), cover("complete", 0, 0), {"type": "null"}]
    }


def _shelters() -> Schema:
    def shelter(extent: str, most: int) -> Schema:
        return closed({"extent": {"const": extent}, "lowered": integer(0, most), "opening": flag()}, "extent")

    return {"anyOf": [*(shelter(extent, most) for extent, most in COVER.items()), {"type": "null"}]}


SHOT: Schema = {
    "anyOf": [closed({"cover": _covers(), "shelter": _shelters(), "point_blank": flag()}), {"type": "null"}]
}


def shot_moves(offers: Offers) -> Iterator[Move]:
    """Yield the call of each unresolved throw or shot: simple, or against the Dodge or the Parry that meets it."""
    state = offers.state
    for intent in state.fight.intents.values() if state.fight else ():
        if not is_ranged(intent) or intent.resolved:
            continue
        shooter, defence = state.characters[intent.character], defence_against(state, intent)
        if defence is None:
            yield from _simple(offers, shooter, intent)
        else:
            yield from _opposed(offers, shooter, intent, defence)


def _skills(state: SombreState, shooter: Character, intent: Intent) -> tuple[str, ...]:
    """Return the skill that was declared, or those that may be used; of an adversary all its own."""
    if not shooter.is_pc:
        return (*shooter.sheet.common, *own_titles(shooter)) or ("body",)
    item = state.items.get(intent.spec.weapon or "")
    allowed = skills_for(shooter, intent.spec.kind, item.weapon if item else None)
    return (intent.spec.skill,) if intent.spec.skill else allowed


def _defending(defender: Character, defence: Intent) -> tuple[str, ...]:
    """Return the skills of the defence: Mêlée for a Parry, senses for a Dodge (SOM-MELEE-04); an adversary's own."""
    if defender.is_pc:
        return ("Mêlée",) if defence.spec.kind == "parry" else ("senses",)
    return (*defender.sheet.common, *own_titles(defender)) or ("body",)


def _roll(intent: Intent, skills: tuple[str, ...]) -> dict[str, Schema]:
    return {
        "character": one_of((intent.character,)),
        "skills": several(one_of(skills), 1, 1),
        "resolves": one_of((intent.id,)),
        "label": text(),
        "difficulty": PARAMETER_LIST,
        "shot": SHOT,
    }


def _simple(offers: Offers, shooter: Character, intent: Intent) -> Iterator[Move]:
    skills = _skills(offers.state, shooter, intent)
    fields, optional = _roll(intent, skills), {"label", "difficulty", "shot"}
    some: dict[str, Any] = {"resolves": intent.id}
    if not shooter.is_pc:
        people = [c.id for c in visible(offers.state, offers.seat).values() if c.is_pc]
        if not people:
            return
        some["concerned"] = (people[0],)
        fields["concerned"] = several(one_of(people), 1, unique=True)
    yield from offers.move(CallRoll(shooter.id, skills[:1], **some), fields, optional)


def _opposed(offers: Offers, shooter: Character, intent: Intent, defence: Intent) -> Iterator[Move]:
    skills = _skills(offers.state, shooter, intent)
    defender = offers.state.characters[defence.character]
    own = _defending(defender, defence)
    one = closed(_roll(intent, skills), "character", "skills", "resolves")
    other = closed(
        {
            "character": one_of((defender.id,)),
            "skills": several(one_of(own), 1, 1),
            "resolves": one_of((defence.id,)),
            "difficulty": DIFFICULTY,
        },
        *("character", "skills", "resolves"),
    )
    fields = {"active": one, "passive": listed([other])}
    meeting = (Side(defender.id, own[:1], resolves=defence.id),)
    sample = CallOpposedRoll(Side(shooter.id, skills[:1], resolves=intent.id), meeting)
    yield from offers.move(sample, fields)
