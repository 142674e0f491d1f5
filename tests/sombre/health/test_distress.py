"""SOM-DISTRESS: how a grave state worsens, who can stop it, and who sees what."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.base.corrections import Retract
from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime, AdvanceTurns
from domain.systems.sombre.dangers.toxic.toxics import Administer
from domain.systems.sombre.dice.calls import CallCollectiveRoll, CallRoll
from domain.systems.sombre.dice.roll_commands import DeclareAutomaticResult, Roll
from domain.systems.sombre.fear.somatisation_rulings import TriggerSomatisation
from domain.systems.sombre.health.distress import ConcludeAgony, DistressTicked, RuleViolentEffort, SetDistressSpeed
from domain.systems.sombre.health.distress_care import (
    AdmitToHospital,
    RuleIntensiveCareFate,
    RuleTreatment,
    SetCareEnvironment,
    TreatDistress,
)
from domain.systems.sombre.scenes.scenes import CloseScene
from tests.sombre.bodies import body, carer, distress, dying, failing, hurt, tire, totals, treat
from tests.sombre.dangers.hazards import given, thrown
from tests.sombre.table import carole, do_as_offered, frighten, npc, playing, rolled, ticks, who


def test_it_starts_at_seven_wounds_by_an_ordinary_one() -> None:
    """SOM-DISTRESS-01: the total counts every kind; only an x Wound starts it."""
    scene, person = playing()
    ticks(scene, person, "wounds", 6)
    assert body(scene, person).distress is None
    ticks(scene, person, "wounds", 1, "plus")
    assert body(scene, person).distress is None
    ticks(scene, person, "wounds", 1)
    assert distress(scene, person).speed is None
    assert scene.last("eve") == ["DistressStarted"]


def test_a_full_gauge_kills_instead() -> None:
    """SOM-DISTRESS-01, SOM-DAMAGE-15."""
    scene, person = playing()
    hurt(scene, person, 10)
    assert not who(scene, person).alive
    assert body(scene, person).distress is None
    assert "DistressStarted" not in scene.lines("gm")


def test_the_speed_is_owed_at_once() -> None:
    """SOM-DISTRESS-02, SOM-RULING-04: nothing goes on without it."""
    scene, person = playing()
    hurt(scene, person)
    scene.refuse("gm", AdvanceFictionTime(1), "needs_gm_ruling")
    scene.refuse("gm", AdvanceTurns(1), "needs_gm_ruling")
    scene.refuse("gm", CloseScene(), "needs_gm_ruling")
    scene.refuse("gm", AdmitToHospital(person, "good"), "needs_gm_ruling")
    scene.refuse("ana", SetDistressSpeed(person, "slow"), "gm_only")
    scene.do("gm", SetDistressSpeed(person, "slow"))
    assert scene.last("eve") == ["SpeedSet"]
    scene.refuse("gm", SetDistressSpeed(person, "rapid"), "not_pending")
    scene.do("gm", CloseScene())


def test_an_infarct_is_rapid_or_lightning() -> None:
    """SOM-DISTRESS-02."""
    scene, person = playing()
    ticks(scene, person, "wounds", 6)
    frighten(scene, person, 20)
    scene.do("gm", TriggerSomatisation(person, "gm", "infarct", attested=True))
    call = next(iter(scene.state.dice.calls))
    scene.do("ana", Roll(call), 2)
    assert distress(scene, person).bounds == ("rapid", "lightning")
    scene.refuse("gm", SetDistressSpeed(person, "slow"), "out_of_bounds")


@pytest.mark.parametrize(("speed", "minutes"), [("slow", 60), ("rapid", 1)])
def test_one_tick_per_period(speed: str, minutes: int) -> None:
    """SOM-DISTRESS-03: the first after a full period, in Fatigue."""
    scene, person = failing(speed)
    if minutes > 1:
        scene.do("gm", AdvanceFictionTime(minutes - 1))
        assert totals(scene, person) == (7, 0)
    scene.do("gm", AdvanceFictionTime(1))
    assert totals(scene, person) == (7, 1)
    scene.do("gm", AdvanceFictionTime(2 * minutes))
    assert totals(scene, person) == (7, 3)


def test_fatigue_first_then_the_wounds_until_death() -> None:
    """SOM-DISTRESS-03: no ceiling of 8, no mark; A1."""
    scene, person = failing("slow", 8)
    scene.do("gm", AdvanceFictionTime(60 * 10))
    assert totals(scene, person) == (8, 10)
    assert who(scene, person).alive
    scene.do("gm", AdvanceFictionTime(60 * 2))
    assert totals(scene, person) == (10, 10)
    assert not who(scene, person).alive
    assert "TimeStopped" not in scene.last("gm")


def test_time_stops_when_a_player_character_dies() -> None:
    """SOM-DANGER-02."""
    scene, person = failing("rapid", 9)
    scene.do("gm", AdvanceFictionTime(60))
    assert not who(scene, person).alive
    assert scene.state.time.clock == 11
    assert "TimeStopped" in scene.last("gm")


def test_two_clocks_of_one_instant_in_the_order_of_their_start() -> None:
    """SOM-DANGER-02."""
    scene, one = playing()
    other = carole(scene, "bob", "Bob")
    dying(scene, other, "rapid")
    dying(scene, one, "rapid")
    step = scene.do("gm", AdvanceFictionTime(1))
    assert [c.character for c in step.consequences if isinstance(c, DistressTicked)] == [other, one]


def test_one_distress_whose_speed_can_only_rise() -> None:
    """SOM-DISTRESS-04."""
    scene, person = failing("rapid")
    hurt(scene, person, 1)
    assert scene.lines("eve").count("DistressStarted") == 1
    scene.refuse("gm", SetDistressSpeed(person, "slow"), "out_of_bounds")
    scene.refuse("gm", SetDistressSpeed(person, "rapid"), "out_of_bounds")
    scene.do("gm", SetDistressSpeed(person, "lightning"))
    assert "DistressRaised" in scene.last("gm")
    scene.refuse("gm", SetDistressSpeed(person, "lightning"), "not_pending")


@pytest.mark.parametrize("mark", ["x", "plus"])
def test_a_wound_of_any_kind_ends_a_suspension(mark: str) -> None:
    """SOM-DISTRESS-07, A55: of a danger that erases its own circles, too."""
    scene, person = failing()
    treat(scene, carer(scene), person, 3)
    ticks(scene, person, "fatigue", 1, mark)
    assert distress(scene, person).until is not None
    ticks(scene, person, "wounds", 1, mark)
    assert distress(scene, person).until is None
    assert "DistressRelapsed" in scene.last("eve")
    assert distress(scene, person).raisable is (mark == "x")


def test_a_raised_speed_ticks_one_period_after_the_raise() -> None:
    """SOM-DISTRESS-04, A59: not at once, and never later than the tick that was due."""
    scene, person = failing()
    scene.do("gm", AdvanceFictionTime(59, 30))
    hurt(scene, person, 1)
    scene.do("gm", SetDistressSpeed(person, "rapid"))
    scene.do("gm", AdvanceFictionTime(0, 29))
    assert totals(scene, person) == (8, 0)
    scene.do("gm", AdvanceFictionTime(0, 1))
    assert totals(scene, person) == (8, 1)
    scene.do("gm", AdvanceFictionTime(1))
    assert totals(scene, person) == (8, 2)


def test_a_speed_raised_early_waits_for_its_own_period() -> None:
    """A59: one minute after the raise, not one after the onset."""
    scene, person = failing()
    scene.do("gm", AdvanceFictionTime(10))
    hurt(scene, person, 1)
    scene.do("gm", SetDistressSpeed(person, "rapid"))
    assert totals(scene, person) == (8, 0)
    scene.do("gm", AdvanceFictionTime(1))
    assert totals(scene, person) == (8, 1)


def test_raised_to_lightning_the_tick_that_was_due_is_not_lost() -> None:
    """A59: it comes with the clock if no Turn comes first, and once only."""
    scene, person = failing("rapid")
    hurt(scene, person, 1)
    scene.do("gm", SetDistressSpeed(person, "lightning"))
    scene.do("gm", AdvanceFictionTime(5))
    assert totals(scene, person) == (8, 1)
    scene.do("gm", AdvanceTurns(1))
    assert totals(scene, person) == (8, 2)


def test_first_aid_suspends_a_slow_distress_for_the_margin_in_hours() -> None:
    """SOM-DISTRESS-05, SOM-DISTRESS-07: then it resumes, for good."""
    scene, person = failing()
    doctor = carer(scene)
    treat(scene, doctor, person, 3)
    assert "DistressSuspended" in scene.last("eve")
    scene.do("gm", AdvanceFictionTime(3 * 60))
    assert totals(scene, person) == (7, 0)
    assert "DistressRelapsed" in scene.last("ana")
    scene.do("gm", AdvanceFictionTime(60))
    assert totals(scene, person) == (7, 1)
    scene.refuse("gm", TreatDistress(doctor, person, "Médecine"), "already_suspended_once")


@pytest.mark.parametrize("skill", ["Médecine", "Secourisme", "Soins infirmiers", "Médecine vétérinaire"])
def test_caring_skills(skill: str) -> None:
    """SOM-DISTRESS-05, SOM-CARE-10: four skills treat a slow distress; none of them a rapid one (SOM-DISTRESS-06)."""
    scene, person = failing()
    doctor = carer(scene, skill)
    do_as_offered(scene, "gm", TreatDistress(doctor, person, skill))
    hurt(scene, person, 1)
    scene.do("gm", SetDistressSpeed(person, "rapid"))
    other = carer(scene, skill)
    scene.refuse("gm", TreatDistress(other, person, skill), "skill_not_allowed")


def test_who_may_treat_and_whom() -> None:
    """SOM-DISTRESS-05: refusals; oneself by Secourisme alone; natural medicine never (SOM-CARE-10)."""
    scene, person = playing()
    other = carole(scene, "bob", "Bob")
    scene.refuse("bob", TreatDistress(other, person, "Médecine"), "no_distress")
    dying(scene, person)
    scene.refuse("bob", TreatDistress(other, person, "Médecines naturelles"), "skill_not_allowed")
    scene.refuse("bob", TreatDistress(other, person, " "), "skill_not_allowed")
    scene.refuse("ana", TreatDistress(other, person, "Médecine"), "not_owner")
    scene.refuse("bob", TreatDistress(other, "nobody", "Médecine"), "unknown_id")
    scene.refuse("ana", TreatDistress(person, person, "Médecine"), "skill_not_allowed")
    scene.do("ana", TreatDistress(person, person, "Secourisme"))
    scene.refuse("ana", TreatDistress(person, person, "Secourisme"), "already_declared")
    scene.do("gm", DeclareAutomaticResult(person, "", True, "elle respire", scene.last_id, 2))
    assert distress(scene, person).until == 120 * 60


def test_whose_care_waits_in_sight() -> None:
    """SOM-NPC-09, SOM-CHAR-12: a player character's whom the table knows; the others' is the game master's."""
    scene, person = failing()
    other, helper = carole(scene, "bob", "Bob"), carole(scene, "gm", "Le sauveur")
    shown = scene.act("bob", TreatDistress(other, person, "Médecine"))
    behind = [scene.act("gm", TreatDistress(by, person, "Médecine")) for by in (carer(scene), npc(scene), helper)]
    waiting = {seat: {a.id for a in scene.view(seat).health.attempts} for seat in ("gm", "ana", "bob", "eve")}
    assert waiting == {"gm": {shown, *behind}, "ana": {shown}, "bob": {shown}, "eve": {shown}}


def test_an_attempt_without_the_skill_fails_without_a_die() -> None:
    """SOM-DISTRESS-08, SOM-ROLL-39: final for that carer; another may try."""
    scene, person = playing()
    other = carole(scene, "bob", "Bob")
    dying(scene, person)
    attempt = scene.act("bob", TreatDistress(other, person, "Secourisme"))
    scene.refuse("gm", CallRoll(person, ("body",), resolves=attempt), "wrong_form")
    scene.refuse("gm", CallRoll(other, ("body",), resolves="nothing"), "unknown_id")
    scene.do("gm", CallRoll(other, ("Secourisme",), resolves=attempt))
    assert "TreatmentFailed" in scene.last("bob")
    scene.refuse("bob", TreatDistress(other, person, "Secourisme"), "final_failure")
    doctor = carer(scene)
    treat(scene, doctor, person, 4)
    assert distress(scene, person).until == 240 * 60


def test_rapid_needs_emergency_medicine() -> None:
    """SOM-DISTRESS-06, SOM-DISTRESS-11: the margin in minutes."""
    scene, person = failing("rapid")
    doctor = carer(scene, "Médecine d'urgence")
    scene.do("gm", SetCareEnvironment("good", False, True))
    scene.refuse("gm", TreatDistress(doctor, person, "Médecine d'urgence"), "no_emergency_medicine")
    scene.do("gm", SetCareEnvironment("good", True, True))
    treat(scene, doctor, person, 5, "Médecine d'urgence")
    assert distress(scene, person).until == 5 * 60


def test_lightning_is_beyond_care() -> None:
    """SOM-DISTRESS-06, SOM-DISTRESS-09, SOM-DISTRESS-12."""
    scene, person = failing("lightning", 9)
    doctor = carer(scene, "Médecine d'urgence")
    scene.refuse("gm", TreatDistress(doctor, person, "Médecine d'urgence"), "lightning_untreatable")
    scene.refuse("gm", AdmitToHospital(person, "good"), "lightning_untreatable")
    scene.do("gm", AdvanceFictionTime(60))
    assert totals(scene, person) == (9, 0)
    scene.do("gm", AdvanceTurns(2))
    assert totals(scene, person) == (9, 2)
    scene.do("gm", ConcludeAgony(person))
    assert totals(scene, person) == (10, 10)
    assert not who(scene, person).alive


def test_turns_stop_at_a_death() -> None:
    """SOM-DANGER-02, SOM-DISTRESS-12: nine Wounds and one Fatigue last ten Turns."""
    scene, person = failing("lightning", 9)
    tire(scene, person, 1)
    scene.do("gm", AdvanceTurns(9))
    assert totals(scene, person) == (9, 10)
    scene.do("gm", AdvanceTurns(5))
    assert not who(scene, person).alive
    assert "TimeStopped" in scene.last("gm")


def test_an_agony_is_concluded_only_when_lightning() -> None:
    """SOM-DISTRESS-12."""
    scene, person = playing()
    scene.refuse("gm", ConcludeAgony(person), "no_distress")
    dying(scene, person)
    scene.refuse("gm", ConcludeAgony(person), "not_lightning")


def test_a_violent_effort_ends_a_suspension() -> None:
    """SOM-DISTRESS-07."""
    scene, person = failing()
    treat(scene, carer(scene), person, 8)
    scene.do("gm", RuleViolentEffort(person))
    assert distress(scene, person).until is None
    scene.do("gm", AdvanceFictionTime(60))
    assert totals(scene, person) == (7, 1)
    scene.refuse("gm", RuleViolentEffort(npc(scene)), "no_distress")


def test_a_new_wound_ends_a_suspension() -> None:
    """SOM-DISTRESS-04, SOM-DISTRESS-07."""
    scene, person = failing()
    treat(scene, carer(scene), person, 8)
    hurt(scene, person, 1)
    assert distress(scene, person).until is None
    assert "DistressRelapsed" in scene.last("gm")


def test_without_means_a_success_only_tells() -> None:
    """SOM-CARE-07."""
    scene, person = failing()
    scene.do("gm", RuleTreatment(person, False))
    scene.refuse("gm", RuleTreatment(person, False), "out_of_bounds")
    treat(scene, carer(scene), person, 8)
    assert distress(scene, person).until is None
    assert "TreatmentFailed" in scene.last("gm")


def test_a_good_hospital_stabilises() -> None:
    """SOM-DISTRESS-09, SOM-DISTRESS-01: a later Wound starts a new one."""
    scene, person = failing()
    scene.refuse("gm", AdmitToHospital(person, "good", staff_roll=True), "out_of_bounds")
    scene.do("gm", AdmitToHospital(person, "good"))
    assert body(scene, person).distress is None
    assert "DistressStabilised" in scene.last("ana")
    hurt(scene, person, 1)
    assert distress(scene, person).speed is None


@pytest.mark.parametrize(("die", "stable"), [(3, True), (19, False)])
def test_a_poor_hospital_may_have_to_roll(die: int, stable: bool) -> None:
    """SOM-DISTRESS-09."""
    scene, person = failing()
    doctor, nurse = carer(scene), carer(scene)
    attempt = scene.act("gm", AdmitToHospital(person, "poor", staff_roll=True))
    scene.refuse("gm", AdmitToHospital(person, "poor", staff_roll=True), "already_declared")
    called = CallCollectiveRoll(doctor, (nurse,), "Médecine", concerned=(person,), resolves=attempt)
    rolled(scene, called, "gm", die)
    assert (body(scene, person).distress is None) is stable


def test_no_hospital() -> None:
    """SOM-DISTRESS-11."""
    scene, person = failing()
    scene.do("gm", SetCareEnvironment("none", True, False))
    scene.refuse("gm", AdmitToHospital(person, "good"), "no_hospital")
    scene.do("gm", SetCareEnvironment("good", True, False))
    scene.refuse("gm", AdmitToHospital(person, "good", intensive=True), "no_hospital")


@pytest.mark.parametrize(("fate", "alive"), [("unplugged", False), ("let_go", False), ("wakes", True)])
def test_beyond_the_last_stage_only_intensive_care(fate: str, alive: bool) -> None:
    """SOM-DISTRESS-10, SOM-COMA-05."""
    scene, person = failing()
    scene.do("gm", AdvanceFictionTime(600))
    assert totals(scene, person) == (7, 10)
    scene.refuse("gm", RuleIntensiveCareFate(person, "wakes"), "not_in_intensive_care")
    scene.do("gm", AdmitToHospital(person, "good"))
    assert body(scene, person).distress is not None
    scene.do("gm", AdmitToHospital(person, "good", intensive=True))
    scene.do("gm", AdvanceFictionTime(600))
    assert totals(scene, person) == (7, 10)
    scene.do("gm", RuleIntensiveCareFate(person, fate, "trois mois"))  # type: ignore[arg-type]
    assert who(scene, person).alive is alive


def test_a_poison_ends_the_suspension_that_lightning_has_none_of() -> None:
    """SOM-DISTRESS-04, SOM-DISTRESS-06: the speed rises, and it strikes Turn by Turn, by no clock any more."""
    scene, person = failing("slow")
    treat(scene, carer(scene), person, 5)
    given(scene, person, "poison")
    thrown(scene, "poisoning", 12)
    running = distress(scene, person)
    assert (running.speed, running.until, running.next_at) == ("lightning", None, None)
    scene.do("gm", AdvanceTurns(2))
    assert totals(scene, person) == (7, 2)
    scene.do("gm", AdvanceFictionTime(6 * 60))
    assert totals(scene, person) == (7, 2)


@pytest.mark.parametrize(("die", "kept"), [(3, True), (19, False)])
def test_a_poor_hospital_may_have_to_roll_for_its_intensive_care(die: int, kept: bool) -> None:
    """SOM-DISTRESS-09, SOM-DISTRESS-10: the staff that succeeds gives the care that was ordered."""
    scene, person = failing()
    tire(scene, person, 10)
    doctor = carer(scene)
    attempt = scene.act("gm", AdmitToHospital(person, "poor", intensive=True, staff_roll=True))
    rolled(scene, CallRoll(doctor, ("Médecine",), concerned=(person,), resolves=attempt), "gm", die)
    assert distress(scene, person).intensive is kept


def test_an_npc_is_at_the_game_masters_convenience() -> None:
    """SOM-DISTRESS-13, SOM-DISTRESS-05: nothing waits, nothing shows, and a treatment is never refused."""
    scene, person = playing()
    victim = npc(scene)
    hurt(scene, victim)
    assert distress(scene, victim).speed is None
    assert scene.last("ana") == []
    scene.do("gm", AdvanceFictionTime(1))
    scene.do("gm", SetDistressSpeed(victim, "slow"))
    assert scene.last("ana") == []
    healthy = npc(scene)
    for patient in (victim, healthy):
        scene.do("ana", TreatDistress(person, patient, "Médecine"))
        scene.do("gm", DeclareAutomaticResult(person, "", True, "-", scene.last_id, 1))
        assert scene.last("ana") == ["ActionAutoResolved"]
    assert distress(scene, victim).until is not None


@pytest.mark.parametrize(
    ("speed", "skill", "obstacle"),
    [
        ("rapid", "Secourisme", "no_emergency_medicine"),
        ("slow", "Médecines naturelles", "skill_not_allowed"),
        ("lightning", "Médecine", "lightning_untreatable"),
    ],
)
def test_care_that_cannot_help_an_npc(speed: str, skill: str, obstacle: str) -> None:
    """SOM-DISTRESS-05, SOM-DISTRESS-06: it is tried, it suspends nothing, and the game master alone learns why."""
    scene, person = playing()
    victim = npc(scene)
    dying(scene, victim, speed)
    if obstacle == "no_emergency_medicine":
        scene.do("gm", SetCareEnvironment("good", False, False))
    scene.do("ana", TreatDistress(person, victim, skill))
    scene.do("gm", DeclareAutomaticResult(person, "", True, "-", scene.last_id, 1))
    assert scene.last("ana") == ["ActionAutoResolved"]
    line = scene.feed("gm")[-1].entries[-1]
    assert (line.type, line.fields["obstacle"]) == ("TreatmentFailed", obstacle)
    assert obstacle not in line.text
    assert distress(scene, victim).until is None


def test_who_sees_a_distress() -> None:
    """SOM-DISTRESS-02: its speed is announced; what brought it and its ticks are its owner's."""
    scene, _ = failing()
    views = {seat: scene.view(seat).health.bodies[0] for seat in ("gm", "ana", "bob", "eve")}
    assert {view.distress for view in views.values()} == {"slow"}
    lines = {seat: scene.feed(seat)[-2].entries[-1] for seat in ("ana", "bob")}
    assert lines["ana"].fields.cause == "ruling"
    assert lines["bob"].fields.cause is None
    scene.do("gm", AdvanceFictionTime(60))
    assert "DistressTicked" in scene.last("ana")
    assert scene.last("bob") == ["FictionTimeAdvanced"]


def test_the_clock_may_stay_behind_the_screen() -> None:
    """SOM-DANGER-02: the option of the fictional clock."""
    scene, _person = playing(clock_visible=False)
    scene.do("gm", AdvanceFictionTime(5))
    assert scene.last("ana") == []
    assert scene.view("ana").health.clock is None
    assert scene.view("gm").health.clock == 5
    scene.refuse("gm", AdvanceFictionTime(0), "out_of_bounds")
    scene.refuse("gm", AdvanceTurns(0), "out_of_bounds")


def test_a_retraction_takes_what_followed() -> None:
    """SOM-RULING-02: the distress with its Wounds, the speed with the distress, the ticks with the speed."""
    scene, person = playing()
    hurt(scene, person)
    wounds = scene.last_id
    speed = scene.act("gm", SetDistressSpeed(person, "slow"))
    scene.do("gm", AdvanceFictionTime(120))
    scene.correct("gm", Retract(wounds))
    assert totals(scene, person) == (0, 0)
    assert body(scene, person).distress is None
    assert speed in scene.verdict().void


def test_nobody_cares_for_whom_the_table_does_not_know() -> None:
    """SOM-NPC-09: the player would find the character busy, and not know with whom."""
    scene, person = playing()
    shadow = npc(scene, label=None)
    scene.refuse("gm", TreatDistress(person, shadow, "Secourisme"), "npc_not_introduced", rule="SOM-NPC-09")


def test_care_falls_with_the_speed_that_it_met() -> None:
    """SOM-RULING-02: the suspension depends on the speed; once it is slow the minutes of emergency care are void."""
    scene, person = playing()
    doctor = carer(scene, "Médecine d’urgence")
    given(scene, person, "poison", 6)
    dose = scene.last_id
    thrown(scene, "poisoning", 6)
    assert distress(scene, person).speed == "rapid"
    treat(scene, doctor, person, 5, "Médecine d’urgence")
    care = scene.last_id
    assert distress(scene, person).until is not None
    scene.amend("gm", dose, Administer(person, "poison", 3))
    running = distress(scene, person)
    assert (running.speed, running.until, running.used) == ("slow", None, False)
    assert care in scene.verdict().void
    scene.do("gm", TreatDistress(doctor, person, "Médecine d’urgence"))
    scene.amend("gm", dose, Administer(person, "poison", 6, "curare"))
    assert distress(scene, person).until is not None


def test_care_stands_where_the_speed_stands() -> None:
    """SOM-RULING-02: another cause of the same speed changes nothing."""
    scene, person = playing()
    doctor = carer(scene)
    dying(scene, person)
    wound = next(e for e in scene.feeds.history.raw if isinstance(e.command, ApplyTick))
    treat(scene, doctor, person, 5)
    scene.amend("gm", wound.id, replace(wound.command, count=8))
    assert distress(scene, person).used
    assert not scene.verdict().void
