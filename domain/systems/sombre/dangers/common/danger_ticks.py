"""The circles of dangers that run: ticked to death, and given back by their own procedure (SOM-DANGER-04)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from domain.game import Evolved
from domain.systems.sombre.characters.gauges import circles, first_to_fill, tick, untick
from domain.systems.sombre.dangers.common.hazards import end_hazard, with_hazard
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.hazards import Hazard, Pace
from domain.systems.sombre.state.state import SombreState, in_seconds
from domain.systems.sombre.state.vocabulary import TickMark

HealthGauge = Literal["wounds", "fatigue"]
BREATH = Pace(seconds=60)
"""SOM-DANGER-ASPHYXIA-02: one circle given back per minute."""


def harm(
    state: SombreState, character_id: str, hazard: Hazard, gauge: HealthGauge, mark: TickMark, why: str = ""
) -> Evolved:
    """Tick one circle of that gauge by that danger."""
    return tick(state, character_id, gauge, mark, 1, hazard.id, why or hazard.what)


def weaken(state: SombreState, character_id: str, hazard: Hazard, mark: TickMark) -> Evolved:
    """Tick Fatigue until it is full, then Wounds, until death (SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ELEC-02)."""
    return harm(state, character_id, hazard, first_to_fill(state, character_id), mark)


def taken(person: Character, gauge: HealthGauge, hazard_id: str) -> int:
    """Return how many special circles the danger has ticked and not given back (SOM-DANGER-04)."""
    return sum(c.mark == "plus" and c.cause == hazard_id for c in circles(person, gauge))


def give_back(state: SombreState, character_id: str, hazard: Hazard, gauge: HealthGauge) -> Evolved:
    """Give back one of the danger's own special circles, if any, even during a distress (SOM-DANGER-04, A52)."""
    if not taken(state.characters[character_id], gauge, hazard.id):
        return Evolved(state)
    return untick(state, character_id, gauge, "plus", 1, frozenset({hazard.id}))


def stop_breathless(state: SombreState, character_id: str, hazard: Hazard, cause: str) -> Evolved:
    """Stop a danger of the breath before death; it gives back a circle a minute (SOM-DANGER-ASPHYXIA-02)."""
    over = replace(hazard, running=False, pace=BREATH, next_at=in_seconds(state) + BREATH.seconds, left=None, turn=-1)
    state = with_hazard(state, character_id, over)
    return _over(state, character_id, over, cause)


def breathe(state: SombreState, character_id: str, hazard: Hazard, cause: str) -> Evolved:
    """Give back a circle, Wounds first, then Fatigue (SOM-DANGER-ASPHYXIA-02, SOM-DANGER-ELEC-03)."""
    gauge: HealthGauge = "wounds" if taken(state.characters[character_id], "wounds", hazard.id) else "fatigue"
    evolved = Evolved(state)
    evolved = evolved.then(give_back, character_id, hazard, gauge)
    return evolved.then(_over, character_id, hazard, cause)


def _over(state: SombreState, character_id: str, hazard: Hazard, cause: str) -> Evolved:
    person = state.characters[character_id]
    if any(taken(person, gauge, hazard.id) for gauge in ("wounds", "fatigue")):
        return Evolved(state)
    return end_hazard(state, character_id, hazard.id, cause)
