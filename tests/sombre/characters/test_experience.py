"""Experience and treatment."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills, CreateCharacter, SetAgeClass
from domain.systems.sombre.characters.experience import AwardXp, CloseExperiencePhase, OpenExperiencePhase, ProposeSpend
from domain.systems.sombre.characters.proposal_commands import ProposeSkill, ProposeSpeciality, ReviewProposal
from domain.systems.sombre.characters.spending import price_of_level
from domain.systems.sombre.characters.traits import ChangeTrait, MarkIllness, NewTrait
from domain.systems.sombre.dice.roll_commands import CancelCall, Roll
from domain.systems.sombre.fear.treatment import MONTH, FinishTreatment, PayTreatment, StartTreatment
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.state.character import with_sheet
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.state.state import with_time
from domain.systems.sombre.table.phases import StartPlay
from tests.scene import Scene
from tests.sombre.table import (
    agreed,
    carole,
    code_of,
    do_as_offered,
    draft,
    drafting,
    result,
    rolled,
    table,
    ticks,
    who,
)


def rich(xp: int = 50, *skills: tuple[int, str], **options: Any) -> tuple[Scene, str]:
    """Carole with that much xp, in an experience phase."""
    scene, person = drafting(**options)
    for line, title in skills:
        scene.do("ana", ProposeSkill(person, line, title))  # type: ignore[arg-type]
        scene.do("gm", ReviewProposal(scene.last_id, "accept"))
    scene.do("gm", ValidateCharacter(person))
    scene.do("gm", StartPlay())
    scene.do("gm", OpenExperiencePhase())
    if xp:
        do_as_offered(scene, "gm", AwardXp(person, bonus=xp))
    return scene, person


def spend(scene: Scene, person: str, purchase: str, title: str, **named: Any) -> None:
    scene.do("ana", ProposeSpend(person, purchase, title, **named))  # type: ignore[arg-type]
    scene.do("gm", ReviewProposal(scene.last_id, "accept", waived="cap_20" if "waiver_reason" in named else ""))


def refuse(scene: Scene, person: str, code: str, purchase: str, title: str, **named: Any) -> None:
    scene.refuse("ana", ProposeSpend(person, purchase, title, **named), code)  # type: ignore[arg-type]


def next_phase(scene: Scene) -> None:
    scene.do("gm", CloseExperiencePhase())
    scene.do("gm", OpenExperiencePhase())


def test_phases() -> None:
    """SOM-XP-01: between scenes; it returns to what it interrupted; in setup only for those whom age has paid."""
    scene = table()
    carole(scene)
    scene.refuse("gm", OpenExperiencePhase(), "wrong_phase")
    scene.refuse("gm", CloseExperiencePhase(), "not_experience_phase")
    carole(scene, "bob", "Bob", age=45)
    scene.do("gm", OpenExperiencePhase())
    assert scene.last("eve") == ["ExperiencePhaseOpened"]
    scene.refuse("gm", OpenExperiencePhase(), "wrong_phase")
    scene.do("gm", CloseExperiencePhase())
    assert scene.state.phase == "setup"
    scene.do("gm", StartPlay())
    scene.do("gm", OpenScene("La cave"))
    scene.refuse("gm", OpenExperiencePhase(), "scene_open")


@pytest.mark.parametrize(("quality", "xp"), [("poor", 0), ("average", 1), ("good", 2), ("excellent", 3)])
def test_awards(quality: Any, xp: int) -> None:
    """SOM-XP-02, SOM-XP-04: by quality of play, once a phase; a bonus without limit."""
    scene, person = rich(0)
    do_as_offered(scene, "gm", AwardXp(person, quality=quality))
    assert (who(scene, person).advancement.xp, scene.last("bob"), scene.last("ana")) == (xp, [], ["XpAwarded"])
    scene.refuse("gm", AwardXp(person, quality=quality), "already_awarded")
    scene.do("gm", AwardXp(person, bonus=7))
    assert who(scene, person).advancement.xp == xp + 7
    scene.refuse("gm", AwardXp(person, bonus=-1), "out_of_bounds")
    scene.refuse("gm", AwardXp(), "unknown_id")
    scene.refuse("gm", AwardXp(seat="ana", quality="good"), "option_off")
    next_phase(scene)
    scene.do("gm", AwardXp(person, quality=quality))


def test_awards_outside_a_phase_or_to_the_dead() -> None:
    """SOM-XP-02, SOM-XP-03: with the option off a dead character receives nothing."""
    scene, person = rich(0)
    ticks(scene, person, "wounds", 10)
    scene.refuse("gm", AwardXp(person, quality="good"), "not_alive")
    scene.do("gm", CloseExperiencePhase())
    scene.refuse("gm", AwardXp(person, quality="good"), "not_experience_phase")


def test_points_of_the_player() -> None:
    """SOM-XP-03: awarded to the seat, spent at the next creation with the game master's agreement."""
    scene, person = rich(0, xp_belongs_to_player=True)
    ticks(scene, person, "wounds", 10)
    scene.do("gm", AwardXp(seat="ana", quality="excellent"))
    assert (scene.last("ana"), scene.last("bob")) == (["XpAwarded"], [])
    scene.refuse("gm", AwardXp(seat="ana", quality="good"), "already_awarded")
    scene.refuse("gm", AwardXp(seat="eve", quality="good"), "unknown_seat")
    scene.do("gm", CloseExperiencePhase())
    other = scene.act("ana", CreateCharacter("Léa", "female"))
    do_as_offered(scene, "ana", AllocateCommonSkills(other, 11, 11, 13))
    spend(scene, other, "improve", "senses", pool="seat")
    assert who(scene, other).sheet.common["senses"] == 12
    assert scene.view("ana").xp == 0


def second(scene: Scene) -> str:
    """The next character of a player who has lost the first and keeps 20 xp, complete but for approval."""
    ticks(scene, next(iter(scene.state.characters)), "wounds", 10)
    scene.do("gm", AwardXp(seat="ana", bonus=20))
    scene.do("gm", CloseExperiencePhase())
    return draft(scene, "ana", "Léa")


@pytest.mark.parametrize("in_a_phase", [False, True])
def test_what_is_bought_at_creation_is_beyond_its_bounds(in_a_phase: bool) -> None:
    """SOM-XP-03, SOM-SKILL-03, SOM-SKILL-15: 35 points and one speciality, and what is bought on top of them."""
    scene, _ = rich(0, xp_belongs_to_player=True)
    person = second(scene)
    agreed(scene, "ana", ProposeSkill(person, 12, "Histoire"))
    spend(scene, person, "improve", "body", pool="seat")
    spend(scene, person, "new_speciality", "Égyptologie", base="Histoire", pool="seat")
    if in_a_phase:
        scene.do("gm", OpenExperiencePhase())
    scene.refuse("ana", ProposeSpend(person, "improve", "body", pool="seat"), "one_level_per_phase")
    agreed(scene, "ana", ProposeSpeciality(person, 12, "Histoire antique"))
    scene.refuse("ana", ProposeSpeciality(person, 12, "Histoire médiévale"), "one_speciality")
    scene.refuse("ana", AllocateCommonSkills(person, 10, 11, 14), "common_range")
    scene.refuse("ana", AllocateCommonSkills(person, 12, 11, 12), "common_sum")
    do_as_offered(scene, "ana", AllocateCommonSkills(person, 11, 11, 14))
    scene.refuse("ana", ProposeSpend(person, "improve", "body", pool="seat"), "one_level_per_phase")
    do_as_offered(scene, "gm", ValidateCharacter(person))
    if in_a_phase:
        scene.refuse("ana", ProposeSpend(person, "improve", "body", pool="seat"), "one_level_per_phase")
        scene.do("gm", CloseExperiencePhase())
    scene.do("gm", OpenExperiencePhase())
    spend(scene, person, "improve", "body", pool="seat")


def test_saving() -> None:
    """SOM-XP-05: what is not spent is carried over."""
    scene, person = rich(4)
    next_phase(scene)
    assert who(scene, person).advancement.xp == 4


def test_proposal_and_veto() -> None:
    """SOM-XP-06: nothing is taken by a veto; points must be there."""
    scene, person = rich(3)
    do_as_offered(scene, "ana", ProposeSpend(person, "improve", "senses"))
    proposal = scene.last_id
    assert scene.last("bob") == []
    scene.do("gm", ReviewProposal(proposal, "reject", reason="trop tôt"))
    assert (who(scene, person).advancement.xp, who(scene, person).sheet.common["senses"]) == (3, 11)
    scene.refuse("bob", ProposeSpend(person, "improve", "senses"), "not_owner")
    first = scene.act("ana", ProposeSpend(person, "improve", "senses"))
    second = scene.act("ana", ProposeSpend(person, "improve", "body"))
    scene.do("gm", ReviewProposal(first, "accept"))
    scene.refuse("gm", ReviewProposal(second, "accept"), "not_enough_xp")
    refuse(scene, person, "not_enough_xp", "improve", "body")
    refuse(scene, person, "unknown_id", "improve", "Natation")
    refuse(scene, person, "out_of_bounds", "improve", "body", levels=0)
    scene.do("gm", CloseExperiencePhase())
    refuse(scene, person, "not_experience_phase", "improve", "mind")


def test_one_level_a_phase() -> None:
    """SOM-XP-07: for each skill, any number of skills."""
    scene, person = rich(50, (12, "Natation"))
    spend(scene, person, "improve", "Natation")
    spend(scene, person, "improve", "body")
    refuse(scene, person, "one_level_per_phase", "improve", "Natation")
    refuse(scene, person, "one_level_per_phase", "improve", "senses", levels=2)
    next_phase(scene)
    spend(scene, person, "improve", "Natation")
    assert who(scene, person).sheet.skills[0].score == 14


@pytest.mark.parametrize(("level", "price"), [(1, 1), (15, 1), (16, 2), (20, 2), (21, 3), (30, 3)])
def test_prices(level: int, price: int) -> None:
    """SOM-XP-08 (E-9): by level to reach."""
    assert price_of_level(level) == price


def test_common_skills_cost_three_times_as_much() -> None:
    """SOM-XP-08."""
    scene, person = rich(10)
    spend(scene, person, "improve", "mind")
    assert who(scene, person).advancement.xp == 7


def test_specialities_stay_above() -> None:
    """SOM-XP-09, SOM-XP-13, SOM-XP-14 (E-11): a new one at base + 1 for 3 xp, at rest until the next phase."""
    scene, person = rich(50, (11, "Histoire"), (10, "Morse"))
    spend(scene, person, "new_speciality", "Histoire antique", base="Histoire")
    found = who(scene, person)
    assert (found.sheet.skills[-1].score, found.advancement.xp) == (12, 47)
    refuse(scene, person, "speciality_not_above", "improve", "Histoire")
    refuse(scene, person, "one_level_per_phase", "improve", "Histoire antique")
    spend(scene, person, "new_speciality", "Histoire médiévale", base="Histoire")
    refuse(scene, person, "base_below_11", "new_speciality", "Radio", base="Morse")
    refuse(scene, person, "base_below_11", "new_speciality", "Course", base="body")
    next_phase(scene)
    spend(scene, person, "improve", "Histoire antique")
    spend(scene, person, "improve", "Histoire médiévale")
    spend(scene, person, "improve", "Histoire")
    assert [s.score for s in who(scene, person).sheet.skills] == [12, 10, 13, 13]


def test_caps() -> None:
    """SOM-XP-10: common and individual skills stop at 20; specialities do not; the game master may waive."""
    scene, person = rich(90, (12, "Natation"))
    high = with_sheet(who(scene, person), skills=(replace(who(scene, person).sheet.skills[0], score=20),))
    scene.feeds.render()
    scene.feeds.history.state = replace(scene.state, characters={person: high})
    refuse(scene, person, "cap_20", "improve", "Natation")
    proposal = scene.act("ana", ProposeSpend(person, "improve", "Natation", waiver_reason="championne"))
    scene.refuse("gm", ReviewProposal(proposal, "accept"), "cap_20")
    scene.do("gm", ReviewProposal(proposal, "accept", waived="cap_20"))
    spend(scene, person, "new_speciality", "Crawl", base="Natation")
    next_phase(scene)
    spend(scene, person, "improve", "Crawl")
    assert [s.score for s in who(scene, person).sheet.skills] == [21, 23]


def test_learning_with_a_teacher() -> None:
    """SOM-XP-11 (E-10): straight to 5 at best, then one level a phase."""
    scene, person = rich(20)
    refuse(scene, person, "one_level_per_phase", "new_skill", "Natation", teacher=True, levels=6)
    refuse(scene, person, "social_skill", "new_skill", "Persuasion", teacher=True)
    refuse(scene, person, "group_title", "new_skill", "Artisanat", teacher=True)
    spend(scene, person, "new_skill", "Natation", teacher=True, levels=3)
    assert who(scene, person).advancement.xp == 17
    spend(scene, person, "improve", "Natation", teacher=True, levels=2)
    refuse(scene, person, "one_level_per_phase", "improve", "Natation", teacher=True)
    refuse(scene, person, "line_not_empty", "new_skill", "Natation")
    next_phase(scene)
    spend(scene, person, "improve", "Natation", teacher=True)
    refuse(scene, person, "one_level_per_phase", "improve", "Natation", teacher=True)
    assert who(scene, person).sheet.skills[0].score == 6


def test_learning_alone() -> None:
    """SOM-XP-12: one level a phase from the start."""
    scene, person = rich(20)
    refuse(scene, person, "one_level_per_phase", "new_skill", "Morse", levels=2)
    spend(scene, person, "new_skill", "Morse")
    refuse(scene, person, "one_level_per_phase", "improve", "Morse")


def test_the_young() -> None:
    """SOM-CHAR-14, SOM-CHAR-15, SOM-XP-14: neither specialities nor what their age forbids."""
    scene, person = drafting()
    scene.do("gm", SetAgeClass(person, "adolescent"))
    for line, title in ((11, "Natation"), (10, "Morse")):
        scene.do("ana", ProposeSkill(person, line, title))  # type: ignore[arg-type]
        scene.do("gm", ReviewProposal(scene.last_id, "accept"))
    scene.do("gm", ValidateCharacter(person))
    scene.do("gm", StartPlay())
    scene.do("gm", OpenExperiencePhase())
    scene.do("gm", AwardXp(person, bonus=9))
    refuse(scene, person, "adolescent", "new_skill", "Jeu")
    refuse(scene, person, "adolescent", "new_skill", "Droit")
    refuse(scene, person, "adolescent", "new_speciality", "Crawl", base="Natation")


def test_xp_of_age() -> None:
    """SOM-CHAR-18, SOM-XP-19: nothing physical; the spender says which pool pays."""
    scene = table()
    person = carole(scene, age=45)
    scene.do("gm", OpenExperiencePhase())
    refuse(scene, person, "senescence_xp_physical", "improve", "body", pool="senescence")
    refuse(scene, person, "senescence_xp_physical", "improve", "senses", pool="senescence")
    refuse(scene, person, "senescence_xp_physical", "new_skill", "Natation", pool="senescence")
    refuse(scene, person, "not_enough_xp", "improve", "mind")
    spend(scene, person, "improve", "mind", pool="senescence")
    spend(scene, person, "new_skill", "Morse", pool="senescence", physical=False)
    assert who(scene, person).advancement.xp_senescence == 2


def ill(kind: str = "mental", levels: int = 1) -> tuple[Scene, str, str]:
    """Carole with a curable illness of that many levels, outside scenes, with 6 xp."""
    scene, person = rich(6)
    scene.do("gm", CloseExperiencePhase())
    return scene, person, illness(scene, person, "Phobie", kind, levels)


def illness(scene: Scene, person: str, title: str, kind: str, levels: int) -> str:
    found = scene.act("gm", ChangeTrait(person, new=NewTrait("disadvantage", title, "psychological"), delta=levels))
    scene.do("gm", MarkIllness(person, found, kind, True))  # type: ignore[arg-type]
    return found


def waiting(scene: Scene, months: int) -> None:
    """The fictional clock belongs to the chapters of health; here it is only moved."""
    scene.feeds.render()
    scene.feeds.history.state = with_time(scene.state, clock=scene.state.time.clock + months * MONTH)


def start(scene: Scene, person: str, trait: str, skill: str = "Psychothérapie") -> str:
    return do_as_offered(scene, "gm", StartTreatment(person, trait, "Le docteur", skill, 12))


def test_what_can_be_treated() -> None:
    """SOM-XP-15: what the game master marks as a curable illness, above level 0."""
    scene, person, phobia = ill()
    poor = scene.act("gm", ChangeTrait(person, new=NewTrait("disadvantage", "Pauvre", "material"), delta=1))
    attempt = StartTreatment(person, poor, "Le docteur", "Médecine", 12)
    scene.refuse("gm", attempt, "not_treatable")
    scene.do("gm", ChangeTrait(person, phobia, delta=-1))
    scene.refuse("gm", StartTreatment(person, phobia, "x", "Psychothérapie", 12), "not_treatable")
    scene.refuse("gm", StartTreatment(person, "rien", "x", "Médecine", 12), "unknown_id")
    scene.do("gm", ChangeTrait(person, new=NewTrait("advantage", "Riche", "material"), delta=1))
    scene.refuse("gm", MarkIllness(person, scene.last_id, "mental", True), "not_treatable")
    scene.refuse("gm", MarkIllness(person, "rien", "mental", True), "unknown_id")
    assert scene.last("bob") == []


def test_treatment() -> None:
    """SOM-XP-16: the patient's player rolls under the carer's score; success and 3 xp lower the level and free an x."""
    scene, person, phobia = ill()
    ticks(scene, person, "wounds", 2)
    cure = start(scene, person, phobia)
    scene.refuse("gm", StartTreatment(person, phobia, "x", "Psychothérapie", 12), "treatment_running")
    scene.refuse("gm", FinishTreatment(person, cure), "duration_not_elapsed")
    scene.refuse("ana", PayTreatment(person, cure, True), "not_called")
    waiting(scene, 6)
    call = scene.act("gm", FinishTreatment(person, cure, (Rank("rechute", 1),)))
    assert scene.view("bob").calls == ()
    scene.do("ana", Roll(call), 9)
    assert (result(scene, call).total, result(scene, call).score, scene.last("bob")) == (12, 12, [])
    scene.refuse("ana", PayTreatment(person, cure, True, "senescence"), "not_enough_xp")
    scene.do("ana", PayTreatment(person, cure, True))
    assert (who(scene, person).advancement.xp, code_of(scene, person)) == (3, "")
    scene.refuse("gm", FinishTreatment(person, cure), "unknown_id")


@pytest.mark.parametrize(("die", "pays"), [(13, None), (3, False)])
def test_treatment_without_effect(die: int, pays: bool | None) -> None:
    """SOM-XP-16: a failure, or a success unpaid, takes nothing; another may begin."""
    scene, person, phobia = ill()
    cure = start(scene, person, phobia)
    waiting(scene, 6)
    rolled(scene, FinishTreatment(person, cure), "ana", die)
    if pays is False:
        scene.do("ana", PayTreatment(person, cure, False))
    assert (who(scene, person).advancement.xp, code_of(scene, person)) == (6, "x")
    start(scene, person, phobia)


def test_physical_illness() -> None:
    """SOM-XP-17: Médecine; as many quarters as levels; outside scenes."""
    scene, person, ulcer = ill("physical", 2)
    cure = start(scene, person, ulcer, "Médecine")
    assert who(scene, person).mind.treatments[cure].months == 6
    waiting(scene, 5)
    scene.refuse("gm", FinishTreatment(person, cure), "duration_not_elapsed")
    waiting(scene, 1)
    scene.do("gm", OpenScene("La clinique"))
    scene.refuse("gm", FinishTreatment(person, cure), "scene_open")
    scene.do("gm", CloseScene())
    scene.do("gm", FinishTreatment(person, cure))


@pytest.mark.parametrize(
    ("level", "skill", "refused"),
    [
        (2, "Psychothérapie", False),
        (3, "Psychothérapie", True),
        (5, "Psychanalyse", False),
        (6, "Psychanalyse", True),
        (8, "Psychiatrie", False),
        (9, "Psychiatrie", True),
        (2, "Médecine", True),
    ],
)
def test_mental_illness_by_phase(level: int, skill: str, refused: bool) -> None:
    """SOM-XP-18, SOM-MIND-10: phase 1, 2 or 3 according to the care; as many half-years as the level of instability."""
    scene, person, phobia = ill("mental", 1)
    if level > 1:
        ticks(scene, person, "mental_instability", level - 1)
    if refused:
        attempt = StartTreatment(person, phobia, "Le docteur", skill, 12)
        scene.refuse("gm", attempt, "phase_not_treatable")
        return
    cure = start(scene, person, phobia, skill)
    assert who(scene, person).mind.treatments[cure].months == 6 * level


def test_the_worst_illness_first() -> None:
    """SOM-XP-18: and the phase is checked again at the end."""
    scene, person, phobia = ill("mental", 1)
    worse = illness(scene, person, "Paranoïa", "mental", 1)
    start(scene, person, phobia)
    scene.do("gm", ChangeTrait(person, worse, delta=1))
    scene.refuse("gm", StartTreatment(person, worse, "x", "Psychothérapie", 12), "phase_not_treatable")
    other, held, mild = ill("mental", 1)
    grave = illness(other, held, "Paranoïa", "mental", 2)
    other.refuse("gm", StartTreatment(held, mild, "x", "Psychanalyse", 12), "higher_illness_first")
    cure = start(other, held, grave, "Psychanalyse")
    waiting(other, 60)
    ticks(other, held, "mental_instability", 4)
    other.refuse("gm", FinishTreatment(held, cure), "phase_not_treatable")
    again = start(other, held, grave, "Psychiatrie")
    assert [*who(other, held).mind.treatments] == [again]


def test_a_treatment_whose_roll_was_cancelled() -> None:
    """SOM-XP-16, SOM-ROLL-08: it can be finished again, and is running until then."""
    scene, person, phobia = ill()
    cure = start(scene, person, phobia)
    waiting(scene, 6)
    scene.do("gm", CancelCall(scene.act("gm", FinishTreatment(person, cure))))
    scene.refuse("gm", StartTreatment(person, phobia, "x", "Psychothérapie", 12), "treatment_running")
    call = scene.act("gm", FinishTreatment(person, cure))
    scene.refuse("gm", FinishTreatment(person, cure), "unknown_id")
    scene.do("ana", Roll(call), 9)
    scene.refuse("gm", FinishTreatment(person, cure), "unknown_id")
    scene.do("ana", PayTreatment(person, cure, True))
    assert who(scene, person).mind.treatments == {}
