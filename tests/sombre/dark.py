"""Deep sessions of Sombre among people of whom the table does not know: they fight, burn, drown, are drugged and
followed, while Carole and Bob, who are known, stand by. From there the contract's twins go on.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any

from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import replace

from domain.corrections.commands import Amend
from domain.game.events import Command
from domain.game.refusal import Refused
from domain.systems.sombre.animals.animals import BiteAttack, RollBiteHold, WorsenBite
from domain.systems.sombre.animals.swarms import SwarmAttack
from domain.systems.sombre.calls.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.calls.roll_words import CallSecretRoll, DeclareAutomaticResult, Roll
from domain.systems.sombre.characters.ages import GrowChild, GrowUp
from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import (
    AllocateCommonSkills,
    ChoosePersonality,
    CreateCharacter,
    SetAgeClass,
)
from domain.systems.sombre.characters.experience import OpenExperiencePhase
from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.characters.traits import ChangeTrait, MarkIllness, NewTrait
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.sealing import CallSealedDeclarations
from domain.systems.sombre.combat.guns.gun_handling import CallAccidentalDischarge, CycleFirearm, NameLoader
from domain.systems.sombre.combat.resolution.contact_shots import RuleContactDamage
from domain.systems.sombre.combat.resolution.late_hits import CompleteLateHit, DismissLateHit
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.combat.turn.grab_rulings import RollGrabWill, RuleGrabHeld
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, SetContact, StartCombat
from domain.systems.sombre.dangers.accidents.frost import AssignFrostbite, StartFrostbite
from domain.systems.sombre.dangers.air.asphyxia import StartAsphyxia
from domain.systems.sombre.dangers.explosions.grenades import PierceTank
from domain.systems.sombre.dangers.exposure.attrition import StartAttrition
from domain.systems.sombre.dangers.torture.ordeals import CallTortureRoll, RunTortureHours
from domain.systems.sombre.dangers.toxic.toxics import Administer
from domain.systems.sombre.dangers.toxic.trips import CallTrip
from domain.systems.sombre.fear.fear import CallFearRoll, Frightened, ImposeAction, WorsenFear
from domain.systems.sombre.fear.somatisation_rulings import (
    ChooseSomatisation,
    EndFrenzy,
    ReviveCharacter,
    TriggerSomatisation,
)
from domain.systems.sombre.fear.treatment import FinishTreatment, StartTreatment
from domain.systems.sombre.game import GAME
from domain.systems.sombre.health.care import CallInfection, StopIllness
from domain.systems.sombre.health.distress import (
    AdmitToHospital,
    ConcludeAgony,
    RuleIntensiveCareFate,
    SetDistressSpeed,
)
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.state.arms import STEPS, Loading, Weapon
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.hazards import Pace
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.table.phases import StartPlay
from domain.systems.sombre.throws.scenes import CloseScene, OpenScene
from tests.contract.sessions import instance, typed
from tests.scene import Scene
from tests.sombre.fightbot import FOES, FightBot, arm, foe, grenade, gun, offered
from tests.sombre.fights import fighter
from tests.sombre.table import SEATS
from tests.sombre.table import carole as made_up


def house(rng: Random, *, child: bool = False, **options: Any) -> tuple[Scene, list[str], list[str]]:
    """Carole and Bob; six whom nobody knows, two of them made as players' characters that no player has yet."""
    scene = Scene("sombre", SEATS, options)
    known = [made_up(scene), fighter(scene, "bob", "Bob", (12, 12, 11), title="Tir")]
    helpers = [scene.act("gm", CreateCharacter(name, "female")) for name in ("La sauveuse", "Sa sœur")]
    for helper in helpers:
        scene.do("gm", AllocateCommonSkills(helper, 13, 10, 12))
        scene.do("gm", ChoosePersonality(helper, "avoidant"))
        if child and helper == helpers[-1]:
            scene.do("gm", SetAgeClass(helper, "child"))
        scene.do("gm", ValidateCharacter(helper))
    scene.do("gm", StartPlay())
    scene.do("gm", OpenScene("La maison"))
    hidden = [foe(scene, name, None, kind, scores, skills) for name, _, kind, scores, skills in FOES]
    for person in (helpers[0], *hidden[:2]):
        arm(scene, rng, person)
        grenade(scene, rng, person)
    gun(scene, hidden[0], "pistol", 3)
    gun(scene, hidden[1], "smg", 40)
    return scene, known, [*helpers, *hidden]


def walk(scene: Scene, rng: Random, length: int, *first: type[Command]) -> None:
    """Each step is the kind of command given least of those that can be given so that somebody does not see it; some
    of them `first`.
    """
    done = Counter(type(event.command) for event in scene.feeds.history.raw)
    for _ in range(length):
        kinds = sorted(GAME.commands, key=lambda kind: (done[kind], kind not in first, rng.random()))
        taken = next((kind for kind in kinds if stolen(scene, rng, kind)), None)
        if taken is None:
            return
        done[taken] += taken is not Roll or rng.random() < 0.3  # so much else waits for it


def stolen(scene: Scene, rng: Random, kind: type[Command]) -> bool:
    """Such a command is given, if the game offers one that leaves some seat without a frame."""
    offers = [(seat, move) for seat in ("gm", "ana", "bob") for move in offered(scene, seat, kind)]
    for seat, move in rng.choices(offers, k=3) if offers else ():
        command = instance(move.schema, kind, rng)
        if command is None:
            continue
        before = scene.feeds
        scene.feeds = before.copy()
        with suppress(Refused):  # how many dice there are may hang on the values chosen
            step = scene.do(seat, command, *typed(move, rng), below=rng.randrange)
            if any(scene.feeds.number_of(watcher, step.event.version) is None for watcher, _ in SEATS):
                return True
        scene.feeds = before
    return False


def usual(rng: Random) -> Scene:
    """No fight: what is done to them by hours and days."""
    scene, _, _ = house(rng)
    walk(scene, rng, 80)
    return scene


def ward(rng: Random) -> Scene:
    """No fight, and a clock that the table does not read: whoever is hurt, ill, poisoned, frightened or stung."""
    scene, _, (helper, sister, killer, _, _, lurker) = house(rng, clock_visible=False)
    bees = scene.act("gm", CreateNpc("Guêpes", "swarm", swarm="small"))
    for person, wounds in ((helper, 7), (killer, 9), (sister, 2)):
        scene.do("gm", ApplyTick(person, "wounds", wounds, "une décision"))
    scene.do("gm", SetDistressSpeed(helper, "slow"))
    scene.do("gm", SetDistressSpeed(killer, "lightning"))
    scene.do("gm", CallInfection(sister))
    scene.do("gm", Roll(scene.last_id), 20)
    scene.do("gm", AdvanceFictionTime(600))
    scene.do("gm", AdmitToHospital(helper, "good", intensive=True))
    scene.do("gm", StartAttrition(sister, "hypothermia", Pace(seconds=600)))
    scene.do("gm", AdvanceFictionTime(20))
    scene.do("gm", StartFrostbite(sister))
    scene.do("gm", Administer(sister, "psychedelic", 3, secret=True))
    scene.do("gm", SwarmAttack(bees, (lurker,)))
    scene.do("gm", StartAsphyxia(lurker, "war_gas", Pace(seconds=60)))
    scene.do("gm", AdvanceFictionTime(40))
    walk(scene, rng, 60, AssignFrostbite, CallTrip, RuleIntensiveCareFate, ConcludeAgony, StopIllness)
    return scene


def afraid(rng: Random) -> Scene:
    """Of those whom no player has yet one is afraid and beside herself, the other tortured."""
    scene, _, (helper, sister, killer, *_) = house(rng, clock_visible=False)
    scene.do("gm", RunTortureHours(sister, killer, "information", 1))
    watched = CallOpposedRoll(Side(killer, ("senses",)), (Side(sister, ("senses",)),))
    scene.do("gm", CallSecretRoll(watched), 20, 20)
    scene.do("gm", CallFearRoll((Frightened(helper, (Rank("tout près", 2),)),), "Un cri"))
    scene.do("gm", Roll(f"{scene.last_id}.1"), 9)
    if rng.random() < 0.5:
        scene.do("gm", ImposeAction(helper, "Elle crie."))
    worse = WorsenFear(helper), TriggerSomatisation(helper, "player")
    beside = (TriggerSomatisation(helper, "gm", kind, attested=True) for kind in ("frenzy", "fainting"))
    with suppress(Refused):  # panicked already
        scene.do("gm", rng.choice((*worse, *beside)))
    walk(scene, rng, 60, WorsenFear, ChooseSomatisation, EndFrenzy, ReviveCharacter, CallTortureRoll)
    return scene


def armoury(rng: Random) -> Scene:
    """Guns in every hand: one without a belt, one on its legs, one that a fall could set off, a tank on a back."""
    scene, _, (helper, _, killer, soldier, _, lurker) = house(rng, child=True, clock_visible=False)
    gun(scene, helper, "pistol", 3)
    models: tuple[tuple[str, Any], ...] = (
        (killer, "light_machine_gun"),
        (soldier, "pump_shotgun"),
        (lurker, "assault_rifle"),
    )
    for holder, model in models:
        loading = Loading(rounds=0, spare=2)
        scene.do("gm", DefineItem("Une arme à feu", holder, model=model, loading=loading))
    tank = scene.act("gm", DefineItem("Un lance-flammes", lurker, model="flamethrower"))
    scene.do("gm", Equip(lurker, tank, "right"))
    spent = Loading(steps=(*STEPS[:-1],), rounds=3, spare=2)
    scene.do("gm", DefineItem("Un fusil", helper, model="pump_shotgun", loading=spent))
    walk(scene, rng, 70, PierceTank, CycleFirearm, GrowChild, GrowUp, CallAccidentalDischarge, NameLoader)
    return scene


def dark(rng: Random) -> Scene:
    """A fight among those whom nobody knows: what they mean, throw, hold, bite and shoot."""
    scene, _, hidden = house(rng)
    scene.do("gm", StartCombat(tuple(hidden)))
    for one, other in combinations(hidden, 2):
        scene.do("gm", SetContact(one, other, True))
    bot = FightBot(scene, rng, 0.2)
    for _ in range(5):
        for _ in range(14):
            if scene.state.fight is not None:
                bot.step()
        walk(scene, rng, 5)
    return scene


class Unseen:
    """A fight among those whom nobody knows, told by hand; what is owed at each moment `walk` comes upon."""

    def __init__(self, rng: Random) -> None:
        self.scene, _, self.hidden = house(rng)
        self.rng, self.bot = rng, FightBot(self.scene, rng, 0)
        self.act = self.scene.act
        self.act("gm", StartCombat(tuple(self.hidden)))
        for one, other in combinations(self.hidden, 2):
            self.act("gm", SetContact(one, other, True))

    def means(self, person: str, kind: Any, target: str | None = None, **named: Any) -> str:
        spec = ActionSpec(kind=kind, target=target, **named)
        pc = self.scene.state.characters[person].is_pc
        return self.act("gm", DeclareIntent(person, spec) if pc else RecordNpcIntent(person, spec, hidden=True))

    def begins(self) -> None:
        """Phase 2: whoever has not spoken does nothing."""
        spoken = {intent.character for intent in self.scene.state.fight.intents.values()}
        for person in self.hidden:
            if self.scene.state.characters[person].is_pc and person not in spoken:
                self.means(person, "none")
        self.act("gm", AdvancePhase())

    def throws(self, person: str, intent: str, against: str, *faces: int, skill: str = "body") -> None:
        """The roll of an intent, and the dice that it asks for."""
        asked = self.act("gm", CallRoll(person, (skill,), concerned=(against,) if against else (), resolves=intent))
        self.act("gm", Roll(asked), faces[0])
        for face in faces[1:]:
            calls = self.scene.state.calls.values()
            self.act("gm", Roll(next(call.id for call in calls if call.purpose == "zone")), face)

    def ends(self, walked: int = 3) -> None:
        turn = self.scene.state.turn
        while self.scene.state.fight is not None and self.scene.state.turn == turn:
            self.bot.step()
            if self.scene.state.fight is not None and self.scene.state.fight.phase == 3:
                walk(self.scene, self.rng, walked, RuleGrabHeld, RollGrabWill, RollBiteHold)


def held(rng: Random) -> Scene:
    """One holds another, who strikes back; a dog bites, worsens its bite and is shaken; an arm is interposed."""
    night = Unseen(rng)
    helper, sister, killer, _, dog, lurker = night.hidden
    knife = night.act(
        "gm", DefineItem("Un couteau", sister, weapon=Weapon(category="melee", damage="slashing", bonus=0))
    )
    hers = night.act(
        "gm", DefineItem("Un couteau", helper, weapon=Weapon(category="melee", damage="slashing", bonus=3))
    )
    grab = night.means(sister, "grab", killer, hands=2)
    night.means(dog, "grab", helper)
    blow, block = night.means(lurker, "strike", helper), night.means(helper, "interpose", lurker)
    night.begins()
    night.throws(sister, grab, killer, 3, 5)
    bite = night.act("gm", BiteAttack(dog, helper, "left_leg"))
    night.act("gm", Roll(bite), 3)
    night.throws(lurker, blow, helper, 3, skill="general")
    night.throws(helper, block, "", 3)
    walk(night.scene, rng, 6)
    night.ends(0)
    with suppress(Refused):  # who fell meanwhile does nothing more
        struck = night.means(killer, "strike", sister, **({"weapon": knife} if rng.random() < 0.5 else {}))
        kick = night.means(helper, "strike", dog, aim="trunk", weapon=hers)
        night.means(dog, "aggravate", helper)
        night.begins()
        night.throws(killer, struck, sister, 3, 5)
        night.throws(helper, kick, dog, 2)
        walk(night.scene, rng, 6, WorsenBite)
        night.ends()
    return night.scene


def sprayed(rng: Random) -> Scene:
    """A burst among them, and a shot at arm's length."""
    night = Unseen(rng)
    scene, (helper, sister, _, _, dog, _) = night.scene, night.hidden
    gun(scene, sister, "pump_shotgun", 3)
    hers = scene.last_id
    gun(scene, helper, "smg", 40)
    smg = scene.last_id
    night.means(helper, "select_mode", weapon=smg, mode="continuous")
    night.means(dog, "grab", sister)
    night.begins()
    bite = night.act("gm", BiteAttack(dog, sister, "left_leg"))
    night.act("gm", Roll(bite), 3)
    for intent in [i for i in scene.state.fight.intents.values() if i.spec.kind == "select_mode"]:
        night.act("gm", ClassifyAction(intent.id, "auto_success"))
    night.ends()
    with suppress(Refused):
        spray = night.means(helper, "shoot", weapon=smg, skill="Tir", mode="continuous", direction="la porte")
        night.means(sister, "shoot", dog, weapon=hers, skill="Tir", contact=True)
        night.begins()
        walk(scene, rng, 3)
        night.act("gm", DeclareAutomaticResult(helper, "", True, "le hasard", spray, 4))
        walk(scene, rng, 8, RuleContactDamage)
        night.ends()
        night.act("gm", EndCombat())
        walk(scene, rng, 4, CycleFirearm)
    return scene


def late(rng: Random) -> Scene:
    """A miss of the last Turn becomes a hit."""
    night = Unseen(rng)
    _, sister, killer, *_ = night.hidden
    knife = Weapon(category="melee", damage="slashing", bonus=1)
    hers = night.act("gm", DefineItem("Un couteau", sister, weapon=knife))
    blow = night.means(sister, "strike", killer, weapon=hers, skill="body")
    night.begins()
    asked = CallRoll(sister, ("body",), concerned=(killer,), resolves=blow, difficulty=(Rank("la nuit", 2),))
    call = night.act("gm", asked)
    night.act("gm", Roll(call), 9)
    night.ends()
    amended = Raw(encode(replace(asked, difficulty=())))
    night.scene.correct("gm", Amend(call, amended, reason="parce que", cascade=True))
    walk(night.scene, rng, 6, CompleteLateHit, DismissLateHit)
    return night.scene


def sealed(rng: Random) -> Scene:
    """The two whom no player has yet are of equal senses: they seal what they mean to do."""
    night = Unseen(rng)
    helper, sister, *_ = night.hidden
    night.act("gm", CallSealedDeclarations((helper, sister)))
    walk(night.scene, rng, 8)
    return night.scene


def made(rng: Random) -> Scene:
    """Before play: sheets that only their owner and the game master read."""
    scene = Scene("sombre", SEATS, {"handedness": rng.choice(("chosen", "random_d6"))})
    for seat, name in (("ana", "Carole"), ("bob", "Bob"), ("gm", "Le sauveur")):
        scene.do(seat, CreateCharacter(name, "female"))
    walk(scene, rng, 40)
    return scene


def learnt(rng: Random) -> Scene:
    """After play: what is paid for with experience."""
    scene, _, (helper, *_) = house(rng, clock_visible=False)
    scene.do("gm", CloseScene())
    ill = scene.act("gm", ChangeTrait(helper, new=NewTrait("disadvantage", "Phobie", "psychological"), delta=1))
    scene.do("gm", MarkIllness(helper, ill, "mental", True))
    cure = scene.act("gm", StartTreatment(helper, ill, "Le docteur", "Psychothérapie", 12))
    for _ in range(7):
        scene.do("gm", AdvanceFictionTime(31 * 24 * 60))
    scene.do("gm", FinishTreatment(helper, cure))
    scene.do("gm", Roll(scene.last_id), 3)
    scene.do("gm", OpenExperiencePhase())
    walk(scene, rng, 40)
    return scene


def brawl(rng: Random) -> Scene:
    """A fight of which the table sees that there is one, and Carole and Bob in it."""
    scene, known, hidden = house(rng)
    scene.do("gm", StartCombat((*known, *hidden)))
    for one, other in combinations(hidden, 2):
        scene.do("gm", SetContact(one, other, True))
    bot = FightBot(scene, rng, 0.2)
    for _ in range(4):
        for _ in range(8):
            if scene.state.fight is not None:
                bot.step()
        walk(scene, rng, 18)
    return scene


DEEP = (usual, brawl, ward, held, afraid, sprayed, late, made, sealed, armoury, dark, learnt)
