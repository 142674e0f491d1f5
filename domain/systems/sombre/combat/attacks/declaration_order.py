"""The order of declarations in phase 1: in order of senses, round by round, ties together."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from domain.base.refusal import Refused
from domain.systems.sombre.characters.skills import score
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import (
    ATTACKS,
    DEFENCES,
    ActionSpec,
    Intent,
    IntentKind,
    Sealed,
    SealedKind,
)
from domain.systems.sombre.state.state import Fight, SombreState
from domain.systems.sombre.table.guards import is_away, is_gm, own_or_gm, visible

PLACE: dict[SealedKind, int] = {"attack": 0, "other": 1, "defence": 2}


def sealed_as(kind: IntentKind) -> SealedKind:
    """Return the kind as which an action is sealed (SOM-TURN-09); a flight is one of the others (A50)."""
    return "attack" if kind in ATTACKS else "defence" if kind in DEFENCES else "other"


def owes(state: SombreState, fight: Fight, character: str) -> bool:
    """Return whether a player character still owes declarations in this Turn (SOM-TURN-03, SOM-TURN-22).

    It can act, and its player is there. A character ruled to hesitate or to be surprised owes none (SOM-MELEE-44).
    """
    person = state.characters.get(character)
    if person is None or not person.is_pc or not _able(state, fight, character):
        return False
    seated = person.seat is None or not is_away(state, person.seat)
    return seated and character in fight.fighters


def _able(state: SombreState, fight: Fight, character: str) -> bool:
    """Return whether a character can do anything in this Turn, and is not ruled to hesitate."""
    person = state.characters[character]
    return person.alive and incapacity(person) is None and character not in fight.hesitating | fight.surprised


def declared(fight: Fight, character: str) -> int:
    return sum(i.character == character and not i.npc for i in fight.intents.values())


def next_number(fight: Fight, character: str) -> int:
    """Return the number of the character's next declaration, the first that is free (SOM-TURN-09, SOM-TURN-11).

    A declaration that replaces a voided one so takes its place in the sequence.
    """
    taken = {i.number for i in fight.intents.values() if i.character == character}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def declaring(state: SombreState, fight: Fight) -> tuple[str, ...]:
    """Return those who declare now: the slowest senses first, ties together (SOM-TURN-04, SOM-TURN-05).

    Round by round for those with several actions (SOM-TURN-19). Empty: all have declared.
    """
    waiting = [c for c in fight.fighters if owes(state, fight, c)]
    for number in range(1, max((actions_of(fight, c) for c in waiting), default=1) + 1):
        late = [c for c in waiting if declared(fight, c) < number <= actions_of(fight, c)]
        if late:
            slowest = min(senses(state, c) for c in late)
            return tuple(c for c in late if senses(state, c) == slowest)
    return ()


def as_seen(state: SombreState, fight: Fight, seat: str) -> Fight:
    """Return the fight of those who exist for the seat (SOM-TURN-07).

    It waits for nobody whom the seat does not know.
    """
    people = visible(state, seat)
    fighters = fight.fighters if is_gm(state, seat) else state.known_fighters
    there = tuple([c for c in fighters if c in people])
    sealed = fight.sealed
    if sealed is not None:
        called = tuple(c for c in sealed.characters if c in people)
        kinds = {c: kind for c, kind in sealed.kinds.items() if c in called}
        sealed = replace(sealed, characters=called, kinds=kinds) if called else None
    return replace(fight, fighters=there, sealed=sealed)


def actions_of(fight: Fight, character: str) -> int:
    return fight.actions.get(character, 1)


def senses(state: SombreState, character: str) -> int:
    return score(state.characters[character], "senses") or 0


def _unspecified(state: SombreState, fight: Fight, sealed: Sealed) -> Iterator[str]:
    waiting = (c for c in sealed.characters if c in sealed.kinds and not declared(fight, c))
    return (c for c in waiting if _able(state, fight, c))


def next_specified(state: SombreState, fight: Fight, sealed: Sealed) -> tuple[str, ...]:
    """Return those who specify their sealed kind now: attackers first, defenders last (SOM-TURN-06)."""
    waiting = list(_unspecified(state, fight, sealed))
    first = min((PLACE[sealed.kinds[c]] for c in waiting), default=0)
    return tuple(c for c in waiting if PLACE[sealed.kinds[c]] == first)


def unsealed(state: SombreState, fight: Fight, sealed: Sealed) -> Iterator[str]:
    return (c for c in sealed.characters if c not in sealed.kinds and _able(state, fight, c))


def check_speaker(state: SombreState, fight: Fight, seat: str, character: str) -> Character:
    """Return the player character, which may still declare in this Turn (SOM-TURN-03, SOM-TURN-04). Raises Refused."""
    person = own_or_gm(state, seat, character)
    if not person.is_pc:
        raise Refused("not_a_pc", "SOM-TURN-07")
    if not person.alive or incapacity(person) is not None:
        raise Refused("incapacitated", "SOM-TURN-03")
    if person.id in fight.hesitating or declared(fight, person.id) >= actions_of(fight, person.id):
        raise Refused("already_declared", "SOM-TURN-04")
    return person


def running(state: SombreState, fight: Fight) -> Sealed | None:
    """Return the sealed declaration, unless all who can specify have done so (SOM-TURN-06)."""
    sealed = fight.sealed
    return None if sealed is None or (sealed.opened and not any(_unspecified(state, fight, sealed))) else sealed


def in_sealed(state: SombreState, fight: Fight, character: str) -> bool:
    sealed = running(state, fight)
    return sealed is not None and character in sealed.characters


def closing(state: SombreState) -> SombreState:
    """End a sealed declaration once everybody in it has specified."""
    fight = state.fight
    return state if fight is None else replace(state, fight=replace(fight, sealed=running(state, fight)))


def spoken(state: SombreState, fight: Fight, event_id: str, character: str, action: ActionSpec) -> Intent:
    """Return the intent of a declaration; after too many others it is void and fails with them (SOM-TURN-10)."""
    lost = any(i.character == character and i.action == "distinct" for i in fight.intents.values())
    over = lost or action.kind == "none"
    number = next_number(fight, character)
    return Intent(id=event_id, character=character, spec=action, number=number, void=lost, resolved=over)
