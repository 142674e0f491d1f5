"""Substances in a body: the doses, and the points that they are worth."""

from __future__ import annotations

from collections.abc import Iterator

from domain.systems.sombre.state.perils import Dose, Family
from domain.systems.sombre.state.state import SombreState

STIMULANTS: frozenset[Family] = frozenset({"stimulant"})
DEPRESSANTS: frozenset[Family] = frozenset({"depressant", "alcohol", "opiate", "sleeping_drug", "anaesthetic"})
DEADLY: frozenset[Family] = frozenset({"alcohol", "opiate"})
"""SOM-DANGER-TOXIC-15."""
PSYCHEDELICS: frozenset[Family] = frozenset({"psychedelic"})


def acting(state: SombreState, character: str, families: frozenset[Family]) -> Iterator[Dose]:
    """Yield the acting doses of these families; a dose without Toxicity does nothing (SOM-DANGER-TOXIC-01)."""
    for dose in state.doses_in.get(character, ()):
        if dose.acting and dose.toxicity and dose.family in families:
            yield dose


def strongest(state: SombreState, character: str, families: frozenset[Family]) -> Dose | None:
    """Return the acting dose of these families with the highest Toxicity, or None: doses of a family do not add up.

    Of two alike, the one that is known.
    """
    return max(acting(state, character, families), key=lambda d: (d.toxicity, not d.secret), default=None)


def under(state: SombreState, character: str, families: frozenset[Family]) -> bool:
    return strongest(state, character, families) is not None
