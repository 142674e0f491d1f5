"""Fights at random through fire, falls, currents and grenades: into every danger, and out of it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from domain.base.events import Command
from domain.systems.sombre.dangers.accidents.electricity import StartCurrent, StopCurrent
from domain.systems.sombre.dangers.accidents.falls import ApplyFall
from domain.systems.sombre.dangers.accidents.roads import ApplyAccident
from domain.systems.sombre.dangers.common.conversion import ConvertTicks
from domain.systems.sombre.dangers.common.placement import PlaceWounds
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion
from domain.systems.sombre.dangers.explosions.grenades import RuleCharge
from domain.systems.sombre.dangers.fire.burning import Extinguish, Ignite, SpreadFire
from domain.systems.sombre.dangers.fire.burns import ApplyBurn
from tests import laws
from tests.contract.twinning import twins
from tests.sombre.combat.test_bot_fights import OPTIONS, same
from tests.sombre.fightbot import FightBot, Offered, arena, offered, recanted
from tests.suite.seeds import seeds

INTO: tuple[type[Command], ...] = (StartCurrent, ApplyFall, ApplyAccident, TriggerExplosion, Ignite, ApplyBurn)
OUT_OF: tuple[type[Command], ...] = (StopCurrent, Extinguish, SpreadFire, PlaceWounds, ConvertTicks, RuleCharge)


class InDanger(FightBot):
    """Aside, the game master does to somebody what has been done least so far."""

    def mischievous(self) -> Offered | None:
        if self.rng.random() < 0.3:
            return super().mischievous()
        moves = offered(self.scene, "gm", *INTO, *OUT_OF)
        done = Counter(type(event.command) for event in self.scene.feeds.history.raw)
        least = min((done[move.command] for move in moves), default=0)
        rare = [move for move in moves if done[move.command] == least]
        return Offered("gm", self.rng.choice(rare)) if rare else None


def endangered(seed: int, mischief: float = 0.3) -> FightBot:
    rng = Random(seed)
    bot = InDanger(arena(rng, **OPTIONS[seed % len(OPTIONS)]), rng, mischief)
    bot.scene.do("gm", Ignite(bot.scene.state.fight.fighters[0]))
    return bot


def done_in_fights(endangered: Callable[[int, float], FightBot]) -> set[type[Command]]:
    """Play four fights to their ends; the kinds of command that were done."""
    done: set[type[Command]] = set()
    for seed in range(4):
        bot = endangered(seed, 0.5)
        for _ in bot.play(4):
            pass
        assert bot.scene.state.fight is None
        done |= {type(event.command) for event in bot.scene.feeds.history.raw}
    return done


def check_corrections(bot: FightBot) -> None:
    """Correct here and there while the bot plays: the record keeps its laws."""
    for _ in bot.play(2):
        if bot.rng.random() < 0.12:
            recanted(bot.scene, bot.rng)
    laws.check(bot.scene.feeds.history)


def check_secrecy(bot: FightBot) -> None:
    """Check that what a seat never saw of the bot's fight changes nothing that the seat reads."""
    for _ in bot.play(2):
        pass
    for seat in ("bob", "eve"):
        left, right, _ = twins("sombre", bot.scene, seat, Random(1))
        same(left, right, seat, Random(1))


def test_fights_in_danger_come_to_an_end() -> None:
    """SOM-DANGER-01, SOM-TURN-02: whatever burns, falls or explodes, the fight goes on; and all of it happened."""
    done = done_in_fights(endangered)
    assert done >= {StartCurrent, ApplyFall, TriggerExplosion, Ignite, ApplyBurn, StopCurrent, Extinguish, PlaceWounds}


@pytest.mark.parametrize("seed", seeds(1, deep=40))
def test_corrections_of_dangers_obey_their_laws(seed: int) -> None:
    """SOM-RULING-02, A61: what stands is what the corrections in force make of the log from its beginning."""
    check_corrections(endangered(seed + 10))


def test_dangers_that_a_seat_never_saw_leave_no_trace() -> None:
    """SOM-NPC-09: who burns, falls or is hit unseen, and the volts, margins and clocks of what is seen."""
    check_secrecy(endangered(21))
