"""Auctions: bids laid and revealed together, ties, raises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from domain.systems.ambre.childhood.auctions import (
    Abstain,
    AuctionOpened,
    BidsRevealed,
    LayBid,
    PassRaise,
    Raise,
    RaiseWindowOpened,
    SeatCard,
)
from domain.systems.ambre.childhood.ranks import RanksAssigned
from domain.systems.ambre.childhood.stakes import PlaceStake
from domain.systems.ambre.childhood.themes import ConfirmReady
from domain.table.commands import CloseSeat
from projections.feeds.reader import SeatReader
from tests.ambre import table
from tests.ambre.bench import asked, cards
from tests.ambre.table import WATCHER, P, abstain, joker
from tests.scene import Scene

HANDS = (
    "C1 C5 C9 D2 D6 S3 S7 W4 W8 W10",
    "C2 C6 C10 D3 D7 S4 S8 W1 W5 W9",
    "C3 C7 D1 D4 D8 D10 S1 S5 S9 W2",
    "C4 C8 D5 D9 S2 S6 S10 W3 W6 W7",
)


def bidding(hands: Sequence[str] = HANDS, **options: Any) -> Scene:
    return table.bidding(hands, **options)


def lay(scene: Scene, *cards: str) -> None:
    for seat, card in zip(P, cards, strict=False):
        scene.do(seat, LayBid(card))


def raising(*bids: str, **options: Any) -> Scene:
    """After the reveal of these bids, all different."""
    scene = bidding(**options)
    lay(scene, *bids)
    assert scene.state.step == "raise"
    return scene


def test_the_kings_are_shuffled_unseen() -> None:
    """AMB-BID-01, AMB-SEC-08: the order is nobody's before each King is turned."""
    scene = table.dealt(HANDS)
    table.confirm(scene, "themes", table.kings("swords", "cups", "wands", "coins"))
    (frame,) = SeatReader(scene.feeds, "p0", "fr").present_frames()
    names = [line.type for line in frame.entries]
    assert names == ["ReadyConfirmed", "DrawCommitted", "KingsShuffled", "AuctionOpened"]
    assert frame.entries[2].fields == {}
    assert scene.view("p0").kings_turned == ("swords",)


def test_four_auctions_one_after_the_other() -> None:
    """AMB-BID-02: one for each suit, in the order of the Kings."""
    scene = table.bidding(HANDS, ("swords", "cups", "wands", "coins"))
    table.all_abstain(scene)
    opened = [c for s in scene.feeds.history.steps(1) for c in s.consequences if isinstance(c, AuctionOpened)]
    assert [(c.index, c.suit) for c in opened] == [(1, "swords"), (2, "cups"), (3, "wands"), (4, "coins")]


def test_each_lays_one_card() -> None:
    """AMB-BID-03: in any order, of any suit, and it cannot be replaced (AMB-CARD-03)."""
    scene = bidding()
    scene.do("p3", LayBid("W7"))
    scene.refuse("p3", LayBid("W6"), "bid_already_laid")
    scene.refuse("p3", LayBid("rien"), "bid_already_laid")
    assert scene.view(WATCHER).auction.laid == ("p3",)
    assert scene.view("p3").own.bid_card == "W7"
    assert scene.view("p0").seats[3].hand_count == 10


@pytest.mark.parametrize("card", ["C2", "M1", "M21", "king", "C11", ""])
def test_only_a_card_of_the_hand(card: str) -> None:
    """AMB-BID-03, AMB-SEC-09: another's card, another's joker, a figure, nothing: the same answer."""
    bidding().refuse("p0", LayBid(card), "card_not_in_hand")


def test_the_last_card_reveals_all() -> None:
    """AMB-BID-04: one event; no observer reads four cards laid and none revealed."""
    scene = bidding()
    for seat, card in zip(P, ("C1", "C2", "C3"), strict=False):
        scene.do(seat, LayBid(card))
        assert scene.last("p3") == ["BidLaid"]
        assert scene.view("p3").auction.bids == ()
    step = scene.do("p3", LayBid("C4"))
    assert scene.last(WATCHER) == ["BidLaid", "BidsRevealed", "RaiseWindowOpened"]
    revealed, window = step.consequences
    bids = tuple(SeatCard(P[k], card) for k, card in enumerate(cards("C1 C2 C3 C4")))
    assert revealed == BidsRevealed(1, 1, bids, (), (), ())
    assert window == RaiseWindowOpened(1)
    assert all(view.auction.laid == () for view in (scene.view(seat) for seat in P[:4]))


def test_abstaining() -> None:
    """AMB-BID-05, AMB-CARD-06: the joker comes back at once and everybody has seen it."""
    scene = bidding()
    before = scene.view("p0").seats[0].hand_count
    assert scene.view("p0").own.joker_playable
    scene.do("p0", LayBid(joker(scene, "p0")))
    assert not scene.view("p0").own.joker_playable, "it lies on the table"
    for seat, card in zip(P[1:], ("C2", "C3", "C4"), strict=False):
        scene.do(seat, LayBid(card))
    assert scene.view("p0").own.joker_playable, "it came back"
    view = scene.view(WATCHER)
    assert (view.seats[0].joker, view.seats[0].hand_count) == (joker(scene, "p0"), before)
    assert view.auction.abstained == ("p0",)
    for command in (Raise("C1"), PassRaise()):
        assert scene.refuse("p0", command, "abstained").kind == "role"
    for seat in ("p1", "p2", "p3"):
        scene.do(seat, PassRaise())
    assert scene.state.players["p0"].ranks == {"cups": "unranked"}
    assert scene.view(WATCHER).seats[1].joker is None


def test_the_joker_serves_in_all_four() -> None:
    """AMB-CARD-06: it always returns, until the auctions are over."""
    scene = bidding()
    table.all_abstain(scene)
    assert scene.state.step == "levels"
    assert all(set(p.ranks.values()) == {"unranked"} for p in scene.state.players.values())
    assert [len(p.ranks) for p in scene.state.players.values()] == [4] * 4


def test_equal_values_are_tied() -> None:
    """AMB-BID-06: whatever the suits; the others are not concerned."""
    scene = bidding()
    lay(scene, "C9", "W9", "D1", "D9")
    assert scene.state.step == "tie_break"
    auction = scene.view(WATCHER).auction
    assert (auction.awaited, auction.round) == (("p0", "p1", "p3"), 2)
    assert scene.refuse("p2", LayBid("C3"), "not_tied").kind == "role"


def test_two_groups_are_tied_at_once() -> None:
    """AMB-BID-06: the seats of all groups lay again together."""
    scene = bidding()
    lay(scene, "C9", "W9", "C7", "W7")
    assert scene.view(WATCHER).auction.awaited == P[:4]


def test_a_tie_that_a_closed_seat_leaves_is_none() -> None:
    """AMB-BID-06, AMB-BID-07 (Q-32): who is tied with nobody keeps the bid, and gets back unseen what it had laid."""
    for laid in (True, False):
        scene = bidding()
        lay(scene, "C5", "W5", "C3", "S10")
        if laid:
            scene.do("p1", LayBid("C6"))
        step = scene.do("host", CloseSeat("p0", "parti"))
        assert step.consequences == (RaiseWindowOpened(1),)
        auction = scene.view(WATCHER).auction
        assert {bid.seat: bid.cards for bid in auction.bids} == {"p1": ("W5",), "p2": ("C3",), "p3": ("S10",)}
        assert (auction.awaited, auction.laid) == ((), ())
        assert table.count(scene.state) == 40
        assert "C6" in scene.state.players["p1"].hand


def test_a_tie_of_three_that_a_closed_seat_leaves_is_one_of_two() -> None:
    """AMB-BID-06, AMB-BID-07 (Q-32): they lay on in the same round."""
    scene = bidding()
    lay(scene, "C9", "W9", "D4", "D9")
    scene.do("p1", LayBid("C6"))
    scene.do("host", CloseSeat("p0", "parti"))
    assert asked(scene.state) == [("p3", LayBid)]
    assert scene.state.auction.round == 2
    scene.do("p3", LayBid("C8"))
    assert scene.state.step == "raise"


def test_a_closed_seat_whose_bid_is_tied_abstains() -> None:
    """AMB-BID-07 (Q-32): it had laid its card before, and lays no other."""
    scene = bidding()
    scene.do("p0", LayBid("C5"))
    scene.do("host", CloseSeat("p0", "parti"))
    for seat, card in (("p1", "W5"), ("p2", "C3"), ("p3", "S10")):
        scene.do(seat, LayBid(card))
    assert (scene.state.step, sorted(scene.state.auction.bids)) == ("raise", ["p1", "p2", "p3"])
    assert "C5" in scene.state.players["p0"].hand


def test_a_tie_break_card_differs_from_all_that_lie_open() -> None:
    """AMB-BID-07: one's own, the other's and those of the untied alike."""
    scene = bidding()
    lay(scene, "C5", "W5", "C3", "S10")
    scene.refuse("p0", LayBid("S3"), "value_visible")
    scene.refuse("p0", LayBid("W10"), "value_visible")
    scene.refuse("p0", LayBid("C5"), "card_not_in_hand")
    scene.refuse("p1", LayBid("C10"), "value_visible")
    scene.do("p0", LayBid("C9"))
    scene.refuse("p0", LayBid("C1"), "bid_already_laid")
    assert scene.last("p1") == ["BidLaid"]


def test_a_tie_break_replaces_the_first_card() -> None:
    """AMB-BID-08: revealed together; the first card goes home, the new one is the bid."""
    scene = bidding()
    lay(scene, "C5", "W5", "C3", "S10")
    scene.do("p0", LayBid("C9"))
    step = scene.do("p1", LayBid("C6"))
    revealed = step.consequences[0]
    assert isinstance(revealed, BidsRevealed)
    assert revealed.returned == (SeatCard("p0", "C5"), SeatCard("p1", "W5"))
    assert revealed.round == 2
    assert "C5" in scene.state.players["p0"].hand
    assert {b.seat: b.cards for b in scene.view(WATCHER).auction.bids} == {
        "p0": ("C9",),
        "p1": ("C6",),
        "p2": ("C3",),
        "p3": ("S10",),
    }
    assert scene.state.step == "raise"
    assert table.count(scene.state) == 40


def test_ties_are_broken_until_all_differ() -> None:
    """AMB-BID-09: a card that came home may serve again once its value lies nowhere."""
    scene = bidding()
    lay(scene, "C5", "W5", "C3", "S10")
    scene.do("p0", LayBid("W8"))
    scene.do("p1", LayBid("S8"))
    assert (scene.state.step, scene.view(WATCHER).auction.round) == ("tie_break", 3)
    scene.do("p0", LayBid("C5"))
    scene.refuse("p1", LayBid("S8"), "card_not_in_hand")
    scene.do("p1", LayBid("W5"))
    assert scene.view(WATCHER).auction.round == 4
    scene.do("p0", LayBid("C1"))
    scene.do("p1", LayBid("C2"))
    assert scene.state.step == "raise"
    assert table.count(scene.state) == 40


def test_the_joker_may_break_a_tie() -> None:
    """AMB-BID-07, AMB-BID-08: then both cards come home and the seat abstains."""
    scene = bidding()
    lay(scene, "C5", "W5", "C3", "S10")
    abstain(scene, "p0")
    scene.do("p1", LayBid("C6"))
    view = scene.view(WATCHER)
    assert (view.auction.abstained, view.seats[0].hand_count) == (("p0",), 11)
    assert scene.state.players["p0"].hand == cards(HANDS[0])
    assert [b.seat for b in view.auction.bids] == ["p1", "p2", "p3"]


def test_jokers_of_abstainers_are_not_face_up_cards() -> None:
    """AMB-BID-06, AMB-BID-07: two who abstain are not tied."""
    scene = bidding()
    lay(scene, joker(scene, "p0"), joker(scene, "p1"), "C3", "S10")
    assert scene.state.step == "raise"


def test_raises_have_no_order() -> None:
    """AMB-BID-10: any bidder, one card at a time, the leader and a sole bidder too."""
    scene = raising("C1", "C2", "C3", "C4")
    scene.do("p3", Raise("C8"))
    scene.do("p3", Raise("D5"))
    assert scene.view(WATCHER).auction.bids[3].cards == ("C4", "C8", "D5")
    alone = bidding()
    lay(alone, "C1", *(joker(alone, seat) for seat in ("p1", "p2", "p3")))
    alone.do("p0", Raise("W10"))
    assert alone.view(WATCHER).auction.bids[0].total == 11


def test_a_joker_is_no_raise() -> None:
    """AMB-CARD-06, AMB-BID-10: one's own is refused as such, another's is not in the hand."""
    scene = raising("C1", "C2", "C3", "C4")
    scene.refuse("p0", Raise(joker(scene, "p0")), "joker_not_playable")
    scene.refuse("p0", Raise(joker(scene, "p1")), "card_not_in_hand")


def test_a_raise_reaches_the_best_bid() -> None:
    """AMB-BID-11: as much as the best is enough; one card at a time."""
    scene = raising("C1", "C2", "C3", "C8")
    assert scene.refuse("p0", Raise("D6"), "below_best_bid").details == {"needed": 8, "has": 7}
    scene.refuse("p0", Raise("W7"), "card_not_in_hand")
    step = scene.do("p0", Raise("S7"))
    (frame,) = SeatReader(scene.feeds, WATCHER, "fr").present_frames()
    assert (frame.entries[0].fields.card, frame.entries[0].fields.total) == ("S7", 8)
    assert step.consequences == ()
    scene.refuse("p1", Raise("S4"), "below_best_bid")


def test_a_raise_that_must_exceed() -> None:
    """AMB-BID-11: the others' best; a leader may always add."""
    scene = raising("C1", "C2", "C3", "C8", raise_must_exceed=True)
    assert scene.refuse("p0", Raise("S7"), "below_best_bid").details == {"needed": 9, "has": 8}
    scene.do("p0", Raise("W8"))
    scene.do("p0", Raise("D2"))
    scene.refuse("p3", Raise("S2"), "below_best_bid")
    scene.do("p3", Raise("D5"))


def test_passing() -> None:
    """AMB-BID-12: once, until somebody raises; who passed may still raise himself."""
    scene = raising("C1", "C2", "C3", "C4")
    scene.do("p0", PassRaise())
    scene.refuse("p0", PassRaise(), "already_passed")
    scene.do("p1", PassRaise())
    scene.do("p0", Raise("W10"))
    assert scene.view(WATCHER).auction.passes == ()
    for seat in ("p1", "p2", "p3"):
        scene.do(seat, PassRaise())
    assert scene.state.step == "raise"
    step = scene.do("p0", PassRaise())
    assert isinstance(step.consequences[0], RanksAssigned)


def test_the_service_never_passes_for_a_seat() -> None:
    """AMB-BID-12, AMB-SEC-11: even one that could not raise; its moves say so to it alone."""
    scene = raising("C1", "C2", "C3", "C4")
    scene.do("p3", Raise("S10"))
    assert {m.command for m in scene.moves("p0")} >= {PassRaise}
    assert Raise not in {m.command for m in scene.moves("p0") if m.fields.get("card") == {"enum": []}}
    assert scene.view(WATCHER).auction.passes == ()


def test_all_abstain() -> None:
    """AMB-BID-13: no raise, no rank, no stake; the next King."""
    scene = bidding()
    for seat in ("p0", "p1", "p2"):
        abstain(scene, seat)
    step = scene.do("p3", LayBid(joker(scene, "p3")))
    assert [type(c) for c in step.consequences] == [BidsRevealed, RanksAssigned, AuctionOpened]
    assert step.consequences[1] == RanksAssigned("cups", {}, (), P[:4], {})
    assert scene.state.step == "lay_bids"


@pytest.mark.parametrize("command", [LayBid("C1"), Raise("C1"), PassRaise(), PlaceStake("left")])
def test_elsewhere_it_is_not_the_time(command: LayBid) -> None:
    """AMB-GEN-04: in the themes, and in the acts."""
    table.dealt(HANDS).refuse("p0", command, "wrong_phase")
    table.act_one(HANDS).refuse("p0", command, "wrong_phase")


def test_steps_of_an_auction_do_not_mix() -> None:
    """AMB-GEN-04: no raise while bids are laid, no bid while raising, no stake before the ranks."""
    scene = bidding()
    scene.refuse("p0", Raise("C1"), "wrong_phase")
    scene.refuse("p0", PlaceStake("left"), "wrong_phase")
    lay(scene, "C1", "C2", "C3", "C4")
    scene.refuse("p0", LayBid("C5"), "wrong_phase")
    scene.refuse("p0", ConfirmReady("themes"), "wrong_phase")


def test_moves_name_the_legal_cards() -> None:
    """AMB-SEC-12: the hand and the joker, less what lies open in a tie-break."""
    scene = bidding()
    (theme, bid, abstain) = scene.moves("p0")
    assert abstain.command is Abstain
    assert bid.fields["card"] == {"enum": [*cards(HANDS[0]), joker(scene, "p0")]}
    assert theme.command.__name__ == "SetConflictTheme"
    lay(scene, "C5", "W5", "C3", "S10")
    bid = next(m for m in scene.moves("p0") if m.command is LayBid)
    legal = [c for c in cards(HANDS[0]) if c[1:] not in ("5", "3", "10")]
    assert bid.fields["card"] == {"enum": [*legal, joker(scene, "p0")]}
    assert not any(m.command is LayBid for m in scene.moves("p2"))
