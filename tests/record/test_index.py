"""The index of a log, which copies share: none reads what another adds."""

from __future__ import annotations

import pytest

from domain.record.index import Index


def test_events_are_counted_from_one() -> None:
    index = Index(("a", "b"))
    index.add("c")
    assert dict(index) == {"a": 1, "b": 2, "c": 3}
    assert index.get("d") is None


def test_a_copy_does_not_read_what_comes_after_it() -> None:
    index = Index(("a", "b"))
    copy = index.upto(2)
    index.add("c")
    assert ("c" in copy, copy.get("c"), [*copy], len(copy)) == (False, None, ["a", "b"], 2)
    with pytest.raises(KeyError):
        copy["c"]


def test_a_copy_goes_on_by_itself() -> None:
    index = Index(("a", "b", "c"))
    copy, other = index.upto(2), index.upto(2)
    copy.add("x")
    other.add("y")
    index.add("d")
    assert [*index] == ["a", "b", "c", "d"]
    assert dict(copy) == {"a": 1, "b": 2, "x": 3}
    assert dict(other) == {"a": 1, "b": 2, "y": 3}


def test_a_copy_of_a_copy_that_goes_on_reads_no_more_than_it_had() -> None:
    copy = Index(("a", "b")).upto(1)
    twin = copy.upto(5)
    copy.add("c")
    assert [*twin] == ["a"]
