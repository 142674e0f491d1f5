"""SOM-MELEE-37 to SOM-MELEE-41: getting up again."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.long_actions import AdjustLongAction, RuleInterruption
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds
from domain.systems.sombre.combat.turn.turn import SetCombatants, SetContact, StartCombat
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import ConfirmDoubleFailure
from domain.systems.sombre.health.care import EraseMarks
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.fatigue import ImposeFatigue, RestCharacter, RuleWaking
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.state.arms import Protection
from domain.systems.sombre.state.body import Zone
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from tests.scene import Scene
from tests.sombre.bodies import body, carer, distress, hurt, totals, treat
from tests.sombre.fights import acts, bob_acts, done, killer, made, opposed, phase, says, simple, zone
from tests.sombre.table import equipped, npc, playing, result

LEGS: tuple[Zone, ...] = ("left_leg", "right_leg")


def down(lame: int = 0, **options: Any) -> tuple[Scene, str, str, str]:
    """Bob (3 Wounds, 6 with two invalid legs) lies in phase 1 of Turn 1; the killer stands over him."""
    scene, woman = playing(**options)
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = killer(scene)
    for leg in LEGS[: max(lame, 1)]:
        scene.do("gm", ImposeWounds(bob, 3, leg))
    if not lame:
        scene.do("gm", EraseMarks(bob, "left_leg", 3))
    start(scene, woman, bob, other)
    assert body(scene, bob).prone
    return scene, woman, bob, other


def start(scene: Scene, woman: str, bob: str, other: str) -> None:
    scene.do("gm", StartCombat((woman, bob, other)))
    scene.do("gm", SetContact(bob, other, True))
    says(scene, "ana", woman, "none")


def rise(scene: Scene, bob: str, **named: Any) -> str:
    return says(scene, "bob", bob, "rise", **named)


def freely(scene: Scene, bob: str, **named: Any) -> None:
    """Alone, in one action; phase 3 is open."""
    up = rise(scene, bob, **named)
    phase(scene)
    done(scene, up)
    assert body(scene, bob).prone
    phase(scene)


def duel(scene: Scene, other: str, blow: str, bob: str, up: str, dice: tuple[int, int], skill: str = "body") -> None:
    attack, defence = Side(other, (skill,), resolves=blow), Side(bob, ("senses",), resolves=up)
    opposed(scene, attack, defence, {other: dice[0], bob: dice[1]}, {other: "gm", bob: "bob"})


def test_on_two_good_legs() -> None:
    """SOM-MELEE-37, SOM-TURN-12: one action, no roll; up in phase 3."""
    scene, _, bob, _ = down()
    freely(scene, bob)
    assert "CharacterRose" in scene.last("eve")
    assert not body(scene, bob).prone
    assert totals(scene, bob) == (3, 0)
    phase(scene)
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="rise")), "not_your_turn_to_declare")
    says(scene, "ana", scene.state.fight.fighters[0], "none")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="rise")), "cannot_rise")


def test_on_one_good_leg() -> None:
    """SOM-MELEE-37: one more Wound and mark on the other, and no second fall."""
    scene, _, bob, _ = down(1)
    freely(scene, bob)
    assert not body(scene, bob).prone
    assert totals(scene, bob) == (4, 0)
    assert body(scene, bob).marks == {"left_leg": 4}
    assert {"CharacterRose"} == {"CharacterRose", "CharacterFell"} & set(scene.last("eve"))


@pytest.mark.parametrize("way", ["helped", "support"])
def test_with_help_or_support(way: str) -> None:
    """SOM-MELEE-37: no Wound."""
    scene, _, bob, _ = down(1)
    freely(scene, bob, **{way: True})
    assert not body(scene, bob).prone
    assert totals(scene, bob) == (3, 0)


def test_taking_ones_time() -> None:
    """SOM-MELEE-37, SOM-TURN-17: three actions, and no Wound."""
    scene, woman, bob, _ = down(1)
    freely(scene, bob, slow=True)
    assert body(scene, bob).prone
    assert scene.view("eve").health.bodies[1].long.rising
    phase(scene)
    scene.refuse("gm", AdjustLongAction(bob, 2), "out_of_bounds")
    for last in (False, True):
        on = bob_acts(scene, woman, bob, "continue")
        done(scene, on)
        phase(scene)
        assert ("CharacterRose" in scene.last("eve")) is last
        phase(scene)
    assert not body(scene, bob).prone
    assert totals(scene, bob) == (3, 0)


def test_a_blow_interrupts_who_takes_his_time() -> None:
    """SOM-MELEE-37, SOM-TURN-18: the game master says what becomes of it."""
    scene, woman, bob, other = down(1)
    freely(scene, bob, slow=True)
    phase(scene)
    says(scene, "ana", woman, "none")
    on = says(scene, "bob", bob, "continue")
    blow = acts(scene, "gm", other, "strike", bob)
    done(scene, on)
    simple(scene, "gm", other, blow, 5, against=bob, place=5)
    phase(scene)
    assert "LongActionInterrupted" in scene.last("eve")
    assert body(scene, bob).prone
    scene.do("gm", RuleInterruption(bob))
    held = body(scene, bob).long
    assert held is not None
    assert held.done == 0


def test_on_no_good_leg() -> None:
    """SOM-MELEE-37, SOM-LOC-16: only carried."""
    scene, _, bob, _ = down(2)
    ways: tuple[dict[str, Any], ...] = ({}, {"helped": True}, {"support": True}, {"slow": True})
    for named in ways:
        scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="rise", **named)), "cannot_rise")
    assert "rise" not in offered(scene)


def offered(scene: Scene) -> set[str]:
    found = [m for m in scene.moves("bob") if m.command is DeclareIntent]
    return {k for m in found for k in m.fields["action"]["properties"]["kind"]["enum"]}


def test_whoever_stands_does_not_rise() -> None:
    """SOM-MELEE-37."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    start(scene, woman, bob, killer(scene))
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="rise")), "cannot_rise")
    assert "rise" not in offered(scene)


def test_a_violent_effort_ends_a_suspension() -> None:
    """SOM-MELEE-37, SOM-DISTRESS-07: and only the effort."""
    for support in (True, False):
        scene, woman = playing()
        bob = made(scene, "bob", "Bob", (12, 12, 11))
        other = killer(scene)
        scene.do("gm", ImposeWounds(bob, 3, "left_leg"))
        hurt(scene, bob, 4)
        scene.do("gm", SetDistressSpeed(bob, "slow"))
        treat(scene, carer(scene), bob, 5)
        assert distress(scene, bob).until is not None
        start(scene, woman, bob, other)
        freely(scene, bob, support=support)
        assert not body(scene, bob).prone
        assert (distress(scene, bob).until is None) is not support


@pytest.mark.parametrize(("dice", "stands", "wounds"), [((5, 6), True, 3), ((6, 5), False, 3), ((3, 7), False, 3)])
def test_against_somebody(dice: tuple[int, int], stands: bool, wounds: int) -> None:
    """SOM-MELEE-38: a Dodge at one rank, with no rank for lying there; lost, he stays and takes the blow."""
    scene, _, bob, other = down()
    up = rise(scene, bob, target=other)
    blow = acts(scene, "gm", other, "strike", bob)
    scene.refuse("gm", CallRoll(bob, ("senses",), resolves=up), "wrong_form")
    duel(scene, other, blow, bob, up, dice)
    dodge = next(c for c in scene.state.dice.rolls.values() if c.character == bob)
    assert (result(scene, dodge.id).difficulty, [r.label for r in dodge.difficulty]) == (1, ["rising"])
    assert result(scene, dodge.id).total == dice[1] + 3 + 3
    if not stands:
        zone(scene, "gm", 5)
    phase(scene)
    assert body(scene, bob).prone is not stands
    assert totals(scene, bob) == (wounds, 0 if stands else 1)


def test_both_fail() -> None:
    """SOM-MELEE-38: no damage, and he stays."""
    scene, _, bob, other = down()
    up = rise(scene, bob, target=other)
    blow = acts(scene, "gm", other, "strike", bob)
    duel(scene, other, blow, bob, up, (15, 7))
    scene.do("gm", ConfirmDoubleFailure(scene.view("gm").oppositions[-1].id))
    phase(scene)
    assert body(scene, bob).prone
    assert totals(scene, bob) == (3, 0)


def test_pushed_back() -> None:
    """SOM-MELEE-38: a harmless strike keeps him down without hurting."""
    scene, _, bob, other = down()
    up = rise(scene, bob, target=other)
    push = acts(scene, "gm", other, "harmless_strike", bob)
    duel(scene, other, push, bob, up, (6, 5))
    phase(scene)
    assert body(scene, bob).prone
    assert totals(scene, bob) == (3, 0)


@pytest.mark.parametrize(("dice", "stands", "wounds"), [((5, 6), True, 4), ((6, 5), False, 3)])
def test_against_somebody_on_one_good_leg(dice: tuple[int, int], stands: bool, wounds: int) -> None:
    """SOM-MELEE-39: both rules; who stays down does not hurt his leg."""
    scene, _, bob, other = down(1)
    up = rise(scene, bob, target=other)
    blow = acts(scene, "gm", other, "strike", bob)
    duel(scene, other, blow, bob, up, dice)
    if not stands:
        zone(scene, "gm", 5)
    phase(scene)
    assert body(scene, bob).prone is not stands
    assert totals(scene, bob)[0] == wounds
    assert body(scene, bob).marks["left_leg"] == wounds


@pytest.mark.parametrize(("die", "stands"), [(11, True), (10, False)])
def test_against_two(die: int, stands: bool) -> None:
    """SOM-MELEE-40: one blow is dodged; the other, a simple roll, keeps him down if it lands."""
    scene, _, bob, one = down()
    two = npc(scene, name="Le complice", label="Un complice")
    scene.do("gm", SetCombatants(added=(two,)))
    scene.do("gm", SetContact(bob, two, True))
    up = rise(scene, bob, target=one)
    first, second = says(scene, "gm", one, "strike", bob), says(scene, "gm", two, "strike", bob)
    phase(scene)
    duel(scene, one, first, bob, up, (5, 6))
    simple(scene, "gm", two, second, die, "general", bob)
    if not stands:
        zone(scene, "gm", 5)
    phase(scene)
    assert body(scene, bob).prone is not stands


def held_down(face: int) -> tuple[Scene, str, str, str]:
    """Turn 2: the killer holds Bob, who lies there."""
    scene, woman, bob, other = down()
    says(scene, "bob", bob, "none")
    seize = acts(scene, "gm", other, "grab", bob, hands=2)
    simple(scene, "gm", other, seize, 5, against=bob, place=face)
    phase(scene, 2)
    says(scene, "ana", woman, "none")
    return scene, woman, bob, other


def test_whoever_is_held_dodges_nothing() -> None:
    """SOM-MELEE-39, SOM-MELEE-16: nobody's blow is met, and one keeps him down; by a leg he cannot even try."""
    scene, _, bob, other = held_down(6)
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="rise", target=other)), "grabbed")
    up = rise(scene, bob)
    blow = acts(scene, "gm", other, "strike", bob)
    done(scene, up)
    simple(scene, "gm", other, blow, 5, against=bob, place=5)
    phase(scene)
    assert body(scene, bob).prone
    scene, _, bob, _ = held_down(1)
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="rise")), "grabbed")


def plate(scene: Scene, bearer: str, *zones: Zone, weight: Any = "heavy") -> None:
    equipped(scene, "bob", DefineItem("Des plates", bearer, protection=Protection(weight=weight, zones=zones)))


@pytest.mark.parametrize(
    ("head", "weight", "stuck"), [(True, "heavy", True), (False, "heavy", False), (True, "light", False)]
)
def test_in_plate(head: bool, weight: Any, stuck: bool) -> None:
    """SOM-MELEE-41, SOM-PROT-06: heavy over the whole body; not alone, but with help."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = killer(scene)
    scene.do("gm", ImposeWounds(bob, 3, "left_leg"))
    scene.do("gm", EraseMarks(bob, "left_leg", 3))
    plate(scene, bob, "left_leg", "right_leg", "left_arm", "right_arm", "trunk")
    if head:
        plate(scene, bob, "head", weight=weight)
    start(scene, woman, bob, other)
    if stuck:
        scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="rise")), "cannot_rise")
        freely(scene, bob, helped=True)
    else:
        freely(scene, bob)
    assert not body(scene, bob).prone


def test_at_once() -> None:
    """A7: with the option he stands in phase 2; the Wound of the effort still waits for the others."""
    scene, _, bob, _ = down(1, effects_at_once=True)
    up = rise(scene, bob)
    phase(scene)
    done(scene, up)
    assert "CharacterRose" in scene.last("eve")
    assert not body(scene, bob).prone
    assert totals(scene, bob) == (3, 0)
    phase(scene)
    assert totals(scene, bob) == (4, 0)
    assert not body(scene, bob).prone


def test_who_was_not_seen_to_fall_is_not_seen_to_rise() -> None:
    """SOM-MELEE-37, SOM-DISTRESS-13: an NPC that fainted unseen."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = killer(scene)
    scene.do("gm", ImposeFatigue(other, 8))
    assert "CharacterFell" not in scene.last("eve")
    scene.do("gm", RestCharacter(other, "nap", 2))
    scene.do("gm", RuleWaking(other))
    start(scene, woman, bob, other)
    says(scene, "bob", bob, "none")
    up = acts(scene, "gm", other, "rise")
    done(scene, up)
    phase(scene)
    assert "CharacterRose" in scene.last("gm")
    assert "CharacterRose" not in scene.last("eve")


def test_a_rise_flips_with_its_rank() -> None:
    """SOM-RULING-02: the call is amended, the Dodge wins no more; he lies there still, and his leg is whole."""
    scene, _, bob, other = down(1)
    up = rise(scene, bob, target=other)
    blow = acts(scene, "gm", other, "strike", bob)
    duel(scene, other, blow, bob, up, (5, 6))
    phase(scene)
    assert totals(scene, bob)[0] == 4
    call = next(e.id for e in scene.feeds.history.raw if isinstance(e.command, CallOpposedRoll))
    harder = Side(bob, ("senses",), difficulty=(Rank("boue", 1),), resolves=up)
    scene.amend("gm", call, CallOpposedRoll(Side(other, ("body",), resolves=blow), (harder,)))
    assert body(scene, bob).prone
    assert body(scene, bob).marks == {"left_leg": 3}
