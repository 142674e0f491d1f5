"""Told by hand, each thing that was done where some did not see it with what shows it later: a wound that opens again,
a gun and its rounds, a tank that explodes, air again, an adversary dazed or rewritten, a second action in a Turn, a
blade driven deeper.
"""

from __future__ import annotations

from random import Random

from domain.systems.sombre.characters.approval import AssignCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills, CreateCharacter, WriteBackground
from domain.systems.sombre.characters.experience import AwardXp, OpenExperiencePhase, ProposeSpend
from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.characters.proposal_commands import ProposeSkill, ProposeSpeciality
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.guns.gun_handling import RuleFirearm
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.combat.turn.healing import HealWeek
from domain.systems.sombre.combat.turn.intent_rulings import RecordNpcIntent
from domain.systems.sombre.combat.turn.stun import RuleNpcStun
from domain.systems.sombre.combat.turn.turn import AdvancePhase, SetCombatants, SetContact, StartCombat
from domain.systems.sombre.dangers.accidents.falls import ApplyFall
from domain.systems.sombre.dangers.air.asphyxia import StartAsphyxia, StopAsphyxia
from domain.systems.sombre.dangers.common.conversion import ConvertTicks
from domain.systems.sombre.dangers.common.placement import PlaceWounds
from domain.systems.sombre.dangers.explosions.grenades import PierceTank
from domain.systems.sombre.dangers.exposure.attrition import StartAttrition, StopAttrition
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.care import ReopenWound, RuleSequelae, SetCare
from domain.systems.sombre.health.fatigue import RestCharacter
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.health.held_gauges import GiveFatigueGauge, RevealGauges, TakeFatigueGauge
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, UpdateNpc
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.hazards import Pace
from domain.systems.sombre.table.phases import SetTableOption
from tests.scene import Scene
from tests.sombre.fightbot import gun
from tests.sombre.unseen import Night


def handed_over(rng: Random) -> Scene:
    """Two made for players live through much before they are Ana's and Bob's (SOM-CHAR-19)."""
    night = Night(rng)
    helper, sister = night.helper, night.sister
    night.gm(ApplyTick(helper, "wounds", 2, "une chute", "x"))
    night.gm(HealWeek(helper, "ordinary"))
    night.gm(ReopenWound(helper, 1))
    gun(night.scene, helper, "pistol", 3)
    night.gm(RuleFirearm(night.scene.last_id, rounds=1))
    fall = night.gm(ApplyFall(helper, 6))
    night.gm(PlaceWounds(f"{fall}.fall", {"trunk": night.scene.state.combat.hits[f"{fall}.fall"].raw}))
    flames = night.gm(DefineItem("Un lance-flammes", sister, model="flamethrower"))
    night.gm(Equip(sister, flames, "right"))
    night.gm(PierceTank(sister), 1)
    night.gm(RuleSequelae(sister, instability=5))
    for seat, before, person in zip(("ana", "bob"), night.known, (helper, sister), strict=True):
        night.gm(AssignCharacter(before))
        night.gm(AssignCharacter(person, seat))
    return night.scene


def written(rng: Random) -> Scene:
    """... and one who is still being written."""
    night = Night(rng)
    pup = night.gm(CreateCharacter("Son fils", "male"))
    night.gm(AllocateCommonSkills(pup, 11, 11, 13))
    night.gm(WriteBackground(pup, "Il ne sort que la nuit."))
    night.gm(ProposeSkill(pup, 11, "Histoire"))
    night.gm(ProposeSpeciality(pup, 11, "Histoire antique"))
    night.gm(AssignCharacter(night.known[0]))
    night.gm(AssignCharacter(pup, "ana"))
    return night.scene


def breathing(rng: Random) -> Scene:
    """Whoever is given a sheet reads whether its character still lacks air (SOM-CHAR-19)."""
    night = Night(rng)
    night.gm(StartAsphyxia(night.helper, "confinement", Pace(seconds=600)))
    night.gm(StopAsphyxia(night.helper))
    night.gm(AssignCharacter(night.known[0]))
    night.gm(AssignCharacter(night.helper, "ana"))
    return night.scene


def fed(rng: Random) -> Scene:
    """Whoever is given a sheet reads whether its character still starves (SOM-CHAR-19)."""
    night = Night(rng)
    night.gm(StartAttrition(night.helper, "starvation", Pace(seconds=86_400)))
    night.gm(StopAttrition(night.helper, "starvation"))
    night.gm(AssignCharacter(night.known[0]))
    night.gm(AssignCharacter(night.helper, "ana"))
    return night.scene


def taught(rng: Random) -> Scene:
    """Whoever is given a sheet reads what its points are to be spent on (SOM-XP-06)."""
    night = Night(rng)
    night.gm(CloseScene())
    night.gm(OpenExperiencePhase())
    night.gm(AwardXp(night.helper, quality="excellent"))
    night.gm(ProposeSpend(night.helper, "improve", "senses"))
    night.gm(AssignCharacter(night.known[0]))
    night.gm(AssignCharacter(night.helper, "ana"))
    return night.scene


def dazed(rng: Random) -> Scene:
    """An adversary throws for all to see, once he is known (SOM-NPC-09), and was dazed before."""
    night = Night(rng)
    night.gm(RuleNpcStun(night.lurker, "dazed", 2))
    return thrown_for(night, night.lurker)


def rewritten(rng: Random) -> Scene:
    """... and another than he was at first."""
    night = Night(rng)
    night.gm(UpdateNpc(night.lurker, scores={"general": 3}))
    return thrown_for(night, night.lurker)


def thrown_for(night: Night, shadow: str) -> Scene:
    night.gm(IntroduceNpc(shadow, "Une ombre"))
    night.gm(Roll(night.gm(CallRoll(shadow, ("general",), concerned=(night.known[0],)))), 8)
    return night.scene


def twice(rng: Random) -> Scene:
    """Bob acts twice in a Turn: Ana learns of it as he is asked again (SOM-TURN-19)."""
    night = Night(rng)
    carole, bob = night.known
    night.gm(StartCombat((carole, bob)))
    night.gm(SetCombatants(actions={bob: 2}))
    night.gm(CreateNpc("Un rat"))
    for seat, person in (("ana", carole), ("bob", bob)):
        night.act(seat, DeclareIntent(person, ActionSpec(kind="move")))
    return night.scene


def stabbed(rng: Random) -> Scene:
    """A blade that stays in Carole is driven deeper in the next Turn, as nobody heard it declared (SOM-MELEE-46)."""
    night = Night(rng)
    carole, killer = night.known[0], night.killer
    night.gm(IntroduceNpc(killer, "Une ombre"))
    blade = night.gm(DefineItem("Un stylet", killer, weapon=Weapon(category="melee", damage="piercing", bonus=0)))
    night.gm(StartCombat((carole, killer)))
    night.gm(SetContact(carole, killer, True))
    strike = ActionSpec(kind="strike", target=carole, weapon=blade, skill="body")
    blow = night.gm(RecordNpcIntent(killer, strike))
    night.act("ana", DeclareIntent(carole, ActionSpec(kind="none")))
    night.gm(AdvancePhase())
    night.gm(Roll(night.gm(CallRoll(killer, ("body",), concerned=(carole,), resolves=blow))), 3)
    night.gm(Roll(next(call.id for call in night.scene.state.dice.calls.values() if call.purpose == "zone")), 5)
    for _ in range(2):
        night.gm(AdvancePhase())
    night.gm(RecordNpcIntent(killer, ActionSpec(kind="aggravate", target=carole), hidden=True))
    night.act("ana", DeclareIntent(carole, ActionSpec(kind="none")))
    for _ in range(2):
        night.gm(AdvancePhase())
    return night.scene


def timed(rng: Random) -> Scene:
    """A week of healing and a day pass where no player sees the clock, until the table sees it."""
    night = Night(rng, clock_visible=False)
    night.gm(ApplyTick(night.helper, "wounds", 1, "une chute", "x"))
    night.gm(HealWeek(night.helper, "ordinary"))
    night.gm(AdvanceFictionTime(24 * 60))
    night.gm(SetTableOption("clock_visible", True))
    return night.scene


def rested(rng: Random) -> Scene:
    """A night behind the screen frees what the next one finds free, with the gauge back in the player's hands (P23)."""
    night = Night(rng)
    tired = night.known[1]
    night.gm(ApplyTick(tired, "fatigue", 5, "une veille", "x"))
    night.gm(TakeFatigueGauge(tired))
    night.gm(RestCharacter(tired, "bad_night"))
    night.gm(GiveFatigueGauge(tired))
    night.gm(RestCharacter(tired, "bad_night"))
    return night.scene


def examined(rng: Random) -> Scene:
    """Bob reads two circles of a danger, one of them made ordinary since, by an examination (SOM-CARE-07)."""
    night = Night(rng)
    carole = night.known[0]
    night.gm(ApplyTick(carole, "wounds", 2, "la fumée", "plus"))
    night.gm(ConvertTicks(carole, "wounds", 1))
    night.gm(RevealGauges(carole, ("bob",)))
    return night.scene


def neglected(rng: Random) -> Scene:
    """Nobody tends the helper, and the days that pass stop where his distress begins (SOM-DANGER-02)."""
    night = Night(rng)
    night.gm(ApplyTick(night.helper, "wounds", 6, "une chute", "x"))
    night.gm(SetCare(night.helper, "none"))
    night.gm(AdvanceFictionTime(3 * 24 * 60))
    return night.scene


HANDWRITTEN = (
    handed_over,
    written,
    breathing,
    fed,
    taught,
    dazed,
    rewritten,
    twice,
    stabbed,
    timed,
    rested,
    examined,
    neglected,
)
