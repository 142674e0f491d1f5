"""Psychotraumas, hardening and crimes."""

from __future__ import annotations

from typing import Literal

import pytest

from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.characters.traits import ChangeTrait, NewTrait
from domain.systems.sombre.condition.mind import hardening_grade
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.fear.crimes import CallCrimeRoll, CallRemorse, DeclareCrime, HardenByCrime
from domain.systems.sombre.fear.fear import CallFearRoll, Frightened
from domain.systems.sombre.fear.somatisation_rulings import TriggerSomatisation
from domain.systems.sombre.mind.trauma import Debrief, ExplainTicks, Explanation, Harden, InflictShock, InflictStress
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.table.phases import SetSheetMode
from projections.base.encoding import encode
from tests.scene import Scene
from tests.sombre.table import carole, code_of, do_as_offered, frighten, npc, playing, result, roll, rolled, ticks, who


def flaw(title: str) -> NewTrait:
    return NewTrait("disadvantage", title, "psychological")


def shocked(
    scene: Scene, person: str, count: int, role: Literal["witness", "victim"] = "victim", seat: str = "ana"
) -> str:
    call = frighten(scene, person, 20, seat=seat)
    return scene.act("gm", InflictShock(person, call, role, count))


def test_beyond_the_bounds_there_is_the_free_ruling() -> None:
    """SOM-TRAUMA-01 (E-30): three or five is the game master's choice; more is ApplyTick, with a cause."""
    scene, person = playing()
    shocked(scene, person, 3)
    scene.do("gm", ApplyTick(person, "mental_instability", 6, "le grand jour"))
    assert len(code_of(scene, person)) == 9


@pytest.mark.parametrize(("role", "most"), [("witness", 3), ("victim", 5)])
def test_shock(role: str, most: int) -> None:
    """SOM-TRAUMA-02: after a failed fear roll, within its range, once."""
    scene, person = playing()
    composed = frighten(scene, person, 1)
    scene.refuse("gm", InflictShock(person, composed, "victim", 1), "needs_failed_fear")
    scene.refuse("gm", InflictShock(person, "rien", "victim", 1), "needs_failed_fear")
    failed = frighten(scene, person, 20)
    for wrong in (0, most + 1):
        scene.refuse("gm", InflictShock(person, failed, role, wrong), "shock_range")  # type: ignore[arg-type]
    scene.do("gm", InflictShock(person, failed, role, most))  # type: ignore[arg-type]
    assert len(code_of(scene, person)) == most
    scene.refuse("gm", InflictShock(person, failed, role, 1), "already_shocked")  # type: ignore[arg-type]
    assert scene.last("bob") == []


def test_debriefing() -> None:
    """SOM-TRAUMA-03: one x less, once; a failed roll reduces nothing."""
    scene, person = playing()
    shock = shocked(scene, person, 2)
    roll(scene, person, 19, "mind", kind="pure")
    failed = list(scene.state.dice.rolls)[-1]
    scene.refuse("gm", Debrief(shock, failed), "roll_not_successful")
    scene.refuse("gm", Debrief("rien"), "unknown_id")
    scene.do("gm", Debrief(shock))
    assert code_of(scene, person) == "x"
    scene.refuse("gm", Debrief(shock), "already_debriefed")


def test_debriefing_what_was_explained() -> None:
    """SOM-TRAUMA-03, SOM-TRAIT-08: with every x explained, the last explained level goes: one x in all."""
    scene, person = playing()
    shock = shocked(scene, person, 2)
    scene.do("gm", ExplainTicks(shock, (Explanation(2, new=flaw("Hématophobie")),)))
    scene.do("gm", Debrief(shock))
    assert code_of(scene, person) == "x"
    assert who(scene, person).sheet.traits[0].level == 1
    one = shocked(scene, carole(scene, "bob", "Bob"), 1, seat="bob")
    scene.do("gm", Debrief(one))
    assert scene.state.shocks[one].count == 0


def test_debriefing_takes_a_level_of_its_own_shock() -> None:
    """SOM-TRAUMA-03, SOM-HARD-04: not one that hardening gave to the same disadvantage since, which frees nothing."""
    scene, person = playing()
    shock = shocked(scene, person, 1)
    scene.do("gm", ExplainTicks(shock, (Explanation(1, new=flaw("Hématophobie")),)))
    (trait,) = who(scene, person).sheet.traits
    hardened = scene.act("gm", Harden(person, "la morgue"))
    scene.do("gm", ExplainTicks(hardened, (Explanation(1, trait.id),)))
    scene.do("gm", Debrief(shock))
    assert code_of(scene, person) == "+"
    assert [level.link for level in who(scene, person).sheet.traits[0].levels] == ["plus"]


def test_stress() -> None:
    """SOM-TRAUMA-04, SOM-TRAUMA-06: exactly one x a ruling, without any fear roll."""
    scene, person = playing()
    scene.do("gm", InflictStress(person, "une semaine de veille"))
    scene.do("gm", InflictStress(person, "une autre"))
    assert code_of(scene, person) == "xx"
    scene.refuse("gm", InflictStress(person, ""), "reason_required")


def test_explanation() -> None:
    """SOM-TRAUMA-05 (E-29): five x explained by four levels; they tick nothing more; phase 1 becomes 3."""
    scene, person = playing()
    ticks(scene, person, "mental_instability", 1)
    shock = shocked(scene, person, 5)
    levels = (
        Explanation(2, new=flaw("Meurtrière")),
        Explanation(1, new=flaw("Hématophobie")),
        Explanation(1, new=flaw("Suicidaire")),
    )
    scene.do("gm", ExplainTicks(shock, levels))
    assert code_of(scene, person) == "xxxxxx"
    assert [t.level for t in who(scene, person).sheet.traits] == [2, 1, 1]
    trait = who(scene, person).sheet.traits[0].id
    scene.refuse("gm", ExplainTicks(shock, (Explanation(2, trait),)), "too_many_levels")
    scene.do("gm", ExplainTicks(shock, (Explanation(1, trait),)))
    scene.refuse("gm", ExplainTicks(shock, (Explanation(1, trait),)), "too_many_levels")
    scene.refuse("gm", ExplainTicks("rien", (Explanation(1, trait),)), "unknown_id")


def test_explanations_are_disadvantages() -> None:
    """SOM-TRAUMA-05: present or new, one level at least."""
    scene, person = playing()
    shock = shocked(scene, person, 2)
    scene.do("gm", ChangeTrait(person, new=NewTrait("advantage", "Riche", "material"), delta=1))
    rich = who(scene, person).sheet.traits[0].id
    scene.refuse("gm", ExplainTicks(shock, (Explanation(1, rich),)), "unknown_id")
    scene.refuse("gm", ExplainTicks(shock, (Explanation(1),)), "unknown_id")
    scene.refuse("gm", ExplainTicks(shock, (Explanation(0, new=flaw("x")),)), "out_of_bounds")
    gift = NewTrait("advantage", "Riche", "material")
    scene.refuse("gm", ExplainTicks(shock, (Explanation(1, new=gift),)), "out_of_bounds")


def test_hardening() -> None:
    """SOM-HARD-01, SOM-HARD-08, SOM-HARD-09, SOM-XP-20: one + a ruling, in play or between scenarios, beside any x."""
    scene, person = playing()
    shocked(scene, person, 1)
    scene.do("gm", Harden(person, "la morgue"))
    assert code_of(scene, person) == "x+"
    scene.refuse("gm", Harden(person, " "), "reason_required")
    scene.refuse("gm", Harden(npc(scene), "la guerre"), "not_a_pc")
    scene.do("gm", CloseScene())
    scene.do("gm", Harden(person, "la morgue encore"))
    own = next(c for c in scene.view("ana").characters if c.id == person).own
    assert [s.cause for s in own.shocks] == ["shock", "la morgue", "la morgue encore"]


def test_what_hardened_somebody_is_its_owners() -> None:
    """SOM-HARD-05: with open sheets all read that there is one + more, not what brought it."""
    scene, person = playing()
    scene.do("gm", SetSheetMode("open"))
    scene.do("gm", Harden(person, "la morgue"))
    line = {seat: scene.feed(seat)[-1].entries[0].fields.circumstances for seat in ("gm", "ana", "bob", "eve")}
    assert line == {"gm": "la morgue", "ana": "la morgue", "bob": None, "eve": None}


def test_explaining_hardening() -> None:
    """SOM-HARD-02, SOM-HARD-04, SOM-TRAIT-09: one level for each +, linked to it; losing it frees nothing."""
    scene, person = playing()
    source = scene.act("gm", Harden(person, "la guerre"))
    scene.refuse("gm", ExplainTicks(source, (Explanation(2, new=flaw("Cynique")),)), "too_many_levels")
    scene.do("gm", ExplainTicks(source, (Explanation(1, new=flaw("Cynique")),)))
    trait = who(scene, person).sheet.traits[0]
    assert trait.levels[0].link == "plus"
    scene.do("gm", ChangeTrait(person, trait.id, delta=-1))
    assert code_of(scene, person) == "+"


@pytest.mark.parametrize(
    ("plus", "grade"), [(0, "none"), (1, "light"), (2, "light"), (3, "strong"), (5, "strong"), (6, "very_strong")]
)
def test_grades_of_hardening(plus: int, grade: str) -> None:
    """SOM-HARD-03 (E-44)."""
    scene, person = playing()
    if plus:
        ticks(scene, person, "mental_instability", plus, "plus")
    assert hardening_grade(scene.state, who(scene, person)) == grade


def murder(scene: Scene, person: str, kind: str = "meurtre") -> str:
    return scene.act("gm", DeclareCrime(person, kind))


def test_what_is_a_crime() -> None:
    """SOM-CRIME-01: the game master's ruling, in play or of the background."""
    scene, person = playing()
    murder(scene, person)
    assert scene.last("bob") == []
    assert scene.last("ana") == ["CrimeDeclared"]
    scene.refuse("gm", DeclareCrime(person, " "), "reason_required")
    scene.refuse("gm", DeclareCrime(npc(scene), "vol"), "not_a_pc")


def test_will_roll() -> None:
    """SOM-CRIME-02: mind (will), a reaction: no health modifiers, no lock."""
    scene, person = playing()
    ticks(scene, person, "wounds", 3)
    call = rolled(scene, CallCrimeRoll(person, "vol", "find_strength", (Rank("un enfant", 1),)), "ana", 11)
    assert (result(scene, call).total, result(scene, call).success) == (14, False)
    assert not scene.state.locks
    scene.refuse("gm", CallCrimeRoll(person, "vol", "resist", (Rank("x", -1),)), "negative_difficulty")


def test_relapse() -> None:
    """SOM-CRIME-03: the same kind again: strength may come by itself, and resisting is harder."""
    scene, person = playing()
    scene.refuse("gm", CallCrimeRoll(person, "vol", "find_strength", automatic=True), "not_a_relapse")
    scene.refuse("gm", CallCrimeRoll(person, "vol", "resist", relapse=1), "not_a_relapse")
    murder(scene, person, "vol")
    scene.refuse("gm", CallCrimeRoll(person, "meurtre", "resist", relapse=1), "not_a_relapse")
    scene.refuse("gm", CallCrimeRoll(person, "vol", "resist", automatic=True), "out_of_bounds")
    scene.refuse("gm", CallCrimeRoll(person, "vol", "resist", relapse=-1), "negative_difficulty")
    scene.do("gm", CallCrimeRoll(person, "Vol", "find_strength", automatic=True))
    assert scene.last("bob") == []
    assert not scene.state.dice.calls
    call = rolled(scene, CallCrimeRoll(person, "vol", "resist", relapse=2), "ana", 7)
    assert result(scene, call).total == 13


def test_remorse() -> None:
    """SOM-CRIME-04, SOM-SOMA-29: a failure means a somatisation, no fear; a shock of 1 to 3 may be added."""
    scene, person = playing()
    crime = murder(scene, person)
    scene.refuse("gm", CallRemorse("rien", "La nuit"), "no_such_crime")
    call = rolled(scene, CallRemorse(crime, "La nuit"), "ana", 20)
    assert who(scene, person).mind.fear is None
    scene.refuse("gm", CloseScene(), "needs_gm_ruling")
    scene.refuse("gm", InflictShock(person, call, "victim", 4), "shock_range")
    scene.do("gm", InflictShock(person, call, "victim", 3))
    scene.do("gm", TriggerSomatisation(person, "gm", "vomiting"))
    scene.refuse("gm", CallRemorse(crime, "Encore"), "already_somatising")
    scene.do("gm", CloseScene())
    scene.refuse("gm", CallRemorse(crime, "La nuit"), "no_scene")


def test_remorse_overcome() -> None:
    """SOM-CRIME-04: a success asks for nothing."""
    scene, person = playing()
    rolled(scene, CallRemorse(murder(scene, person), "La nuit"), "ana", 13)
    scene.refuse("gm", TriggerSomatisation(person, "gm", "sobs"), "not_afraid")
    scene.do("gm", CloseScene())


def test_criminal_hardening() -> None:
    """SOM-CRIME-05, SOM-CRIME-06: 1 to 3 +, more with a reason; each may be explained by one level."""
    scene, person = playing()
    crime = murder(scene, person)
    scene.refuse("gm", HardenByCrime("rien", 1), "no_such_crime")
    scene.refuse("gm", HardenByCrime(crime, 0), "out_of_bounds")
    scene.refuse("gm", HardenByCrime(crime, 4), "reason_required")
    source = scene.act("gm", HardenByCrime(crime, 4, "un massacre"))
    assert code_of(scene, person) == "++++"
    scene.refuse("gm", ExplainTicks(source, (Explanation(5, new=flaw("Monstre")),)), "too_many_levels")
    scene.do("gm", ExplainTicks(source, (Explanation(4, new=flaw("Monstre")),)))


def test_hardening_by_one_crime_adds_up() -> None:
    """SOM-CRIME-05: the range is that of the crime, however many rulings there are."""
    scene, person = playing()
    crime = murder(scene, person)
    do_as_offered(scene, "gm", HardenByCrime(crime, 2))
    scene.refuse("gm", HardenByCrime(crime, 2), "reason_required")
    do_as_offered(scene, "gm", HardenByCrime(crime, 1))
    scene.refuse("gm", HardenByCrime(crime, 1), "reason_required")
    do_as_offered(scene, "gm", HardenByCrime(crime, 1, "il recommence"))
    do_as_offered(scene, "gm", HardenByCrime(murder(scene, person), 3))


def test_what_is_known_of_a_crime() -> None:
    """SOM-CRIME-07: others read an ordinary roll, a fear roll, a hardening without cause, in open mode too."""
    scene, person = playing()
    scene.do("gm", SetSheetMode("open"))
    crime = murder(scene, person)
    assert scene.last("bob") == []
    scene.do("gm", CallCrimeRoll(person, "meurtre", "resist", (Rank("sa mère", 1),), relapse=1))
    entry = scene.feed("bob")[-1].entries[0]
    assert (entry.type, entry.fields.label, entry.fields.ranks) == ("RollCalled", "will", 2)
    assert [r.label for r in entry.fields.difficulty] == [""]
    assert "SOM-CRIME-02" not in entry.rules
    assert "meurtre" not in str(scene.view("bob"))
    scene.do("ana", Roll(scene.last_id), 3)
    scene.do("gm", CallRemorse(crime, "Un cauchemar"))
    assert scene.last("bob") == ["FearRollCalled"]
    assert scene.last("ana") == ["RemorseCalled"]
    scene.do("ana", Roll(scene.last_id), 3)
    scene.do("gm", HardenByCrime(crime, 2))
    lines = scene.feed("bob")[-1].entries
    assert [line.type for line in lines] == ["Hardened", "TickApplied"]
    assert (lines[0].fields.circumstances, lines[1].fields.cause) == (None, "hardening")
    assert scene.last("ana")[0] == "HardenedByCrime"
    source = scene.last_id
    scene.do("gm", ApplyTick(person, "mental_instability", 1, "le meurtre", source=crime))
    assert scene.feed("bob")[-1].entries[0].fields.cause == ""
    assert "le meurtre" not in str(scene.view("bob"))
    scene.do("gm", ExplainTicks(source, (Explanation(1, new=flaw("Cruel")),)))
    assert scene.last("bob") == ["TicksExplained", "TraitChanged"]


def test_remorse_looks_like_fear() -> None:
    """SOM-CRIME-07, SOM-FEAR-05: its id, its lines and its result are those of a fear roll; former ids are the same."""
    told = []
    for remorse in (True, False):
        scene, person = playing()
        crime = murder(scene, person)
        if remorse:
            scene.do("gm", CallRemorse(crime, "La nuit", (Rank("", 1),)))
        else:
            scene.do("gm", CallFearRoll((Frightened(person, (Rank("", 1),)),), "La nuit"))
        asked = scene.last_id
        (call,) = scene.view("bob").calls
        scene.refuse("bob", Roll(asked), "not_owner")
        view = encode(scene.view("bob"))
        scene.do("ana", Roll(asked), 3)
        lines = [line for frame in scene.feed("bob")[-2:] for line in frame.entries]
        told.append((call, view, [(line.type, line.fields, line.rules) for line in lines], encode(scene.view("bob"))))
    assert told[0] == told[1]
