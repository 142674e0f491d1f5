"""What a player waits for does not grow with what is hidden from it: an answer is the same work however much there is.

States are kept for a seat without what it does not see, so that looking back does not even go past it: what hidden acts
change besides, as a number that everything hidden advances, is let pass.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from projections.feeds.frames import Feeds
from tests.contract.costs import (
    HIDING,
    Answer,
    Work,
    answers,
    called,
    late_answers,
    late_session,
    session,
    view_at,
    work,
)
from tests.contract.saving import reopened
from tests.contract.sessions import NAMES

FEW, MANY = 40, 160
CALLS, LINES = 1.01, 1.05
"""So much more work may an answer be."""
FIRST_CALLS = 1.05
"""And so much more the first after the table was opened: what a state keeps of itself, as Spin's the traits that are
seen, whoever asks first has made.
"""


def same(one: Work, other: Work, bound: float) -> bool:
    low, high = sorted((one.calls, other.calls))
    lines = sorted((one.lines, other.lines))
    return high <= low * bound + 5 and lines[1] <= lines[0] * (bound - CALLS + LINES) + 5


Opening = Callable[[], Feeds]
"""Gives a table as it stands before it is asked."""


def grown(asked: dict[str, Answer], known: Sequence[Opening], bound: float = CALLS) -> dict[str, list[Work]]:
    """The answers that are more work where more is hidden. The first answer fills what is kept once for all tables."""
    found = {}
    for what, answer in asked.items():
        for opening in known:
            answer(opening().copy())
        works = [work(answer, opening()) for opening in known]
        if not all(same(works[0], each, bound) for each in works[1:]):
            found[what] = works
    return found


def in_memory(number: int, name: str) -> Opening:
    return lambda: session(name, number).feeds


def test_what_others_left_to_be_collected_is_no_work_of_an_answer() -> None:
    """Finalizers of an earlier test's objects once ran while an answer was measured, and counted as its work."""

    def allocate(_: Feeds) -> object:
        return [[] for _ in range(100_000)]

    feeds = session(HIDING[0], 0).feeds
    alone = work(allocate, feeds)
    for _ in range(100):
        Finalized()
    assert work(allocate, feeds) == alone


class Finalized:
    """An object in a cycle, which only a collection ends."""

    def __init__(self) -> None:
        self.itself: Finalized | None = self

    def __del__(self) -> None:
        self.itself = None


@pytest.mark.parametrize("name", HIDING)
def test_answers_are_the_same_work_however_much_is_hidden(name: str) -> None:
    assert not grown(answers(name), [in_memory(number, name) for number in (0, FEW, MANY)])


@pytest.mark.parametrize("name", HIDING)
def test_they_are_where_the_table_was_opened_from_its_snapshot(name: str) -> None:
    """Nobody has read anything of it since."""
    opened = [reopened(session(name, number).feeds) for number in (0, FEW, MANY)]
    assert not grown(answers(name), opened, FIRST_CALLS)


@pytest.mark.parametrize("name", HIDING)
def test_hidden_corrections_are_no_work_either(name: str) -> None:
    assert not grown(answers(name), [in_memory(0, name), lambda: session(name, FEW, struck=True).feeds])


@pytest.mark.parametrize("name", HIDING)
def test_the_first_answers_of_a_late_spectator_are_the_same_work(name: str) -> None:
    """In memory and after a restart: his feeds are cut from the others, and nothing is folded for it."""
    late = [late_session(name, number).feeds for number in (0, FEW, MANY)]
    for opened, bound in (
        ([feeds.copy for feeds in late], CALLS),
        (list(map(reopened, late)), FIRST_CALLS),
    ):
        assert not grown(late_answers(name), opened, bound)
        assert not [what for what, answer in late_answers(name).items() if "evolve" in called(answer, opened[-1]())]


@pytest.mark.parametrize("name", HIDING)
def test_no_view_of_the_past_tells_where_folded_states_are_kept(name: str) -> None:
    """The history keeps one after every 64th event of the whole log: to fold from there to one of a player's frames
    would be more work or less by how many hidden events lie between.
    """
    feeds, player = session(name, MANY)
    assert not folded(feeds, player)
    assert not folded(reopened(feeds)(), player)


def folded(feeds: Feeds, player: str) -> list[int]:
    """Return the player's frames after which its view is not had without folding an event."""
    views = {number: partial(view_at, player, number) for number in range(1, feeds.count(player))}
    for view in views.values():
        view(feeds)
    return [number for number, view in views.items() if "evolve" in called(view, feeds)]


def test_only_a_game_that_hides_nothing_wholly_has_no_such_session() -> None:
    assert set(NAMES) - set(HIDING) == {"ambre"}
