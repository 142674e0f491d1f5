"""`greffe bench`: how fast, compared with what is bare, in the same run."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import click
import msgspec

from domain.systems import GAMES
from ops.bench.report import Figure, print_report, report
from ops.failures import Failed, writing

PARTS = ("commands", "replay", "correction", "push", "memory", "fight")
ALONE = ("scale",)  # starts a PostgreSQL and a Redis, which not every machine has
GAME = "nosgoth"


@click.command()
@click.argument("part", type=click.Choice([*PARTS, "all", *ALONE]), default="all")
@click.option("--json", "output", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures there too.")
def bench(part: str, output: Path | None) -> None:
    """Measure one PART, or all but `scale`: one and two processes on a PostgreSQL and a Redis, started for it.

    Everything works on new databases in a temporary folder. Ratios compare with something bare that was
    measured in the same run; on a machine that does other work, nothing else of it is worth much.
    """
    if GAME not in GAMES:
        raise Failed(f"the measured sessions are of {GAME}, which is not installed here")
    figures: list[Figure] = []
    for name in PARTS if part == "all" else (part,):
        click.echo(f"measuring {name} ...", err=True)
        measure: Callable[[], list[Figure]] = import_module(f"ops.bench.{name}").measure
        figures += measure()
    made = report(figures)
    print_report(made)
    if output:
        with writing(output):
            output.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=2) + b"\n")
