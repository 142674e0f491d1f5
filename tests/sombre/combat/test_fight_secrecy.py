"""Twin fights: the same gestures in sight, other secrets of the game master; the players read the same bytes."""

from __future__ import annotations

from itertools import permutations
from typing import Any, get_args

import msgspec
import pytest

from domain.base.corrections import Amend, ContestRuling, Retract, Rewind
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.long_actions import AdjustLongAction, SetLongAction
from domain.systems.sombre.combat.declarations.sealing import (
    SEALS,
    CallSealedDeclarations,
    OpenSealedIntents,
    SealIntentKind,
    SpecifyIntent,
)
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds
from domain.systems.sombre.combat.turn.intent_rulings import (
    ClassifyAction,
    RecordNpcIntent,
    RuleHesitation,
    VoidDeclaration,
)
from domain.systems.sombre.combat.turn.surprise_rolls import CallSurprise
from domain.systems.sombre.combat.turn.turn import (
    AdvancePhase,
    EndCombat,
    SetCombatants,
    SetContact,
    SetResolutionOrder,
    StartCombat,
)
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import ConfirmDoubleFailure, DeclareAutomaticResult, Roll
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.fatigue import ImposeFatigue
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.state.arms import Protection
from domain.systems.sombre.state.body import Zone
from domain.systems.sombre.state.combat_state import ActionSpec, IntentKind
from tests.contract.observers.feeds import Witness
from tests.sombre.fights import acts, combat, phase, says
from tests.sombre.nights import Night, equals
from tests.twins import Twins


def test_a_stranger_in_the_fight() -> None:
    """SOM-NPC-09, SOM-TURN-07, note a: its presence, contacts, intents and order leave no trace."""
    night = Night((True, False))
    night.fight()
    night.joins()
    night.secret("gm", SetContact(night.shadow, night.woman, True), None)
    night.secret("gm", SetCombatants(actions={night.shadow: 2}), None)
    night.hides(night.shadow, ActionSpec(kind="strike", target=night.woman), None)
    night.curious()
    night.says("ana", night.woman, "dodge", night.killer)
    night.says("bob", night.bob, "move")
    night.curious()
    night.phase()
    night.hides(night.shadow, ActionSpec(kind="dodge", target=night.bob), None)
    night.curious()


def out(night: Night, dead: bool = False) -> None:
    """The killer is secretly unconscious, or dead, at one table, and hardly touched at the other."""
    left = ImposeWounds(night.killer, 10, capped=False) if dead else ImposeFatigue(night.killer, 9)
    right = ImposeWounds(night.killer, 1) if dead else ImposeFatigue(night.killer, 1)
    night.secret("gm", left, right)


@pytest.mark.parametrize("dead", [False, True])
def test_an_opponent_who_is_secretly_out(dead: bool) -> None:
    """Note h, SOM-DISTRESS-13, SOM-LOC-07: neither ranks, nor the choice of a place, nor a fall tell of it."""
    night = Night()
    night.fight()
    out(night, dead)
    night.phase_through()
    strike = night.says("ana", night.woman, "strike", night.killer, aim="head")
    night.says("bob", night.bob, "harmless_strike", night.killer, fell=True)
    night.phase()
    night.curious()
    call = night.both("gm", CallRoll(night.woman, ("body",), resolves=strike))
    night.curious()
    night.both("ana", Roll(call), 7)
    for intent in night.twins.left.state.fight.intents.values():
        if not intent.resolved:
            night.both("gm", ClassifyAction(intent.id, "auto_success"))
    night.curious()
    night.phase()
    night.curious()
    night.phase()
    night.curious()


def test_from_the_ground_against_somebody_who_secretly_lies_there() -> None:
    """Note h, SOM-MELEE-36: the ranks of the call are those of a fight with somebody who stands."""
    night = Night()
    night.fight()
    out(night)
    night.says("ana", night.woman, "none")
    throw = night.says("bob", night.bob, "harmless_strike", night.woman, approach=True, fell=True)
    night.phase()
    night.both("gm", ClassifyAction(throw, "auto_success"))
    night.phase()
    night.phase()
    strike = night.says("ana", night.woman, "strike", night.killer)
    night.says("bob", night.bob, "none")
    night.phase()
    call = night.both("gm", CallRoll(night.woman, ("body",), resolves=strike))
    assert [r.label for r in night.twins.left.state.dice.calls[call].difficulty] == ["prone"]


def test_a_hidden_attack_that_meets_a_declared_defence() -> None:
    """Note a, SOM-TURN-07: what is awaited does not tell that the opponent attacks."""
    night = Night()
    night.fight()
    night.says("ana", night.woman, "dodge", night.killer)
    night.says("bob", night.bob, "interpose", night.killer)
    night.hides(night.killer, ActionSpec(kind="strike", target=night.woman), ActionSpec(kind="move"))
    night.phase()
    night.curious()


def test_hidden_or_nothing() -> None:
    night = Night()
    night.fight()
    night.both("gm", SetCombatants(actions={night.killer: 2}))
    night.says("ana", night.woman, "dodge", night.killer)
    night.says("bob", night.bob, "parry", night.killer)
    night.hides(night.killer, ActionSpec(kind="strike", target=night.woman), None)
    night.phase()
    night.hides(night.killer, ActionSpec(kind="strike", target=night.bob), None)
    night.curious()


def test_the_order_of_hidden_actions() -> None:
    """SOM-TURN-11: a ruling that changes nothing in sight is none."""
    night = Night()
    night.fight()
    one = night.says("ana", night.woman, "move")
    two = night.says("bob", night.bob, "move")
    hidden, _ = night.hides(night.killer, ActionSpec(kind="move"), None)
    night.phase()
    night.secret("gm", SetResolutionOrder((hidden, one, two)), None)


def test_a_stranger_as_the_target_of_an_open_intent() -> None:
    """SOM-NPC-09: the opponent is not named to whom it does not exist for."""
    night = Night((True, True))
    night.fight()
    night.joins(True, True)
    for scene, target in ((night.twins.left, night.shadow), (night.twins.right, None)):
        scene.seconds = 999
        scene.do("gm", RecordNpcIntent(night.killer, ActionSpec(kind="flee", target=target)), event_id="flee")
    night.twins.check()


def test_the_number_of_actions_of_an_adversary() -> None:
    """State of a character, `actions per Turn`: it shows when used."""
    night = Night()
    night.fight()
    night.secret("gm", SetCombatants(actions={night.killer: 2}), None)


@pytest.mark.parametrize("word", [True, False])
def test_a_hidden_action_that_fails(word: bool) -> None:
    """SOM-TURN-07: nobody could see it."""
    night = Night()
    night.fight()
    night.says("ana", night.woman, "none")
    night.says("bob", night.bob, "none")
    hidden, _ = night.hides(night.killer, ActionSpec(kind="strike", target=night.woman), None)
    assert hidden is not None
    night.phase()
    if word:
        night.secret("gm", DeclareAutomaticResult(night.killer, "", False, "-", hidden), None)
        return
    night.secret(
        "gm", CallRoll(night.killer, ("body",), concerned=(night.woman,), resolves=hidden), None, event_id="call"
    )
    night.twins.left.do("gm", Roll("call"), 20, event_id="die")
    night.twins.check()


def test_a_bow_in_reach_of_a_stranger() -> None:
    """SOM-RANGED-20, SOM-NPC-09: nobody fails for what is not there."""
    night = Night((True, True))
    bow = night.weapon(night.bob, "piercing", "missile", hands=2)
    night.both("bob", Equip(night.bob, bow, "right"))
    night.fight(reach=False)
    night.joins(True, True)
    night.secret("gm", SetContact(night.bob, night.shadow, True), None)
    night.says("ana", night.woman, "none")
    shot = night.says("bob", night.bob, "shoot", night.killer, weapon=bow)
    night.phase()
    night.both("gm", CallRoll(night.bob, ("Tir",), resolves=shot))
    night.curious()


@pytest.mark.parametrize("shown", [False, None])
def test_dice_of_an_adversary_and_raw_damage(shown: bool | None) -> None:
    """SOM-NPC-10: where his dice lie behind the screen the damage that they made does too, whatever the option."""
    night = Night(npc_dice="hidden" if shown is None else "open")
    night.fight()
    night.says("ana", night.woman, "none")
    night.says("bob", night.bob, "none")
    strike = night.says("gm", night.killer, "strike", night.woman)
    night.phase()
    call = night.both("gm", CallRoll(night.killer, ("body",), concerned=(night.woman,), resolves=strike, shown=shown))
    for scene, die in ((night.twins.left, 3), (night.twins.right, 9)):
        scene.do("gm", Roll(call), die, event_id="die")
    night.twins.check()
    zone = next(c.id for c in night.twins.left.state.dice.calls.values())
    night.both("gm", Roll(zone), 6)
    night.curious()


@pytest.mark.parametrize("shown", [False, None])
def test_an_opposed_margin_with_hidden_dice(shown: bool | None) -> None:
    """SOM-NPC-10: the raw damage of a player's own hit, from which a hidden die was taken."""
    night = Night(npc_dice="hidden" if shown is None else "open")
    night.fight()
    strike = night.says("ana", night.woman, "strike", night.killer, weapon=night.weapon(night.woman))
    night.says("bob", night.bob, "none")
    dodge = night.says("gm", night.killer, "dodge", night.woman)
    night.phase()
    sides = Side(night.woman, ("body",), resolves=strike), Side(night.killer, ("senses",), resolves=dodge, shown=shown)
    event = night.both("gm", CallOpposedRoll(sides[0], (sides[1],)))
    night.both("ana", Roll(f"{event}.1"), 10)
    for scene, die in ((night.twins.left, 3), (night.twins.right, 6)):
        scene.do("gm", Roll(f"{event}.2"), die, event_id="die")
    night.twins.check()
    zone = next(c.id for c in night.twins.left.state.dice.calls.values())
    night.both("ana", Roll(zone), 1)
    night.curious()
    night.phase()


def test_a_blow_that_both_miss_reads_like_one_that_is_dodged() -> None:
    """SOM-ROLL-26, SOM-NPC-10: what the fight awaits does not tell that a ruling is owed."""
    night = Night()
    night.fight()
    strike = night.says("ana", night.woman, "strike", night.killer, weapon=night.weapon(night.woman))
    night.says("bob", night.bob, "none")
    dodge = night.says("gm", night.killer, "dodge", night.woman)
    night.phase()
    sides = Side(night.woman, ("body",), resolves=strike), Side(night.killer, ("senses",), resolves=dodge)
    event = night.both("gm", CallOpposedRoll(sides[0], (sides[1],)))
    night.both("ana", Roll(f"{event}.1"), 19)
    night.twins.left.do("gm", Roll(f"{event}.2"), 19, event_id="unseen")
    night.twins.check()
    night.curious()
    night.twins.left.do("gm", ConfirmDoubleFailure(event), event_id="end")
    night.twins.right.do("gm", Roll(f"{event}.2"), 3, event_id="end")
    for scene in (night.twins.left, night.twins.right):
        assert scene.last("ana") == ["OppositionResolved"]
    assert night.twins.left.view("ana") == night.twins.right.view("ana")
    night.curious()
    night.phase()


def test_armour_and_wounds_of_an_adversary() -> None:
    """Note g, SOM-PROT-02: a hit is a hit; what is left of it is the game master's."""
    night = Night()
    covers: tuple[Zone, Zone] = ("trunk", "head")
    for scene, zone in zip((night.twins.left, night.twins.right), covers, strict=True):
        scene.seconds = 4
        scene.do(
            "gm",
            DefineItem("Un gilet", night.killer, protection=Protection(weight="heavy", zones=(zone,))),
            event_id="vest",
        )
    night.twins.check()
    night.both("gm", Equip(night.killer, "vest"))
    night.fight()
    strike = night.says("ana", night.woman, "strike", night.killer, weapon=night.weapon(night.woman, "blunt"))
    night.says("bob", night.bob, "none")
    night.phase()
    call = night.both("gm", CallRoll(night.woman, ("body",), resolves=strike))
    night.both("ana", Roll(call), 5)
    night.both("ana", Roll(next(iter(night.twins.left.state.dice.calls))), 5)
    night.phase()
    night.curious()
    night.phase()
    night.both("gm", EndCombat())


def enemies(watchers: tuple[str, ...]) -> tuple[Twins, str, str]:
    """Two of equal senses, called to seal."""
    twins, one, two = equals(watchers)
    twins.both("gm", StartCombat((one, two)))
    twins.both("gm", CallSealedDeclarations((one, two)))
    return twins, one, two


@pytest.mark.parametrize("kinds", list(permutations(SEALS, 2)))
def test_a_sealed_kind(kinds: Any) -> None:
    """SOM-TURN-06, notes b and l: nobody's, in previews, refusals and corrections too, the game master's included."""
    twins, one, two = enemies(("gm", "bob", "eve"))
    seal = "seal"
    for scene, kind in zip((twins.left, twins.right), kinds, strict=True):
        scene.do("ana", SealIntentKind(one, kind), event_id=seal)
    twins.check()
    for seat in ("gm", "bob"):
        for act in get_args(IntentKind):
            spec = ActionSpec(kind=act, target=two)
            twins.probe(seat, SpecifyIntent(one, spec), DeclareIntent(one, spec))
        twins.probe(seat, *(SealIntentKind(one, kind) for kind in SEALS))
        twins.probe(seat, OpenSealedIntents(), AdvancePhase(), EndCombat(), RuleHesitation(one), VoidDeclaration(one))
        for kind in SEALS:
            again = msgspec.Raw(msgspec.json.encode(SealIntentKind(one, kind)))
            twins.probe_correction(seat, Amend(seal, again))
        twins.probe_correction(seat, Retract(seal), Rewind(seal), ContestRuling(seal, "?"))
    twins.both("bob", SealIntentKind(two, "other"))
    for kind in SEALS:
        again = msgspec.Raw(msgspec.json.encode(SealIntentKind(one, kind)))
        twins.probe_correction("gm", Amend(seal, again))
    twins.correct("gm", Retract(seal), Retract(seal))
    twins.both("ana", SealIntentKind(one, "attack"))
    twins.both("gm", OpenSealedIntents())


def test_nobody_is_ambushed_unintroduced() -> None:
    """SOM-NPC-09, SOM-MELEE-43: a die that is asked of a player would tell of whom nobody knows."""
    night = Night((True, True))
    night.fight()
    night.joins(True, True)
    night.says("ana", night.woman, "none")
    night.says("bob", night.bob, "none")
    night.phase()
    for call in (CallSurprise(night.shadow, (night.bob,)), CallSurprise(night.bob, (night.shadow, night.killer))):
        night.twins.left.refuse("gm", call, "npc_not_introduced")


@pytest.mark.parametrize("dead", [False, True])
def test_a_knife_in_somebody_who_is_secretly_out(dead: bool) -> None:
    """Note h, SOM-MELEE-20, SOM-MELEE-46: held, thrown down, stabbed and turned in the wound like anybody."""
    night = Night()
    knife = night.weapon(night.bob, "piercing")
    night.both("bob", Equip(night.bob, knife, "right"))
    night.fight()
    out(night, dead)
    night.phase_through()
    grab = night.says("ana", night.woman, "grab", night.killer, aim="trunk", hands=2)
    stab = night.says("bob", night.bob, "strike", night.killer, weapon=knife, aim="trunk")
    night.phase()
    for seat, person, intent, skill in (("ana", night.woman, grab, "body"), ("bob", night.bob, stab, "body")):
        call = night.both("gm", CallRoll(person, (skill,), resolves=intent))
        night.both(seat, Roll(call), 6)
    night.phase()
    night.phase()
    tackle = night.says("ana", night.woman, "tackle", night.killer)
    night.says("bob", night.bob, "aggravate", night.killer, weapon=knife)
    night.phase()
    call = night.both("gm", CallRoll(night.woman, ("body",), resolves=tackle))
    night.both("ana", Roll(call), 6)
    night.phase()
    night.phase()
    night.says("ana", night.woman, "let_go", night.killer)
    night.phase_through()


def test_a_stranger_who_holds_and_is_held() -> None:
    """SOM-NPC-09, SOM-MELEE-17: neither the grip nor what it hinders."""
    night = Night((True, True))
    night.fight()
    night.joins(True, True)
    night.says("ana", night.woman, "none")
    night.says("bob", night.bob, "none")
    spec = ActionSpec(kind="grab", target=night.woman, aim="trunk", hands=2)
    grab, _ = night.hides(night.shadow, spec, None)
    night.phase()
    night.secret("gm", ClassifyAction(grab, "auto_success"), None)
    night.phase()
    assert night.twins.left.state.combat.grabs
    night.phase()
    night.curious()
    night.says("ana", night.woman, "dodge", night.killer)
    night.says("bob", night.bob, "flee")
    night.phase()
    night.curious()


def test_the_planned_length_of_a_long_action() -> None:
    """SOM-TURN-17: it takes several Turns; how many is the game master's."""
    night = Night()
    night.fight()
    for scene, actions in ((night.twins.left, 3), (night.twins.right, 7)):
        scene.seconds = 5
        scene.do("gm", SetLongAction(night.woman, "fouiller", actions), event_id="long")
    night.twins.check()
    for _ in range(2):
        going = night.says("ana", night.woman, "continue")
        night.says("bob", night.bob, "none")
        night.phase()
        night.both("gm", ClassifyAction(going, "auto_success"))
        night.phase()
        night.phase()
    night.secret("gm", AdjustLongAction(night.woman, 9), None)
    night.curious()


def test_corrections_of_what_is_hidden_in_a_fight() -> None:
    """SOM-RULING-05: a hidden die amended, a hidden intent retracted, wounds of an adversary taken back."""
    night = Night()
    night.fight()
    night.both("gm", SetCombatants(actions={night.killer: 2}))
    out(night)
    night.says("ana", night.woman, "dodge", night.killer)
    night.says("bob", night.bob, "none")
    hidden, _ = night.hides(night.killer, ActionSpec(kind="move"), None)
    night.says("gm", night.killer, "strike", night.bob)
    night.phase()
    night.twins.correct("gm", Retract(hidden), None)
    for watcher in ("ana", "eve"):
        night.twins.probe_correction(watcher, ContestRuling(hidden, "?"), ContestRuling("nothing", "?"))


def test_dice_of_an_adversary_that_are_corrected() -> None:
    """SOM-NPC-10, SOM-RULING-03: the same hit, by another die."""
    night = Night()
    night.fight()
    night.says("ana", night.woman, "none")
    night.says("bob", night.bob, "none")
    strike = night.says("gm", night.killer, "strike", night.bob)
    night.phase()
    call = night.both("gm", CallRoll(night.killer, ("body",), concerned=(night.bob,), resolves=strike))
    night.both("gm", Roll(call), 5)
    die = night.twins.left.last_id
    zone = next(iter(night.twins.left.state.dice.calls))
    night.both("gm", Roll(zone), 1)
    again = msgspec.Raw(msgspec.json.encode(Roll(call)))
    night.twins.correct("gm", Amend(die, again, (8,)), None)
    night.curious()
    for seat in ("ana", "bob"):
        night.twins.probe_correction(seat, ContestRuling(die, "?"))


def test_wounds_and_distress_of_an_adversary() -> None:
    """SOM-DISTRESS-13: nothing waits for the speed of his distress, and nobody reads of it."""
    night = Night()
    night.fight()
    night.secret("gm", ImposeWounds(night.killer, 8, capped=False), ImposeWounds(night.killer, 1))
    night.phase_through()
    night.secret("gm", SetDistressSpeed(night.killer, "lightning"), None)
    night.phase_through()
    night.curious()
    night.both("gm", EndCombat())


def test_an_attack_that_a_ruling_stops_is_over_for_everybody() -> None:
    """SOM-TURN-15, SOM-TURN-23: how the adversary's Parry is classed is not told; that the attack is over, is."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "strike", other)
    says(scene, "bob", bob, "none")
    parry = acts(scene, "gm", other, "parry", woman)
    witness = Witness(scene)
    scene.do("gm", ClassifyAction(parry, "auto_success"))
    witness.look()
    assert scene.last("bob") == ["AttackStopped"]
    assert scene.line("bob").text == "L’attaque de Carole est arrêtée par la défense."
    assert scene.view("bob").combat.fight.intents[0].resolved


def test_an_attack_that_nobody_saw_coming_is_stopped_unseen() -> None:
    """SOM-TURN-07: a hidden attack that a player's Parry has stopped stays hidden."""
    scene, woman, bob, other = combat()
    parry = says(scene, "ana", woman, "parry", other)
    says(scene, "bob", bob, "none")
    scene.do("gm", RecordNpcIntent(other, ActionSpec(kind="strike", target=woman), hidden=True))
    phase(scene)
    scene.do("gm", ClassifyAction(parry, "auto_success"))
    assert scene.last("gm") == ["ActionClassified", "AttackStopped"]
    assert scene.last("ana") == ["ActionClassified"]
