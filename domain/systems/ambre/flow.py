"""One automatic step after another, each with what follows from it (AMB-GEN-04)."""

from __future__ import annotations

from collections.abc import Callable

from domain.game import Evolved
from domain.game.events import Consequence
from domain.systems.ambre.state import State

Stage = Callable[[State], Evolved]


def told(state: State, *consequences: Consequence) -> Evolved:
    return Evolved(state, consequences)


def then(first: Evolved, *stages: Stage) -> Evolved:
    """Each stage takes up the state that the one before left; consequences stay in order."""
    state, consequences = first
    for stage in stages:
        following = stage(state)
        state = following.state
        consequences += following.consequences
    return Evolved(state, consequences)
