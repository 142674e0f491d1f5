"""What tables are begun with, and their keys changed: shared by all who write more than the next event of one table."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from api.playing.memory import Memory
from api.storing.heads import Aside
from api.storing.noting import Noting
from api.storing.writing import Writing
from domain.register import Register


class Means(NamedTuple):
    """`aside`: what takes long, beside the event loop. `new_secret`: of a table's dice."""

    register: Register
    memory: Memory
    writing: Writing
    noting: Noting
    aside: Aside
    clock: Callable[[], datetime]
    new_id: Callable[[], str]
    new_secret: Callable[[], bytes]
