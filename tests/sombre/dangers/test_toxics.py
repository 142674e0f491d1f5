"""Substances: what they do, how they end, who knows of them (SOM-DANGER-TOXIC)."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.dangers.toxic.addictions import CallAddiction
from domain.systems.sombre.dangers.toxic.toxics import Administer, EndEffect
from domain.systems.sombre.dangers.toxic.trips import CallTrip, RuleTrip
from domain.systems.sombre.fear.crimes import CallCrimeRoll
from domain.systems.sombre.fear.fear import ImposeAction
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.distress_care import TreatDistress
from domain.systems.sombre.health.fatigue import (
    CallSleepCheck,
    RestCharacter,
    RuleAsleep,
    RuleWaking,
    ShakeAwake,
    StartSleepChecks,
)
from domain.systems.sombre.health.held_gauges import TakeFatigueGauge
from domain.systems.sombre.mind.npcs import NpcSkill, UpdateNpc
from domain.systems.sombre.scenes.scenes import CloseScene
from tests.scene import Scene
from tests.sombre.bodies import body, carer, distress, hurt, tire, totals, treat
from tests.sombre.dangers.hazards import HOUR, after, called, given, out, thrown, wait
from tests.sombre.table import carole, do_as_offered, frighten, npc, playing, result, roll, rolled, ticks, who


def drunk(**options: Any) -> tuple[Scene, str]:
    """Carole under a depressant of Toxicity 3, openly."""
    scene, person = playing(**options)
    given(scene, person, "depressant", 3)
    return scene, person


@pytest.mark.parametrize("toxicity", [-1, 1, 4, 12])
def test_four_degrees(toxicity: int) -> None:
    """SOM-DANGER-TOXIC-01."""
    scene, person = playing()
    scene.refuse("gm", Administer(person, "stimulant", toxicity), "out_of_bounds")
    scene.refuse("ana", Administer(person, "stimulant", 3), "gm_only")


@pytest.mark.parametrize("family", ["depressant", "stimulant", "poison", "psychedelic"])
def test_without_toxicity_nothing_happens(family: Any) -> None:
    """SOM-DANGER-TOXIC-01."""
    scene, person = playing()
    dose = given(scene, person, family, 0)
    assert totals(scene, person) == (0, 0)
    assert not scene.state.dice.calls
    assert scene.view("ana").dangers.doses == ()
    scene.refuse("gm", EndEffect(dose), "unknown_id")


def test_it_acts_until_the_game_master_says_so_or_its_time_is_over() -> None:
    """SOM-DANGER-TOXIC-02: the end is his to know."""
    scene, person = playing()
    dose = given(scene, person, "psychedelic", 3)
    assert roll(scene, person, 8).total == 11
    scene.do("gm", EndEffect(dose))
    assert scene.last("ana") == ["EffectLifted"]
    assert roll(scene, person, 8).total == 8
    given(scene, person, "psychedelic", 3, minutes=90)
    assert scene.feed("ana")[-1].entries[0].fields.minutes is None
    wait(scene, 89)
    assert scene.view("ana").dangers.doses[0].family == "psychedelic"
    wait(scene, 1)
    assert "EffectEnded" in scene.last("ana")
    assert scene.last("bob") == ["FictionTimeAdvanced"]
    assert scene.view("ana").dangers.doses == ()
    scene.refuse("gm", Administer(person, "poison", 6, minutes=5), "out_of_bounds")
    scene.refuse("gm", Administer(person, "stimulant", 6, minutes=0), "out_of_bounds")


def test_addiction_imposed() -> None:
    """SOM-DANGER-TOXIC-03: a Disadvantage, that can be treated."""
    scene, person = playing()
    dose = given(scene, person, "opiate", 3, product="morphine")
    scene.do("gm", CallAddiction(person, dose, imposed=True))
    (trait,) = who(scene, person).sheet.traits
    assert (trait.title, trait.level, trait.curable) == ("Addiction (morphine)", 1, True)
    scene.refuse("gm", CallAddiction(person, dose, imposed=True), "out_of_bounds")


@pytest.mark.parametrize(("die", "resisted"), [(2, True), (3, False)])
def test_addiction_resisted(die: int, resisted: bool) -> None:
    """SOM-DANGER-TOXIC-03: the lower of body 11 and mind 13, + the highest Toxicity that was ever met."""
    scene, person = playing()
    given(scene, person, "stimulant", 9)
    dose = given(scene, person, "opiate", 3)
    scene.do("gm", CallAddiction(person, dose))
    scene.refuse("gm", CallAddiction(person, dose), "already_called")
    assert thrown(scene, "addiction", die).total == die + 9
    assert bool(who(scene, person).sheet.traits) is not resisted


def test_what_was_resisted_tempts_again_at_each_use() -> None:
    """SOM-DANGER-TOXIC-03: of that product, by whatever name it is spelled."""
    scene, person = playing()
    dose = given(scene, person, "stimulant", 3, product="Cocaïne")
    scene.do("gm", CallAddiction(person, dose))
    thrown(scene, "addiction", 1)
    given(scene, person, "stimulant", 3, product="café")
    assert not called(scene, "addiction")
    given(scene, person, "stimulant", 3, product=" cocaïne")
    assert scene.last("ana") == ["SubstanceTaken", "AddictionCalled", "RollCalled"]
    assert scene.last("eve") == ["RollCalled"]
    thrown(scene, "addiction", 20)
    assert who(scene, person).sheet.traits[0].title == "Addiction (cocaïne)"
    given(scene, person, "stimulant", 3, product="cocaïne")
    assert not called(scene, "addiction")


def test_who_may_be_tempted() -> None:
    """SOM-DANGER-TOXIC-03: refusals."""
    scene, person = playing()
    other = npc(scene)
    theirs = given(scene, other, "opiate", 3)
    scene.refuse("gm", CallAddiction(person, theirs), "unknown_id")
    scene.refuse("gm", CallAddiction(other, theirs), "not_a_pc")
    scene.refuse("gm", CallAddiction(person, given(scene, person, "opiate", 0)), "out_of_bounds")


def test_a_stimulant_makes_forget_fatigue() -> None:
    """SOM-DANGER-TOXIC-05: Fatigue less its Toxicity, never below nothing; the intellect feels all of it."""
    scene, person = playing()
    tire(scene, person, 4)
    given(scene, person, "stimulant", 3)
    assert roll(scene, person, 5, "body").total == 6
    assert roll(scene, person, 5, "senses").total == 6
    assert roll(scene, person, 5, "mind").total == 9
    given(scene, person, "stimulant", 6)
    assert roll(scene, person, 5, "body").total == 5
    assert totals(scene, person) == (0, 4)


def test_a_stimulant_keeps_awake() -> None:
    """SOM-DANGER-TOXIC-05: no rest, a night that costs nothing, no checks, no light coma."""
    scene, person = playing()
    tire(scene, person, 6)
    scene.do("gm", StartSleepChecks(person))
    dose = given(scene, person, "stimulant", 3)
    assert not scene.state.dice.calls
    for kind in ("good_night", "bad_night", "nap"):
        scene.refuse("gm", RestCharacter(person, kind), "no_recovery")
    scene.do("gm", RestCharacter(person, "sleepless"))
    assert totals(scene, person) == (0, 6)
    scene.refuse("gm", StartSleepChecks(person), "out_of_bounds")
    tire(scene, person, 1)
    assert not scene.state.dice.calls
    scene.do("gm", EndEffect(dose))
    assert called(scene, "sleep")


def test_the_gauge_may_be_held_meanwhile() -> None:
    """SOM-DANGER-TOXIC-06."""
    scene, person = playing()
    tire(scene, person, 3)
    given(scene, person, "stimulant", 3)
    scene.do("gm", TakeFatigueGauge(person))
    roll(scene, person, 5, "body")
    numbers = scene.feed("ana")[-1].entries[-1].fields.numbers
    assert (numbers.fatigue, numbers.total) == (None, None)


@pytest.mark.parametrize(("die", "grave"), [(5, False), (6, True)])
def test_overdose_of_a_stimulant(die: int, grave: bool) -> None:
    """SOM-DANGER-TOXIC-09: at eight circles he faints, and body + Toxicity says whether that is all."""
    scene, person = playing()
    given(scene, person, "stimulant", 6)
    tire(scene, person, 7)
    assert not out(scene, person)
    tire(scene, person, 1)
    assert out(scene, person)
    assert "OverdoseCalled" in scene.last("ana")
    assert scene.last("eve") == ["CharacterFainted", "CharacterFell", "RollCalled"]
    scene.refuse("gm", CloseScene(), "die_pending")
    assert thrown(scene, "overdose", die).total == die + 6
    assert (body(scene, person).distress is not None) is grave
    if grave:
        assert distress(scene, person).bounds == ("slow", "rapid", "lightning")
        scene.do("gm", SetDistressSpeed(person, "slow"))


def test_what_a_stimulant_leaves() -> None:
    """SOM-DANGER-TOXIC-10: a malaise, until all Fatigue is erased or another dose is taken."""
    scene, person = playing()
    tire(scene, person, 2)
    scene.do("gm", EndEffect(given(scene, person, "stimulant", 3)))
    assert scene.view("ana").dangers.malaise == (person,)
    assert scene.view("bob").dangers.malaise == ()
    again = given(scene, person, "stimulant", 3)
    assert scene.view("ana").dangers.malaise == ()
    scene.do("gm", EndEffect(again))
    scene.do("gm", RestCharacter(person, "nap", 1))
    assert scene.view("ana").dangers.malaise == (person,)
    scene.do("gm", RestCharacter(person, "good_night"))
    assert scene.view("ana").dangers.malaise == ()
    tire(scene, person, 1)
    assert scene.view("ana").dangers.malaise == ()


def test_a_depressant_tires() -> None:
    """SOM-DANGER-TOXIC-12, A14: as many circles as its Toxicity, at once, to eight at most."""
    scene, person = playing()
    given(scene, person, "depressant", 6)
    assert totals(scene, person) == (0, 6)
    given(scene, person, "depressant", 9)
    assert totals(scene, person) == (0, 8)


def test_a_slow_one_tires_little_by_little() -> None:
    """SOM-DANGER-TOXIC-12: until its Toxicity is spent, or its effect ends."""
    scene, person = playing()
    scene.refuse("gm", Administer(person, "stimulant", 3, every=10), "out_of_bounds")
    given(scene, person, "alcohol", 3, every=20)
    assert [after(scene, person, 20)[1] for _ in range(4)] == [1, 2, 3, 3]
    dose = given(scene, person, "alcohol", 6, every=10)
    assert after(scene, person, 10) == (0, 4)
    scene.do("gm", EndEffect(dose))
    assert after(scene, person, 60) == (0, 4)


def test_sleep_under_a_depressant() -> None:
    """SOM-DANGER-TOXIC-13, SOM-FATIGUE-09: each check + Toxicity, the first too; nobody wakes him while it acts."""
    scene, person = drunk()
    bob = carole(scene, "bob", "Bob")
    scene.do("gm", StartSleepChecks(person))
    assert thrown(scene, "sleep", 8).total == 11
    scene.do("gm", CallSleepCheck(person))
    assert thrown(scene, "sleep", 6).total == 12
    assert "asleep" in who(scene, person).incapacities
    scene.refuse("gm", ShakeAwake(bob, person), "cannot_be_woken")
    scene.do("bob", ShakeAwake(bob, person))
    assert "ShakenInVain" in scene.last("bob")
    scene.refuse("gm", RuleWaking(person), "cannot_be_woken")
    scene.do("gm", EndEffect(next(iter(scene.state.dangers.doses))))
    scene.do("bob", ShakeAwake(bob, person))
    assert "asleep" not in who(scene, person).incapacities


@pytest.mark.parametrize("family", ["sleeping_drug", "anaesthetic"])
def test_what_puts_to_sleep(family: Any) -> None:
    """SOM-DANGER-TOXIC-13, SOM-DANGER-TOXIC-16: at once."""
    scene, person = playing()
    given(scene, person, family, 3)
    assert "FellAsleep" in scene.last("eve")
    scene.refuse("gm", RuleWaking(person), "cannot_be_woken")


def test_surgery_needs_an_anaesthetist() -> None:
    """SOM-DANGER-TOXIC-16: abuse needs nobody."""
    scene, person = playing()
    doctor = carer(scene)
    scene.refuse("gm", Administer(person, "anaesthetic", 6, surgeon=doctor), "skill_not_allowed")
    scene.refuse("gm", Administer(person, "alcohol", 6, surgeon=doctor), "out_of_bounds")
    scene.do("gm", UpdateNpc(doctor, skills=(NpcSkill("Anesthésie", 14),)))
    do_as_offered(scene, "gm", Administer(person, "anaesthetic", 3, surgeon=doctor))


def test_a_depressant_dulls_fear_and_conscience() -> None:
    """SOM-DANGER-TOXIC-14, SOM-FEAR-13: mind 13 + 3 against fear; + 3 on the die that resists a crime."""
    scene, person = drunk()
    found = result(scene, frighten(scene, person, 16))
    assert (found.score, found.success) == (16, True)
    scene.do("gm", CallCrimeRoll(person, "vol", "resist"))
    assert thrown(scene, "crime", 10).total == 13
    call = rolled(scene, CallCrimeRoll(person, "vol", "find_strength"), "ana", 10)
    assert result(scene, call).total == 10


def test_a_depressant_makes_reckless() -> None:
    """SOM-DANGER-TOXIC-14, SOM-FEAR-08: imposed actions without any fear, any number; the event does not say why."""
    scene, person = drunk()
    for words in ("Elle monte sur le toit.", "Elle saute."):
        scene.do("gm", ImposeAction(person, words))
    assert scene.last("eve") == ["ActionImposed"]
    scene.do("gm", EndEffect(next(iter(scene.state.dangers.doses))))
    scene.refuse("gm", ImposeAction(person, "-"), "not_afraid")


@pytest.mark.parametrize("kind", ["nap", "good_night"])
def test_a_rest_wakes_nobody_whom_a_drug_keeps_asleep(kind: Any) -> None:
    """SOM-DANGER-TOXIC-13, SOM-FATIGUE-04: Fatigue goes; he wakes once the effect is over."""
    scene, person = playing()
    tire(scene, person, 2)
    drug = given(scene, person, "sleeping_drug", 3)
    scene.do("gm", RestCharacter(person, kind))
    assert totals(scene, person)[1] < 5
    assert "asleep" in who(scene, person).incapacities
    scene.do("gm", EndEffect(drug))
    scene.do("gm", RuleWaking(person))
    assert who(scene, person).incapacities == {}


@pytest.mark.parametrize("every", [None, 60])
@pytest.mark.parametrize(("family", "rolls"), [("alcohol", True), ("opiate", True), ("depressant", False)])
def test_a_depressant_in_light_coma(family: Any, rolls: bool, every: int | None) -> None:
    """SOM-COMA-02, SOM-DANGER-TOXIC-15: awake at the seventh circle, one faints as it takes hold, even slowly."""
    scene, person = playing()
    tire(scene, person, 7)
    thrown(scene, "sleep", 2)
    assert not out(scene, person)
    given(scene, person, family, 3, every=every)
    assert out(scene, person)
    assert called(scene, "overdose") is rolls


@pytest.mark.parametrize(("family", "rolls"), [("opiate", True), ("alcohol", True), ("depressant", False)])
def test_overdose_of_a_depressant(family: Any, rolls: bool) -> None:
    """SOM-DANGER-TOXIC-15, SOM-COMA-02: fainting at seven; opiates and alcohol may kill."""
    scene, person = playing()
    tire(scene, person, 1)
    given(scene, person, family, 6)
    assert totals(scene, person) == (0, 7)
    assert out(scene, person)
    assert called(scene, "overdose") is rolls
    if rolls:
        assert thrown(scene, "overdose", 12).failure == "natural"
        assert distress(scene, person).speed is None


def test_psychedelics() -> None:
    """SOM-DANGER-TOXIC-18: every sensory action + Toxicity; no other."""
    scene, person = playing()
    given(scene, person, "psychedelic", 6)
    assert roll(scene, person, 5, "senses").total == 11
    assert roll(scene, person, 5, "body").total == 5
    assert roll(scene, person, 5, "body", nature="sensory").total == 11


@pytest.mark.parametrize(("die", "trip"), [(5, "good"), (6, "bad")])
def test_how_a_trip_turns_out(die: int, trip: str) -> None:
    """SOM-DANGER-TOXIC-18: mind 13 against the die + Toxicity + the x of instability; a bad one frightens."""
    scene, person = playing()
    ticks(scene, person, "mental_instability", 2)
    ticks(scene, person, "mental_instability", 1, "plus")
    dose = given(scene, person, "psychedelic", 6)
    scene.do("gm", CallTrip(dose))
    assert scene.last("ana") == ["TripCalled"]
    assert scene.last("eve") == ["RollCalled"]
    scene.refuse("gm", CallTrip(dose), "already_called")
    assert thrown(scene, "trip", die).total == die + 6 + 2
    assert scene.view("ana").dangers.doses[0].trip == trip
    assert called(scene, "fear") is (trip == "bad")


def test_a_good_trip_that_terror_turns() -> None:
    """SOM-DANGER-TOXIC-18: by the game master's word; never back."""
    scene, person = playing()
    dose = given(scene, person, "psychedelic", 3)
    scene.do("gm", RuleTrip(dose, "good"))
    scene.refuse("gm", RuleTrip(dose, "good"), "nothing_to_do")
    scene.do("gm", RuleTrip(dose, "bad"))
    assert scene.last("eve") == ["TerrorStrikes", "RollCalled"]
    scene.refuse("gm", RuleTrip(dose, "good"), "nothing_to_do")
    scene.refuse("gm", RuleTrip(given(scene, person, "alcohol", 3), "bad"), "unknown_id")
    thrown(scene, "fear", 20)
    fear = who(scene, person).mind.fear
    assert fear is not None
    assert fear.level == "panicked"


@pytest.mark.parametrize(("die", "speed"), [(5, "slow"), (6, "rapid"), (11, "rapid"), (12, "lightning")])
def test_poison(die: int, speed: str) -> None:
    """SOM-DANGER-TOXIC-21, SOM-DISTRESS-02: body 11 against the die + 6, whatever the Wounds; it sets the speed."""
    scene, person = playing()
    given(scene, person, "poison")
    thrown(scene, "poisoning", die)
    assert distress(scene, person).speed == speed
    assert totals(scene, person) == (0, 0)
    scene.refuse("gm", SetDistressSpeed(person, "lightning"), "not_pending")
    assert scene.state.rulings_due == {}


def test_poison_upon_a_distress() -> None:
    """SOM-DISTRESS-04: one distress, whose speed can only rise."""
    scene, person = playing()
    hurt(scene, person, 7)
    given(scene, person, "poison")
    thrown(scene, "poisoning", 8)
    assert distress(scene, person).bounds == ("rapid", "lightning")
    scene.do("gm", SetDistressSpeed(person, "rapid"))
    given(scene, person, "poison")
    thrown(scene, "poisoning", 1)
    assert distress(scene, person).speed == "rapid"
    given(scene, person, "poison")
    thrown(scene, "poisoning", 20)
    assert distress(scene, person).speed == "lightning"
    assert scene.lines("eve").count("DistressStarted") == 1


def test_a_poisoning_is_treated_like_any_distress() -> None:
    """SOM-DANGER-TOXIC-22."""
    scene, person = playing()
    given(scene, person, "poison")
    thrown(scene, "poisoning", 1)
    scene.refuse("ana", TreatDistress(person, person, "Poisons"), "skill_not_allowed")
    treat(scene, carer(scene), person, 4)
    assert distress(scene, person).until is not None


def test_an_npc_is_poisoned_at_the_game_masters_convenience() -> None:
    """SOM-DANGER-TOXIC-21, SOM-DISTRESS-13, SOM-NPC-05."""
    scene, _person = playing()
    other = npc(scene)
    given(scene, other, "poison")
    assert distress(scene, other).speed is None
    assert not scene.state.dice.calls
    assert scene.last("ana") == []
    scene.do("gm", SetDistressSpeed(other, "rapid"))


def test_a_poison_that_was_never_drunk() -> None:
    """SOM-RULING-02: the roll, the distress, its speed and its ticks fall with the glass."""
    scene, person = playing()
    glass = given(scene, person, "poison")
    thrown(scene, "poisoning", 6)
    wait(scene, 3)
    assert totals(scene, person) == (0, 3)
    scene.correct("gm", Retract(glass, "elle a reposé le verre"))
    assert body(scene, person).distress is None
    assert totals(scene, person) == (0, 0)
    assert not [r for r in scene.state.dice.rolls.values() if r.purpose == "poisoning"]


def test_a_weaker_poison_than_was_thought() -> None:
    """SOM-RULING-03: the die stays, what follows is derived anew."""
    scene, person = playing()
    glass = given(scene, person, "poison", 6)
    thrown(scene, "poisoning", 6)
    assert distress(scene, person).speed == "rapid"
    scene.amend("gm", glass, Administer(person, "poison", 3))
    assert distress(scene, person).speed == "slow"


def test_a_stimulant_taken_back_makes_tired_again() -> None:
    """SOM-RULING-03: earlier dice are judged with the Fatigue that then weighed."""
    scene, person = playing()
    tire(scene, person, 4)
    dose = given(scene, person, "stimulant", 6)
    assert roll(scene, person, 10, "body").success
    call = next(iter(scene.state.dice.rolls))
    scene.correct("gm", Retract(dose, "du talc"))
    assert not result(scene, call).success


def test_one_hour_of_alcohol() -> None:
    """SOM-DANGER-TOXIC-02, SOM-DANGER-TOXIC-12: the tires of a dose stay when it has ended."""
    scene, person = playing()
    given(scene, person, "alcohol", 3, minutes=HOUR)
    wait(scene, HOUR)
    assert totals(scene, person) == (0, 3)
    scene.do("gm", RuleAsleep(person))
    scene.do("gm", RestCharacter(person, "good_night"))
    assert totals(scene, person) == (0, 0)
