"""The audit of an SQLite file: its pages, its index, its rows, its write-ahead log."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

from eventsourcing.sqlite import SQLiteCursor

from domain.base.finding import Finding
from domain.register.storage.activity import OTHER_DAYS
from domain.register.storage.activity import TABLE as ACTIVITY
from domain.register.storage.engine import Audit, agree, other_days
from domain.register.storage.lock import is_held
from domain.register.storage.snapshots import THERE

FINDINGS = 20  # of the pages, at most: one is as bad as a hundred
LONGEST_LOG = 64 * 1024 * 1024  # bytes: a service writes its log back long before
INDEX = "sqlite_autoindex_stored_events_1"  # the unique key: a stream and its version
HEADER = 32  # bytes of the log's own header
FRAME = 24  # bytes before each page in it

UNIQUE = "SELECT count(*) FROM pragma_index_list('stored_events') WHERE name = ? AND \"unique\""
IN_TABLE = "SELECT originator_id, count(*) FROM stored_events NOT INDEXED GROUP BY originator_id"
IN_INDEX = f"SELECT originator_id, count(*) FROM stored_events INDEXED BY {INDEX} GROUP BY originator_id"
NOWHERE = """SELECT count(*) FROM stored_events NOT INDEXED WHERE typeof(originator_id) <> 'text' OR originator_id = ''
 OR typeof(originator_version) <> 'integer'"""


def audited(cursor: SQLiteCursor) -> Audit:
    """Check pages and index and count the rows, all as of one moment."""
    found = [
        Finding("the file is damaged: {detail}", detail=line)
        for line in _lines(cursor, f"PRAGMA integrity_check({FINDINGS})")
    ]
    cursor.execute(UNIQUE, (INDEX,))
    (unique,) = cursor.fetchone()
    rows = dict(_counts(cursor, IN_TABLE))
    if not unique:
        found.append(Finding("the table of events has no unique key: nothing kept an event from being written twice"))
    elif not agree(_counts(cursor, IN_INDEX), rows):
        found.append(Finding("the table of events and its index do not hold the same rows"))
    cursor.execute(NOWHERE)
    (nowhere,) = cursor.fetchone()
    if nowhere:
        found.append(Finding("{rows} rows of the table of events stand in no stream", rows=nowhere))
    cursor.execute(THERE, (ACTIVITY,))
    if cursor.fetchone()[0]:
        cursor.execute(OTHER_DAYS)
        found += other_days(cursor.fetchone()[0])
    return Audit(tuple(found), (), {stream: count for stream, count in rows.items() if isinstance(stream, str)})


def _lines(cursor: SQLiteCursor, statement: str) -> Iterator[str]:
    cursor.execute(statement)
    for (line,) in cursor.fetchall():
        if line != "ok":
            yield " ".join(str(line).split())


def _counts(cursor: SQLiteCursor, statement: str) -> Iterator[tuple[object, int]]:
    cursor.execute(statement)
    yield from iter(cursor.fetchone, None)


def torn_log(name: str) -> str | None:
    """Return a finding where SQLite passes over a commit in the write-ahead log, since a page before it is broken.

    The log of a killed process may well end in the middle of a commit, which nobody acknowledged; but the mark of a
    commit behind a page that does not fit says that more is missing. A log without a sound beginning is a finding too.
    None: no such commit, or the log is being written or too long to check.
    """
    log = Path(f"{name}-wal")
    if not log.exists() or log.stat().st_size > LONGEST_LOG or is_held(name):
        return None
    content = log.read_bytes()
    magic, _, size, _, salts = struct.unpack(">IIII8s", content[:24]) if len(content) >= HEADER else (0, 0, 0, 0, b"")
    if magic not in (0x377F0682, 0x377F0683) or not size:
        return Finding("its write-ahead log has no sound beginning") if content else None
    order = ">" if magic & 1 else "<"
    sums = _checksum(content[:24], order, (0, 0))
    whole, broken = sums == struct.unpack(">II", content[24:HEADER]), 0
    for number, at in enumerate(range(HEADER, len(content) - FRAME - size + 1, FRAME + size), 1):
        frame = content[at : at + FRAME]
        if frame[8:16] != salts:
            return None  # from an earlier time, to be written over
        if whole:
            sums = _checksum(content[at + FRAME : at + FRAME + size], order, _checksum(frame[:8], order, sums))
            whole, broken = sums == struct.unpack(">II", frame[16:]), number
        if not whole and frame[4:8] != bytes(4):
            torn = "its write-ahead log is broken at page {page}: at least one commit after it cannot be read"
            return Finding(torn, page=broken)
    return None


def _checksum(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    """Return SQLite's checksum: two running sums over pairs of words."""
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
