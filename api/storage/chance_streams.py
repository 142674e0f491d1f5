"""The secret of a table's dice, in a stream of its own in the register, beside the events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from domain.record.chain import GENESIS, Broken, Tip, follow, seal
from domain.register import Register, Stored, Unavailable
from domain.table import chains
from domain.table.chains import Anchors, Chains, ChainSecret
from domain.table.seats import Seat


class NewChains(NamedTuple):
    """The chains of a new table: what its opening publishes, and the row that holds their secret."""

    chains: Chains
    published: Anchors
    row: Stored
    tip: Tip


def begin_chains(table: str, secret: bytes, seats: Iterable[Seat], mark: str = "") -> NewChains:
    """Make chains from a secret of 32 bytes; every player has a stream of numbers. `mark`: see `chains`."""
    players = (seat.id for seat in seats if seat.role == "player")
    made = Chains(table, secret)
    published = made.published(players, mark)
    stream = chains.stream(table)
    data, own = seal(stream, 1, chains.TOPIC, GENESIS, chains.body(ChainSecret(secret.hex())))
    return NewChains(made, published, Stored(stream, 1, chains.TOPIC, data), Tip(1, own))


def secret_of(register: Register, table: str) -> bytes | None:
    """Return the secret of a table's dice; None if there is none, or none that can be read. Blocking; raises
    Unavailable.
    """
    stream = chains.stream(table)
    try:
        rows = list(register.read(stream, limit=1))
        for _ in follow(stream, rows):
            return bytes.fromhex(chains.read(rows[0].data).secret)
    except (Broken, msgspec.DecodeError, ValueError):
        pass
    except Unavailable as failure:
        if failure.cause != "damaged":
            raise
    return None
