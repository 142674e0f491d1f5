"""Logs written before a field got its name of today are read as if they had been written today, byte for byte kept."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from domain.base.chance import Draw
from domain.record.chain import GENESIS, seal
from domain.register import Register, Stored, sqlite_settings
from domain.register.integrity.copies import copy
from domain.register.integrity.verify import verify_file, verify_register, write_record
from domain.systems import GAMES
from ops.cli.main import main as greffe
from projections.feeds.loading import load, sealed
from tests.contract.golden import FOLDER, StoredLine, folded, lines, saved
from tests.contract.sessions import NAMES
from tests.scene import START

BEFORE = FOLDER / "before"


class _Body(msgspec.Struct):
    """An event as it was stored, its command in the words of then."""

    id: str
    at: str
    seat: str
    command: msgspec.Raw
    draws: tuple[Draw, ...]


def kept(name: str) -> list[bytes]:
    return (BEFORE / f"{name}-1.jsonl").read_bytes().splitlines()


def stored(name: str, table: str) -> list[Stored]:
    """The rows as the service wrote them then, sealed; the opening has always been what it is."""
    scene = folded(name, 1, [])
    opening, prev = sealed(scene.game, table, scene.feeds.history.raw[0], GENESIS)
    rows = [opening]
    for line in kept(name):
        row = msgspec.json.decode(line, type=StoredLine)
        at = (START + timedelta(seconds=row.version)).isoformat()
        body = msgspec.json.encode(_Body(f"e{row.version - 1}", at, row.seat, row.command, row.draws))
        data, prev = seal(table, row.version, row.topic, prev, body)
        rows.append(Stored(table, row.version, row.topic, data))
    return rows


def played(line: bytes) -> object:
    """A line of a golden log without what is stored since: how much a verdict says has grown, and draws say whose each
    die is.
    """
    found = msgspec.json.decode(line)
    if "draws" in found:
        found["draws"] = [(kind, faces, _typed(origin)) for kind, faces, origin in found["draws"]]
    return {**found, "command": None} if found.get("topic", "").startswith("table.") else found


def _typed(origin: Any) -> Any:
    """Where a die came from, without whose it is (`{"e16": true}`)."""
    return next(iter(origin.values())) if isinstance(origin, dict) and len(origin) == 1 else origin


@pytest.mark.parametrize("name", NAMES)
def test_a_log_of_before_is_read_as_one_of_today(name: str) -> None:
    """Its acts, what follows from them, every frame and every view."""
    assert list(map(played, lines(folded(name, 1, kept(name))))) == list(map(played, saved(name, 1)))


@pytest.mark.parametrize("name", NAMES)
def test_a_register_of_before_is_verified_copied_exported_and_replayed(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its bytes are what was sealed then, in the copy and in the file, too."""
    rows = stored(name, "old")
    file = tmp_path / "record.jsonl"
    with (
        Register.open(sqlite_settings(str(tmp_path / "one.sqlite"))) as register,
        Register.open(sqlite_settings(str(tmp_path / "two.sqlite"))) as twin,
    ):
        register.append(rows)
        assert verify_register(register).sound
        copy(register, twin)
        assert list(twin.read("old")) == rows
        feeds, head = load(twin, "old")
        with file.open("wb") as out:
            assert write_record(twin, "old", out) == len(rows)
    assert feeds.history.version == len(rows)
    assert head in file.read_text()
    assert verify_file(file).sound
    for arguments in (["verify", str(file)], ["replay", str(file), "old", "--seat", "host"]):
        with pytest.raises(SystemExit) as end:
            greffe(arguments)
        assert not end.value.code
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_a_former_name_means_one_thing(name: str) -> None:
    """No field of the command bears it now, the name of today is there, and what bears no such name is refused: so a
    stored command tells by itself in which words it is.
    """
    for kind, fields in GAMES[name].renamed.items():
        assert not set(fields) & set(kind.__struct_fields__), kind
        assert set(fields.values()) <= set(kind.__struct_fields__), kind
        assert kind.__struct_config__.forbid_unknown_fields, kind
