"""Visibility of Nosgoth's entries: who sees a combatant, and who knows its points."""

from __future__ import annotations

from typing import Any

from domain.record.history import Step
from domain.systems.nosgoth.state.sight import knows, sees


def whose(what: Any) -> str:
    """Return the combatant that a command or consequence names."""
    found: str = what.character if hasattr(what, "character") else what.combatant
    return found


def seen(step: Step, seat: str, what: Any) -> bool:
    """Return whether the seat sees that the combatant is there (NOS-SEC-01, NOS-SEC-04)."""
    return sees(step.after, seat, whose(what))


def known(step: Step, seat: str, what: Any) -> bool:
    """Return whether the seat knows the combatant's points (NOS-SEC-03, NOS-SEC-05)."""
    return knows(step.after, seat, whose(what))
