"""Hits that a correction has made, which wait for the game master's ruling (SOM-RULING-03)."""

from __future__ import annotations

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.state import SombreState, with_combat


class ConsequenceOpened(Consequence, frozen=True):
    RULES = ("SOM-RULING-03",)
    attack: str
    character: Id
    attacker: Id
    raw: int


def wait_late(state: SombreState, hit: Hit) -> Evolved:
    """Let a hit that a correction has made wait for a ruling; in usual time, a blow that missed before it."""
    followed = ConsequenceOpened(hit.id, hit.target, hit.attacker, hit.raw)
    return Evolved(with_combat(state, late={**state.combat.late, hit.id: hit}), (followed,))
