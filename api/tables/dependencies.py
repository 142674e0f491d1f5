"""What tables are begun with, and their keys changed: shared by all who write more than the next event of one table."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from api.storage.commits import Writing
from api.storage.heads import Aside
from api.storage.manifest import Noting
from api.tables.cache import Memory
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
