"""What a player waits for does not grow with what is hidden from it: an answer is the same work however much there is.

That something hidden is left out of a mapping, where one is made of a state, is let pass: it calls nothing and takes
some 30 nanoseconds, though its line is counted like any. What asks, folds or tells it calls functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from projections.feeds.frames import Feeds
from tests.contract.costs import HIDING, Answer, Work, answers, called, session, view_at, work
from tests.contract.sessions import NAMES

FEW, MANY = 40, 160
CALLS, LINES = 1.01, 1.15
"""So much more work may an answer be."""


def same(one: Work, other: Work) -> bool:
    low, high = sorted((one.calls, other.calls))
    lines = sorted((one.lines, other.lines))
    return high <= low * CALLS + 5 and lines[1] <= lines[0] * LINES + 3 * MANY


def grown(asked: dict[str, Answer], known: Sequence[Feeds]) -> dict[str, list[Work]]:
    """The answers that are more work where more is hidden. The first answer fills what is kept once for all tables."""
    found = {}
    for what, answer in asked.items():
        for feeds in known:
            answer(feeds.copy())
        works = [work(answer, feeds) for feeds in known]
        if not all(same(works[0], each) for each in works[1:]):
            found[what] = works
    return found


@pytest.mark.parametrize("name", HIDING)
def test_answers_are_the_same_work_however_much_is_hidden(name: str) -> None:
    assert not grown(answers(name), [session(name, number).feeds for number in (0, FEW, MANY)])


@pytest.mark.parametrize("name", HIDING)
def test_hidden_corrections_are_no_work_either(name: str) -> None:
    assert not grown(answers(name), [session(name, 0).feeds, session(name, FEW, struck=True).feeds])


@pytest.mark.parametrize("name", HIDING)
def test_no_view_of_the_past_tells_where_folded_states_are_kept(name: str) -> None:
    """The history keeps one after every 64th event of the whole log: to fold from there to one of a player's frames
    would be more work or less by how many hidden events lie between.
    """
    feeds, player = session(name, MANY)
    views = {number: partial(view_at, player, number) for number in range(1, feeds.count(player))}
    for view in views.values():
        view(feeds)
    folded = [number for number, view in views.items() if "evolve" in called(view, feeds)]
    assert not folded


def test_only_a_game_that_hides_nothing_wholly_has_no_such_session() -> None:
    assert set(NAMES) - set(HIDING) == {"ambre"}
