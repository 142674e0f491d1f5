"""Order of people and of what they bear: as they were shown, not as they were prepared (SOM-NPC-09, SOM-CHAR-04)."""

from __future__ import annotations

from domain.game.disclosure import EVERYBODY, NOBODY, Shelf, shelved
from domain.systems.sombre.state.arms import Gear
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm


def _person(state: SombreState, found: Character) -> frozenset[str]:
    """Return who sees a character besides the game master; an unknown one exists for the seat that plays it alone."""
    if found.known:
        return EVERYBODY
    return NOBODY if found.seat is None else frozenset({found.seat})


def _item(state: SombreState, found: Gear) -> frozenset[str]:
    """Return who sees an item besides the game master.

    Its bearer does; the others once it is worn, in a hand, or left where it shows.
    """
    if found.holder is None or (found.stuck is not None and found.stuck.left):
        return EVERYBODY
    holder = state.characters.get(found.holder)
    if holder is None:
        return NOBODY
    if found.worn or found.hand is not None:
        return _person(state, holder)
    return NOBODY if holder.seat is None else frozenset({holder.seat})


def _npc_label(found: Character) -> str:
    return found.npc.label


def _label(found: Gear) -> str:
    return found.label


SHELVES = (
    Shelf(field="characters", audience=_person, title=_npc_label),
    Shelf(field="items", audience=_item, title=_label, depends=("characters",)),
)


INVOLVING = ("fight", "chases", "combat", "dangers")


def _person_kept(state: SombreState, found: Character) -> frozenset[str]:
    return EVERYBODY if found.id in state.involved else _person(state, found)


def _item_kept(state: SombreState, found: Gear) -> frozenset[str]:
    return EVERYBODY if found.holder in state.involved else _item(state, found)


KEPT = (
    Shelf(field="characters", audience=_person_kept, depends=INVOLVING),
    Shelf(field="items", audience=_item_kept, depends=("characters", *INVOLVING)),
)
"""Things that the states kept for a seat hold: besides those that it sees, those of people who fight, run or hold with
others, since what is seen of that names them.
"""


def arranged(state: SombreState, seat: str) -> SombreState:
    """Return the state in the order that the seat reads; the game master has that of his preparation."""
    return shelved(state, SHELVES) if is_gm(state, seat) else state
