"""Who may know what at a table of Innommable: INN-SEC-01 to INN-SEC-03; all else is everybody's."""

from __future__ import annotations

from domain.systems.innommable.state import Mystery


def is_keeper(state: Mystery, seat: str) -> bool:
    """The preparation, the plan and the pacing hints are the keeper's alone."""
    return state.table.role(seat) == "gm"


def sees_reserve(state: Mystery, seat: str) -> bool:
    """INN-SEC-02: how many dice are left, and of which types; everybody where the table so chose."""
    return is_keeper(state, seat) or state.options.reserve_view == "public"
