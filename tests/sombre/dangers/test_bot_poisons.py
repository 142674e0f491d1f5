"""Fights at random without air, in heat and cold, under every substance: into each of them, and out of it again."""

from __future__ import annotations

from random import Random

import pytest

from domain.base.events import Command
from domain.systems.sombre.combat.resolution.wounds import LiftCondition, RuleCondition
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.dangers.air.apnea import StartApnea
from domain.systems.sombre.dangers.air.asphyxia import StartAsphyxia, StopAsphyxia
from domain.systems.sombre.dangers.common.conversion import ConvertTicks
from domain.systems.sombre.dangers.exposure.attrition import StartAttrition, StopAttrition
from domain.systems.sombre.dangers.exposure.periods import SetPeriod
from domain.systems.sombre.dangers.toxic.addictions import CallAddiction
from domain.systems.sombre.dangers.toxic.toxics import Administer, EndEffect
from domain.systems.sombre.dangers.toxic.trips import CallTrip, RuleTrip
from domain.systems.sombre.state.hazards import Pace
from tests.sombre.combat.test_bot_fights import OPTIONS
from tests.sombre.dangers.test_bot_dangers import check_corrections, check_secrecy, done_in_fights
from tests.sombre.fightbot import FightBot, arena
from tests.suite.seeds import seeds

INTO: tuple[type[Command], ...] = (StartAsphyxia, StartApnea, StartAttrition, Administer, RuleCondition)
OUT_OF: tuple[type[Command], ...] = (
    *(StopAsphyxia, StopAttrition, SetPeriod, EndEffect, ConvertTicks, LiftCondition),
    *(CallAddiction, CallTrip, RuleTrip, AdvanceFictionTime),
)


def endangered(seed: int, mischief: float = 0.3) -> FightBot:
    rng = Random(seed)
    bot = FightBot(arena(rng, **OPTIONS[seed % len(OPTIONS)]), rng, mischief, (*INTO, *OUT_OF))
    victim = bot.scene.state.fight.fighters[0]
    bot.scene.do("gm", StartAsphyxia(victim, "gas", Pace(turns=2)))
    return bot


def test_fights_in_danger_come_to_an_end() -> None:
    """SOM-DANGER-01, SOM-TURN-02: whoever suffocates, starves or is drugged, it goes on; and all of it happened."""
    done = done_in_fights(endangered)
    assert done >= {StartAsphyxia, StartApnea, StartAttrition, Administer}
    assert len(done.intersection(OUT_OF)) >= 4


@pytest.mark.parametrize("seed", seeds(1, deep=40))
def test_corrections_of_dangers_obey_their_laws(seed: int) -> None:
    """SOM-RULING-02, A61: what stands is what the corrections in force make of the log from its beginning."""
    check_corrections(endangered(seed + 20))


def test_dangers_that_a_seat_never_saw_leave_no_trace() -> None:
    """SOM-NPC-09, note k: who suffocates or is poisoned unseen, and the paces and causes of what is seen."""
    check_secrecy(endangered(31))
