"""`greffe bench`: speed of the service, compared with bare programs in the same run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import click
import msgspec

from domain.register.storage.files import private
from domain.systems import GAMES
from ops.bench.chart import as_svg, in_terminal, series
from ops.bench.report import Figure, Report, print_report, report
from ops.cli.command import argument, command, option
from ops.cli.failures import Failed, Misused, writing
from ops.cli.messages import translate

PARTS = (
    *("commands", "replay", "cold", "correction", "beside", "moves", "push", "memory", "fight", "page", "forms"),
    "length",
)
ALONE = ("scale", "cells")  # start PostgreSQL and Redis, which not every machine has
GAME = "nosgoth"
QUICK: Mapping[str, Mapping[str, Any]] = {
    "commands": {"seconds": 0.3, "rounds": 1},
    "replay": {"rounds": 1, "events": 300},
    "cold": {"rounds": 1, "lengths": (50, 200)},
    "correction": {"rounds": 1, "lengths": (50, 200)},
    "beside": {"rounds": 1, "length": 200},
    "push": {"commands": 30},
    "memory": {"tables": 20, "events": 40},
    "fight": {"rounds": 1, "turns": 2},
    "page": {"seconds": 0.3, "rounds": 1, "tables": 4, "evening": 20, "measured": 5},
    "forms": {"commands": 20},
    "length": {"rounds": 1, "lengths": (60, 100, 200)},
    "scale": {"seconds": 0.5, "tables": 4, "pushes": 20},
    "cells": {"seconds": 0.5, "tables": 4, "rounds": 1},
}


@command()
@argument("part", type=click.Choice([*PARTS, "all", *ALONE]), default="all")
@option("--json", "output", type=click.Path(path_type=Path, dir_okay=False), help="option-figures")
@option(
    "--compare",
    type=click.Path(path_type=Path, dir_okay=False),
    help="option-compare",
)
@option("--svg", type=click.Path(path_type=Path, dir_okay=False), help="option-svg")
@option("--quick", is_flag=True, help="option-quick")
def bench(part: str, output: Path | None, compare: Path | None, svg: Path | None, quick: bool) -> None:
    """Measure one PART, or all but `scale` (one and two processes on a PostgreSQL and a Redis, started for it) and
    `cells` (one and two of these with two processes each).

    Everything works on new databases in a temporary folder. Ratios compare with something bare that was measured in the
    same run; on a machine that does other work, no other figure is worth much.
    """
    if GAME not in GAMES:
        raise Failed("no-measured-game", game=GAME)
    before = _earlier(compare) if compare else None
    figures: list[Figure] = []
    for name in PARTS if part == "all" else (part,):
        click.echo(translate("measuring", part=name), err=True)
        measure: Callable[..., list[Figure]] = import_module(f"ops.bench.rows.{name}").measure
        figures += measure(**(QUICK.get(name, {}) if quick else {}))
    made = report(figures)
    print_report(made, before)
    drawn = series(figures)
    if drawn:
        click.echo(f"\n{in_terminal(drawn)}")
    if output:
        with writing(output), open(output, "wb", opener=private) as out:
            out.write(msgspec.json.format(msgspec.json.encode(made), indent=2) + b"\n")
    if svg:
        if not drawn:
            raise Failed("no-chart")
        with writing(svg), open(svg, "wb", opener=private) as out:
            out.write(as_svg(drawn).encode())


def _earlier(path: Path) -> Report:
    """Read the figures of an earlier run. Raises Failed."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Report)
    except OSError as error:
        raise Misused("unreadable", name=path, reason=error.strerror or error) from error
    except msgspec.DecodeError as error:
        raise Failed("no-figures", name=path, detail=error) from error
