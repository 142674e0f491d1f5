"""The dangers as a seat sees them, all families together."""

from __future__ import annotations

import msgspec

from domain.base.events import Id
from domain.systems.sombre.state.perils import Ordeal
from domain.systems.sombre.state.state import SombreState
from projections.base.entry_rules import EntryRules
from projections.sombre.dangers import accidents, air, common, explosions, exposure, fire, torture, toxic
from projections.sombre.dangers.accidents import FrostView
from projections.sombre.dangers.air import BreathView, DepthView
from projections.sombre.dangers.common import HazardView, WaitingView
from projections.sombre.dangers.explosions import BombView, MineView
from projections.sombre.dangers.exposure import ExposureView
from projections.sombre.dangers.toxic import DoseView, PoisonView

ENTRY_RULES: EntryRules = {
    **common.ENTRY_RULES,
    **accidents.ENTRY_RULES,
    **fire.ENTRY_RULES,
    **explosions.ENTRY_RULES,
    **air.ENTRY_RULES,
    **exposure.ENTRY_RULES,
    **toxic.ENTRY_RULES,
    **torture.ENTRY_RULES,
}
"""What each family tells."""


class DangersView(msgspec.Struct, frozen=True, kw_only=True):
    """The view of all dangers.

    `waiting`: Wounds that the game master has still to place. `malaise`: after a stimulant. `ordeals`: the game
    master's.
    """

    hazards: tuple[HazardView, ...]
    waiting: tuple[WaitingView, ...]
    breaths: tuple[BreathView, ...]
    depths: tuple[DepthView, ...]
    exposures: tuple[ExposureView, ...]
    doses: tuple[DoseView, ...]
    poisons: tuple[PoisonView, ...]
    malaise: tuple[Id, ...]
    ordeals: tuple[Ordeal, ...]
    frostbites: tuple[FrostView, ...]
    bombs: tuple[BombView, ...]
    mines: tuple[MineView, ...]


def dangers(state: SombreState, seat: str) -> DangersView:
    return DangersView(
        hazards=common.hazards(state, seat),
        waiting=common.waiting(state, seat),
        breaths=air.breaths(state, seat),
        depths=air.depths(state, seat),
        exposures=exposure.exposures(state, seat),
        doses=toxic.doses(state, seat),
        poisons=toxic.made(state, seat),
        malaise=toxic.sick(state, seat),
        ordeals=torture.seen(state, seat),
        frostbites=accidents.frostbites(state, seat),
        bombs=explosions.bombs_seen(state, seat),
        mines=explosions.mines_seen(state, seat),
    )
