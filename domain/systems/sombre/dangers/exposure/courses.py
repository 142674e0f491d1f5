"""Courses at the game master's pace: an illness, radiation, a slow drug."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from domain.game import Evolved
from domain.systems.sombre.condition.collapse import die
from domain.systems.sombre.dangers.common.danger_ticks import harm
from domain.systems.sombre.dangers.common.hazards import begin, end_hazard, with_hazard
from domain.systems.sombre.state.hazards import Hazard, Pace, Peril
from domain.systems.sombre.state.perils import Course
from domain.systems.sombre.state.state import SombreState


def set_out(
    state: SombreState,
    character: str,
    hazard_id: str,
    what: Peril,
    brings: Literal["wounds", "fatigue", "death"],
    count: int,
    pace: Pace,
) -> SombreState:
    """Start a course of ticks, the first one pace from now.

    SOM-DANGER-DISEASE-01, SOM-DANGER-RAD-01, SOM-DANGER-TOXIC-12.
    """
    course = Course(id=hazard_id, what=what, order=0, pace=pace, brings=brings, count=count)
    return begin(state, character, course)[0]


def goes_on(state: SombreState, character: str, hazard: Hazard, event_id: str) -> Evolved:
    """Tick one circle of a course, and end it with the last; Fatigue stops at its ceiling (SOM-COMA-06)."""
    if not isinstance(hazard, Course):
        return Evolved(state)
    if hazard.brings == "death":
        return die(state, character)
    evolved = Evolved(state)
    if hazard.count > 1:
        evolved = evolved.at(with_hazard(state, character, replace(hazard, count=hazard.count - 1)))
    else:
        evolved = evolved.then(end_hazard, character, hazard.id, event_id)
    return evolved.then(harm, character, hazard, hazard.brings, "x")
