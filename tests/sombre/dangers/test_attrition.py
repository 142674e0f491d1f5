"""Hunger, thirst, heat and cold (SOM-DANGER-ATTRITION)."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.dangers.exposure.attrition import (
    StartAttrition,
    StopAttrition,
    attrition_of,
)
from domain.systems.sombre.dangers.exposure.periods import SetPeriod
from domain.systems.sombre.dangers.toxic.toxics import Administer
from domain.systems.sombre.health.care import RuleSequelae
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.state.hazards import Pace
from tests.scene import Scene
from tests.sombre.bodies import body, failing, hurt, tire, totals
from tests.sombre.dangers.hazards import DAY, HOUR, after, out, plus, wait
from tests.sombre.table import code_of, do_as_offered, npc, playing, who


def exposed(scene: Scene, person: str, kind: Any, minutes: int) -> str:
    return do_as_offered(scene, "gm", StartAttrition(person, kind, Pace(seconds=60 * minutes)))


def sheltered(scene: Scene, person: str, kind: Any) -> None:
    scene.do("gm", StopAttrition(person, kind))


def test_fatigue_and_wounds_in_turn() -> None:
    """SOM-DANGER-ATTRITION-01: Fatigue first, special circles, the first a period later; A56: to death."""
    scene, person = playing()
    exposed(scene, person, "hyperthermia", 10)
    assert after(scene, person, 9) == (0, 0)
    assert [after(scene, person, 1 if n == 0 else 10) for n in range(4)] == [(0, 1), (1, 1), (1, 2), (2, 2)]
    assert code_of(scene, person, "wounds") == "++"


def test_a_full_gauge_passes_its_circle_to_the_other() -> None:
    """SOM-DANGER-ATTRITION-01, A16."""
    scene, person = failing("slow", 7)
    wait(scene, 10 * HOUR)
    assert totals(scene, person) == (7, 10)
    exposed(scene, person, "hyperthermia", 10)
    assert after(scene, person, 10) == (8, 10)


def test_no_distress_whatever_the_wounds() -> None:
    """SOM-DANGER-ATTRITION-02: death when the gauge of Wounds is full, comas by the count on the way."""
    scene, person = playing()
    exposed(scene, person, "hypothermia", 10)
    wait(scene, 10 * 13)
    assert totals(scene, person) == (6, 7)
    assert body(scene, person).distress is None
    assert any(c.purpose == "sleep" for c in scene.state.dice.calls.values())
    wait(scene, 10 * 2)
    assert totals(scene, person) == (7, 8)
    assert out(scene, person)
    wait(scene, 10 * 4)
    assert totals(scene, person) == (9, 10)
    wait(scene, 10)
    assert not who(scene, person).alive


def test_thirst_and_heat_together() -> None:
    """E2.17, SOM-DANGER-ATTRITION-03: only the heat ticks; recovery one Fatigue an hour, one Wound in three."""
    scene, person = playing()
    exposed(scene, person, "dehydration", 2 * HOUR)
    exposed(scene, person, "hyperthermia", 10)
    assert after(scene, person, 10 * 13) == (6, 7)
    scene.do("gm", StopAttrition(person, "hyperthermia"))
    scene.do("gm", StopAttrition(person, "dehydration"))
    assert after(scene, person, HOUR - 1) == (6, 7)
    assert after(scene, person, 1) == (6, 6)
    assert after(scene, person, 6 * HOUR) == (6, 0)
    assert after(scene, person, 3 * HOUR - 1) == (6, 0)
    assert after(scene, person, 1) == (5, 0)
    assert after(scene, person, 15 * HOUR) == (0, 0)
    assert body(scene, person).dangers == ()


def test_recovery_is_that_of_the_slowest() -> None:
    """SOM-DANGER-ATTRITION-03: once every cause has ended, of all that were met."""
    scene, person = playing()
    exposed(scene, person, "starvation", DAY)
    exposed(scene, person, "hypothermia", 10)
    wait(scene, 30)
    assert totals(scene, person) == (1, 2)
    sheltered(scene, person, "hypothermia")
    assert after(scene, person, 2 * HOUR) == (1, 2)
    sheltered(scene, person, "starvation")
    assert after(scene, person, DAY - 1) == (1, 2)
    assert after(scene, person, 1) == (1, 1)
    assert after(scene, person, DAY) == (1, 0)
    assert after(scene, person, 2 * DAY) == (0, 0)


def test_when_the_fastest_ends() -> None:
    """A60: the next circle comes one period of the slower after the last one; the alternation goes on."""
    scene, person = playing()
    exposed(scene, person, "dehydration", 2 * HOUR)
    exposed(scene, person, "hyperthermia", 30)
    wait(scene, 30)
    assert totals(scene, person) == (0, 1)
    wait(scene, 10)
    sheltered(scene, person, "hyperthermia")
    assert after(scene, person, 2 * HOUR - 11) == (0, 1)
    assert after(scene, person, 1) == (1, 1)


def test_a_faster_one_on_top() -> None:
    """A59: never later than the circle that was due."""
    scene, person = playing()
    exposed(scene, person, "dehydration", 2 * HOUR)
    wait(scene, 2 * HOUR - 5)
    exposed(scene, person, "hyperthermia", 10)
    assert after(scene, person, 5) == (0, 1)
    assert after(scene, person, 10) == (1, 1)


def test_a_new_exposure_begins_with_fatigue() -> None:
    """SOM-DANGER-ATTRITION-01, SOM-DANGER-ATTRITION-05, A16: and it stops the recovery."""
    scene, person = playing()
    exposed(scene, person, "hypothermia", 10)
    wait(scene, 10)
    sheltered(scene, person, "hypothermia")
    wait(scene, 50)
    exposed(scene, person, "hyperthermia", 60)
    assert after(scene, person, 59) == (0, 1)
    assert after(scene, person, 1) == (0, 2)


@pytest.mark.parametrize(
    ("kind", "fits", "misses"),
    [
        ("starvation", (DAY, 3 * DAY), (DAY - 1, 3 * DAY + 1)),
        ("dehydration", (2 * HOUR, 4 * HOUR, 6 * HOUR, 8 * HOUR), (2 * HOUR - 1, 5 * HOUR, 7 * HOUR, 9 * HOUR)),
        ("hyperthermia", (10, 60), (9, 61)),
        ("hypothermia", (10, 60), (9, 61)),
    ],
)
def test_the_bounds_of_each_kind(kind: Any, fits: tuple[int, ...], misses: tuple[int, ...]) -> None:
    """SOM-DANGER-ATTRITION-04, SOM-DANGER-ATTRITION-07: the period is the game master's within them."""
    scene, person = playing()
    for minutes in misses:
        scene.refuse("gm", StartAttrition(person, kind, Pace(seconds=60 * minutes)), "out_of_bounds")
    scene.refuse("gm", StartAttrition(person, kind, Pace(turns=1)), "out_of_bounds")
    for minutes in fits:
        exposed(scene, person, kind, minutes)
        sheltered(scene, person, kind)


def test_another_period() -> None:
    """SOM-DANGER-ATTRITION-02: it changes by the game master's word alone."""
    scene, person = playing()
    scene.refuse("gm", SetPeriod(person, "starvation", Pace(seconds=86400)), "nothing_to_do")
    exposed(scene, person, "starvation", DAY)
    scene.refuse("gm", SetPeriod(person, "starvation", Pace(seconds=60)), "out_of_bounds")
    scene.do("gm", SetPeriod(person, "starvation", Pace(seconds=2 * 86400)))
    assert after(scene, person, DAY) == (0, 0)
    assert after(scene, person, DAY) == (0, 1)


def test_what_is_refused() -> None:
    """SOM-DANGER-ATTRITION-03: one exposure of each kind."""
    scene, person = playing()
    scene.refuse("gm", StopAttrition(person, "starvation"), "nothing_to_do")
    scene.refuse("ana", StopAttrition(person, "starvation"), "gm_only")
    exposed(scene, person, "starvation", DAY)
    scene.refuse("gm", StartAttrition(person, "starvation", Pace(seconds=86400)), "nothing_to_do")


def test_recovery_goes_on_during_a_distress() -> None:
    """SOM-DANGER-04, A52."""
    scene, person = playing()
    exposed(scene, person, "hypothermia", 10)
    wait(scene, 30)
    sheltered(scene, person, "hypothermia")
    hurt(scene, person, 6)
    assert body(scene, person).distress is not None
    scene.do("gm", SetDistressSpeed(person, "slow"))
    assert plus(scene, person) == (1, 2)
    wait(scene, HOUR)
    assert plus(scene, person) == (1, 1)


def test_starving_leaves_traces() -> None:
    """SOM-DANGER-ATTRITION-06: once, at the seventh Wound, for the game master to rule."""
    scene, person = playing()
    exposed(scene, person, "starvation", DAY)
    for _ in range(16):
        wait(scene, DAY)
    assert totals(scene, person) == (8, 8)
    assert scene.lines("gm").count("StarvationTells") == 1
    assert "StarvationTells" not in scene.lines("ana")
    scene.do("gm", RuleSequelae(person, ("Mémoire défaillante",)))


def test_who_sees_what() -> None:
    """SOM-DANGER-ATTRITION-04: its owner that it runs, the game master how fast, the others nothing."""
    scene, person = playing()
    exposed(scene, person, "dehydration", 2 * HOUR)
    assert scene.last("bob") == []
    assert scene.feed("ana")[-1].entries[0].fields.seconds is None
    assert scene.feed("gm")[-1].entries[0].fields.seconds == 7200
    (seen,) = scene.view("ana").dangers.exposures
    assert (seen.kind, seen.seconds) == ("dehydration", None)
    assert scene.view("bob").dangers.exposures == ()


def test_an_exposure_that_never_was() -> None:
    """SOM-RULING-02, A61: its circles and their erasure fall; another's are derived anew."""
    scene, person = playing()
    heat = exposed(scene, person, "hyperthermia", 10)
    wait(scene, 60)
    assert totals(scene, person) == (3, 3)
    scene.amend("gm", heat, StartAttrition(person, "hyperthermia", Pace(seconds=1800)))
    assert totals(scene, person) == (1, 1)
    scene.correct("gm", Retract(heat, "il faisait frais"))
    assert totals(scene, person) == (0, 0)
    assert attrition_of(who(scene, person)) is None


def test_npcs_suffer_out_of_sight() -> None:
    """SOM-DISTRESS-13."""
    scene, _person = playing()
    other = npc(scene)
    exposed(scene, other, "starvation", DAY)
    wait(scene, 3 * DAY)
    assert totals(scene, other) == (1, 2)
    assert scene.last("ana") == ["FictionTimeAdvanced"]


def test_effort_still_stops_at_eight() -> None:
    """A14, A56: only its own circles run on."""
    scene, person = playing()
    exposed(scene, person, "hyperthermia", 10)
    wait(scene, 10)
    tire(scene, person, 1)
    scene.do("gm", Administer(person, "depressant", 9))
    assert totals(scene, person) == (0, 8)
