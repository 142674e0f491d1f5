"""SOM-GUN-05, SOM-GUN-06: rounds, who counts them, and loading again."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills, ChoosePersonality, CreateCharacter
from domain.systems.sombre.characters.proposal_commands import ProposeSkill, ReviewProposal
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.guns.gun_handling import (
    CallAccidentalDischarge,
    CycleFirearm,
    GiveAmmoCount,
    NameLoader,
    PrepareFirearm,
    Reload,
    RuleFirearm,
    TakeAmmoCount,
)
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, SetCombatants, StartCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.arms import STEPS, Firearm, Loading, Reloading, Weapon
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.table.phases import StartPlay
from tests.scene import Scene
from tests.sombre.fights import acts, bob_acts, done, fight, idle, says
from tests.sombre.gunmen import gun, gunfight, over, refused, shot, state_of
from tests.sombre.table import SEATS, npc, playing, rolled
from tests.twins import Twins


def seen(scene: Scene, seat: str) -> Any:
    return scene.view(seat).combat.items[0].gun


@pytest.mark.parametrize(
    ("model", "loads"),
    [
        ("hunting_gun", (1, 2)),
        ("pump_shotgun", (2, 4, 6)),
        ("revolver", (0, 2, 4, 6)),
        ("revolver_clip", (0, 6)),
        ("pistol", (12,)),
        ("smg", (20,)),
        ("assault_rifle", (30,)),
        ("lmg_drum", (70,)),
        ("light_machine_gun_200", (0, 0, 0, 0, 200)),
        ("grenade_launcher", (0, 1)),
    ],
)
def test_loading(model: Any, loads: tuple[int, ...]) -> None:
    """SOM-GUN-06: loose rounds count at once, magazines and belts with the last action."""
    scene, person = playing()
    item = gun(scene, person, model, rounds=0, spare=20)
    if model.startswith("light"):
        scene.do("gm", NameLoader(item, npc(scene)))
    for rounds in loads:
        scene.do("ana", Reload(person, item))
        assert state_of(scene, item).rounds == rounds
    scene.refuse("ana", Reload(person, item), "nothing_to_do")
    loose = model in ("hunting_gun", "pump_shotgun", "revolver", "revolver_clip")
    assert state_of(scene, item).spare == 20 - (loads[-1] if loose else 1)


def test_a_magazine_in_a_bag() -> None:
    """SOM-GUN-06: up to three actions, as the game master rules; nothing counts before the last."""
    scene, person = playing()
    pistol = gun(scene, person, "pistol", rounds=3, spare=1)
    scene.refuse("gm", RuleFirearm(pistol, reload=0), "out_of_bounds")
    scene.do("gm", RuleFirearm(pistol, reload=3))
    for rounds, left in ((3, 2), (3, 1), (12, 0)):
        scene.do("ana", Reload(person, pistol))
        assert state_of(scene, pistol).rounds == rounds
        assert scene.feed("ana")[-1].entries[0].fields.left == left
        assert scene.feed("eve")[-1].entries[0].fields.left is None
    scene.do("gm", RuleFirearm(pistol, rounds=0))
    scene.refuse("ana", Reload(person, pistol), "no_ammunition")
    scene.refuse("gm", RuleFirearm(pistol, rounds=13), "out_of_bounds")


def test_a_reload_cut_short() -> None:
    """SOM-GUN-06: what is in is in; the next one starts with the cases again."""
    scene, woman, bob, other = gunfight()
    revolver = gun(scene, bob, "revolver", rounds=0, spare=3)
    for rounds in (0, 2):
        done(scene, bob_acts(scene, woman, bob, "reload", weapon=revolver))
        over(scene)
        assert state_of(scene, revolver).rounds == rounds
    shot(scene, bob, bob_acts(scene, woman, bob, "shoot", other, weapon=revolver, skill="Tir"), 20)
    over(scene)
    for rounds in (1, 2):
        done(scene, bob_acts(scene, woman, bob, "reload", weapon=revolver))
        over(scene)
        assert state_of(scene, revolver).rounds == rounds
    says(scene, "ana", woman, "none")
    refused(scene, bob, "no_ammunition", "reload", weapon=revolver)


def test_an_empty_weapon() -> None:
    """SOM-GUN-05: refused to who counts himself, not after a reload in the same Turn."""
    scene, woman, bob, other = gunfight()
    scene.do("gm", SetCombatants(actions={bob: 2}))
    pistol = gun(scene, bob, "pistol", rounds=0, spare=1)
    says(scene, "ana", woman, "none")
    refused(scene, bob, "empty_weapon", "shoot", other, weapon=pistol, skill="Tir")
    reload = says(scene, "bob", bob, "reload", weapon=pistol)
    fire = acts(scene, "bob", bob, "shoot", other, weapon=pistol, skill="Tir")
    done(scene, reload, fire)
    assert state_of(scene, pistol).rounds == 11


def test_who_counts() -> None:
    """SOM-GUN-05: the game master takes the count over and gives it back; capacity and magazines stay OWN."""
    scene, person = playing()
    pistol = gun(scene, person, "pistol", rounds=5, spare=2)
    assert (seen(scene, "ana").rounds, seen(scene, "ana").spare) == (5, 2)
    scene.refuse("gm", GiveAmmoCount(pistol), "out_of_bounds")
    scene.refuse("ana", TakeAmmoCount(pistol), "gm_only")
    scene.refuse("gm", TakeAmmoCount("nothing"), "unknown_id")
    scene.do("gm", TakeAmmoCount(pistol))
    assert scene.last("ana") == ["AmmoCountTaken"]
    assert scene.last("bob") == []
    assert seen(scene, "ana").held
    assert (seen(scene, "ana").rounds, seen(scene, "ana").spare) == (None, 2)
    assert scene.view("ana").combat.items[0].weapon.gun.capacity == 12
    assert seen(scene, "gm").rounds == 5
    scene.refuse("gm", TakeAmmoCount(pistol), "out_of_bounds")
    scene.do("gm", RuleFirearm(pistol, rounds=1))
    assert scene.last("ana") == []
    scene.do("gm", RuleFirearm(pistol, rounds=1, spare=1))
    assert scene.last("ana") == ["FirearmRuled"]
    assert scene.feed("ana")[-1].entries[0].fields.rounds is None
    scene.do("gm", GiveAmmoCount(pistol))
    assert seen(scene, "ana").rounds == 1


def test_a_click() -> None:
    """SOM-GUN-05: the shot is taken, the action spent, and everybody hears it."""
    scene, woman, bob, other = gunfight()
    pistol = gun(scene, bob, "pistol", rounds=0, held=True)
    intent = bob_acts(scene, woman, bob, "shoot", other, weapon=pistol, skill="Tir")
    scene.do("gm", CallRoll(bob, ("Tir",), resolves=intent))
    for seat in ("ana", "bob", "eve"):
        assert "WeaponFoundEmpty" in scene.last(seat)
        assert "ShotsFired" not in scene.last(seat)
    assert fight(scene).intents[intent].resolved
    assert fight(scene).hits == ()
    assert seen(scene, "bob").rounds is None


def test_an_automatic_success_does_not_fire_an_empty_gun() -> None:
    """SOM-GUN-05: whatever the form of the ruling."""
    scene, woman, bob, other = gunfight()
    pistol = gun(scene, bob, "pistol", rounds=0, held=True)
    intent = bob_acts(scene, woman, bob, "shoot", other, weapon=pistol)
    scene.do("gm", ClassifyAction(intent, "auto_success"))
    assert "WeaponFoundEmpty" in scene.last("eve")
    assert fight(scene).hits == ()


def test_rounds_are_the_bearers() -> None:
    """SOM-GUN-05: everybody hears the shot, the owner counts; an adversary's rounds are the game master's."""
    scene, woman, bob, other = gunfight()
    pistol = gun(scene, bob)
    shot(scene, bob, bob_acts(scene, woman, bob, "shoot", other, weapon=pistol, skill="Tir"), 20)
    lines = {s: [e.fields for e in scene.feed(s)[-1].entries if e.type == "ShotsFired"] for s in ("bob", "eve", "gm")}
    assert [lines[s][0].rounds for s in ("bob", "eve", "gm")] == [1, None, 1]
    over(scene)
    mine = gun(scene, other)
    idle(scene, woman, bob)
    intent = acts(scene, "gm", other, "shoot", bob, weapon=mine, skill="Tir")
    rolled(scene, CallRoll(other, ("Tir",), concerned=(bob,), resolves=intent), "gm", 20)
    shots = [e.fields for e in scene.feed("bob")[-1].entries if e.type == "ShotsFired"]
    assert [line.rounds for line in shots] == [None]


def test_counters_end_with_the_fight() -> None:
    """SOM-TURN-01, SOM-GUN-11, SOM-GUN-13: the firing counters, not the rounds."""
    scene, woman, bob, other = gunfight()
    smg = gun(scene, bob, "smg")
    done(scene, bob_acts(scene, woman, bob, "select_mode", weapon=smg, mode="continuous"))
    over(scene)
    burst: dict[str, Any] = {"weapon": smg, "skill": "Tir", "mode": "continuous", "direction": "là"}
    shot(scene, bob, bob_acts(scene, woman, bob, "shoot", other, **burst), 20)
    assert state_of(scene, smg).streak == 1
    over(scene)
    scene.do("gm", EndCombat())
    assert (state_of(scene, smg).streak, state_of(scene, smg).rounds) == (0, 10)


class Dark:
    """Two tables where Bob's gun, whose rounds the game master counts, holds more on the left."""

    def __init__(self, model: Any, left: int, right: int, spare: tuple[int, int] = (0, 0), actions: int = 1) -> None:
        self.twins = Twins("sombre", SEATS, ("ana", "bob", "eve", "host"))
        both = self.twins.both
        self.bob = both("bob", CreateCharacter("Bob", "male"))
        both("bob", AllocateCommonSkills(self.bob, 12, 11, 12))
        both("bob", ChoosePersonality(self.bob, "avoidant"))
        skill = both("bob", ProposeSkill(self.bob, 12, "Tir"))
        both("gm", ReviewProposal(skill, "accept"))
        both("gm", ValidateCharacter(self.bob))
        self.other = both("gm", CreateNpc("Le tueur", scores={"body": 14}))
        both("gm", IntroduceNpc(self.other, "Un homme"))
        both("gm", StartPlay())
        both("gm", OpenScene("La ferme"))
        loading = Loading(steps=STEPS, spare=min(spare), held=True)
        self.item = item = both("gm", DefineItem("Une arme", self.bob, model=model, loading=loading))
        self.hidden(RuleFirearm(item, rounds=left), RuleFirearm(item, rounds=right))
        if spare[0] != spare[1]:
            self.hidden(RuleFirearm(item, spare=spare[0]), RuleFirearm(item, spare=spare[1]))
        self.fighting = actions
        self.twins.probe("bob", PrepareFirearm(self.bob, item), Reload(self.bob, item), CycleFirearm(self.bob, item))

    def hidden(self, left: RuleFirearm, right: RuleFirearm) -> None:
        self.twins.secret("gm", left, right)

    def fight(self) -> None:
        self.twins.both("gm", StartCombat((self.bob, self.other)))
        if self.fighting > 1:
            self.twins.both("gm", SetCombatants(actions={self.bob: self.fighting}))

    def spec(self, kind: Any, **named: Any) -> ActionSpec:
        target = self.other if kind == "shoot" else None
        return ActionSpec(kind=kind, target=target, weapon=self.item, skill="Tir", **named)

    def declares(self, kind: Any, **named: Any) -> str:
        probes = [DeclareIntent(self.bob, self.spec(k)) for k in ("shoot", "reload", "cycle", "prepare")]
        self.twins.probe("bob", *probes)
        return self.twins.both("bob", DeclareIntent(self.bob, self.spec(kind, **named)))

    def advance(self, times: int = 1) -> None:
        for _ in range(times):
            self.twins.both("gm", AdvancePhase())


def test_nobody_can_tell_how_many_are_left() -> None:
    """SOM-GUN-05: views, moves and refusals are the same, until the click."""
    dark = Dark("pistol", 9, 1)
    dark.fight()
    first = dark.declares("shoot")
    dark.advance()
    call = dark.twins.both("gm", CallRoll(dark.bob, ("Tir",), resolves=first))
    dark.twins.both("bob", Roll(call), 20)
    dark.advance(2)
    second = dark.declares("shoot")
    dark.advance()
    probe = CallRoll(dark.bob, ("Tir",), resolves=second)
    left, right = dark.twins.left, dark.twins.right
    left.do("gm", probe)
    right.do("gm", probe)
    assert "WeaponFoundEmpty" not in left.last("bob")
    assert "WeaponFoundEmpty" in right.last("bob")


def test_two_shots_in_a_turn_betray_nothing() -> None:
    """SOM-GUN-05, SOM-GUN-03: what must be done between two shots does not depend on hidden rounds."""
    dark = Dark("single_action_revolver", 6, 0, actions=2)
    dark.fight()
    dark.declares("shoot")
    dark.twins.probe("bob", DeclareIntent(dark.bob, dark.spec("shoot")))
    dark.declares("cycle")


def test_loading_betrays_nothing() -> None:
    """SOM-GUN-05: loose rounds that the game master counts go in unseen, full or not, some or none left."""
    dark = Dark("revolver", 6, 1, (0, 3))
    for _ in range(5):
        dark.twins.probe("bob", Reload(dark.bob, dark.item))
        dark.twins.both("bob", Reload(dark.bob, dark.item))
    dark.hidden(RuleFirearm(dark.item, rounds=2), RuleFirearm(dark.item, spare=9))
    dark.fight()
    reload = dark.declares("reload")
    dark.advance()
    dark.twins.both("gm", ClassifyAction(reload, "auto_success"))
    assert state_of(dark.twins.left, dark.item).rounds == 2


def test_a_gesture_is_seen_whether_it_loads_or_not() -> None:
    """SOM-GUN-05: one round at a time, counted behind the screen, into a gun that is full, or from an empty pocket."""
    one_by_one = Firearm(capacity=2, reload=Reloading(actions=1, rounds=1))
    for rounds, spare in ((2, 5), (0, 0), (0, 5)):
        scene, person = playing()
        weapon = Weapon(category="firearm", damage="piercing", bonus=2, gun=one_by_one)
        scene.do("gm", DefineItem("-", person, weapon=weapon, loading=Loading(rounds=rounds, spare=spare, held=True)))
        scene.do("ana", Reload(person, scene.last_id))
        assert scene.last("ana") == ["WeaponStateChanged"]


def test_a_full_magazine_betrays_nothing() -> None:
    """SOM-GUN-05: changing it is never refused for what is left in the other; there is one less."""
    dark = Dark("pistol", 12, 0, (1, 1))
    dark.twins.both("bob", Reload(dark.bob, dark.item))
    for scene in (dark.twins.left, dark.twins.right):
        assert state_of(scene, dark.item).rounds == 12
        scene.refuse("bob", Reload(dark.bob, dark.item), "no_ammunition")


def test_an_accident_is_heard() -> None:
    """SOM-GUN-02, SOM-GUN-05: the call betrays nothing, the shot or the click does."""
    dark = Dark("pistol", 2, 0)
    call = dark.twins.both("gm", CallAccidentalDischarge(dark.bob, dark.item))
    dark.twins.probe("bob", Roll(call), dice=(20,))
