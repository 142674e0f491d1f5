"""Doses as they are noted: given, in force, over."""

from __future__ import annotations

from msgspec.structs import replace

from domain.systems.sombre.state.perils import Dose
from domain.systems.sombre.state.state import SombreState


def noted(state: SombreState, dose: Dose) -> SombreState:
    """A new one, or what an old one has become."""
    return replace(state, doses={**state.doses, dose.id: dose})


def same_product(one: Dose, product: str) -> bool:
    """By its name, else by its family."""
    return name_of(one).casefold() == product.strip().casefold()


def name_of(dose: Dose) -> str:
    return dose.product.strip() or dose.family
