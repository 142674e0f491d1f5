"""What twins excuse tells by a rule: nothing is read as it happens, and something else once its sheet is shared."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.spin.characters.canvases import ShareCanvas
from domain.systems.spin.characters.characters import CreateCharacter, MarkBoss
from domain.systems.spin.destiny.destiny import DetermineInitiative, OrientStory
from domain.systems.spin.gauges.gauges import AdvanceGauge, LowerGauge, RuleExhaustion
from domain.systems.spin.oppositions.chain import FinaliseResult, RollCamp
from domain.systems.spin.oppositions.outcome import RecordConsequence
from tests.spin.scenario import TELLING
from tests.spin.tale import GM
from tests.spin.test_secrecy import Pair
from tests.twins import received


def shows(pair: Pair, npc: str, hidden: Any) -> bool:
    """Done at one table only, it is read as the npc is shared, not before."""
    pair.secret(hidden, None)
    assert type(hidden) in TELLING
    with pytest.raises(AssertionError):
        pair.both(GM, ShareCanvas(f"{npc}.1"))
    return received(pair.twins.left, "zoe") != received(pair.twins.right, "zoe")


def test_who_is_a_boss() -> None:
    """SPI-BOSS-01."""
    pair = Pair()
    widow = pair.both(GM, CreateCharacter("La veuve", "npc"))
    assert shows(pair, widow, MarkBoss(widow))


def test_a_gauge_that_was_lowered() -> None:
    """SPI-GAUGE-06."""
    pair = Pair()
    widow = pair.both(GM, CreateCharacter("La veuve", "npc"))
    pair.secret(MarkBoss(widow), MarkBoss(widow), event_id="boss")
    advance = AdvanceGauge(widow, "traquée", "state", levels=2)
    pair.secret(advance, advance, event_id="advanced")
    (gauge,) = pair.twins.left.state.characters[widow].gauges
    assert shows(pair, widow, LowerGauge(gauge, levels=1))


def test_what_an_opposition_did_to_it() -> None:
    """SPI-SEC-03."""
    pair = Pair()
    widow = pair.both(GM, CreateCharacter("La veuve", "npc"))
    opposition = pair.opposed(2, 1)
    pair.both("ana", RollCamp(opposition, "protagonist"), 2, 2)
    pair.both(GM, RollCamp(opposition, "obstacle"), 1)
    pair.both(GM, FinaliseResult(opposition), left=lambda n: 0, right=lambda n: 0)
    assert shows(pair, widow, RecordConsequence(opposition, "next_handicap", character=widow, text="aveuglée"))


def test_what_an_exhausted_gauge_meant() -> None:
    """SPI-GAUGE-09."""
    pair = Pair()
    widow = pair.both(GM, CreateCharacter("La veuve", "npc"))
    pair.secret(MarkBoss(widow), MarkBoss(widow), event_id="boss")
    advance = AdvanceGauge(widow, "traquée", "state", levels=5)
    pair.secret(advance, advance, event_id="advanced")
    (gauge,) = pair.twins.left.state.characters[widow].gauges
    assert shows(pair, widow, RuleExhaustion(gauge, "character_ended"))


def test_destiny_that_was_spent() -> None:
    """SPI-DEST-06: who acts first goes by its sign, and by a die once it is nought."""
    pair = Pair(destiny_initiative=True)
    pair.played((1,), (1, 1, 1))
    steered = OrientStory("positive")
    for _ in range(2):
        pair.secret(steered, None)
    assert type(steered) in TELLING
    with pytest.raises(AssertionError):
        pair.both(GM, DetermineInitiative("ana"), left=lambda n: 0)
    assert received(pair.twins.left, "zoe") != received(pair.twins.right, "zoe")
