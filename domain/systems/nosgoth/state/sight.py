"""Chapter SEC: who may know what at a table of Nosgoth Mithrap, the whole of its secrecy in a few questions."""

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
    """NOS-TAB-05: whose player is away, or gone for good, the game master plays."""
    return state.table.absent(seat)


def reads_sheet(state: State, seat: str, character: Character) -> bool:
    """NOS-SEC-05: everyone, or the owner and the game master alone."""
    return state.options.sheet_view == "everyone" or seat == character.seat or is_gm(state, seat)


def sees_enemy(state: State, seat: str, enemy: Enemy) -> bool:
    """NOS-SEC-01: until it is revealed, it does not exist for the others."""
    return enemy.revealed or is_gm(state, seat)


def sees(state: State, seat: str, combatant_id: str) -> bool:
    """Does the seat see that this combatant is there, and how it stands (NOS-SEC-04)?"""
    who = combatant(state, combatant_id)
    return who is not None and (not isinstance(who, Enemy) or sees_enemy(state, seat, who))


def visible(state: State, seat: str) -> tuple[Character | Enemy, ...]:
    """All that the seat sees; work for it does not grow with what is hidden from it. Who is off the list is no more."""
    if is_gm(state, seat):
        return tuple(who for who in combatants(state) if not isinstance(who, Enemy) or not who.removed)
    return (*state.characters.values(), *state.revealed)


def knows(state: State, seat: str, combatant_id: str) -> bool:
    """Does the seat know its points, armour and the rest (NOS-SEC-03, NOS-SEC-05)?"""
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
    """NOS-SEC-01: when an enemy was entered shows in no order."""
    evolved = evolve(state, event)
    return evolved.at(in_order(state, evolved.state, event, SHELVES))


def arranged(state: State, seat: str) -> State:
    """As the seat reads it: the game master in the order of his preparation."""
    return shelved(state, SHELVES) if is_gm(state, seat) else state
