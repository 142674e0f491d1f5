"""Pools of dice of each camp, the effect of the lock on destiny, and of the final result on the lead."""

from __future__ import annotations

from domain.systems.spin.state.opposition_state import Factor, Opposition
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import CampName


def dice_of(state: Spin, opposition: Opposition) -> tuple[int, int]:
    """Return the dice of the protagonists, x, and of the obstacle, y (SPI-OPP-03, SPI-OPP-05, SPI-OPP-06, SPI-ZOOM-03).

    Pools only grow; keys are obstacle dice.
    """
    counted = [f for f in opposition.factors.values() if f.status == "accepted"]
    x = opposition.base_dice + sum(_given(f, "protagonist") for f in counted)
    y = opposition.base_dice + sum(_given(f, "obstacle") for f in counted)
    return x, y + sum(stage.keys for stage in opposition.stages)


def _given(factor: Factor, camp: CampName) -> int:
    return factor.dice if factor.camp == camp else factor.against


def delta_of(state: Spin, opposition: Opposition) -> int | None:
    """Return the change of destiny, y - x with all dice alike (SPI-DEST-02, SPI-HERO-03).
     None where destiny does not count (SPI-DEST-05). In players' duels x and y do not count (SPI-PVP-03), dice that the
    gm brought in do (SPI-PVP-04).
    """
    if not opposition.counted:
        return None
    if opposition.kind != "pvp":
        x, y = dice_of(state, opposition)
        return y - x
    outside = [f for f in opposition.factors.values() if f.destiny_added and f.status == "accepted"]
    if not outside:
        return None
    balance = sum(_given(f, "obstacle") - _given(f, "protagonist") for f in outside)
    return balance if state.options.pvp_destiny_delta == "signed" else abs(balance)


def draws_attention(found: Opposition) -> bool:
    """Return whether the gm draws a card: for the favourite's exploit or the outsider's fiasco (SPI-GAIN-01).

    Never in an npc's leg (SPI-GAIN-04).
    """
    extreme = "exploit" if found.stance == "favourite" else "fiasco"
    return found.lead is not None and found.result == extreme


def earns_fortune(found: Opposition) -> bool:
    """Return whether a fortune is earned: for the favourite's fiasco or the outsider's exploit (SPI-GAIN-01).

    Not after a shift (SPI-GAIN-02, SPI-FORT-04).
    """
    extreme = "fiasco" if found.stance == "favourite" else "exploit"
    return found.lead is not None and found.result == extreme and not found.shifts
