"""Whose word is awaited, phase by phase: what the view says and what AdvancePhase refuses are one list."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills, ChoosePersonality, CreateCharacter
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.long_actions import RuleInterruption, SetLongAction
from domain.systems.sombre.combat.declarations.sealing import (
    CallSealedDeclarations,
    OpenSealedIntents,
    SealIntentKind,
    SpecifyIntent,
)
from domain.systems.sombre.combat.guns.burst_rulings import ListBurstTargets
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent
from domain.systems.sombre.combat.turn.stun import RuleNpcStun
from domain.systems.sombre.combat.turn.turn import AdvancePhase, SetContact, StartCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.table.phases import StartPlay
from tests.scene import Scene
from tests.sombre.fights import acts, bob_acts, combat, done, phase, says
from tests.sombre.gunmen import bursting, ready, shot
from tests.sombre.table import SEATS, carole, playing
from tests.twins import Twins


def asked(scene: Scene, seat: str) -> list[tuple[str, str | None]]:
    """What is awaited, and of whom (None: the game master)."""
    return [(each.what, each.by) for each in scene.view(seat).combat.fight.awaited]


def test_through_the_phases() -> None:
    """SOM-TURN-02, SOM-TURN-04, SOM-RULING-04: the next word is always named, to all who may know it."""
    scene, woman, bob, killer = combat()
    sword = scene.act("gm", DefineItem("Un sabre", bob, weapon=Weapon(category="sword", damage="slashing", bonus=1)))
    assert asked(scene, "eve") == [("declaration", "ana")]
    flee = says(scene, "ana", woman, "move")
    assert asked(scene, "eve") == [("declaration", "bob")]
    scene.refuse("gm", AdvancePhase(), "declarations_missing")
    strike = says(scene, "bob", bob, "strike", killer, weapon=sword, skill="body")
    assert asked(scene, "gm") == asked(scene, "eve") == [("phase", None)]
    phase(scene)
    assert asked(scene, "ana") == [("action", None), ("action", None)]
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    done(scene, flee)
    scene.do("gm", CallRoll(bob, ("body",), resolves=strike))
    assert asked(scene, "ana") == [("die", "bob")]
    scene.do("bob", Roll(scene.last_id), 7)
    assert asked(scene, "ana") == [("die", "bob")], "where it lands"
    scene.do("bob", Roll(next(iter(scene.state.dice.calls))), 5)
    assert asked(scene, "ana") == [("phase", None)]
    scene.do("gm", ImposeWounds(woman, 8))
    phase(scene)
    assert asked(scene, "gm") == [("speed", None)]
    assert asked(scene, "ana") == [("phase", None)]
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    ruled = scene.act("gm", SetDistressSpeed(woman, "slow"))
    assert asked(scene, "gm") == [("phase", None)]
    phase(scene)
    scene.correct("gm", Retract(ruled))
    assert asked(scene, "gm")[0] == ("speed", None), "SOM-RULING-04: open again, it holds any phase"
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")


def test_an_interrupted_action_waits_for_its_ruling() -> None:
    """SOM-TURN-18: the game master says what it comes to, and everybody sees that the Turn waits for him."""
    scene, one = playing()
    two = carole(scene, "bob", "Bob")
    scene.do("gm", StartCombat((one, two)))
    scene.do("gm", SetLongAction(one, "Crocheter la porte", 4))
    go = says(scene, "ana", one, "continue")
    acts(scene, "bob", two, "none")
    done(scene, go)
    phase(scene, 2)
    move = says(scene, "ana", one, "move")
    acts(scene, "bob", two, "none")
    done(scene, move)
    for seat in ("gm", "ana", "eve"):
        assert asked(scene, seat) == [("interruption", None)]
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    scene.do("gm", RuleInterruption(one, ranks=1))
    assert asked(scene, "eve") == [("phase", None)]


def test_sealed_declarations_are_awaited_in_their_order() -> None:
    """SOM-TURN-06: seals together, then the signal, then attackers before defenders."""
    scene, one = playing()
    two = carole(scene, "bob", "Bob")
    scene.do("gm", StartCombat((one, two)))
    scene.do("gm", CallSealedDeclarations((one, two)))
    assert asked(scene, "eve") == [("seal", "ana"), ("seal", "bob")]
    scene.do("ana", SealIntentKind(one, "other"))
    scene.do("bob", SealIntentKind(two, "defence"))
    assert asked(scene, "eve") == [("opening", None)]
    scene.do("gm", OpenSealedIntents())
    assert asked(scene, "eve") == [("specification", "ana")]
    scene.do("ana", SpecifyIntent(one, ActionSpec(kind="free", text="crier")))
    assert asked(scene, "eve") == [("specification", "bob")]


def test_a_hidden_intent_makes_nobody_wait() -> None:
    """SOM-TURN-07: neither the view of a player nor what it is asked for tells that there is one."""
    twins = Twins("sombre", SEATS, ("ana", "bob", "eve"))
    people = [_made(twins, seat, name) for seat, name in (("ana", "Carole"), ("bob", "Bob"))]
    killer = twins.both("gm", CreateNpc("Le tueur", scores={"general": 12}))
    twins.both("gm", IntroduceNpc(killer, "Une silhouette"))
    for command in (StartPlay(), OpenScene("Le parking"), StartCombat((*people, killer))):
        twins.both("gm", command)
    hidden, _ = twins.secret("gm", RecordNpcIntent(killer, ActionSpec(kind="move"), hidden=True), None)
    for seat, person in zip(("ana", "bob"), people, strict=True):
        twins.both(seat, DeclareIntent(person, ActionSpec(kind="none")))
    twins.both("gm", AdvancePhase())
    assert asked(twins.left, "gm") == [("action", None)]
    assert asked(twins.left, "ana") == asked(twins.right, "ana") == [("phase", None)]
    assert hidden is not None
    twins.secret("gm", ClassifyAction(hidden, "auto_failure"), None)
    twins.both("gm", AdvancePhase())


def _made(twins: Twins, seat: str, name: str) -> str:
    person = twins.both(seat, CreateCharacter(name, "female"))
    twins.both(seat, AllocateCommonSkills(person, 11, 11, 13))
    twins.both(seat, ChoosePersonality(person, "avoidant"))
    twins.both("gm", ValidateCharacter(person))
    return person


@pytest.mark.parametrize("hidden", [True, False])
def test_nobody_waits_for_what_an_adversary_does(hidden: bool) -> None:
    """SOM-TURN-07, SOM-TURN-15: whether a Dodge has anything to meet, and when that has failed, is not told."""
    twins = Twins("sombre", SEATS, ("ana", "bob", "eve"))
    person = _made(twins, "ana", "Carole")
    killer = twins.both("gm", CreateNpc("Le tueur", scores={"general": 12}))
    twins.both("gm", IntroduceNpc(killer, "Une silhouette"))
    for command in (StartPlay(), OpenScene("Le parking"), StartCombat((person, killer))):
        twins.both("gm", command)
    strike = RecordNpcIntent(killer, ActionSpec(kind="strike", target=person), hidden=hidden)
    if hidden:
        twins.secret("gm", strike, RecordNpcIntent(killer, ActionSpec(kind="move"), hidden=True), event_id="intent")
    else:
        twins.both("gm", strike)
    twins.both("ana", DeclareIntent(person, ActionSpec(kind="dodge", target=killer)))
    twins.both("gm", AdvancePhase())
    attack = next(i.id for i in twins.left.state.fight.intents.values() if i.npc)
    twins.secret("gm", ClassifyAction(attack, "auto_failure"), None)
    assert asked(twins.left, "ana") == asked(twins.right, "ana") == [("phase", None)]
    assert asked(twins.right, "gm")[0] == ("action", None)


def test_a_burst_at_nobody_in_particular_awaits_its_targets() -> None:
    """SOM-GUN-15: of the game master; then its shares, of the shooter."""
    scene, woman, bob, other, item = ready()
    spray = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    shot(scene, bob, spray, 9)
    assert asked(scene, "bob") == asked(scene, "gm") == [("targets", None)]
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    scene.do("gm", ListBurstTargets(spray, (woman, other)))
    assert asked(scene, "gm") == [("impacts", "bob")]


@pytest.mark.parametrize(("source", "dice"), [("physical", True), ("either", False), ("service", None)])
def test_moves_say_whether_dice_must_be_typed(source: str, dice: bool | None) -> None:
    """SOM-ROLL-08: what is offered is accepted, whencever the table takes its dice."""
    scene, woman = playing(dice=source)
    scene.do("gm", CallRoll(woman, ("senses",)))
    (move,) = (m for m in scene.moves("ana") if m.command is Roll)
    assert (move.dice and move.dice.required) is dice


@pytest.mark.parametrize("kind", ["dodge", "interpose", "parry"])
def test_a_defence_of_somebody_who_is_secretly_out(kind: Any) -> None:
    """SOM-TURN-07, SOM-DISTRESS-13: what is awaited does not tell that the defender lies senseless."""
    twins = Twins("sombre", SEATS, ("ana", "bob", "eve"))
    person = _made(twins, "ana", "Carole")
    killer = twins.both("gm", CreateNpc("Le tueur", scores={"general": 12}))
    twins.both("gm", IntroduceNpc(killer, "Une silhouette"))
    for command in (StartPlay(), OpenScene("Le parking"), StartCombat((person, killer))):
        twins.both("gm", command)
    twins.both("gm", SetContact(person, killer, True))
    twins.secret("gm", RuleNpcStun(killer, "knocked_out"), None)
    twins.both("ana", DeclareIntent(person, ActionSpec(kind="strike", target=killer)))
    twins.both("gm", RecordNpcIntent(killer, ActionSpec(kind=kind, target=person)))
    twins.both("gm", AdvancePhase())
    assert asked(twins.left, "ana") == asked(twins.right, "ana") == [("action", None)]
