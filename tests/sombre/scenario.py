"""One short session: Carole looks for her car, and what waits between the pillars finds her first."""

from __future__ import annotations

from typing import Any

from domain.systems.sombre.ages import GrowChild, GrowUp
from domain.systems.sombre.animals import BiteAttack
from domain.systems.sombre.approval import AssignCharacter, ValidateCharacter
from domain.systems.sombre.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.creation import (
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
from domain.systems.sombre.crimes import DeclareCrime, HardenByCrime
from domain.systems.sombre.experience import ProposeSpend
from domain.systems.sombre.fear import CallFearRoll, Frightened, ImposeAction
from domain.systems.sombre.gauges import ApplyTick, RemoveTick, SetCounter
from domain.systems.sombre.npcs import CreateNpc, IntroduceNpc, SetNpcFear, UpdateNpc
from domain.systems.sombre.phases import CloseTable, StartPlay
from domain.systems.sombre.proposal_words import (
    ProposeInitialTicks,
    ProposeSkill,
    ProposeSpeciality,
    ProposeTrait,
    ReviewProposal,
    WithdrawProposal,
)
from domain.systems.sombre.roll_state import Rank
from domain.systems.sombre.roll_words import CallSecretRoll, DeclareAction, DeclareAutomaticResult, Roll
from domain.systems.sombre.scenes import CloseScene, OpenScene
from domain.systems.sombre.somatisation_rulings import ChooseSomatisation, TriggerSomatisation
from domain.systems.sombre.swarms import SwarmAttack
from domain.systems.sombre.traits import ChangeTrait, NewTrait
from domain.systems.sombre.trauma import Debrief, ExplainTicks, Explanation, Harden, InflictShock, InflictStress
from domain.systems.sombre.treatment import PayTreatment
from domain.table import JoinTable, Role
from tests.scene import Scene

SEATS: tuple[tuple[str, Role], ...] = (
    ("meneur", "gm"),
    ("ana", "player"),
    ("bruno", "player"),
    ("zoe", "spectator"),
)
OPTIONS: dict[str, Any] = {"dice": "physical"}
TELLING = (
    *(UpdateNpc, SetNpcFear, AssignCharacter, DeclareAutomaticResult, CallRoll, ValidateCharacter),
    *(AllocateCommonSkills, ChoosePersonality, SetHandedness, SetAgeClass, GrantChildSkill, WriteBackground),
    *(ProposeSkill, ProposeSpeciality, ProposeTrait, ProposeInitialTicks, ReviewProposal, WithdrawProposal),
    *(ProposeSpend, ApplyTick, RemoveTick, SetCounter, ChangeTrait, GrowUp, GrowChild, PayTreatment),
    *(InflictShock, InflictStress, Debrief, ExplainTicks, Harden, HardenByCrime, BiteAttack, Roll),
    *(DeclareCrime, SetSpecial, SwarmAttack),
)
"""What stands on a closed sheet shows when the table opens its sheets; what was written of a hidden NPC or of a
ready-made character shows once it is introduced or handed to a player."""


def play(scene: Scene) -> None:
    def do(seat: str, command: Any, *dice: int) -> str:
        return scene.do(seat, command, *dice).event.id

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
    do("meneur", CloseTable())
