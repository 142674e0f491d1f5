"""Which corrections are in force: a correction counts until another undoes it, and again once that one is undone."""

from __future__ import annotations

from collections.abc import Iterable

from domain.corrections.commands import Correction, Restore, Retract
from domain.record.history import History


def active(history: History, extra: int | None = None, upto: int | None = None) -> frozenset[int]:
    """Versions of the corrections in force; `extra`: one that is being undone now; `upto`: as of that version."""
    made = [v for v in history.rulings if upto is None or v <= upto]
    undone: set[int] = set() if extra is None else {extra}
    for version in sorted(made, reverse=True):
        ruling = history.rulings[version]
        if version not in undone and undoes(history, ruling.correction):
            undone.add(history.index[ruling.correction.target])
    return frozenset(made) - undone


def undoes(history: History, correction: Correction) -> bool:
    """Restoring, by its name or as the retraction of a correction."""
    return isinstance(correction, Restore | Retract) and history.index[correction.target] in history.rulings


def made_of_play(history: History, versions: Iterable[int]) -> frozenset[int]:
    """Those of these corrections that do more than undo another."""
    return frozenset(v for v in versions if not undoes(history, history.rulings[v].correction))


def parting(history: History, latest: int, wanted: frozenset[int]) -> int:
    """The last correction, `latest` at most, before which those in force were just those that are wanted."""
    made = sorted(made_of_play(history, history.rulings))
    for first in reversed(made[: made.index(latest) + 1]):
        then = made_of_play(history, active(history, upto=first - 1))
        if then == frozenset(v for v in made if v < first and v in wanted):
            return first
    raise AssertionError("before the first correction there is none")
