"""Harm that a danger does at once: one hit, in the place and within the limits of its rule (SOM-DANGER-03)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.game import Evolved
from domain.systems.sombre.condition.battle import ticks_wait, with_hit
from domain.systems.sombre.health.hits import apply_all, deliver, settle, settle_fatigue
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.state import SombreState


def land(state: SombreState, hit: Hit, event_id: str) -> Evolved:
    """Land a hit of a danger: it waits for phase 3 of a Turn, or for its place (`placing`), or strikes at once."""
    if hit.raw <= 0:
        return Evolved(state)
    if hit.zone is None and not hit.diffuse:
        return Evolved(with_hit(state, hit))
    return deliver(state, hit, event_id)


def land_all(state: SombreState, hits: tuple[Hit, ...], event_id: str) -> Evolved:
    """Land several hits of one moment; deaths and distresses follow once all of them have struck."""
    struck = tuple(hit for hit in hits if hit.raw > 0)
    evolved = Evolved(state)
    if ticks_wait(state):
        for hit in struck:
            evolved = evolved.at(with_hit(evolved.state, hit))
        return evolved
    evolved = evolved.then(apply_all, struck, event_id)
    evolved = evolved.then(settle, state, event_id)
    return evolved.then(settle_fatigue, event_id)


def lessened(hit: Hit, by: int) -> Hit:
    return replace(hit, raw=max(hit.raw - by, 0))
