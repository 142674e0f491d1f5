"""SOM-CARE: healing, neglect, infections and what remains."""

from __future__ import annotations

import pytest

from domain.systems.sombre.combat.resolution.wounds import ImposeWounds
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.combat.turn.healing import HealWeek
from domain.systems.sombre.dangers.exposure.attrition import StartAttrition, StopAttrition
from domain.systems.sombre.dangers.exposure.illnesses import ApplyDisease
from domain.systems.sombre.dangers.fire.burns import ApplyBurn
from domain.systems.sombre.health.care import CallInfection, EraseMarks, ReopenWound, RuleSequelae, SetCare, StopIllness
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.state.hazards import Pace
from tests.scene import Scene
from tests.sombre.bodies import body, failing, hurt, totals
from tests.sombre.fights import fighter
from tests.sombre.table import playing, rolled, ticks, who

DAY = 24 * 60


def infect(scene: Scene, person: str, die: int) -> None:
    rolled(scene, CallInfection(person), "ana", die)


def test_one_wound_a_week() -> None:
    """SOM-CARE-01, SOM-CARE-02: the weeks pass; + and permanent circles stay."""
    scene, person = playing()
    ticks(scene, person, "wounds", 1, permanent=True)
    hurt(scene, person, 3)
    scene.do("gm", HealWeek(person, "ordinary", 2))
    assert totals(scene, person) == (2, 0)
    assert scene.state.time.clock == 14 * DAY
    assert {"WoundsHealed", "TimePassed"} <= set(scene.last("ana"))
    assert scene.last("eve") == ["TimePassed"]
    scene.refuse("gm", HealWeek(person, "ordinary", 2), "out_of_bounds")
    scene.refuse("gm", HealWeek(person, "burn"), "out_of_bounds")


def test_what_comes_back_meanwhile_moves_no_other_circle() -> None:
    """SOM-CARE-01, SOM-CARE-02, SOM-DANGER-04: the Wound of that class heals, whichever place it has by then."""
    scene, person = playing()
    scene.do("gm", StartAttrition(person, "dehydration", Pace(seconds=2 * 60 * 60)))
    scene.do("gm", AdvanceFictionTime(4 * 60))
    scene.do("gm", StopAttrition(person, "dehydration"))
    scene.do("gm", ImposeWounds(person, 1))
    scene.do("gm", ApplyBurn(person, 1, {"right_arm": 0}))
    assert [circle.mark for circle in who(scene, person).gauges.wounds][:2] == ["plus", "x"]
    burns = [circle for circle in who(scene, person).gauges.wounds if circle.why == "burn"]
    scene.do("gm", HealWeek(person, "ordinary"))
    assert list(who(scene, person).gauges.wounds) == burns


@pytest.mark.parametrize(("days", "healed"), [(1, 0), (7, 1), (8, 1), (14, 2)])
def test_only_the_weeks_that_pass_heal(days: int, healed: int) -> None:
    """SOM-CARE-02, SOM-DANGER-02: time stops for what befalls somebody else."""
    scene, person = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    hurt(scene, person, 2)
    hurt(scene, bob, 6)
    scene.do("gm", ApplyDisease(bob, "acute", ticks=1, period=Pace(seconds=days * DAY * 60)))
    scene.do("gm", HealWeek(person, "ordinary", 2))
    assert scene.state.rulings_due
    assert scene.state.time.clock == days * DAY
    assert totals(scene, person)[0] == 2 - healed
    assert body(scene, person).healed == healed


def test_nothing_heals_in_distress() -> None:
    """SOM-CARE-01."""
    scene, person = failing()
    scene.refuse("gm", HealWeek(person, "ordinary"), "in_distress")


def test_without_rest_wounds_reopen() -> None:
    """SOM-CARE-03: as many as had healed."""
    scene, person = playing()
    hurt(scene, person, 2)
    scene.refuse("gm", ReopenWound(person, 1), "out_of_bounds")
    scene.do("gm", HealWeek(person, "ordinary"))
    scene.do("gm", ReopenWound(person, 1))
    assert totals(scene, person) == (2, 0)
    scene.refuse("gm", ReopenWound(person, 1), "out_of_bounds")


@pytest.mark.parametrize(("care", "days", "after"), [("none", None, 4), ("insufficient", 2, 2), ("insufficient", 3, 2)])
def test_neglect(care: str, days: int | None, after: int) -> None:
    """SOM-CARE-05."""
    scene, person = playing()
    hurt(scene, person, 1)
    scene.do("gm", SetCare(person, care, days))  # type: ignore[arg-type]
    scene.do("gm", AdvanceFictionTime(4 * DAY - 1))
    assert totals(scene, person)[0] == after
    scene.do("gm", SetCare(person, "adequate"))
    scene.do("gm", AdvanceFictionTime(9 * DAY))
    assert totals(scene, person)[0] == after


def test_neglect_needs_a_wound_and_its_pace_is_secret() -> None:
    """SOM-CARE-05."""
    scene, person = playing()
    scene.refuse("gm", SetCare(person, "none"), "out_of_bounds")
    hurt(scene, person, 1)
    scene.refuse("gm", SetCare(person, "insufficient", 4), "out_of_bounds")
    scene.refuse("gm", SetCare(person, "none", 2), "out_of_bounds")
    scene.do("gm", SetCare(person, "insufficient", 3))
    assert scene.feed("ana")[-1].entries[0].fields.days is None
    assert scene.last("bob") == []


def test_neglect_leads_to_distress() -> None:
    """SOM-CARE-05, SOM-DISTRESS-01, SOM-DANGER-02: time stops there."""
    scene, person = playing()
    hurt(scene, person, 6)
    scene.do("gm", SetCare(person, "none"))
    scene.do("gm", AdvanceFictionTime(5 * DAY))
    assert scene.state.time.clock == DAY
    assert "TimeStopped" in scene.last("ana")
    scene.do("gm", SetDistressSpeed(person, "slow"))


def test_infection() -> None:
    """SOM-CARE-06: a pure roll; a Wound a day until it is treated, in the end it kills."""
    scene, person = playing()
    scene.refuse("gm", CallInfection(person), "out_of_bounds")
    hurt(scene, person, 2)
    scene.refuse("gm", StopIllness(person), "out_of_bounds")
    infect(scene, person, 11)
    assert body(scene, person).declines == ()
    infect(scene, person, 12)
    assert scene.last("ana")[-1] == "Infected"
    assert "Infected" not in scene.last("bob")
    scene.do("gm", AdvanceFictionTime(2 * DAY))
    assert totals(scene, person) == (4, 0)
    scene.do("gm", StopIllness(person))
    scene.do("gm", AdvanceFictionTime(2 * DAY))
    assert totals(scene, person) == (4, 0)


def test_untreated_it_kills() -> None:
    """SOM-CARE-06."""
    scene, person = playing()
    hurt(scene, person, 8)
    scene.do("gm", SetDistressSpeed(person, "lightning"))
    infect(scene, person, 20)
    scene.do("gm", AdvanceFictionTime(DAY))
    assert totals(scene, person) == (9, 0)
    scene.do("gm", AdvanceFictionTime(9 * DAY))
    assert not who(scene, person).alive


def test_sequelae() -> None:
    """SOM-CARE-08, SOM-CARE-09: Disadvantages and circles of mental instability."""
    scene, person = playing()
    scene.do("gm", RuleSequelae(person, ("Boiterie",), 2))
    found = who(scene, person)
    assert [t.title for t in found.sheet.traits] == ["Boiterie"]
    assert len(found.gauges.mental_instability) == 3
    scene.refuse("gm", RuleSequelae(person), "out_of_bounds")
    scene.refuse("gm", RuleSequelae(person, (" ",)), "out_of_bounds")


def test_no_mark_to_erase() -> None:
    """SOM-CARE-04."""
    scene, person = playing()
    scene.refuse("gm", EraseMarks(person, "right_arm", 1), "out_of_bounds")


def test_care_is_offered_to_the_game_master_alone() -> None:
    """What is ruled in care is no player's to rule."""
    scene, person = playing()
    hurt(scene, person, 2)
    ours = {SetCare, CallInfection, RuleSequelae}
    assert ours <= {move.command for move in scene.moves("gm")}
    for seat in ("ana", "bob", "eve"):
        assert not ours & {move.command for move in scene.moves(seat)}
