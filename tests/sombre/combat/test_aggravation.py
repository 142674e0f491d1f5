"""SOM-MELEE-46, SOM-MELEE-47: turning the knife in the wound."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent, RuleHesitation
from domain.systems.sombre.combat.turn.turn import EndCombat, SetCombatants, SetContact, StartCombat
from domain.systems.sombre.condition.stuck_weapons import sticks
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.state.arms import Protection, Stuck, Weapon
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import acts, bob_acts, killer, made, nobody_acts, phase, says, simple, weapon
from tests.sombre.table import playing

LEG, OTHER_LEG, ARM, OTHER_ARM, TRUNK, HEAD = range(1, 7)


def knifed(
    face: int = TRUNK, damage: Any = "piercing", die: int = 3, vest: bool = False, **named: Any
) -> tuple[Scene, str, str, str, str]:
    """Phase 3 of Turn 1: Bob has struck the killer with a weapon that he has in hand."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = killer(scene)
    knife = weapon(scene, bob, damage, **named)
    scene.do("bob", Equip(bob, knife, "right"))
    if vest:
        scene.do("gm", DefineItem("Un gilet", other, protection=Protection(weight="heavy", zones=("trunk",))))
        piece = list(scene.state.items)[-1]
        scene.do("gm", Equip(other, piece))
    scene.do("gm", StartCombat((woman, bob, other)))
    scene.do("gm", SetContact(bob, other, True))
    blow = bob_acts(scene, woman, bob, "strike", other, weapon=knife)
    simple(scene, "bob", bob, blow, die, place=face)
    phase(scene)
    return scene, woman, bob, other, knife


def stuck(scene: Scene, knife: str) -> Stuck | None:
    found: Stuck | None = scene.state.items[knife].stuck
    return found


def next_turn(scene: Scene, woman: str) -> None:
    phase(scene)
    says(scene, "ana", woman, "none")


def deeper(scene: Scene, bob: str, other: str, knife: str) -> None:
    says(scene, "bob", bob, "aggravate", other, weapon=knife)
    phase(scene, 2)


def test_what_stays_in_a_wound() -> None:
    """SOM-MELEE-46, SOM-DAMAGE-13: what pierces, and the chainsaw, unless the item says otherwise."""
    assert sticks(Weapon(category="melee", damage="piercing", bonus=0))
    assert sticks(Weapon(category="chainsaw", damage="slashing", bonus=2))
    assert not sticks(Weapon(category="melee", damage="slashing", bonus=0))
    assert not sticks(Weapon(category="melee", damage="blunt", bonus=0))
    assert sticks(Weapon(category="melee", damage="slashing", bonus=0, sticks=True))
    assert not sticks(Weapon(category="melee", damage="piercing", bonus=0, sticks=False))


def test_a_blade_stays_in() -> None:
    """SOM-MELEE-46: told to all once the Wounds are ticked; that it could be turned is not yet so in this Turn."""
    scene, _, bob, other, knife = knifed()
    assert totals(scene, other) == (3, 0)
    assert "WeaponEmbedded" in scene.last("eve")
    seen = scene.view("eve").combat.embedded[0]
    assert (seen.item, seen.attacker, seen.victim, seen.zone, seen.left) == (knife, bob, other, "trunk", False)


@pytest.mark.parametrize(("face", "wounds", "marks"), [(OTHER_ARM, 1, {"left_arm": 3}), (TRUNK, 2, {}), (HEAD, 2, {})])
def test_deeper(face: int, wounds: int, marks: dict[str, int]) -> None:
    """SOM-MELEE-46: no roll; one Wound in a limb, with its mark, two in a vital zone; in phase 3."""
    scene, woman, bob, other, knife = knifed(face, die=2)
    next_turn(scene, woman)
    press = acts(scene, "bob", bob, "aggravate", other, weapon=knife)
    scene.refuse("gm", CallRoll(bob, ("body",), resolves=press), "wrong_form")
    assert totals(scene, other) == (2, 0)
    phase(scene)
    assert totals(scene, other) == (2 + wounds, 0)
    assert body(scene, other).marks == marks
    entry = next(line for line in scene.feed("gm")[-1].entries if line.type == "WoundAggravated")
    assert entry.fields.count == wounds
    entry = next(line for line in scene.feed("bob")[-1].entries if line.type == "WoundAggravated")
    assert entry.fields.count is None


def test_turn_after_turn() -> None:
    """SOM-MELEE-47: as long as nothing comes between."""
    scene, woman, bob, other, knife = knifed(die=1)
    for wounds in (3, 5, 7):
        next_turn(scene, woman)
        deeper(scene, bob, other, knife)
        assert totals(scene, other) == (wounds, 0)
        assert stuck(scene, knife) is not None


def test_a_blow_that_armour_takes_leaves_nothing_in() -> None:
    """SOM-MELEE-46: one Wound at least."""
    scene, woman, bob, other, knife = knifed(vest=True)
    assert totals(scene, other) == (0, 0)
    assert stuck(scene, knife) is None
    next_turn(scene, woman)
    spec = ActionSpec(kind="aggravate", target=other, weapon=knife)
    scene.refuse("bob", DeclareIntent(bob, spec), "weapon_not_embedded")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="aggravate", target=other)), "weapon_not_embedded")


def test_what_does_not_pierce() -> None:
    """SOM-MELEE-46."""
    scene, woman, bob, other, bat = knifed(damage="blunt")
    assert stuck(scene, bat) is None
    next_turn(scene, woman)
    spec = ActionSpec(kind="aggravate", target=other, weapon=bat)
    scene.refuse("bob", DeclareIntent(bob, spec), "not_piercing")


def test_in_whom_and_by_whom() -> None:
    """SOM-MELEE-46: this weapon, in this body."""
    scene, woman, bob, other, knife = knifed()
    phase(scene)
    spec = ActionSpec(kind="aggravate", target=other)
    scene.do("gm", SetContact(woman, other, True))
    scene.do("gm", SetContact(woman, bob, True))
    scene.refuse("ana", DeclareIntent(woman, spec), "weapon_not_embedded")
    says(scene, "ana", woman, "none")
    elsewhere = ActionSpec(kind="aggravate", target=woman, weapon=knife)
    scene.refuse("bob", DeclareIntent(bob, elsewhere), "weapon_not_embedded")
    says(scene, "bob", bob, "aggravate", other)


def test_anything_else_takes_it_out() -> None:
    """SOM-MELEE-47: at the declaration; the hand is free to strike again."""
    scene, woman, bob, other, knife = knifed()
    next_turn(scene, woman)
    says(scene, "bob", bob, "strike", other, weapon=knife)
    entry = next(line for line in scene.feed("eve")[-1].entries if line.type == "WeaponLeft")
    assert entry.fields["drawn"]
    assert stuck(scene, knife) is None
    assert scene.state.items[knife].hand == "right"


def test_or_leaves_it_there() -> None:
    """SOM-MELEE-47: out of his hand, in the wound, for all to see; it can be turned no more."""
    scene, woman, bob, other, knife = knifed()
    next_turn(scene, woman)
    says(scene, "bob", bob, "none", leaves=True)
    entry = next(line for line in scene.feed("eve")[-1].entries if line.type == "WeaponLeft")
    assert not entry.fields["drawn"]
    item = scene.state.items[knife]
    assert (item.hand, item.holder) == (None, None)
    assert scene.view("eve").combat.embedded[0].left
    assert knife in {i.id for i in scene.view("eve").combat.items}
    phase(scene, 2)
    next_turn(scene, woman)
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="aggravate", target=other)), "weapon_not_embedded")


def test_an_interruption_takes_it_out() -> None:
    """SOM-MELEE-47: the game master rules that it fails; the chain is broken when the Turn ends."""
    scene, woman, bob, other, knife = knifed()
    next_turn(scene, woman)
    press = acts(scene, "bob", bob, "aggravate", other, weapon=knife)
    scene.do("gm", ClassifyAction(press, "auto_failure"))
    phase(scene)
    assert totals(scene, other) == (3, 0)
    assert stuck(scene, knife) is None
    assert "WeaponLeft" in scene.last("eve")


def test_hesitating_takes_it_out() -> None:
    """SOM-MELEE-47, SOM-TURN-08: consecutive Turns only."""
    scene, woman, bob, _, knife = knifed()
    next_turn(scene, woman)
    scene.do("gm", RuleHesitation(bob))
    phase(scene)
    assert stuck(scene, knife) is not None
    phase(scene)
    assert stuck(scene, knife) is None


def test_the_end_of_the_fight() -> None:
    """SOM-MELEE-47."""
    scene, _, _, _, knife = knifed()
    scene.do("gm", EndCombat())
    assert stuck(scene, knife) is None
    assert "WeaponLeft" in scene.last("eve")


def test_an_arm_that_gives_way_leaves_it_there() -> None:
    """SOM-MELEE-47, SOM-LOC-15: what falls from the hand stays in the wound."""
    scene, woman, bob, other, knife = knifed()
    next_turn(scene, woman)
    says(scene, "bob", bob, "aggravate", other, weapon=knife)
    scene.do("gm", ImposeWounds(bob, 3, "right_arm"))
    phase(scene, 2)
    left = stuck(scene, knife)
    assert left is not None
    assert left.left


def test_who_turns_a_knife_has_no_defence() -> None:
    """SOM-MELEE-46: not even with a second action."""
    scene, woman, bob, other, knife = knifed()
    phase(scene)
    scene.do("gm", SetCombatants(actions={bob: 2}))
    says(scene, "ana", woman, "none")
    says(scene, "bob", bob, "aggravate", other, weapon=knife)
    dodge = says(scene, "bob", bob, "dodge", other)
    blow = acts(scene, "gm", other, "strike", bob)
    attack, defence = Side(other, ("body",), resolves=blow), Side(bob, ("senses",), resolves=dodge)
    scene.refuse("gm", CallOpposedRoll(attack, (defence,)), "wrong_form")
    simple(scene, "gm", other, blow, 5, against=bob)


def test_an_npc_turns_it_too() -> None:
    """SOM-MELEE-46, SOM-TURN-07: hidden until it is done; its other plans show nothing before the Turn ends."""
    scene, woman, bob, other, _ = knifed()
    blade = weapon(scene, other, "piercing")
    next_turn(scene, woman)
    says(scene, "bob", bob, "none")
    blow = acts(scene, "gm", other, "strike", bob, weapon=blade)
    simple(scene, "gm", other, blow, 4, against=bob, place=ARM)
    phase(scene)
    assert stuck(scene, blade) is not None
    phase(scene)
    scene.do("gm", RecordNpcIntent(other, ActionSpec(kind="aggravate", target=bob), True))
    assert scene.last("bob") == []
    nobody_acts(scene, woman, bob, 2)
    assert {"NpcIntentRevealed", "WoundAggravated"} <= set(scene.last("bob"))
    assert totals(scene, bob) == (4, 0)
    phase(scene)
    scene.do("gm", RecordNpcIntent(other, ActionSpec(kind="move"), True))
    assert scene.last("bob") == []
    assert stuck(scene, blade) is not None


def test_it_frees_from_a_hold() -> None:
    """SOM-MELEE-21, SOM-MELEE-46: the Wound counts like any other."""
    scene, woman, bob, other, knife = knifed(die=1)
    next_turn(scene, woman)
    says(scene, "bob", bob, "aggravate", other, weapon=knife)
    seize = acts(scene, "gm", other, "grab", bob, hands=2, aim="head")
    simple(scene, "gm", other, seize, 5, against=bob)
    phase(scene)
    assert len(scene.state.combat.grabs) == 1
    next_turn(scene, woman)
    deeper(scene, bob, other, knife)
    assert "GrabBroken" in scene.last("eve")
    assert scene.state.combat.grabs == ()


def test_damage_is_never_at_once() -> None:
    """A7: the option is for effects; damage waits."""
    scene, woman = playing(effects_at_once=True)
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = killer(scene)
    knife = weapon(scene, bob, "piercing")
    scene.do("gm", StartCombat((woman, bob, other)))
    scene.do("gm", SetContact(bob, other, True))
    blow = bob_acts(scene, woman, bob, "strike", other, weapon=knife)
    simple(scene, "bob", bob, blow, 3, place=TRUNK)
    phase(scene)
    next_turn(scene, woman)
    press = acts(scene, "bob", bob, "aggravate", other, weapon=knife)
    scene.do("gm", ClassifyAction(press, "auto_success"))
    assert totals(scene, other) == (3, 0)
    phase(scene)
    assert totals(scene, other) == (5, 0)


def test_it_falls_with_its_blow() -> None:
    """SOM-RULING-02: the strike is amended into a miss; nothing was ever in that wound."""
    scene, woman, bob, other, knife = knifed()
    next_turn(scene, woman)
    deeper(scene, bob, other, knife)
    assert totals(scene, other) == (5, 0)
    call = next(c.id for c in scene.state.dice.rolls.values() if c.purpose == "attack")
    intent = scene.state.dice.rolls[call].subject
    scene.amend("gm", call, CallRoll(bob, ("body",), difficulty=(Rank("nuit", 5),), resolves=intent))
    assert totals(scene, other) == (0, 0)
    assert stuck(scene, knife) is None
