"""One short session: Carole looks for her car, and what waits between the pillars finds her first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.base.events import Command
from domain.systems.sombre.animals.animals import BiteAttack
from domain.systems.sombre.animals.swarms import SwarmAttack
from domain.systems.sombre.characters.ages import GrowChild, GrowUp
from domain.systems.sombre.characters.approval import AssignCharacter, ValidateCharacter
from domain.systems.sombre.characters.creation import (
    AllocateCommonSkills,
    ChoosePersonality,
    CreateCharacter,
    GrantChildSkill,
    SetAgeClass,
    SetHandedness,
    SetIdentity,
    SetSpecial,
    WriteBackground,
)
from domain.systems.sombre.characters.experience import ProposeSpend
from domain.systems.sombre.characters.gauges import ApplyTick, RemoveTick, SetCounter
from domain.systems.sombre.characters.proposal_commands import (
    ProposeInitialTicks,
    ProposeSkill,
    ProposeSpeciality,
    ProposeTrait,
    ReviewProposal,
    WithdrawProposal,
)
from domain.systems.sombre.characters.traits import ChangeTrait, NewTrait
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.long_actions import AdjustLongAction, RuleInterruption, SetLongAction
from domain.systems.sombre.combat.guns.burst_rulings import AllocateImpacts, ListBurstTargets
from domain.systems.sombre.combat.guns.gun_handling import RuleFirearm
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds, LiftCondition, RuleCondition
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime, AdvanceTurns
from domain.systems.sombre.combat.turn.healing import HealWeek
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent
from domain.systems.sombre.combat.turn.stun import RuleNpcStun
from domain.systems.sombre.combat.turn.surprise_rolls import CallSurprise
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, SetCombatants, SetContact, StartCombat
from domain.systems.sombre.dangers.accidents.electricity import StartCurrent, StrikeByLightning, TearLoose
from domain.systems.sombre.dangers.accidents.falls import ApplyFall
from domain.systems.sombre.dangers.accidents.roads import ApplyAccident, Occupant
from domain.systems.sombre.dangers.air.apnea import StartApnea
from domain.systems.sombre.dangers.air.asphyxia import StartAsphyxia, StopAsphyxia
from domain.systems.sombre.dangers.common.conversion import ConvertTicks
from domain.systems.sombre.dangers.common.placement import PlaceWounds
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion, Victim
from domain.systems.sombre.dangers.explosions.bombs import BuildBomb
from domain.systems.sombre.dangers.explosions.grenades import PierceTank
from domain.systems.sombre.dangers.exposure.attrition import StartAttrition, StopAttrition
from domain.systems.sombre.dangers.exposure.illnesses import ApplyDisease, ApplyRadiation
from domain.systems.sombre.dangers.fire.burning import Extinguish, Ignite
from domain.systems.sombre.dangers.fire.burns import ApplyBurn
from domain.systems.sombre.dangers.toxic.toxics import Administer, EndEffect
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import CallSecretRoll, DeclareAction, DeclareAutomaticResult, Roll
from domain.systems.sombre.fear.crimes import DeclareCrime, HardenByCrime
from domain.systems.sombre.fear.fear import CallFearRoll, Frightened, ImposeAction
from domain.systems.sombre.fear.somatisation_rulings import ChooseSomatisation, RuleFall, TriggerSomatisation
from domain.systems.sombre.fear.treatment import PayTreatment
from domain.systems.sombre.health.belongings import HandOver, TakeUp
from domain.systems.sombre.health.care import ReopenWound, RuleSequelae, SetCare
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.fatigue import ImposeFatigue, RestCharacter
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.health.held_gauges import GiveFatigueGauge, TakeFatigueGauge
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, SetNpcFear, UpdateNpc
from domain.systems.sombre.mind.trauma import Debrief, ExplainTicks, Explanation, Harden, InflictShock, InflictStress
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.state.arms import STEPS, Loading, Protection, Weapon
from domain.systems.sombre.state.combat_state import AUTOMATIC, BELONGINGS, ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.table.phases import CloseTable, SetSheetMode, StartPlay
from domain.systems.sombre.table.places import by_person
from domain.systems.sombre.torture.ordeals import RunTortureHours
from domain.table.commands import JoinTable
from domain.table.seats import Role
from tests.contract.twinning import references
from tests.scene import Scene
from tests.sombre.dark import DARK
from tests.sombre.fightbot import offered_in as offered_in
from tests.sombre.seen import OPEN as OPEN
from tests.sombre.unseen import UNSEEN

SEATS: tuple[tuple[str, Role], ...] = (
    ("meneur", "gm"),
    ("ana", "player"),
    ("bruno", "player"),
    ("zoe", "spectator"),
)
OPTIONS: dict[str, Any] = {"dice": "physical"}
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"sheet_mode": "open", "npc_dice": "open", "secret_roll_notice": "announced", "open_mode_shows_page4": True},
    {"secret_roll_notice": "silent", "clock_visible": False, "open_screen_dice_at_close": True},
)
TELLING = {
    **dict.fromkeys(
        (UpdateNpc, SetNpcFear, RuleNpcStun, BiteAttack, SwarmAttack, RuleCondition, LiftCondition), "SOM-NPC-09"
    ),
    **dict.fromkeys((SetLongAction, AdjustLongAction, RuleInterruption, Ignite, Extinguish, ApplyBurn), "SOM-NPC-09"),
    **dict.fromkeys((DeclareAutomaticResult, CallRoll, Roll), "SOM-ROLL-01"),
    **dict.fromkeys((ClassifyAction, RecordNpcIntent), "SOM-MELEE-46"),
    SetCombatants: "SOM-TURN-19",
    **dict.fromkeys(
        (AllocateCommonSkills, ChoosePersonality, SetHandedness, SetAgeClass, GrantChildSkill), "SOM-CHAR-05"
    ),
    **dict.fromkeys(
        (ProposeSkill, ProposeSpeciality, ProposeTrait, ProposeInitialTicks, ReviewProposal), "SOM-CHAR-05"
    ),
    **dict.fromkeys(
        (WithdrawProposal, ValidateCharacter, ProposeSpend, ApplyTick, RemoveTick, SetCounter), "SOM-CHAR-05"
    ),
    **dict.fromkeys(
        (ChangeTrait, GrowUp, GrowChild, PayTreatment, InflictStress, Debrief, WriteBackground), "SOM-CHAR-19"
    ),
    **dict.fromkeys((TakeFatigueGauge, GiveFatigueGauge, RestCharacter), "SOM-ROLL-41"),
    RuleFall: "SOM-NPC-09",
    HealWeek: "SOM-CARE-01",
    SetCare: "SOM-DANGER-02",
    ConvertTicks: "SOM-CARE-07",
    RuleSequelae: "SOM-CHAR-05",
    AdvanceFictionTime: "SOM-DISTRESS-12",
    InflictShock: "SOM-TRAUMA-02",
    ExplainTicks: "SOM-TRAUMA-05",
    **dict.fromkeys((Harden, HardenByCrime, DeclareCrime, SetSpecial, RuleFirearm, ReopenWound), "SOM-CHAR-19"),
    **dict.fromkeys(
        (ApplyFall, PierceTank, ApplyAccident, StrikeByLightning, PlaceWounds, ImposeWounds), "SOM-CHAR-19"
    ),
    **dict.fromkeys((StartAsphyxia, StopAsphyxia, StartApnea, StartAttrition, StopAttrition), "SOM-CHAR-19"),
    **dict.fromkeys(
        (Administer, EndEffect, ApplyDisease, ApplyRadiation, RunTortureHours, ImposeFatigue), "SOM-CHAR-19"
    ),
}
"""What stands on a closed sheet shows when the table opens its sheets; what was written of a hidden NPC or of a
ready-made character, what it does, that it lies there or burns, shows once it is introduced or handed to a player.
A gauge behind the screen is missing on an open sheet, and what was done to it shows once it is given back; what a gauge
holds shows in an examination; time that nobody saw pass is on the clock once the table sees it, and stops early where
somebody's care leads to a decision. What wears a body down, and what acts in it, shows in its rolls. How an adversary's
action is classed shows in its result; how many actions somebody has in a Turn shows as they are asked for.
"""

DEEP = (*DARK, *UNSEEN)
in_present_ids = by_person
"""Records of before, and the told session, name people by their place in a list."""

ENDING = (CloseTable,)
FIXED = DECIDING = (SetSheetMode,)
"""SOM-CHAR-05: whoever opens the sheets shows what was written on them until then."""


def tells(command: Any) -> bool:
    """Of hidden intents those that are carried out without another word (SOM-MELEE-46), or that bring into reach
    whether they succeed or not (SOM-MELEE-01).
    """
    if isinstance(command, SetCombatants):
        return bool(command.actions)
    if not isinstance(command, RecordNpcIntent):
        return True
    return command.action.kind in AUTOMATIC or command.action.approach


def untold(whole: Scene) -> tuple[type[Command], ...]:
    """Time passes unseen where no option ever shows the clock."""
    shown = any("clock_visible" in references(event) for event in whole.feeds.history.raw[1:])
    return () if shown else (HealWeek, AdvanceFictionTime)


def handed(command: Any) -> str | None:
    """SOM-CHAR-19: its sheet is read by another seat. SOM-TURN-15: a thing is read by whoever has it now, how it is
    made and whether its rounds are counted behind the screen (SOM-GUN-05).
    """
    if isinstance(command, AssignCharacter):
        return command.character if command.seat else None
    if isinstance(command, TakeUp | HandOver):
        return command.item
    action = getattr(command, "action", None)
    return action.weapon if isinstance(action, ActionSpec) and action.kind in BELONGINGS else None


def play(scene: Scene) -> None:
    def do(seat: str, command: Any, *dice: int) -> str:
        return scene.act(seat, command, *dice)

    def reviewed(seat: str, command: Any) -> str:
        proposal = do(seat, command)
        do("meneur", ReviewProposal(proposal, "accept"))
        return proposal

    for seat in ("meneur", "ana", "bruno"):
        do(seat, JoinTable())
    carole = do("ana", CreateCharacter("Carole", "female"))
    do("ana", SetIdentity(carole, profession="bibliothécaire", age=32))
    do("ana", WriteBackground(carole, "Elle n’aime pas rentrer tard."))
    do("ana", AllocateCommonSkills(carole, 11, 11, 13))
    do("ana", ChoosePersonality(carole, "avoidant"))
    reviewed("ana", ProposeSkill(carole, 11, "Histoire"))
    reviewed("ana", ProposeSpeciality(carole, 11, "Histoire antique"))
    reviewed("ana", ProposeTrait(carole, "disadvantage", "Nyctophobie", 2, "psychological"))
    do("meneur", ValidateCharacter(carole, allow_unbalanced=True))
    mehdi = do("bruno", CreateCharacter("Mehdi", "male"))
    do("bruno", AllocateCommonSkills(mehdi, 13, 12, 10))
    do("bruno", ChoosePersonality(mehdi, "narcissistic"))
    reviewed("bruno", ProposeSkill(mehdi, 12, "Tir"))
    do("meneur", ValidateCharacter(mehdi))
    killer = do("meneur", CreateNpc("Le tueur", scores={"general": 12}))

    do("meneur", StartPlay())
    do("meneur", OpenScene("Le parking souterrain"))
    looking = do("ana", DeclareAction(carole, "Je cherche ma voiture."))
    penumbra = (Rank("pénombre", 1),)
    roll = do("meneur", CallRoll(carole, ("senses",), difficulty=penumbra, attempt="retrouver la voiture"))
    do("ana", Roll(roll), 10)
    unheard = CallRoll(mehdi, ("senses",), label="vigilance")
    do("meneur", CallSecretRoll(unheard), 14)
    do("meneur", CallSecretRoll(CallRoll(carole, ("senses",)), looking, decoy=True), 3)
    do("meneur", IntroduceNpc(killer, "Un homme en ciré", "Il tient quelque chose."))
    chase = do(
        "meneur",
        CallOpposedRoll(Side(carole, ("body",), label="fuir"), (Side(killer, ("general",)),)),
    )
    do("ana", Roll(f"{chase}.1"), 9)
    do("meneur", Roll(f"{chase}.2"), 4)

    corpse = CallFearRoll(
        (Frightened(carole, (Rank("proche", 2),)), Frightened(mehdi)), "Un corps sous la voiture", "any_failure"
    )
    seen = do("meneur", corpse)
    do("ana", Roll(f"{seen}.1"), 9)
    do("bruno", Roll(f"{seen}.2"), 10)
    do("meneur", ImposeAction(carole, "Elle laisse tomber son téléphone."))
    do("meneur", TriggerSomatisation(carole, "player"))
    do("ana", ChooseSomatisation(carole, "fainting"))
    shock = do("meneur", InflictShock(carole, f"{seen}.1", "witness", 2))
    phobia = Explanation(2, new=NewTrait("disadvantage", "Hématophobie", "psychological"))
    do("meneur", ExplainTicks(shock, (phobia,)))
    do("meneur", CloseScene())
    _fight(do, carole, mehdi, killer)
    _warehouse(do, mehdi)
    do("meneur", CloseTable())


def _warehouse(do: Callable[..., str], mehdi: str) -> None:
    """Behind the ramp: a crash, a bomb, a wire, a fire, and a leap out of the window."""
    do("meneur", OpenScene("L’entrepôt"))
    crash = do("meneur", ApplyAccident((Occupant(mehdi, "unstated"),), 40))
    do("bruno", Roll(f"{crash}.1.belt"), 4)
    do("meneur", PlaceWounds(f"{crash}.1", {"head": 1}))
    bomb = do("bruno", BuildBomb(mehdi, "Bricolage", 3))
    hard = (Rank("amateur", 1),)
    do("meneur", CallSecretRoll(CallRoll(mehdi, ("Bricolage",), difficulty=hard, resolves=bomb)))
    do("meneur", StartCurrent((mehdi,), 230))
    do("meneur", AdvanceTurns(2))
    loose = do("bruno", TearLoose(mehdi))
    do("bruno", Roll(do("meneur", CallRoll(mehdi, ("body",), resolves=loose))), 3)
    do("meneur", AdvanceFictionTime(0, 59))
    do("meneur", Ignite(mehdi, places=("left_arm",)))
    do("meneur", AdvanceTurns(3))
    do("bruno", Extinguish(mehdi, mehdi))
    do("meneur", Extinguish(mehdi, mehdi))
    leap = do("meneur", ApplyFall(mehdi, 3, 50, skill="body"))
    do("bruno", Roll(f"{leap}.fall.cushion"), 5)
    do("meneur", PlaceWounds(f"{leap}.fall", dice=1))
    do("bruno", Roll(f"{leap}.fall.1.zone"), 2)
    do("meneur", ApplyBurn(mehdi, 1, {"trunk": 0}))
    do("meneur", TriggerExplosion((Victim(mehdi, "extended"),), bonus=3), 2, 5)
    do("meneur", CloseScene())


def _fight(do: Callable[..., str], carole: str, mehdi: str, killer: str) -> None:
    """Three Turns on the ramp: a blow that a Dodge does not meet and a shot, a grab, a burst at two."""

    def turn(*after: str) -> None:
        """Phase 2 is over; the `after` are in distress after phase 3."""
        do("meneur", AdvancePhase())
        for person in after:
            do("meneur", SetDistressSpeed(person, "slow"))
        do("meneur", AdvancePhase())

    do("meneur", OpenScene("La rampe"))
    accomplice = do("meneur", CreateNpc("La complice", scores={"body": 13, "senses": 11}))
    do("meneur", IntroduceNpc(accomplice, "Une femme en survêtement"))
    blade = Weapon(category="melee", damage="slashing", bonus=0, hands=1)
    knife = do("meneur", DefineItem("Un couteau", killer, weapon=blade))
    smg = do("meneur", DefineItem("Un pistolet-mitrailleur", mehdi, model="smg", loading=Loading(steps=STEPS)))
    coat = do("meneur", DefineItem("Un ciré", killer, protection=Protection(weight="light", zones=("trunk",))))
    do("meneur", Equip(killer, coat))
    do("meneur", StartCombat((carole, mehdi, killer, accomplice)))
    do("meneur", SetContact(carole, killer, True))

    strike = do(
        "meneur", RecordNpcIntent(killer, ActionSpec(kind="strike", target=carole, weapon=knife, skill="general"))
    )
    lurking = do("meneur", RecordNpcIntent(accomplice, ActionSpec(kind="move", text="par derrière"), hidden=True))
    dodge = do("ana", DeclareIntent(carole, ActionSpec(kind="dodge", target=killer)))
    shot = do("bruno", DeclareIntent(mehdi, ActionSpec(kind="shoot", target=killer, weapon=smg, skill="Tir")))
    do("meneur", AdvancePhase())
    surprise = do("meneur", CallSurprise(accomplice, (mehdi,)))
    do("meneur", Roll(f"{surprise}.1"), 14)
    do("bruno", Roll(f"{surprise}.2"), 6)
    duel = do(
        "meneur",
        CallOpposedRoll(Side(killer, ("general",), resolves=strike), (Side(carole, ("senses",), resolves=dodge),)),
    )
    do("meneur", Roll(f"{duel}.1"), 4)
    settled = do("ana", Roll(f"{duel}.2"), 17)
    do("meneur", Roll(f"{settled}.hit.{strike}.zone"), 2)
    call = do("meneur", CallRoll(mehdi, ("Tir",), resolves=shot))
    settled = do("bruno", Roll(call), 7)
    do("bruno", Roll(f"{settled}.hit.{shot}.zone"), 5)
    do("meneur", ClassifyAction(lurking, "auto_success"))
    turn()

    do("ana", DeclareIntent(carole, ActionSpec(kind="none")))
    grab = do("meneur", RecordNpcIntent(accomplice, ActionSpec(kind="grab", target=carole, hands=1, approach=True)))
    selected = do("bruno", DeclareIntent(mehdi, ActionSpec(kind="select_mode", weapon=smg, mode="continuous")))
    do("meneur", AdvancePhase())
    do("meneur", ClassifyAction(selected, "auto_success"))
    call = do("meneur", CallRoll(accomplice, ("body",), concerned=(carole,), resolves=grab))
    settled = do("meneur", Roll(call), 5)
    do("meneur", Roll(f"{settled}.hit.{grab}.zone"), 3)
    turn()

    do("ana", DeclareIntent(carole, ActionSpec(kind="none")))
    burst = ActionSpec(kind="shoot", weapon=smg, skill="Tir", mode="continuous", direction="la rampe")
    spray = do("bruno", DeclareIntent(mehdi, burst))
    do("meneur", AdvancePhase())
    do("meneur", ListBurstTargets(spray, (killer, accomplice)))
    settled = do("bruno", Roll(do("meneur", CallRoll(mehdi, ("Tir",), resolves=spray))), 8)
    do("bruno", AllocateImpacts(spray, {killer: 2, accomplice: 1}))
    for target, die in ((killer, 5), (accomplice, 1)):
        do("bruno", Roll(f"{settled}.hit.{spray}.{target}.1.zone"), die)
    do("meneur", ImposeWounds(carole, 5))
    turn(carole)
    do("meneur", EndCombat())
    do("meneur", CloseScene())
