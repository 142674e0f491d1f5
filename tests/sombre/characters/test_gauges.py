"""Gauges and ages: ticks of two kinds, in order, permanent or not; childhood and senescence."""

from __future__ import annotations

import pytest

from domain.systems.sombre.characters.ages import GrowChild, GrowUp, SetAge
from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import (
    DrawHandedness,
    GrantChildSkill,
    SetAgeClass,
    SetHandedness,
    SetIdentity,
)
from domain.systems.sombre.characters.experience import AwardXp, CloseExperiencePhase, OpenExperiencePhase, ProposeSpend
from domain.systems.sombre.characters.gauges import ApplyTick, RemoveTick, SetCounter
from domain.systems.sombre.characters.proposal_commands import ProposeSkill, ProposeSpeciality, WithdrawProposal
from domain.systems.sombre.condition.aftermath import capacity
from domain.systems.sombre.mind.trauma import Harden, InflictStress
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.table.phases import StartPlay
from tests.scene import Scene
from tests.sombre.table import agreed, carole, code_of, do_as_offered, draft, drafting, playing, roll, table, ticks, who


def child(scene: Scene, *, granted: bool = False) -> str:
    person = draft(scene)
    scene.do("gm", SetAgeClass(person, "child"))
    if granted:
        scene.do("gm", GrantChildSkill(person, "Natation", "en piscine", 11))
    scene.do("gm", ValidateCharacter(person))
    scene.do("gm", StartPlay())
    return person


def test_three_gauges_from_top_to_bottom() -> None:
    """SOM-CHAR-06: mental instability without end, ten circles of Wounds, ten of Fatigue."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 10)
    ticks(scene, person, "wounds", 9)
    assert who(scene, person).alive
    assert capacity(scene.state, who(scene, person)) == 10
    assert [len(code_of(scene, person, g)) for g in ("mental_instability", "wounds", "fatigue")] == [0, 9, 10]


def test_two_kinds_of_ticks_never_convert() -> None:
    """SOM-CHAR-07: x is whatever a rule calls a tick; + only where it says so."""
    scene, person = playing()
    scene.do("gm", InflictStress(person, "une nuit"))
    scene.do("gm", Harden(person, "la morgue"))
    assert [t.mark for t in who(scene, person).gauges.mental_instability] == ["x", "plus"]


def test_order_of_the_marks() -> None:
    """SOM-CHAR-08 (E-6): x above, + below, whatever came first."""
    scene, person = playing()
    ticks(scene, person, "mental_instability", 1)
    ticks(scene, person, "mental_instability", 2, "plus")
    drawn = [code_of(scene, person)]
    for _ in range(3):
        ticks(scene, person, "mental_instability", 1)
        drawn.append(code_of(scene, person))
    assert drawn == ["x++", "xx++", "xxx++", "xxxx++"]


def test_every_circle_says_why() -> None:
    """SOM-CHAR-08: kind, order and the event that caused each circle."""
    scene, person = playing()
    stress = scene.act("gm", InflictStress(person, "la nuit"))
    hardening = scene.act("gm", Harden(person, "la morgue"))
    kept = [(t.mark, t.cause, t.why) for t in who(scene, person).gauges.mental_instability]
    assert kept == [("x", stress, "stress"), ("plus", hardening, "hardening")]


def test_permanent_ticks_stay() -> None:
    """SOM-CHAR-09: counted like any other, never freed; a request is met as far as it can be."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 1, permanent=True)
    scene.refuse("gm", RemoveTick(person, "fatigue", 1, "repos"), "permanent_tick")
    ticks(scene, person, "fatigue", 1)
    scene.refuse("gm", RemoveTick(person, "fatigue", 1, "repos", permanent=True), "permanent_tick")
    scene.do("gm", RemoveTick(person, "fatigue", 5, "repos"))
    line = scene.feed("gm")[-1].entries[0].fields
    assert (line["count"], line["asked"]) == (1, 5)
    assert [t.permanent for t in who(scene, person).gauges.fatigue] == [True]
    assert roll(scene, person, 10).fatigue == 1


def test_who_ticks() -> None:
    """SOM-CHAR-10: the game master alone, with a cause, from one circle on; its source must exist."""
    scene, person = playing()
    scene.refuse("ana", ApplyTick(person, "fatigue", 1, "course"), "gm_only")
    scene.refuse("gm", ApplyTick(person, "fatigue", 1, " "), "reason_required")
    scene.refuse("gm", ApplyTick(person, "fatigue", 0, "course"), "out_of_bounds", rule="SOM-RULING-01")
    scene.refuse("gm", ApplyTick(person, "fatigue", 1, "course", source="rien"), "unknown_id")
    scene.refuse("gm", RemoveTick(person, "wounds", 1, "soins"), "out_of_bounds")
    early = table()
    early.refuse("gm", ApplyTick(carole(early), "fatigue", 1, "course"), "wrong_phase")


def test_universal_counter() -> None:
    """SOM-CHAR-11: any whole number from zero; the owner or the game master sets it."""
    scene, person = playing()
    scene.do("ana", SetCounter(person, 6))
    scene.do("gm", SetCounter(person, 0))
    scene.refuse("ana", SetCounter(person, -1), "counter_empty")
    scene.refuse("bob", SetCounter(person, 3), "not_owner")
    assert who(scene, person).sheet.counter == 0


@pytest.mark.parametrize(("die", "side"), [(6, "left"), (5, "right"), (1, "right")])
def test_handedness_drawn(die: int, side: str) -> None:
    """SOM-CHAR-13 (E-31): with its option the d6 says; 6 is left."""
    scene, person = drafting(handedness="random_d6")
    scene.refuse("ana", SetHandedness(person, "left"), "option_off")
    scene.do("ana", DrawHandedness(person), die)
    scene.refuse("ana", DrawHandedness(person), "die_already_rolled", 6)
    assert who(scene, person).sheet.handedness == side


def test_handedness_chosen() -> None:
    """SOM-CHAR-13: right unless the owner says otherwise."""
    scene, person = drafting()
    assert who(scene, person).sheet.handedness == "right"
    scene.do("ana", SetHandedness(person, "left"))
    scene.refuse("ana", DrawHandedness(person), "option_off")
    assert who(scene, person).sheet.handedness == "left"


def test_adolescents() -> None:
    """SOM-CHAR-14: neither line 12 nor an academic skill nor a speciality; growing up opens the line."""
    scene, person = drafting()
    scene.do("gm", SetAgeClass(person, "adolescent"))
    scene.refuse("ana", ProposeSkill(person, 12, "Natation"), "adolescent")
    scene.refuse("ana", ProposeSkill(person, 11, "Droit"), "adolescent")
    agreed(scene, "ana", ProposeSkill(person, 11, "Natation"))
    scene.refuse("ana", ProposeSpeciality(person, 11, "Crawl"), "adolescent")
    scene.do("gm", ValidateCharacter(person))
    assert who(scene, person).sheet.lines == {"12": "empty", "11": "filled", "10": "forfeited"}
    scene.do("gm", StartPlay())
    scene.refuse("ana", ProposeSkill(person, 11, "Morse"), "already_validated")
    scene.do("gm", GrowUp(person))
    scene.refuse("gm", GrowUp(person), "already_adult")
    scene.do("gm", OpenScene("La cave"))
    scene.refuse("ana", ProposeSkill(person, 12, "Morse"), "scene_open")
    scene.do("gm", CloseScene())
    agreed(scene, "ana", ProposeSkill(person, 12, "Morse"))
    assert who(scene, person).sheet.skills[-1].score == 12


def test_children() -> None:
    """SOM-CHAR-15: two + at the end of the Wounds, death on the 8th; one skill at most, never sharpened."""
    scene, person = drafting()
    scene.refuse("gm", GrantChildSkill(person, "Natation", "", 11), "not_child")
    scene.do("gm", SetAgeClass(person, "child"))
    scene.refuse("ana", ProposeSkill(person, 11, "Natation"), "child")
    scene.refuse("ana", ProposeSpeciality(person, 11, "Crawl"), "child")
    scene.refuse("gm", GrantChildSkill(person, "Natation", "", 13), "out_of_bounds")
    scene.refuse("gm", GrantChildSkill(person, "persuasion", "", 10), "social_skill", rule="SOM-SKILL-11")
    do_as_offered(scene, "gm", GrantChildSkill(person, "Natation", "", 10))
    scene.refuse("gm", GrantChildSkill(person, "Morse", "", 10), "already_granted")
    scene.do("gm", ValidateCharacter(person))
    scene.do("gm", StartPlay())
    assert code_of(scene, person, "wounds") == "++"
    ticks(scene, person, "wounds", 7)
    assert who(scene, person).alive
    assert roll(scene, person, 1, "body").wounds == 7
    ticks(scene, person, "wounds", 1)
    assert not who(scene, person).alive
    assert "CharacterDied" in scene.last("eve")


def test_a_child_s_skill_is_a_child_s() -> None:
    """SOM-CHAR-15, SOM-SKILL-06: in creation it is withdrawn before the age class changes; others have three lines."""
    scene, person = drafting()
    scene.do("gm", SetAgeClass(person, "child"))
    granted = scene.act("gm", GrantChildSkill(person, "Natation", "", 12))
    for other in ("adult", "adolescent"):
        scene.refuse("gm", SetAgeClass(person, other), "already_granted")
    scene.do("gm", SetAgeClass(person, "child"))
    do_as_offered(scene, "gm", WithdrawProposal(person, granted))
    do_as_offered(scene, "gm", SetAgeClass(person, "adult"))
    scene.do("gm", ValidateCharacter(person))


def test_adolescents_have_two_skills() -> None:
    """SOM-CHAR-14: whether they were bought or take a line."""
    scene = table()
    person = child(scene)
    scene.do("gm", GrowUp(person))
    scene.do("gm", OpenExperiencePhase())
    scene.do("gm", AwardXp(person, bonus=2))
    for title in ("Jeu", "Natation"):
        agreed(scene, "ana", ProposeSpend(person, "new_skill", title, physical=False))
    scene.refuse("ana", ProposeSkill(person, 11, "Escalade"), "adolescent")
    scene.do("gm", CloseExperiencePhase())
    scene.do("gm", GrowUp(person))
    do_as_offered(scene, "ana", ProposeSkill(person, 11, "Escalade"))


def test_child_growth() -> None:
    """SOM-CHAR-16: erases childhood circles one by one; leaving childhood erases those that remain."""
    scene = table()
    person = child(scene)
    scene.refuse("gm", GrowChild(person, 3), "out_of_bounds")
    scene.do("gm", GrowChild(person, 1))
    assert capacity(scene.state, who(scene, person)) == 9
    scene.do("gm", GrowUp(person))
    assert capacity(scene.state, who(scene, person)) == 10
    assert who(scene, person).sheet.age_class == "adolescent"
    scene.refuse("gm", GrowChild(person, 1), "not_child")


def test_the_age_class_stays_the_owner_s() -> None:
    """SOM-CHAR-14: with open sheets, too; page 1 alone tells of an age."""
    scene = table(sheet_mode="open")
    person = child(scene)
    scene.do("gm", GrowUp(person))
    assert [scene.last(seat) for seat in ("gm", "ana", "bob", "eve")] == [["GrewUp"], ["GrewUp"], [], []]


def test_a_childhood_skill_takes_a_line() -> None:
    """SOM-CHAR-14: the game master says which of the lines opened; it keeps its score."""
    scene = table()
    person = child(scene, granted=True)
    scene.refuse("gm", GrowUp(person), "out_of_bounds")
    scene.do("gm", GrowUp(person, 10))
    grown = who(scene, person)
    assert (grown.sheet.skills[0].line, grown.sheet.skills[0].score, grown.sheet.lines["10"]) == (10, 11, "filled")


@pytest.mark.parametrize(
    ("age", "fatigue", "wounds", "xp"),
    [(39, 0, 0, 0), (40, 1, 0, 3), (44, 1, 0, 3), (45, 1, 1, 6), (70, 4, 3, 21), (80, 5, 4, 21)],
)
def test_senescence(age: int, fatigue: int, wounds: int, xp: int) -> None:
    """SOM-CHAR-17, SOM-CHAR-18 (E-32): from forty on, each five years in turn; 3 xp each up to seventy."""
    scene = table()
    person = carole(scene, age=age)
    aged = who(scene, person)
    assert (len(aged.gauges.fatigue), len(aged.gauges.wounds), aged.advancement.xp_senescence) == (fatigue, wounds, xp)
    assert all(t.permanent for t in (*aged.gauges.fatigue, *aged.gauges.wounds))


def test_ageing_in_play() -> None:
    """SOM-CHAR-17: only increases tick, and a leap over several steps ticks them all."""
    scene = table()
    person = carole(scene, age=44)
    scene.do("gm", StartPlay())
    scene.refuse("gm", SetAge(person, 43), "age_cannot_decrease")
    scene.refuse("gm", SetAge(person, 200), "out_of_bounds")
    scene.do("gm", SetAge(person, 56))
    aged = who(scene, person)
    assert (len(aged.gauges.fatigue), len(aged.gauges.wounds)) == (2, 2)
    assert scene.last("eve") == ["AgeSet"]
    scene.refuse("gm", SetIdentity(person, age=20), "already_validated")
