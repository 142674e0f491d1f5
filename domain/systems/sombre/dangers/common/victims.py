"""Possible victims of a danger."""

from __future__ import annotations

from domain.base.refusal import Refused, passes
from domain.systems.sombre.dangers.common.hazards import living
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import visible
from domain.systems.sombre.table.phases import require_phase


def endangered(state: SombreState, character: str, rule: str) -> Character:
    """Return a living character in play that a danger can befall. Raises Refused.

    Not a swarm, and not a sheet that waits for its approval.
    """
    require_phase(state, "play")
    person = living(state, character)
    if person.kind == "swarm":
        raise Refused("out_of_bounds", rule)
    if person.is_pc and not person.validated:
        raise Refused("not_validated", "SOM-CHAR-12")
    return person


def victims(state: SombreState, seat: str) -> list[Character]:
    """Return those whom a danger can befall, of the characters that exist for the seat."""
    return [person for person in visible(state, seat).values() if passes(endangered, state, person.id, "")]
