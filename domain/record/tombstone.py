"""The tombstone of a forgotten table: one sealed event in the place of its first, which no game reads.

It holds the time of the deletion, the number of events and the hash of the last one: enough to distinguish a forgotten
table from a lost one, wherever its head had been noted.
"""

from __future__ import annotations

from datetime import datetime

import msgspec

from domain.record.chain import GENESIS, seal

FORGOTTEN = "table.TableForgotten.1"


class Tombstone(msgspec.Struct, frozen=True):
    at: datetime
    events: int
    head: str


_decoder: msgspec.json.Decoder[Tombstone] = msgspec.json.Decoder(Tombstone)


def written(table: str, tombstone: Tombstone) -> bytes:
    """Return the sealed bytes of version 1 of the table's stream, under the topic `FORGOTTEN`."""
    return seal(table, 1, FORGOTTEN, GENESIS, msgspec.json.encode(tombstone))[0]


def read(data: bytes) -> Tombstone:
    """Read a tombstone from its sealed bytes. Raises msgspec.DecodeError."""
    return _decoder.decode(data)
