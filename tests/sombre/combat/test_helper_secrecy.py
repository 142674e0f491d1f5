"""A ready-made character without a seat fights along: until it is assigned it exists for the game master alone."""

from __future__ import annotations

from typing import Any

from domain.systems.sombre.animals.swarms import Dodge, SwarmAttack
from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills, ChoosePersonality, CreateCharacter
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.sealing import (
    CallSealedDeclarations,
    OpenSealedIntents,
    SealIntentKind,
    SpecifyIntent,
)
from domain.systems.sombre.combat.turn.intent_rulings import (
    ClassifyAction,
)
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, SetCombatants, StartCombat
from domain.systems.sombre.dice.roll_commands import DeclareAction, Roll
from domain.systems.sombre.fear.fear import CallFearRoll, Frightened
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.state.combat_state import ActionSpec
from tests.sombre.nights import Night, equals

HELPER = "helper"


class Helped(Night):
    """At the left table a ready-made character without a seat, unknown to all, fights along."""

    def __init__(self, common: tuple[int, int, int] = (13, 10, 12), **options: Any) -> None:
        super().__init__(**options)
        self.shadow = HELPER
        self.secret("gm", CreateCharacter("Le sauveur", "male"), None, event_id=HELPER)
        self.secret("gm", AllocateCommonSkills(HELPER, *common), None)
        self.secret("gm", ChoosePersonality(HELPER, "avoidant"), None)
        self.secret("gm", ValidateCharacter(HELPER), None)
        self.fight()
        self.secret("gm", SetCombatants(added=(HELPER,)), None)

    def curious(self) -> None:
        super().curious()
        for seat in ("ana", "bob"):
            tried = (DeclareIntent(HELPER, ActionSpec(kind="none")), SealIntentKind(HELPER, "other"))
            self.probe(seat, *tried, DeclareAction(HELPER, "?"))


def test_a_helper_without_a_seat_declares_unheard() -> None:
    """SOM-CHAR-12, SOM-TURN-04: neither his words nor his place in the order, nor that anybody waits for them."""
    night = Helped()
    night.curious()
    night.says("ana", night.woman, "dodge", night.killer)
    night.curious()
    strike = ActionSpec(kind="strike", target=night.killer, approach=True, text="Je surgis.")
    hidden, _ = night.secret("gm", DeclareIntent(HELPER, strike), None)
    night.says("bob", night.bob, "strike", night.killer)
    night.curious()
    night.phase()
    night.secret("gm", ClassifyAction(hidden or "", "auto_success"), None)
    night.curious()
    for intent in night.twins.right.state.fight.intents.values():
        night.both("gm", ClassifyAction(intent.id, "auto_success"))
    night.twins.left.refuse("gm", AdvancePhase(), "actions_unresolved")


def test_a_helper_without_a_seat_who_is_slow_holds_nobody_up() -> None:
    """SOM-TURN-04, SOM-TURN-07: the game master alone is told that a word is missing."""
    night = Helped()
    night.says("ana", night.woman, "none")
    night.says("bob", night.bob, "none")
    night.twins.left.refuse("gm", AdvancePhase(), "declarations_missing")
    night.secret("gm", DeclareIntent(HELPER, ActionSpec(kind="none")), None)
    night.phase()
    night.curious()


def test_a_helper_without_a_seat_who_seals() -> None:
    """SOM-TURN-06: called, sealed, opened and specified without a trace among those who are seen to."""
    twins, one, two = equals(())
    for command in (
        CreateCharacter("Le sauveur", "male"),
        AllocateCommonSkills(HELPER, 11, 11, 13),
        ChoosePersonality(HELPER, "avoidant"),
        ValidateCharacter(HELPER),
    ):
        twins.left.do("gm", command, event_id=HELPER if isinstance(command, CreateCharacter) else None)
    for scene, group in ((twins.left, (HELPER, one, two)), (twins.right, (one, two))):
        scene.seconds = 500
        scene.do("gm", StartCombat(group), event_id="fight")
        scene.do("gm", CallSealedDeclarations(group), event_id="called")
    heard = [[frame.entries for frame in scene.feed("eve")[-1:]] for scene in (twins.left, twins.right)]
    assert heard[0] == heard[1]
    seen = [scene.view("eve").combat for scene in (twins.left, twins.right)]
    assert seen[0] == seen[1]
    twins.left.do("gm", SealIntentKind(HELPER, "attack"))
    assert twins.left.last("ana") == twins.left.last("eve") == []
    twins.both("ana", SealIntentKind(one, "other"))
    twins.both("bob", SealIntentKind(two, "defence"))
    twins.both("gm", OpenSealedIntents())
    assert twins.left.line("eve").fields == twins.right.line("eve").fields
    twins.probe("ana", SpecifyIntent(one, ActionSpec(kind="move")))
    twins.probe("bob", SpecifyIntent(two, ActionSpec(kind="dodge", target=one)))
    seen = [scene.view("eve").combat for scene in (twins.left, twins.right)]
    assert seen[0] == seen[1]
    twins.left.do("gm", SpecifyIntent(HELPER, ActionSpec(kind="strike", target=one, approach=True)))
    assert twins.left.last("ana") == twins.left.last("eve") == []
    twins.both("ana", SpecifyIntent(one, ActionSpec(kind="move")))


def test_a_helper_without_a_seat_is_alone_in_what_he_says() -> None:
    """SOM-ROLL-07, SOM-CHAR-12: what the game master has him declare out of a fight is his alone."""
    night = Helped()
    night.both("gm", EndCombat())
    night.secret("gm", DeclareAction(HELPER, "Je les suis."), None)
    night.curious()
    fear = CallFearRoll((Frightened(HELPER), Frightened(night.woman)), "Un cri")
    for scene, command in (
        (night.twins.left, fear),
        (night.twins.right, CallFearRoll((Frightened(night.woman),), "Un cri")),
    ):
        scene.seconds = 998
        scene.do("gm", command, event_id="fear")
    night.twins.check()
    night.both("ana", Roll("fear.1"), 9)


def test_a_helper_without_a_seat_among_those_whom_bees_sting() -> None:
    """SOM-ANIMAL-18, SOM-CHAR-12: neither the numbers of the others' dice nor what becomes of theirs."""
    night = Helped()
    night.both("gm", EndCombat())
    bees = night.both("gm", CreateNpc("Des abeilles", "swarm", swarm="large"))
    night.both("gm", IntroduceNpc(bees, "Un essaim"))
    dodging = Dodge(HELPER), Dodge(night.woman)
    for scene, targets, dodges in (
        (night.twins.left, (HELPER, night.woman), dodging),
        (night.twins.right, (night.woman,), dodging[1:]),
    ):
        scene.seconds = 998
        scene.do("gm", SwarmAttack(bees, targets, dodges), event_id="bees")
    night.twins.check()
    night.both("ana", Roll("bees.1"), 4)
    night.both("gm", Roll("bees.m1"), 6)
    assert night.twins.left.last("ana")[:2] == ["OppositionResolved", "SwarmStung"]
    night.twins.left.do("gm", Roll("bees.2"), 18)
    night.twins.left.do("gm", Roll("bees.m2"), 6)
    night.twins.check()
    night.curious()
