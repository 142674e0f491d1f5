"""Effects besides damage wait for phase 3, like damage."""

from __future__ import annotations

from msgspec.structs import replace

from domain.systems.sombre.state.combat_state import Effect
from domain.systems.sombre.state.state import SombreState


def defer(state: SombreState, effect: Effect) -> SombreState:
    """SOM-TURN-12, A7. Outside combat there is nothing to wait for, and no such action."""
    fight = state.fight
    return state if fight is None else replace(state, fight=replace(fight, effects=(*fight.effects, effect)))
