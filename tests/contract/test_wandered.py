"""Sessions that a branch finds in the repository are those of the branch that it leaves: by its own rules they go
as they went there, or the change is a new version, or a mistake. `ops/test --impact` says more of what parts.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.record.codec import CORRECTING
from ops.impact.compare import compared
from projections.proof.review import review
from tests.contract.golden import TAGS
from tests.contract.wandered import encode, judged, kept, path, rows


@pytest.mark.parametrize(("name", "version"), TAGS)
def test_a_random_session_goes_as_it_went(name: str, version: int) -> None:
    events = kept(name, version)
    found = compared(name, (each.judged for each in events), judged(rows(name, events)))
    assert found.parting is None, encode(found).decode()
    assert list(review(rows(name, events))) == []


@pytest.mark.parametrize(("name", "version"), TAGS)
def test_it_is_worth_judging(name: str, version: int) -> None:
    """It holds draws and corrections; and what would part is found."""
    events = kept(name, version)
    assert any(b'"draws":[' in bytes(each.data) for each in events)
    assert any(each.topic in CORRECTING for each in events)
    place = next(n for n, each in enumerate(events) if each.judged.followed)
    was = [each.judged for each in events]
    was[place] = replace(was[place], followed=())
    found = compared(name, was, judged(rows(name, events))).parting
    assert found is not None
    assert (found.version, found.why) == (events[place].version, "follows")


def test_no_kept_session_is_an_orphan() -> None:
    assert {p.name for p in path("x", 1).parent.glob("*")} == {path(*tag).name for tag in TAGS}
