"""Commands that are refused, and not offered, before the game is played (SOM-ROLL-01)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from domain.systems.sombre.dangers.common.placement import PlaceWounds
from domain.systems.sombre.dangers.exposure.illnesses import ApplyRadiation
from domain.systems.sombre.dangers.fire.burns import ApplyBurn
from domain.systems.sombre.game import GAME
from domain.systems.sombre.pursuits.pursuits import CallPursuitRoll
from ops.play.sampler import sample
from tests.sombre.table import drafting

WAITING = [
    "Administer",
    "AdmitToHospital",
    "AdvanceFictionTime",
    "AdvanceTurns",
    "ApplyAccident",
    "ApplyBurn",
    "ApplyDisease",
    "ApplyFall",
    "ApplyRadiation",
    "ApplyTick",
    "AssignFrostbite",
    "BiteAttack",
    "BuildBomb",
    "CallAccidentalDischarge",
    "CallAddiction",
    "CallCollectiveRoll",
    "CallCrimeRoll",
    "CallDie",
    "CallInfection",
    "CallOff",
    "CallOpposedRoll",
    "CallPursuitRoll",
    "CallRoll",
    "CallSleepCheck",
    "CallStrayProjectiles",
    "CallTailing",
    "CallTrip",
    "ChangeHand",
    "ChangeTrait",
    "ChooseZone",
    "ClearMines",
    "ConcludeAgony",
    "ConfirmDoubleFailure",
    "ConvertTicks",
    "CycleFirearm",
    "DeclareAction",
    "DeclareAutomaticResult",
    "DefuseBomb",
    "EndPursuit",
    "EndTailing",
    "Equip",
    "EraseMarks",
    "Extinguish",
    "GetUp",
    "GiveFatigueGauge",
    "GrowChild",
    "GrowUp",
    "HandOver",
    "HandleCharge",
    "HealWeek",
    "Ignite",
    "ImposeFatigue",
    "ImposeWounds",
    "InflictShock",
    "InflictStress",
    "LayMine",
    "LiftCondition",
    "MakePoison",
    "OpenScene",
    "OrderReroll",
    "PierceTank",
    "PlaceWounds",
    "PrepareFirearm",
    "RefineZone",
    "Reload",
    "RemoveTick",
    "ReopenWound",
    "RestCharacter",
    "RevealGauges",
    "RevealNpcState",
    "RollBiteHold",
    "RollGrabWill",
    "RuleAsleep",
    "RuleCharge",
    "RuleCondition",
    "RuleGrabHeld",
    "RuleHit",
    "RuleIntensiveCareFate",
    "RuleSequelae",
    "RuleTreatment",
    "RuleTrip",
    "RuleViolentEffort",
    "RuleWaking",
    "RuleZone",
    "RunTortureHours",
    "SelectMode",
    "SetAge",
    "SetBomb",
    "SetCare",
    "SetCareEnvironment",
    "SetDistressSpeed",
    "SetPeriod",
    "ShakeAwake",
    "SpreadFire",
    "StartAsphyxia",
    "StartAttrition",
    "StartCombat",
    "StartCurrent",
    "StartFrostbite",
    "StartPursuit",
    "StartSleepChecks",
    "StopAsphyxia",
    "StopAttrition",
    "StopCurrent",
    "StopIllness",
    "StrikeByLightning",
    "SwarmAttack",
    "TakeFatigueGauge",
    "TakeUp",
    "TearLoose",
    "ThrowGrenade",
    "TreatDistress",
    "TriggerExplosion",
    "TriggerMine",
    "Unequip",
    "UnfoldBipod",
    "WorsenBite",
]
WITH_MAPPINGS = (ApplyBurn("?", 1, {}), ApplyRadiation("?", "skin"), CallPursuitRoll("?"), PlaceWounds("?"))
"""Commands with a mapping, of which no sample is drawn."""


@pytest.mark.parametrize("name", WAITING)
def test_while_sheets_are_drawn_it_is_neither_accepted_nor_offered(name: str) -> None:
    """SOM-ROLL-01: whatever else is wrong with it."""
    scene, _person = drafting()
    (kind,) = (kind for kind in GAME.commands if kind.__name__ == name)
    written = next((command for command in WITH_MAPPINGS if type(command) is kind), None)
    command = written or msgspec.convert(sample(msgspec.json.schema(kind), Random(1)), kind)
    scene.refuse("gm", command, "wrong_phase", rule="SOM-ROLL-01")
    assert not [move for move in scene.moves("gm") if move.command is kind]
