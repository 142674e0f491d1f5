"""Doses as they are noted: given, in force, over."""

from __future__ import annotations

from domain.systems.sombre.state.perils import Dose
from domain.systems.sombre.state.state import SombreState, with_dangers


def noted(state: SombreState, dose: Dose) -> SombreState:
    """Add a dose, or put it in place of its earlier state."""
    return with_dangers(state, doses={**state.dangers.doses, dose.id: dose})


def same_product(one: Dose, product: str) -> bool:
    """Return whether the dose is of the product of that name; without a name its family counts."""
    return name_of(one).casefold() == product.strip().casefold()


def name_of(dose: Dose) -> str:
    return dose.product.strip() or dose.family
