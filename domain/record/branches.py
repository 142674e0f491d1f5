"""A branch: a table of its own that begins with the record of another, so that the other ruling can be played out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

from msgspec.structs import replace

from domain.base.events import Event
from domain.table.chains import Anchors
from domain.table.seats import Origin


def held(branch: str, last: str) -> str:
    """Return the hash of the last event that a branch shares: who has that event's record can check it. By
    the bare hash two branches would tell everybody whether something happened between them, and be it hidden.
    """
    return sha256(f"{branch}\0{last}".encode()).hexdigest()


def branched(
    shared: Sequence[Event], table: str, title: str, origin: Origin, chance: Anchors | None
) -> Iterator[Event]:
    """The first events of a branch, from those that it shares with its origin, the opening first.

    All are as they were, ids, draws and corrections included; only the opening tells that it is a branch, and what
    chains of chance it begins. Keys of commands stay behind: what was once sent to the origin was never sent here.
    """
    opening = shared[0]
    command = replace(opening.command, title=title, origin=origin, chance=chance, before=opening.command.chance)
    yield replace(opening, id=table, key="", mark="", command=command)
    for event in shared[1:]:
        yield replace(event, key="", mark="")
