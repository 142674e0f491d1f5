"""The hazards on a body: put there, looked up, changed, taken away (SOM-DANGER-01, SOM-DANGER-02)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.condition.collapse import coma, present_turn
from domain.systems.sombre.state.hazards import Hazard, Peril
from domain.systems.sombre.state.state import Character, SombreState, in_seconds, with_body
from domain.systems.sombre.table.guards import find

H = TypeVar("H", bound=Hazard)


def living(state: SombreState, character_id: str) -> Character:
    """Somebody whom a danger can still harm. Raises Refused."""
    person = find(state, character_id)
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    return person


def begin(state: SombreState, character_id: str, hazard: H) -> tuple[SombreState, H]:
    """On the body, in its order. It strikes first one pace from now: in Turns, after the Turn of its start."""
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
    """The first danger of these that runs on that body."""
    return next((h for h in person.body.dangers if h.what in whats and h.running), None)


def with_hazard(state: SombreState, character_id: str, hazard: Hazard) -> SombreState:
    """Added, or in the place of what it was."""
    person = state.characters[character_id]
    there = person.body.dangers
    known = any(h.id == hazard.id for h in there)
    changed = tuple(hazard if h.id == hazard.id else h for h in there) if known else (*there, hazard)
    return with_body(state, person, replace(person.body, dangers=changed))


def end_hazard(state: SombreState, character_id: str, hazard_id: str, cause: str) -> Evolved:
    """Off the body, for good. A faint that it caused is looked at again."""
    person = state.characters[character_id]
    kept = tuple(h for h in person.body.dangers if h.id != hazard_id)
    if len(kept) == len(person.body.dangers):
        return Evolved(state)
    return coma(with_body(state, person, replace(person.body, dangers=kept)), character_id, cause)
