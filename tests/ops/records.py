"""Sessions in memory as files, for the command line to read."""

from __future__ import annotations

from pathlib import Path

from domain.record.chain import GENESIS
from domain.register import Register, memory_settings
from domain.register.integrity.verify import write_record
from projections.feeds.loading import sealed
from tests.scene import Scene


def whole_record(scene: Scene, path: Path) -> Path:
    """Its sealed record."""
    head, rows, table = GENESIS, [], scene.feeds.history.raw[0].id
    for event in scene.feeds.history.raw:
        row, head = sealed(scene.game, table, event, head)
        rows.append(row)
    with Register.open(memory_settings()) as register, path.open("xb") as out:
        register.append(rows)
        write_record(register, table, out)
    return path
