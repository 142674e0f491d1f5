"""Visibility at a table of Innommable: INN-SEC-01 to INN-SEC-03; all else is everybody's."""

from __future__ import annotations

from domain.systems.innommable.state.state import Mystery


def is_keeper(state: Mystery, seat: str) -> bool:
    """The preparation, the plan and the pacing hints are the keeper's alone."""
    return state.table.role(seat) == "gm"


def reserve_is_public(state: Mystery) -> bool:
    """INN-SEC-02: does everybody see how many dice are left, and of which types?"""
    return state.options.reserve_view == "public"


def sees_reserve(state: Mystery, seat: str) -> bool:
    return is_keeper(state, seat) or reserve_is_public(state)
