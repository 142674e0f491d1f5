"""SOM-DANGER-01 to SOM-DANGER-04: what all dangers share."""

from __future__ import annotations

from domain.systems.sombre.characters.gauges import TickApplied
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime, AdvanceTurns, TimeStopped
from domain.systems.sombre.combat.turn.turn import EndCombat, StartCombat
from domain.systems.sombre.dangers.accidents.electricity import StartCurrent, StopCurrent
from domain.systems.sombre.dangers.accidents.falls import ApplyFall
from domain.systems.sombre.dangers.common.conversion import ConvertTicks
from domain.systems.sombre.dangers.fire.burning import Ignite
from domain.systems.sombre.dangers.fire.burns import ApplyBurn
from tests.sombre.bodies import distress, dying, totals
from tests.sombre.fights import phase, says
from tests.sombre.table import carole, playing, ticks, who


def test_the_clock_runs_to_the_second() -> None:
    """SOM-DANGER-01, SOM-DISTRESS-03: a period that starts within a minute is a whole one."""
    scene, person = playing()
    scene.do("gm", AdvanceFictionTime(0, 30))
    dying(scene, person, "rapid")
    scene.do("gm", AdvanceFictionTime(0, 45))
    assert totals(scene, person) == (7, 0)
    scene.do("gm", AdvanceFictionTime(0, 15))
    assert totals(scene, person) == (7, 1)
    assert (scene.state.time.clock, scene.state.time.second) == (1, 30)
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


def test_at_one_instant_in_the_order_of_their_start() -> None:
    """SOM-DANGER-02, SOM-TURN-14: distresses, currents and fires, whoever suffers them."""
    scene, person = playing()
    bob = carole(scene, "bob", "Bob")
    scene.do("gm", Ignite(bob, "liquid"))
    dying(scene, person, "lightning")
    scene.do("gm", StartCurrent((bob,), 230))
    step = scene.do("gm", AdvanceTurns(1))
    ticked = [(c.character, c.cause) for c in step.consequences if isinstance(c, TickApplied)]
    assert ticked == [(bob, "burn"), (person, "distress"), (bob, "low_voltage")]


def test_turns_stop_where_something_must_be_decided() -> None:
    """SOM-DANGER-02: the rest must be let pass again."""
    scene, person = playing()
    ticks(scene, person, "wounds", 5)
    scene.do("gm", Ignite(person, "liquid"))
    step = scene.do("gm", AdvanceTurns(5))
    assert [c.left for c in step.consequences if isinstance(c, TimeStopped)] == [3]
    assert distress(scene, person).speed is None
    scene.refuse("gm", AdvanceTurns(1), "needs_gm_ruling")


def test_a_fight_begins_and_ends_with_dangers_running() -> None:
    """SOM-DANGER-01: they strike from its first Turn on, and go on after it."""
    scene, person = playing()
    scene.do("gm", StartCurrent((person,), 230))
    scene.do("gm", StartCombat((person,)))
    says(scene, "ana", person, "none")
    phase(scene, 2)
    assert totals(scene, person) == (0, 1)
    scene.do("gm", EndCombat())
    scene.do("gm", AdvanceTurns(2))
    assert totals(scene, person) == (0, 3)


def test_fictional_time_within_a_turn_waits_for_phase_three() -> None:
    """SOM-DAMAGE-16: what a clock ticks before phase 3 is held, and counts already for where the next tick goes."""
    scene, person = playing()
    scene.do("gm", StartCurrent((person,), 230))
    scene.do("gm", AdvanceTurns(2))
    scene.do("gm", StopCurrent(person))
    scene.do("gm", StartCombat((person,)))
    scene.do("gm", AdvanceFictionTime(1))
    assert totals(scene, person) == (0, 1)


def test_the_dead_are_in_no_danger() -> None:
    """SOM-DAMAGE-15: nothing ticks, nothing is given back, nothing can be started."""
    scene, person = playing()
    scene.do("gm", Ignite(person, "liquid"))
    ticks(scene, person, "wounds", 10)
    assert who(scene, person).body.dangers == ()
    for command in (
        Ignite(person),
        StartCurrent((person,), 230),
        ApplyFall(person, 3),
        ApplyBurn(person, 1, {"head": 0}),
    ):
        scene.refuse("gm", command, "not_alive")
    scene.refuse("gm", ConvertTicks(person, "wounds", 1), "not_alive")


def test_dangers_are_the_game_masters_to_start() -> None:
    """SOM-DANGER-01: he starts, paces and stops them, and nobody else."""
    scene, person = playing()
    for command in (Ignite(person), StartCurrent((person,), 230), StopCurrent(person), ApplyFall(person, 3)):
        scene.refuse("ana", command, "gm_only")
        scene.refuse("eve", command, "gm_only")
