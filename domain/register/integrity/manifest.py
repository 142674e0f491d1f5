"""The manifest: notes in the register itself of tables opened and ended, and of the heads of streams from time to time.

A chain shows a change to its past, not that its tail is missing, nor that it is missing whole. So every process writes
a stream of notes of its own, `manifest:<name>`, sealed like any other; of several processes none waits for another.
Notes are written some time after the events that they note, never while a command waits: a table that no note names is
no fault.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.finding import Finding
from domain.record import tombstone
from domain.record.chain import START, Broken, Tip, follow, seal
from domain.record.tombstone import FORGOTTEN
from domain.register.log import Register
from domain.register.storage.errors import Unavailable
from domain.register.storage.stored import Stored

PREFIX = "manifest:"
TOPIC = "register.Noted.1"
SIDE_STREAMS = ("keys", "chance")  # streams that lie beside a table's events


class Head(msgspec.Struct, frozen=True, omit_defaults=True):
    """The head of a table that ended: the number of its events, the hash of the last.

    `signature`: of the service, by its `key`, over the rest, see `projections.proof.signing`.
    """

    table: str
    events: int
    head: str
    at: datetime
    key: str = ""
    signature: str = ""

    def facts(self) -> dict[str, Any]:
        """Return all fields as plain objects: before signing the object to sign, afterwards key and signature too."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        return fields


def signed(head: Head, key: str, signature: str) -> Head:
    return replace(head, key=key, signature=signature)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """The knowledge of a process at a moment: tables opened and ended since its last note, and the tips of streams.

    `finals`: the heads of the tables that ended.
    """

    at: datetime
    opened: tuple[str, ...] = ()
    ended: tuple[str, ...] = ()
    heads: Mapping[str, Tip] = {}
    finals: tuple[Head, ...] = ()


class Ought(msgspec.Struct, frozen=True):
    """The content that a register should have by all notes: the tables, each since its first note.

    `heads`: the hash that was noted at each version of each stream, and when. `ended`: the tables that ended; `finals`:
    their heads.
    """

    tables: Mapping[str, datetime]
    heads: Mapping[str, Mapping[int, Mapping[str, datetime]]]
    ended: tuple[str, ...] = ()
    finals: tuple[Head, ...] = ()


_encode = msgspec.json.Encoder(order="deterministic").encode
_notes = msgspec.json.Decoder(Note)


def is_manifest(stream: str) -> bool:
    return stream.startswith(PREFIX)


def written(stream: str, after: Tip, note: Note) -> tuple[Stored, Tip]:
    """Return the row of a note, and the tip of the stream after it."""
    data, own = seal(stream, after.version + 1, TOPIC, after.hash, _encode(note))
    return Stored(stream, after.version + 1, TOPIC, data), Tip(after.version + 1, own)


def ought(register: Register, streams: Iterable[str]) -> Ought:
    """Return what the manifests among these streams say, as far as each is sound: the audit finds where one is not."""
    tables: dict[str, datetime] = {}
    heads: dict[str, dict[int, dict[str, datetime]]] = {}
    ended: list[str] = []
    finals: list[Head] = []
    for stream in filter(is_manifest, streams):
        for note in _sound(register, stream):
            for table in note.opened:
                tables.setdefault(table, note.at)
            ended += note.ended
            for name, tip in note.heads.items():
                heads.setdefault(name, {}).setdefault(tip.version, {})[tip.hash] = note.at
            for final in note.finals:
                heads.setdefault(final.table, {}).setdefault(final.events, {})[final.head] = final.at
                finals.append(final)
    return Ought(tables, heads, tuple(ended), tuple(finals))


def forgotten(
    register: Register, due: Ought, rows: Mapping[str, int] | None
) -> tuple[Ought, tuple[tuple[str, str], ...]]:
    """Return the expected content without the forgotten tables, and the tombstones that contradict the notes.

    Each such tombstone is given as its stream and what is wrong. `rows`: how many rows each stream has, None where that
    is not known.
    """
    heads, false = dict(due.heads), []
    for stream, recorded in due.heads.items():
        if rows is not None and rows.get(stream, 0) != 1:
            continue
        first = next(register.read(stream, limit=1), None)
        if first is None or first.topic != FORGOTTEN:
            continue
        deleted = tombstone.read(first.data)
        if max(recorded) > deleted.events or deleted.head not in recorded.get(
            deleted.events, {deleted.head: deleted.at}
        ):
            false.append((stream, Finding("it was forgotten in another state than was noted")))
        del heads[stream]
        for kind in SIDE_STREAMS:
            heads.pop(f"{stream}:{kind}", None)
    return Ought(due.tables, heads, due.ended, due.finals), tuple(false)


def _sound(register: Register, stream: str) -> Sequence[Note]:
    found: list[Note] = []
    tip = START
    try:
        for row in register.read(stream):
            tip = next(follow(stream, (row,), tip))
            found.append(_notes.decode(row.data))
    except (Broken, Unavailable, msgspec.DecodeError):
        pass
    return found
