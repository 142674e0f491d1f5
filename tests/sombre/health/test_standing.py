"""SOM-MELEE-37, SOM-MELEE-41, SOM-LOC-16: on one's feet again outside a fight."""

from __future__ import annotations

from domain.base.corrections import Retract
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds, RuleCondition
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime, AdvanceTurns
from domain.systems.sombre.combat.turn.healing import HealWeek
from domain.systems.sombre.combat.turn.turn import EndCombat, StartCombat
from domain.systems.sombre.health.fatigue import RestCharacter, RuleAsleep
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.health.standing import GetUp
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.arms import Protection
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import phase, says
from tests.sombre.table import equipped, npc, playing


def fallen(legs: int = 1) -> tuple[Scene, str]:
    """Carole lies on the ground with that many invalid legs, in usual time."""
    scene, woman = playing()
    for leg in ("left_leg", "right_leg")[:legs]:
        scene.do("gm", ImposeWounds(woman, 3, leg))  # type: ignore[arg-type]
    assert body(scene, woman).prone
    return scene, woman


def test_one_gets_up_without_dice() -> None:
    """SOM-MELEE-37, A70: no die, no Wound, whoever asks of owner and game master; and no rank in the next fight."""
    for seat in ("ana", "gm"):
        scene, woman = fallen()
        scene.do(seat, GetUp(woman))
        assert {"CharacterRose"} <= set(scene.last("eve"))
        assert not body(scene, woman).prone
        assert totals(scene, woman) == (3, 0)
        scene.refuse("ana", GetUp(woman), "cannot_rise")


def test_who_may_not() -> None:
    """SOM-LOC-16, SOM-MELEE-37: two invalid legs, somebody else's character, a fight, an incapacity."""
    scene, woman = fallen(2)
    scene.refuse("ana", GetUp(woman), "cannot_rise")
    scene, woman = fallen()
    scene.refuse("bob", GetUp(woman), "not_owner")
    scene.do("gm", RuleAsleep(woman))
    scene.refuse("ana", GetUp(woman), "incapacitated")
    scene, woman = fallen()
    scene.do("gm", RuleCondition(woman, "bound"))
    scene.refuse("ana", GetUp(woman), "incapacitated")
    scene, woman = fallen()
    scene.do("gm", StartCombat((woman,)))
    scene.refuse("ana", GetUp(woman), "wrong_phase")


def test_plate_asks_for_help() -> None:
    """SOM-MELEE-41: not alone; not by itself either."""
    scene, woman = playing()
    whole = Protection(weight="heavy", zones=("right_leg", "left_leg", "right_arm", "left_arm", "trunk", "head"))
    equipped(scene, "ana", DefineItem("Une armure de plates", woman, protection=whole))
    scene.do("gm", ImposeWounds(woman, 3, "left_leg"))
    scene.do("gm", AdvanceFictionTime(60))
    scene.refuse("ana", GetUp(woman), "cannot_rise")
    scene.do("ana", GetUp(woman, helped=True))
    assert not body(scene, woman).prone


def test_time_brings_one_up() -> None:
    """SOM-MELEE-37, A70: a minute, a night, a week, the end of the scene; not a Turn, not a few seconds."""
    for hours in range(4):
        scene, woman = fallen()
        scene.do("gm", AdvanceTurns(3))
        scene.do("gm", AdvanceFictionTime(0, 59))
        assert body(scene, woman).prone
        passing = (
            AdvanceFictionTime(1),
            RestCharacter(woman, "bad_night"),
            HealWeek(woman, "ordinary"),
            CloseScene(),
        )
        scene.do("gm", passing[hours])
        assert "CharacterRose" in scene.last("eve")
        assert not body(scene, woman).prone


def test_time_leaves_some_lying() -> None:
    """A70, SOM-LOC-16: the unconscious and whoever has no leg left; in a fight time brings nobody up."""
    scene, woman = fallen(2)
    scene.do("gm", AdvanceFictionTime(600))
    assert body(scene, woman).prone
    scene, woman = fallen()
    scene.do("gm", RuleAsleep(woman))
    scene.do("gm", AdvanceFictionTime(600))
    assert body(scene, woman).prone
    scene, woman = fallen()
    scene.do("gm", StartCombat((woman,)))
    scene.do("gm", AdvanceFictionTime(10))
    assert body(scene, woman).prone
    says(scene, "ana", woman, "none")
    phase(scene, 2)
    scene.do("gm", EndCombat())
    assert body(scene, woman).prone


def test_an_npc_gets_up_when_the_game_master_says_so() -> None:
    """A70, SOM-DISTRESS-13: time tells nobody whether it could."""
    scene, _ = playing()
    other = npc(scene)
    scene.do("gm", ImposeWounds(other, 3, "left_leg"))
    scene.do("gm", AdvanceFictionTime(10))
    assert body(scene, other).prone
    scene.refuse("ana", GetUp(other), "not_owner")
    scene.do("gm", GetUp(other))
    assert "CharacterRose" in scene.last("eve")


def test_taken_back_one_lies_again() -> None:
    """SOM-RULING-02: getting up is retracted like anything else."""
    scene, woman = fallen()
    scene.do("ana", GetUp(woman))
    scene.correct("gm", Retract(scene.last_id))
    assert body(scene, woman).prone
