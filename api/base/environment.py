"""Environment: all that makes two runs of the service differ, in one place, so that a simulation can replace it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import NamedTuple

from api.base.randomness import SYSTEM as RANDOMNESS
from domain.base.chance import Below

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """Return the present time."""
    return datetime.now(UTC)


class Environment(NamedTuple):
    """The clock and the sources of randomness: `below` of faces, `new_secret` of a table's dice, `new_id` of ids; and
    the cell, whose name its tables' ids begin with.
    """

    clock: Clock = utc_now
    below: Below = RANDOMNESS.below
    new_secret: Callable[[], bytes] = RANDOMNESS.secret
    new_id: Callable[[], str] = RANDOMNESS.name
    cell: str = ""

    def table_id(self, chosen: str = "") -> str:
        """Return an id for a table: `chosen`, else a new one, after the name of the cell."""
        own = chosen or self.new_id()
        return f"{self.cell}-{own}" if self.cell else own


SYSTEM = Environment()
