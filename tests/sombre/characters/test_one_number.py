"""SOM-NPC-02, SOM-CHAR-19: whoever has but one number, or none at all, and what the rules ask of him."""

from __future__ import annotations

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.characters.approval import AssignCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills, ChoosePersonality
from domain.systems.sombre.combat.turn.grab_rulings import RollGrabWill, RuleGrabHeld
from domain.systems.sombre.combat.turn.surprise_rolls import CallSurprise
from domain.systems.sombre.combat.turn.turn import StartCombat
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.mind.npcs import CreateNpc, NpcSkill, UpdateNpc
from domain.systems.sombre.pursuits.pursuits import CallPursuitRoll, Chaser, StartPursuit
from domain.systems.sombre.pursuits.tailing import CallTailing, Watched
from domain.systems.sombre.state.combat_state import Grab
from domain.systems.sombre.state.state import with_combat
from domain.systems.sombre.torture.ordeals import CallTortureRoll, RunTortureHours
from projections.base.projection import Awaited
from projections.moves.questions import awaited
from tests.scene import Scene
from tests.sombre.fights import acts, phase, says
from tests.sombre.table import introduced, npc, playing, result, who


def nobody(scene: Scene) -> str:
    """An NPC with neither skill nor number."""
    return introduced(scene, CreateNpc("Une ombre"), "Une ombre")


def falls(scene: Scene, call: str, die: int, seat: str = "gm") -> bool:
    scene.do(seat, Roll(call), die)
    found = result(scene, call)
    assert (found.score, found.failure) == (12, None if found.success else "natural")
    return bool(found.success)


def surprise(scene: Scene, woman: str, other: str, *, from_him: bool) -> tuple[str, str]:
    """The calls of the aggressor and of the victim."""
    scene.do("gm", StartCombat((woman, other)))
    acts(scene, "ana", woman, "none")
    scene.do("gm", CallSurprise(other, (woman,)) if from_him else CallSurprise(woman, (other,)))
    return scene.state.places[f"{scene.last_id}.1"], scene.state.places[f"{scene.last_id}.2"]


@pytest.mark.parametrize("from_him", [True, False])
def test_surprise(from_him: bool) -> None:
    """SOM-NPC-02, SOM-MELEE-43, A76: his number on both sides, above and below the die."""
    for die, wins in ((12, True), (13, False)):
        scene, woman = playing()
        other = npc(scene, 12)
        one, two = surprise(scene, woman, other, from_him=from_him)
        assert falls(scene, one if from_him else two, die) is wins


def test_pursuit() -> None:
    """SOM-NPC-02, SOM-MOVE-03: on foot, and under the skill that the game master names."""
    for skill in ("", "Course"):
        scene, woman = playing()
        other = npc(scene, 12)
        scene.do("gm", StartPursuit(woman, (Chaser(other),), skill=skill))
        scene.do("gm", CallPursuitRoll(scene.last_id))
        call = next(c.id for c in scene.state.dice.calls.values() if c.character == other)
        assert falls(scene, call, 12)


def test_tailing() -> None:
    """SOM-NPC-02, SOM-MOVE-08: as he follows, as he is followed, and behind a wheel."""
    for vehicles in (False, True):
        for follows in (False, True):
            scene, woman = playing()
            other = npc(scene, 12)
            pair = (other, woman) if follows else (woman, other)
            scene.do("gm", CallTailing(Watched(pair[0]), Watched(pair[1]), vehicles=vehicles))
            call = next(c.id for c in scene.state.dice.calls.values() if c.character == other)
            assert falls(scene, call, 12)


def holding(scene: Scene, holder: str, victim: str) -> str:
    """A grab that is shaken, as a blow leaves it."""
    grab = Grab(id="grip", holder=holder, victim=victim, zone="trunk", hands=2, shaken=True)
    scene.do("gm", StartCombat((holder, victim)))
    says(scene, "ana", victim, "none")
    phase(scene, 2)
    scene.feeds.history.state = with_combat(scene.state, grabs=(grab,))
    return grab.id


def test_the_will_to_keep_a_grab() -> None:
    """SOM-NPC-02, SOM-MELEE-21; A76: without any number the game master rules."""
    scene, woman = playing()
    grab = holding(scene, npc(scene, 12), woman)
    scene.do("gm", RollGrabWill(grab))
    assert falls(scene, scene.last_id, 12)
    scene, woman = playing()
    grab = holding(scene, nobody(scene), woman)
    scene.do("gm", RollGrabWill(grab))
    assert scene.last_id in scene.state.dice.calls
    scene.do("gm", RuleGrabHeld(grab, True))
    assert not scene.state.dice.calls


def test_interrogation() -> None:
    """SOM-NPC-02, SOM-DANGER-TORTURE-03: as victim; without any number no die falls."""
    scene, woman = playing()
    other, shade = npc(scene, 12), nobody(scene)
    for victim in (other, shade):
        ordeal = scene.act("gm", RunTortureHours(victim, woman, "information", 1))
        if victim == shade:
            scene.refuse("gm", CallTortureRoll(ordeal), "unscored")
        else:
            scene.do("gm", CallTortureRoll(ordeal), 11)
            assert result(scene, scene.last_id).success


def test_nothing_fails_by_itself() -> None:
    """SOM-NPC-02, A76: what the rules ask of somebody without a score waits until it is given one; a die that the game
    master throws all the same is lost.
    """
    scene, woman = playing()
    shade = nobody(scene)
    one, two = surprise(scene, woman, shade, from_him=False)
    assert two in scene.state.dice.calls
    scene.do("ana", Roll(one), 5)
    assert two in scene.state.dice.calls
    number = scene.act("gm", UpdateNpc(shade, scores={"general": 12}))
    assert falls(scene, two, 12)
    scene.correct("gm", Retract(number))
    assert result(scene, two).failure == "automatic"


def test_what_the_game_master_names_he_has_judged() -> None:
    """SOM-NPC-02, SOM-ROLL-39: an NPC without the skill that he calls is incompetent."""
    scene, woman = playing()
    shade = nobody(scene)
    scene.do("gm", CallOpposedRoll(Side(woman, ("senses",)), (Side(shade, ("Piano",)),)))
    assert result(scene, f"{scene.last_id}.2").failure == "automatic"


def given(*, scores: dict[str, int] | None = None) -> tuple[Scene, str]:
    """An NPC that became Bob's."""
    scene, _ = playing()
    person = scene.act("gm", CreateNpc("Ivan", scores=scores or {}, skills=(NpcSkill("Tir", 14),)))
    scene.do("gm", AssignCharacter(person, "bob"))
    return scene, person


def test_a_player_s_npc_is_asked_for_what_is_missing() -> None:
    """SOM-CHAR-19, A77: three common skills and a Personality, without the bounds of creation; what is there stays."""
    for seat in ("bob", "gm"):
        scene, person = given(scores={"body": 17})
        assert "MissingAsked" in scene.last("bob")
        assert "MissingAsked" not in scene.last("ana")
        scene.refuse("ana", AllocateCommonSkills(person, 17, 9, 4), "not_owner")
        scene.refuse(seat, AllocateCommonSkills(person, 16, 9, 4), "out_of_bounds", rule="SOM-CHAR-19")
        scene.refuse(seat, AllocateCommonSkills(person, 17, 0, 4), "out_of_bounds")
        scene.do(seat, AllocateCommonSkills(person, 17, 9, 4))
        assert who(scene, person).sheet.common == {"body": 17, "senses": 9, "mind": 4}
        scene.refuse(seat, AllocateCommonSkills(person, 17, 9, 4), "already_validated")
        scene.do(seat, ChoosePersonality(person, "anxious"))
        scene.refuse(seat, ChoosePersonality(person, "paranoid"), "not_owner" if seat == "gm" else "already_validated")


def test_until_then_no_roll_of_his_fails_by_itself() -> None:
    """SOM-CHAR-19, A77: his number stands for what is missing; without one his die waits."""
    scene, person = given(scores={"general": 12})
    scene.do("gm", CallRoll(person, ("senses",)))
    assert falls(scene, scene.last_id, 12, "bob")
    scene, person = given()
    call = scene.act("gm", CallRoll(person, ("senses",)))
    scene.refuse("bob", Roll(call), "unscored", 12)
    asked = {seat: [*awaited(scene.feeds, scene.state, seat)] for seat in ("bob", "gm", "ana")}
    skills, die = Awaited("bob", AllocateCommonSkills, person), Awaited("bob", Roll, call)
    assert asked == {"bob": [skills], "gm": [skills], "ana": [die]}, "the others do not read his sheet"
    scene.do("bob", AllocateCommonSkills(person, 11, 12, 11))
    assert [*awaited(scene.feeds, scene.state, "bob")] == [die]
    assert falls(scene, call, 12, "bob")


def test_a_secret_die_waits_too() -> None:
    """A76, SOM-MOVE-08: behind the screen it falls once there is a score."""
    scene, woman = playing()
    shade = nobody(scene)
    scene.do("gm", CallTailing(Watched(shade), Watched(woman), secret=True), 4)
    call = next(c.id for c in scene.state.dice.calls.values() if c.character == shade)
    assert call in scene.state.dice.calls
    scene.refuse("ana", Roll(call), "not_called", 12)
    scene.do("gm", UpdateNpc(shade, scores={"general": 12}))
    assert falls(scene, call, 12)
    assert not scene.state.dice.calls
