"""Ranks that a body's own state costs its actions."""

from __future__ import annotations

from domain.systems.sombre.state.state import Character, SombreState


def daze_ranks(state: SombreState, person: Character) -> int:
    """SOM-STUN-02: until its moment has come."""
    found = person.body.daze
    if found is None or (found.expires is not None and state.now is not None and found.expires <= state.now):
        return 0
    return found.ranks
