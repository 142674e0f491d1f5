"""Whole fights, played at random from what the game offers: they always go on, and they always come to an end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests import laws
from tests.sombre.fightbot import FightBot, arena, recanted

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"npc_dice": "open", "effects_at_once": True},
    {"dice": "physical", "armour_faces": True, "armour_simultaneous": True},
    {"sheet_mode": "open", "strangle_costs_action": False, "bipod_halving": "points"},
)


def fought(seed: int, turns: int, mischief: float = 0.3) -> FightBot:
    rng = Random(seed)
    bot = FightBot(arena(rng, **OPTIONS[seed % len(OPTIONS)]), rng, mischief)
    for _ in bot.play(turns):
        pass
    return bot


@pytest.mark.parametrize("seed", range(8))
def test_a_fight_goes_on_until_it_ends(seed: int) -> None:
    """SOM-TURN-02, SOM-RULING-04: whatever is awaited has a move that gives it, and then the phase can end."""
    assert fought(seed, 5).scene.state.fight is None


@pytest.mark.parametrize("seed", range(4))
def test_corrections_of_fights_obey_their_laws(seed: int) -> None:
    """SOM-RULING-02, C-4: what stands is what the corrections in force make of the log from its beginning."""
    rng = Random(seed)
    bot = FightBot(arena(rng, **OPTIONS[seed % len(OPTIONS)]), rng)
    for _ in bot.play(3):
        if rng.random() < 0.1:
            recanted(bot.scene, rng)
    laws.check(bot.scene.chronicle.history)
