"""Reports of measurements: on the screen, as JSON, and beside an earlier run."""

from __future__ import annotations

import os
import platform
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from statistics import median
from typing import Any

import msgspec

from ops.cli.messages import translate
from ops.cli.terminal import row, show, table

MARKS = {"stretch": "++", "must": "+", "missed": "-"}


class Target(msgspec.Struct, frozen=True):
    """The target of a figure: the bound that it must meet, and a better one; `more`: more is better."""

    must: float
    stretch: float
    more: bool = False

    def reached(self, value: float) -> str:
        """Return which bound a value meets: `stretch`, `must` or `missed`."""
        if self._holds(value, self.stretch):
            return "stretch"
        return "must" if self._holds(value, self.must) else "missed"

    def _holds(self, value: float, bound: float) -> bool:
        return value >= bound if self.more else value <= bound


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A measured value; `ratio` is the value to that of `against`, measured in the same run. `rounds` are all
    measurements of what is judged: the ratio, or the value if there is none.
    """

    name: str
    value: float
    unit: str
    ratio: float | None = None
    against: str = ""
    details: dict[str, float] = {}
    rounds: tuple[float, ...] = ()
    target: Target | None = None

    @property
    def judged(self) -> float:
        """The number that is compared with the target, and with other runs."""
        return self.value if self.ratio is None else self.ratio

    @property
    def mark(self) -> str:
        return self.target.reached(self.judged) if self.target else ""


class Report(msgspec.Struct, frozen=True):
    """All figures of a run, and what they were measured on."""

    at: datetime
    python: str
    sqlite: str
    cores: int
    load: float
    figures: tuple[Figure, ...]


def over(name: str, unit: str, values: Sequence[float], bare: Sequence[float], against: str, **named: Any) -> Figure:
    """Make the figure of some rounds, each with its yardstick, measured beside it."""
    ratios = tuple(value / yard for value, yard in zip(values, bare, strict=True))
    return Figure(
        name=name,
        value=median(values),
        unit=unit,
        ratio=median(ratios),
        against=against,
        rounds=ratios,
        **named,
    )


def report(figures: Sequence[Figure]) -> Report:
    return Report(
        at=datetime.now(UTC).replace(microsecond=0),
        python=platform.python_version(),
        sqlite=sqlite3.sqlite_version,
        cores=os.cpu_count() or 1,
        load=round(os.getloadavg()[0], 2),
        figures=tuple(figures),
    )


def print_report(made: Report, before: Report | None = None) -> None:
    """Print one line for each figure; `before`: its values in an earlier run."""
    then = {figure.name: figure for figure in before.figures} if before else {}
    compared = ("before", "now-before") if before else ()
    rows = table(
        "what", "value", "unit", "ratio", "spread", "must", "stretch", "", *compared, "against", "details",
        right=("value", "ratio", "must", "stretch", *compared),
    )  # fmt: skip
    for figure in made.figures:
        row(
            rows,
            figure.name,
            number(figure.value),
            figure.unit,
            "" if figure.ratio is None else number(figure.ratio),
            _spread(figure.rounds),
            *_wanted(figure),
            *(_since(figure, then.get(figure.name)) if before else ()),
            figure.against,
            ", ".join(f"{name} {number(value)}" for name, value in figure.details.items()),
        )
    show(rows)


def _spread(rounds: Sequence[float]) -> str:
    return f"{number(min(rounds))}–{number(max(rounds))}" if len(rounds) > 1 else ""


def _wanted(figure: Figure) -> tuple[str, str, str]:
    if figure.target is None:
        return "", "", ""
    return (
        number(figure.target.must),
        number(figure.target.stretch),
        f"{MARKS[figure.mark]} {translate(f'mark-{figure.mark}')}",
    )


def _since(figure: Figure, before: Figure | None) -> tuple[str, str]:
    if before is None or not before.judged:
        return "", ""
    return number(before.judged), number(figure.judged / before.judged)


def number(value: float) -> str:
    """Return a number with three digits, which are all that a measurement on a shared machine is worth."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def percentile(sorted_values: Sequence[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))]
