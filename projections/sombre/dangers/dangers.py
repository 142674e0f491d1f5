"""The dangers as a seat sees them, all families together."""

from __future__ import annotations

import msgspec

from domain.systems.sombre.state.state import SombreState
from projections.sombre.audience import Piece
from projections.sombre.dangers import common
from projections.sombre.dangers.common import HazardView, WaitingView

PIECES: tuple[Piece, ...] = (common.PIECE,)
"""What each family tells."""


class DangersView(msgspec.Struct, frozen=True, kw_only=True):
    """`waiting`: Wounds that the game master has still to place."""

    hazards: tuple[HazardView, ...]
    waiting: tuple[WaitingView, ...]


def dangers(state: SombreState, seat: str) -> DangersView:
    return DangersView(hazards=common.hazards(state, seat), waiting=common.waiting(state, seat))
