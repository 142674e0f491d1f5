"""Seats, absences and owners of characters: the questions that every check asks first."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from domain.base.refusal import Refused
from domain.systems.sombre.state.arms import Gear
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import Presence


def is_gm(state: SombreState, seat: str) -> bool:
    return state.table.role(seat) == "gm"


def presence(state: SombreState, seat: str) -> Presence:
    """Return the presence of a seat: away by the table's own word or by the game's (C-7)."""
    found = state.table.seat(seat)
    if found is not None and found.away:
        return "away"
    ruled = state.presences.get(seat)
    return ruled.presence if ruled else "active"


def is_away(state: SombreState, seat: str) -> bool:
    """Return whether the seat is away; the game master is never shut out from his own table."""
    return presence(state, seat) == "away" and not is_gm(state, seat)


def left(before: SombreState, after: SombreState) -> SombreState:
    """Note what each seat that has just gone away saw last; forget it for those that are back."""
    gone = {s.id for s in after.table.seats if is_away(after, s.id)}
    if gone == after.left.keys():
        return after
    last = replace(after, left={})
    return replace(after, left={seat: before.left.get(seat, last) for seat in gone})


def plays(state: SombreState, seat: str, character: Character) -> bool:
    """Return whether the seat plays the character now: its own seat, or the game master."""
    return is_gm(state, seat) or (character.seat is not None and character.seat == seat)


def sees(state: SombreState, seat: str, character: Character) -> bool:
    """Return whether the character exists for this seat."""
    return character.known or plays(state, seat, character)


def sees_whom(state: SombreState, seat: str, character: str | None) -> bool:
    """Return whether the seat may read whom this ID names.

    No ID is no secret; a character that the state does not hold is hidden from all but the game master.
    """
    if not character:
        return True
    found = state.characters.get(character)
    return is_gm(state, seat) if found is None else sees(state, seat, found)


def visible(state: SombreState, seat: str) -> Mapping[str, Character]:
    """Return the characters that exist for this seat, by ID.

    Moves take their candidates from here, so that offering them is no more work where more is hidden.
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
    """Return whether the sheet of the character is open to all (SOM-CHAR-04).

    The sheet of a lost character is closed for good (SOM-MIND-07).
    """
    is_open = state.options.sheet_mode == "open"
    return is_open and character.is_pc and character.known and character.validated


def owns(state: SombreState, seat: str, character: Character) -> bool:
    """Return whether the seat controls the character; one without a seat is the game master's."""
    return character.seat == seat if character.seat is not None else is_gm(state, seat)


def find(state: SombreState, character_id: str) -> Character:
    """Return any character, for the game master, who sees them all. Raises Refused."""
    found = state.characters.get(character_id)
    if found is None:
        raise Refused("unknown_id", "SOM-CHAR-01", kind="missing")
    return found


def own(state: SombreState, seat: str, character_id: str) -> Character:
    """Return the owner's character; not its animal, which does not do what a person does. Raises Refused.

    The game master owns characters without a seat, animals included.
    """
    found = held(state, seat, character_id)
    if found.kind == "animal" and not is_gm(state, seat):
        raise Refused("not_a_pc", "SOM-ANIMAL-01")
    return found


def held(state: SombreState, seat: str, character_id: str) -> Character:
    """Return the owner's character or animal. Raises Refused.

    One that the seat may not see is answered like one that does not exist (C-8).
    """
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
    """Return a living player character that the game master has approved (SOM-CHAR-12). Raises Refused."""
    found = find(state, character_id)
    if not found.is_pc:
        raise Refused("not_a_pc", "SOM-CHAR-12")
    if not found.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    if not found.validated:
        raise Refused("not_validated", "SOM-CHAR-12")
    return found


def roller(state: SombreState, character: Character) -> str | None:
    """Return the seat that throws for a character; None for the game master (C-2, A78)."""
    if not character.played or character.seat is None:
        return None
    if is_away(state, character.seat) or state.table.absent(character.seat):
        return None
    return character.seat
