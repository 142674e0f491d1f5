"""What happens among people of whom the table does not know, told by hand: each session comes to acts that chance
seldom reaches, and ends while nobody who is known waits for what becomes of them.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any

from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import replace

from domain.base.corrections import Amend
from domain.base.refusal import Refused
from domain.systems.sombre.animals.animals import BiteAttack, CallOff, RollBiteHold, WorsenBite
from domain.systems.sombre.animals.swarms import SwarmAttack
from domain.systems.sombre.characters.ages import GrowChild
from domain.systems.sombre.characters.creation import CreateCharacter, GrantChildSkill, SetAgeClass
from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.sealing import (
    CallSealedDeclarations,
    OpenSealedIntents,
    SealIntentKind,
    SpecifyIntent,
)
from domain.systems.sombre.combat.guns.burst_rulings import AllocateImpacts, ConstrainImpacts, ListBurstTargets
from domain.systems.sombre.combat.guns.gun_handling import CycleFirearm
from domain.systems.sombre.combat.resolution.contact_shots import NameContactDamage, RuleContactDamage
from domain.systems.sombre.combat.resolution.late_hits import CompleteLateHit, DismissLateHit
from domain.systems.sombre.combat.resolution.strays import CallStrayProjectiles
from domain.systems.sombre.combat.resolution.wounds import ChooseZone, ImposeWounds
from domain.systems.sombre.combat.turn.grab_rulings import RollGrabWill, RuleGrabHeld
from domain.systems.sombre.combat.turn.healing import HealWeek
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent, VoidDeclaration
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, SetContact, StartCombat
from domain.systems.sombre.dangers.accidents.electricity import StartCurrent, TearLoose
from domain.systems.sombre.dangers.common.conversion import ConvertTicks
from domain.systems.sombre.dangers.explosions.grenades import HandleCharge, RuleCharge, ThrowGrenade
from domain.systems.sombre.dangers.toxic.toxics import Administer
from domain.systems.sombre.dangers.toxic.trips import RuleTrip
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import (
    CallSecretRoll,
    CancelCall,
    DeclareAutomaticResult,
    OrderReroll,
    Roll,
)
from domain.systems.sombre.fear.fear import CallFearRoll, Frightened, WorsenFear
from domain.systems.sombre.fear.somatisation_rulings import (
    DiscloseSomatisation,
    ReviveCharacter,
    TriggerSomatisation,
)
from domain.systems.sombre.health.care import ReopenWound
from domain.systems.sombre.health.distress_care import TreatDistress
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.health.held_gauges import GiveFatigueGauge, TakeFatigueGauge
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.mind.trauma import Debrief, InflictShock
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.charges import ChargeKind, Step
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from tests.scene import Scene
from tests.sombre.dark import house, walk
from tests.sombre.fightbot import FightBot, gun

KNIFE = Weapon(category="melee", damage="slashing", bonus=0)
AXE = Weapon(category="melee", damage="slashing", bonus=3)


class Night:
    """A house in which six are of whom the table does not know: two made for players that no player has yet, a killer,
    a soldier, a dog, and one who lurks.
    """

    def __init__(self, rng: Random, **named: Any) -> None:
        self.scene, self.known, self.hidden = house(rng, **named)
        self.helper, self.sister, self.killer, self.soldier, self.dog, self.lurker = self.hidden
        self.rng, self.bot, self.act = rng, FightBot(self.scene, rng, 0), self.scene.act

    def gm(self, command: Any, *dice: int) -> str:
        return self.act("gm", command, *dice)

    def frightened(self, person: str, die: int) -> str:
        """A failure under that die, the id of the roll."""
        roll = f"{self.gm(CallFearRoll((Frightened(person, (Rank('tout près', 2),)),), 'Un cri'))}.1"
        self.gm(Roll(roll), die)
        return roll

    def charge(self, holder: str, kind: ChargeKind, hand: Any = "right") -> str:
        made_of = Weapon(category="thrown", damage="blunt", bonus=0, simple=True, charge=kind)
        item = self.gm(DefineItem("Un engin", holder, weapon=made_of))
        self.gm(Equip(holder, item, hand))
        return item

    def seen(self) -> Scene:
        """Carole, who is no part of it, is frightened."""
        called = self.gm(CallFearRoll((Frightened(self.known[0]),), "Un bruit"))
        self.act("ana", Roll(f"{called}.1"), 3)
        return self.scene


class Fray(Night):
    """... who fight each other, all within reach."""

    def __init__(self, rng: Random, *there: str) -> None:
        super().__init__(rng)
        self.fighting = [getattr(self, who) for who in there] or self.hidden
        self.gm(StartCombat(tuple(self.fighting)))
        for one, other in combinations(self.fighting, 2):
            self.gm(SetContact(one, other, True))

    def means(self, person: str, kind: Any, target: str | None = None, **named: Any) -> str:
        spec = ActionSpec(kind=kind, target=target, **named)
        pc = self.scene.state.characters[person].is_pc
        return self.gm(DeclareIntent(person, spec) if pc else RecordNpcIntent(person, spec, hidden=True))

    def begins(self) -> None:
        """Phase 2: whoever has not spoken does nothing."""
        spoken = {intent.character for intent in self.scene.state.fight.intents.values()}
        for person in self.fighting:
            if self.scene.state.characters[person].is_pc and person not in spoken:
                self.means(person, "none")
        self.gm(AdvancePhase())

    def strikes(self, person: str, intent: str, against: str, *faces: int, skill: str = "body") -> None:
        """The roll of an intent, and the dice that it asks for."""
        asked = self.gm(CallRoll(person, (skill,), concerned=(against,) if against else (), resolves=intent))
        self.gm(Roll(asked), faces[0])
        for face in faces[1:]:
            calls = self.scene.state.dice.calls.values()
            self.gm(Roll(next(call.id for call in calls if call.purpose == "zone")), face)

    def knife(self, holder: str, weapon: Weapon = KNIFE) -> str:
        return self.gm(DefineItem("Un couteau", holder, weapon=weapon))

    def ends(self, walked: int = 3) -> None:
        turn = self.scene.state.time.turn
        while self.scene.state.fight is not None and self.scene.state.time.turn == turn:
            self.bot.step()
            if self.scene.state.fight is not None and self.scene.state.fight.phase == 3:
                walk(self.scene, self.rng, walked, RuleGrabHeld, RollGrabWill, RollBiteHold)


def held(rng: Random) -> Scene:
    """One holds another, who strikes back; a dog bites, worsens its bite and is shaken; an arm is interposed."""
    night = Fray(rng)
    helper, sister, killer, _, dog, lurker = night.hidden
    knife, hers = night.knife(sister), night.knife(helper, AXE)
    grab = night.means(sister, "grab", killer, hands=2)
    night.means(dog, "grab", helper)
    blow, block = night.means(lurker, "strike", helper), night.means(helper, "interpose", lurker)
    night.begins()
    night.strikes(sister, grab, killer, 3, 5)
    night.gm(Roll(night.gm(BiteAttack(dog, helper, "left_leg"))), 3)
    night.strikes(lurker, blow, helper, 3, skill="general")
    night.strikes(helper, block, "", 3)
    walk(night.scene, rng, 6)
    night.ends(0)
    with suppress(Refused):  # who fell meanwhile does nothing more
        struck = night.means(killer, "strike", sister, **({"weapon": knife} if rng.random() < 0.5 else {}))
        kick = night.means(helper, "strike", dog, aim="trunk", weapon=hers)
        night.means(dog, "aggravate", helper)
        night.begins()
        night.strikes(killer, struck, sister, 3, 5)
        night.strikes(helper, kick, dog, 2)
        walk(night.scene, rng, 6, WorsenBite)
        night.ends()
    return night.scene


def gripped(rng: Random) -> Scene:
    """Let somebody who is held strike and tire the holder, whose will withstands the roll and then lets go; what the
    other meant at first was void.
    """
    night = Fray(rng, "sister", "killer")
    night.means(night.killer, "flee")
    night.gm(VoidDeclaration(night.killer))
    grab = night.means(night.sister, "grab", night.killer, hands=2)
    night.begins()
    night.strikes(night.sister, grab, night.killer, 3, 5)
    for _ in range(2):
        night.gm(AdvancePhase())
    blow = night.means(night.killer, "strike", night.sister)
    night.begins()
    night.strikes(night.killer, blow, night.sister, 3, 5)
    night.gm(AdvancePhase())
    (hold,) = night.scene.state.combat.grabs
    night.gm(Roll(night.gm(RollGrabWill(hold.id))), 3)
    night.gm(RuleGrabHeld(hold.id, kept=False))
    night.gm(CreateNpc("Un rat"))
    return night.seen()


def called_off(rng: Random) -> Scene:
    """A dog has bitten and is hurt; it holds on, bites deeper after the fight, and is called off."""
    night = Fray(rng, "helper", "dog")
    night.means(night.dog, "grab", night.helper)
    night.begins()
    night.gm(Roll(night.gm(BiteAttack(night.dog, night.helper, "left_leg"))), 3)
    night.gm(ImposeWounds(night.dog, 3, "trunk"))
    night.gm(AdvancePhase())
    night.gm(Roll(night.gm(RollBiteHold(night.dog))), 1)
    night.gm(EndCombat())
    night.gm(WorsenBite(night.dog))
    night.gm(CallOff(night.dog))
    night.gm(CreateNpc("Un rat"))
    return night.seen()


def sprayed(rng: Random) -> Scene:
    """A burst among them, and a shot at arm's length."""
    night = Fray(rng)
    scene, helper, sister, dog = night.scene, night.helper, night.sister, night.dog
    gun(scene, sister, "pump_shotgun", 3)
    hers = scene.last_id
    gun(scene, helper, "smg", 40)
    smg = scene.last_id
    night.means(helper, "select_mode", weapon=smg, mode="continuous")
    night.means(dog, "grab", sister)
    night.begins()
    night.gm(Roll(night.gm(BiteAttack(dog, sister, "left_leg"))), 3)
    for intent in [i for i in scene.state.fight.intents.values() if i.spec.kind == "select_mode"]:
        night.gm(ClassifyAction(intent.id, "auto_success"))
    night.ends()
    with suppress(Refused):
        spray = night.means(helper, "shoot", weapon=smg, skill="Tir", mode="continuous", direction="la porte")
        night.means(sister, "shoot", dog, weapon=hers, skill="Tir", contact=True)
        night.begins()
        walk(scene, rng, 3)
        night.gm(DeclareAutomaticResult(helper, "", True, "le hasard", spray, 4))
        walk(scene, rng, 8, RuleContactDamage)
        night.ends()
        night.gm(EndCombat())
        walk(scene, rng, 4, CycleFirearm)
    return scene


def shared_out(rng: Random) -> Scene:
    """A burst at two whose impacts are shared out; a muzzle against a dog; a shot that goes astray."""
    night = Fray(rng)
    scene, helper, sister = night.scene, night.helper, night.sister
    guns = []
    for holder, model in ((night.soldier, "smg"), (sister, "pistol"), (helper, "pistol")):
        gun(scene, holder, model, 40)
        guns.append(scene.last_id)
    chosen = night.means(night.soldier, "select_mode", weapon=guns[0], mode="continuous")
    night.means(night.dog, "grab", sister)
    night.begins()
    night.gm(ClassifyAction(chosen, "auto_success"))
    night.gm(Roll(night.gm(BiteAttack(night.dog, sister, "left_leg"))), 3)
    for _ in range(2):
        night.gm(AdvancePhase())
    spray = night.means(night.soldier, "shoot", weapon=guns[0], skill="Tir", mode="continuous", direction="la porte")
    muzzle = night.means(sister, "shoot", night.dog, weapon=guns[1], skill="Tir", contact=True)
    shot = night.means(helper, "shoot", night.lurker, weapon=guns[2], skill="Tir")
    night.begins()
    night.gm(ListBurstTargets(spray, (helper, night.killer)))
    night.gm(ConstrainImpacts(spray, helper, at_most=2))
    night.gm(DeclareAutomaticResult(night.soldier, "", True, "le hasard", spray, 9))
    night.gm(AllocateImpacts(spray, {helper: 2, night.killer: 2}))
    night.gm(ChooseZone(muzzle, "head"))
    night.gm(NameContactDamage(muzzle, 3))
    night.gm(RuleContactDamage(muzzle))
    night.gm(CallRoll(helper, ("Tir",), concerned=(night.lurker,), resolves=shot))
    night.gm(CallStrayProjectiles(shot, (sister,)), 20)
    night.gm(CreateNpc("Un rat"))
    return night.scene


def late(rng: Random) -> Scene:
    """Two misses of the last Turn become hits: one is completed, the other dismissed."""
    night = Fray(rng)
    misses = []
    for person in (night.sister, night.helper):
        knife = night.knife(person, replace(KNIFE, bonus=1))
        blow = night.means(person, "strike", night.killer, weapon=knife, skill="body")
        misses.append((person, blow))
    night.begins()
    calls = []
    for person, blow in misses:
        dark = (Rank("la nuit", 2),)
        asked = CallRoll(person, ("body",), concerned=(night.killer,), resolves=blow, difficulty=dark)
        calls.append((night.gm(asked), replace(asked, difficulty=())))
        night.gm(Roll(calls[-1][0]), 9)
    night.ends()
    for call, otherwise in calls:
        night.scene.correct("gm", Amend(call, Raw(encode(otherwise)), reason="parce que", cascade=True))
    one, other = night.scene.state.combat.late
    night.gm(CompleteLateHit(one, "trunk"))
    night.gm(DismissLateHit(other))
    walk(night.scene, rng, 3)
    return night.scene


def sealed(rng: Random) -> Scene:
    """The two whom no player has yet are of equal senses: they seal what they mean to do, and say it."""
    night = Fray(rng)
    night.gm(CallSealedDeclarations((night.helper, night.sister)))
    night.gm(SealIntentKind(night.helper, "attack"))
    night.gm(SealIntentKind(night.sister, "other"))
    night.gm(OpenSealedIntents())
    night.gm(SpecifyIntent(night.helper, ActionSpec(kind="strike", target=night.killer)))
    night.gm(SpecifyIntent(night.sister, ActionSpec(kind="move")))
    return night.seen()


def burning(rng: Random) -> Scene:
    """What runs in a hand, and what is lit and thrown where nobody sees it; a current that does not let go."""
    night = Night(rng)
    lit = night.charge(night.killer, "molotov")
    wick: tuple[Step, ...] = ("soak", "light")
    for step in wick:
        night.gm(HandleCharge(night.killer, lit, step))
    night.gm(ThrowGrenade(night.killer, lit))
    pulled = night.charge(night.lurker, "explosive")
    lever: tuple[Step, ...] = ("pin", "release")
    for step in lever:
        night.gm(HandleCharge(night.lurker, pulled, step))
    night.gm(RuleCharge(pulled, margin=3))
    night.gm(StartCurrent((night.helper,), 230))
    night.gm(TearLoose(night.helper))
    return night.seen()


def tended(rng: Random) -> Scene:
    """Healed in part and torn open, slapped awake, drugged, burnt to the quick, and thrown for again; what is written
    is followed by what is made.
    """
    night = Night(rng, child=True, clock_visible=False)
    helper, sister = night.helper, night.sister
    night.gm(ApplyTick(night.killer, "wounds", 2, "le feu", "plus"))
    night.gm(ConvertTicks(night.killer, "wounds", 1))
    night.gm(ApplyTick(helper, "wounds", 2, "une chute", "x"))
    night.gm(HealWeek(helper, "ordinary"))
    shocking = night.frightened(helper, 20)
    night.gm(TriggerSomatisation(helper, "gm", "spasmophilia", attested=True))
    night.gm(ReviveCharacter(helper))
    night.gm(Debrief(night.gm(InflictShock(helper, shocking, "victim", 2))))
    night.gm(RuleTrip(night.gm(Administer(sister, "psychedelic", 3, secret=True)), "good"))
    watched = CallOpposedRoll(Side(night.lurker, ("general",)), (Side(sister, ("senses",)),))
    twice = night.gm(CallSecretRoll(watched), 20, 20)
    night.gm(OrderReroll(twice), 20, 3)
    bees = night.gm(CreateNpc("Guêpes", "swarm", swarm="small"))
    pup = night.gm(CreateCharacter("Son fils", "male"))
    written = SetAgeClass(pup, "child"), GrantChildSkill(pup, "Cache-cache", "Se cacher", 10)
    torn = ReopenWound(helper, 1)
    for telling in (torn, SwarmAttack(bees, (sister,)), GrowChild(sister, 1), *written):
        night.gm(telling)
        night.gm(CreateNpc("Un rat"))
    return night.seen()


def entranced(rng: Random) -> Scene:
    """Fear leaves one as if dead, once it is no longer asked how, and it is disclosed to Bob alone; another's grows to
    panic, and her tiredness passes behind the screen and back; one adversary cares for another.
    """
    night = Night(rng)
    night.frightened(night.helper, 20)
    night.gm(CancelCall(night.gm(TriggerSomatisation(night.helper, "player"))))
    night.gm(TriggerSomatisation(night.helper, "gm", "suspended_animation", attested=True))
    night.gm(DiscloseSomatisation(night.helper, ("bob",)))
    night.frightened(night.sister, 9)
    night.gm(WorsenFear(night.sister))
    night.gm(TreatDistress(night.lurker, night.soldier, "general"))
    night.gm(TakeFatigueGauge(night.sister))
    night.gm(GiveFatigueGauge(night.sister))
    return night.seen()


UNSEEN: tuple[Callable[[Random], Scene], ...] = (
    *(held, gripped, sprayed, shared_out, late, sealed, burning, tended, entranced, called_off),
)
