"""SOM-MELEE-23 to SOM-MELEE-26: getting away from a fight."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.wounds import RuleCondition
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent
from domain.systems.sombre.combat.turn.surprise_rolls import CallSurprise
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, SetCombatants, StartCombat
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import ConfirmDoubleFailure, Roll
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from tests.scene import Scene
from tests.sombre.bodies import totals
from tests.sombre.fights import (
    acts,
    combat,
    done,
    fight,
    killer,
    made,
    opposed,
    phase,
    says,
    simple,
    touching,
    weapon,
    zone,
)
from tests.sombre.table import npc, playing, result, rolled, ticks


def surrounded(**options: Any) -> tuple[Scene, str, str, str, str]:
    """Bob between the killer and somebody of score 10; Carole looks on."""
    scene, woman, bob, one = combat(reach=False, **options)
    two = npc(scene, name="Le complice", label="Un complice")
    scene.do("gm", SetCombatants(added=(two,)))
    for other in (one, two):
        touching(scene, bob, other)
    says(scene, "ana", woman, "none")
    return scene, woman, bob, one, two


def alone() -> tuple[Scene, str, str]:
    """Bob against the killer."""
    scene, _, bob, one, _ = surrounded()
    return scene, bob, one


def duel(
    scene: Scene, attacker: str, blow: str, bob: str, flight: str, dice: tuple[int, int], skill: str = "body"
) -> None:
    attack, defence = Side(attacker, (skill,), resolves=blow), Side(bob, ("senses",), resolves=flight)
    seats = {attacker: "gm", bob: "bob"}
    opposed(scene, attack, defence, {attacker: dice[0], bob: dice[1]}, seats)


@pytest.mark.parametrize(("die", "event", "left"), [(12, "ContactBroken", 0), (13, "FlightFailed", 2)])
def test_nobody_attacks(die: int, event: str, left: int) -> None:
    """SOM-MELEE-23, SOM-TURN-12: a simple roll of senses; the contact is broken in phase 3."""
    scene, _, bob, *_ = surrounded()
    flight = acts(scene, "bob", bob, "flee")
    simple(scene, "bob", bob, flight, die, "senses")
    assert len(fight(scene).contacts) == 2
    phase(scene)
    assert event in scene.last("eve")
    assert len(scene.view("eve").combat.fight.contacts) == left


def test_carole_was_not_yet_in_the_melee() -> None:
    """SOM-MELEE-23, SOM-TURN-22: E1, Turn 2; no die, and her player may look on."""
    scene, woman = playing()
    mehdi = made(scene, "bob", "Mehdi", (10, 12, 13))
    other = killer(scene)
    ticks(scene, woman, "fatigue", 1)
    scene.do("gm", StartCombat((woman, mehdi, other)))
    run = says(scene, "gm", other, "move")
    flight = says(scene, "ana", woman, "flee")
    baton = acts(scene, "bob", mehdi, "prepare", text="déplier la matraque")
    done(scene, flight, run, baton)
    phase(scene)
    assert scene.last("eve") == ["PhaseAdvanced", "ContactBroken"]
    phase(scene)
    scene.do("gm", SetCombatants(removed=(woman,)))
    assert woman not in scene.view("eve").combat.fight.fighters


def test_the_game_master_rules_that_it_fails() -> None:
    """SOM-TURN-15, SOM-MELEE-23."""
    scene, bob, _ = alone()
    flight = acts(scene, "bob", bob, "flee")
    scene.do("gm", ClassifyAction(flight, "auto_failure"))
    phase(scene)
    assert "FlightFailed" in scene.last("eve")


@pytest.mark.parametrize(
    ("dice", "event", "wounds"),
    [
        ((5, 8), "ContactBroken", 0),
        ((8, 6), "FlightFailed", 2),
        ((15, 5), "ContactBroken", 0),
        ((2, 13), "FlightFailed", 2),
    ],
)
def test_one_attacks(dice: tuple[int, int], event: str, wounds: int) -> None:
    """SOM-MELEE-24: opposed; won, the contact is broken; lost, it is not, and the blow hurts."""
    scene, bob, other = alone()
    flight = says(scene, "bob", bob, "flee")
    blow = acts(scene, "gm", other, "strike", bob, weapon=weapon(scene, other), aim="trunk")
    duel(scene, other, blow, bob, flight, (dice[0], dice[1]))
    phase(scene)
    assert event in scene.last("eve")
    assert totals(scene, bob)[0] == wounds


def test_both_fail() -> None:
    """SOM-MELEE-24, A28: no damage, and no escape without a Dodge that succeeds."""
    scene, bob, other = alone()
    flight = says(scene, "bob", bob, "flee")
    blow = acts(scene, "gm", other, "strike", bob)
    duel(scene, other, blow, bob, flight, (15, 13))
    scene.do("gm", ConfirmDoubleFailure(scene.view("gm").oppositions[-1].id))
    phase(scene)
    assert "FlightFailed" in scene.last("eve")
    assert totals(scene, bob) == (0, 0)
    assert len(fight(scene).contacts) == 2


def two_blows(scene: Scene, bob: str, one: str, two: str, target: str | None = None) -> tuple[str, str, str]:
    flight = says(scene, "bob", bob, "flee", target)
    first = says(scene, "gm", one, "strike", bob)
    second = acts(scene, "gm", two, "strike", bob)
    return flight, first, second


@pytest.mark.parametrize(("die", "event"), [(11, "ContactBroken"), (10, "FlightFailed")])
def test_two_attack(die: int, event: str) -> None:
    """SOM-MELEE-25: one is dodged; a single hit by the other prevents the break."""
    scene, _, bob, one, two = surrounded()
    flight, first, second = two_blows(scene, bob, one, two, one)
    duel(scene, one, first, bob, flight, (5, 8))
    simple(scene, "gm", two, second, die, "general", bob)
    if event == "FlightFailed":
        zone(scene, "gm", 5)
    phase(scene)
    assert event in scene.last("eve")
    assert totals(scene, bob) == (0, 1 if event == "FlightFailed" else 0)


def test_which_attack_a_flight_meets() -> None:
    """SOM-TURN-23, SOM-MELEE-25: that of the opponent it names."""
    scene, _, bob, one, two = surrounded()
    flight, first, second = two_blows(scene, bob, one, two, one)
    dodging = Side(bob, ("senses",), resolves=flight)
    scene.refuse("gm", CallOpposedRoll(Side(two, ("general",), resolves=second), (dodging,)), "wrong_form")
    scene.refuse("gm", CallRoll(one, ("body",), concerned=(bob,), resolves=first), "wrong_form")
    scene.refuse("gm", CallRoll(bob, ("senses",), resolves=flight), "wrong_form")
    swapped = CallOpposedRoll(dodging, (Side(one, ("body",), resolves=first),))
    scene.refuse("gm", swapped, "wrong_form")
    simple(scene, "gm", two, second, 11, "general", bob)
    duel(scene, one, first, bob, flight, (5, 8))
    phase(scene)
    assert "ContactBroken" in scene.last("eve")


def test_the_game_master_chooses_when_nobody_is_named() -> None:
    """SOM-TURN-23: any of them, and the last at the latest."""
    for opposing_first in (True, False):
        scene, _, bob, one, two = surrounded()
        flight, first, second = two_blows(scene, bob, one, two)
        if opposing_first:
            duel(scene, two, second, bob, flight, (5, 8), "general")
            simple(scene, "gm", one, first, 15, against=bob)
        else:
            simple(scene, "gm", one, first, 15, against=bob)
            scene.refuse("gm", CallRoll(two, ("general",), concerned=(bob,), resolves=second), "wrong_form")
            duel(scene, two, second, bob, flight, (5, 8), "general")
        phase(scene)
        assert "ContactBroken" in scene.last("eve")


def test_who_is_named_but_does_not_attack() -> None:
    """SOM-TURN-23: the other is met all the same."""
    scene, _, bob, one, two = surrounded()
    flight = says(scene, "bob", bob, "flee", two)
    blow = acts(scene, "gm", one, "strike", bob)
    duel(scene, one, blow, bob, flight, (5, 8))
    phase(scene)
    assert "ContactBroken" in scene.last("eve")


@pytest.mark.parametrize("kind", ["grab", "harmless_strike"])
def test_a_touch_is_enough(kind: Any) -> None:
    """SOM-MELEE-25: an attack that reaches prevents the break, damage or none."""
    scene, _, bob, one, two = surrounded()
    flight = says(scene, "bob", bob, "flee", one)
    first = says(scene, "gm", one, "strike", bob)
    named = {"hands": 1, "aim": "left_arm"} if kind == "grab" else {}
    second = acts(scene, "gm", two, kind, bob, **named)
    duel(scene, one, first, bob, flight, (5, 8))
    simple(scene, "gm", two, second, 5, "general", bob)
    phase(scene)
    assert "FlightFailed" in scene.last("eve")


def test_the_surprised_do_not_flee() -> None:
    """SOM-MELEE-44, SOM-TURN-23: the declaration is void, the attack is simple."""
    scene, bob, other = alone()
    says(scene, "bob", bob, "flee")
    blow = acts(scene, "gm", other, "strike", bob)
    event = scene.act("gm", CallSurprise(other, (bob,)))
    scene.do("gm", Roll(f"{event}.1"), 8)
    scene.do("bob", Roll(f"{event}.2"), 3)
    simple(scene, "gm", other, blow, 15, against=bob)
    phase(scene)
    assert not {"ContactBroken", "FlightFailed"} & set(scene.last("eve"))


@pytest.mark.parametrize(
    ("condition", "code"), [("cornered", "no_room"), ("surrounded", "no_room"), ("immobilised", "grabbed")]
)
def test_a_flight_needs_room(condition: Any, code: str) -> None:
    """SOM-MELEE-16."""
    scene, bob, _ = alone()
    scene.do("gm", RuleCondition(bob, condition))
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="flee")), code)


def test_the_break_leaves_the_others_in_contact() -> None:
    """SOM-MELEE-26: out of reach of everybody; the fight goes on without."""
    scene, woman, bob, one, two = surrounded()
    touching(scene, woman, one)
    flight = acts(scene, "bob", bob, "flee")
    done(scene, flight)
    phase(scene)
    assert fight(scene).contacts == {tuple(sorted((woman, one)))}
    scene.do("gm", EndCombat())
    assert two


def test_at_once_but_never_too_soon() -> None:
    """A7, SOM-MELEE-25: with the option the contact breaks in phase 2, once every attack is known."""
    scene, _, bob, one, two = surrounded(effects_at_once=True)
    flight, first, second = two_blows(scene, bob, one, two, one)
    duel(scene, one, first, bob, flight, (5, 8))
    assert len(fight(scene).contacts) == 2
    simple(scene, "gm", two, second, 11, "general", bob)
    assert "ContactBroken" in scene.last("eve")
    assert fight(scene).contacts == frozenset()


def test_a_flight_flips_with_its_rank() -> None:
    """SOM-RULING-02, SOM-RULING-03: amended, the roll fails and the contacts are there again."""
    scene, bob, _ = alone()
    flight = acts(scene, "bob", bob, "flee")
    called = CallRoll(bob, ("senses",), resolves=flight)
    call = rolled(scene, called, "bob", 10)
    phase(scene)
    assert fight(scene).contacts == frozenset()
    scene.amend("gm", call, CallRoll(bob, ("senses",), difficulty=(Rank("boue", 1),), resolves=flight))
    assert result(scene, call).total == 13
    assert len(fight(scene).contacts) == 2
    scene.correct("gm", Retract(last_correction(scene)))
    assert fight(scene).contacts == frozenset()


def last_correction(scene: Scene) -> str:
    found: str = scene.last_id
    return found


def test_who_is_out_of_sight_prevents_it_too() -> None:
    """SOM-MELEE-25: the blow that lands is seen when it lands."""
    scene, _, bob, one, two = surrounded()
    flight = says(scene, "bob", bob, "flee", one)
    first = says(scene, "gm", one, "strike", bob)
    second = scene.act("gm", RecordNpcIntent(two, ActionSpec(kind="strike", target=bob), True))
    phase(scene)
    duel(scene, one, first, bob, flight, (5, 8))
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    simple(scene, "gm", two, second, 5, "general", bob)
    assert "NpcIntentRevealed" in scene.last("bob")
    zone(scene, "gm", 5)
    phase(scene)
    assert "FlightFailed" in scene.last("bob")
