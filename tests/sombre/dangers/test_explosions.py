"""SOM-DANGER-EXPLO-01 to SOM-DANGER-EXPLO-06: one force for everybody in the sphere, less what covers them."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.wounds import RuleHit
from domain.systems.sombre.combat.turn.turn import AdvancePhase, StartCombat
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion, Victim
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.state.arms import Protection
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.table.phases import StartPlay
from tests.scene import Scene
from tests.sombre.bodies import body, distress, totals
from tests.sombre.fights import combat, fight, made, nobody_acts, phase
from tests.sombre.runs import fields_of
from tests.sombre.table import SEATS, carole, npc, playing, roll, who
from tests.twins import Twins


def blast(scene: Scene, *victims: Victim, dice: tuple[int, ...] = (), **named: Any) -> None:
    scene.do("gm", TriggerExplosion(victims, **named), *dice)


@pytest.mark.parametrize(("bonus", "wounds"), [(0, 2), (3, 5), (6, 8)])
def test_the_margin_and_the_charge(bonus: int, wounds: int) -> None:
    """SOM-DANGER-EXPLO-02, SOM-DANGER-EXPLO-03: a d6 where nobody has thrown, a blast without fragments diffuse."""
    scene, person = playing()
    blast(scene, Victim(person), dice=(2,), bonus=bonus, localised=False)
    assert totals(scene, person) == (wounds, 0)
    assert body(scene, person).marks == {}
    scene.refuse("gm", TriggerExplosion((Victim(person),), bonus=4), "out_of_bounds")
    scene.refuse("gm", TriggerExplosion((Victim(person),), margin=21), "out_of_bounds")
    scene.refuse("gm", TriggerExplosion((Victim(person), Victim(person))), "out_of_bounds")
    scene.refuse("gm", TriggerExplosion((Victim(person, zone="head"),), localised=False), "out_of_bounds")
    scene.refuse("ana", TriggerExplosion((Victim(person),)), "gm_only")


def test_the_same_for_all_each_in_a_place_of_his_own() -> None:
    """SOM-DANGER-EXPLO-02 to SOM-DANGER-EXPLO-04: one force, uncapped."""
    scene, person = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    blast(scene, Victim(person), Victim(bob), dice=(3, 4, 5), bonus=3)
    assert (totals(scene, person)[0], totals(scene, bob)[0]) == (6, 6)
    assert (body(scene, person).marks, body(scene, bob).marks) == ({"left_arm": 6}, {})


@pytest.mark.parametrize(("cover", "wounds"), [(None, 8), ("partial", 5), ("extended", 2), ("complete", 0)])
def test_covers(cover: Any, wounds: int) -> None:
    """SOM-DANGER-EXPLO-05."""
    scene, person = playing()
    blast(scene, Victim(person, cover, "trunk"), margin=2, bonus=6)
    assert totals(scene, person) == (wounds, 0)


def test_cover_first_then_what_is_worn() -> None:
    """SOM-DANGER-EXPLO-05, A3: a serious shock is that of what the cover lets through; neither stops a blast."""
    scene, person = playing()
    vest = scene.act("gm", DefineItem("Un gilet", person, protection=Protection(weight="light", zones=("trunk",))))
    scene.do("ana", Equip(person, vest))
    blast(scene, Victim(person, "extended", "trunk"), margin=2, bonus=6)
    assert totals(scene, person) == (0, 0)
    assert not scene.state.items[vest].ruined
    blast(scene, Victim(person, "partial", "trunk"), margin=2, bonus=6)
    assert scene.state.items[vest].ruined == {"trunk"}
    blast(scene, Victim(person), margin=2, localised=False)
    assert totals(scene, person) == (2, 0)


def test_a_limb_torn_off() -> None:
    """SOM-DANGER-EXPLO-04, SOM-DISTRESS-02: massive on a limb; rapid or lightning from then on."""
    scene, person = playing()
    blast(scene, Victim(person, massive=True), dice=(1,), margin=1, bonus=6)
    assert body(scene, person).torn == {"right_leg"}
    assert distress(scene, person).bounds == ("rapid", "lightning")
    scene, person = playing()
    blast(scene, Victim(person, massive=True), dice=(5,), margin=1, bonus=6)
    assert body(scene, person).torn == frozenset()
    assert distress(scene, person).bounds == ("slow", "rapid", "lightning")


def test_a_limb_torn_off_by_a_ruling() -> None:
    """SOM-DANGER-EXPLO-04, SOM-DISTRESS-02, SOM-DAMAGE-10: massive after its zone; all read of the limb alone."""
    scene, person, bob, _other = combat()
    nobody_acts(scene, person, bob)
    blast(scene, Victim(person), dice=(3,), margin=1, bonus=6)
    hit = fight(scene).hits[0].id
    scene.do("gm", RuleHit(hit, bypass=True))
    assert [scene.last(seat) for seat in ("gm", "ana", "bob", "eve")] == [["HitRuled"], [], [], []]
    scene.do("gm", RuleHit(hit, massive=True))
    for seat in ("ana", "bob", "eve"):
        line = scene.line(seat).fields
        assert (line.hit, line.character, line.limb_lost, line.massive, line.bypass) == (hit, person, True, None, None)
    assert (scene.line("gm").fields.limb_lost, scene.line("gm").fields.massive) == (True, True)
    phase(scene)
    assert body(scene, person).torn == {"right_arm"}
    assert distress(scene, person).bounds == ("rapid", "lightning")


def test_what_nobody_survives() -> None:
    """SOM-DANGER-EXPLO-01: whatever covers them."""
    scene, person = playing()
    other = npc(scene)
    blast(scene, Victim(person, "complete"), Victim(other), unsurvivable=True)
    assert not who(scene, person).alive
    assert not who(scene, other).alive


def test_everybody_in_the_sphere_is_dazed() -> None:
    """SOM-DANGER-EXPLO-06: hurt or not, until the end of the scene."""
    scene, person = playing()
    blast(scene, Victim(person, "complete", "head"), margin=1, daze=2)
    assert totals(scene, person) == (0, 0)
    assert roll(scene, person, 3).conditions == 2
    scene.do("gm", CloseScene())
    scene.do("gm", OpenScene("Après"))
    assert roll(scene, person, 3).conditions == 0
    scene.refuse("gm", TriggerExplosion((), daze=3), "out_of_bounds")


def test_what_is_told_of_an_explosion() -> None:
    """SOM-DANGER-EXPLO-02: that it happens, all; its force and dice, the game master; his own Wounds, each victim."""
    scene, person = playing()
    blast(scene, Victim(person), dice=(2, 5), bonus=3)
    assert scene.last("eve") == ["ExplosionTriggered"]
    assert scene.last("ana") == ["ExplosionTriggered", "TickApplied"]
    assert "ExplosionResolved" in scene.last("gm")


def test_an_explosion_hits_somebody_whom_nobody_sees() -> None:
    """SOM-NPC-09, SOM-DANGER-EXPLO-02: in a Turn nothing waits for him, nothing tells of him."""
    twins = Twins("sombre", SEATS, ("ana", "bob", "eve"))
    people = [carole(scene) for scene in (twins.left, twins.right)]
    twins.both("gm", StartPlay())
    twins.both("gm", OpenScene("La cave"))
    twins.secret("gm", CreateNpc("Un guetteur"), CreateNpc("Une ombre"), event_id="hidden")
    twins.both("gm", StartCombat((people[0],)))
    twins.both("ana", DeclareIntent(people[0], ActionSpec(kind="none")))
    twins.both("gm", AdvancePhase())
    caught = (Victim(people[0]), Victim("hidden", massive=True))
    twins.both("gm", TriggerExplosion(caught, bonus=6, daze=1), 4, 5, 1)
    assert fields_of(twins.left, "ana", "ExplosionTriggered")[-1].victims == (people[0],)
    twins.both("gm", AdvancePhase())
    assert totals(twins.left, "hidden")[0] == 10


def test_an_explosion_in_a_turn_waits_for_phase_three() -> None:
    """SOM-TURN-12, SOM-TURN-13."""
    scene, woman, bob, _ = combat()
    nobody_acts(scene, woman, bob)
    blast(scene, Victim(woman), Victim(bob), dice=(5, 6), margin=12, bonus=9)
    assert who(scene, woman).alive
    phase(scene)
    assert not who(scene, woman).alive
    assert not who(scene, bob).alive
