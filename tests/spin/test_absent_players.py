"""Players who are away, gone or watching: nobody waits for them, nobody spends their fortunes."""

from __future__ import annotations

import pytest

from domain.base.events import Command
from domain.base.refusal import Refused
from domain.systems.spin.destiny.fate import AnnounceFateStroke, BlockFateStrokes, PassFateBlock, RevealFateStroke
from domain.systems.spin.gauges.fortunes import SpendFortuneOnGauge, SpendFortuneOnTrait
from domain.systems.spin.oppositions.chain import FinaliseResult, RollCamp, ShiftResult
from domain.systems.spin.oppositions.factor_moves import CAMPS
from domain.systems.spin.oppositions.windows import PassResultShift
from domain.systems.spin.table.scenes import CloseRespite, OpenRespite
from domain.systems.spin.table.setup import AssignSeat
from domain.table.commands import CloseSeat, SetPresence
from projections.base.projection import Awaited
from projections.moves.offers import moves_for_others
from projections.moves.questions import awaited
from tests.spin.tale import GM, Tale

SPENDING = {BlockFateStrokes, ShiftResult, SpendFortuneOnTrait, SpendFortuneOnGauge}
GOING: dict[str, tuple[str, Command, Command | None]] = {
    "away": (GM, SetPresence("ana", away=True), SetPresence("ana", away=False)),
    "closed": ("host", CloseSeat("ana", "partie"), None),
}


@pytest.mark.parametrize("how", GOING)
def test_no_window_waits_for_who_is_absent(how: str) -> None:
    """SPI-FATE-06, SPI-RES-04: an absent seat is asked for no pass; one that is back is asked again."""
    t = Tale("ana", "leo", fortunes=1)
    opposition = t.rolled("ana", (2,), (2,))
    t.gm(AnnounceFateStroke(5))
    asked = {Awaited("ana", PassFateBlock), Awaited("ana", PassResultShift, opposition)}
    by, gone, back = GOING[how]
    t.do(by, gone)
    assert not asked & set(awaited(t.feeds, t.state, GM))
    if back:
        t.do(by, back)
        assert asked <= set(awaited(t.feeds, t.state, GM))
        t.refuse(GM, RevealFateStroke(), "block_window_open")
        t.refuse(GM, FinaliseResult(opposition), "shift_window_open")
        t.do(by, gone)
    t.gm(RevealFateStroke())
    t.unhurried = False
    t.gm(FinaliseResult(opposition))
    assert not t.line("zoe").fields.forced


def test_nobody_spends_the_fortunes_of_who_is_absent() -> None:
    """SPI-FORT-01: the gm acts for an absent seat, in its name or his own, and never spends for it."""
    t = Tale("ana", fortunes=1)
    t.gm(SetPresence("ana", away=True))
    offered = dict(moves_for_others(t.game, t.state, GM))
    assert not {move.command for move in offered["ana"]} & SPENDING
    with pytest.raises(Refused):
        t.do("ana", BlockFateStrokes(t.hero["ana"]), by=GM)
    t.refuse(GM, BlockFateStrokes(t.hero["ana"]), "not_owner")


def test_who_turned_to_watching_spends_nothing() -> None:
    """SPI-A-48, SPI-FORT-01: the protagonist is the gm's to speak for, and its fortunes are nobody's to spend."""
    t = Tale("ana", "leo", fortunes=1)
    t.gm(AssignSeat("ana", "spectator"))
    hero, hurt = t.hero["ana"], t.gauge("ana", "blessée", 2)

    def spends(*commands: Command) -> None:
        for seat in ("ana", GM):
            assert not {move.command for move in t.moves(seat)} & SPENDING
            for command in commands:
                t.refuse(seat, command, "not_owner", rule="SPI-FORT-01")

    spends(BlockFateStrokes(hero))
    t.gm(OpenRespite())
    spends(SpendFortuneOnTrait(hero, "gain", "Le phare", text="prudente"), SpendFortuneOnGauge(hero, hurt, "Le repos"))
    t.gm(CloseRespite())
    opposition = t.locked("ana")
    for camp in CAMPS:
        t.gm(RollCamp(opposition, camp), 1)
    spends(ShiftResult(opposition, hero, "up"))
