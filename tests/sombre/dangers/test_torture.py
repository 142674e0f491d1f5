"""Torture, by its numbers alone (SOM-DANGER-TORTURE)."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.fear.crimes import DeclareCrime
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.fatigue import RuleAsleep
from domain.systems.sombre.health.held_gauges import RevealGauges
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, NpcSkill
from domain.systems.sombre.mind.trauma import Harden, InflictShock, InflictStress
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.torture.ordeals import CallTortureRoll, RunTortureHours
from tests.scene import Scene
from tests.sombre.bodies import hurt, totals
from tests.sombre.table import carole, do_as_offered, npc, playing, ticks, who

ASKED: dict[str, Any] = {"aim": "information"}


def torturer(scene: Scene, skill: int | None = 14, personality: Any = None) -> str:
    known = (NpcSkill("Interrogatoire", skill),) if skill else ()
    made = CreateNpc("Le bourreau", scores={"body": 12, "mind": 12}, skills=known, personality=personality)
    person = scene.act("gm", made)
    scene.do("gm", IntroduceNpc(person, "Un homme en tablier"))
    return person


def hours(scene: Scene, victim: str, by: str, count: int = 1, **named: Any) -> str:
    """An interrogation of that many hours; the id of the ordeal."""
    return do_as_offered(scene, "gm", RunTortureHours(victim, by, hours=count, **ASKED | named))


def session(scene: Scene, victim: str, by: str, die: int, **named: Any) -> None:
    """Without purpose: as many hours as the die says."""
    scene.do("gm", RunTortureHours(victim, by, **named), die)


def test_per_hour_one_wound_and_two_fatigue() -> None:
    """SOM-DANGER-TORTURE-01: on average; the game master adjusts; the clock runs."""
    scene, person = playing()
    by = torturer(scene)
    hours(scene, person, by, 3)
    assert totals(scene, person) == (3, 6)
    assert scene.state.time.clock == 180
    hours(scene, person, by, 1, wounds=0, fatigue=1)
    assert totals(scene, person) == (3, 7)


def test_a_survivor_is_owed_a_psychotrauma() -> None:
    """SOM-DANGER-TORTURE-01: the scene does not close before."""
    scene, person = playing()
    hours(scene, person, torturer(scene))
    scene.refuse("gm", CloseScene(), "needs_gm_ruling")
    assert scene.view("gm").due[0].what == "torture"
    scene.do("gm", InflictStress(person, "ce qu’elle a subi"))
    scene.do("gm", CloseScene())


def test_the_perpetrator_falls_under_the_crime_rules() -> None:
    """SOM-DANGER-TORTURE-01."""
    scene, person = playing()
    victim = npc(scene)
    hours(scene, victim, person)
    scene.do("gm", DeclareCrime(person, "torture"))
    scene.do("gm", CloseScene())


def test_it_stops_where_a_distress_asks_for_its_speed() -> None:
    """SOM-DANGER-TORTURE-01, SOM-DANGER-02."""
    scene, person = playing()
    hurt(scene, person, 5)
    hours(scene, person, torturer(scene), 6)
    assert totals(scene, person) == (7, 4)
    assert scene.state.time.clock == 120
    assert "TimeStopped" in scene.last("gm")
    by = next(c for c in scene.state.characters if c != person)
    scene.refuse("gm", RunTortureHours(person, by, "information", 1), "needs_gm_ruling")
    scene.do("gm", SetDistressSpeed(person, "slow"))
    hours(scene, person, by)
    assert totals(scene, person) == (8, 7)


def test_a_session_without_purpose_lasts_a_d6() -> None:
    """SOM-DANGER-TORTURE-02."""
    scene, person = playing()
    by = torturer(scene)
    scene.refuse("gm", RunTortureHours(person, by, hours=3), "out_of_bounds")
    session(scene, person, by, 2)
    assert totals(scene, person) == (2, 4)
    assert scene.state.time.clock == 120


@pytest.mark.parametrize(("personality", "ranks"), [(None, (0, 1, 2)), ("sadistic", (1, 2, 3))])
def test_can_he_stop(personality: Any, ranks: tuple[int, ...]) -> None:
    """SOM-DANGER-TORTURE-02, A37: mind + the x of instability; a rank more each time, one for a sadist at once."""
    scene, person = playing()
    by = torturer(scene, personality=personality)
    ticks(scene, by, "mental_instability", 2)
    ticks(scene, by, "mental_instability", 3, "plus")
    session(scene, person, by, 1, wounds=0, fatigue=0)
    ordeal = scene.last_id
    for number, rank in enumerate(ranks):
        call = scene.act("gm", CallTortureRoll(ordeal))
        scene.refuse("gm", CallTortureRoll(ordeal), "already_called")
        scene.refuse("gm", RunTortureHours(person, by), "die_pending", 1)
        scene.do("gm", Roll(call), 20 if number < 2 else 1)
        found = scene.state.dice.rolls[call].result
        assert (found.instability, found.difficulty, found.wounds) == (2, rank, 0)
        if number < 2:
            assert not found.success
            scene.refuse("gm", CallTortureRoll(ordeal), "nothing_to_do")
            session(scene, person, by, 1, wounds=0, fatigue=0)
    assert found.success
    assert "TorturerRolled" in scene.last("gm")
    session(scene, person, by, 1, wounds=0, fatigue=0)
    scene.do("gm", CallTortureRoll(scene.last_id))
    assert scene.state.dice.calls[scene.last_id].relapse == 0


@pytest.mark.parametrize(
    ("torture", "will", "talks"),
    [(5, 9, False), (9, 5, True), (9, 12, True), (16, 5, False), (16, 20, False), (6, 6, True)],
)
def test_an_interrogation(torture: int, will: int, talks: bool) -> None:
    """SOM-DANGER-TORTURE-03: mind 13 with three Wounds against 14, the perpetrator active; two failures: silence."""
    scene, person = playing()
    ordeal = hours(scene, person, torturer(scene), 3)
    scene.do("gm", CallTortureRoll(ordeal, "Interrogatoire"), torture, will)
    assert scene.last("ana") == ["TortureRollMade"]
    assert scene.feed("ana")[-1].entries[0].fields["must_talk"] is talks
    assert scene.last("bob") == []
    resisting = next(r for r in scene.state.dice.rolls.values() if r.character == person)
    assert (resisting.result.wounds, resisting.result.fatigue) == (3, 0)


@pytest.mark.parametrize(("will", "talks"), [(12, False), (13, True)])
def test_without_a_skill_it_is_a_simple_roll(will: int, talks: bool) -> None:
    """SOM-DANGER-TORTURE-03."""
    scene, person = playing()
    ordeal = hours(scene, person, torturer(scene, skill=None), 1)
    scene.do("gm", CallTortureRoll(ordeal), will)
    assert scene.feed("ana")[-1].entries[0].fields["must_talk"] is talks


def test_the_perpetrators_seat_learns_nothing() -> None:
    """SOM-DANGER-TORTURE-03, A44: neither die, nor result, nor outcome; only the victim's owner and the game master."""
    scene, person = playing()
    other = carole(scene, "bob", "Bob")
    ordeal = hours(scene, person, other, 1)
    assert scene.last("bob") == ["TortureHoursRun", "TimePassed"]
    assert scene.last("eve") == ["TimePassed"]
    before = scene.view("bob")
    scene.do("gm", CallTortureRoll(ordeal, "mind"), 2, 12)
    assert scene.last("bob") == scene.last("eve") == []
    assert scene.view("bob") == before
    assert scene.last("ana") == ["TortureRollMade"]
    assert scene.view("ana").calls == ()


@pytest.mark.parametrize("lost", [True, False])
def test_what_may_follow_for_the_mind(lost: bool) -> None:
    """SOM-DANGER-TORTURE-03, SOM-TRAUMA-06: lost, the roll stands for the fear roll; won, there is only stress."""
    scene, person = playing()
    ordeal = hours(scene, person, torturer(scene), 1)
    scene.do("gm", CallTortureRoll(ordeal, "Interrogatoire"), 9, 5 if lost else 11)
    resisting = next(r.id for r in scene.state.dice.rolls.values() if r.character == person)
    if lost:
        scene.do("gm", InflictShock(person, resisting, "victim", 5))
    else:
        scene.refuse("gm", InflictShock(person, resisting, "victim", 1), "needs_failed_fear")
        scene.do("gm", InflictStress(person, "-"))
    scene.do("gm", CloseScene())


def test_what_an_examination_tells() -> None:
    """SOM-DANGER-TORTURE-04, SOM-HARD-01: both gauges, to whoever has it made; some harden."""
    scene, person = playing()
    hours(scene, person, torturer(scene), 2)
    scene.do("gm", RevealGauges(person, ("bob",)))
    (line,) = scene.feed("bob")[-1].entries
    assert (line.fields.wounds, line.fields.fatigue) == ("xx", "xxxx")
    assert scene.last("eve") == []
    scene.do("gm", Harden(person, "les heures de cave"))


def test_what_is_refused() -> None:
    """SOM-DANGER-TORTURE-01 to SOM-DANGER-TORTURE-03."""
    scene, person = playing()
    by = torturer(scene)
    scene.refuse("ana", RunTortureHours(person, by), "gm_only", 1)
    scene.refuse("gm", RunTortureHours(person, person, "information", 1), "out_of_bounds")
    for count in (0, 25):
        scene.refuse("gm", RunTortureHours(person, by, "information", count), "out_of_bounds")
    scene.refuse("gm", RunTortureHours(person, by, "information"), "out_of_bounds")
    scene.refuse("gm", RunTortureHours(person, by, "information", 1, wounds=6), "out_of_bounds")
    scene.refuse("gm", CallTortureRoll("nothing"), "unknown_id")
    ordeal = hours(scene, npc(scene), by)
    scene.refuse("gm", CallTortureRoll(ordeal), "npc_roll_without_pc", 3)
    session(scene, person, by, 1)
    scene.refuse("gm", CallTortureRoll(scene.last_id, "Interrogatoire"), "out_of_bounds")
    scene.refuse("gm", CallTortureRoll(scene.last_id, difficulty=(Rank("-", -1),)), "negative_difficulty")
    scene.do("gm", RuleAsleep(by))
    scene.refuse("gm", RunTortureHours(person, by, "information", 1), "incapacitated")


def test_hours_that_never_were() -> None:
    """SOM-RULING-02: circles, the roll, the shock and the debt fall with them."""
    scene, person = playing()
    ordeal = hours(scene, person, torturer(scene), 3)
    scene.do("gm", CallTortureRoll(ordeal, "Interrogatoire"), 9, 1)
    resisting = next(r.id for r in scene.state.dice.rolls.values() if r.character == person)
    scene.do("gm", InflictShock(person, resisting, "victim", 3))
    scene.correct("gm", Retract(ordeal, "on coupe"))
    assert totals(scene, person) == (0, 0)
    assert len(who(scene, person).gauges.mental_instability) == 0
    scene.do("gm", AdvanceFictionTime(1))
    scene.do("gm", CloseScene())
