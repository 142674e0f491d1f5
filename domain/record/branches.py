"""A branch: a table of its own that begins with the record of another, so that the other ruling can be played out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

from msgspec.structs import replace

from domain.base.events import Event
from domain.table.chains import Anchors
from domain.table.seats import Origin


def held(branch: str, last: str) -> str:
    """Return the hash by which a branch names the last event that it shares, checkable by all who have that record.

    The branch goes into the hash: by the bare hash two branches would tell everybody whether something happened between
    them, even something hidden.
    """
    return sha256(f"{branch}\0{last}".encode()).hexdigest()


def branched(
    shared: Sequence[Event], table: str, title: str, origin: Origin, chance: Anchors | None
) -> Iterator[Event]:
    """Yield the first events of a branch, made of those that it shares with its origin, the opening first.

    All are as they were, ids, draws and corrections included; only the opening names the origin and the new chains of
    chance. The idempotency keys are left out: a command that was once sent to the origin was never sent to the branch.
    """
    opening = shared[0]
    command = replace(opening.command, title=title, origin=origin, chance=chance, before=opening.command.chance)
    yield replace(opening, id=table, key="", mark="", command=command)
    for event in shared[1:]:
        yield replace(event, key="", mark="")
