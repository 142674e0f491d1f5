"""Of every game: the whole record, told to a seat again, gives the receipt that the seat kept; another one does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from api.storage.keyring import Keyring
from domain.record.history import play
from tests import forging
from tests.contract.sessions import NAMES, played
from tests.contract.wire import seats
from tests.forging import Say, verifying

__all__ = ["verifying"]


@pytest.fixture
def keys() -> Keyring:
    return Keyring(None)


@pytest.mark.parametrize("name", NAMES)
def test_every_seat_finds_its_receipt_in_the_record(name: str, tmp_path: Path, verify: Say, keys: Keyring) -> None:
    scene = played(name)
    record = forging.record(tmp_path / "record.jsonl", scene.feeds, keys)
    named = forging.published(tmp_path / "keys.json", keys)
    for seat in seats(scene):
        own = forging.export(tmp_path / f"{seat}.jsonl", scene.feeds, seat, keys)
        said = verify(record, "--keys", named, "--receipt", own)
        assert (said.code, said.findings) == (0, [])
        last = scene.feeds.count(seat)
        assert said.notes[-1] == f"this record gives the receipt of frame {last} of {seat}"
        assert sum("signed by this service" in note for note in said.notes) == 2


@pytest.mark.parametrize("name", NAMES)
def test_a_record_made_anew_is_refuted_by_who_has_read_another(
    name: str, tmp_path: Path, verify: Say, keys: Keyring
) -> None:
    """Even by whoever holds the key: a second later, and nothing else."""
    scene = played(name)
    raw = list(scene.feeds.history.raw)
    reader = scene.state.table.seats[0].id
    target = next(e for e in raw[len(raw) // 2 :] if play(e) and scene.feeds.number_of(reader, e.version))
    number = scene.feeds.number_of(reader, target.version)

    record = forging.record(
        tmp_path / "record.jsonl",
        scene.feeds,
        keys,
        lambda e: replace(e, at=e.at.replace(second=(e.at.second + 1) % 60)) if e is target else e,
    )
    own = forging.export(tmp_path / "own.jsonl", scene.feeds, reader, keys)
    named = forging.published(tmp_path / "keys.json", keys)
    assert verify(record, "--keys", named).code == 0
    said = verify(record, "--keys", named, "--receipt", own)
    assert said.code == 1
    assert said.findings[0].startswith(f"frame {number} of {reader}: this record does not tell what the seat has read")
