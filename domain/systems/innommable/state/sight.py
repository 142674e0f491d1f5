"""Visibility at a table of Innommable: INN-SEC-01 to INN-SEC-03; everybody may see all else."""

from __future__ import annotations

from domain.systems.innommable.state.state import Mystery


def is_keeper(state: Mystery, seat: str) -> bool:
    """Return whether the seat is the keeper's, who alone sees the preparation, the plan and the pacing hints."""
    return state.table.role(seat) == "gm"


def reserve_is_public(state: Mystery) -> bool:
    """Return whether everybody sees how many dice are left, and of which types (INN-SEC-02)."""
    return state.options.reserve_view == "public"


def sees_reserve(state: Mystery, seat: str) -> bool:
    return is_keeper(state, seat) or reserve_is_public(state)
