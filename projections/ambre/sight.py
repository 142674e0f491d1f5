"""Visibility at a table of Ambre, where it is not the same for all (AMB-SEC)."""

from __future__ import annotations

from domain.systems.ambre.state.state import State


def piles_open(state: State) -> bool:
    """AMB-SEC-06: piles are counted by others until the epilogue, unless the table plays them open."""
    return state.options.open_set_aside or state.step in ("epilogue", "ended")


def gift_open(state: State, seat: str, pair: tuple[str | None, ...]) -> bool:
    """AMB-CLOSE-09, AMB-CONS-04: a given card is known to giver and recipient; to all at the end."""
    return seat in pair or state.options.open_set_aside or state.step == "ended"
