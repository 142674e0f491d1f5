"""Held breath: how long, how deep, what cuts it short (SOM-DANGER-APNEA)."""

from __future__ import annotations

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.combat.turn.turn import AdvancePhase
from domain.systems.sombre.dangers.air.apnea import StartApnea, breath_of, capacity_of, depth, depth_equipped
from domain.systems.sombre.dangers.air.asphyxia import StopAsphyxia
from domain.systems.sombre.dangers.exposure.periods import SetPeriod
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import DeclareAutomaticResult
from domain.systems.sombre.health.fatigue import RuleAsleep
from domain.systems.sombre.mind.npcs import CreateNpc, NpcSkill
from domain.systems.sombre.state.character import with_sheet
from domain.systems.sombre.state.hazards import Pace
from domain.systems.sombre.state.sheet import Skill
from tests.scene import Scene
from tests.sombre.bodies import totals
from tests.sombre.dangers.hazards import after, wait
from tests.sombre.fights import acts, combat, fighter, idle, phase, simple
from tests.sombre.table import do_as_offered, npc, playing, who


def diver(scene: Scene, **skills: int) -> str:
    scene.do(
        "gm", CreateNpc("Le plongeur", scores={"body": 12}, skills=tuple(NpcSkill(t, s) for t, s in skills.items()))
    )
    return scene.last_id


def left(scene: Scene, person: str) -> int:
    """Seconds of breath."""
    found = breath_of(who(scene, person))
    assert found is not None
    assert found.next_at is not None
    seconds: int = found.next_at - scene.state.time.clock * 60 - scene.state.time.second
    return seconds


@pytest.mark.parametrize(
    ("score", "prepared", "still", "seconds"),
    [
        (None, True, False, 60),
        (None, True, True, 120),
        (None, False, False, 30),
        (None, False, True, 60),
        (5, True, False, 60),
        (6, True, False, 120),
        (12, True, False, 180),
        (12, True, True, 360),
        (12, False, False, 90),
        (12, False, True, 180),
        (16, True, False, 240),
        (21, True, True, 600),
        (21, False, False, 150),
    ],
)
def test_how_long(score: int | None, prepared: bool, still: bool, seconds: int) -> None:
    """SOM-DANGER-APNEA-01, E2.11: Apnée 12 lasts three minutes in effort, ninety seconds by reflex; nothing rounded."""
    scene, _person = playing()
    person = who(scene, diver(scene, **({"Apnée": score} if score else {})))
    assert capacity_of(scene.state, person, prepared=prepared, still=still) == seconds


def test_what_follows() -> None:
    """SOM-DANGER-APNEA-03: asphyxia, at the pace that the game master sets, which holds up the clock till then."""
    scene, person = playing()
    scene.do("ana", StartApnea(person, prepared=True))
    assert scene.view("ana").dangers.breaths[0].seconds == 60
    wait(scene, 0, 40)
    assert left(scene, person) == 20
    wait(scene, 5)
    assert scene.last("ana") == ["FictionTimeAdvanced", "BreathSpent", "TimeStopped"]
    assert (scene.state.time.clock, scene.state.time.second) == (1, 0)
    scene.refuse("gm", AdvanceFictionTime(1), "needs_gm_ruling")
    assert scene.view("gm").due[0].what == "pace"
    do_as_offered(scene, "gm", SetPeriod(person, "asphyxia", Pace(seconds=20)))
    assert after(scene, person, 1) == (0, 3)


def test_up_for_air() -> None:
    """SOM-DANGER-APNEA-03: nothing follows a breath that was let go in time."""
    scene, person = playing()
    scene.do("ana", StartApnea(person))
    scene.do("gm", StopAsphyxia(person))
    assert who(scene, person).body.dangers == ()
    assert after(scene, person, 10) == (0, 0)


def test_who_may_hold_a_breath() -> None:
    """SOM-DANGER-APNEA-01: one's own; not prepared in a fight; not senseless; once."""
    scene, person = playing()
    scene.refuse("bob", StartApnea(person), "not_owner")
    scene.refuse("ana", StartApnea(person, then=Pace(seconds=9)), "gm_only")
    scene.refuse("ana", StartApnea("nobody"), "unknown_id")
    scene.do("ana", StartApnea(person))
    scene.refuse("ana", StartApnea(person), "nothing_to_do")
    scene.do("gm", StopAsphyxia(person))
    scene.do("gm", RuleAsleep(person))
    scene.refuse("ana", StartApnea(person), "incapacitated")
    other, carole, _bob, _killer = combat()
    other.refuse("ana", StartApnea(carole, prepared=True), "no_time_to_prepare")
    other.do("ana", StartApnea(carole))


def test_each_blow_that_lands_costs_half_a_minute() -> None:
    """SOM-DANGER-APNEA-02: a fist that does nothing to speak of, too; a miss costs nothing."""
    scene, carole, bob, other = combat()
    scene.do("ana", StartApnea(carole, still=True))
    struck(scene, carole, bob, other, 20)
    assert left(scene, carole) == 60
    phase(scene)
    struck(scene, carole, bob, other, 4)
    assert totals(scene, carole) == (0, 1)
    assert left(scene, carole) == 30


def test_a_breath_that_is_over_in_a_fight() -> None:
    """SOM-DANGER-APNEA-02: asphyxia at once, one circle every so many Turns by the game master's word."""
    scene, carole, bob, other = combat()
    scene.do("ana", StartApnea(carole))
    struck(scene, carole, bob, other, 4)
    assert "BreathSpent" in scene.last("ana")
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    scene.refuse("gm", SetPeriod(carole, "asphyxia", Pace(seconds=60)), "out_of_bounds")
    scene.do("gm", SetPeriod(carole, "asphyxia", Pace(turns=2)))
    fatigue = [totals(scene, carole)[1]]
    for _ in range(4):
        phase(scene)
        struck(scene, carole, bob, other, 20)
        fatigue.append(totals(scene, carole)[1])
    assert fatigue == [1, 1, 2, 2, 3]


def struck(scene: Scene, carole: str, bob: str, other: str, die: int) -> None:
    """The killer strikes Carole bare-handed: a Turn up to its phase 3."""
    idle(scene, carole, bob)
    blow = acts(scene, "gm", other, "strike", carole, skill="body", aim="trunk")
    simple(scene, "gm", other, blow, die, against=carole)
    phase(scene)


def test_how_deep() -> None:
    """SOM-DANGER-APNEA-04."""
    scene, person = playing()
    assert (depth(scene.state, who(scene, person)), depth_equipped(scene.state, who(scene, person))) == (None, None)
    swimmer = who(scene, diver(scene, Natation=13))
    assert (depth(scene.state, swimmer), depth_equipped(scene.state, swimmer)) == (6, None)
    both = who(scene, diver(scene, Natation=13, Apnée=12))
    assert depth(scene.state, both) == 12
    bottles = who(scene, diver(scene, Plongée=11))
    assert (depth(scene.state, bottles), depth_equipped(scene.state, bottles)) == (None, 22)
    sharp = bottles.sheet.skills[0]
    deep = [*bottles.sheet.skills, Skill("s", "Plongée en apnée", 14, base=sharp.id)]
    assert depth(scene.state, with_sheet(bottles, skills=tuple(deep))) == 140


def test_the_depth_is_its_owners() -> None:
    """SOM-DANGER-APNEA-04."""
    scene, _person = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11), title="Natation")
    (seen,) = scene.view("bob").dangers.depths
    assert (seen.character, seen.breath) == (bob, 6)
    assert scene.view("ana").dangers.depths == ()


def test_a_breath_that_was_never_held() -> None:
    """SOM-RULING-02: the asphyxia after it falls."""
    scene, person = playing()
    held = scene.act("gm", StartApnea(person, then=Pace(seconds=60)))
    wait(scene, 5)
    assert totals(scene, person) == (0, 4)
    scene.correct("gm", Retract(held, "-"))
    assert totals(scene, person) == (0, 0)


def test_an_npc_owes_no_pace() -> None:
    """SOM-DISTRESS-13: nothing waits for what befalls an NPC out of sight."""
    scene, person = playing()
    other = npc(scene)
    scene.do("gm", StartApnea(other))
    wait(scene, 10)
    assert scene.state.time.clock == 10
    assert totals(scene, other) == (0, 0)
    scene.do("gm", SetPeriod(other, "asphyxia", Pace(seconds=60)))
    assert after(scene, other, 2) == (0, 2)
    assert "TickApplied" not in scene.last("ana")
    scene.do("gm", CallRoll(person, ("senses",)))
    scene.do("gm", DeclareAutomaticResult(person, "", True, "-"))
