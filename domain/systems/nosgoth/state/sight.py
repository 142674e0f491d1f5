"""Chapter SEC: the secrecy of a table of Nosgoth Mithrap, as questions on the knowledge of a seat."""

from __future__ import annotations

from collections.abc import Callable

from domain.base.events import Event
from domain.game import Evolved
from domain.game.disclosure import EVERYBODY, NOBODY, Shelf, in_order, shelved
from domain.systems.nosgoth.state.state import Character, Enemy, State, combatant, combatants


def is_gm(state: State, seat: str) -> bool:
    return state.table.role(seat) == "gm"


def is_player(state: State, seat: str) -> bool:
    return state.table.role(seat) == "player"


def is_away(state: State, seat: str) -> bool:
    """Return whether the player is away or gone for good, so that the game master plays the character (NOS-TAB-05)."""
    return state.table.absent(seat)


def reads_sheet(state: State, seat: str, character: Character) -> bool:
    """Return whether the seat reads the sheet: by option everyone, or the owner and the game master (NOS-SEC-05)."""
    return state.options.sheet_view == "everyone" or seat == character.seat or is_gm(state, seat)


def sees_enemy(state: State, seat: str, enemy: Enemy) -> bool:
    """Return whether the seat sees the enemy: until revealed, it does not exist for players (NOS-SEC-01)."""
    return enemy.revealed or is_gm(state, seat)


def sees(state: State, seat: str, combatant_id: str) -> bool:
    """Return whether the seat sees that this combatant is there, and its status (NOS-SEC-04)."""
    who = combatant(state, combatant_id)
    return who is not None and (not isinstance(who, Enemy) or sees_enemy(state, seat, who))


def visible(state: State, seat: str) -> tuple[Character | Enemy, ...]:
    """Return all combatants that the seat sees, without enemies taken off the list.

    The work for a seat does not grow with what is hidden from it.
    """
    if is_gm(state, seat):
        return tuple(who for who in combatants(state) if not isinstance(who, Enemy) or not who.removed)
    return (*state.characters.values(), *state.revealed)


def knows(state: State, seat: str, combatant_id: str) -> bool:
    """Return whether the seat knows its points, armour and the rest (NOS-SEC-03, NOS-SEC-05)."""
    match combatant(state, combatant_id):
        case Character() as character:
            return reads_sheet(state, seat, character)
        case Enemy() as enemy:
            shared = state.options.enemy_view == "public" and enemy.revealed
            return shared or is_gm(state, seat)
        case None:
            return False


def _audience(state: State, enemy: Enemy) -> frozenset[str]:
    return EVERYBODY if enemy.revealed else NOBODY


def _name(enemy: Enemy) -> str:
    return enemy.name


SHELVES = (Shelf(field="enemies", audience=_audience, title=_name),)


def disclosing(state: State, event: Event, evolve: Callable[[State, Event], Evolved]) -> Evolved:
    """Evolve the state without revealing in which order enemies were entered (NOS-SEC-01)."""
    evolved = evolve(state, event)
    return evolved.at(in_order(state, evolved.state, event, SHELVES))


def arranged(state: State, seat: str) -> State:
    """Return the state in the order that the seat reads: for the game master that of the preparation."""
    return shelved(state, SHELVES) if is_gm(state, seat) else state
