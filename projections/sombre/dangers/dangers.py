"""The dangers as a seat sees them, all families together."""

from __future__ import annotations

import msgspec

from domain.systems.sombre.state.state import SombreState
from projections.sombre.audience import Piece
from projections.sombre.dangers import accidents, common, explosions, fire
from projections.sombre.dangers.accidents import FrostView
from projections.sombre.dangers.common import HazardView, WaitingView
from projections.sombre.dangers.explosions import BombView, MineView

PIECES: tuple[Piece, ...] = (
    common.PIECE,
    accidents.PIECE,
    fire.PIECE,
    explosions.PIECE,
)
"""What each family tells."""


class DangersView(msgspec.Struct, frozen=True, kw_only=True):
    """`waiting`: Wounds that the game master has still to place."""

    hazards: tuple[HazardView, ...]
    waiting: tuple[WaitingView, ...]
    frostbites: tuple[FrostView, ...]
    bombs: tuple[BombView, ...]
    mines: tuple[MineView, ...]


def dangers(state: SombreState, seat: str) -> DangersView:
    return DangersView(
        hazards=common.hazards(state, seat),
        waiting=common.waiting(state, seat),
        frostbites=accidents.frostbites(state, seat),
        bombs=explosions.bombs_seen(state, seat),
        mines=explosions.mines_seen(state, seat),
    )
