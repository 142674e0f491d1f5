"""Opening a table that is in no memory: records of different lengths, from a file, as the service opens them."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

from api.tables.service import TableService
from domain.register import Register, sqlite_settings
from ops.bench.logs import long
from ops.bench.report import Figure, Target, over
from ops.bench.rows.replay import cpu

LENGTHS = (100, 10_000)
ROUNDS = 5


def measure(rounds: int = ROUNDS, lengths: Sequence[int] = LENGTHS) -> list[Figure]:
    """Measure openings of a table, each by a service that has seen nothing. The table was opened once before: what that
    left in the register beside the log may help.
    """
    spent = openings(rounds, lengths)
    short, *_ = lengths
    figures = [
        over(
            f"opening a cold table of {length:,} events",
            "ms",
            [each * 1000 for each in spent[length]],
            [each * 1000 for each in spent[short]],
            f"of {short:,}",
            target=Target(2.0, 1.3) if length == lengths[-1] else None,
        )
        for length in lengths
    ]
    return figures[1:]


def openings(rounds: int, lengths: Sequence[int]) -> dict[int, list[float]]:
    """Return the processor seconds of all threads for each length; the lengths take turns."""
    spent: dict[int, list[float]] = {length: [] for length in lengths}
    with (
        tempfile.TemporaryDirectory(prefix="greffe-bench-") as folder,
        Register.open(sqlite_settings(Path(folder, "cold.sqlite"))) as register,
    ):
        for length in lengths:
            register.append(long(length, f"cold{length}").rows)
            asyncio.run(opened(register, f"cold{length}"))
        for _ in range(rounds):
            for length in lengths:
                spent[length].append(asyncio.run(opened(register, f"cold{length}")))
    return spent


async def opened(register: Register, table: str) -> float:
    """Return the processor seconds until the table can be acted at."""
    service = TableService(register)
    try:
        before = cpu()
        await service.cached(table)
        spent = cpu() - before
        await service.memory.snapshot_saver.finished()  # what it leaves for the next is written, or was not worth it
        return spent
    finally:
        service.workers.close()
