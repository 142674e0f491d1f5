"""Visibility of Innommable's entries: what the keeper alone reads."""

from __future__ import annotations

from typing import Any

from domain.record.history import Step
from domain.systems.innommable.state.sight import is_keeper


def keepers(step: Step, seat: str, _what: Any) -> bool:
    """Return whether the seat is the keeper's: the keeper alone reads the entry (INN-SEC-01)."""
    return is_keeper(step.before, seat)
