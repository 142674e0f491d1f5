"""Links that come back: on what they rest, after corrected dice, when an amendment is put right."""

from __future__ import annotations

import msgspec
import pytest

from domain.base.corrections import Amend, Restore, Retract, Rewind
from domain.systems.spin.oppositions.chain import (
    FinaliseResult,
    LockOpposition,
)
from domain.systems.spin.oppositions.factor_offers import AddFactor
from domain.systems.spin.oppositions.outcome import RecordConsequence
from tests import laws
from tests.spin.links import CHAIN, FALLS, correct, linked, play
from tests.spin.tale import GM, Tale


@pytest.mark.parametrize("name", CHAIN[1:])
def test_a_link_comes_back_on_what_it_rests_on(name: str) -> None:
    """SPI-UNDO-02: one link out of a rewind: first those before it, each with its own faces."""
    t, links = linked()
    after = play(t)
    t.correct(GM, Rewind(links.ids["proposal"]))
    under = [n for n in CHAIN[: CHAIN.index(name)] if name in FALLS[n]]
    refused = t.refuse_correction(GM, Restore(links.ids[name]), "not_restorable")
    assert refused.lists == {"needs": tuple(links.ids[n] for n in under)}
    for each in (*under, name):
        t.correct(GM, Restore(links.ids[each]))
        assert t.verdict().back == (links.ids[each],)
    for each in CHAIN:
        if links.ids[each] in t.feeds.history.overlay.void:
            t.correct(GM, Restore(links.ids[each]))
    assert play(t) == after
    laws.check(t.feeds.history)


def test_what_followed_corrected_dice_is_done_anew() -> None:
    """SPI-UNDO-06: shifts must be spent anew, also when the dice are put right again; with the correction undone the
    chain stands as it did.
    """
    t, links = linked()
    after = play(t)
    t.correct(GM, correct(t, links.ids["mine"], links.opposition, (2, 6, 4)))
    refused = t.refuse_correction(GM, Restore(links.ids["shift"]), "not_restorable")
    assert refused.lists == {"needs": (links.ids["mine"],)}
    back = t.correct(GM, correct(t, links.ids["mine"], links.opposition, (1, 1))).event
    assert links.ids["shift"] in t.feeds.history.overlay.void
    t.correct(GM, Restore(back.id))
    assert t.opposition(links.opposition).result == "exploit"
    t.correct(GM, Restore(t.feeds.history.raw[-3].id))
    assert play(t) == after
    laws.check(t.feeds.history)


def test_a_factor_put_right_gives_its_chain_back() -> None:
    """SPI-UNDO-02: amended there and back is not amended at all."""
    t = Tale("ana")
    opposition = t.frame("ana")
    factor = t.gm(AddFactor(opposition, "obstacle", text="vent"))
    t.gm(LockOpposition(opposition))
    before = play(t)
    t.amend(GM, factor, AddFactor(opposition, "protagonist", text="vent"))
    assert t.opposition(opposition).status == "framing"
    t.amend(GM, factor, AddFactor(opposition, "obstacle", text="vent"))
    assert play(t) == before
    laws.check(t.feeds.history)


def test_what_was_done_on_other_dice_does_not_come_back_on_these() -> None:
    """SPI-UNDO-06: dice corrected, the result found on them, the correction undone, the dice corrected anew."""
    t, links = linked()
    mine, opposition = links.ids["mine"], links.opposition
    first = t.correct(GM, correct(t, mine, opposition, (2, 2))).event
    found = t.gm(FinaliseResult(opposition))
    t.correct(GM, Restore(first.id, cascade=True))
    assert found in t.feeds.history.overlay.void
    t.correct(GM, correct(t, mine, opposition, (3, 4)))
    assert found in t.feeds.history.overlay.void
    assert t.opposition(opposition).status == "rolled"
    laws.check(t.feeds.history)
    t.gm(FinaliseResult(opposition))
    assert t.opposition(opposition).status == "finalised"


@pytest.mark.parametrize("amending", [False, True], ids=["retracted", "amended"])
def test_a_later_link_falls_with_an_earlier_one_whatever_was_void_then(amending: bool) -> None:
    """SPI-UNDO-02: the later link was taken first; given back, it does not stand on an earlier one that is gone."""
    t, links = linked()
    first = t.correct(GM, Retract(links.ids["close"])).event
    earlier = links.ids["loss"]
    raw = msgspec.json.encode(RecordConsequence(links.opposition, "new_danger", text="La faim"))
    earlier_gone = Amend(earlier, msgspec.Raw(raw)) if amending else Retract(earlier)
    second = t.correct(GM, earlier_gone).event
    t.correct(GM, Restore(first.id))
    assert links.ids["close"] in t.feeds.history.overlay.void
    t.correct(GM, Restore(second.id))
    assert links.ids["close"] not in t.feeds.history.overlay.void
    laws.check(t.feeds.history)
