"""Seats, absences and owners of characters: the questions that every check asks first."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from domain.base.refusal import Refused
from domain.systems.sombre.state.arms import Gear
from domain.systems.sombre.state.state import Character, SombreState
from domain.systems.sombre.state.vocabulary import Presence


def is_gm(state: SombreState, seat: str) -> bool:
    return state.table.role(seat) == "gm"


def presence(state: SombreState, seat: str) -> Presence:
    """C-7: away by the table's own word or by the game's."""
    found = state.table.seat(seat)
    if found is not None and found.away:
        return "away"
    ruled = state.presences.get(seat)
    return ruled.presence if ruled else "active"


def is_away(state: SombreState, seat: str) -> bool:
    """The game master is never shut out from his own table."""
    return presence(state, seat) == "away" and not is_gm(state, seat)


def left(before: SombreState, after: SombreState) -> SombreState:
    """Note what each seat that has just gone away saw last; forget it for those that are back."""
    gone = {s.id for s in after.table.seats if is_away(after, s.id)}
    if gone == after.left.keys():
        return after
    last = replace(after, left={})
    return replace(after, left={seat: before.left.get(seat, last) for seat in gone})


def plays(state: SombreState, seat: str, character: Character) -> bool:
    """OWN now: the seat that has it, and the game master."""
    return is_gm(state, seat) or (character.seat is not None and character.seat == seat)


def sees(state: SombreState, seat: str, character: Character) -> bool:
    """Does the character exist for this seat?"""
    return character.known or plays(state, seat, character)


def sees_whom(state: SombreState, seat: str, character: str | None) -> bool:
    """Return whether the seat may read whom this names. Nobody is no secret; one whom the state does not hold is hidden
    from all but the game master.
    """
    if not character:
        return True
    found = state.characters.get(character)
    return is_gm(state, seat) if found is None else sees(state, seat, found)


def visible(state: SombreState, seat: str) -> Mapping[str, Character]:
    """Return the characters that exist for this seat. Moves take their candidates from here, so that offering them is
    no more work where more is hidden.
    """
    if is_gm(state, seat):
        return state.characters
    return {key: found for key, found in state.disclosed.items() if found.known or found.seat == seat}


def visible_items(state: SombreState, seat: str) -> Mapping[str, Gear]:
    """Return the items that lie about, or that somebody holds whom the seat sees."""
    if is_gm(state, seat):
        return state.items
    people = visible(state, seat)
    return {key: item for key, item in state.about.items() if item.holder is None or item.holder in people}


def open_sheet(state: SombreState, character: Character) -> bool:
    """SOM-CHAR-04; SOM-MIND-07: the sheet of a lost character is closed for good."""
    is_open = state.options.sheet_mode == "open"
    return is_open and character.is_pc and character.known and character.validated


def owns(state: SombreState, seat: str, character: Character) -> bool:
    """The seat that controls it; the game master for one without a seat."""
    return character.seat == seat if character.seat is not None else is_gm(state, seat)


def find(state: SombreState, character_id: str) -> Character:
    """Any character. Raises Refused: for the game master, who sees them all."""
    found = state.characters.get(character_id)
    if found is None:
        raise Refused("unknown_id", "SOM-CHAR-01", kind="missing")
    return found


def own(state: SombreState, seat: str, character_id: str) -> Character:
    """The owner's character: what a person does, its animal does not."""
    found = held(state, seat, character_id)
    if found.kind == "animal" and not is_gm(state, seat):
        raise Refused("not_a_pc", "SOM-ANIMAL-01")
    return found


def held(state: SombreState, seat: str, character_id: str) -> Character:
    """The owner's character or animal. One that the seat may not see is answered like one that does not exist (C-8)."""
    found = state.characters.get(character_id)
    if found is None or not sees(state, seat, found):
        raise Refused("unknown_id", "SOM-CHAR-01", kind="missing")
    if not owns(state, seat, found):
        raise Refused("not_owner", "SOM-CHAR-10", kind="role")
    return found


def held_or_gm(state: SombreState, seat: str, character_id: str) -> Character:
    return find(state, character_id) if is_gm(state, seat) else held(state, seat, character_id)


def own_or_gm(state: SombreState, seat: str, character_id: str) -> Character:
    return find(state, character_id) if is_gm(state, seat) else own(state, seat, character_id)


def player_character(state: SombreState, character_id: str) -> Character:
    """SOM-CHAR-12: a living player character that the game master has approved. Raises Refused."""
    found = find(state, character_id)
    if not found.is_pc:
        raise Refused("not_a_pc", "SOM-CHAR-12")
    if not found.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    if not found.validated:
        raise Refused("not_validated", "SOM-CHAR-12")
    return found


def roller(state: SombreState, character: Character) -> str | None:
    """C-2, A78: the seat that throws for a character; None: the game master."""
    if not character.played or character.seat is None:
        return None
    if is_away(state, character.seat) or state.table.absent(character.seat):
        return None
    return character.seat
