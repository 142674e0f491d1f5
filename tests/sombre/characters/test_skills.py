"""Skills and traits: what may stand on a sheet, by whose word, and what it weighs."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills, SetSpecial
from domain.systems.sombre.characters.proposal_commands import (
    ProposeInitialTicks,
    ProposeSkill,
    ProposeSpeciality,
    ProposeTrait,
    ReviewProposal,
)
from domain.systems.sombre.characters.skills import SCOPE, grade
from domain.systems.sombre.characters.traits import ChangeTrait, NewTrait
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.sheet import Prerequisite, SkillItem, TraitItem
from domain.systems.sombre.table.phases import StartPlay
from tests.scene import Scene
from tests.sombre.table import (
    agreed,
    carole,
    code_of,
    do_as_offered,
    draft,
    drafting,
    playing,
    result,
    rolled,
    table,
    trait,
    who,
)


def propose(scene: Scene, person: str, line: Literal[12, 11, 10], title: str, **named: Any) -> str:
    return do_as_offered(scene, "ana", ProposeSkill(person, line, title, **named))


def accept(scene: Scene, person: str, line: Literal[12, 11, 10], title: str, **named: Any) -> str:
    proposal = propose(scene, person, line, title, **named)
    scene.do("gm", ReviewProposal(proposal, "accept"))
    return proposal


@pytest.mark.parametrize(
    ("score", "found"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4), (21, 5), (30, 5)]
)
def test_grades(score: int, found: int) -> None:
    """SOM-SKILL-01: five grades; master from 21 on."""
    assert grade(table().state, score) == found


def test_every_skill_works_alike() -> None:
    """SOM-SKILL-02, SOM-SKILL-04, SOM-SKILL-05: whatever its category; a label changes nothing."""
    scene, person = drafting()
    accept(scene, person, 11, "Natation")
    scene.do("gm", ValidateCharacter(person))
    scene.do("gm", StartPlay())
    totals = []
    for skill, label in (("Natation", ""), ("senses", "stealth"), ("body", "")):
        rolled(scene, CallRoll(person, (skill,), label=label), "ana", 11)
        totals.append(result(scene, last_call(scene)).success)
    assert totals == [True, True, True]
    assert "stealth" in SCOPE["senses"]


def last_call(scene: Scene) -> str:
    return str(list(scene.state.dice.rolls)[-1])


def test_common_skills() -> None:
    """SOM-SKILL-03: 35 points, 10 to 15 each."""
    scene, person = drafting()
    scene.refuse("ana", AllocateCommonSkills(person, 9, 13, 13), "common_range")
    scene.refuse("ana", AllocateCommonSkills(person, 16, 10, 9), "common_range")
    refused = scene.refuse("ana", AllocateCommonSkills(person, 12, 12, 12), "common_sum")
    assert refused.details == {"needed": 35, "has": 36}
    scene.do("ana", AllocateCommonSkills(person, 15, 10, 10))


def test_individual_skills_are_invented_then_reviewed() -> None:
    """SOM-SKILL-06: three lines with fixed scores; the game master has the last word."""
    scene, person = drafting()
    accept(scene, person, 12, "Voltige")
    rejected = propose(scene, person, 11, "Cuisine")
    scene.do("gm", ReviewProposal(rejected, "reject", reason="hors sujet"))
    amended = propose(scene, person, 11, "Cuisine")
    scene.refuse("gm", ReviewProposal(amended, "amend"), "amendment_mismatch")
    scene.refuse(
        "gm",
        ReviewProposal(amended, "amend", TraitItem("advantage", "Riche", 1, "material")),
        "amendment_mismatch",
    )
    scene.do("gm", ReviewProposal(amended, "amend", SkillItem(10, "Pâtisserie")))
    assert [(s.title, s.score) for s in who(scene, person).sheet.skills] == [("Voltige", 12), ("Pâtisserie", 10)]
    scene.refuse("ana", ProposeSkill(person, 12, "Morse"), "line_not_empty")
    scene.refuse("ana", ProposeSkill(person, 11, " "), "name_required")
    scene.refuse("gm", ReviewProposal("rien", "accept"), "unknown_id")


def test_empty_lines_are_lost() -> None:
    """SOM-SKILL-07: what is empty at approval is never filled later."""
    scene = table()
    person = carole(scene)
    assert set(who(scene, person).sheet.lines.values()) == {"forfeited"}
    scene.refuse("ana", ProposeSkill(person, 12, "Morse"), "already_validated")


def test_prerequisites() -> None:
    """SOM-SKILL-08 (E-8): Acrobatie asks 13 in senses; checked again at approval; the game master may waive."""
    scene = table()
    person = draft(scene, common=(11, 12, 12))
    proposal = propose(scene, person, 12, "Acrobatie")
    asked = Prerequisite("senses", 13)
    scene.refuse("gm", ReviewProposal(proposal, "accept", prerequisite=asked), "prerequisite")
    scene.do("gm", ReviewProposal(proposal, "accept", prerequisite=asked, waived="prerequisite"))
    other = table()
    held = draft(other, common=(11, 13, 11))
    proposal = propose(other, held, 12, "Acrobatie")
    other.do("gm", ReviewProposal(proposal, "accept", prerequisite=asked))
    other.do("ana", AllocateCommonSkills(held, 12, 12, 11))
    other.refuse("gm", ValidateCharacter(held), "prerequisite")


def test_academic_skills() -> None:
    """SOM-SKILL-09, SOM-SKILL-18 (E-39): mind 13, unless the game master waives it for the self-taught."""
    scene = table()
    person = draft(scene, common=(12, 11, 12))
    scene.refuse("ana", ProposeSkill(person, 12, "Égyptologie"), "academic_mind")
    scene.refuse("ana", ProposeSkill(person, 12, "Volcanologie", group="Sciences exactes"), "academic_mind")
    proposal = propose(scene, person, 12, "Égyptologie", waiver_reason="dix ans de bibliothèque")
    scene.refuse("gm", ReviewProposal(proposal, "accept"), "academic_mind")
    scene.refuse("gm", ReviewProposal(proposal, "accept", waived="cap_20"), "academic_mind")
    scene.do("gm", ReviewProposal(proposal, "accept", waived="academic_mind"))
    scene.do("gm", ValidateCharacter(person))
    other, lowered = drafting()
    accept(other, lowered, 12, "Droit")
    other.do("ana", AllocateCommonSkills(lowered, 12, 12, 11))
    other.refuse("gm", ValidateCharacter(lowered), "academic_mind")


def test_titles_that_rules_fix_or_forbid() -> None:
    """SOM-SKILL-10, SOM-SKILL-11: psychiatry only as a speciality; no social skill, whatever the reason."""
    scene, person = drafting()
    scene.refuse("ana", ProposeSkill(person, 12, "Psychiatrie", waiver_reason="je suis médecin"), "speciality_only")
    for title in ("Persuasion", "négociation", "Intimidation", "Interrogatoire", "Séduction"):
        scene.refuse("ana", ProposeSkill(person, 12, title, waiver_reason="si"), "social_skill")
    assert {"Mêlée", "Tir", "Lancer", "Médecine", "Secourisme"} <= titles.FIXED


def test_indicative_list_and_groups() -> None:
    """SOM-SKILL-12: a group is never written itself, unless waived; its members are."""
    scene, person = drafting()
    scene.refuse("ana", ProposeSkill(person, 12, "Artisanat"), "group_title")
    accept(scene, person, 12, "Boucherie")
    proposal = propose(scene, person, 11, "Artisanat", waiver_reason="tous les métiers")
    scene.do("gm", ReviewProposal(proposal, "accept", waived="group_title"))
    scene.refuse("gm", ReviewProposal(propose(scene, person, 10, "Morse"), "accept", waived="autre"), "not_waivable")
    assert "Boucherie" in titles.indicative()
    assert "Artisanat" not in titles.indicative()


def test_the_game_master_says_what_applies() -> None:
    """SOM-SKILL-13, SOM-SKILL-14 (E-40): the skill is on the call; the base stays usable at its own score."""
    scene, person = drafting()
    accept(scene, person, 12, "Mêlée")
    agreed(scene, "ana", ProposeSpeciality(person, 12, "Couteau"))
    scene.do("gm", ValidateCharacter(person))
    scene.do("gm", StartPlay())
    found = []
    for skill in ("Couteau", "Mêlée"):
        rolled(scene, CallRoll(person, (skill,)), "ana", 13)
        found.append(result(scene, last_call(scene)).success)
    assert found == [True, False]


def test_specialities_at_creation() -> None:
    """SOM-SKILL-15, SOM-SKILL-16, SOM-SKILL-17 (E-1): one, on line 12 or 11, for the line below; three more."""
    scene, person = drafting()
    scene.refuse("ana", ProposeSpeciality(person, 12, "Rien"), "no_base_skill")
    accept(scene, person, 11, "Histoire")
    accept(scene, person, 12, "Natation")
    scene.refuse("ana", ProposeSpeciality(person, 12, "Crawl"), "line_not_empty")
    scene.do("ana", ProposeSpeciality(person, 11, "Histoire antique"))
    scene.refuse("ana", ProposeSkill(person, 10, "Morse"), "line_not_empty")
    scene.do("gm", ReviewProposal(scene.last_id, "accept"))
    scene.refuse("ana", ProposeSpeciality(person, 11, "Égyptologie"), "one_speciality")
    sharper = next(s for s in who(scene, person).sheet.skills if s.base)
    assert (sharper.score, who(scene, person).sheet.lines["10"]) == (14, "struck")
    other, low = drafting()
    accept(other, low, 10, "Morse")
    other.refuse("ana", ProposeSpeciality(low, 10, "Radio"), "no_line_to_sacrifice")


def test_traits() -> None:
    """SOM-TRAIT-01, SOM-TRAIT-02, SOM-TRAIT-03: title, level and nature; the supernatural for the special alone."""
    scene, person = drafting()
    scene.refuse("ana", ProposeTrait(person, "advantage", "Médium", 2, "supernatural"), "not_special")
    scene.refuse("ana", ProposeTrait(person, "advantage", "Riche", -1, "material"), "out_of_bounds")
    scene.do("gm", SetSpecial(person, True))
    agreed(scene, "ana", ProposeTrait(person, "advantage", "Médium", 2, "supernatural"))
    scene.do("gm", SetSpecial(person, False))
    trait(scene, person, "Maudit", 2)
    scene.refuse("gm", ValidateCharacter(person), "not_special")
    assert scene.last("bob") == []


def test_initial_balance() -> None:
    """SOM-TRAIT-04, SOM-TRAIT-05, SOM-TRAIT-06 (E-3): two levels of advantage cost two of disadvantage."""
    scene, person = drafting()
    trait(scene, person, "Riche", 2, "advantage")
    scene.refuse("gm", ValidateCharacter(person), "advantages_exceed")
    trait(scene, person, "Timide", 1)
    trait(scene, person, "Myope", 1)
    trait(scene, person, "Chauve", 0)
    scene.do("gm", ValidateCharacter(person))
    assert code_of(scene, person) == "xx"
    other, excess = drafting()
    trait(other, excess, "Timide", 1)
    other.refuse("gm", ValidateCharacter(excess), "needs_gm_permission")
    other.do("gm", ValidateCharacter(excess, allow_unbalanced=True))


def test_initial_instability() -> None:
    """SOM-MIND-02, SOM-MIND-03 (E-2): three levels of disadvantage tick three x; past traumas add theirs."""
    scene, person = drafting()
    trait(scene, person, "Timide", 2)
    trait(scene, person, "Myope", 1)
    agreed(scene, "ana", ProposeInitialTicks(person, 0, 1, "un accident"))
    scene.do("gm", ValidateCharacter(person, allow_unbalanced=True))
    assert code_of(scene, person) == "xxxx"
    other, broken = drafting()
    trait(other, broken, "Fou", 9)
    agreed(other, "ana", ProposeInitialTicks(broken, 0, 1))
    other.refuse("gm", ValidateCharacter(broken, allow_unbalanced=True), "im_over_limit")
    other.refuse("ana", ProposeInitialTicks(broken, -1, 0), "out_of_bounds")


def test_initial_hardening_is_paid() -> None:
    """SOM-HARD-07, SOM-MIND-02 (E-4): three disadvantage levels, one advantage, two + : `x++`."""
    scene, person = drafting()
    scene.refuse("ana", ProposeInitialTicks(person, 4, 0, "la guerre"), "initial_plus_limit")
    agreed(scene, "ana", ProposeInitialTicks(person, 2, 0, "médecin légiste"))
    trait(scene, person, "Diplômé", 1, "advantage")
    trait(scene, person, "Solitaire", 2)
    scene.refuse("gm", ValidateCharacter(person, allow_unbalanced=True), "hardening_cost_unpaid")
    trait(scene, person, "Cynique", 1)
    scene.do("gm", ValidateCharacter(person, allow_unbalanced=True))
    assert code_of(scene, person) == "x++"
    links = [level.link for t in who(scene, person).sheet.traits for level in t.levels if t.kind == "disadvantage"]
    assert links == ["x", "plus", "plus"]


def test_more_initial_hardening_by_exception() -> None:
    """SOM-HARD-07, SOM-SKILL-18: a reason from the player, a waiver from the game master."""
    scene, person = drafting()
    proposal = scene.act("ana", ProposeInitialTicks(person, 4, 0, "la guerre", "dix ans de front"))
    scene.refuse("gm", ReviewProposal(proposal, "accept"), "initial_plus_limit")
    scene.do("gm", ReviewProposal(proposal, "accept", waived="initial_plus_limit"))
    trait(scene, person, "Hanté", 4)
    scene.do("gm", ValidateCharacter(person, allow_unbalanced=True))
    assert code_of(scene, person) == "++++"


def test_traits_change_in_play() -> None:
    """SOM-TRAIT-07, SOM-TRAIT-08: each level gained ticks an x at once, each level lost frees one."""
    scene, person = playing()
    phobia = NewTrait("disadvantage", "Hématophobie", "psychological")
    found = scene.act("gm", ChangeTrait(person, new=phobia, delta=2))
    assert code_of(scene, person) == "xx"
    scene.do("gm", ChangeTrait(person, found, delta=-1))
    assert code_of(scene, person) == "x"
    scene.refuse("gm", ChangeTrait(person, found, delta=-2), "trait_below_zero")
    scene.refuse("gm", ChangeTrait(person, found, delta=0), "out_of_bounds")
    scene.refuse("gm", ChangeTrait(person, "rien", delta=1), "unknown_id")
    scene.refuse("gm", ChangeTrait(person), "unknown_id")
    scene.do("gm", ChangeTrait(person, new=NewTrait("advantage", "Riche", "material"), delta=3))
    assert code_of(scene, person) == "x"


def test_links_of_levels() -> None:
    """SOM-TRAIT-09: the latest goes first unless named; a level linked to + frees nothing; level 0 stays."""
    scene, person = drafting()
    agreed(scene, "ana", ProposeInitialTicks(person, 1, 0, "soldat"))
    mixed = trait(scene, person, "Hanté", 2)
    scene.do("gm", ValidateCharacter(person, allow_unbalanced=True))
    scene.do("gm", StartPlay())
    assert code_of(scene, person) == "x+"
    scene.do("gm", ChangeTrait(person, mixed, delta=-1))
    assert code_of(scene, person) == "x+"
    scene.do("gm", ChangeTrait(person, mixed, delta=-1))
    assert code_of(scene, person) == "+"
    assert who(scene, person).sheet.traits[0].level == 0
    scene.do("gm", ChangeTrait(person, mixed, delta=1))
    scene.do("gm", ChangeTrait(person, mixed, remove=True))
    assert code_of(scene, person) == "+"
    assert not who(scene, person).sheet.traits


def test_a_named_link_goes_first() -> None:
    """SOM-TRAIT-09: the game master may name the x level although the + one came later."""
    scene, person = drafting()
    agreed(scene, "ana", ProposeInitialTicks(person, 1, 0, "soldat"))
    mixed = trait(scene, person, "Hanté", 2)
    scene.do("gm", ValidateCharacter(person, allow_unbalanced=True))
    scene.do("gm", StartPlay())
    scene.do("gm", ChangeTrait(person, mixed, delta=-1, link="x"))
    assert code_of(scene, person) == "+"
