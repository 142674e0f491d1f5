"""SOM-DANGER-ROAD and SOM-DANGER-FALL: Wounds by speed and by height, what spares some of them, and where they lie."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from domain.base.corrections import Retract
from domain.systems.sombre.characters.approval import ImportCharacter
from domain.systems.sombre.characters.sheets import Sheet, SheetSkill
from domain.systems.sombre.combat.resolution.late_hits import CompleteLateHit
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds, RuleCondition
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, StartCombat
from domain.systems.sombre.dangers.accidents.falls import ApplyFall
from domain.systems.sombre.dangers.accidents.roads import ApplyAccident, Occupant
from domain.systems.sombre.dangers.common.placement import PlaceWounds
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.dice.schemas import callable_skills
from domain.systems.sombre.health.fatigue import ImposeFatigue
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.arms import Protection
from domain.systems.sombre.state.sheet import Identity
from domain.systems.sombre.table.phases import StartPlay
from tests import laws
from tests.scene import Scene
from tests.sombre.bodies import body, distress, totals
from tests.sombre.fights import combat, fighter, nobody_acts, phase
from tests.sombre.runs import fields_of
from tests.sombre.table import SEATS, carole, equipped, npc, playing, who
from tests.twins import Twins


def accident(scene: Scene, *occupants: Occupant, speed: int = 50, head_on: int = 0) -> str:
    return scene.act("gm", ApplyAccident(occupants, speed, head_on))


def placed(scene: Scene, hit: str, **zones: int) -> None:
    scene.do("gm", PlaceWounds(hit, zones))  # type: ignore[arg-type]


@pytest.mark.parametrize(("speed", "wounds"), [(30, 3), (39, 3), (50, 5), (95, 9)])
def test_a_wound_for_each_ten_kilometres_an_hour(speed: int, wounds: int) -> None:
    """SOM-DANGER-ROAD-02, A17."""
    scene, person = playing()
    event = accident(scene, Occupant(person), speed=speed)
    placed(scene, f"{event}.1", trunk=wounds)
    assert totals(scene, person) == (wounds, 0)


@pytest.mark.parametrize(
    ("reading", "wounds"), [("floor(v/10)", 5), ("floor((v-30)/10)", 2), ("floor((v-30)/10)+1", 3)]
)
def test_three_readings_of_the_formula(reading: str, wounds: int) -> None:
    """A17: `road_formula`."""
    scene, person = playing(road_formula=reading)
    event = accident(scene, Occupant(person), speed=50)
    scene.refuse("gm", PlaceWounds(f"{event}.1", {"trunk": wounds + 1}), "sum_mismatch")
    placed(scene, f"{event}.1", trunk=wounds)
    assert totals(scene, person) == (wounds, 0)


def test_below_thirty_the_game_master_gives_up_to_two() -> None:
    """SOM-DANGER-ROAD-01, SOM-DANGER-ROAD-02."""
    scene, person = playing()
    scene.refuse("gm", ApplyAccident((Occupant(person),), 29), "out_of_bounds")
    scene.refuse("gm", ApplyAccident((Occupant(person, wounds=3),), 29), "out_of_bounds")
    scene.refuse("gm", ApplyAccident((Occupant(person, wounds=4),), 30), "out_of_bounds")
    event = accident(scene, Occupant(person, wounds=2), speed=29)
    placed(scene, f"{event}.1", head=2)
    assert totals(scene, person) == (2, 0)


def test_a_moderate_sanction() -> None:
    """E2.16, SOM-DANGER-ROAD-01: the game master's figure, with a circle of Fatigue."""
    scene, person = playing()
    accident(scene, Occupant(person, wounds=1, zones={"head": 1}), speed=50)
    scene.do("gm", ImposeFatigue(person, 1))
    assert totals(scene, person) == (1, 1)


def test_head_on_speeds_are_added_and_pedestrians_have_no_belt() -> None:
    """SOM-DANGER-ROAD-03."""
    scene, person = playing()
    event = accident(scene, Occupant(person, on_foot=True), speed=30, head_on=20)
    placed(scene, f"{event}.1", trunk=5)
    assert totals(scene, person) == (5, 0)
    scene.refuse("gm", ApplyAccident((Occupant(person, "fastened", on_foot=True),), 50), "out_of_bounds")


@pytest.mark.parametrize(
    ("belt", "airbag", "wounds"), [("fastened", False, 4), ("fastened", True, 1), ("unfastened", True, 4)]
)
def test_belts_and_airbags(belt: Any, airbag: bool, wounds: int) -> None:
    """SOM-DANGER-ROAD-04."""
    scene, person = playing()
    accident(scene, Occupant(person, belt, airbag, zones={"trunk": wounds}), speed=70)
    assert totals(scene, person) == (wounds, 0)
    accident(scene, Occupant(person, "fastened", airbag=True), speed=60)
    assert not scene.state.combat.hits


@pytest.mark.parametrize(("die", "wounds"), [(13, 2), (14, 5)])
def test_luck_fastens_a_belt_that_nobody_spoke_of(die: int, wounds: int) -> None:
    """SOM-DANGER-ROAD-05: mind alone; neither Wounds nor Fatigue weigh, whatever the table's option."""
    scene, person = playing(resist_health_mods=True)
    scene.do("gm", ImposeFatigue(person, 3))
    event = accident(scene, Occupant(person, "unstated"))
    scene.refuse("gm", PlaceWounds(f"{event}.1", {"trunk": 5}), "zone_already_set")
    scene.do("ana", Roll(f"{event}.1.belt"), die)
    placed(scene, f"{event}.1", trunk=wounds)
    assert totals(scene, person)[0] == wounds
    other = npc(scene)
    scene.refuse("gm", ApplyAccident((Occupant(other, "unstated"),), 50), "npc_roll_without_pc")


def test_the_wounds_are_split_or_dice_say_where() -> None:
    """SOM-DANGER-ROAD-06, SOM-DANGER-03: the limb cap holds, marks are drawn; time waits for the place."""
    scene, person = playing()
    event = accident(scene, Occupant(person), speed=70)
    hit = f"{event}.1"
    scene.refuse("gm", AdvanceFictionTime(1), "needs_gm_ruling")
    scene.refuse("gm", PlaceWounds(hit), "out_of_bounds")
    scene.refuse("gm", PlaceWounds(hit, {"trunk": 7}, 1), "out_of_bounds")
    scene.refuse("gm", PlaceWounds(hit, {"tail": 7}), "out_of_bounds")  # type: ignore[dict-item]
    scene.refuse("gm", PlaceWounds("nothing", dice=1), "unknown_id")
    assert [w.wounds for w in scene.view("gm").dangers.waiting] == [7]
    assert scene.view("ana").dangers.waiting == ()
    scene.do("gm", PlaceWounds(hit, dice=2))
    scene.do("ana", Roll(f"{hit}.1.zone"), 3)
    scene.do("ana", Roll(f"{hit}.2.zone"), 5)
    assert totals(scene, person) == (3 + 3, 0)
    assert body(scene, person).marks == {"right_arm": 3}


@pytest.mark.parametrize("fought", [False, True])
@pytest.mark.parametrize(("dice", "marks"), [((1, 1), {"right_leg": 3}), ((1, 2), {"right_leg": 3, "left_leg": 3})])
def test_dice_that_say_the_same_limb_share_its_cap(dice: tuple[int, int], marks: dict[str, int], fought: bool) -> None:
    """SOM-DANGER-03, SOM-LOC-09, A57: one event, however many dice place its Wounds; once all of them have fallen."""
    if fought:
        scene, person, bob, _other = combat()
        nobody_acts(scene, person, bob)
    else:
        scene, person = playing()
    hit = f"{accident(scene, Occupant(person), speed=60)}.1"
    scene.do("gm", PlaceWounds(hit, dice=2))
    scene.do("ana", Roll(f"{hit}.1.zone"), dice[0])
    assert totals(scene, person) == (0, 0)
    scene.refuse("gm", AdvanceFictionTime(1), "needs_gm_ruling" if not fought else "pending_damage")
    scene.do("ana", Roll(f"{hit}.2.zone"), dice[1])
    if fought:
        phase(scene)
    assert body(scene, person).marks == marks
    assert totals(scene, person) == (sum(marks.values()), 0)
    assert scene.state.combat.hits == {}


def test_protections_help_in_an_accident() -> None:
    """SOM-DANGER-03: as usual, unless the rule says otherwise."""
    scene, person = playing()
    equipped(scene, "ana", DefineItem("Un gilet", person, protection=Protection(weight="light", zones=("trunk",))))
    accident(scene, Occupant(person, zones={"trunk": 7}), speed=70)
    assert totals(scene, person) == (1, 0)


def test_a_fall_wounds_by_the_metre() -> None:
    """SOM-DANGER-FALL-01, A39: whole metres, uncapped, through every protection; A70: on his feet."""
    scene, person = playing()
    scene.do("gm", DefineItem("Un gilet", person, protection=Protection(weight="heavy", zones=("right_arm",))))
    scene.do("ana", Equip(person, scene.last_id))
    scene.do("gm", ApplyFall(person, 4, 99, zones={"right_arm": 4}))
    assert totals(scene, person) == (4, 0)
    assert body(scene, person).marks == {"right_arm": 4}
    assert not body(scene, person).prone
    scene.refuse("gm", ApplyFall(person), "out_of_bounds")
    scene.refuse("gm", ApplyFall(person, 2, softened=3), "out_of_bounds")
    scene.do("gm", ApplyFall(person, 5, softened=4, zones={"trunk": 1}))
    assert totals(scene, person) == (5, 0)
    scene.do("gm", ApplyFall(person, 0, 80))
    assert totals(scene, person) == (5, 0)


@pytest.mark.parametrize(("skill", "die", "left"), [("body", 10, 4), ("body", 12, 5), ("Gymnastique", 10, 3)])
def test_a_fall_can_be_cushioned(skill: str, die: int, left: int) -> None:
    """SOM-DANGER-FALL-02: a Wound less under body, two under a fitting skill; one roll."""
    scene, person = gymnast()
    fall = scene.act("gm", ApplyFall(person, 5, skill=skill))
    scene.do("bob", Roll(f"{fall}.fall.cushion"), die)
    placed(scene, f"{fall}.fall", trunk=left)
    assert totals(scene, person) == (left, 0)


def test_a_cushion_that_cannot_succeed_is_called_by_its_id() -> None:
    """SOM-ROLL-39: whoever lacks the skill fails without a die. What moves name as a source, the line has named."""
    scene, person = playing()
    fall = scene.act("gm", ApplyFall(person, 5, skill="Acrobatie"))
    for seat in ("gm", "ana"):
        assert [each.call for each in fields_of(scene, seat, "ActionAutoResolved")] == [f"{fall}.fall.cushion"]


def gymnast() -> tuple[Scene, str]:
    scene, _ = playing()
    return scene, fighter(scene, "bob", "Bob", (11, 12, 12), title="Gymnastique")


def test_bounds_of_cushioning() -> None:
    """SOM-DANGER-FALL-02: up to five metres, able to act, under a skill that can help."""
    scene, person = playing()
    scene.refuse("gm", ApplyFall(person, 5, 1, skill="body"), "too_high")
    scene.refuse("gm", ApplyFall(person, 5, skill="mind"), "skill_not_allowed")
    scene.refuse("gm", ApplyFall(person, 5, skill="body", zones={"trunk": 5}), "out_of_bounds")
    scene.refuse("gm", ApplyFall(npc(scene), 5, skill="body"), "npc_roll_without_pc")
    scene.do("gm", ApplyFall(person, 5, skill="Acrobatie"))
    assert not scene.state.dice.calls
    placed(scene, f"{scene.last_id}.fall", trunk=5)
    scene.do("gm", RuleCondition(person, "bound"))
    scene.refuse("gm", ApplyFall(person, 5, skill="body"), "incapacitated")


def test_no_skill_is_offered_that_a_command_cannot_name() -> None:
    """SOM-DANGER-FALL-02: an imported sheet may hold skills called as a common skill is; none without a title."""
    scene, _ = playing()
    read = Sheet(
        identity=Identity(name="Maud"),
        sex="female",
        common={"mind": 12},
        skills=(SheetSkill("Escalade", 12), SheetSkill("mind", 12)),
    )
    person = scene.act("gm", ImportCharacter(read, "bob"))
    forms = [move.schema for move in scene.moves("gm") if move.command is ApplyFall]
    for skill, admitted in (("body", True), ("Escalade", True), (" ", False), ("mind", False)):
        fallen = {"type": "ApplyFall", "character": person, "metres": 2, "skill": skill}
        assert any(Draft202012Validator(form).is_valid(fallen) for form in forms) is admitted, skill
    scene.refuse("gm", ApplyFall(person, 2, skill=" "), "skill_not_allowed")
    assert callable_skills(who(scene, person)) == ["mind", "Escalade", "mind"]


def test_who_merely_falls_over_is_hurt_only_if_helpless() -> None:
    """SOM-DANGER-FALL-04."""
    scene, person = playing()
    scene.refuse("gm", ApplyFall(person, own_height=True, hurt=True), "out_of_bounds")
    scene.refuse("gm", ApplyFall(person, 2, own_height=True), "out_of_bounds")
    scene.do("gm", ApplyFall(person, own_height=True))
    assert totals(scene, person) == (0, 0)
    assert body(scene, person).prone
    scene.do("gm", RuleCondition(person, "bound"))
    scene.do("gm", ApplyFall(person, own_height=True, hurt=True, zones={"head": 1}))
    assert totals(scene, person) == (1, 0)


def test_a_fall_in_a_turn_waits_for_phase_three() -> None:
    """SOM-TURN-12, SOM-DANGER-FALL-03: phase 2 is not over before its place is known."""
    scene, woman, bob, _ = combat()
    scene.refuse("gm", ApplyFall(woman, 3), "wrong_phase")
    nobody_acts(scene, woman, bob)
    scene.do("gm", ApplyFall(woman, 3))
    assert totals(scene, woman) == (0, 0)
    assert not body(scene, woman).prone
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    placed(scene, f"{scene.last_id}.fall", left_leg=3)
    seen = scene.view("eve").combat.fight.hits[0]
    assert (seen.target, seen.zone, seen.raw) == (woman, "left_leg", None)
    assert scene.last("eve") == ["WoundsPlaced"]
    phase(scene)
    assert totals(scene, woman) == (3, 0)
    assert body(scene, woman).prone
    assert body(scene, woman).marks == {"left_leg": 3}


def test_a_fall_turns_out_to_have_broken_no_leg() -> None:
    """SOM-LOC-16, A70, SOM-RULING-02: what threw her down was the leg, and it is whole."""
    scene, person = playing()
    fall = scene.act("gm", ApplyFall(person, 3, zones={"left_leg": 3}))
    assert body(scene, person).prone
    scene.amend("gm", fall, ApplyFall(person, 2, zones={"left_leg": 2}))
    assert body(scene, person).marks == {"left_leg": 2}
    assert not body(scene, person).prone


def test_a_fall_turns_out_to_have_been_higher() -> None:
    """A61, SOM-RULING-03: what it does is derived anew; the place that no longer adds up waits for the game master."""
    scene, woman, bob, _ = combat()
    nobody_acts(scene, woman, bob)
    fall = scene.act("gm", ApplyFall(woman, 3))
    placed(scene, f"{fall}.fall", trunk=3)
    phase(scene, 2)
    assert totals(scene, woman) == (3, 0)
    scene.amend("gm", fall, ApplyFall(woman, 8))
    assert totals(scene, woman) == (0, 0)
    assert [late.raw for late in scene.view("gm").combat.late] == [8]
    assert scene.view("ana").combat.late == ()
    scene.do("gm", CompleteLateHit(f"{fall}.fall", "trunk"))
    assert totals(scene, woman) == (8, 0)
    assert distress(scene, woman).speed is None


def test_a_named_place_follows_a_higher_fall() -> None:
    """A61: in usual time, with the place in the command; a distress opens its decision."""
    scene, person = playing()
    fall = scene.act("gm", ApplyFall(person, 3, zones={"trunk": 3}))
    scene.amend("gm", fall, ApplyFall(person, 7, zones={"trunk": 7}))
    assert totals(scene, person) == (7, 0)
    assert distress(scene, person).speed is None
    scene.correct("gm", Retract(fall))
    assert totals(scene, person) == (0, 0)
    assert body(scene, person).distress is None


@pytest.mark.parametrize("later", ["time", "fight"])
def test_time_that_went_on_is_not_unplayed(later: str) -> None:
    """SOM-RULING-03, SOM-RULING-04: the higher fall waits for its place beside what came after it."""
    scene, person = playing()
    fall = scene.act("gm", ApplyFall(person, 3))
    placed(scene, f"{fall}.fall", trunk=3)
    if later == "time":
        scene.do("gm", AdvanceFictionTime(30))
    else:
        scene.do("gm", StartCombat((person,)))
        scene.do("gm", EndCombat())
    scene.amend("gm", fall, ApplyFall(person, 5))
    assert (scene.state.time.clock, scene.state.combat.hits) == (30 if later == "time" else 0, {})
    assert totals(scene, person) == (0, 0)
    scene.do("gm", CompleteLateHit(f"{fall}.fall", "trunk"))
    assert totals(scene, person) == (5, 0)
    laws.check(scene.feeds.history)


def test_hidden_victims_leave_no_trace() -> None:
    """SOM-NPC-09: of an accident one reads those whom one knows of."""
    twins = Twins("sombre", SEATS, ("ana", "bob", "eve"))
    people = [carole(scene) for scene in (twins.left, twins.right)]
    twins.both("gm", StartPlay())
    twins.both("gm", OpenScene("La route"))
    twins.secret("gm", CreateNpc("Le chauffeur"), CreateNpc("La passagère"), event_id="hidden")
    twins.secret("gm", ImposeWounds("hidden", 5), None)
    zones: Any = {"trunk": 5}
    twins.both("gm", ApplyAccident((Occupant(people[0], zones=zones), Occupant("hidden", zones=zones)), 50))
    assert (who(twins.left, "hidden").alive, who(twins.right, "hidden").alive) == (False, True)
    twins.secret("gm", None, ApplyFall("hidden", 12, zones={"head": 12}))
    assert fields_of(twins.left, "ana", "AccidentApplied")[-1].characters == (people[0],)
