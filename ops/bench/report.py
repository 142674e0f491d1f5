"""What a measurement says, on the screen and as JSON."""

from __future__ import annotations

import os
import platform
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from ops.terminal import row, show, table


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One measured value; `ratio` is the value to that of `against`, measured in the same run."""

    name: str
    value: float
    unit: str
    ratio: float | None = None
    against: str = ""
    details: dict[str, float] = {}


class Report(msgspec.Struct, frozen=True):
    """All figures of a run, and what they were measured on."""

    at: datetime
    python: str
    sqlite: str
    cores: int
    load: float
    figures: tuple[Figure, ...]


def report(figures: Sequence[Figure]) -> Report:
    return Report(
        at=datetime.now(UTC).replace(microsecond=0),
        python=platform.python_version(),
        sqlite=sqlite3.sqlite_version,
        cores=os.cpu_count() or 1,
        load=round(os.getloadavg()[0], 2),
        figures=tuple(figures),
    )


def print_report(made: Report) -> None:
    columns = ("what", "value", "unit", "ratio", "against", "details")
    rows = table(*columns, right=("value", "ratio"))
    for figure in made.figures:
        ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
        details = ", ".join(f"{name} {number(value)}" for name, value in figure.details.items())
        row(rows, figure.name, number(figure.value), figure.unit, ratio, figure.against, details)
    show(rows)


def number(value: float) -> str:
    """Three figures are all that a measurement on a shared machine is worth."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def percentile(sorted_values: Sequence[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))]
