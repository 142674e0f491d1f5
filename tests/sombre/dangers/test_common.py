"""SOM-DANGER-01 to SOM-DANGER-04: what all dangers share."""

from __future__ import annotations

from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.dangers.common.conversion import ConvertTicks
from tests.sombre.bodies import distress, dying, totals
from tests.sombre.table import playing, ticks, who


def test_the_clock_runs_to_the_second() -> None:
    """SOM-DANGER-01, SOM-DISTRESS-03: a period that starts within a minute is a whole one."""
    scene, person = playing()
    scene.do("gm", AdvanceFictionTime(0, 30))
    dying(scene, person, "rapid")
    scene.do("gm", AdvanceFictionTime(0, 45))
    assert totals(scene, person) == (7, 0)
    scene.do("gm", AdvanceFictionTime(0, 15))
    assert totals(scene, person) == (7, 1)
    assert (scene.state.clock, scene.state.second) == (1, 30)
    assert scene.view("ana").health.second == 30
    for minutes, seconds in ((0, 0), (0, 60), (1, -1), (-1, 30)):
        scene.refuse("gm", AdvanceFictionTime(minutes, seconds), "out_of_bounds")


def test_special_circles_become_ordinary() -> None:
    """SOM-DANGER-04: no more than there are; the ordinary Wounds alone count for a distress."""
    scene, person = playing()
    ticks(scene, person, "wounds", 6)
    ticks(scene, person, "wounds", 2, "plus")
    ticks(scene, person, "fatigue", 1, "plus")
    scene.refuse("gm", ConvertTicks(person, "wounds", 3), "not_enough_ticks")
    scene.refuse("gm", ConvertTicks(person, "wounds", 0), "out_of_bounds")
    scene.refuse("ana", ConvertTicks(person, "wounds", 1), "gm_only")
    scene.do("gm", ConvertTicks(person, "fatigue", 1))
    assert [circle.mark for circle in who(scene, person).gauges.fatigue] == ["x"]
    scene.do("gm", ConvertTicks(person, "wounds", 1))
    assert totals(scene, person) == (8, 1)
    assert distress(scene, person).speed is None
    assert [circle.mark for circle in who(scene, person).gauges.wounds] == ["x"] * 6 + ["plus", "x"]
    assert scene.last("ana") == ["TicksConverted", "DistressStarted"]
    assert scene.last("bob") == ["DistressStarted"]
