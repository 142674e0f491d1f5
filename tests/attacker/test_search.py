"""Nobody finds out by what he does on purpose, alone or with others, what differs in two sessions that look the same.

What a run has tried it prints, by game: `pytest -s`, or `python -m tests.attacker`, which takes as long as one likes.
"""

from __future__ import annotations

from typing import get_args

import pytest

from tests.attacker.acts import MAKERS
from tests.attacker.search import Search, missing, report
from tests.attacker.steps import Action
from tests.attacker.world import Edge
from tests.contract.sessions import NAMES
from tests.suite.seeds import amount, seeds

SEQUENCES = amount(4, deep=400)
PATIENCE = amount(60, deep=0)
"""So many more at most, until every kind of act was done."""


@pytest.mark.parametrize("name", NAMES)
def test_no_attacker_tells_two_worlds_apart(edge: Edge, name: str) -> None:
    search = Search(edge, name)
    found = next(search.run(seeds(1, deep=1)[0], SEQUENCES, PATIENCE), None)
    print(search.counts.as_json(name))
    assert found is None, report(found)
    assert missing(name, search.counts) == []


def test_every_kind_of_act_is_one_that_can_be_kept() -> None:
    """A kind without a maker would never be tried, and nobody would miss it."""
    assert set(MAKERS) == set(get_args(Action))
