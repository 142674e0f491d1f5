"""`verify`, `record` and `replay` on sound and on ruined databases and files."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import pytest

from tests.ops.conftest import EVENTS, Greffe, failed


def exported(greffe: Greffe, database: Path, table: str = "aaaa") -> Path:
    path = database.with_name(f"{table}.jsonl")
    assert greffe("record", database, table, "-o", path).returncode == 0
    return path


def ruin(database: Path, table: str, version: int) -> None:
    """One byte of one event."""
    with sqlite3.connect(database) as connection:
        where = "originator_id = ? AND originator_version = ?"
        (state,) = connection.execute(f"SELECT state FROM stored_events WHERE {where}", (table, version)).fetchone()
        flipped = bytes([*state[:-3], state[-3] ^ 1, *state[-2:]])
        connection.execute(f"UPDATE stored_events SET state = ? WHERE {where}", (flipped, table, version))
    connection.close()


def test_verify_finds_a_sound_database_sound(greffe: Greffe, database: Path) -> None:
    done = greffe("verify", database)
    assert done.returncode == 0, done.stderr
    assert f"{2 * EVENTS} events of 2 streams are sound" in done.stdout
    assert done.stderr == "", "no progress where nobody watches"


def test_verify_names_the_first_bad_event_of_each_table(process: Greffe, database: Path) -> None:
    ruin(database, "bbbb", 17)
    ruin(database, "bbbb", 21)
    done = process("verify", database)
    assert done.returncode == 1
    assert "table bbbb, event 17: its content is not what was sealed" in done.stdout
    assert "aaaa" not in done.stdout
    assert "event 21" not in done.stdout


def test_verify_finds_a_flipped_bit_in_a_file(greffe: Greffe, database: Path) -> None:
    record = exported(greffe, database)
    assert greffe("verify", record).returncode == 0
    data = bytearray(record.read_bytes())
    data[len(data) // 2] ^= 1
    record.write_bytes(data)
    done = greffe("verify", record)
    assert done.returncode == 1
    assert re.search(r"table aaaa, event \d+: ", done.stdout)


def test_a_record_cut_in_half_is_refused(greffe: Greffe, database: Path) -> None:
    record = exported(greffe, database)
    record.write_bytes(record.read_bytes()[: record.stat().st_size // 2])
    done = greffe("verify", record)
    assert done.returncode == 1
    assert "is cut off" in done.stdout
    failed(greffe("replay", record), 1, "no sound record", "is cut off")


def test_a_record_that_ends_early_is_refused(greffe: Greffe, database: Path) -> None:
    record = exported(greffe, database)
    record.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:-5]))
    assert "the file ends before" in greffe("verify", record).stdout


def test_a_kept_hash_vouches_for_the_past(greffe: Greffe, database: Path) -> None:
    heads = dict(line.split("=") for line in greffe("verify", database, "--heads").stdout.splitlines() if "=" in line)
    assert heads.keys() == {"aaaa", "bbbb"}
    kept = f"aaaa={heads['aaaa']}"
    record = exported(greffe, database)
    assert greffe("verify", database, "--expect", kept).returncode == 0
    assert greffe("verify", record, "--expect", kept).returncode == 0
    with sqlite3.connect(database) as connection:  # a missing tail, which the chain alone does not show
        connection.execute("DELETE FROM stored_events WHERE originator_id = 'aaaa' AND originator_version > 30")
    connection.close()
    assert greffe("verify", database).returncode == 0
    done = greffe("verify", database, "--expect", kept)
    assert done.returncode == 1
    assert "table aaaa: no event has the hash" in done.stdout


@pytest.mark.parametrize(
    ("expected", "code", "words"),
    [("aaaa=12", 2, "not TABLE=HASH"), (f"cccc={'0' * 64}", 1, "table cccc: it is not here")],
)
def test_an_expectation_that_cannot_be_met(
    greffe: Greffe, database: Path, expected: str, code: int, words: str
) -> None:
    done = greffe("verify", database, "--expect", expected)
    assert done.returncode == code
    assert words in done.stdout + done.stderr


def test_a_damaged_database_is_a_finding(greffe: Greffe, database: Path) -> None:
    data = bytearray(database.read_bytes())
    data[4096 : len(data) - 4096] = b"\xa5" * (len(data) - 2 * 4096)
    database.write_bytes(data)
    done = greffe("verify", database)
    assert done.returncode == 1
    assert "damaged" in done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["verify", "record", "replay"])
def test_what_is_missing_is_said(greffe: Greffe, command: str, tmp_path: Path) -> None:
    failed(greffe(command, tmp_path / "none.sqlite"), 3, "none.sqlite", "No such file")
    assert not (tmp_path / "none.sqlite").exists()


@pytest.mark.parametrize("command", ["record", "replay", "verify"])
def test_another_programs_database_is_left_alone(greffe: Greffe, command: str, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    connection.close()
    before = other.read_bytes()
    failed(greffe(command, other), 3, "not a database of Greffe", "another program")
    assert other.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["other.sqlite"]


def test_a_file_that_is_no_record_is_a_finding(greffe: Greffe, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Chère Maud,\n")
    done = greffe("verify", "letter.txt")
    assert done.returncode == 1
    assert "not the header of a record" in done.stdout
    failed(greffe("record", "letter.txt"), 3, "not a database of Greffe")
    failed(greffe("replay", "letter.txt"), 1, "no sound record")


@pytest.mark.parametrize("command", ["record", "replay"])
def test_a_locked_database_is_said(process: Greffe, database: Path, command: str) -> None:
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN EXCLUSIVE")
    try:
        failed(process(command, database, "aaaa", GREFFE_LOCK_TIMEOUT="1"), 3, "another process holds its lock")
    finally:
        connection.close()


@pytest.mark.parametrize("command", ["record", "replay"])
def test_an_unknown_table_is_said_with_those_that_are_there(greffe: Greffe, database: Path, command: str) -> None:
    failed(greffe(command, database, "cccc"), 2, "no table cccc", "aaaa, bbbb")
    failed(greffe(command, database), 2, "name a table", "aaaa, bbbb")


@pytest.mark.parametrize("command", ["record", "replay"])
def test_an_unknown_seat_is_said_with_those_that_are_there(greffe: Greffe, database: Path, command: str) -> None:
    failed(greffe(command, database, "aaaa", "--seat", "player7"), 2, "no seat player7", "gm1, player1")


def test_an_unknown_frame_is_said(greffe: Greffe, database: Path) -> None:
    failed(greffe("replay", database, "aaaa", "--frame", "9999"), 2, "not 9999", str(EVENTS))


def test_replay_shows_a_seat_at_a_frame(process: Greffe, database: Path) -> None:
    done = process("replay", database, "aaaa", "--seat", "player1", "--frame", "8", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "The table “Mesure” is open." in done.stdout
    assert "View at frame 8:" in done.stdout
    assert len(re.findall(r"^ +\d+  \d\d:\d\d:\d\d", done.stdout, re.MULTILINE)) == 8


def test_replay_tells_a_session_as_sentences_alone(greffe: Greffe, database: Path) -> None:
    """The lines of the frames one after the other, in the language that was asked for, and nothing else."""
    for seat, language in (("player1", "en"), ("host", "fr")):
        asked = ("replay", database, "aaaa", "--seat", seat, "--lang", language)
        frames = json.loads(greffe(*asked, "--json").stdout)["frames"]
        done = greffe(*asked, "--text")
        assert done.stdout.splitlines() == [entry["text"] for frame in frames for entry in frame["entries"]]
    part = greffe("replay", database, "aaaa", "--frame", "2", "--lang", "en", "--text").stdout.splitlines()
    assert part[0] == "The table “Mesure” is open. The game master reads what is said to some alone, too."
    assert len(part) == 2
    failed(greffe(*asked, "--text", "--json", "--lang", "en"), 2, "one or the other")


def test_replay_reads_a_record_as_it_reads_the_database(greffe: Greffe, database: Path) -> None:
    record = exported(greffe, database)
    asked = ("--seat", "player1", "--frame", "20", "--json")
    output = greffe("replay", record, *asked).stdout
    assert output == greffe("replay", database, "aaaa", *asked).stdout
    assert len(json.loads(output)["frames"]) == 20


def test_the_record_of_a_seat_is_its_feed(greffe: Greffe, database: Path) -> None:
    done = greffe("record", database, "aaaa", "--seat", "player1")
    header, *frames = [json.loads(line) for line in done.stdout.splitlines()]
    assert (header["table"], header["seat"], header["frames"]) == ("aaaa", "player1", EVENTS)
    assert [frame["frame"] for frame in frames] == list(range(1, EVENTS + 1))


def test_no_file_is_overwritten(greffe: Greffe, database: Path) -> None:
    record = exported(greffe, database)
    before = record.read_bytes()
    failed(greffe("record", database, "aaaa", "-o", record), 2, "nothing is overwritten")
    assert record.read_bytes() == before


def test_an_export_that_fails_leaves_no_file(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    ruin(database, "aaaa", 30)
    failed(greffe("record", database, "aaaa", "-o", "a.jsonl"), 1, "not sound", "event 30")
    failed(greffe("record", database, "bbbb", "-o", "nowhere/a.jsonl"), 1, "cannot write", "No such file")
    assert [path.name for path in tmp_path.glob("*.jsonl*")] == []
