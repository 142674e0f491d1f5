"""Disease and radiation (SOM-DANGER-DISEASE, SOM-DANGER-RAD); the cold that freezes (SOM-DANGER-FROST)."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.combat.turn.healing import HealWeek
from domain.systems.sombre.dangers.accidents.frost import AssignFrostbite, StartFrostbite, owed
from domain.systems.sombre.dangers.exposure.attrition import StartAttrition, StopAttrition
from domain.systems.sombre.dangers.exposure.illnesses import ApplyDisease, ApplyRadiation
from domain.systems.sombre.health.care import StopIllness
from domain.systems.sombre.state.hazards import Pace
from tests.scene import Scene
from tests.sombre.bodies import body, distress, totals
from tests.sombre.dangers.hazards import DAY, HOUR, after, wait
from tests.sombre.table import code_of, do_as_offered, playing, who

A_DAY = Pace(seconds=86400)


def acute(scene: Scene, person: str, ticks: int = 3, pace: Pace = A_DAY) -> str:
    return scene.act("gm", ApplyDisease(person, "acute", "Le tétanos", ticks=ticks, period=pace))


def test_a_mild_one_does_nothing() -> None:
    """SOM-DANGER-DISEASE-01."""
    scene, person = playing()
    scene.do("gm", ApplyDisease(person, "mild", "Un rhume"))
    assert scene.last("ana") == ["DiseaseApplied"]
    assert scene.last("bob") == []
    assert after(scene, person, 30 * DAY) == (0, 0)


def test_a_chronic_one_is_a_disadvantage() -> None:
    """SOM-DANGER-DISEASE-01, SOM-XP-15: an illness that experience can cure; each level shakes the mind (TRAIT-08)."""
    scene, person = playing()
    scene.do("gm", ApplyDisease(person, "chronic", levels=2))
    (trait,) = who(scene, person).sheet.traits
    assert (trait.title, trait.level, trait.illness, trait.curable) == ("Maladie", 2, "physical", True)
    assert code_of(scene, person) == "xx"


def test_an_acute_one_wounds_at_its_pace_and_heals_in_weeks() -> None:
    """SOM-DANGER-DISEASE-01, SOM-CARE-02: a series of Wounds, then one a week with the right care."""
    scene, person = playing()
    acute(scene, person)
    assert after(scene, person, DAY - 1) == (0, 0)
    assert after(scene, person, 1) == (1, 0)
    assert after(scene, person, 10 * DAY) == (3, 0)
    assert body(scene, person).dangers == ()
    scene.do("gm", HealWeek(person, "disease", 2))
    assert totals(scene, person) == (1, 0)


def test_it_is_stopped_by_the_game_masters_word() -> None:
    """SOM-DANGER-DISEASE-01, SOM-DANGER-RAD-01."""
    scene, person = playing()
    scene.refuse("gm", StopIllness(person, "disease"), "out_of_bounds")
    acute(scene, person, 9)
    wait(scene, DAY)
    scene.do("gm", StopIllness(person, "disease"))
    assert after(scene, person, 9 * DAY) == (1, 0)
    scene.do("gm", ApplyRadiation(person, "wounds", A_DAY, 5))
    scene.refuse("gm", StopIllness(person, "infection"), "out_of_bounds")
    scene.do("gm", StopIllness(person, "radiation"))
    assert after(scene, person, 9 * DAY) == (1, 0)


def test_the_seventh_wound_is_a_distress_like_any_other() -> None:
    """SOM-DISTRESS-01."""
    scene, person = playing()
    acute(scene, person, 9)
    wait(scene, 20 * DAY)
    assert totals(scene, person) == (7, 0)
    assert distress(scene, person).cause == "disease"


def test_acute_irradiation() -> None:
    """SOM-DANGER-RAD-01, SOM-COMA-06: one Fatigue a minute at most, eight circles in all; then Wounds at any pace."""
    scene, person = playing()
    scene.refuse("gm", ApplyRadiation(person, "fatigue", Pace(seconds=59), 5), "out_of_bounds")
    do_as_offered(scene, "gm", ApplyRadiation(person, "fatigue", Pace(seconds=60), 12))
    assert after(scene, person, 5) == (0, 5)
    assert after(scene, person, 30) == (0, 8)
    scene.do("gm", ApplyRadiation(person, "wounds", Pace(seconds=3600), 2))
    assert after(scene, person, 3 * HOUR) == (2, 8)


def test_a_lethal_dose() -> None:
    """SOM-DANGER-RAD-01: death in days or weeks."""
    scene, person = playing()
    scene.refuse("gm", ApplyRadiation(person, "lethal", Pace(seconds=3600)), "out_of_bounds")
    scene.refuse("gm", ApplyRadiation(person, "lethal", A_DAY, 2), "out_of_bounds")
    scene.do("gm", ApplyRadiation(person, "lethal", Pace(seconds=9 * 86400)))
    wait(scene, 9 * DAY - 1)
    assert who(scene, person).alive
    wait(scene, 5)
    assert not who(scene, person).alive
    assert scene.state.time.clock == 9 * DAY


def test_irradiated_skin() -> None:
    """SOM-DANGER-RAD-02, SOM-DANGER-BURN-01: a burn by its degree and extent, four weeks a Wound."""
    scene, person = playing()
    do_as_offered(scene, "gm", ApplyRadiation(person, "skin", degree=2, zones={"right_arm": 1}))
    assert totals(scene, person) == (3, 0)
    assert body(scene, person).marks == {"right_arm": 3}
    scene.do("gm", HealWeek(person, "radiodermatitis", 1))
    assert scene.state.time.clock == 4 * 7 * DAY
    assert totals(scene, person) == (2, 0)


@pytest.mark.parametrize(
    "command",
    [
        ApplyDisease("?", "mild", ticks=1),
        ApplyDisease("?", "chronic"),
        ApplyDisease("?", "chronic", levels=4),
        ApplyDisease("?", "acute", ticks=3),
        ApplyDisease("?", "acute", ticks=0, period=A_DAY),
        ApplyDisease("?", "acute", ticks=3, period=Pace(turns=1)),
        ApplyDisease("?", "acute", ticks=3, period=Pace(seconds=59)),
        ApplyRadiation("?", "skin", degree=4, zones={"head": 1}),
        ApplyRadiation("?", "skin", degree=1),
        ApplyRadiation("?", "skin", A_DAY, degree=1, zones={"head": 1}),
        ApplyRadiation("?", "wounds", A_DAY, zones={"head": 1}),
        ApplyRadiation("?", "wounds"),
        ApplyRadiation("?", "wounds", A_DAY, 31),
    ],
)
def test_what_is_refused(command: Any) -> None:
    """SOM-DANGER-DISEASE-01, SOM-DANGER-RAD-01, SOM-DANGER-RAD-02."""
    from msgspec.structs import replace

    scene, person = playing()
    scene.refuse("gm", replace(command, character=person), "out_of_bounds")
    scene.refuse("ana", replace(command, character=person), "gm_only")


def test_the_pace_is_the_game_masters() -> None:
    """SOM-DANGER-DISEASE-01, SOM-DANGER-RAD-01: the owner knows of it, nobody else does."""
    scene, person = playing()
    acute(scene, person)
    own = scene.feed("ana")[-1].entries[0].fields
    assert (own.title, own.ticks, own.seconds) == ("Le tétanos", None, None)
    assert scene.feed("gm")[-1].entries[0].fields.ticks == 3
    scene.do("gm", ApplyRadiation(person, "lethal", A_DAY))
    assert scene.feed("ana")[-1].entries[0].fields.effect is None
    assert scene.last("eve") == []
    assert [h.danger for h in scene.view("ana").dangers.hazards] == ["disease", "radiation"]
    assert scene.view("eve").dangers.hazards == ()


def test_an_illness_that_never_was() -> None:
    """SOM-RULING-02."""
    scene, person = playing()
    disease = acute(scene, person, 9)
    wait(scene, 8 * DAY)
    scene.correct("gm", Retract(disease, "un faux diagnostic"))
    assert totals(scene, person) == (0, 0)
    assert body(scene, person).distress is None


def test_the_cold_begins_to_freeze() -> None:
    """SOM-DANGER-FROST-01, SOM-DANGER-FROST-04, SOM-DANGER-ATTRITION-04: its Wounds stay, its Fatigue comes back."""
    scene, person = playing()
    scene.do("gm", StartAttrition(person, "hypothermia", Pace(seconds=600)))
    wait(scene, 20)
    scene.do("gm", StartFrostbite(person))
    assert after(scene, person, 40) == (3, 3)
    assert code_of(scene, person, "wounds") == "xx+"
    assert owed(who(scene, person)) == 2
    scene.do("gm", AssignFrostbite(person, "left_leg"))
    assert body(scene, person).distress is None
    scene.do("gm", StopAttrition(person, "hypothermia"))
    assert after(scene, person, 6 * HOUR) == (2, 0)
    scene.do("gm", StartAttrition(person, "hypothermia", Pace(seconds=600)))
    assert after(scene, person, 20) == (3, 1)
    assert code_of(scene, person, "wounds") == "xx+"


def test_heat_does_not_freeze() -> None:
    """SOM-DANGER-FROST-01: only the Wounds that the cold itself ticks; it may be there and not the fastest."""
    scene, person = playing()
    scene.do("gm", StartAttrition(person, "hypothermia", Pace(seconds=3600)))
    scene.do("gm", StartAttrition(person, "hyperthermia", Pace(seconds=600)))
    scene.do("gm", StartFrostbite(person))
    wait(scene, 20)
    assert code_of(scene, person, "wounds") == "+"
