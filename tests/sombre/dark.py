"""Deep sessions of Sombre among people of whom the table does not know: they fight, burn, drown, are drugged and
followed, while Carole and Bob, who are known, stand by. From there the contract's twins go on.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any

from domain.base.events import Command
from domain.base.refusal import Refused
from domain.systems.sombre.animals.swarms import SwarmAttack
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
from domain.systems.sombre.combat.guns.gun_handling import CallAccidentalDischarge, CycleFirearm, NameLoader
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.combat.turn.turn import SetContact, StartCombat
from domain.systems.sombre.dangers.accidents.frost import AssignFrostbite, StartFrostbite
from domain.systems.sombre.dangers.air.apnea import StartApnea
from domain.systems.sombre.dangers.air.asphyxia import StartAsphyxia
from domain.systems.sombre.dangers.explosions.grenades import PierceTank
from domain.systems.sombre.dangers.exposure.attrition import StartAttrition
from domain.systems.sombre.dangers.toxic.toxics import Administer, EndEffect
from domain.systems.sombre.dangers.toxic.trips import CallTrip
from domain.systems.sombre.dice.calls import CallOpposedRoll, Side
from domain.systems.sombre.dice.roll_commands import CallSecretRoll, Roll
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
from domain.systems.sombre.health.distress import ConcludeAgony, SetDistressSpeed
from domain.systems.sombre.health.distress_care import AdmitToHospital, RuleIntensiveCareFate
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.mind.trauma import Debrief, InflictShock
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.state.arms import STEPS, Loading
from domain.systems.sombre.state.hazards import Pace
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.table.phases import StartPlay
from domain.systems.sombre.torture.ordeals import CallTortureRoll, RunTortureHours
from tests.contract.sessions import instance, typed
from tests.scene import Scene
from tests.sombre.fightbot import FOES, FightBot, arm, foe, grenade, gun, offered
from tests.sombre.fights import fighter
from tests.sombre.table import SEATS, equipped, frighten, rolled
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
            step = scene.do(seat, command, *typed(move, command, rng), below=rng.randrange)
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
    rolled(scene, CallInfection(sister), "gm", 20)
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


def recovered(rng: Random) -> Scene:
    """One whom no player has yet was shocked and debriefed, drugged and sober again, and tortured for an hour."""
    scene, _, (_, sister, killer, *_) = house(rng, clock_visible=False)
    call = frighten(scene, sister, 20, seat="gm")
    scene.do("gm", InflictShock(sister, call, "victim", 2))
    scene.do("gm", Debrief(scene.last_id))
    scene.do("gm", Administer(sister, "psychedelic", 3))
    scene.do("gm", EndEffect(scene.last_id))
    scene.do("gm", RunTortureHours(sister, killer, "information", 1))
    scene.do("gm", StartApnea(sister, still=True))
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
    equipped(scene, "gm", DefineItem("Un lance-flammes", lurker, model="flamethrower"), "right")
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
    rolled(scene, FinishTreatment(helper, cure), "gm", 3)
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


DARK = (usual, brawl, ward, afraid, made, armoury, dark, learnt)
