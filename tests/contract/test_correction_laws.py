"""Any act that is amended by what it says already is accepted; the other laws hold at the end of every walk."""

from __future__ import annotations

from collections import Counter

import pytest

from domain.systems import GAMES
from tests.contract.observers.corrections import amended_by_itself, standing
from tests.contract.sessions import NAMES, played
from tests.sombre.combat.test_bot_fights import fought


@pytest.mark.parametrize("name", [name for name in NAMES if "amend" in GAMES[name].law.kinds])
def test_every_act_of_a_told_session_can_be_amended_by_itself(name: str) -> None:
    scene, counts = played(name), Counter[str]()
    amended_by_itself(scene, standing(scene.feeds.history), counts)
    assert counts["itself"]


@pytest.mark.parametrize("seed", range(2))
def test_every_act_of_a_fight_can_be_amended_by_itself(seed: int) -> None:
    scene, counts = fought(seed, 2).scene, Counter[str]()
    amended_by_itself(scene, standing(scene.feeds.history), counts)
    assert counts["itself"]
