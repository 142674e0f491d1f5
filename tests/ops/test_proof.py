"""Signed records, receipts and keys at the command line: what is sound, and every forgery by its name."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from api.storage.keyring import Keyring
from domain.record.chain import START
from domain.register import Register, sqlite_settings
from domain.register.integrity.manifest import Head, Note, signed, written
from tests import forging
from tests.api.service import playing, serving
from tests.contract.sessions import played
from tests.ops.conftest import Greffe, failed
from tests.scene import START as MOMENT
from tests.scene import Scene

READER = "lise"


@pytest.fixture(scope="module")
def scene() -> Scene:
    return played("nosgoth")


@pytest.fixture
def record(scene: Scene, keys: Keyring, tmp_path: Path) -> Path:
    return forging.record(tmp_path / "record.jsonl", scene.feeds, keys)


def said(greffe: Greffe, *arguments: object) -> forging.Verified:
    done = greffe("verify", *arguments, "--json")
    found = msgspec.json.decode(done.stdout, type=forging.Verified)
    found.code = done.returncode
    return found


def header(record: Path, change: Callable[[dict[str, object]], None]) -> None:
    """Another header, with a seal that fits."""
    first, rest = record.read_bytes().split(b"\n", 1)
    body = {name: value for name, value in json.loads(first).items() if name != "seal"}
    change(body)
    text = msgspec.json.encode(body)
    record.write_bytes(b'%b,"seal":"%b"}\n%b' % (text[:-1], sha256(text).hexdigest().encode(), rest))


def stripped(header: dict[str, object]) -> None:
    del header["key"], header["signature"]


# Records


def test_a_signed_record_says_who_signed_it(greffe: Greffe, record: Path, keys: Keyring) -> None:
    found = said(greffe, record)
    assert (found.code, found.findings) == (0, [])
    assert found.notes == [f"signed by this service (key {keys.signer().kid})"]


def test_where_nobody_says_which_keys_are_right_it_is_said(greffe: Greffe, record: Path, tmp_path: Path) -> None:
    (tmp_path / "greffe.keys").unlink()
    found = said(greffe, record)
    assert found.code == 0
    assert "nothing here says" in found.notes[0]


def test_a_record_made_anew_with_a_foreign_key_is_told_as_such(
    greffe: Greffe, scene: Scene, keys: Keyring, tmp_path: Path
) -> None:
    foreign = Keyring(None)
    record = forging.record(tmp_path / "record.jsonl", scene.feeds, foreign)
    found = said(greffe, record)
    assert found.code == 1
    assert found.findings == [
        f"signed by a foreign key, {foreign.signer().kid}: it was not this service that made it",
    ]


def test_a_record_made_anew_under_the_old_signature_is_told_as_such(
    greffe: Greffe, scene: Scene, keys: Keyring, record: Path, tmp_path: Path
) -> None:
    """Every hash fits, the header's seal too."""
    old = json.loads(record.read_bytes().split(b"\n", 1)[0])
    other = forging.record(
        tmp_path / "other.jsonl", scene.feeds, keys, lambda e: replace(e, at=MOMENT) if e.version == 9 else e
    )
    header(other, lambda first_line: first_line.update(signature=old["signature"]))
    found = said(greffe, other)
    assert found.code == 1
    assert found.findings == [
        f"the signature (key {keys.signer().kid}) is not that of this content: it was changed, or made anew",
    ]


def test_a_key_that_claims_to_be_another_is_told_as_such(
    greffe: Greffe, scene: Scene, keys: Keyring, tmp_path: Path
) -> None:
    record = forging.record(tmp_path / "record.jsonl", scene.feeds, Keyring(None))
    header(record, lambda first_line: first_line.update(key=keys.signer().kid))
    assert "is not that of this content" in said(greffe, record).findings[0]


@pytest.mark.parametrize("signature", ["", "A", "é", "A" * 86, 3, None])
def test_a_signature_that_is_none_is_told_as_such(greffe: Greffe, record: Path, signature: object) -> None:
    header(record, lambda first_line: first_line.update(signature=signature))
    found = said(greffe, record)
    assert found.code == 1
    assert found.findings


def test_a_signature_that_was_taken_away_is_missed_by_who_names_the_keys(
    greffe: Greffe, record: Path, keys: Keyring, tmp_path: Path
) -> None:
    header(record, stripped)
    found = said(greffe, record)
    assert (found.code, found.notes) == (0, ["nobody has signed this"])
    named = said(greffe, record, "--keys", forging.published(tmp_path / "keys.json", keys))
    assert (named.code, named.findings) == (1, ["nobody has signed this"])


def test_what_an_old_key_signed_is_sound_for_ever(greffe: Greffe, record: Path, keys: Keyring) -> None:
    first = keys.signer().kid
    assert greffe("key", "rotate").returncode == 0
    assert said(greffe, record).notes == [f"signed by this service (key {first})"]


@pytest.mark.parametrize("content", ["", "{}", '{"keys": [{"kid": "a", "x": "b"}]}', '{"keys": [1]}'])
def test_a_file_of_keys_that_is_none_is_said(greffe: Greffe, record: Path, tmp_path: Path, content: str) -> None:
    named = tmp_path / "keys.json"
    named.write_text(content)
    failed(greffe("verify", record, "--keys", named), 1, "keys.json")


def test_a_key_under_the_name_of_another_is_refused(
    greffe: Greffe, record: Path, keys: Keyring, tmp_path: Path
) -> None:
    """A forged set of keys: the id of the service's, the key of somebody else."""
    published = msgspec.to_builtins(keys.published())
    published["keys"][0]["x"] = Keyring(None).published().keys[0].x
    named = tmp_path / "keys.json"
    named.write_bytes(msgspec.json.encode(published))
    failed(greffe("verify", record, "--keys", named), 1, "is not the id of its key")


def test_times_that_run_backwards_are_a_note(greffe: Greffe, scene: Scene, keys: Keyring, tmp_path: Path) -> None:
    other = forging.record(
        tmp_path / "other.jsonl", scene.feeds, keys, lambda e: replace(e, at=MOMENT) if e.version in (6, 9) else e
    )
    found = said(greffe, other)
    assert (found.code, found.findings) == (0, [])
    assert [note for note in found.notes if "an earlier time" in note] == [
        f"table {scene.feeds.state.table.id}: event 6 says an earlier time than the one before it"
    ]


def test_a_version_that_is_not_there_does_not_stop_the_judging_of_others(
    greffe: Greffe, scene: Scene, tmp_path: Path
) -> None:
    first, *rest = scene.feeds.history.raw
    other = [replace(first, command=replace(first.command, game="nosgoth/99")), *rest]
    database = tmp_path / "two.sqlite"
    with Register.open(sqlite_settings(database)) as register:
        register.append(forging.rows_of(scene.game, "aaaa", other))
        register.append(forging.rows_of(scene.game, scene.feeds.state.table.id, scene.feeds.history.raw))
    found = said(greffe, database, "--rules")
    assert found.code == 1
    assert len(found.findings) == 1
    assert "table aaaa: it is of nosgoth/99, which is not installed here" in found.findings[0]
    assert any(f"{len(rest)} events" in note or f"{len(rest) + 1} events" in note for note in found.notes)


def test_the_seal_is_as_it_is_written_down(record: Path) -> None:
    """As `PROOFS.md` has it, with nothing of the service's own."""
    first, *lines = record.read_bytes().splitlines()
    header = json.loads(first)
    before = "0" * 64
    for line in lines:
        event = json.loads(line)
        data = line.partition(b'"data":')[2][:-1]
        body = b"{" + data[len(b'{"hash":"","prev":"",') + 128 :]
        what = "".join(f"{each}\0" for each in (header["table"], event["version"], event["topic"], before))
        assert event["data"]["prev"] == before
        before = sha256(what.encode() + body).hexdigest()
        assert event["data"]["hash"] == before
    assert header["head"] == before
    assert header["seal"] == sha256(first.rpartition(b',"seal":')[0] + b"}").hexdigest()


def test_a_table_is_restored_from_its_full_record(
    greffe: Greffe, scene: Scene, record: Path, database: Path, tmp_path: Path
) -> None:
    """With its id, its chain and its receipts, beside what is there; once, and only where it verifies."""
    table, again = scene.feeds.state.table.id, tmp_path / "again.jsonl"
    done = greffe("restore", record, "--data", database, "--json")
    assert done.returncode == 0, done.stderr
    tokens = json.loads(done.stdout)["tokens"]
    assert tokens.keys() == {*(seat.id for seat in scene.state.table.seats), "host"}
    assert greffe("record", database, table, "-o", again).returncode == 0
    assert again.read_bytes().splitlines()[1:] == record.read_bytes().splitlines()[1:]
    with serving(database) as service:
        seat = next(iter(tokens))
        answer = service.http.get(f"/tables/{table}", headers={"Authorization": f"Bearer {tokens[seat]}"})
        assert answer.status_code == 200, answer.text
    failed(greffe("restore", record, "--data", database), 1, "is in", "already")
    assert said(greffe, database).findings == []
    forged = record.with_name("forged.jsonl")
    forged.write_bytes(record.read_bytes().replace(b'"noe"', b'"nor"', 1))
    failed(greffe("restore", forged, "--data", tmp_path / "new.sqlite"), 1, "is no sound record")
    assert not (tmp_path / "new.sqlite").exists()


# Receipts


def receipt(scene: Scene, keys: Keyring, file: Path, *frames: int, **other: object) -> Path:
    """Receipts as the service signs them."""
    lines = []
    for frame in frames:
        facts = {
            "table": scene.feeds.state.table.id,
            "seat": READER,
            "frame": frame,
            "receipt": scene.feeds.receipt(READER, frame),
            "at": "2026-01-01T20:00:00Z",
            **other,
        }
        made = keys.signer().sign(facts)
        lines.append(json.dumps({**facts, "key": made.key, "signature": made.signature}))
    file.write_text("\n".join(lines))
    return file


def test_one_receipt_is_enough(greffe: Greffe, scene: Scene, keys: Keyring, record: Path, tmp_path: Path) -> None:
    found = said(greffe, record, "--receipt", receipt(scene, keys, tmp_path / "r", 5))
    assert (found.code, found.findings) == (0, [])
    assert found.notes[-1] == f"this record gives the receipt of frame 5 of {READER}"


def test_receipts_say_between_which_frames_it_differs(
    greffe: Greffe, scene: Scene, keys: Keyring, tmp_path: Path
) -> None:
    version = scene.feeds.version_of(READER, 6)
    other = forging.record(
        tmp_path / "other.jsonl", scene.feeds, keys, lambda e: replace(e, at=MOMENT) if e.version == version else e
    )
    found = said(greffe, other, "--receipt", receipt(scene, keys, tmp_path / "r", 3, 8))
    assert found.code == 1
    assert found.findings == [
        f"this record does not give the receipt of {READER}: what differs lies between frames 4 and 8",
    ]


@pytest.mark.parametrize("after", [(), (5,)], ids=["alone", "after a right one"])
@pytest.mark.parametrize(
    ("other", "finding"),
    [
        ({"table": "elsewhere"}, "the receipt is of table elsewhere"),
        ({"seat": "nobody"}, "this record has no seat nobody"),
        ({"frame": 999}, "the receipt is of frame 999"),
        ({"frame": -1}, "does not give the receipt"),
        ({"receipt": "0" * 64}, "does not give the receipt"),
    ],
)
def test_a_receipt_of_something_else_is_told_as_such(
    greffe: Greffe,
    scene: Scene,
    keys: Keyring,
    record: Path,
    tmp_path: Path,
    after: tuple[int, ...],
    other: dict[str, object],
    finding: str,
) -> None:
    right = [receipt(scene, keys, tmp_path / "r", frame) for frame in after]
    foreign = receipt(scene, keys, tmp_path / "s", 8, **other)
    kept = tmp_path / "kept"
    kept.write_text("\n".join(file.read_text() for file in (*right, foreign)))
    found = said(greffe, record, "--receipt", kept)
    assert found.code == 1
    assert any(finding in text for text in found.findings), found.findings


def test_a_receipt_that_was_changed_is_told_as_such(
    greffe: Greffe, scene: Scene, keys: Keyring, record: Path, tmp_path: Path
) -> None:
    file = receipt(scene, keys, tmp_path / "r", 5)
    file.write_text(file.read_text().replace("2026-01-01", "2027-01-01"))
    found = said(greffe, record, "--receipt", file)
    assert "is not that of this content" in found.findings[0]


def test_receipts_of_two_seats_are_each_compared_with_their_own(
    greffe: Greffe, scene: Scene, keys: Keyring, record: Path, tmp_path: Path
) -> None:
    first = receipt(scene, keys, tmp_path / "r", 5)
    second = receipt(scene, keys, tmp_path / "s", 6, seat="mj", receipt=scene.feeds.receipt("mj", 6))
    first.write_text(f"{first.read_text()}\n{second.read_text()}")
    found = said(greffe, record, "--receipt", first)
    assert (found.code, found.findings) == (0, [])
    assert found.notes[-2:] == [
        f"this record gives the receipt of frame 5 of {READER}",
        "this record gives the receipt of frame 6 of mj",
    ]


def test_an_export_that_was_changed_is_told_as_such(
    greffe: Greffe, scene: Scene, keys: Keyring, record: Path, tmp_path: Path
) -> None:
    """By whoever brings it: the record is right."""
    own = forging.export(tmp_path / "own.jsonl", scene.feeds, READER, keys)
    lines = own.read_text().split("\n")
    body = json.loads(lines[7])
    body["entries"][0]["type"] = "SomethingElse"
    lines[7] = json.dumps(body)
    own.write_text("\n".join(lines))
    found = said(greffe, record, "--receipt", own)
    assert found.findings == [
        "frame 7 of the file of receipts: its receipt is not that of what it says, the file was changed",
    ]


def test_a_record_without_its_end_is_refuted(greffe: Greffe, scene: Scene, keys: Keyring, tmp_path: Path) -> None:
    rows = forging.rows_of(scene.game, scene.feeds.state.table.id, scene.feeds.history.raw)
    short = forging.written(tmp_path / "short.jsonl", rows[:-3], keys)
    assert said(greffe, short).code == 0
    own = forging.export(tmp_path / "own.jsonl", scene.feeds, READER, keys)
    found = said(greffe, short, "--receipt", own)
    assert found.code == 1
    assert f"frames of {READER} in this record" in found.findings[0]


@pytest.mark.parametrize("content", ["", "nothing", "[]", "{}", '{"frames": 3}', '[{"table": "t"}]'])
def test_a_file_without_receipts_is_said(greffe: Greffe, record: Path, tmp_path: Path, content: str) -> None:
    file = tmp_path / "r"
    file.write_text(content)
    failed(greffe("verify", record, "--receipt", file), 1, "holds neither receipts")


def test_what_a_seat_kept_is_no_record_and_says_so(greffe: Greffe, scene: Scene, keys: Keyring, tmp_path: Path) -> None:
    own = forging.export(tmp_path / "own.jsonl", scene.feeds, READER, keys)
    failed(greffe("verify", own, "--rules"), 1, f"--receipt {own}")
    assert greffe("verify", own).returncode == 0
    failed(greffe("verify", receipt(scene, keys, tmp_path / "r", 5)), 1, "is what a seat kept")


# Keys


def test_keys_are_made_listed_and_rotated(greffe: Greffe, tmp_path: Path) -> None:
    file = tmp_path / "greffe.keys"
    failed(greffe("key"), 2, "greffe.keys is not there")
    failed(greffe("key", "rotate"), 2, "greffe.keys is not there")
    assert greffe("key", "make").returncode == 0
    failed(greffe("key", "make"), 2, "there already")
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    first = json.loads(greffe("key", "list", "--json").stdout)["keys"]
    assert [set(key) for key in first] == [{"created", "crv", "kid", "kty", "alg", "use", "x"}]
    assert json.loads(file.read_text())["keys"][0]["d"]
    assert greffe("key", "rotate").returncode == 0
    second = json.loads(greffe("key", "--json").stdout)["keys"]
    assert [key["kid"] for key in second[:1]] == [key["kid"] for key in first]
    assert "retired" in second[0]
    assert "retired" not in second[1]
    assert "d" not in json.loads(file.read_text())["keys"][0], "a retired key can sign no more"
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    listed = greffe("key").stdout
    assert first[0]["kid"] in listed
    assert json.loads(file.read_text())["keys"][1]["d"] not in listed


def test_who_rotates_at_the_same_moment_loses_no_key(tmp_path: Path) -> None:
    """Else what was signed meanwhile would be by a foreign key for ever."""
    file = tmp_path / "greffe.keys"
    Keyring(file).make()
    with ThreadPoolExecutor(8) as pool:
        made = set(pool.map(lambda _: Keyring(file).rotate().kid, range(16)))
    assert made < Keyring(file).published().by_id().keys()


def test_processes_that_share_a_register_name_their_file(greffe: Greffe, tmp_path: Path) -> None:
    database = "postgresql://greffe@db/greffe"
    failed(greffe("key", "make", GREFFE_DATABASE=database), 2, "GREFFE_KEYS")
    assert greffe("key", "make", GREFFE_DATABASE=database, GREFFE_KEYS="shared.keys").returncode == 0
    assert (tmp_path / "shared.keys").exists()


def test_a_file_of_keys_that_cannot_serve_is_said(greffe: Greffe, tmp_path: Path) -> None:
    file = tmp_path / "greffe.keys"
    for content in ("", "{}", '{"keys": []}'):
        file.write_text(content)
        failed(greffe("key"), 1, "greffe.keys")


# A running service


def test_the_first_start_makes_a_key_and_an_end_is_signed(greffe: Greffe, tmp_path: Path) -> None:
    database = tmp_path / "other.sqlite"
    with playing(database) as service:
        table = service.open()
        for seat in (table.gm, table.ann, table.bob):
            seat.did({"type": "JoinTable"})
        table.gm.did({"type": "StartTable"})
        table.gm.did({"type": "EndTable"})
        kept = tmp_path / "kept.json"
        kept.write_bytes(table.ann.get("/receipt").content)
        found = said(greffe, database, "--keys", service.url, "--receipt", kept)
        assert (found.code, found.findings) == (0, [])
        whole = tmp_path / "whole.jsonl"
        whole.write_bytes(table.gm.get("/record", full=True).content)
        assert "signed by this service" in said(greffe, whole, "--keys", service.url).notes[0]
    assert stat.S_IMODE(os.stat(tmp_path / "other.keys").st_mode) == 0o600
    assert said(greffe, database).code == 0
    with Register.open(sqlite_settings(database)) as register:
        streams = [stream for stream in register.streams() if stream.startswith("manifest:")]
        noted = [msgspec.json.decode(row.data) for stream in streams for row in register.read(stream)]
    finals = [final for note in noted for final in note.get("finals", ())]
    assert [final["table"] for final in finals] == [table.id]
    assert finals[0]["signature"]


def test_a_noted_end_by_a_foreign_key_is_told_as_such(greffe: Greffe, database: Path) -> None:
    Keyring(database.with_suffix(".keys")).make()
    with Register.open(sqlite_settings(database)) as register:
        last = register.last("aaaa")
        assert last is not None
        events, head = last.version, msgspec.json.decode(last.data)["hash"]
        final = Head("aaaa", events, head, MOMENT)
        made = Keyring(None).signer().sign(final.facts())
        row, _ = written("manifest:x", START, Note(MOMENT, finals=(signed(final, *made),)))
        register.append([row])
    found = said(greffe, database)
    assert found.code == 1
    assert "signed by a foreign key" in found.findings[0]


@pytest.mark.parametrize("stripped", ["signature", "all"])
def test_a_noted_end_that_nobody_signed_is_missed_by_who_names_the_keys(
    greffe: Greffe, database: Path, stripped: str
) -> None:
    """Whoever makes a table anew without the key can only leave the signature out."""
    keys = Keyring(database.with_suffix(".keys"))
    keys.make()
    with Register.open(sqlite_settings(database)) as register:
        last = register.last("aaaa")
        assert last is not None
        final = Head("aaaa", last.version, msgspec.json.decode(last.data)["hash"], MOMENT)
        note = Note(MOMENT, ended=("aaaa",), finals=(final,) if stripped == "signature" else ())
        register.append([written("manifest:x", START, note)[0]])
    assert said(greffe, database).findings == []
    found = said(greffe, database, "--keys", forging.published(database.with_name("keys.json"), keys))
    assert found.findings == [f"table aaaa, event {last.version}: nobody has signed this"]


def test_a_noted_end_that_is_another_is_told_as_such(greffe: Greffe, database: Path) -> None:
    keys = Keyring(database.with_suffix(".keys"))
    keys.make()
    with Register.open(sqlite_settings(database)) as register:
        final = Head("aaaa", 5, "f" * 64, MOMENT)
        row, _ = written("manifest:x", START, Note(MOMENT, finals=(signed(final, *keys.signer().sign(final.facts())),)))
        register.append([row])
    found = said(greffe, database)
    assert found.code == 1
    assert "another event stood here" in found.findings[0]


def test_what_a_service_cannot_read_it_signs_not_and_says(tmp_path: Path) -> None:
    """A receipt without a signature is worth something yet."""
    database = tmp_path / "other.sqlite"
    with playing(database) as service:
        table = service.open()
        assert "signature" in table.ann.get("/receipt").json()
        (tmp_path / "other.keys").write_text("")
        body = table.ann.get("/receipt").json()
        assert "signature" not in body
        assert body["receipt"] == table.ann.frames()[-1]["receipt"]


def test_two_services_on_one_file_of_keys_sign_alike(tmp_path: Path) -> None:
    shared = tmp_path / "shared.keys"
    with (
        serving(tmp_path / "one.sqlite", keys=str(shared)) as one,
        serving(tmp_path / "two.sqlite", keys=str(shared)) as two,
    ):
        first = [service.http.get("/.well-known/greffe-keys") for service in (one, two)]
        assert first[0].content == first[1].content
        kid = Keyring(shared).rotate().kid
        after = [service.http.get("/.well-known/greffe-keys").json() for service in (one, two)]
        assert after[0] == after[1]
        assert after[0]["keys"][-1]["kid"] == kid
