"""Visibility at a table of Ambre, where it is not the same for all (AMB-SEC)."""

from __future__ import annotations

from domain.systems.ambre.state.state import State


def piles_open(state: State) -> bool:
    """Return whether the cards of the piles may be seen (AMB-SEC-06).

    Other seats only count them until the epilogue, unless the table's option opens them.
    """
    return state.options.open_set_aside or state.step in ("epilogue", "ended")


def gift_open(state: State, seat: str, pair: tuple[str | None, ...]) -> bool:
    """Return whether the seat may see a given card (AMB-CLOSE-09, AMB-CONS-04).

    Giver and recipient know it; everybody does at the end, or where the table's option opens the piles.
    """
    return seat in pair or state.options.open_set_aside or state.step == "ended"
