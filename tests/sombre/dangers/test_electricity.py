"""SOM-DANGER-ELEC: current, those whom it holds, what it leaves; SOM-DANGER-FROST: hands and feet in the cold."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.characters.gauges import RemoveTick
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime, AdvanceTurns
from domain.systems.sombre.condition.battle import visibly_helpless
from domain.systems.sombre.dangers.accidents.electricity import (
    StartCurrent,
    StopCurrent,
    StrikeByLightning,
    TearLoose,
)
from domain.systems.sombre.dangers.common.conversion import ConvertTicks
from domain.systems.sombre.dangers.fire.burns import ApplyBurn
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.fear.somatisation_rulings import TriggerSomatisation
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.fatigue import RuleWaking
from domain.systems.sombre.mind.somatisation import HEART
from domain.systems.sombre.state.combat_state import ActionSpec
from projections.base.encoding import encode
from tests.scene import Scene
from tests.sombre.bodies import body, carer, distress, failing, hurt, tire, totals, treat
from tests.sombre.fights import acts, combat, idle, nobody_acts, phase, says
from tests.sombre.table import frighten, npc, playing, rolled, ticks, who


def marks(scene: Scene, person: str, gauge: str) -> str:
    circles = getattr(who(scene, person).gauges, gauge)
    return "".join("x" if circle.mark == "x" else "+" for circle in circles)


@pytest.mark.parametrize(("volts", "mark"), [(50, "+"), (1000, "+"), (1001, "x")])
def test_low_and_high_voltage(volts: int, mark: str) -> None:
    """SOM-DANGER-ELEC-01, SOM-DANGER-ELEC-02: a tick per Turn, Fatigue first; nothing below 50 V."""
    scene, person = playing()
    scene.refuse("gm", StartCurrent((person,), 49), "out_of_bounds")
    scene.refuse("gm", StartCurrent((), 230), "out_of_bounds")
    scene.refuse("gm", StartCurrent((person, person), 230), "out_of_bounds")
    scene.do("gm", StartCurrent((person,), volts))
    assert totals(scene, person) == (0, 0)
    scene.do("gm", AdvanceTurns(2))
    assert marks(scene, person, "fatigue") == mark * 2
    scene.refuse("gm", StartCurrent((person,), volts), "already_electrised")


def test_fatigue_then_wounds_until_death() -> None:
    """SOM-DANGER-ELEC-02; SOM-DISTRESS-01: no distress comes of it."""
    scene, person = playing()
    scene.do("gm", StartCurrent((person,), 230))
    scene.do("gm", AdvanceTurns(19))
    assert totals(scene, person) == (9, 10)
    assert body(scene, person).distress is None
    scene.do("gm", AdvanceTurns(5))
    assert not who(scene, person).alive
    assert "TimeStopped" in scene.last("gm")


def test_in_a_turn_the_first_tick_comes_with_the_next() -> None:
    """SOM-DANGER-ELEC-02, A9."""
    scene, woman, bob, _ = combat()
    idle(scene, woman, bob)
    scene.do("gm", StartCurrent((woman,), 230))
    phase(scene, 2)
    assert totals(scene, woman) == (0, 0)
    phase(scene)
    nobody_acts(scene, woman, bob, 2)
    assert totals(scene, woman) == (0, 1)


def test_low_voltage_is_given_back_by_the_minute_wounds_first() -> None:
    """SOM-DANGER-ELEC-03, SOM-DANGER-04: its own circles alone."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 1, "plus")
    scene.do("gm", StartCurrent((person,), 230))
    scene.do("gm", AdvanceTurns(11))
    assert totals(scene, person) == (2, 10)
    scene.do("gm", StopCurrent(person))
    scene.refuse("gm", StopCurrent(person), "no_current")
    scene.do("gm", AdvanceFictionTime(0, 59))
    assert totals(scene, person) == (2, 10)
    scene.do("gm", AdvanceFictionTime(0, 1))
    assert totals(scene, person) == (1, 10)
    scene.do("gm", AdvanceFictionTime(5))
    assert totals(scene, person) == (0, 6)
    scene.do("gm", AdvanceFictionTime(60))
    assert totals(scene, person) == (0, 1)
    assert body(scene, person).dangers == ()


def test_fainting_at_seven_and_coming_round_at_six() -> None:
    """SOM-DANGER-ELEC-03, SOM-DANGER-ASPHYXIA-04: the coma stages say nothing meanwhile."""
    scene, person = playing()
    tire(scene, person, 2)
    scene.do("gm", StartCurrent((person,), 230))
    scene.do("gm", AdvanceTurns(4))
    assert "unconscious" not in who(scene, person).incapacities
    scene.do("gm", AdvanceTurns(1))
    assert scene.last("eve")[-2:] == ["CharacterFainted", "CharacterFell"]
    scene.do("gm", AdvanceTurns(3))
    assert "ComaStageChanged" not in scene.lines("gm")
    assert not scene.state.dice.calls
    scene.do("gm", StopCurrent(person))
    scene.do("gm", AdvanceFictionTime(4))
    assert totals(scene, person) == (0, 6)
    assert "CharacterCameRound" in scene.last("eve")
    assert who(scene, person).incapacities == {}


def test_ordinary_fatigue_counts_again_once_it_is_over() -> None:
    """SOM-DANGER-ELEC-03, SOM-DANGER-ASPHYXIA-04: seven x are a light coma, sleep checks and all."""
    scene, person = playing()
    tire(scene, person, 6)
    scene.do("gm", StartCurrent((person,), 230))
    scene.do("gm", AdvanceTurns(2))
    scene.do("gm", StopCurrent(person))
    scene.do("gm", ConvertTicks(person, "fatigue", 1))
    assert "unconscious" in who(scene, person).incapacities
    scene.do("gm", AdvanceFictionTime(1))
    assert totals(scene, person) == (0, 7)
    assert {"CharacterCameRound", "ComaStageChanged", "SleepCheckCalled"} <= set(scene.last("ana"))


def test_sequelae() -> None:
    """SOM-DANGER-ELEC-03, SOM-DANGER-04: only once it has stopped; nothing left to give back, nothing left of it."""
    scene, person = playing()
    scene.do("gm", StartCurrent((person,), 230))
    scene.do("gm", AdvanceTurns(2))
    scene.refuse("gm", ConvertTicks(person, "fatigue", 1), "not_enough_ticks")
    scene.do("gm", StopCurrent(person))
    scene.do("gm", ConvertTicks(person, "fatigue", 2))
    assert marks(scene, person, "fatigue") == "xx"
    assert body(scene, person).dangers == ()


def test_high_voltage_faints_and_stays() -> None:
    """SOM-DANGER-ELEC-04, A45: out at seven while it flows; then the stages of coma hold."""
    scene, person = playing()
    scene.do("gm", StartCurrent((person,), 5000))
    scene.do("gm", AdvanceTurns(8))
    assert "unconscious" in who(scene, person).incapacities
    assert "ComaStageChanged" not in scene.lines("gm")
    scene.do("gm", StopCurrent(person))
    assert body(scene, person).stage == 8
    assert "unconscious" in who(scene, person).incapacities
    scene.do("gm", AdvanceFictionTime(60))
    assert totals(scene, person) == (0, 8)


@pytest.mark.parametrize(("volts", "die", "free"), [(230, 8, True), (230, 9, False), (5000, 5, True), (5000, 6, False)])
def test_tearing_loose(volts: int, die: int, free: bool) -> None:
    """SOM-DANGER-ELEC-05, A46: body at one rank or two; success spares the tick of that Turn."""
    scene, woman, bob, _ = combat()
    scene.do("gm", StartCurrent((woman,), volts))
    for action in ("move", "strike"):
        scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind=action, target=bob)), "incapacitated")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="tear_loose")), "not_your_turn_to_declare")
    loose = says(scene, "ana", woman, "tear_loose")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="tear_loose")), "no_current")
    acts(scene, "bob", bob, "none")
    scene.refuse("gm", CallRoll(woman, ("senses",), resolves=loose), "skill_not_allowed")
    call = rolled(scene, CallRoll(woman, ("body",), resolves=loose), "ana", die)
    assert scene.state.dice.rolls[call].result.difficulty == (2 if volts > 1000 else 1)
    assert (body(scene, woman).dangers == ()) is free
    phase(scene, 2)
    idle_again(scene, woman, bob, stuck=not free)
    assert totals(scene, woman) == (0, 0 if free else 1)


def idle_again(scene: Scene, woman: str, bob: str, *, stuck: bool) -> None:
    nobody_acts(scene, woman, bob, 2)
    assert visibly_helpless(scene.state, woman) is stuck


def test_tearing_loose_in_usual_time() -> None:
    """SOM-DANGER-ELEC-05: asked for, called, thrown; whoever is stuck does nothing else."""
    scene, person = playing()
    scene.refuse("ana", TearLoose(person), "no_current")
    scene.do("gm", StartCurrent((person,), 230))
    attempt = scene.act("ana", TearLoose(person))
    scene.refuse("ana", TearLoose(person), "already_declared")
    scene.refuse("gm", CallRoll(person, ("mind",), resolves=attempt), "skill_not_allowed")
    rolled(scene, CallRoll(person, ("body",), resolves=attempt), "ana", 8)
    assert "CurrentStopped" in scene.last("eve")
    scene.do("gm", AdvanceTurns(3))
    assert totals(scene, person) == (0, 0)


def test_the_stuck_are_open_to_every_blow() -> None:
    """SOM-MELEE-30, SOM-DANGER-ELEC-05; those who only touch it are not."""
    scene, woman, bob, _ = combat()
    scene.do("gm", StartCurrent((woman,), 230))
    scene.do("gm", StartCurrent((bob,), 230, stuck=False))
    assert (visibly_helpless(scene.state, woman), visibly_helpless(scene.state, bob)) == (True, False)


def shocked(turns: int, **options: Any) -> tuple[Scene, str]:
    """High voltage through somebody whose Fatigue is full: every tick a Wound."""
    scene, person = playing(**options)
    ticks(scene, person, "fatigue", 10, "plus")
    scene.do("gm", StartCurrent((person,), 5000, stuck=False))
    scene.do("gm", AdvanceTurns(turns))
    return scene, person


def test_at_seven_wounds_it_goes_on_without_the_current() -> None:
    """SOM-DANGER-ELEC-06: while it flows its own ticks alone; then slow or rapid, one period later."""
    scene, person = shocked(7)
    assert body(scene, person).distress is None
    scene.do("gm", StopCurrent(person))
    assert distress(scene, person).bounds == ("slow", "rapid")
    assert totals(scene, person)[0] == 8
    scene.refuse("gm", SetDistressSpeed(person, "lightning"), "out_of_bounds")
    scene.do("gm", SetDistressSpeed(person, "rapid"))
    scene.do("gm", AdvanceFictionTime(1))
    assert totals(scene, person)[0] == 9


def test_six_wounds_and_the_permanent_one() -> None:
    """SOM-DANGER-ELEC-07, A58: they make seven; as after an infarct, rapid or lightning."""
    scene, person = shocked(6)
    scene.do("gm", StopCurrent(person))
    assert totals(scene, person)[0] == 7
    assert distress(scene, person).bounds == ("rapid", "lightning")


@pytest.mark.parametrize(("turns", "ill"), [(2, False), (3, True)])
def test_the_heart(turns: int, ill: bool) -> None:
    """SOM-DANGER-ELEC-07: from three Wounds on; one more, for good; every later somatisation is an infarct."""
    scene, person = shocked(turns)
    before = who(scene, person)
    scene.do("gm", StopCurrent(person))
    now = who(scene, person)
    assert now.mind.heart_disease is ill
    assert any(t.title == HEART and t.level == 1 for t in now.sheet.traits) is ill
    assert totals(scene, person)[0] == turns + ill
    assert sum(circle.permanent for circle in now.gauges.wounds) == ill
    assert len(now.gauges.mental_instability) - len(before.gauges.mental_instability) == ill


def test_one_of_its_wounds_stays_by_option() -> None:
    """A36, O-6: `convert`."""
    scene, person = shocked(3, heart_disease_wound="convert")
    scene.do("gm", StopCurrent(person))
    assert totals(scene, person)[0] == 3
    assert sum(circle.permanent for circle in who(scene, person).gauges.wounds) == 1


def test_after_high_voltage_every_somatisation_is_an_infarct() -> None:
    """SOM-DANGER-ELEC-07, SOM-SOMA-24."""
    scene, person = shocked(3)
    scene.do("gm", StopCurrent(person))
    scene.do("gm", RemoveTick(person, "fatigue", 10, "le repos", "plus"))
    scene.do("gm", RuleWaking(person))
    frighten(scene, person, 20)
    scene.do("gm", TriggerSomatisation(person, "gm", "sobs"))
    found = who(scene, person).mind.somatisation
    assert found is not None
    assert found.kind == "infarct"


def test_a_suspended_distress_relapses_by_a_current() -> None:
    """A55: a Wound of any kind."""
    scene, person = failing()
    treat(scene, carer(scene), person, 3)
    scene.do("gm", StartCurrent((person,), 230))
    scene.do("gm", AdvanceTurns(10))
    assert distress(scene, person).until is not None
    scene.do("gm", AdvanceTurns(1))
    assert distress(scene, person).until is None


def test_lightning() -> None:
    """SOM-DANGER-ELEC-10: direct, death; through the ground, high voltage for three Turns at most."""
    scene, person = playing()
    scene.refuse("gm", StrikeByLightning(person, 4), "out_of_bounds")
    scene.do("gm", StrikeByLightning(person, 2))
    scene.do("gm", AdvanceTurns(5))
    assert marks(scene, person, "fatigue") == "xx"
    assert body(scene, person).dangers == ()
    scene.do("gm", StrikeByLightning(person))
    assert not who(scene, person).alive


def test_lightning_in_a_turn() -> None:
    """SOM-TURN-13: whoever is struck still does what was declared."""
    scene, woman, bob, _ = combat()
    nobody_acts(scene, woman, bob)
    scene.do("gm", StrikeByLightning(woman))
    assert who(scene, woman).alive
    phase(scene)
    assert not who(scene, woman).alive


def test_what_is_seen_of_a_current() -> None:
    """SOM-DANGER-ELEC-01: that it runs, for all; the volts and the clock, the game master's."""
    scene, person = playing()
    scene.do("gm", StartCurrent((person,), 230))
    assert scene.last("eve") == ["Electrised"]
    assert [h.danger for h in scene.view("ana").dangers.hazards] == ["low_voltage"]
    assert scene.view("ana").dangers.hazards[0].keeper is None
    assert scene.view("bob").dangers.hazards == ()
    assert scene.view("gm").dangers.hazards[0].keeper.volts == 230
    assert b'"type"' not in encode(scene.view("gm").dangers) + encode(scene.view("gm").health)
    hidden = npc(scene, label=None)
    scene.do("gm", StartCurrent((hidden,), 230))
    assert scene.last("eve") == []


def test_without_its_current_nothing_was_ticked() -> None:
    """SOM-RULING-02, A61: another voltage changes every tick; none, and there never was any."""
    scene, person = playing()
    started = scene.act("gm", StartCurrent((person,), 230))
    scene.do("gm", AdvanceTurns(3))
    scene.amend("gm", started, StartCurrent((person,), 5000))
    assert marks(scene, person, "fatigue") == "xxx"
    scene.correct("gm", Retract(started))
    assert totals(scene, person) == (0, 0)


def test_an_arc_needs_no_touch_and_burns_where_it_enters() -> None:
    """SOM-DANGER-ELEC-08, SOM-DANGER-ELEC-09: at the game master's word."""
    scene, woman, bob, _ = combat(reach=False)
    scene.do("gm", StartCurrent((woman, bob), 20_000, stuck=False))
    nobody_acts(scene, woman, bob)
    scene.do("gm", ApplyBurn(woman, 2, {"right_arm": 0}))
    phase(scene)
    assert (totals(scene, woman), totals(scene, bob)) == ((2, 0), (0, 0))


def test_a_new_hurt_in_the_current_still_counts() -> None:
    """SOM-DISTRESS-01: a Wound from elsewhere starts a distress, whatever the current does."""
    scene, person = playing()
    scene.do("gm", StartCurrent((person,), 5000, stuck=False))
    hurt(scene, person, 7)
    assert distress(scene, person).bounds == ("slow", "rapid", "lightning")
