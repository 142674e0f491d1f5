"""Dangers whose time has come: on the fictional clock or in a Turn (SOM-DANGER-01).

One more peril is one more case of `strike`. The clocks have set the hazard for its next time before they call it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from domain.game import Evolved
from domain.systems.sombre.dangers.accidents.electricity import shock
from domain.systems.sombre.dangers.air.apnea import spent
from domain.systems.sombre.dangers.air.throats import no_air
from domain.systems.sombre.dangers.common.hazards import find_hazard, with_hazard
from domain.systems.sombre.dangers.exposure.attrition import wear
from domain.systems.sombre.dangers.exposure.courses import goes_on
from domain.systems.sombre.dangers.fire.burning import step
from domain.systems.sombre.dangers.toxic.effects import wears_off
from domain.systems.sombre.state.hazards import Burning, Current, Hazard
from domain.systems.sombre.state.perils import Asphyxia, Attrition, Course, HeldBreath
from domain.systems.sombre.state.state import SombreState


def strike(state: SombreState, character_id: str, hazard: Hazard, event_id: str) -> Evolved:
    match hazard:
        case Current():
            return shock(state, character_id, hazard, event_id)
        case Burning():
            return step(state, character_id, hazard, event_id)
        case Asphyxia():
            return no_air(state, character_id, hazard, event_id)
        case HeldBreath():
            return spent(state, character_id, hazard, event_id)
        case Attrition():
            return wear(state, character_id, hazard, event_id)
        case Course():
            return goes_on(state, character_id, hazard, event_id)
        case Hazard(what="effect"):
            return wears_off(state, character_id, hazard, event_id)
        case _:
            return Evolved(state)


def on_the_clock(state: SombreState, character_id: str, hazard_id: str, event_id: str) -> Evolved:
    """Strike with a danger at its second of the fictional clock, and set its next time one pace later."""
    hazard = find_hazard(state, character_id, hazard_id)
    if hazard is None or hazard.next_at is None:
        return Evolved(state)
    later = replace(hazard, next_at=hazard.next_at + hazard.pace.seconds if hazard.pace.seconds else None)
    return strike(with_hazard(state, character_id, later), character_id, later, event_id)


def by_the_turn(state: SombreState, turn: int) -> Iterator[tuple[int, str, str]]:
    """Yield order of start, person and hazard of every danger that this Turn counts for (SOM-TURN-14).

    Not the Turn of the start itself.
    """
    for person in state.characters.values():
        for hazard in person.body.dangers:
            if hazard.left is not None and hazard.turn != turn and person.alive:
                yield hazard.order, person.id, hazard.id


def in_the_turn(state: SombreState, character_id: str, hazard_id: str, event_id: str) -> Evolved:
    """Count a danger down by a Turn; at none it strikes, and again after as many Turns as its pace has."""
    hazard = find_hazard(state, character_id, hazard_id)
    if hazard is None or hazard.left is None:
        return Evolved(state)
    left = hazard.left - 1
    if left > 0:
        return Evolved(with_hazard(state, character_id, replace(hazard, left=left)))
    again = replace(hazard, left=hazard.pace.turns or None)
    return strike(with_hazard(state, character_id, again), character_id, again, event_id)
