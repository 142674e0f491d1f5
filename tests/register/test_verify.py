"""The audit finds every change, in a register and in an exported record, and names the first bad event."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

import pytest

from domain.record.chain import GENESIS, Broken, hash_of, seal
from domain.register import Register, Stored, sqlite_settings
from domain.register.integrity import verify
from domain.register.integrity.verify import Fault, Report, verify_file, verify_register, write_record

MOMENT = datetime(2031, 2, 3, 4, 5, 6, tzinfo=UTC)
Lines = list[bytes]


def history(stream: str, count: int) -> list[Stored]:
    events, prev = [], GENESIS
    for version in range(1, count + 1):
        data, prev = seal(stream, version, "toy.Said.1", prev, '{"words":"é %d"}'.encode() % version)
        events.append(Stored(stream, version, "toy.Said.1", data))
    return events


@pytest.fixture
def register(path: Path) -> Iterator[Register]:
    with Register.open(sqlite_settings(path)) as register:
        for stream, count in (("a", 5), ("a:keys", 2), ("b", 4)):
            register.append(history(stream, count))
        yield register


@pytest.fixture
def record(register: Register, tmp_path: Path) -> Path:
    file = tmp_path / "a.jsonl"
    with file.open("wb") as out:
        assert write_record(register, "a", out, MOMENT) == 5
    return file


def forge(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(statement, values)


# A register


def test_a_sound_register_is_found_sound(register: Register) -> None:
    assert verify_register(register) == Report(streams=3, events=11, faults=())
    assert verify_register(register).sound


def test_an_empty_register_is_sound(tmp_path: Path) -> None:
    with Register.open(sqlite_settings(tmp_path / "empty.db")) as register:
        assert verify_register(register) == Report(0, 0, ())


def test_progress_is_told(register: Register, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "PROGRESS", 2)
    found: list[tuple[str, int]] = []
    verify_register(register, lambda stream, events: found.append((stream, events)))
    assert found == [("a", 2), ("a", 4), ("a", 5), ("a:keys", 2), ("a:keys", 2), ("b", 2), ("b", 4), ("b", 4)]


ROW = "WHERE originator_id = 'b' AND originator_version ="
EVENT = "INSERT INTO stored_events VALUES ('b',"
BORROWED = "INSERT INTO stored_events SELECT 'b', 5, topic, state FROM stored_events"


@pytest.mark.parametrize(
    ("statement", "version", "reason"),
    [
        (f"UPDATE stored_events SET state = CAST(replace(state, 3, 4) AS BLOB) {ROW} 3", 3, "not"),
        (f"UPDATE stored_events SET state = CAST(state AS TEXT) {ROW} 3", 3, "not a sealed event"),
        (f"UPDATE stored_events SET state = NULL {ROW} 4", 4, "not a sealed event"),
        (f"UPDATE stored_events SET topic = 'x' {ROW} 2", 2, "its content is not what was sealed"),
        (f"UPDATE stored_events SET topic = NULL {ROW} 2", 2, "its content is not what was sealed"),
        (f"UPDATE stored_events SET topic = CAST(x'ff' AS TEXT) {ROW} 3", 1, "cannot be read"),
        (f"UPDATE stored_events SET originator_version = 9 {ROW} 4", 4, "event 9 stands"),
        (f"DELETE FROM stored_events {ROW} 1", 1, "event 2 stands"),
        (f"DELETE FROM stored_events {ROW} 3", 3, "event 4 stands"),
        (f"{EVENT} 5, 't', x'7b7d')", 5, "not a sealed event"),
        (f"{EVENT} 0, 't', x'7b7d')", 1, "event 0 stands"),
        (f"{EVENT} 'x', 't', x'7b7d')", 5, "event x stands"),
        (f"{BORROWED} WHERE originator_id = 'a' AND originator_version = 5", 5, "does not follow"),
    ],
)
def test_a_forged_register_is_found_out(
    register: Register, path: Path, statement: str, version: int, reason: str
) -> None:
    forge(path, statement)
    report = verify_register(register)
    assert not report.sound
    assert [(fault.stream, fault.version) for fault in report.faults if fault.stream] == [("b", version)]
    assert reason in next(fault.reason for fault in report.faults if fault.stream)
    assert report.streams == 3
    assert report.events == 7 + version - 1


def test_a_swap_is_found_out(register: Register, path: Path) -> None:
    for old, new in ((2, 99), (3, 2), (99, 3)):
        forge(
            path,
            "UPDATE stored_events SET originator_version = ? WHERE originator_id = 'a' AND originator_version = ?",
            new,
            old,
        )
    assert [(fault.stream, fault.version) for fault in verify_register(register).faults] == [("a", 2)]


def test_every_bad_stream_is_named(register: Register, path: Path) -> None:
    forge(path, "UPDATE stored_events SET topic = 'x' WHERE originator_version = 2")
    forge(path, "INSERT INTO stored_events VALUES ('z', NULL, 't', x'00')")
    report = verify_register(register)
    named = [(fault.stream, fault.version) for fault in report.faults if fault.stream]
    assert named == [("a", 2), ("a:keys", 2), ("b", 2), ("z", 1)]
    assert (report.streams, report.events) == (4, 3)


# A record


def test_a_record_holds_the_events_verbatim(register: Register, record: Path) -> None:
    header, *lines = record.read_bytes().splitlines(keepends=True)
    events = list(register.read("a"))
    start = b'{"greffe":1,"table":"a","exported":"2031-02-03T04:05:06+00:00","events":5,"head":"%b","seal":"'
    assert header.startswith(start % hash_of(events[-1].data).encode())
    assert lines == [
        b'{"version":%d,"topic":"toy.Said.1","data":%b}\n' % (event.version, event.data) for event in events
    ]
    assert verify_file(record) == Report(streams=1, events=5, faults=())


def test_every_changed_byte_of_a_record_is_found(record: Path) -> None:
    content = record.read_bytes()
    for at in range(len(content)):
        for bit in (1, 32):  # 32 changes the case of a letter, and a hash must not be read in both
            changed = bytearray(content)
            changed[at] ^= bit
            record.write_bytes(changed)
            assert not verify_file(record).sound, at


def test_a_record_cut_anywhere_is_found(record: Path) -> None:
    content = record.read_bytes()
    for size in range(len(content)):
        record.write_bytes(content[:size])
        assert not verify_file(record).sound, size


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda lines: lines[:4], Fault("a", 4, "the file ends before line 5: 5 events are due")),
        (lambda lines: lines[:1], Fault("a", 1, "the file ends before line 2: 5 events are due")),
        (lambda lines: [*lines[:3], lines[3][:50]], Fault("a", 3, "line 4 is cut off")),
        (lambda lines: lines[:2] + lines[3:], Fault("a", 2, "event 3 stands in its place")),
        (lambda lines: [*lines[:2], lines[3], lines[2], *lines[4:]], Fault("a", 2, "event 3 stands in its place")),
        (lambda lines: [*lines[:3], *lines[2:]], Fault("a", 3, "event 2 stands in its place")),
        (lambda lines: [*lines, lines[-1]], Fault("a", 6, "line 7 is one more than the header counts")),
        (lambda lines: [*lines[:2], b"\n", *lines[2:]], Fault("a", 2, "line 3 is not an event")),
        (lambda lines: [lines[0], *lines], Fault("a", 1, "line 2 is not an event")),
        (lambda lines: lines[1:], Fault("", 0, "line 1 is not the header of a record")),
        (lambda _: [], Fault("", 0, "line 1 is not the header of a record")),
        (lambda _: [b"\xff\xfe"], Fault("", 0, "line 1 is not the header of a record")),
        (lambda lines: [lines[0], b'{"version":"\xff"}\n'], Fault("a", 1, "line 2 is not an event")),
        (lambda lines: [*lines[:2], lines[2].replace(b":2,", b": 2,")], Fault("a", 2, "line 3 is not an event")),
    ],
)
def test_the_first_bad_event_of_a_record_is_named(record: Path, change: Callable[[Lines], Lines], fault: Fault) -> None:
    record.write_bytes(b"".join(change(record.read_bytes().splitlines(keepends=True))))
    assert verify_file(record).faults == (fault,)


def test_a_record_under_another_header_is_found(register: Register, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.jsonl"
    with other.open("wb") as out:
        write_record(register, "b", out)
    ours, theirs = (file.read_bytes().splitlines(keepends=True) for file in (record, other))
    record.write_bytes(b"".join([theirs[0], *ours[1:5]]))
    assert verify_file(record).faults[0].version == 1


def test_a_head_that_is_not_the_last_hash_is_found(record: Path) -> None:
    header, *lines = record.read_bytes().splitlines(keepends=True)
    false = verify._header_line(verify._Header(1, "a", MOMENT.isoformat(), 5, GENESIS))
    assert false != header
    record.write_bytes(b"".join([false, *lines]))
    assert verify_file(record).faults == (Fault("a", 5, "its hash is not the head that the header names"),)


def test_a_record_of_the_keys_is_one_as_any(register: Register, tmp_path: Path) -> None:
    file = tmp_path / "keys.jsonl"
    with file.open("wb") as out:
        write_record(register, "a:keys", out)
    assert verify_file(file) == Report(1, 2, ())


def test_an_unknown_stream_has_no_record(register: Register) -> None:
    with pytest.raises(LookupError):
        write_record(register, "nobody", BytesIO())


def test_a_broken_stream_gives_no_record(register: Register, path: Path, tmp_path: Path) -> None:
    forge(path, "UPDATE stored_events SET topic = 'x' WHERE originator_version = 3")
    file = tmp_path / "broken.jsonl"
    with file.open("wb") as out, pytest.raises(Broken) as caught:
        write_record(register, "a", out)
    assert (caught.value.stream, caught.value.version) == ("a", 3)
    assert not verify_file(file).sound


def test_a_file_that_cannot_be_read_is_no_finding(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        verify_file(tmp_path / "nowhere.jsonl")
