"""The audit of a register, or of an exported record: whether every event is the one sealed, in its place.

An exported record is JSON Lines. First a header, then one line for each event, its sealed bytes verbatim:

    {"greffe":1,"table":"<stream>","exported":"<RFC 3339>","events":<n>,"head":"<hash>",
     "key":"<id>","signature":"<Ed25519>","seal":"<SHA-256>"}
    {"version":1,"topic":"...","data":{"hash":"...","prev":"...",...}}

`head` is the hash of the last event: it shows a missing tail. The header's `seal` is the SHA-256 of the header without
it (`{...}`). Each line has exactly one spelling, so that no byte of the file changes unseen. A forger who makes the
whole file anew can do all that, but not `key` and `signature`, where the service has a key: see
`projections.proof.signing`; the signed object is the header without `signature` and `seal`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, BinaryIO, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from domain.base.finding import Finding
from domain.record.chain import START, Broken, Record, Tip, follow, hash_of
from domain.record.codec import when
from domain.register import Register, Unavailable
from domain.register.integrity.manifest import Ought, forgotten, ought
from domain.register.storage.engine import Audit

T = TypeVar("T", bound=Record)
NEWLINE = b"\n"
LONGEST_HEADER = 64 * 1024  # bytes: what is longer is no header, and need not be read to know it
MOMENT = "%Y-%m-%d %H:%M:%S UTC"
LONGEST_LINE = 64 * 1024 * 1024
LOWEST = -(2**63)  # a version below any that a store can hold: what stands before version 1 is a fault too
PROGRESS = 1_000  # events between two calls of on_progress, within a stream

Sign = Callable[[Mapping[str, Any]], tuple[str, str] | None]
"""Signs an object: the id of the key and the signature; None: there is no key."""


def unsigned(facts: Mapping[str, Any]) -> tuple[str, str] | None:
    return None


Progress = Callable[[str, int], None]
"""Called with a stream and how many of its events were found sound so far; last at the stream's end."""


class Fault(msgspec.Struct, frozen=True):
    """The first bad event of a stream: the version due where it stops being sound, and why. 0: the header."""

    stream: str
    version: int
    reason: str


class Report(msgspec.Struct, frozen=True):
    """The result of an audit: streams visited, events found sound, faults, and remarks on what could not be checked."""

    streams: int
    events: int
    faults: tuple[Fault, ...]
    remarks: tuple[str, ...] = ()

    @property
    def sound(self) -> bool:
        return not self.faults


def verify_register(register: Register, on_progress: Progress | None = None) -> Report:
    """Audit the storage, check every stream, and compare both with each other and with the manifest.

    A chain does not show that its tail is missing: a noted head does, and an exported record by its header. Raises
    Unavailable if the streams cannot even be listed.
    """
    try:
        audit = register.audit()
    except Unavailable as failure:
        audit = Audit((Finding("the storage cannot be checked: {detail}", detail=failure.detail),))
    clock = _Clock()
    recorded = ought(register, register.streams())
    names = list(register.streams())  # listed after the notes were read: others may open tables and note them meanwhile
    due, false_stones = forgotten(register, recorded, audit.rows)
    faults = [Fault("", 0, finding) for finding in audit.findings]
    faults += [Fault(stream, 1, reason) for stream, reason in false_stones]
    streams = events = 0
    for stream in names:
        tip, fault = _walk(_checked_tips(stream, register, due, clock), stream, on_progress)
        if fault is None:
            fault = _short(stream, tip, (audit.rows or {}).get(stream, 0), due)
        streams += 1
        events += tip.version
        faults += [fault] if fault else []
    faults += _absent(set(names), audit.rows or {}, due)
    return Report(streams, events, tuple(faults), (*audit.remarks, *clock.remarks))


def verify_streams(register: Register, streams: Iterable[str]) -> Report:
    """Check these streams alone. Raises nothing.

    Neither the storage nor the manifest is asked: a missing tail is not found.
    """
    clock = _Clock()
    nothing_due = Ought({}, {})
    walks = [(stream, *_walk(_checked_tips(stream, register, nothing_due, clock), stream, None)) for stream in streams]
    faults = [fault or _short(stream, tip, 0, nothing_due) for stream, tip, fault in walks]
    events = sum(tip.version for _, tip, _ in walks)
    return Report(len(walks), events, tuple(filter(None, faults)), tuple(clock.remarks))


class _Clock:
    """A check of the times of the events that pass; the first of each stream that runs backwards makes a remark."""

    def __init__(self) -> None:
        self.remarks: list[Finding] = []

    def watch(self, stream: str, records: Iterable[T]) -> Iterator[T]:
        last: datetime | None = None
        warned = False
        for record in records:
            yield record
            try:
                at = when(record.data)
                back = last is not None and at < last
            except (msgspec.DecodeError, UnicodeDecodeError, TypeError):  # of another shape, or two kinds of time
                continue
            if back and not warned:
                warned = True
                earlier = "table {table}: event {event} says an earlier time than the one before it"
                self.remarks.append(Finding(earlier, table=stream, event=record.version))
            last = at


def _checked_tips(stream: str, register: Register, due: Ought, clock: _Clock) -> Iterator[Tip]:
    """Yield the tips of a stream. Raises Broken where a noted head is not in it, Unavailable."""
    heads = due.heads.get(stream, {})
    for tip in follow(stream, clock.watch(stream, register.read(stream, after=LOWEST))):
        for recorded_hash, at in heads.get(tip.version, {}).items():
            if recorded_hash != tip.hash:
                raise Broken(stream, tip.version, Finding("another event stood here at {at}", at=f"{at:{MOMENT}}"))
        yield tip


def _short(stream: str, tip: Tip, rows: int, due: Ought) -> Fault | None:
    """Return the fault at the end of a stream that is sound as far as it goes; None: nothing is missing."""
    if tip == START:
        return Fault(stream, 1, Finding("no event of it can be read"))
    if rows > tip.version:
        few = "the table holds {rows} events, {found} are found by their index"
        return Fault(stream, tip.version + 1, Finding(few, rows=rows, found=tip.version))
    heads = due.heads.get(stream, {})
    if (last := max(heads, default=0)) > tip.version:
        at = min(heads[last].values())
        return Fault(
            stream, tip.version + 1, Finding("lost: event {event} was there at {at}", event=last, at=f"{at:{MOMENT}}")
        )
    return None


def _absent(names: set[str], rows: Mapping[str, int], due: Ought) -> Iterator[Fault]:
    """Yield a fault for each stream that should be in the register and is not."""
    for stream, count in sorted(rows.items()):
        if stream not in names:
            yield Fault(stream, 1, Finding("{rows} rows of it are not found by their index", rows=count))
    first_recorded = {stream: min(min(each.values()) for each in noted.values()) for stream, noted in due.heads.items()}
    first_recorded |= dict(due.tables)
    for stream, at in sorted(first_recorded.items()):
        if stream not in names and stream not in rows:
            yield Fault(stream, 1, Finding("it is missing: it was there at {at}", at=f"{at:{MOMENT}}"))


def verify_file(path: str | os.PathLike[str], on_progress: Progress | None = None) -> Report:
    """Check an exported record, byte for byte. Raises OSError if the file cannot be read."""
    clock = _Clock()
    with open(path, "rb") as file:
        header = _header(file.readline(LONGEST_HEADER))
        if header is None:
            return Report(0, 0, (Fault("", 0, Finding("line 1 is not the header of a record")),))
        lines = clock.watch(header.table, _lines(file, header))
        tip, fault = _walk(follow(header.table, lines), header.table, on_progress)
    if fault is None and tip.hash != header.head:
        fault = Fault(header.table, tip.version, Finding("its hash is not the head that the header names"))
    return Report(1, tip.version, (fault,) if fault else (), tuple(clock.remarks))


def write_record(
    register: Register, stream: str, out: BinaryIO, exported: datetime | None = None, sign: Sign = unsigned
) -> int:
    """Write the record of `stream` to `out`, checking it on the way; return how many events it holds.

    Its header is signed by `sign`. Events appended meanwhile are left out. Raises LookupError for an unknown stream,
    Unavailable, and Broken, ValueError where the chain is not sound: what was written until then does not pass for a
    record.
    """
    last = register.last(stream)
    if last is None:
        raise LookupError(stream)
    moment = (exported or datetime.now(UTC)).isoformat(timespec="seconds")
    header = _Header(1, stream, moment, last.version, hash_of(last.data))
    key, signature = sign(msgspec.to_builtins(header)) or ("", "")
    out.write(_header_line(replace(header, key=key, signature=signature)))
    tip = START
    for event in register.read(stream, upto=last.version):
        tip = next(follow(stream, (event,), tip))
        out.write(_event_line(event.version, event.topic, event.data))
    return tip.version


class _Header(msgspec.Struct, frozen=True, omit_defaults=True):
    greffe: Literal[1]
    table: str
    exported: str
    events: int
    head: str
    key: str = ""
    signature: str = ""


class _Line(msgspec.Struct, frozen=True):
    """An event as a line of a record; its fields are those that `follow` checks."""

    version: int
    topic: str
    raw: msgspec.Raw = msgspec.field(name="data")

    @property
    def data(self) -> bytes:
        return bytes(self.raw)


_headers = msgspec.json.Decoder(_Header)
_events = msgspec.json.Decoder(_Line)


def _walk(tips: Iterable[Tip], stream: str, on_progress: Progress | None) -> tuple[Tip, Fault | None]:
    tip, fault = START, None
    try:
        for tip in tips:
            if on_progress and tip.version % PROGRESS == 0:
                on_progress(stream, tip.version)
    except Broken as broken:
        fault = Fault(stream, broken.version, broken.reason)
    except Unavailable as failure:
        fault = Fault(stream, tip.version + 1, Finding("cannot be read: {detail}", detail=failure.detail))
    if on_progress:
        on_progress(stream, tip.version)
    return tip, fault


def _header(line: bytes) -> _Header | None:
    try:
        header = _headers.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return header if _header_line(header) == line else None


def _lines(file: BinaryIO, header: _Header) -> Iterator[_Line]:
    """Yield the events of a record; event n is due in line n + 1. Raises Broken."""
    version = 0
    for version, line in enumerate(iter(lambda: file.readline(LONGEST_LINE), b""), 1):
        if version > header.events:
            raise Broken(
                header.table, version, Finding("line {line} is one more than the header counts", line=version + 1)
            )
        yield _line(header.table, version, line)
    if version < header.events:
        raise Broken(
            header.table,
            version + 1,
            Finding(
                "the file ends before line {line}: {events} events are due", line=version + 2, events=header.events
            ),
        )


def _line(stream: str, due: int, line: bytes) -> _Line:
    try:
        event = _events.decode(line)
        if _event_line(event.version, event.topic, event.data) == line:
            return event
    except (msgspec.DecodeError, UnicodeDecodeError):
        pass
    whole = line.endswith(NEWLINE)
    wrong = (
        Finding("line {line} is not an event", line=due + 1)
        if whole
        else Finding("line {line} is cut off", line=due + 1)
    )
    raise Broken(stream, due, wrong)


def _header_line(header: _Header) -> bytes:
    text = msgspec.json.encode(header)
    return b'%b,"seal":"%b"}\n' % (text[:-1], sha256(text).hexdigest().encode())


def _event_line(version: int, topic: str, data: bytes) -> bytes:
    return b'{"version":%d,"topic":%b,"data":%b}\n' % (version, msgspec.json.encode(topic), data)
