"""Golden logs guard every version of every game."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

import pytest
from msgspec.structs import replace

from domain.record.history import Step
from projections.base.projection import EntryDraft, Read
from projections.base.registry import PROJECTIONS
from projections.feeds.corrections import read_play
from tests.contract.golden import FOLDER, TAGS, folded, lines, path, saved


@pytest.mark.parametrize(("name", "version"), TAGS)
def test_a_finished_session_is_folded_as_ever(name: str, version: int) -> None:
    """Stored events give yesterday's consequences, and every seat its frames and its view of yesterday."""
    kept = saved(name, version)
    assert list(lines(folded(name, version, kept))) == kept


@pytest.mark.parametrize(("name", "version"), TAGS)
def test_a_line_that_reaches_another_seat_is_noticed(name: str, version: int) -> None:
    """Who reads as the first seat reads makes the log red, though every view is still right; if seats differ at all."""
    kept = saved(name, version)
    sound = PROJECTIONS[name]
    first = import_module(f"tests.{name}.scenario").SEATS[0][0]

    def leaking(step: Step) -> Read:
        def read(seat: str) -> Iterable[EntryDraft]:
            return read_play(sound, step)(first)

        return read

    now = list(lines(folded(name, version, kept, replace(sound, entries=leaking))))
    assert now[-1] == kept[-1]
    assert (now == kept) == (not differing(kept))


def differing(kept: list[bytes]) -> bool:
    """Do two readers read anything else?"""
    entries: dict[bytes, list[bytes]] = {}
    for line in kept:
        if line.startswith(b'{"entries":'):
            frame, _, reader = line.rpartition(b',"reader":')
            entries.setdefault(reader, []).append(frame)
    return any(one != other for one in entries.values() for other in entries.values())


def test_no_golden_log_is_an_orphan() -> None:
    assert {p.name for p in FOLDER.glob("*.jsonl")} == {path(name, version).name for name, version in TAGS}
