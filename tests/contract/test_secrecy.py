"""Twin sessions of any game: what a seat never saw is left out of one of them, and the seat cannot tell.

Corrections, contests and refused attempts are among what happens. A game's scenario may name `EXCUSED`: of the telling
commands, by name, those that these sessions do not compare, with the rule by which they tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from domain.systems import GAMES
from tests.contract.sessions import NAMES, played
from tests.contract.twinning import SURFACES, Run, kind_of, of_scenario, sought, told, variants, wandered, without
from tests.twins import received

DEEPER = 40
"""More sessions that may be sought, while something was never compared."""
RUNS = [(name, number, seed) for name, number in variants() for seed in range(3)]


@pytest.mark.parametrize(("name", "number", "seed"), RUNS)
def test_what_a_seat_never_saw_leaves_no_trace(name: str, number: int, seed: int) -> None:
    wandered(name, number, seed)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", NAMES)
def test_a_told_session_leaves_no_trace_either(name: str, seed: int) -> None:
    told(name, seed)


@pytest.mark.parametrize("name", NAMES)
def test_every_hidden_act_was_compared_on_every_surface(name: str) -> None:
    """What is excused tells something, by the rule that it names, and has no neighbour to be swapped with."""
    runs = [*(told(name, seed) for seed in range(3)), *(wandered(*run) for run in RUNS if run[0] == name)]
    excused: dict[str, str] = of_scenario(name, "EXCUSED", {})
    never = missing(runs, excused)
    for seed in range(DEEPER):
        if never:
            runs.append(sought(name, seed))
            never = missing(runs, excused)
    assert never == [], sorted({kind for kind, _ in never})
    assert set(excused.values()) <= set(GAMES[name].rules)
    assert excused.keys() <= {kind.__name__ for kind in of_scenario(name, "TELLING")}, "it leaves no trace"


def missing(runs: list[Run], excused: Mapping[str, str]) -> list[tuple[str, str]]:
    """(hidden command, surface) never compared. What only the deeper sessions hide is not asked for."""
    compared: Counter[tuple[str, str]] = sum((run.compared for run in runs), Counter())
    hidden = frozenset[str]().union(*(run.hidden for run in runs if not run.deep))
    return [(kind, on) for kind in sorted(hidden - excused.keys()) for on in SURFACES if not compared[kind, on]]


@pytest.mark.parametrize("kind", ["ExplainTicks", "InflictShock"])
def test_what_is_excused_differs(kind: str) -> None:
    """Without it somebody who did not see it reads something else: it is no stale excuse. SOM-TRAUMA-02, SOM-TRAUMA-05:
    who was away finds it on the sheet.
    """
    whole = played("sombre")
    assert kind in of_scenario("sombre", "EXCUSED")
    event = next(event for event in whole.feeds.history.raw if kind_of(event) == kind)
    other = without("sombre", whole, "ana", event)
    assert other is not None
    assert received(other, "ana") != received(whole, "ana")
