"""Whom a danger can befall."""

from __future__ import annotations

from domain.base.refusal import Refused
from domain.systems.sombre.dangers.common.hazards import living
from domain.systems.sombre.state.state import Character, SombreState
from domain.systems.sombre.table.phases import require_phase


def endangered(state: SombreState, character: str, rule: str) -> Character:
    """Somebody alive, in play: no swarm, no sheet that waits for its approval. Raises Refused."""
    require_phase(state, "play")
    person = living(state, character)
    if person.kind == "swarm":
        raise Refused("out_of_bounds", rule)
    if person.is_pc and not person.validated:
        raise Refused("not_validated", "SOM-CHAR-12")
    return person
