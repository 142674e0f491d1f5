"""SOM-GUN: bursts: rounds, ranks, impacts, whom they strike and where."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.combat.attacks.ranged import projectiles
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.guns.burst_rulings import AllocateImpacts, ConstrainImpacts, ListBurstTargets
from domain.systems.sombre.combat.guns.bursts import allocations, impacts
from domain.systems.sombre.combat.resolution.contact_shots import RuleContactDamage
from domain.systems.sombre.combat.resolution.strays import CallStrayProjectiles
from domain.systems.sombre.combat.resolution.wounds import ChooseZone, RuleCondition, RuleHit, RuleZone
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.combat.turn.intent_rulings import RecordNpcIntent
from domain.systems.sombre.combat.turn.turn import AdvancePhase, SetCombatants, SetContact, StartCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import DeclareAutomaticResult, Roll
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, NpcSkill
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.arms import STEPS, Firearm, Loading, Protection, Reloading, Weapon
from domain.systems.sombre.state.character import Animal
from domain.systems.sombre.state.combat_state import ActionSpec, Burst
from domain.systems.sombre.state.roll_state import Cover, Shot
from domain.systems.sombre.table.phases import StartPlay
from projections.feeds.reader import SeatReader
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import acts, bob_acts, done, fight, idle, phase, says, zone
from tests.sombre.gunmen import (
    burst_of,
    bursting,
    gun,
    gunfight,
    landed,
    over,
    ready,
    refused,
    selected,
    shot,
    state_of,
)
from tests.sombre.table import SEATS, carole, introduced, npc, result, rolled
from tests.twins import Twins


@pytest.mark.parametrize(
    ("margin", "count"),
    [
        (0, 1),
        (1, 1),
        (2, 1),
        (3, 2),
        (5, 2),
        (6, 3),
        (8, 3),
        (9, 4),
        (11, 4),
        (12, 5),
        (15, 6),
        (17, 6),
        (18, 7),
        (20, 7),
    ],
)
def test_impacts(margin: int, count: int) -> None:
    """SOM-GUN-14: one, and one more for each three points; never more than the rounds fired."""
    assert impacts(margin, 10) == count
    assert impacts(margin, 3) == min(count, 3)


@pytest.mark.parametrize(("model", "actions", "most"), [("smg", 2, 2), ("assault_rifle", 3, 3)])
def test_continuous_fire(model: Any, actions: int, most: int) -> None:
    """SOM-GUN-11: E2.10: ranks 1, 2, 3; empty after two actions, after three."""
    scene, woman, bob, _, item = ready(model)
    for number in range(1, actions + 1):
        intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
        call = shot(scene, bob, intent, 20)
        assert result(scene, call).difficulty == number
        assert state_of(scene, item).rounds == 10 * (actions - number)
        over(scene)
    assert state_of(scene, item).streak == most
    says(scene, "ana", woman, "none")
    refused(scene, bob, "empty_weapon", "shoot", **bursting(item))


def test_a_turn_without_firing() -> None:
    """SOM-GUN-11, A23: the ranks start again."""
    scene, woman, bob, _, item = ready("assault_rifle")
    for _ in range(2):
        shot(scene, bob, bob_acts(scene, woman, bob, "shoot", **bursting(item)), 20)
        over(scene)
    bob_acts(scene, woman, bob, "none")
    over(scene)
    call = shot(scene, bob, bob_acts(scene, woman, bob, "shoot", **bursting(item)), 20)
    assert result(scene, call).difficulty == 1


def test_two_actions_of_continuous_fire() -> None:
    """SOM-GUN-11, SOM-TURN-19: a rank more with each action, whichever is called first."""
    scene, woman, bob, _, item = ready("assault_rifle")
    scene.do("gm", SetCombatants(actions={bob: 2}))
    says(scene, "ana", woman, "none")
    one, two = (says(scene, "bob", bob, "shoot", **bursting(item)) for _ in range(2))
    phase(scene)
    first = scene.act("gm", CallRoll(bob, ("Tir",), resolves=one))
    second = scene.act("gm", CallRoll(bob, ("Tir",), resolves=two))
    for call in (first, second):
        scene.do("bob", Roll(call), 20)
    assert [result(scene, call).difficulty for call in (first, second)] == [1, 2]
    assert state_of(scene, item).rounds == 10


def test_what_is_left() -> None:
    """SOM-GUN-11, SOM-GUN-13, SOM-GUN-14: less than a volley leaves, and no more impacts than rounds."""
    for mode, rounds in (("continuous", 2), ("short_burst", 2)):
        scene, woman, bob, other, item = ready("smg", mode, {"rounds": rounds})
        intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item, mode))
        landed(scene, bob, intent, 20)
        assert burst_of(scene, intent).impacts == 2
        assert state_of(scene, item).rounds == 0


def test_a_short_burst_and_its_release() -> None:
    """SOM-GUN-13: three rounds, no rank; then an action of anything but fire."""
    scene, woman, bob, other, item = ready("smg", "short_burst")
    call = shot(scene, bob, bob_acts(scene, woman, bob, "shoot", other, **bursting(item, "short_burst")), 20)
    assert result(scene, call).difficulty == 0
    assert state_of(scene, item).rounds == 17
    over(scene)
    says(scene, "ana", woman, "none")
    refused(scene, bob, "must_release", "shoot", other, **bursting(item, "short_burst"))
    acts(scene, "bob", bob, "move")
    done(scene, *(k for k, i in fight(scene).intents.items() if i.spec.kind == "move"))
    over(scene)
    shot(scene, bob, bob_acts(scene, woman, bob, "shoot", other, **bursting(item, "short_burst")), 20)
    assert state_of(scene, item).rounds == 14


def test_no_other_gun_is_fired_while_the_finger_lets_go() -> None:
    """SOM-GUN-13: an action of release is one of anything but fire."""
    scene, woman, bob, other, item = ready("smg", "short_burst")
    pistol = gun(scene, bob, "pistol")
    shot(scene, bob, bob_acts(scene, woman, bob, "shoot", other, **bursting(item, "short_burst")), 20)
    over(scene)
    says(scene, "ana", woman, "none")
    refused(scene, bob, "must_release", "shoot", other, weapon=pistol, skill="Tir")
    says(scene, "bob", bob, "move")


def test_a_release_between_two_bursts_of_a_turn() -> None:
    """SOM-GUN-13, SOM-TURN-19: who has three actions releases in the second."""
    scene, woman, bob, other, item = ready("smg", "short_burst")
    scene.do("gm", SetCombatants(actions={bob: 3}))
    says(scene, "ana", woman, "none")
    burst = bursting(item, "short_burst")
    says(scene, "bob", bob, "shoot", other, **burst)
    refused(scene, bob, "must_release", "shoot", other, **burst)
    says(scene, "bob", bob, "dodge", other)
    acts(scene, "bob", bob, "shoot", other, **burst)
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")


def test_nobody_aims_a_burst() -> None:
    """SOM-GUN-16, SOM-LOC-08, SOM-GUN-15: no zone, a direction; not even against who cannot react."""
    scene, woman, bob, other, item = ready()
    refused(scene, bob, "cannot_aim_burst", "shoot", other, **bursting(item, aim="head"))
    refused(scene, bob, "out_of_bounds", "shoot", other, **bursting(item, direction=" "))
    scene.do("gm", RuleCondition(other, "bound"))
    intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item))
    scene.refuse("bob", ChooseZone(intent, "head"), "cannot_aim_burst")


def test_from_the_arm_up() -> None:
    """SOM-GUN-16, SOM-GUN-17, SOM-GUN-14: one d6, then a zone higher each time; over the head they are lost."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item))
    call = shot(scene, bob, intent, 9)
    assert result(scene, call).total == 12
    assert burst_of(scene, intent).impacts == 4
    assert burst_of(scene, intent).allocated == {other: 4}
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    zone(scene, "bob", 4)
    assert [(h.zone, h.raw) for h in fight(scene).hits] == [("left_arm", 12), ("trunk", 12), ("head", 12)]
    assert scene.last("eve").count("DamageQueued") == 3
    assert len({h.id for h in fight(scene).hits}) == 3


def test_four_wounds_per_impact() -> None:
    """SOM-GUN-17: E2.9: the damage of each impact, each with its own limb cap."""
    scene, woman, bob, other = gunfight()
    profile = Firearm(capacity=20, reload=Reloading(actions=1), automatic=True)
    toy = Weapon(category="firearm", damage="piercing", bonus=0, gun=profile)
    item = scene.act("gm", DefineItem("Une arme", bob, weapon=toy, loading=Loading(steps=STEPS)))
    selected(scene, woman, bob, item)
    intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item))
    landed(scene, bob, intent, 4)
    zone(scene, "bob", 4)
    phase(scene)
    assert body(scene, other).marks == {"left_arm": 3}
    assert totals(scene, other) == (3 + 4, 0)


def test_impacts_in_their_order() -> None:
    """SOM-GUN-17, SOM-PROT-03, SOM-TURN-14: a ruling on the first does not put it after the second."""
    scene, woman, bob, other, item = ready()
    scene.do("gm", DefineItem("Un gilet", other, protection=Protection(weight="heavy", zones=("trunk", "head"))))
    intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item))
    landed(scene, bob, intent, 3)
    zone(scene, "bob", 5)
    first, second = fight(scene).hits
    scene.do("gm", RuleHit(first.id, massive=True))
    assert [h.id for h in fight(scene).hits] == [first.id, second.id]
    assert [h.impact for h in fight(scene).hits] == [1, 2]


def test_the_game_master_may_name_the_place() -> None:
    """SOM-LOC-02, SOM-GUN-16: of the first impact; the others climb from it."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item))
    landed(scene, bob, intent, 3)
    scene.do("gm", RuleZone(fight(scene).hits[0].id, "right_leg"))
    assert scene.state.dice.calls == {}
    assert [h.zone for h in fight(scene).hits] == ["right_leg", "left_leg"]


def test_sharing_out() -> None:
    """SOM-GUN-15: the shooter chooses among those whom the game master lists; the Turn waits for it."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    scene.refuse("bob", AllocateImpacts(intent, {other: 1}), "nothing_to_do")
    landed(scene, bob, intent, 9)
    assert burst_of(scene, intent).allocated is None
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    scene.refuse("gm", AdvanceFictionTime(5), "needs_gm_ruling")
    scene.refuse("ana", ListBurstTargets(intent, (other,)), "gm_only")
    scene.do("gm", ListBurstTargets(intent, (woman, other)))
    assert scene.last("eve") == ["BurstTargetsListed"]
    assert scene.view("bob").combat.fight.bursts[0].owed == 4
    scene.refuse("ana", AllocateImpacts(intent, {other: 4}), "unknown_id")
    scene.refuse("bob", AllocateImpacts(intent, {other: 3}), "sum_mismatch")
    scene.refuse("bob", AllocateImpacts(intent, {other: 5, woman: -1}), "sum_mismatch")
    scene.refuse("bob", AllocateImpacts(intent, {bob: 4}), "unknown_id")
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    scene.do("bob", AllocateImpacts(intent, {other: 3, woman: 1}))
    assert scene.last("eve") == ["ImpactsAllocated", "ZoneAsked", "ZoneAsked"]
    scene.refuse("bob", AllocateImpacts(intent, {other: 4}), "already_resolved")
    scene.refuse("gm", ListBurstTargets(intent, (woman,)), "already_resolved")
    assert sum(c.purpose == "zone" for c in scene.state.dice.calls.values()) == 2
    zone(scene, "bob", 6)
    zone(scene, "bob", 1)
    struck = [(h.target, h.zone) for h in fight(scene).hits]
    assert sorted(struck) == sorted([(other, "right_leg"), (other, "left_leg"), (other, "right_arm"), (woman, "head")])


def test_the_game_master_shares_out_for_an_absent_player() -> None:
    """SOM-GUN-15, SOM-RULING-04."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    landed(scene, bob, intent, 3)
    scene.do("gm", ListBurstTargets(intent, (woman, other)))
    scene.do("gm", AllocateImpacts(intent, {other: 2}))
    assert burst_of(scene, intent).allocated == {other: 2}


def test_limits() -> None:
    """SOM-GUN-15: at most, at least; what they leave unplaceable is lost."""
    scene, woman, bob, other, item = ready()
    intent = says(scene, "bob", bob, "shoot", **bursting(item))
    says(scene, "ana", woman, "none")
    scene.do("gm", ListBurstTargets(intent, (woman, other)))
    scene.refuse("gm", ConstrainImpacts(intent, other, 3, 2), "out_of_bounds")
    scene.refuse("gm", ConstrainImpacts(intent, bob, 1), "out_of_bounds")
    scene.refuse("gm", ConstrainImpacts("nothing", other, 1), "unknown_id")
    scene.do("gm", ConstrainImpacts(intent, other, at_most=1))
    scene.do("gm", ConstrainImpacts(intent, woman, 1, 2))
    phase(scene)
    landed(scene, bob, intent, 9)
    scene.refuse("bob", AllocateImpacts(intent, {other: 1, woman: 3}), "sum_mismatch")
    scene.refuse("bob", AllocateImpacts(intent, {other: 2, woman: 1}), "constraint_violated")
    scene.do("bob", AllocateImpacts(intent, {other: 1, woman: 2}))


def test_at_least_one() -> None:
    """SOM-GUN-15: where impacts are too few for all that is asked, none goes elsewhere."""
    burst = Burst(impacts=2, least={"a": 1, "b": 2}, most={"c": 1})
    shares = list(allocations(burst, ("a", "b", "c")))
    assert shares == [{"a": 1, "b": 1, "c": 0}, {"a": 0, "b": 2, "c": 0}]
    plenty = Burst(impacts=3, least={"a": 1}, most={"b": 1})
    assert list(allocations(plenty, ("a", "b"))) == [{"a": 3, "b": 0}, {"a": 2, "b": 1}]


def test_nobody_in_that_direction() -> None:
    """SOM-GUN-15: all impacts are lost, and so are those that no limit lets in."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    landed(scene, bob, intent, 9)
    scene.do("gm", ListBurstTargets(intent, ()))
    assert burst_of(scene, intent).allocated == {}
    phase(scene)
    assert totals(scene, other) == (0, 0)
    again, woman, bob, other, item = ready()
    intent = bob_acts(again, woman, bob, "shoot", other, **bursting(item))
    landed(again, bob, intent, 0)
    assert burst_of(again, intent).allocated == {other: 1}


def test_a_missed_burst() -> None:
    """SOM-GUN-11: the rounds are gone, nothing is owed, nothing can be listed."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    shot(scene, bob, intent, 20)
    assert state_of(scene, item).rounds == 10
    scene.refuse("gm", ListBurstTargets(intent, (other,)), "already_resolved")
    phase(scene)
    assert fight(scene).phase == 3


def test_nobody_whom_the_table_does_not_know() -> None:
    """SOM-GUN-15, SOM-NPC-09: a player is offered no hidden target."""
    scene, woman, bob, other, item = ready()
    hidden = npc(scene, label=None)
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    scene.refuse("gm", ListBurstTargets(intent, (other, hidden)), "npc_not_introduced")
    scene.refuse("gm", ListBurstTargets(intent, (other, other)), "out_of_bounds")


def test_behind_a_cover() -> None:
    """SOM-GUN-22, A33: its ranks without an aim; what strikes a covered zone is lost."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    covered: dict[str, Any] = {other: ("right_leg", "left_leg", "trunk")}
    scene.do("gm", ListBurstTargets(intent, (other,), covered))
    call = shot(scene, bob, intent, 6, ranks=1)
    assert result(scene, call).difficulty == 2
    zone(scene, "bob", 2)
    assert [h.zone for h in fight(scene).hits] == ["right_arm", "left_arm"]
    assert scene.last("eve").count("ZoneSet") == 2


def test_half_the_recoil() -> None:
    """SOM-GUN-18, A72: half of +3, +6, +9, +12, rounded down: 1, 3, 4, 6."""
    totals_ = (2, 4, 5, 7)
    scene, woman, bob, _ = gunfight()
    item = gun(scene, bob, "lmg_drum")
    for _ in range(2):
        done(scene, bob_acts(scene, woman, bob, "unfold_bipod", weapon=item))
        over(scene)
    selected(scene, woman, bob, item)
    found = []
    for _ in totals_:
        intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
        found.append(result(scene, shot(scene, bob, intent, 1)).total)
        scene.do("gm", ListBurstTargets(intent, ()))
        over(scene)
    assert tuple(found) == totals_


def test_a_heavy_machine_gun() -> None:
    """SOM-GUN-20, SOM-LOC-11: no rank of recoil; no cap on a limb."""
    scene, woman, bob, other, item = ready("heavy_machine_gun")
    for number in (1, 2):
        intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item))
        call = shot(scene, bob, intent, 20 if number == 1 else 2)
        assert result(scene, call).difficulty == 0
        if number == 1:
            over(scene)
    zone(scene, "bob", 1)
    phase(scene)
    assert totals(scene, other) == (8, 0)


def npc_burst(scene: Scene, woman: str, bob: str, other: str) -> str:
    item = gun(scene, other, "smg")
    idle(scene, woman, bob)
    done_ = acts(scene, "gm", other, "select_mode", weapon=item, mode="continuous")
    done(scene, done_)
    over(scene)
    idle(scene, woman, bob)
    return acts(scene, "gm", other, "shoot", **bursting(item))


def test_the_burst_of_an_adversary() -> None:
    """SOM-GUN-14, SOM-GUN-15: the table sees what lands and no more."""
    scene, woman, bob, other = gunfight()
    intent = npc_burst(scene, woman, bob, other)
    scene.do("gm", ListBurstTargets(intent, (woman, bob)))
    assert scene.last("ana") == []
    landed(scene, other, intent, 9)
    assert "ImpactsCounted" in scene.last("gm")
    assert "ImpactsCounted" not in scene.last("bob")
    assert scene.view("bob").combat.fight.bursts == ()
    scene.refuse("bob", AllocateImpacts(intent, {bob: 4}), "unknown_id")
    scene.do("gm", AllocateImpacts(intent, {woman: 1, bob: 3}))
    assert scene.last("bob") == []
    assert scene.view("bob").combat.fight.hits == ()
    zone(scene, "gm", 2)
    zone(scene, "gm", 6)
    shown = [(h.target, h.zone, h.raw) for h in scene.view("bob").combat.fight.hits]
    assert sorted(shown) == sorted([(woman, "left_leg", None), (bob, "head", None)])


def test_what_is_lost_betrays_no_margin() -> None:
    """SOM-GUN-14, SOM-GUN-16, SOM-NPC-10: four impacts or two, one lands: nobody can tell."""
    twins = Twins("sombre", SEATS, ("ana", "bob", "eve"))
    people = [carole(scene) for scene in (twins.left, twins.right)]
    both, woman = twins.both, people[0]
    other = both("gm", CreateNpc("Le tueur", scores={"body": 14}, skills=(NpcSkill("Tir", 14),)))
    both("gm", IntroduceNpc(other, "Un homme"))
    both("gm", StartPlay())
    both("gm", OpenScene("La ferme"))
    item = both("gm", DefineItem("Une arme", other, model="smg", loading=Loading(steps=STEPS)))
    both("gm", StartCombat((woman, other)))

    both("ana", DeclareIntent(woman, ActionSpec(kind="none")))
    select = both("gm", RecordNpcIntent(other, ActionSpec(kind="select_mode", weapon=item, mode="continuous")))
    both("gm", AdvancePhase())
    both("gm", DeclareAutomaticResult(other, "", True, "-", select))
    both("gm", AdvancePhase())
    both("gm", AdvancePhase())
    both("ana", DeclareIntent(woman, ActionSpec(kind="none")))
    spec = ActionSpec(kind="shoot", target=woman, **bursting(item))
    intent = both("gm", RecordNpcIntent(other, spec))
    both("gm", AdvancePhase())
    call = both("gm", CallRoll(other, ("Tir",), concerned=(woman,), resolves=intent))
    both("gm", Roll(call), left=lambda n: 8, right=lambda n: 2)
    assert [scene.state.fight.bursts[intent].impacts for scene in (twins.left, twins.right)] == [4, 2]
    zone_call = next(c.id for c in twins.left.state.dice.calls.values() if c.purpose == "zone")
    both("gm", Roll(zone_call), 6)
    assert [len(scene.state.fight.hits) for scene in (twins.left, twins.right)] == [1, 1]


def test_moves_of_the_shooter() -> None:
    """SOM-GUN-15: every way to share out that the limits leave, and no other."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    landed(scene, bob, intent, 6)
    scene.do("gm", ListBurstTargets(intent, (woman, other)))
    scene.do("gm", ConstrainImpacts(intent, woman, at_most=1))
    found = [m for m in scene.moves("bob") if m.command is AllocateImpacts]
    assert found[0].fields["impacts"]["enum"] == [{woman: 1, other: 2}, {woman: 0, other: 3}]
    assert [m for m in scene.moves("ana") if m.command is AllocateImpacts] == []


def test_both_arms_of_a_fight() -> None:
    """SOM-TURN-12, SOM-GUN-17: rounds leave in phase 2, Wounds come in phase 3."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item))
    landed(scene, bob, intent, 4)
    zone(scene, "bob", 5)
    assert state_of(scene, item).rounds == 10
    assert totals(scene, other) == (0, 0)
    phase(scene)
    assert totals(scene, other) == (10, 0)


def test_a_fight_with_guns_is_told_in_both_languages() -> None:
    """SOM-GUN-05, SOM-GUN-15: every line is a whole sentence, for whoever counts the rounds and for who does not."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    landed(scene, bob, intent, 6)
    scene.do("gm", ListBurstTargets(intent, (woman, other)))
    scene.do("gm", ConstrainImpacts(intent, other, at_least=1))
    scene.do("bob", AllocateImpacts(intent, {woman: 2, other: 1}))
    for locale in ("fr", "en"):
        for seat in ("gm", "bob", "eve"):
            texts = [line.text for frame in SeatReader(scene.feeds, seat, locale).frames() for line in frame.entries]
            assert all("{" not in text and text.strip() for text in texts)
    french = [line.text for line in scene.feed("eve")[-1].entries][:1]
    assert french == [
        "Les impacts de la rafale de Bob se répartissent : 2 impacts sur Carole et 1 impact sur un homme au couteau."
    ]


def test_a_burst_at_a_dog() -> None:
    """SOM-GUN-16, SOM-ANIMAL-07: the d6 climbs, its faces 3 to 5 are all the trunk of an animal."""
    scene, woman, bob, _, item = ready()
    dog = introduced(scene, CreateNpc("Médor", "animal", animal=Animal("dog")), "Un chien")
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    covered: dict[str, Any] = {dog: ("hind_legs",)}
    scene.refuse("gm", ListBurstTargets(intent, (dog,), {dog: ("left_arm",)}), "out_of_bounds")
    scene.do("gm", ListBurstTargets(intent, (dog,), covered))
    landed(scene, bob, intent, 9)
    zone(scene, "bob", 2)
    assert [h.zone for h in fight(scene).hits] == ["trunk", "trunk", "trunk"]


@pytest.mark.parametrize(("extent", "ranks"), [("partial", 2), ("extended", 3)])
def test_the_cover_of_the_call(extent: Any, ranks: int) -> None:
    """SOM-GUN-22, SOM-RANGED-10, SOM-RANGED-11: its ranks without an aim; what it does not expose stops impacts."""
    for pierced, zones in ((False, ["right_arm"]), (True, ["right_arm", "left_arm"])):
        scene, woman, bob, other, item = ready()
        intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item, "continuous"))
        cover = Cover(extent=extent, exposed=("right_arm", "head"), pierced=pierced)
        call = rolled(scene, CallRoll(bob, ("Tir",), resolves=intent, shot=Shot(cover=cover)), "bob", 3)
        assert result(scene, call).difficulty == ranks
        zone(scene, "bob", 3)
        assert [h.zone for h in fight(scene).hits] == zones


def test_strays_of_a_burst() -> None:
    """SOM-RANGED-30, SOM-GUN-11: as many as the rounds that left; none of a gun that only clicked."""
    scene, woman, bob, _, item = ready("smg", "short_burst")
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item, "short_burst"))
    shot(scene, bob, intent, 20)
    assert projectiles(scene.state, intent) == 3
    scene.do("gm", CallStrayProjectiles(intent, (woman,)))
    empty, woman, bob, other = gunfight()
    pistol = gun(empty, bob, rounds=0, held=True)
    intent = bob_acts(empty, woman, bob, "shoot", other, weapon=pistol, skill="Tir")
    empty.do("gm", CallRoll(bob, ("Tir",), resolves=intent))
    empty.refuse("gm", CallStrayProjectiles(intent, (woman,)), "out_of_bounds")


def test_a_contact_shot_spends_a_round() -> None:
    """SOM-GUN-05, SOM-RANGED-24: or clicks."""
    for rounds, hits in ((1, 1), (0, 0)):
        scene, woman, bob, other = gunfight()
        pistol = gun(scene, other, rounds=rounds, held=True)
        idle(scene, woman, bob)
        intent = acts(scene, "gm", other, "shoot", bob, weapon=pistol, skill="Tir", contact=True, aim="head")
        scene.do("gm", RuleContactDamage(intent, 4))
        assert len(fight(scene).hits) == hits
        assert state_of(scene, pistol).rounds == 0
        assert ("WeaponFoundEmpty" in scene.last("eve")) is (not hits)


def test_a_burst_at_arms_length() -> None:
    """SOM-RANGED-23, SOM-PROT-07: point-blank for who is in contact, not for the others."""
    scene, woman, bob, other, item = ready()
    scene.do("gm", SetContact(bob, other, True))
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    scene.do("gm", ListBurstTargets(intent, (woman, other)))
    landed(scene, bob, intent, 3)
    scene.do("bob", AllocateImpacts(intent, {woman: 1, other: 1}))
    assert {h.target: h.bypass for h in fight(scene).hits} == {woman: False, other: True}
