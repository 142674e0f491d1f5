"""SOM-FATIGUE, SOM-COMA: effort, rest, sleep and comas; the gauge behind the screen."""

from __future__ import annotations

from datetime import timedelta

import pytest

from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.dice.roll_commands import DeclareAction, Roll
from domain.systems.sombre.fear.somatisation_rulings import RuleFall, TriggerSomatisation
from domain.systems.sombre.health.distress_care import AdmitToHospital
from domain.systems.sombre.health.fatigue import (
    CallSleepCheck,
    ImposeFatigue,
    RestCharacter,
    RuleAsleep,
    RuleWaking,
    ShakeAwake,
    StartSleepChecks,
    label,
)
from domain.systems.sombre.health.held_gauges import GiveFatigueGauge, RevealGauges, RevealNpcState, TakeFatigueGauge
from tests.scene import START, Scene
from tests.sombre.bodies import body, distress, failing, tire, totals
from tests.sombre.runs import fields_of
from tests.sombre.table import carole, code_of, frighten, npc, playing, roll, ticks, who


def check(scene: Scene, die: int, seat: str = "ana") -> None:
    """The sleep check that waits."""
    scene.do(seat, Roll(next(c.id for c in scene.state.dice.calls.values() if c.purpose == "sleep")), die)


def test_effort_stops_at_eight() -> None:
    """SOM-FATIGUE-01, SOM-COMA-06."""
    scene, person = playing()
    scene.do("gm", ImposeFatigue(person, 3))
    assert code_of(scene, person, "fatigue") == "xxx"
    scene.do("gm", ImposeFatigue(person, 9))
    assert totals(scene, person) == (0, 8)
    scene.do("gm", ImposeFatigue(person, 1))
    assert totals(scene, person) == (0, 8)
    scene.refuse("gm", ImposeFatigue(person, 0), "out_of_bounds")


def test_a_distress_knows_no_ceiling() -> None:
    """SOM-COMA-06, SOM-COMA-04."""
    scene, person = failing()
    scene.do("gm", AdvanceFictionTime(9 * 60))
    assert totals(scene, person) == (7, 9)
    assert scene.view("ana").health.bodies[0].pages.stage == "deep"


def test_words_for_fatigue() -> None:
    """SOM-FATIGUE-02."""
    words = [label(n) for n in range(9)]
    assert words == ["rested", "tired", "tired", "spent", "spent", "extenuated", "extenuated", "coma", "coma"]


def test_a_sleepless_night() -> None:
    """SOM-FATIGUE-03: 3, or what the game master says."""
    scene, person = playing()
    scene.do("gm", RestCharacter(person, "sleepless"))
    assert totals(scene, person) == (0, 3)
    scene.do("gm", RestCharacter(person, "sleepless", 1))
    assert totals(scene, person) == (0, 4)
    scene.refuse("gm", RestCharacter(person, "sleepless", 11), "out_of_bounds")


def test_a_good_night_frees_ordinary_circles() -> None:
    """SOM-FATIGUE-04, A15: not +, not permanent ones."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 1, permanent=True)
    ticks(scene, person, "fatigue", 1, "plus")
    tire(scene, person, 4)
    scene.do("gm", RestCharacter(person, "good_night"))
    assert code_of(scene, person, "fatigue") == "x+"
    scene.refuse("gm", RestCharacter(person, "good_night", 1), "out_of_bounds")


@pytest.mark.parametrize(("before", "after"), [(6, 3), (3, 3), (2, 2)])
def test_a_bad_night_leaves_three(before: int, after: int) -> None:
    """SOM-FATIGUE-05."""
    scene, person = playing()
    tire(scene, person, before)
    scene.do("gm", RestCharacter(person, "bad_night"))
    assert totals(scene, person) == (0, after)


def test_a_nap() -> None:
    """SOM-FATIGUE-06."""
    scene, person = playing()
    tire(scene, person, 5)
    scene.do("gm", RestCharacter(person, "nap", 2))
    scene.do("gm", RestCharacter(person, "nap"))
    assert totals(scene, person) == (0, 2)
    scene.refuse("gm", RestCharacter(person, "nap", 3), "out_of_bounds")


def test_no_recovery_in_distress() -> None:
    """SOM-FATIGUE-07, SOM-COMA-08: until it is stabilised."""
    scene, person = failing()
    scene.do("gm", AdvanceFictionTime(60))
    scene.refuse("gm", RestCharacter(person, "good_night"), "no_recovery")
    scene.do("gm", AdmitToHospital(person, "good"))
    scene.do("gm", RestCharacter(person, "good_night"))
    assert totals(scene, person) == (7, 0)


def test_sleep_checks_grow_harder() -> None:
    """SOM-FATIGUE-08, SOM-FATIGUE-09: the first is pure, each later one costs a rank, health counts for nothing."""
    scene, person = playing()
    tire(scene, person, 5)
    ticks(scene, person, "wounds", 3)
    scene.refuse("gm", CallSleepCheck(person), "not_called")
    scene.do("gm", StartSleepChecks(person))
    scene.refuse("gm", StartSleepChecks(person), "already_called")
    scene.refuse("gm", CallSleepCheck(person), "already_called")
    check(scene, 11)
    found = body(scene, person).sleep
    assert found is not None
    assert found.due is not None
    assert found.due - START > timedelta(minutes=10)
    scene.do("gm", CallSleepCheck(person))
    check(scene, 8)
    assert "asleep" not in who(scene, person).incapacities
    scene.do("gm", CallSleepCheck(person))
    assert scene.view("ana").calls[0].announced.ranks == 2
    assert scene.view("bob").calls[0].announced.ranks == 0
    check(scene, 6)
    assert "FellAsleep" in scene.last("eve")
    scene.refuse("gm", CallSleepCheck(person), "incapacitated")


def test_a_sleeper_does_nothing_and_can_be_shaken() -> None:
    """SOM-FATIGUE-10."""
    scene, person = playing()
    other = carole(scene, "bob", "Bob")
    tire(scene, person, 5)
    scene.refuse("bob", ShakeAwake(other, person), "cannot_be_woken")
    scene.do("gm", RuleAsleep(person))
    scene.refuse("gm", RuleAsleep(person), "incapacitated")
    scene.refuse("ana", DeclareAction(person, "fuir"), "incapacitated")
    scene.refuse("ana", ShakeAwake(person, other), "incapacitated")
    scene.refuse("ana", ShakeAwake(other, person), "not_owner")
    scene.refuse("bob", ShakeAwake(other, "nobody"), "unknown_id")
    scene.refuse("bob", ShakeAwake(other, other), "out_of_bounds")
    scene.do("bob", ShakeAwake(other, person))
    assert scene.last("eve") == ["SleeperShaken", "Woke"]


def test_left_alone_he_sleeps_until_something_is_recovered() -> None:
    """SOM-FATIGUE-10: then the checks begin anew."""
    scene, person = playing()
    tire(scene, person, 5)
    scene.do("gm", StartSleepChecks(person))
    check(scene, 20)
    scene.refuse("gm", RuleWaking(person), "nothing_recovered")
    scene.do("gm", RestCharacter(person, "nap", 1))
    assert "Woke" in scene.last("ana")
    assert body(scene, person).sleep is None
    scene.refuse("gm", RuleWaking(person), "out_of_bounds")


def test_the_game_master_wakes_who_cannot_recover() -> None:
    """SOM-FATIGUE-10."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 2, "plus")
    scene.do("gm", RuleAsleep(person))
    scene.do("gm", RuleWaking(person))
    assert who(scene, person).incapacities == {}


def test_the_seventh_circle_calls_a_check() -> None:
    """SOM-COMA-01, SOM-COMA-02, SOM-FATIGUE-08: a series that runs goes on (A38); +7 as usual."""
    scene, person = playing()
    tire(scene, person, 6)
    assert scene.state.dice.calls == {}
    tire(scene, person, 1)
    assert {"ComaStageChanged", "SleepCheckCalled"} <= set(scene.last("ana"))
    assert "ComaStageChanged" not in scene.last("bob")
    numbers = {seat: fields_of(scene, seat, "SleepCheckCalled")[-1].number for seat in ("gm", "ana", "bob")}
    assert numbers == {"gm": 1, "ana": 1, "bob": None}
    check(scene, 11)
    assert roll(scene, person, 4).total == 11
    other, again = playing()
    tire(other, again, 5)
    other.do("gm", StartSleepChecks(again))
    check(other, 5)
    tire(other, again, 2)
    found = next(c for c in other.state.dice.calls.values() if c.purpose == "sleep")
    assert found.relapse == 1


def test_a_later_check_says_what_makes_it_harder() -> None:
    """SOM-FATIGUE-09: a rank for each check before; who is tired relapses into no crime."""
    scene, person = playing()
    scene.do("gm", StartSleepChecks(person))
    check(scene, 5)
    scene.do("gm", CallSleepCheck(person))
    frames = " ".join(line.text for frame in scene.feed("ana") for line in frame.entries)
    assert "(endormissement)\u00a0; Difficulté" in frames
    assert "(jets précédents 1)" in frames
    assert "récidive" not in frames


def test_a_frenzied_character_feels_no_light_coma() -> None:
    """SOM-COMA-02."""
    scene, person = playing()
    frighten(scene, person, 20)
    scene.do("gm", TriggerSomatisation(person, "gm", "frenzy", attested=True))
    tire(scene, person, 7)
    assert not any(c.purpose == "sleep" for c in scene.state.dice.calls.values())


def test_the_eighth_circle_fells() -> None:
    """SOM-COMA-03: unconscious, fallen; the Wound of the fall is 0 or 1, once."""
    scene, person = playing()
    tire(scene, person, 7)
    tire(scene, person, 1)
    assert {"CharacterFainted", "CharacterFell"} <= set(scene.last("eve"))
    assert scene.state.dice.calls == {}
    assert scene.view("eve").health.bodies[0].consciousness == "unconscious"
    other = carole(scene, "bob", "Bob")
    scene.refuse("bob", ShakeAwake(other, person), "cannot_be_woken")
    scene.do("gm", RuleFall(person, 1))
    assert totals(scene, person) == (1, 8)
    with pytest.raises(AssertionError):
        scene.refuse("gm", RuleFall(person, 1), "nothing")


def test_a_coma_by_effort_ends_below_seven() -> None:
    """SOM-COMA-07."""
    scene, person = playing()
    tire(scene, person, 8)
    scene.refuse("gm", RuleWaking(person), "still_in_coma")
    scene.do("gm", RestCharacter(person, "nap", 1))
    scene.refuse("gm", RuleWaking(person), "still_in_coma")
    scene.do("gm", RestCharacter(person, "nap", 1))
    scene.do("gm", RuleWaking(person))
    assert scene.view("ana").health.bodies[0].consciousness == "awake"


def test_a_coma_by_distress_holds() -> None:
    """SOM-COMA-08, SOM-COMA-04: ticks go on, no waking."""
    scene, person = failing()
    scene.do("gm", AdvanceFictionTime(8 * 60))
    assert "unconscious" in who(scene, person).incapacities
    scene.do("gm", AdvanceFictionTime(60))
    assert totals(scene, person) == (7, 9)
    scene.refuse("gm", RuleWaking(person), "still_in_coma")
    assert distress(scene, person).speed == "slow"


def test_the_gauge_behind_the_screen() -> None:
    """SOM-ROLL-41: its owner sees neither circles, stage, total nor a check that the gauge alone would call."""
    scene, person = playing()
    scene.refuse("gm", GiveFatigueGauge(person), "out_of_bounds")
    scene.do("gm", TakeFatigueGauge(person))
    assert "FatigueGaugeTaken" in scene.last("ana")
    assert scene.last("bob") == []
    scene.do("gm", ImposeFatigue(person, 7))
    assert scene.last("ana") == []
    assert scene.state.dice.calls == {}
    shown = scene.view("ana").health.bodies[0]
    assert shown.pages.stage is None
    assert shown.pages.label is None
    assert shown.own.fatigue_held
    scene.refuse("gm", TakeFatigueGauge(person), "out_of_bounds")
    other = carole(scene, "bob", "Bob")
    scene.refuse("bob", ShakeAwake(other, person), "cannot_be_woken")
    scene.do("gm", GiveFatigueGauge(person))
    assert scene.view("ana").health.bodies[0].pages.label == "coma"


def test_gauges_revealed_to_some() -> None:
    """SOM-CARE-07, SOM-CHAR-03: to the seats named and no other."""
    scene, person = playing()
    tire(scene, person, 2)
    scene.do("gm", RevealGauges(person, ("bob",)))
    assert scene.last("bob") == ["GaugesRevealed"]
    assert scene.last("eve") == []
    assert scene.feed("bob")[-1].entries[0].fields.fatigue == "xx"
    scene.refuse("gm", RevealGauges(person, ()), "out_of_bounds")
    scene.refuse("gm", RevealGauges(person, ("nobody",)), "unknown_seat")


def test_what_the_table_is_told_of_an_npc() -> None:
    """SOM-DISTRESS-13: fainting and death show only by the game master's word."""
    scene, _ = playing()
    killer, hidden = npc(scene), npc(scene, label=None)
    tire(scene, killer, 8)
    assert scene.last("ana") == []
    assert scene.view("ana").health.bodies[1].consciousness is None
    assert not scene.view("ana").health.bodies[1].prone
    scene.do("gm", RevealNpcState(killer, "down"))
    assert scene.view("ana").health.bodies[1].revealed == "down"
    scene.refuse("gm", RevealNpcState(hidden, "down"), "npc_not_introduced")
    scene.refuse("gm", RevealNpcState(killer, " "), "out_of_bounds")
