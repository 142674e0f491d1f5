"""SOM-RANGED-24: a muzzle against a body."""

from __future__ import annotations

from domain.systems.sombre.combat.attacks.attacks import defence_against
from domain.systems.sombre.combat.attacks.ranged import held
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.contact_shots import NameContactDamage, RuleContactDamage
from domain.systems.sombre.combat.resolution.wounds import ChooseZone, RuleCondition
from domain.systems.sombre.combat.turn.turn import AdvancePhase, SetContact, StartCombat
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.state.combat_state import ActionSpec, Grab
from domain.systems.sombre.state.state import with_combat
from tests.sombre.bodies import totals
from tests.sombre.fights import acts, fight, idle, phase, says, weapon, zone
from tests.sombre.gunfights import HEAD, aims, bitten, gunfight, pistol


def test_the_dog_that_seized_an_armed_man() -> None:
    """SOM-RANGED-24: E2.20; legal, without a roll, though he cannot shoot; what he names the game master settles."""
    scene, carole, bob, dog, gun = bitten()
    shoot = aims(scene, carole, bob, dog, weapon=gun, contact=True, aim="trunk")
    scene.refuse("gm", CallRoll(bob, ("Tir",), resolves=shoot), "wrong_form", rule="SOM-RANGED-24")
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    scene.refuse("gm", RuleContactDamage(shoot), "out_of_bounds")
    scene.refuse("bob", NameContactDamage(shoot, -1), "out_of_bounds")
    scene.refuse("ana", NameContactDamage(shoot, 5), "unknown_id")
    scene.do("bob", NameContactDamage(shoot, 6))
    scene.do("bob", NameContactDamage(shoot, 5))
    assert (scene.last("gm"), scene.last("eve"), scene.last("ana")) == (["ContactDamageNamed"], [], [])
    assert [i.named for i in scene.view("bob").combat.fight.intents if i.id == shoot] == [5]
    assert [i.named for i in scene.view("eve").combat.fight.intents if i.id == shoot] == [None]
    scene.refuse("bob", RuleContactDamage(shoot), "gm_only")
    scene.do("gm", RuleContactDamage(shoot))
    assert scene.last("eve") == ["DamageQueued", "ZoneSet"]
    assert scene.last("bob") == ["ContactDamageRuled", "DamageQueued", "ZoneSet"]
    scene.refuse("bob", NameContactDamage(shoot, 7), "already_resolved")
    phase(scene)
    assert totals(scene, dog) == (5, 0)


def test_the_game_master_amends_or_says_it_himself() -> None:
    """SOM-RANGED-24, SOM-RULING-04, SOM-LOC-09, A42: the cap of a limb holds; zero is nothing."""
    scene, carole, bob, dog, gun = bitten()
    shoot = aims(scene, carole, bob, dog, weapon=gun, contact=True)
    scene.do("bob", NameContactDamage(shoot, 12))
    scene.do("bob", ChooseZone(shoot, "right_leg"))
    scene.do("gm", RuleContactDamage(shoot, 9))
    assert fight(scene).hits[0].raw == 9
    phase(scene)
    assert totals(scene, dog) == (3, 0)
    second, woman, man, beast, arm = bitten()
    shoot = aims(second, woman, man, beast, weapon=arm, contact=True)
    second.do("gm", RuleContactDamage(shoot, 0))
    zone(second, "bob", HEAD)
    phase(second)
    assert totals(second, beast) == (0, 0)


def test_a_contact_shot_asks_for_a_hold_and_a_firearm() -> None:
    """SOM-RANGED-24: contact is not enough; another shot has no Wounds to name."""
    scene, carole, bob, other = gunfight()
    gun = pistol(scene, bob)
    scene.do("gm", StartCombat((carole, bob, other)))
    scene.do("gm", SetContact(bob, other, True))
    says(scene, "ana", carole, "none")
    spec = ActionSpec(kind="shoot", target=other, weapon=gun, contact=True)
    scene.refuse("bob", DeclareIntent(bob, spec), "not_contact_shot")
    blow = ActionSpec(kind="strike", target=other, contact=True)
    scene.refuse("bob", DeclareIntent(bob, blow), "out_of_bounds")
    shoot = acts(scene, "bob", bob, "shoot", other, weapon=gun)
    scene.refuse("bob", NameContactDamage(shoot, 5), "not_contact_shot")
    second, woman, man, dog, _ = bitten()
    says(second, "ana", woman, "none")
    cross = weapon(second, man, "piercing", 1, "missile")
    held_bow = ActionSpec(kind="shoot", target=dog, weapon=cross, contact=True)
    second.refuse("bob", DeclareIntent(man, held_bow), "not_contact_shot")


def test_a_hold_either_way() -> None:
    """SOM-RANGED-24: whoever of the two holds the other."""
    scene, carole, bob, other = gunfight()
    for holder, victim in ((bob, other), (other, bob)):
        grab = Grab(id="g", holder=holder, victim=victim, zone="trunk", hands=2)
        state = with_combat(scene.state, grabs=(grab,))
        assert held(state, bob, other)
        assert not held(state, bob, carole)


def test_nothing_meets_a_contact_shot() -> None:
    """SOM-RANGED-24: neither the Dodge nor the Parry of who is in contact."""
    scene, carole, bob, dog, gun = bitten()
    scene.do("gm", SetContact(bob, dog, True))
    says(scene, "gm", dog, "dodge", bob)
    shoot = aims(scene, carole, bob, dog, weapon=gun, contact=True, aim="head")
    dodge = next(k for k, i in fight(scene).intents.items() if i.npc)
    duel = CallOpposedRoll(Side(bob, ("Tir",), resolves=shoot), (Side(dog, ("senses",), resolves=dodge),))
    scene.refuse("gm", duel, "wrong_form")
    assert defence_against(scene.state, fight(scene).intents[shoot]) is None
    scene.do("gm", RuleContactDamage(shoot, 4))
    assert fight(scene).hits[0].bypass


def test_an_adversarys_contact_shot_is_the_game_masters() -> None:
    """SOM-RANGED-24, SOM-TURN-07: its number is behind the screen; against who is bound it may be declared."""
    scene, carole, bob, other = gunfight()
    gun = pistol(scene, other)
    scene.do("gm", RuleCondition(carole, "bound"))
    scene.do("gm", StartCombat((carole, bob, other)))
    idle(scene, carole, bob)
    shoot = acts(scene, "gm", other, "shoot", carole, weapon=gun, contact=True, aim="head")
    scene.do("gm", RuleContactDamage(shoot, 8))
    assert scene.last("ana") == ["DamageQueued", "ZoneSet"]
    assert scene.view("ana").combat.fight.hits[0].raw is None
    phase(scene)
    assert totals(scene, carole) == (8, 0)
