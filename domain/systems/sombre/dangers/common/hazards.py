"""The hazards on a body: put there, looked up, changed, taken away (SOM-DANGER-01, SOM-DANGER-02)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.condition.collapse import coma, present_turn
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.hazards import Hazard, Peril
from domain.systems.sombre.state.state import SombreState, in_seconds, with_body
from domain.systems.sombre.table.guards import find

H = TypeVar("H", bound=Hazard)


def living(state: SombreState, character_id: str) -> Character:
    """Return a living character, whom a danger can still harm. Raises Refused."""
    person = find(state, character_id)
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    return person


def begin(state: SombreState, character_id: str, hazard: H) -> tuple[SombreState, H]:
    """Put a hazard on the body, last in order; return the state and the hazard.

    It strikes first one pace from now; in Turns, after the Turn of its start.
    """
    order = state.procedures + 1
    pace = hazard.pace
    started = replace(
        hazard,
        order=order,
        turn=present_turn(state),
        next_at=in_seconds(state) + pace.seconds if pace.seconds else None,
        left=pace.turns or None,
    )
    return with_hazard(replace(state, procedures=order), character_id, started), started


def find_hazard(state: SombreState, character_id: str, hazard_id: str) -> Hazard | None:
    person = state.characters.get(character_id)
    return next((h for h in person.body.dangers if h.id == hazard_id), None) if person else None


def exposed(person: Character, *whats: Peril) -> Hazard | None:
    """Return the first running danger of these kinds on that body, or None."""
    return next((h for h in person.body.dangers if h.what in whats and h.running), None)


def with_hazard(state: SombreState, character_id: str, hazard: Hazard) -> SombreState:
    """Add the hazard to the body, or put it in place of its earlier state."""
    person = state.characters[character_id]
    there = person.body.dangers
    known = any(h.id == hazard.id for h in there)
    changed = tuple(hazard if h.id == hazard.id else h for h in there) if known else (*there, hazard)
    return with_body(state, person, replace(person.body, dangers=changed))


def end_hazard(state: SombreState, character_id: str, hazard_id: str, cause: str) -> Evolved:
    """Take the hazard off the body for good; a faint that it caused is looked at again."""
    person = state.characters[character_id]
    kept = tuple(h for h in person.body.dangers if h.id != hazard_id)
    if len(kept) == len(person.body.dangers):
        return Evolved(state)
    return coma(with_body(state, person, replace(person.body, dangers=kept)), character_id, cause)
