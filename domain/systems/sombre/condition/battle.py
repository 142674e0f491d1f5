"""The course of a fight, for all chapters: its phase, what waits for phase 3, and everybody as the Turn found them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from domain.base.refusal import Refused
from domain.systems.sombre.state.arms import Gear, Weapon
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Effect, HeldTicks, Hit, Intent
from domain.systems.sombre.state.hazards import Current
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import Fight, SombreState, with_combat

ARMS = ("right_arm", "left_arm")
LEGS = ("right_leg", "left_leg", "front_legs", "hind_legs")
LIMBS = (*LEGS, *ARMS)
BARE = Weapon(category="natural", damage="non_wounding", bonus=0)
"""SOM-DAMAGE-04: hand, foot, head, elbow, knee."""
INVALID_FROM = 3
"""SOM-LOC-14."""
OUT = frozenset({"asleep", "unconscious", "dead"})
"""What the game master says of an NPC that can do nothing any more (`RevealNpcState`)."""
HELPLESS = frozenset({"immobilised", "bound", "blinded"})
"""SOM-MELEE-30."""


def fighting(state: SombreState, rule: str, *phases: int) -> Fight:
    """Return the running fight, which must be in one of these phases if any is given. Raises Refused."""
    if state.fight is None or (phases and state.fight.phase not in phases):
        raise Refused("wrong_phase", rule)
    return state.fight


def ticks_wait(state: SombreState) -> bool:
    """Return whether damage waits for phase 3 now: a fight is in phase 1 or 2 (SOM-DAMAGE-16)."""
    return state.fight is not None and state.fight.phase != 3


def hold_ticks(state: SombreState, held: HeldTicks) -> SombreState:
    fight = state.fight
    return state if fight is None else replace(state, fight=replace(fight, ticks=(*fight.ticks, held)))


def defer(state: SombreState, effect: Effect) -> SombreState:
    """Queue an effect besides damage for phase 3 of the Turn; outside combat change nothing (SOM-TURN-12, A7).

    Outside combat no action has such an effect.
    """
    fight = state.fight
    return state if fight is None else replace(state, fight=replace(fight, effects=(*fight.effects, effect)))


def held_ticks(state: SombreState, character: str, gauge: Literal["wounds", "fatigue"]) -> int:
    """Return how many circles of that gauge of the character wait for phase 3; 0 outside a fight."""
    waiting = state.fight.ticks if state.fight is not None else ()
    return sum(held.count for held in waiting if held.character == character and held.gauge == gauge)


def damage_waits(state: SombreState) -> bool:
    """Return whether hits or ticks of this fight wait for phase 3 (SOM-TURN-01)."""
    return state.fight is not None and state.fight.phase != 3 and bool(state.fight.hits or state.fight.ticks)


def at_turn_start(state: SombreState, character: str) -> Character:
    """Return the character, in phase 2 as the previous Turn left it (SOM-TURN-12)."""
    fight = state.fight
    if fight is not None and fight.phase == 2 and character in fight.start:
        found: Character = fight.start[character]
        return found
    return state.characters[character]


def pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def in_contact(state: SombreState, one: str, other: str) -> bool:
    """Return whether these two are in contact in the running fight (SOM-MELEE-01)."""
    return state.fight is not None and pair(one, other) in state.fight.contacts


def shield_of(state: SombreState, character: str) -> Gear | None:
    """Return the shield on the arm of the character, or None (SOM-MELEE-15)."""
    return next((item for item in state.held.get(character, ()) if item.shield and item.hand), None)


def masked(state: SombreState, character: str) -> bool:
    """Return whether the character wears a gas mask (SOM-DANGER-GAS-08)."""
    return any(item.mask and item.worn for item in state.held.get(character, ()))


def weapon_of(state: SombreState, intent: Intent) -> Weapon:
    item = state.items.get(intent.spec.weapon or "")
    if item is not None and item.weapon is not None:
        return item.weapon
    person = state.characters.get(intent.character)
    return BARE if person is None else natural_weapon(person)


def natural_weapon(person: Character) -> Weapon:
    """Return the weapon of a body without a thing in hand (SOM-DAMAGE-04).

    Claws, fangs, horns and hooves wound, but for those of small animals (SOM-ANIMAL-02).
    """
    if person.animal is None:
        return BARE
    if person.animal.bonus is None:
        return Weapon(category="natural", damage="negligible", bonus=0)
    return Weapon(category="natural", damage="slashing", bonus=person.animal.bonus)


def invalid(person: Character, limb: str) -> bool:
    """Return whether the limb is of no use: torn off, or with three marks at least (SOM-LOC-14)."""
    return limb in person.body.torn or person.body.marks.get(limb, 0) >= INVALID_FROM


def lying(person: Character) -> bool:
    """Return whether the character lies on the ground, thrown down by a leap included (SOM-MELEE-36, SOM-ANIMAL-13)."""
    return person.body.prone or any(condition.kind == "prone" for condition in person.conditions)


def helpless(state: SombreState, character: str, attacker: str = "") -> bool:
    """Return whether the character can neither act nor react, frenzy excepted (SOM-MELEE-30, SOM-MELEE-44).

    With an attacker given, also whether that one attacks from behind.
    """
    person = at_turn_start(state, character)
    return _plainly(state, person, attacker) or bool(person.incapacities) or not person.alive


def visibly_helpless(state: SombreState, character: str, attacker: str = "") -> bool:
    """Return whether the character is helpless as far as the table knows (SOM-DISTRESS-13).

    That an NPC can do nothing any more is the game master's secret until he announces it.
    """
    person = at_turn_start(state, character)
    if person.is_pc:
        return helpless(state, character, attacker)
    return _plainly(state, person, attacker) or state.characters[character].body.revealed in OUT


def visibly_prone(person: Character) -> bool:
    """Return whether the character lies as far as the table knows (SOM-DISTRESS-13).

    An NPC does only if it was seen to fall.
    """
    return lying(person) and (person.is_pc or person.body.prone_known)


def _plainly(state: SombreState, person: Character, attacker: str) -> bool:
    """Return whether everybody can see that the character is helpless, at least to this attacker."""
    found = person.mind.somatisation
    somatising = found is not None and found.kind != "frenzy" and (found.custom is None or found.custom.incapacitating)
    surprised = state.fight is not None and person.id in state.fight.surprised
    held = bool(person.body.conditions & HELPLESS) or stuck(person)
    unseen = bool(attacker) and behind(person, attacker)
    return surprised or held or unseen or somatising


def stuck(person: Character) -> bool:
    """Return whether an electric current holds the character (SOM-MELEE-30, SOM-DANGER-ELEC-05).

    It is immobilised then, and can do nothing but tear loose.
    """
    return any(isinstance(hazard, Current) and hazard.stuck and hazard.running for hazard in person.body.dangers)


def behind(person: Character, attacker: str) -> bool:
    """Return whether the character turns its back to everybody, or to this attacker (SOM-MELEE-30)."""
    return "back_turned" in person.body.conditions or attacker in person.body.backs


def with_intent(state: SombreState, intent: Intent) -> SombreState:
    fight = state.fight
    if fight is None:
        return state
    return replace(state, fight=replace(fight, intents={**fight.intents, intent.id: intent}))


def resolved(state: SombreState, intent_id: str, success: bool | None = None) -> SombreState:
    intent = state.fight.intents.get(intent_id) if state.fight else None
    return state if intent is None else with_intent(state, replace(intent, resolved=True, success=success))


def last_effort(state: SombreState, character: str) -> Intent | None:
    """Return the intent of the last action of a long action, declared and not resolved yet, or None (SOM-TURN-17)."""
    fight, running = state.fight, state.characters[character].body.long
    if fight is None or fight.phase != 2 or running is None or running.interrupted:
        return None
    own = (i for i in fight.intents.values() if i.character == character and i.spec.kind == "continue")
    return next((i for i in own if not (i.resolved or i.void) and running.done + 1 >= running.actions), None)


def in_order(fight: Fight) -> tuple[str, ...]:
    """Return the IDs of the intents in the order of resolution (SOM-TURN-11).

    That is the order of the game master; intents added since follow as declared, those of NPCs last.
    """
    late = [k for k in fight.intents if k not in fight.order]
    late.sort(key=lambda k: fight.intents[k].npc)
    return (*(k for k in fight.order if k in fight.intents), *_in_sequence(fight, late))


def _in_sequence(fight: Fight, keys: list[str]) -> Iterator[str]:
    """Yield the keys, each character's own sorted by round in the places that they occupy (SOM-TURN-11)."""
    own: dict[str, list[str]] = {}
    for key in sorted(keys, key=lambda k: fight.intents[k].number):
        own.setdefault(fight.intents[key].character, []).append(key)
    return (own[fight.intents[key].character].pop(0) for key in keys)


def with_hit(state: SombreState, hit: Hit) -> SombreState:
    """Add or replace the hit: in a fight among those that wait for phase 3, where a replaced hit keeps its place."""
    fight = state.fight
    if fight is None:
        return with_combat(state, hits={**state.combat.hits, hit.id: hit})
    if all(other.id != hit.id for other in fight.hits):
        return replace(state, fight=replace(fight, hits=(*fight.hits, hit)))
    hits = tuple(hit if other.id == hit.id else other for other in fight.hits)
    return replace(state, fight=replace(fight, hits=hits))


def find_hit(state: SombreState, hit: str) -> Hit | None:
    if state.fight is not None:
        return next((h for h in state.fight.hits if h.id == hit), None)
    return state.combat.hits.get(hit)


def find_hit_of_phase(state: SombreState, hit: str) -> Hit | None:
    """Return the hit that waits, or that has struck in this phase 3, or None (SOM-LOC-06)."""
    struck = state.fight.struck if state.fight is not None else ()
    return find_hit(state, hit) or next((h for h in struck if h.id == hit), None)


def begun(state: SombreState, call: Call) -> SombreState:
    """Fix the order of resolution once phase 2 has its first die, a roll of surprise excepted (SOM-TURN-11)."""
    fight = state.fight
    if fight is None or fight.phase != 2 or call.purpose == "surprise":
        return state
    return replace(state, fight=replace(fight, frozen=True))
