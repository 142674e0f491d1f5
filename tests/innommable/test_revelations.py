"""The reserve, the bowl, the reveals that fill it, and the difficulty that rises."""

from __future__ import annotations

import pytest

from domain.systems.innommable.conflicts.conflicts import RuleResolution
from domain.systems.innommable.conflicts.rolls import RollPool
from domain.systems.innommable.preparation.preparation import PlanInformation, SetTableOptions
from domain.systems.innommable.scenes.monologues import CompleteMonologue, TakeDie
from domain.systems.innommable.scenes.revelations import (
    RaiseDifficulty,
    RepeatSymptom,
    RevealInformation,
    RevealSource,
    RevealSymptom,
)
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene, OpenOrdinaryScene
from domain.systems.innommable.state.bowl import DiceReleased
from domain.systems.innommable.state.situation import SLOTS, Options
from tests.innommable.table import (
    dice,
    goal,
    in_phase_three,
    in_phase_two,
    in_scene,
    new_scene,
    player,
    stage,
    started,
    table,
    take,
)
from tests.innommable.test_wandering import conserved
from tests.scene import Scene, script


def released(scene: Scene) -> tuple[str, ...]:
    """The dice of the last release."""
    (found,) = (c.dice for c in scene.followed() if isinstance(c, DiceReleased))
    return found


def warned(scene: Scene) -> list[str]:
    return [w.code for w in scene.state.prepared.warnings]


def test_the_largest_dice_come_first() -> None:
    """INN-DICE-01, INN-DICE-02: all d20, then d12, d8, d4; a release may run through several types."""
    scene = in_scene(4, (6, 5, 4, 3))
    scene.do("gm", RevealSymptom("opening", "!"))
    assert released(scene) == ("d20",) * 5
    for slot in SLOTS[1:]:
        new_scene(scene)
        scene.do("gm", RevealSymptom(slot, "!"))
    assert released(scene) == ("d12", "d12")
    assert (scene.state.reserve, scene.state.bowl) == (dice(d12=1, d8=4, d4=3), dice(d20=6, d12=4))
    scene.do("gm", RevealInformation("plan_element", "!", 6))
    assert released(scene) == ("d12", "d8", "d8", "d8", "d8", "d4")
    scene.do("gm", RevealSource("!"))
    assert released(scene) == ("d4", "d4")
    assert scene.state.reserve == dice()


def test_no_die_is_lost() -> None:
    """INN-DICE-03: in the reserve, the bowl, a pool or the hand."""
    scene = in_scene()
    scene.do("gm", RevealSymptom("opening", "!"))
    conserved(scene.state)
    scene.do("ana", TakeDie("d20"))
    assert scene.state.bowl == dice()
    conserved(scene.state)
    scene.do("ana", CompleteMonologue())
    conserved(scene.state)


def test_reveals_wait_for_the_end_of_a_resolution() -> None:
    """INN-DICE-04."""
    scene = in_scene()
    goal(scene, "ana")
    scene.refuse("gm", RevealSymptom("opening", "!"), "resolution_open", rule="INN-CONF-18")
    scene = in_phase_two()
    goal(scene, "ana")
    for command in (RevealInformation("plan_element", "!"), RevealSource("!"), RaiseDifficulty("clue", text="!")):
        scene.refuse("gm", command, "resolution_open")
    scene.do("gm", RepeatSymptom("opening", "!"))


def test_the_keeper_is_told_when_reveals_are_slow() -> None:
    """INN-DICE-05: after the second of two scenes of phase 2 without a die; never refused."""
    scene = new_scene(in_phase_two())
    assert warned(scene) == []
    scene.do("gm", CloseOrdinaryScene())
    assert warned(scene) == []
    scene.do("gm", OpenOrdinaryScene("x"))
    step = scene.do("gm", CloseOrdinaryScene())
    assert [type(c).__name__ for c in step.consequences] == ["PacingWarned"]
    assert warned(scene) == ["pacing_slow"]
    assert scene.last("ana") == ["OrdinarySceneClosed"]


def test_a_die_in_one_of_two_scenes_is_enough() -> None:
    """INN-DICE-05."""
    scene = new_scene(in_phase_two())
    new_scene(scene)
    scene.do("gm", RevealInformation("plan_element", "!"))
    new_scene(scene)
    new_scene(scene)
    scene.do("gm", RevealInformation("plan_element", "!"))
    scene.do("gm", CloseOrdinaryScene())
    assert warned(scene) == []


@pytest.mark.parametrize("faces", [(0,), (21,), (1, 2), (-1,)])
def test_typed_dice_are_faces_of_the_dice_thrown(faces: tuple[int, ...]) -> None:
    """INN-DICE-06: one value per die, 1 to X."""
    scene = player(in_scene(), "ana", pool=dice(d20=1))
    goal(scene, "ana")
    scene.refuse("ana", RollPool(), "bad_die_value", *faces, rule="INN-DICE-06")
    player(scene, "ana", pool=dice(d20=2))
    scene.refuse("ana", RollPool(), "bad_die_value", 4)


def test_faces_are_public_and_typed_ones_marked() -> None:
    """INN-DICE-06."""
    scene = player(in_scene(), "ana", pool=dice(d20=1, d4=1))
    stage(scene, difficulty=3)
    goal(scene, "ana")
    scene.do("ana", RollPool(), 14, 3)
    assert [(d.die, d.face, d.physical) for d in scene.view("zoé").resolution.rolled] == [
        ("d20", 14, True),
        ("d4", 3, True),
    ]
    line = scene.line("zoé")
    assert line.type == "DiceRolled"
    assert (line.fields.stage, line.fields.physical, line.dice[0].faces) == ("initial", True, (14,))


def test_the_service_rolls_where_the_table_does_not() -> None:
    """INN-DICE-06."""
    scene = player(in_scene(), "ana", pool=dice(d20=1, d4=1))
    goal(scene, "ana")
    scene.do("ana", RollPool(), below=script(19, 3))
    line = scene.line("bob")
    assert [d.face for d in line.fields.rolled] == [19, 3]
    assert not line.fields.physical


def test_a_source_that_the_table_excludes() -> None:
    """INN-DICE-06, INN-TAB-05."""
    scene = player(in_scene(dice="service"), "ana", pool=dice(d20=1))
    goal(scene, "ana")
    scene.refuse("ana", RollPool(), "dice_source", 12, rule="INN-DICE-06")
    assert [move.dice for move in scene.moves("ana") if move.command is RollPool] == [None]
    scene = player(in_scene(dice="physical"), "ana", pool=dice(d20=1))
    goal(scene, "ana")
    scene.refuse("ana", RollPool(), "dice_source")
    scene.do("ana", RollPool(), 12)


def test_the_opening_comes_first() -> None:
    """INN-SYM-01, INN-SYM-02."""
    scene = in_scene()
    for slot in SLOTS[1:]:
        scene.refuse("gm", RevealSymptom(slot, "!"), "opening_first", rule="INN-SYM-02")
    scene.refuse("gm", RevealSymptom("opening", " "), "bad_value")
    scene.refuse("ana", RevealSymptom("opening", "!"), "not_your_role")
    started().refuse("gm", RevealSymptom("opening", "!"), "no_scene_open")
    scene.do("gm", RevealSymptom("opening", "!"))
    assert released(scene) == ("d20",)


def test_intermediates_come_in_any_order_and_the_trigger_last() -> None:
    """INN-SYM-03."""
    scene = in_scene()
    scene.do("gm", RevealSymptom("opening", "!"))
    for slot in ("intermediate_3", "intermediate_1", "intermediate_2"):
        new_scene(scene)
        scene.refuse("gm", RevealSymptom("trigger", "!"), "trigger_last", rule="INN-SYM-03")
        scene.do("gm", RevealSymptom(slot, "!"))
    scene.refuse("gm", RevealSymptom("trigger", "!"), "symptom_per_scene", rule="INN-SYM-04")
    new_scene(scene)
    scene.do("gm", RevealSymptom("trigger", "!"))
    assert (scene.state.phase, scene.state.scene.number) == ("machinations", 5)


def test_a_scene_without_a_symptom_is_slow() -> None:
    """INN-SYM-04: a hint to the keeper, in phase 1 alone."""
    scene = in_scene()
    scene.do("gm", CloseOrdinaryScene())
    assert warned(scene) == ["pacing_slow"]
    scene.do("gm", OpenOrdinaryScene("x"))
    scene.do("gm", RevealSymptom("opening", "!"))
    assert scene.do("gm", CloseOrdinaryScene()).consequences == ()


def test_a_symptom_returns_without_a_die() -> None:
    """INN-SYM-05, INN-SYM-06: the same information, in any phase of play, never aimed at one protagonist."""
    scene = in_scene()
    scene.refuse("gm", RepeatSymptom("opening", "!"), "not_revealed_yet", rule="INN-SYM-05")
    scene.do("gm", RevealSymptom("opening", "!"))
    before = scene.state.bowl
    scene.do("gm", RepeatSymptom("opening", "Encore"))
    scene.refuse("gm", RepeatSymptom("opening", " "), "bad_value")
    scene.refuse("gm", RevealSymptom("opening", "!"), "already_revealed", rule="INN-SYM-05")
    assert scene.state.bowl == before
    assert "target" not in RevealSymptom.__struct_fields__
    in_phase_three().do("gm", RepeatSymptom("trigger", "!"))


def test_a_repeated_symptom_leaves_room_for_a_new_one() -> None:
    """INN-SYM-05."""
    scene = in_scene()
    scene.do("gm", RevealSymptom("opening", "!"))
    new_scene(scene)
    scene.do("gm", RepeatSymptom("opening", "!"))
    scene.do("gm", RevealSymptom("intermediate_1", "!"))


def test_an_information_frees_as_many_dice_as_the_keeper_says() -> None:
    """INN-INFO-01: one at least, and one is always left for the source."""
    scene = in_phase_two()
    scene.refuse("gm", RevealInformation("plan_element", "!", 0), "bad_value")
    scene.refuse("gm", RevealInformation("plan_element", " "), "bad_value")
    scene.refuse("gm", RevealInformation("plan_element", "!", 6), "reserve_needed_for_source", rule="INN-INFO-01")
    scene.do("gm", RevealInformation("antagonist_identity", "!"))
    assert released(scene) == ("d8",)
    scene.do("gm", RevealInformation("antagonist_identity", "!", 4))
    assert scene.state.reserve.total == 1
    refused = scene.refuse("gm", RevealInformation("plan_element", "!", 1), "reserve_needed_for_source")
    assert refused.details == {"needed": 2, "has": 1}
    scene.do("gm", RevealSource("!"))


def test_an_information_as_it_was_planned() -> None:
    """INN-INFO-01: the planned dice unless others are named; an entry serves once, for its own kind."""
    scene = in_phase_two()
    lair = scene.act("gm", PlanInformation("antagonist_lair", "La cave", 2))
    big = scene.act("gm", PlanInformation("antagonist_lair", "Le grenier", 6))
    scene.refuse("gm", RevealInformation("plan_element", "!", plan_id=lair), "bad_value")
    scene.refuse("gm", RevealInformation("plan_element", "!", plan_id="nothing"), "bad_value")
    scene.refuse("gm", RevealInformation("antagonist_lair", "!", plan_id=big), "reserve_needed_for_source")
    scene.do("gm", RevealInformation("antagonist_lair", "!", plan_id=lair))
    assert len(released(scene)) == 2
    scene.refuse("gm", RevealInformation("antagonist_lair", "!", plan_id=lair), "already_revealed")
    scene.do("gm", RevealInformation("antagonist_lair", "!", 1, big))
    assert scene.state.prepared.plan[big].revealed


def test_the_source_takes_all_that_is_left() -> None:
    """INN-INFO-02: and the keeper is told of what was never revealed."""
    scene = in_phase_two()
    step = scene.do("gm", RevealSource("Il compte."))
    assert len(released(scene)) == 6
    assert scene.state.source == "Il compte."
    codes = [c.code for c in step.consequences if type(c).__name__ == "PacingWarned"]  # type: ignore[attr-defined]
    assert codes == ["identity_unrevealed", "lair_unrevealed"]
    scene = in_phase_two()
    scene.do("gm", RevealInformation("antagonist_identity", "!"))
    scene.do("gm", RevealInformation("antagonist_lair", "!"))
    step = scene.do("gm", RevealSource("!"))
    assert not [c for c in step.consequences if type(c).__name__ == "PacingWarned"]
    in_phase_two().refuse("gm", RevealSource(""), "bad_value")


def test_nothing_more_is_revealed_in_the_confrontation() -> None:
    """INN-INFO-03."""
    scene = in_phase_three()
    scene.refuse("gm", RevealInformation("plan_element", "!"), "wrong_phase")
    scene.refuse("gm", RevealSource("!"), "wrong_phase")


def test_the_starting_difficulties() -> None:
    """INN-DIFF-01, INN-EX-08."""
    assert in_scene().state.difficulty == 1
    assert in_phase_two().state.difficulty == 2
    assert started().state.difficulty == 1
    assert table().state.difficulty is None


def test_a_raise_names_what_it_builds_on() -> None:
    """INN-DIFF-02: an element of a monologue, a clue, or a property of the source."""
    scene = take(in_phase_two(), "ana", "d20", "Le rêve du phare")
    element = scene.state.players["ana"].elements[0].id
    for command in (
        RaiseDifficulty(),
        RaiseDifficulty("monologue_element"),
        RaiseDifficulty("clue"),
        RaiseDifficulty("source_property", text=" "),
        RaiseDifficulty("clue", ref=element),
        RaiseDifficulty(text="!"),
    ):
        scene.refuse("gm", command, "basis_required", rule="INN-DIFF-02")
    scene.refuse("gm", RaiseDifficulty("monologue_element", "nothing"), "bad_value")
    scene.do("gm", RaiseDifficulty("monologue_element", element))
    assert scene.state.difficulty == 3
    assert "Le rêve du phare" in scene.line("zoé").text


def test_one_raise_per_scene_and_no_way_back() -> None:
    """INN-DIFF-02, INN-DIFF-04: a phase change within the scene gives no second one."""
    scene = in_phase_two()
    scene.do("gm", RaiseDifficulty("clue", text="!"))
    scene.refuse("gm", RaiseDifficulty("clue", text="!"), "already_raised", rule="INN-DIFF-02")
    scene.do("gm", RevealSource("!"))
    scene.refuse("gm", RaiseDifficulty("clue", text="!"), "already_raised")
    assert scene.state.difficulty == 3
    new_scene(scene).do("gm", RaiseDifficulty("source_property", text="!"))
    assert scene.state.difficulty == 4


def test_the_caps() -> None:
    """INN-DIFF-03: 4 in phase 2, 7 in phase 3."""
    scene = in_phase_two()
    for expected in (3, 4):
        scene.do("gm", RaiseDifficulty("clue", text="!"))
        assert scene.state.difficulty == expected
        new_scene(scene)
    scene.refuse("gm", RaiseDifficulty("clue", text="!"), "difficulty_cap", rule="INN-DIFF-03")
    scene.do("gm", RevealSource("!"))
    for expected in (5, 6, 7):
        scene.do("gm", RaiseDifficulty("clue", text="!"))
        assert scene.state.difficulty == expected
        new_scene(scene)
    scene.refuse("gm", RaiseDifficulty("clue", text="!"), "difficulty_cap")


def test_the_difficulty_in_force_counts() -> None:
    """INN-CONF-04, INN-DIFF-04."""
    scene = player(in_phase_two(), "ana", pool=dice(d20=1))
    scene.do("gm", RaiseDifficulty("clue", text="!"))
    goal(scene, "ana")
    scene.do("ana", RollPool(), 20)
    assert scene.state.resolution.stage == "failed_initial"
    scene.refuse("gm", RuleResolution(True), "wrong_stage")


def test_options_do_not_touch_what_is_out() -> None:
    """INN-TAB-05."""
    in_phase_two().refuse("gm", SetTableOptions(Options()), "options_frozen")
