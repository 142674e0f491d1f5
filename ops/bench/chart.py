"""Chart of cost against the length of the record: both axes by powers of ten, in the terminal and as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, floor, log10
from typing import NamedTuple
from xml.sax.saxutils import escape

from ops.bench.report import Figure, number

LENGTH = "length"
"""The detail of a figure that says how long the record was."""

COLUMNS, ROWS = 72, 18
SIGNS = "oxs+*#"
WIDTH, HEIGHT, EDGE, LEGEND = 760, 420, 60, 230
COLOURS = ("#2166ac", "#b2182b", "#1b7837", "#762a83", "#b35806", "#444444")


class Series(NamedTuple):
    """One cost: milliseconds by the length of the record, ascending."""

    name: str
    points: tuple[tuple[float, float], ...]


class Frame(NamedTuple):
    """The powers of ten between which all points of a chart lie."""

    left: int
    right: int
    low: int
    high: int

    def place(self, length: float, cost: float) -> tuple[float, float]:
        """Return the place of a point, each coordinate from 0 to 1, rightwards and upwards."""
        across = (log10(length) - self.left) / (self.right - self.left)
        return across, (log10(cost) - self.low) / (self.high - self.low)


def series(figures: Iterable[Figure]) -> list[Series]:
    """Return the costs by length that the figures hold; empty if they hold none."""
    found: dict[str, list[tuple[float, float]]] = {}
    for figure in figures:
        if LENGTH in figure.details and figure.value > 0:
            name = figure.name.rpartition(", record of")[0]
            found.setdefault(name, []).append((figure.details[LENGTH], figure.value))
    return [Series(name, tuple(sorted(points))) for name, points in found.items()]


def frame(drawn: Sequence[Series]) -> Frame:
    lengths = [log10(length) for each in drawn for length, _ in each.points]
    costs = [log10(cost) for each in drawn for _, cost in each.points]
    left, low = floor(min(lengths)), floor(min(costs))
    return Frame(left, max(left + 1, ceil(max(lengths))), low, max(low + 1, ceil(max(costs))))


def in_terminal(drawn: Sequence[Series]) -> str:
    """Draw the series as lines of text: a sign for each series, the later above the earlier where they meet."""
    around = frame(drawn)
    grid = [[" "] * COLUMNS for _ in range(ROWS)]
    for sign, each in zip(SIGNS, drawn, strict=False):
        for length, cost in each.points:
            across, up = around.place(length, cost)
            grid[round((1 - up) * (ROWS - 1))][round(across * (COLUMNS - 1))] = sign
    powers = _powers(around.low, around.high)
    heights = {round((1 - _share(power, around.low, around.high)) * (ROWS - 1)): power for power in powers}
    lines = [f"{_cost(heights.get(place)):>10} |{''.join(line)}" for place, line in enumerate(grid)]
    lines.append(f"{'':>10} +{'-' * COLUMNS}")
    lines.append(f"{'events':>10}  {_below(around)}")
    lines += [f"{sign:>12} {each.name}" for sign, each in zip(SIGNS, drawn, strict=False)]
    return "\n".join(lines)


def as_svg(drawn: Sequence[Series]) -> str:
    """Draw the series as a self-contained picture: no script, no style sheet, no font but the reader's."""
    around = frame(drawn)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + LEGEND} {HEIGHT + EDGE}" '
        'font-family="sans-serif" font-size="13" role="img">',
        "<title>Cost against the length of the record</title>",
        f'<rect width="{WIDTH + LEGEND}" height="{HEIGHT + EDGE}" fill="#ffffff"/>',
        *_axes(around),
    ]
    for place, (colour, each) in enumerate(zip(COLOURS, drawn, strict=False)):
        points = [_at(around, length, cost) for length, cost in each.points]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in points]
        height = EDGE + 22 * place
        parts.append(f'<circle cx="{WIDTH + 12}" cy="{height - 4}" r="4" fill="{colour}"/>')
        parts.append(f'<text x="{WIDTH + 24}" y="{height}">{escape(each.name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _axes(around: Frame) -> Iterator[str]:
    for power in _powers(around.left, around.right):
        x, bottom = _at(around, 10.0**power, 10.0**around.low)
        yield f'<line x1="{x:.1f}" y1="20" x2="{x:.1f}" y2="{bottom:.1f}" stroke="#dddddd"/>'
        yield f'<text x="{x:.1f}" y="{bottom + 20:.1f}" text-anchor="middle">{10**power:,}</text>'
    for power in _powers(around.low, around.high):
        left, y = _at(around, 10.0**around.left, 10.0**power)
        yield f'<line x1="{left:.1f}" y1="{y:.1f}" x2="{WIDTH - 20}" y2="{y:.1f}" stroke="#dddddd"/>'
        yield f'<text x="{left - 8:.1f}" y="{y + 4:.1f}" text-anchor="end">{escape(_cost(power))}</text>'
    yield f'<text x="{WIDTH / 2}" y="{HEIGHT + 42}" text-anchor="middle">events in the record</text>'


def _at(around: Frame, length: float, cost: float) -> tuple[float, float]:
    across, up = around.place(length, cost)
    return EDGE + 30 + across * (WIDTH - EDGE - 50), 20 + (1 - up) * (HEIGHT - 20)


def _powers(first: int, last: int) -> range:
    return range(first, last + 1)


def _share(power: int, low: int, high: int) -> float:
    return (power - low) / (high - low)


def _cost(power: int | None) -> str:
    return "" if power is None else f"{number(10.0**power)} ms"


def _below(around: Frame) -> str:
    line = [" "] * (COLUMNS + 8)
    for power in _powers(around.left, around.right):
        place = round(_share(power, around.left, around.right) * (COLUMNS - 1))
        text = f"{10**power:,}"
        line[place : place + len(text)] = text
    return "".join(line).rstrip()
