"""Any act that is amended by what it says already is accepted; the other laws hold at the end of every walk."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from domain.base.corrections import Retract
from domain.systems import GAMES
from tests.contract.observers.corrections import (
    Branch,
    amended_by_itself,
    one_undone,
    standing,
    tried,
    undone_in_each_order,
)
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


@pytest.mark.parametrize("name", [name for name in NAMES if "restore" in GAMES[name].law.kinds])
def test_two_corrections_of_a_told_session_are_undone_in_each_order(name: str) -> None:
    scene, counts = played(name), Counter[str]()
    undone_in_each_order(scene, Random(7), counts)
    branch = Branch(scene.feeds.history)
    for target in standing(branch.history):
        one = Retract(target.id, cascade=True)
        first = tried(branch, one)
        if first is None:
            continue
        for other in sorted(set(first.asked[0].void) - {target.id})[-2:]:
            one_undone(branch.after(Retract(other, cascade=True)), one, first, counts)
    assert counts["each order"]
