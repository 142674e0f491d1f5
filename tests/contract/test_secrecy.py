"""Twin sessions of any game: what a seat never saw is left out of one of them, and the seat cannot tell.

Corrections, contests and refused attempts are among what happens.
"""

from __future__ import annotations

import pytest

from domain.systems import GAMES
from tests.contract.pairs import RUNS, gathered, hidden, missing
from tests.contract.sessions import NAMES, played
from tests.contract.twinning import kind_of, of_scenario, opened_up, scripted_session, sought, wandered, without
from tests.suite.seeds import seeds
from tests.twins import received

FOUND = [("spin", 0, 1004)]
"""Sessions in which the twins once differed. Spin: a hidden edit of a stake, amended to one that was shared later."""


@pytest.mark.parametrize(("name", "number", "seed"), [*RUNS, *FOUND])
def test_what_a_seat_never_saw_leaves_no_trace(name: str, number: int, seed: int) -> None:
    assert not wandered(name, number, seed).hidden & opened_up(name), "it is hidden"


@pytest.mark.parametrize("name", NAMES)
def test_what_is_done_for_an_absent_seat_leaves_no_trace_of_what_is_hidden(name: str) -> None:
    """What was done for it, what is offered to do for it, and what an attempt is answered are the same."""
    runs = [sought(name, seed, missing=True) for seed in seeds(1, deep=12)]
    assert frozenset[str]().union(*(run.for_others for run in runs))


@pytest.mark.parametrize("seed", seeds(1, deep=12))
@pytest.mark.parametrize("name", NAMES)
def test_a_told_session_leaves_no_trace_either(name: str, seed: int) -> None:
    assert not scripted_session(name, seed).hidden & opened_up(name), "it is hidden"


@pytest.mark.parametrize("name", NAMES)
def test_every_command_that_may_be_hidden_was_compared_on_every_surface(name: str) -> None:
    """Whatever is never compared is open to all by a rule, and then nobody ever misses it: a command that becomes
    everybody's to see is missed here.
    """
    runs = gathered(name)
    never = missing(name, runs)
    assert never == [], f"hidden in no session, and not in OPEN of tests/{name}/seen.py: {sorted(dict(never))}"
    assert not hidden(runs) & opened_up(name), "it is hidden"
    assert set(of_scenario(name, "OPEN")) <= set(GAMES[name].rules)
    assert opened_up(name) <= {kind.__name__ for kind in GAMES[name].commands}


@pytest.mark.parametrize("kind", ["ExplainTicks", "InflictShock"])
def test_what_tells_differs(kind: str) -> None:
    """Without it somebody who did not see it reads something else: it is no stale excuse. SOM-TRAUMA-02, SOM-TRAUMA-05:
    who was away finds it on the sheet.
    """
    whole = played("sombre")
    event = next(event for event in whole.feeds.history.raw if kind_of(event) == kind)
    other = without("sombre", whole, "ana", event)
    assert other is not None
    assert received(other, "ana") != received(whole, "ana")
