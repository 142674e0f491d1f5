"""What the failover drill finds, and how it says what it needs. The drill itself is run by hand: it takes an hour."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ops.failover.audit import compare
from ops.failover.players import Acknowledged
from ops.failover.rounds import Round, sums
from tests.ops.conftest import Greffe, failed

SEAT = "player1"


def said(mark: str, event: str = "e1") -> dict[str, Any]:
    return {"type": "Said", "event": event, "seat": SEAT, "fields": {"text": mark}}


def frames(*entries: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"frame": number, "entries": [entry]} for number, entry in enumerate(entries, 1)]


def acknowledged(mark: str, frame: int, entry: dict[str, Any]) -> Acknowledged:
    return Acknowledged("t", SEAT, mark, 0.0, 1.0, {"frame": frame, "entries": [entry]})


FIRST, SECOND = said("a", "e1"), said("b", "e2")
BOTH = [acknowledged("a", 1, FIRST), acknowledged("b", 2, SECOND)]


def test_nothing_is_found_where_all_is_as_it_was_answered() -> None:
    assert list(compare(SEAT, BOTH, frames(FIRST, SECOND))) == []


@pytest.mark.parametrize(
    ("feed", "finding"),
    [
        (frames(FIRST), "reads it 0 times"),
        (frames(FIRST), "answered otherwise"),
        (frames(FIRST, SECOND, said("b", "e3")), "reads it 2 times"),
        (frames(SECOND, FIRST), "answered otherwise"),
        (frames(FIRST, said("b", "another event")), "answered otherwise"),
        (frames(FIRST, SECOND, said("c", "e3")), "never acknowledged"),
    ],
    ids=["lost", "gone", "doubled", "moved", "another", "invented"],
)
def test_what_is_lost_doubled_or_told_otherwise_is_found(feed: list[dict[str, Any]], finding: str) -> None:
    assert any(finding in each for each in compare(SEAT, BOTH, feed))


def test_rounds_of_a_kind_are_summed_up() -> None:
    one = Round(0, "x", 1.0, 0.0, 10, 2, 0.5, [])
    done = [one, msgspec.structs.replace(one, seconds=5.0, findings=["lost"]), msgspec.structs.replace(one, kind="y")]
    first, second = sums(done)
    assert (first.kind, first.rounds, first.acknowledged, first.median, first.worst, first.findings) == (
        *("x", 2, 20, 3.0, 5.0, 1),
    )
    assert second.rounds == 1


def test_the_drill_says_what_it_needs(greffe: Greffe, tmp_path: Path) -> None:
    failed(greffe("simulate", "failover", PATH=str(tmp_path)), 3, "etcd-server", "patroni.txt", "haproxy")
