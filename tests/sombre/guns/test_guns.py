"""SOM-GUN: preparing, cycling, selecting, setting up; what a shot needs and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import ContestRuling
from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.proposal_commands import ProposeSkill, ProposeSpeciality
from domain.systems.sombre.combat.guns.gun_handling import (
    CallAccidentalDischarge,
    CycleFirearm,
    NameLoader,
    PrepareFirearm,
    Reload,
    RuleFirearm,
    SelectMode,
    UnfoldBipod,
)
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction
from domain.systems.sombre.combat.turn.turn import EndCombat, SetCombatants, StartCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.gear import BONUS, DefineItem, Equip, Unequip
from domain.systems.sombre.health.gun_models import MODELS
from domain.systems.sombre.mind.npcs import NpcSkill, UpdateNpc
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.arms import Firearm, Loading, Reloading, Weapon
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.table.phases import StartPlay
from tests.scene import Scene
from tests.sombre.fights import acts, bob_acts, done, fight, idle, phase, says, simple, weapon, zone
from tests.sombre.gunmen import gesture, gun, gunfight, over, refused, shot, state_of
from tests.sombre.table import agreed, draft, npc, playing, result, rolled, table


def ranks_of(scene: Scene, call: str) -> dict[str, int]:
    found: Call = scene.state.dice.rolls[call]
    return {rank.label: rank.ranks for rank in found.difficulty}


def test_three_actions_before_the_first_shot() -> None:
    """SOM-GUN-01: drawn, safety off, cocked; a Turn each, then it fires."""
    scene, woman, bob, other = gunfight()
    pistol = gun(scene, bob, steps=())
    for step in ("draw", "safety", "cock"):
        refused(scene, bob, "weapon_not_ready", "shoot", other, weapon=pistol)
        done(scene, bob_acts(scene, woman, bob, "prepare", weapon=pistol))
        assert step in state_of(scene, pistol).steps
        assert "WeaponStateChanged" in scene.last("eve")
        over(scene)
    assert scene.state.items[pistol].hand == "right"
    refused(scene, bob, "nothing_to_do", "prepare", weapon=pistol)
    intent = bob_acts(scene, woman, bob, "shoot", other, weapon=pistol, skill="Tir")
    shot(scene, bob, intent, 5)
    assert fight(scene).hits[0].raw == 5 + 2
    assert state_of(scene, pistol).rounds == 11


def test_steps_held_done() -> None:
    """SOM-GUN-01: by the definition or by a ruling of the game master."""
    scene, woman, bob, other = gunfight()
    drawn = gun(scene, bob, steps=("draw", "safety"))
    refused(scene, bob, "weapon_not_ready", "shoot", other, weapon=drawn)
    scene.do("gm", RuleFirearm(drawn, steps=("draw", "safety", "cock")))
    assert scene.last("bob") == ["FirearmRuled"]
    assert scene.last("ana") == []
    scene.refuse("gm", RuleFirearm(drawn), "nothing_to_do")
    scene.refuse("gm", RuleFirearm(drawn, steps=("draw", "draw")), "out_of_bounds")
    scene.refuse("bob", RuleFirearm(drawn, steps=()), "gm_only")
    bob_acts(scene, woman, bob, "shoot", other, weapon=drawn)


def test_who_knows_nothing_of_arms_may_try() -> None:
    """SOM-GUN-01: accepted and bound to fail; no shot leaves."""
    scene, woman, bob, other = gunfight(None)
    pistol = gun(scene, bob, steps=())
    intent = bob_acts(scene, woman, bob, "shoot", other, weapon=pistol)
    scene.do("gm", CallRoll(bob, ("Tir",), resolves=intent))
    assert "ActionAutoResolved" in scene.last("bob")
    assert "ShotsFired" not in scene.last("gm")
    assert fight(scene).intents[intent].resolved
    assert state_of(scene, pistol).rounds == 12
    assert fight(scene).hits == ()


def test_an_incompetent_with_a_ready_gun_fires_and_misses() -> None:
    """SOM-GUN-01, SOM-GUN-05: the rounds leave with the shot, hit or miss."""
    scene, woman, bob, other = gunfight(None)
    pistol = gun(scene, bob)
    intent = bob_acts(scene, woman, bob, "shoot", other, weapon=pistol)
    scene.do("gm", CallRoll(bob, ("Tir",), resolves=intent))
    assert "ShotsFired" in scene.last("eve")
    assert state_of(scene, pistol).rounds == 11
    assert fight(scene).hits == ()


def test_a_step_that_failed_leaves_the_gun_unready() -> None:
    """SOM-GUN-01, SOM-TURN-19: one's own handling counts for one's later actions, unless it fails."""
    for success in (True, False):
        scene, woman, bob, other = gunfight()
        scene.do("gm", SetCombatants(actions={bob: 2}))
        pistol = gun(scene, bob, steps=("draw", "safety"))
        says(scene, "ana", woman, "none")
        cock = says(scene, "bob", bob, "prepare", weapon=pistol)
        fire = acts(scene, "bob", bob, "shoot", other, weapon=pistol, skill="Tir")
        scene.do("gm", ClassifyAction(cock, "auto_success" if success else "auto_failure"))
        scene.do("gm", CallRoll(bob, ("Tir",), resolves=fire))
        if success:
            scene.do("bob", Roll(scene.last_id), 3)
        assert len(fight(scene).hits) == int(success)
        assert state_of(scene, pistol).rounds == 12 - success


def test_an_accident() -> None:
    """SOM-GUN-02: pure luck of the bearer; a failure sets a shot off."""
    scene, bob = playing()
    pistol = gun(scene, bob, steps=(), rounds=1)
    scene.refuse("gm", CallAccidentalDischarge(bob, "nothing"), "unknown_id")
    scene.refuse("gm", CallAccidentalDischarge(npc(scene), pistol), "not_a_pc")
    scene.refuse("ana", CallAccidentalDischarge(bob, pistol), "gm_only")
    scene.do("gm", ImposeWounds(bob, 2))
    for die, expected in ((13, []), (14, ["ShotsFired"]), (14, ["WeaponFoundEmpty"])):
        call = scene.act("gm", CallAccidentalDischarge(bob, pistol))
        scene.refuse("gm", CallAccidentalDischarge(bob, pistol), "already_called")
        scene.do("ana", Roll(call), die)
        assert result(scene, call).total == die
        assert [t for t in scene.last("eve") if t in ("ShotsFired", "WeaponFoundEmpty")] == expected
    assert state_of(scene, pistol).rounds == 0


@pytest.mark.parametrize("model", ["pistol", "revolver", "hunting_gun", "smg"])
def test_one_shot_each_action(model: Any) -> None:
    """SOM-GUN-03."""
    scene, woman, bob, other = gunfight()
    item = gun(scene, bob, model)
    shot(scene, bob, bob_acts(scene, woman, bob, "shoot", other, weapon=item, skill="Tir"), 13)
    over(scene)
    bob_acts(scene, woman, bob, "shoot", other, weapon=item, skill="Tir")


@pytest.mark.parametrize("model", ["single_action_revolver", "pump_shotgun"])
def test_one_shot_each_second_action(model: Any) -> None:
    """SOM-GUN-03: cycled between two shots."""
    scene, woman, bob, other = gunfight()
    item = gun(scene, bob, model)
    shot(scene, bob, bob_acts(scene, woman, bob, "shoot", other, weapon=item, skill="Tir"), 13)
    over(scene)
    says(scene, "ana", woman, "none")
    refused(scene, bob, "needs_cycling", "shoot", other, weapon=item, skill="Tir")
    done(scene, acts(scene, "bob", bob, "cycle", weapon=item))
    over(scene)
    says(scene, "ana", woman, "none")
    refused(scene, bob, "nothing_to_do", "cycle", weapon=item)
    says(scene, "bob", bob, "shoot", other, weapon=item, skill="Tir")


def test_cycling_and_shooting_in_one_turn() -> None:
    """SOM-GUN-03, SOM-TURN-19: by who has two actions."""
    scene, woman, bob, other = gunfight()
    scene.do("gm", SetCombatants(actions={bob: 2}))
    item = gun(scene, bob, "single_action_revolver")
    says(scene, "ana", woman, "none")
    says(scene, "bob", bob, "shoot", other, weapon=item, skill="Tir")
    refused(scene, bob, "needs_cycling", "shoot", other, weapon=item, skill="Tir")
    says(scene, "bob", bob, "cycle", weapon=item)


@pytest.mark.parametrize(("score", "ranks"), [(12, None), (13, 1), (14, 1)])
def test_a_pump_in_good_hands(score: int, ranks: int | None) -> None:
    """SOM-GUN-04: cycled and fired in one action, a rank for it; not under 13."""
    scene, woman, bob, other = gunfight()
    scene.do("gm", UpdateNpc(other, skills=(NpcSkill("Tir", score),)))
    item = gun(scene, other, "pump_shotgun")
    for number in range(2):
        idle(scene, woman, bob)
        intent = acts(scene, "gm", other, "shoot", bob, weapon=item, skill="Tir")
        call = scene.act("gm", CallRoll(other, ("Tir",), concerned=(bob,), resolves=intent))
        if number and ranks is None:
            assert fight(scene).intents[intent].resolved
            assert state_of(scene, item).rounds == 5
            return
        scene.do("gm", Roll(call), 20)
        assert ranks_of(scene, call).get("pump") == (ranks if number else None)
        over(scene)
    assert state_of(scene, item).rounds == 4


def test_a_speciality_counts_for_the_pump() -> None:
    """SOM-GUN-04: a player's own, declared."""
    scene = table()
    bob = draft(scene, "bob", "Bob", (12, 12, 11))
    for proposed in (ProposeSkill(bob, 12, "Tir"), ProposeSpeciality(bob, 12, "Fusil à pompe")):
        agreed(scene, "bob", proposed)
    scene.do("gm", ValidateCharacter(bob))
    scene.do("gm", StartPlay())
    scene.do("gm", OpenScene("La ferme"))
    other = npc(scene)
    scene.do("gm", StartCombat((bob, other)))
    item = gun(scene, bob, "pump_shotgun")
    intent = acts(scene, "bob", bob, "shoot", other, weapon=item, skill="Fusil à pompe")
    simple(scene, "bob", bob, intent, 20, "Fusil à pompe")
    over(scene)
    refused(scene, bob, "needs_cycling", "shoot", other, weapon=item, skill="Tir")
    intent = acts(scene, "bob", bob, "shoot", other, weapon=item, skill="Fusil à pompe")
    call = simple(scene, "bob", bob, intent, 2, "Fusil à pompe")
    assert ranks_of(scene, call) == {"pump": 1}
    assert result(scene, call).total == 5


def test_the_selector() -> None:
    """SOM-GUN-10: single by default; each change of position is an action."""
    scene, woman, bob, other = gunfight()
    smg = gun(scene, bob, "smg")
    assert state_of(scene, smg).mode == "single"
    burst = {"weapon": smg, "skill": "Tir", "direction": "la porte"}
    refused(scene, bob, "mode_not_selected", "shoot", mode="continuous", **burst)
    refused(scene, bob, "nothing_to_do", "select_mode", weapon=smg, mode="single")
    refused(scene, bob, "out_of_bounds", "select_mode", weapon=smg)
    gesture(scene, woman, bob, "select_mode", weapon=smg, mode="continuous")
    says(scene, "ana", woman, "none")
    refused(scene, bob, "mode_not_selected", "shoot", other, weapon=smg)
    refused(scene, bob, "mode_not_selected", "shoot", mode="short_burst", **burst)
    says(scene, "bob", bob, "shoot", mode="continuous", **burst)
    again, woman, bob, other = gunfight()
    pistol = gun(again, bob)
    refused(again, bob, "mode_not_selected", "shoot", weapon=pistol, mode="continuous", direction="là")
    refused(again, bob, "nothing_to_do", "select_mode", weapon=pistol, mode="continuous")
    refused(again, bob, "mode_not_selected", "shoot", mode="short_burst", direction="là")


def test_a_selector_that_was_not_moved_in_time() -> None:
    """SOM-GUN-10: the change failed, the burst does not leave."""
    scene, woman, bob, other = gunfight()
    scene.do("gm", SetCombatants(actions={bob: 2}))
    smg = gun(scene, bob, "smg")
    says(scene, "ana", woman, "none")
    select = says(scene, "bob", bob, "select_mode", weapon=smg, mode="short_burst")
    fire = acts(scene, "bob", bob, "shoot", other, weapon=smg, mode="short_burst", direction="lui", skill="Tir")
    scene.do("gm", ClassifyAction(select, "auto_failure"))
    done(scene, fire)
    assert state_of(scene, smg).rounds == 20
    assert fight(scene).hits == ()


def test_a_bipod() -> None:
    """SOM-GUN-18: two actions to unfold, no movement behind it; prepared again, it is taken up."""
    scene, woman, bob, _ = gunfight()
    lmg = gun(scene, bob, "lmg")
    gesture(scene, woman, bob, "unfold_bipod", weapon=lmg)
    assert not state_of(scene, lmg).bipod
    assert scene.view("bob").combat.items[0].gun.unfolding == 1
    gesture(scene, woman, bob, "unfold_bipod", weapon=lmg)
    assert state_of(scene, lmg).bipod
    says(scene, "ana", woman, "none")
    refused(scene, bob, "nothing_to_do", "unfold_bipod", weapon=lmg)
    refused(scene, bob, "bipod_unfolded", "move")
    refused(scene, bob, "bipod_unfolded", "flee")
    done(scene, acts(scene, "bob", bob, "prepare", weapon=lmg))
    over(scene)
    assert not state_of(scene, lmg).bipod
    bob_acts(scene, woman, bob, "move")
    again, _, bob, _ = gunfight()
    refused(again, bob, "nothing_to_do", "unfold_bipod", weapon=gun(again, bob, "assault_rifle"))
    refused(again, bob, "nothing_to_do", "unfold_bipod")


def test_a_light_machine_gun() -> None:
    """SOM-GUN-19: five actions to set up, five for a belt, and somebody to guide it."""
    scene, bob = playing()
    other = npc(scene)
    mg = gun(scene, bob, "light_machine_gun", rounds=0, spare=1)
    for left in (4, 3, 2, 1, 0):
        scene.do("ana", UnfoldBipod(bob, mg))
        assert state_of(scene, mg).bipod is (left == 0)
    scene.refuse("ana", Reload(bob, mg), "no_loader")
    scene.refuse("ana", NameLoader(mg, other), "gm_only")
    scene.refuse("gm", NameLoader(mg, bob), "out_of_bounds")
    scene.refuse("gm", NameLoader(gun(scene, bob), other), "out_of_bounds")
    scene.do("gm", NameLoader(mg, other))
    assert scene.last("ana") == ["LoaderNamed"]
    scene.refuse("gm", NameLoader(mg, other), "out_of_bounds")
    for _ in range(4):
        scene.do("ana", Reload(bob, mg))
        assert state_of(scene, mg).rounds == 0
    scene.do("ana", Reload(bob, mg))
    assert state_of(scene, mg).rounds == 100


def test_two_hands() -> None:
    """SOM-GUN-21, SOM-LOC-15: with an invalid arm the shot fails by itself and no round leaves."""
    scene, woman, bob, other = gunfight()
    rifle, pistol = gun(scene, bob, "assault_rifle"), gun(scene, bob, "pistol")
    bob_acts(scene, woman, bob, "none")
    scene.do("gm", ImposeWounds(bob, 3, "left_arm"))
    over(scene)
    says(scene, "ana", woman, "none")
    refused(scene, bob, "arm_invalid", "shoot", other, weapon=pistol, hand="left")
    intent = acts(scene, "bob", bob, "shoot", other, weapon=rifle, skill="Tir")
    scene.do("gm", CallRoll(bob, ("Tir",), resolves=intent))
    assert "ActionAutoResolved" in scene.last("bob")
    assert state_of(scene, rifle).rounds == 30
    over(scene)
    shot(scene, bob, bob_acts(scene, woman, bob, "shoot", other, weapon=pistol, skill="Tir", hand="right"), 2)
    assert len(fight(scene).hits) == 1
    assert all(MODELS[m].hands == 2 for m in MODELS if (g := MODELS[m].gun) and g.automatic)


def test_the_guns_of_the_book() -> None:
    """SOM-GUN-06, SOM-GUN-03: bonus, capacity and reload of each."""
    expected: dict[str, tuple[int, int, int, int]] = {
        "hunting_gun": (2, 2, 2, 1),
        "pump_shotgun": (3, 6, 3, 2),
        "revolver": (2, 6, 4, 2),
        "revolver_clip": (2, 6, 2, 6),
        "big_revolver": (3, 6, 4, 2),
        "pistol": (2, 12, 1, 0),
        "big_pistol": (3, 12, 1, 0),
        "smg": (3, 20, 1, 0),
        "assault_rifle": (3, 30, 1, 0),
        "lmg": (3, 30, 1, 0),
        "lmg_drum": (3, 70, 1, 0),
        "light_machine_gun": (3, 100, 5, 0),
        "light_machine_gun_200": (3, 200, 5, 0),
        "heavy_machine_gun": (6, 100, 5, 0),
    }
    for model, (bonus, capacity, actions, by_action) in expected.items():
        weapon_ = MODELS[model]  # type: ignore[index]
        assert weapon_.gun is not None
        reload = weapon_.gun.reload
        assert (weapon_.bonus, weapon_.gun.capacity) == (bonus, capacity), model
        assert (reload.before + reload.actions, reload.rounds) == (actions, by_action), model
        assert weapon_.bonus == BONUS[weapon_.category], model
    heavy = MODELS["heavy_machine_gun"]
    assert heavy.uncapped
    assert heavy.gun is not None
    assert heavy.gun.emplaced


def test_defining_a_gun() -> None:
    """SOM-GUN-06: by its name or spelled out; one or the other, in bounds; the profile is its bearer's."""
    scene, bob = playing()
    profile = Firearm(capacity=7, reload=Reloading(actions=2))
    own = Weapon(category="firearm", damage="piercing", bonus=2, gun=profile)
    scene.do("gm", DefineItem("Un vieux pistolet", bob, weapon=own))
    assert state_of(scene, scene.last_id).rounds == 7
    scene.refuse("gm", DefineItem("-", weapon=own, model="pistol"), "out_of_bounds")
    broken = Weapon(
        category="firearm", damage="piercing", bonus=2, gun=Firearm(capacity=0, reload=Reloading(actions=1))
    )
    scene.refuse("gm", DefineItem("-", weapon=broken), "out_of_bounds")
    scene.refuse("gm", DefineItem("-", model="pistol", loading=Loading(rounds=-1)), "out_of_bounds")
    scene.refuse("gm", DefineItem("-", model="pistol", loading=Loading(steps=("cock", "cock"))), "out_of_bounds")
    knife = Weapon(category="melee", damage="slashing", bonus=0)
    scene.refuse("gm", DefineItem("-", weapon=knife, loading=Loading()), "out_of_bounds")
    scene.do("gm", DefineItem("Un pistolet", bob, model="pistol", loading=Loading(rounds=99)))
    assert state_of(scene, scene.last_id).rounds == 12
    assert scene.view("ana").combat.items[0].weapon.gun.capacity == 7
    assert scene.view("bob").combat.items == ()


def test_handling_in_usual_time() -> None:
    """SOM-GUN-01, SOM-GUN-03, SOM-GUN-10: a command each; everybody sees the gesture, the bearer its numbers."""
    scene, bob = playing()
    smg = gun(scene, bob, "smg", steps=())
    scene.refuse("bob", PrepareFirearm(bob, smg), "not_owner")
    scene.refuse("ana", PrepareFirearm(bob, "nothing"), "unknown_id")
    scene.refuse("ana", PrepareFirearm(bob, weapon(scene, bob)), "unknown_id")
    for _ in range(3):
        scene.do("ana", PrepareFirearm(bob, smg))
        assert scene.last("eve") == ["WeaponStateChanged"]
        assert all(scene.feeds.sees(seat, scene.last_id) for seat in ("ana", "eve", "gm"))
    scene.correct("ana", ContestRuling(scene.last_id, "déjà armée"))
    scene.refuse("ana", PrepareFirearm(bob, smg), "nothing_to_do")
    scene.refuse("ana", CycleFirearm(bob, smg), "nothing_to_do")
    scene.do("ana", SelectMode(bob, smg, "short_burst"))
    scene.refuse("ana", SelectMode(bob, smg, "short_burst"), "nothing_to_do")
    shown = {s: scene.feed(s)[-1].entries[0].fields for s in ("ana", "eve", "gm")}
    assert (shown["ana"].mode, shown["eve"].mode, shown["gm"].mode) == ("short_burst", None, "short_burst")
    assert {shown[s].gesture for s in shown} == {"select_mode"}
    scene.do("ana", Unequip(bob, smg))
    assert state_of(scene, smg).steps == {"safety", "cock"}
    scene.do("ana", Equip(bob, smg, "left"))
    assert state_of(scene, smg).steps == {"draw", "safety", "cock"}


def test_no_commands_of_usual_time_in_a_fight() -> None:
    """SOM-GUN-01: there it is declared."""
    scene, _, bob, _ = gunfight()
    pistol = gun(scene, bob, steps=())
    scene.refuse("bob", PrepareFirearm(bob, pistol), "wrong_phase")


def test_under_continuous_fire() -> None:
    """SOM-GUN-12: advancing asks for willpower: a reaction, on which no Wound weighs."""
    scene, woman, bob, _ = gunfight()
    bob_acts(scene, woman, bob, "move")
    scene.do("gm", ImposeWounds(bob, 2))
    call = rolled(scene, CallRoll(bob, ("mind",), kind="reaction", label="avancer sous le feu"), "bob", 11)
    assert result(scene, call).success
    assert result(scene, call).wounds == 0


def test_a_single_shot_is_a_shot() -> None:
    """SOM-GUN-10, SOM-LOC-04: an automatic in single mode may aim; the bonus of its category."""
    scene, woman, bob, other = gunfight()
    smg = gun(scene, bob, "smg")
    intent = bob_acts(scene, woman, bob, "shoot", other, weapon=smg, skill="Tir", mode="single", aim="head")
    shot(scene, bob, intent, 4)
    hit = fight(scene).hits[0]
    assert (hit.raw, hit.zone) == (7, "head")
    phase(scene, 2)
    shot(scene, bob, bob_acts(scene, woman, bob, "shoot", other, weapon=smg, skill="Tir"), 4)
    zone(scene, "bob", 1)
    scene.refuse("gm", EndCombat(), "pending_damage")


@pytest.mark.parametrize(("named", "hand"), [(None, "left"), ("left", "left"), ("right", "left")])
def test_a_gun_is_drawn_into_the_hand_that_is_free(named: Any, hand: str) -> None:
    """SOM-GUN-01, SOM-TURN-09: the right one holds a knife already."""
    scene, woman, bob, _ = gunfight()
    knife, pistol = weapon(scene, bob), gun(scene, bob, steps=())
    take = bob_acts(scene, woman, bob, "prepare", weapon=knife, hand="right")
    done(scene, take)
    over(scene)
    draw = bob_acts(scene, woman, bob, "prepare", weapon=pistol, hand=named)
    done(scene, draw)
    assert (scene.state.items[knife].hand, scene.state.items[pistol].hand) == ("right", hand)
