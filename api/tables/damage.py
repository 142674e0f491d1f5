"""Tables whose record cannot be read: each answers for itself that it is damaged, and no other is harmed."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection

from api.base.logs import log_event
from domain.record.chain import Broken
from domain.register import Unavailable

PATIENCE = 10.0  # seconds until a damaged table is read again: somebody may have mended it
_log = logging.getLogger("greffe.damage")


class DamagedTable(Exception):
    """The record of `table` cannot be read from its event `version` on (0: nowhere), for `reason`.

    `holders` are the hashes of those tokens that speak for a seat, as far as that can be read: to anybody else a
    damaged table is no table.
    """

    def __init__(self, table: str, version: int, reason: str, holders: Collection[str] = ()) -> None:
        super().__init__(table, version, reason)
        self.table = table
        self.version = version
        self.reason = reason
        self.holders = frozenset(holders)


def damaged(table: str, error: Exception, version: int, holders: Collection[str]) -> DamagedTable:
    """Return the damage that an error, raised while the record was read, shows about the event `version`."""
    match error:
        case DamagedTable():
            return error
        case Broken():
            return DamagedTable(table, error.version, f"{error.stream}: {error.reason}", holders)
        case Unavailable():
            return DamagedTable(table, version, error.detail, holders)
        case _:  # what it says may quote the record
            return DamagedTable(table, version, f"cannot be read by this version ({type(error).__name__})", holders)


class Damages:
    """The damaged tables that this process knows: at most `most`, the longest known forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[str, tuple[DamagedTable, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def remember(self, found: DamagedTable) -> None:
        """Remember that a table is damaged, for `PATIENCE` seconds. The log names each damage once, for the operator
        alone.
        """
        before = self._known.pop(found.table, None)
        self._known[found.table] = found, asyncio.get_running_loop().time() + PATIENCE
        if before is None or before[0].args != found.args:
            log_event(
                _log, "table damaged", logging.ERROR, table=found.table, version=found.version, reason=found.reason
            )
        while len(self._known) > self._most:
            self._known.popitem(last=False)

    def known(self, table: str) -> DamagedTable | None:
        """Return the known damage of a table while there is no point in reading it again, else None."""
        found, until = self._known.get(table, (None, 0.0))
        return found if asyncio.get_running_loop().time() < until else None

    def mended(self, table: str) -> None:
        """Forget the damage of a table that could be read."""
        if self._known.pop(table, None):
            log_event(_log, "table mended", table=table)
