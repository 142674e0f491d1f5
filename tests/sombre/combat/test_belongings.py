"""SOM-TURN-15, SOM-TURN-20, SOM-LOC-15: things that change hands."""

from __future__ import annotations

from domain.base.corrections import Retract
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds
from domain.systems.sombre.combat.turn.turn import EndCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.health.belongings import ChangeHand, HandOver, TakeUp
from domain.systems.sombre.health.fatigue import ImposeFatigue
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.health.held_gauges import RevealNpcState
from domain.systems.sombre.state.arms import Gear, Loading
from domain.systems.sombre.state.combat_state import ActionSpec
from tests.scene import Scene
from tests.sombre.fights import acts, bob_acts, combat, done, killer, made, phase, says, weapon
from tests.sombre.table import equipped, npc, playing


def thing(scene: Scene, item: str) -> Gear:
    found: Gear = scene.state.items[item]
    return found


def armed() -> tuple[Scene, str, str, str]:
    """Carole with a loaded pistol in her right hand, Bob with free hands, in usual time."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    gun = scene.act("gm", DefineItem("Un pistolet", woman, model="pistol", loading=Loading(rounds=7, spare=1)))
    scene.do("ana", Equip(woman, gun, "right"))
    return scene, woman, bob, gun


def shown(scene: Scene, seat: str) -> dict[str, str | None]:
    """The things that a seat sees, and who has them."""
    return {item.id: item.holder for item in scene.view(seat).combat.items}


def test_what_was_dropped_is_taken_up() -> None:
    """SOM-TURN-15, SOM-LOC-15, A71: it lies for all to see, with what is in it; whoever takes it has it."""
    scene, woman, bob, gun = armed()
    scene.do("gm", ImposeWounds(woman, 3, "right_arm"))
    assert shown(scene, "bob") == {gun: None}
    scene.refuse("ana", TakeUp(woman, gun, "right"), "arm_invalid")
    scene.do("bob", TakeUp(bob, gun, "left"))
    taken = thing(scene, gun)
    assert (taken.holder, taken.hand) == (bob, "left")
    assert taken.gun is not None
    assert (taken.gun.rounds, taken.gun.spare) == (7, 1)
    scene.refuse("ana", TakeUp(woman, gun, "left"), "still_kept")
    scene.refuse("bob", TakeUp(bob, gun, "right"), "nothing_to_do")


def test_a_hand_that_takes_is_free() -> None:
    """SOM-LOC-15, SOM-MELEE-15: hands enough; put away it needs none."""
    scene, woman, bob, _gun = armed()
    axe = weapon(scene, bob, category="two_handed", hands=2)
    scene.do("bob", HandOver(bob, axe))
    scene.refuse("ana", TakeUp(woman, axe, "left"), "hand_occupied")
    scene.do("ana", TakeUp(woman, axe))
    assert thing(scene, axe).hand is None
    scene.do("ana", HandOver(woman, axe))
    equipped(scene, "ana", DefineItem("Un bouclier", woman, shield=True), "left")
    scene.refuse("ana", TakeUp(woman, axe, "left"), "shield_occupies_arm")


def test_handed_over_or_laid_down() -> None:
    """SOM-TURN-15, A71: by its bearer alone; nothing is laid down twice; taken back, it is in the hand again."""
    scene, woman, bob, gun = armed()
    scene.refuse("bob", HandOver(bob, gun, woman), "unknown_id")
    scene.refuse("bob", HandOver(woman, gun, bob), "not_owner")
    scene.refuse("ana", HandOver(woman, gun, "nobody"), "unknown_id")
    scene.do("ana", HandOver(woman, gun))
    assert "ItemHandedOver" in scene.last("eve")
    scene.refuse("ana", HandOver(woman, gun), "unknown_id")
    scene.correct("gm", Retract(scene.last_id))
    assert thing(scene, gun).hand == "right"
    scene.do("ana", HandOver(woman, gun, bob))
    given = thing(scene, gun)
    assert (given.holder, given.hand) == (bob, None)


def test_what_fell_by_a_wound_comes_back_with_its_retraction() -> None:
    """SOM-LOC-15, SOM-RULING-02: whoever had taken it up meanwhile has not."""
    scene, woman, bob, gun = armed()
    wound = scene.act("gm", ImposeWounds(woman, 3, "right_arm"))
    scene.do("gm", ImposeWounds(woman, 3, "left_arm"))
    assert "ItemDropped" not in scene.last("gm")
    scene.do("bob", TakeUp(bob, gun, "right"))
    scene.correct("gm", Retract(wound))
    back = thing(scene, gun)
    assert (back.holder, back.hand) == (woman, "right")


def test_the_dead_are_looted() -> None:
    """SOM-TURN-15, A71, SOM-DISTRESS-13: of an NPC only once the table was told; the living keep what they have."""
    scene, woman, bob, gun = armed()
    other = killer(scene)
    knife = weapon(scene, other)
    scene.refuse("bob", TakeUp(bob, knife), "unknown_id")
    scene.do("gm", Equip(other, knife, "right"))
    scene.refuse("bob", TakeUp(bob, knife), "still_kept")
    scene.do("gm", RevealNpcState(other, "dead"))
    scene.do("bob", TakeUp(bob, knife))
    scene.refuse("bob", TakeUp(bob, gun), "still_kept")
    scene.refuse("gm", TakeUp(bob, gun), "still_kept")
    scene.do("gm", ImposeFatigue(woman, 8))
    scene.do("bob", TakeUp(bob, gun, "right"))
    assert thing(scene, gun).holder == bob


def test_the_game_master_gives() -> None:
    """A71, SOM-NPC-09: what his people have, and what lies where nobody has seen it."""
    scene, _, bob, _ = armed()
    hidden = npc(scene, label=None)
    purse = weapon(scene, hidden)
    key = scene.act("gm", DefineItem("Un masque", None, mask=True))
    for item in (purse, key):
        scene.refuse("bob", TakeUp(bob, item), "unknown_id")
        assert item not in shown(scene, "bob")
        scene.do("gm", TakeUp(bob, item))
        assert shown(scene, "bob")[item] == bob


def test_nobody_learns_of_whom_he_does_not_know() -> None:
    """SOM-NPC-09: what an unknown NPC hands over comes from nobody, and what it lays down lies unseen."""
    scene, _, bob, _ = armed()
    hidden = npc(scene, label=None)
    one, two = weapon(scene, hidden), weapon(scene, hidden)
    scene.do("gm", HandOver(hidden, one))
    assert scene.last("bob") == []
    assert one not in shown(scene, "bob")
    scene.do("gm", HandOver(hidden, two, bob))
    assert scene.last("eve") == []
    assert scene.line("bob").fields.character is None


def test_off_hand_from_then_on() -> None:
    """SOM-TURN-15, SOM-TURN-20: the other hand strikes at one more rank, whichever hand is named."""
    scene, _woman, bob, _ = armed()
    knife = weapon(scene, bob)
    scene.do("bob", Equip(bob, knife, "right"))
    scene.refuse("bob", ChangeHand(bob, knife, "right"), "nothing_to_do")
    scene.do("bob", ChangeHand(bob, knife, "left"))
    assert thing(scene, knife).hand == "left"
    scene.do("gm", ImposeWounds(bob, 3, "right_arm"))
    scene.refuse("bob", ChangeHand(bob, knife, "right"), "arm_invalid")


def test_in_a_fight_it_is_an_action() -> None:
    """SOM-TURN-12, SOM-TURN-15, A71: declared, done in phase 2, in the hand in phase 3; commands are for usual time."""
    scene, woman, bob, _other = combat()
    knife = weapon(scene, bob)
    scene.refuse("bob", HandOver(bob, knife), "wrong_phase")
    down = bob_acts(scene, woman, bob, "hand_over", weapon=knife)
    done(scene, down)
    assert thing(scene, knife).holder == bob
    phase(scene)
    assert thing(scene, knife).holder is None
    phase(scene)
    up = says(scene, "ana", woman, "take_up", weapon=knife, hand="left")
    too = acts(scene, "bob", bob, "take_up", weapon=knife)
    done(scene, up, too)
    phase(scene)
    assert (thing(scene, knife).holder, thing(scene, knife).hand) == (woman, "left")
    assert "ItemTaken" in scene.last("eve")
    phase(scene)
    moved = says(scene, "ana", woman, "change_hand", weapon=knife)
    acts(scene, "bob", bob, "none")
    done(scene, moved)
    phase(scene)
    assert thing(scene, knife).hand == "right"
    phase(scene)
    given = says(scene, "ana", woman, "hand_over", bob, weapon=knife)
    acts(scene, "bob", bob, "none")
    done(scene, given)
    phase(scene)
    assert (thing(scene, knife).holder, thing(scene, knife).hand) == (bob, "right")
    scene.do("gm", EndCombat())


def test_the_strike_of_the_other_hand_costs_a_rank() -> None:
    """SOM-TURN-20: whatever hand the intent names, the one that holds the knife strikes."""
    scene, woman, bob, other = combat()
    knife = weapon(scene, bob)
    drawn = bob_acts(scene, woman, bob, "prepare", weapon=knife, hand="left")
    done(scene, drawn)
    phase(scene, 2)
    blow = bob_acts(scene, woman, bob, "strike", other, weapon=knife, hand="right")
    scene.do("gm", CallRoll(bob, ("Mêlée",), resolves=blow))
    call = scene.state.dice.calls[scene.last_id]
    assert [rank.ranks for rank in call.difficulty if rank.label == "off_hand"] == [1]


def test_no_action_for_what_cannot_be() -> None:
    """SOM-TURN-15: nothing that one has already, that is kept, or somebody keeps."""
    scene, woman, bob, other = combat()
    knife, axe = weapon(scene, bob), weapon(scene, other)

    def refused(seat: str, person: str, code: str, kind: str, item: str | None, **named: object) -> None:
        spec = ActionSpec(kind=kind, weapon=item, **named)  # type: ignore[arg-type]
        scene.refuse(seat, DeclareIntent(person, spec), code)

    refused("ana", woman, "unknown_id", "take_up", None)
    refused("ana", woman, "unknown_id", "take_up", knife)
    refused("ana", woman, "unknown_id", "hand_over", knife)
    refused("ana", woman, "unknown_id", "take_up", axe)
    says(scene, "ana", woman, "none")
    refused("bob", bob, "unknown_id", "take_up", knife)
    refused("bob", bob, "nothing_to_do", "change_hand", knife)


def test_a_hand_lost_meanwhile_takes_nothing() -> None:
    """SOM-LOC-15, SOM-TURN-14: the arm is invalid when the thing would be in it."""
    scene, woman, bob, _ = combat()
    knife = weapon(scene, woman)
    down = says(scene, "ana", woman, "hand_over", weapon=knife)
    acts(scene, "bob", bob, "none")
    done(scene, down)
    phase(scene, 2)
    up = bob_acts(scene, woman, bob, "take_up", weapon=knife, hand="right")
    done(scene, up)
    scene.do("gm", ImposeWounds(bob, 3, "right_arm"))
    phase(scene)
    assert thing(scene, knife).holder is None
