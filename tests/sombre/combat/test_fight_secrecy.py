"""Twin fights: the same gestures in sight, other secrets of the game master; the players read the same bytes."""

from __future__ import annotations

from itertools import permutations
from typing import Any, get_args

import msgspec
import pytest

from domain.corrections.commands import Amend, ContestRuling, Retract, Rewind
from domain.game.events import Command
from domain.systems.sombre.animals.swarms import Dodge, SwarmAttack
from domain.systems.sombre.calls.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.calls.roll_words import ConfirmDoubleFailure, DeclareAction, DeclareAutomaticResult, Roll
from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills, ChoosePersonality, CreateCharacter
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.long_actions import AdjustLongAction, SetLongAction
from domain.systems.sombre.combat.declarations.sealing import (
    SEALS,
    CallSealedDeclarations,
    OpenSealedIntents,
    SealIntentKind,
    SpecifyIntent,
)
from domain.systems.sombre.combat.guns.burst_rulings import AllocateImpacts
from domain.systems.sombre.combat.resolution.contact_shots import NameContactDamage
from domain.systems.sombre.combat.resolution.interposing import ChooseInterposedArm
from domain.systems.sombre.combat.resolution.wounds import ChooseZone, ImposeWounds
from domain.systems.sombre.combat.turn.grab_rulings import RollGrabWill
from domain.systems.sombre.combat.turn.intent_rulings import (
    ClassifyAction,
    RecordNpcIntent,
    RuleHesitation,
    VoidDeclaration,
)
from domain.systems.sombre.combat.turn.turn import (
    AdvancePhase,
    CallSurprise,
    EndCombat,
    SetCombatants,
    SetContact,
    SetResolutionOrder,
    StartCombat,
)
from domain.systems.sombre.fear.fear import CallFearRoll, Frightened
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.fatigue import ImposeFatigue, ShakeAwake
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.state.arms import Protection, Weapon
from domain.systems.sombre.state.body import Zone
from domain.systems.sombre.state.combat_state import ActionSpec, IntentKind
from domain.systems.sombre.table.phases import StartPlay
from domain.systems.sombre.throws.scenes import OpenScene
from tests.sombre.table import SEATS
from tests.twins import Twins

PLAYERS = ("ana", "bob", "eve")


class Night:
    """Carole (senses 11) and Bob (senses 12) against a killer whom the table knows; `shadow`: one whom it does not."""

    def __init__(self, shadow: tuple[bool, bool] = (False, False), **options: Any) -> None:
        self.twins = twins = Twins("sombre", SEATS, (), options)
        self.both, self.secret, self.probe = twins.both, twins.secret, twins.probe
        self.woman = self._made("ana", "Carole", (11, 11, 13))
        self.bob = self._made("bob", "Bob", (12, 12, 11))
        self.killer = self.both("gm", CreateNpc("Le tueur", scores={"body": 14, "senses": 12, "mind": 10}))
        self.both("gm", IntroduceNpc(self.killer, "Un homme au couteau"))
        self.both("gm", StartPlay())
        self.both("gm", OpenScene("Le parking"))
        self.shadow = "shadow"
        made = [
            CreateNpc("L’ombre", scores={"body": 14, "senses": 12, "mind": 9}) if there else None for there in shadow
        ]
        self.secret("gm", made[0], made[1], event_id=self.shadow)
        self.people = (self.woman, self.bob, self.killer)

    def _made(self, seat: str, name: str, common: tuple[int, int, int]) -> str:
        person = self.both(seat, CreateCharacter(name, "female"))
        self.both(seat, AllocateCommonSkills(person, *common))
        self.both(seat, ChoosePersonality(person, "avoidant"))
        self.both("gm", ValidateCharacter(person))
        return person

    def fight(self, *, reach: bool = True) -> None:
        self.twins.watchers = PLAYERS  # from here on: what came before is read again with every frame
        self.both("gm", StartCombat(self.people))
        if reach:
            self.both("gm", SetContact(self.woman, self.killer, True))
            self.both("gm", SetContact(self.bob, self.killer, True))

    def joins(self, left: bool = True, right: bool = False) -> None:
        """The shadow, where it is there."""
        add = SetCombatants(added=(self.shadow,))
        self.secret("gm", add if left else None, add if right else None)

    def weapon(self, holder: str, damage: Any = "slashing", category: Any = "melee", **named: Any) -> str:
        return self.both(
            "gm", DefineItem("Une arme", holder, weapon=Weapon(category=category, damage=damage, bonus=1, **named))
        )

    def says(self, seat: str, person: str, kind: Any, target: str | None = None, **named: Any) -> str:
        spec = ActionSpec(kind=kind, target=target, **named)
        return self.both(seat, DeclareIntent(person, spec) if seat != "gm" else RecordNpcIntent(person, spec))

    def hides(self, person: str, left: ActionSpec | None, right: ActionSpec | None, event_id: str | None = None) -> Any:
        made = [None if spec is None else RecordNpcIntent(person, spec, hidden=True) for spec in (left, right)]
        return self.secret("gm", made[0], made[1], event_id=event_id)

    def phase(self) -> None:
        self.both("gm", AdvancePhase())

    def phase_through(self) -> None:
        """A Turn in which nobody does anything."""
        self.twins.watchers = ()
        self.says("ana", self.woman, "none")
        self.says("bob", self.bob, "none")
        for _ in range(3):
            self.phase()
        self.twins.watchers = PLAYERS
        self.twins.check()

    def curious(self) -> None:
        """Whatever a player may try at the moment, with ids that exist, that do not, and that are not his."""
        for seat, person in (("ana", self.woman), ("bob", self.bob)):
            self.probe(seat, *self._tries(person), dice=(3,))
            for other in (self.killer, self.shadow, "nobody"):
                self.probe(seat, DeclareIntent(other, ActionSpec(kind="none")), ShakeAwake(other, self.killer))

    def _tries(self, person: str) -> list[Command]:
        targets = (None, self.killer, self.shadow, "nobody", self.woman, self.bob)
        kinds: tuple[IntentKind, ...] = get_args(IntentKind)
        specs = [ActionSpec(kind=kind, target=target) for kind in kinds for target in targets]
        specs += [ActionSpec(kind="strike", target=target, approach=True) for target in targets]
        made: list[Command] = [DeclareIntent(person, spec) for spec in specs]
        made += [ShakeAwake(person, other) for other in (self.killer, self.shadow, "nobody")]
        known = {*self._ids(self.twins.left), *self._ids(self.twins.right), "nothing"}
        for some in sorted(known):
            made += [Roll(some), ChooseZone(some, "head"), ChooseInterposedArm(some, "right_arm")]
            made += [NameContactDamage(some, 3), AllocateImpacts(some, {self.killer: 1}), RollGrabWill(some)]
            made += [Equip(person, some, "right")]
        return made

    def _ids(self, scene: Any) -> set[str]:
        state = scene.state
        fight = state.fight
        found = {*state.calls, *state.rolls, *state.items, *state.attempts, *(g.id for g in state.grabs)}
        return found | ({*fight.intents, *(h.id for h in fight.hits)} if fight else set())


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
    assert [r.label for r in night.twins.left.state.calls[call].difficulty] == ["prone"]


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
    zone = next(c.id for c in night.twins.left.state.calls.values())
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
    zone = next(c.id for c in night.twins.left.state.calls.values())
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
    night.both("ana", Roll(next(iter(night.twins.left.state.calls))), 5)
    night.phase()
    night.curious()
    night.phase()
    night.both("gm", EndCombat())


def equals(watchers: tuple[str, ...]) -> tuple[Twins, str, str]:
    """Two of equal senses in an open scene."""
    twins = Twins("sombre", SEATS, watchers)
    people = []
    for seat in ("ana", "bob"):
        people.append(twins.both(seat, CreateCharacter(seat, "female")))
        twins.both(seat, AllocateCommonSkills(people[-1], 11, 11, 13))
        twins.both(seat, ChoosePersonality(people[-1], "avoidant"))
        twins.both("gm", ValidateCharacter(people[-1]))
    twins.both("gm", StartPlay())
    twins.both("gm", OpenScene("Le parking"))
    return twins, people[0], people[1]


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
    assert night.twins.left.state.grabs
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
    die = night.twins.left.feeds.history.raw[-1].id
    zone = next(iter(night.twins.left.state.calls))
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
