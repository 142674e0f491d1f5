"""The deal, by the service and by the table's own cards."""

from __future__ import annotations

import hashlib
from itertools import combinations

import msgspec
import pytest

from domain.systems.ambre.childhood.auctions import AuctionOpened, LayBid, SubmitPhysicalKing
from domain.systems.ambre.childhood.deal import (
    ConflictArcanaPlaced,
    DrawCommitted,
    HandsDealt,
    JokersDealt,
    SubmitPhysicalArcana,
    SubmitPhysicalDeal,
)
from domain.systems.ambre.childhood.themes import ConfirmReady, SetConflictTheme
from domain.systems.ambre.state.cards import FIGURES, MAJORS, MINORS, SUITS, red, suit, value
from domain.systems.ambre.state.epilogue import DrawsOpened
from domain.systems.ambre.state.state import SealedDraw
from projections.feeds.reader import SeatReader
from projections.moves.questions import awaited
from tests.ambre import table
from tests.ambre.table import WATCHER, P
from tests.ambre.test_bots import finished
from tests.scene import Scene


def test_the_deck() -> None:
    """AMB-CARD-01, AMB-CARD-02, AMB-CARD-03: forty minors, twenty-two majors, sixteen figures never dealt."""
    assert (len(MINORS), len(MAJORS), len(FIGURES) * len(SUITS)) == (40, 22, 16)
    assert [value(card) for card in MINORS if suit(card) == "swords"] == list(range(1, 11))
    assert {suit(card) for card in MINORS if red(card)} == {"cups", "coins"}
    assert {suit(card) for card in MINORS if not red(card)} == {"swords", "wands"}


@pytest.mark.parametrize(("n", "size", "left"), [(3, 13, 1), (4, 10, 0), (5, 8, 0)])
def test_sizes_of_the_hands(n: int, size: int, left: int) -> None:
    """AMB-DEAL-01, AMB-DEAL-02, AMB-DEAL-03: equal hands; at three seats one card stays unseen."""
    scene = table.seated(n)
    table.submit(scene, table.seeded(7))
    hands = [scene.state.players[seat].hand for seat in P[:n]]
    assert [len(hand) for hand in hands] == [size] * n
    assert all(not set(one) & set(other) for one, other in combinations(hands, 2))
    assert table.count(scene.state) == 40
    majors = [p.joker for p in scene.state.players.values()] + [c.arcana for c in scene.state.conflicts]
    assert len(set(majors)) == 2 * n
    view = scene.view(WATCHER)
    assert (view.undealt_minors, view.undealt_majors) == (left, 22 - 2 * n)
    assert [s.hand_count for s in view.seats] == [size + 1] * n


def test_what_the_deal_tells() -> None:
    """AMB-DEAL-01, AMB-DEAL-02, AMB-DEAL-03: sizes and arcana to all, cards to their owner."""
    scene = table.seated()
    step = table.submit(scene, table.dealing(["C1 C2", "D1", "S1", "W1"], ("M9", "M8", "M7", "M6")))
    kinds = [type(each) for each in step.consequences]
    assert kinds == [DrawCommitted] * 3 + [HandsDealt, JokersDealt] + [ConflictArcanaPlaced] * 4
    for seat in (*P[:4], WATCHER, "host"):
        (frame,) = SeatReader(scene.feeds, seat, "fr").present_frames()
        hands, jokers = frame.entries[4].fields, frame.entries[5].fields
        own = scene.state.players.get(seat)
        assert hands.size == 10
        assert hands.hand == (own.hand if own else ())
        assert jokers.joker == (own.joker if own else None)
    assert {"C1", "C2"} <= set(scene.state.players["p0"].hand)
    assert scene.state.players["p0"].joker == "M9"


def test_deals_are_drawn_and_committed_to() -> None:
    """AMB-RNG-01: the commitment of each draw goes before its use, and can be checked at the end."""
    scene = table.seated()
    step = table.submit(scene, table.seeded(3))
    committed = [c for c in step.consequences if isinstance(c, DrawCommitted)]
    assert [c.draw for c in committed] == ["minors", "jokers", "conflict_arcana"]
    assert step.consequences[:3] == tuple(committed)
    assert [d.faces for d in scene.state.draws] == [d.faces for d in step.event.draws[::2]]
    for shown, kept in zip(committed, scene.state.draws, strict=True):
        assert shown.commitment == hashlib.sha256(msgspec.json.encode(kept)).hexdigest()
        assert len(set(kept.salt)) == 64
    assert [c.commitment for c in scene.view(WATCHER).commitments] == [c.commitment for c in committed]


def test_the_salt_hides_the_draw() -> None:
    """AMB-RNG-01, AMB-SEC-08: the same order of Kings, another salt, another commitment."""
    one = SealedDraw("king_order", (0, 1, 2, 3), tuple(range(64)))
    two = SealedDraw("king_order", (0, 1, 2, 3), tuple(reversed(range(64))))
    assert one.commitment != two.commitment


def test_draws_are_opened_at_the_end() -> None:
    """AMB-RNG-01, AMB-SEC-13: every draw with its salt, to everybody, and not before."""
    scene = finished(4, 4)
    opened = [c for s in scene.feeds.history.steps(1) for c in s.consequences if isinstance(c, DrawsOpened)]
    assert [d.draw for d in opened[0].draws] == ["minors", "jokers", "conflict_arcana", "king_order"]
    committed = [
        c.commitment for s in scene.feeds.history.steps(1) for c in s.consequences if isinstance(c, DrawCommitted)
    ]
    assert [d.commitment for d in opened[0].draws] == committed
    assert scene.view(WATCHER).audit.draws == opened[0].draws
    assert scene.view(WATCHER, scene.feeds.count(WATCHER) - 1).audit is None


def test_themes() -> None:
    """AMB-DEAL-04: any player’s words, the last ones count; the number of the arcana while there are none."""
    scene = table.dealt()
    assert scene.view(WATCHER).conflicts[0].theme == "4"
    scene.do("p3", SetConflictTheme("K0", "Les dettes"))
    scene.do("p1", SetConflictTheme("K0", "Les promesses"))
    assert scene.view(WATCHER).conflicts[0].theme == "Les promesses"
    scene.refuse("p0", SetConflictTheme("K0", "  "), "text_required")


def test_all_confirm_before_the_auctions() -> None:
    """AMB-DEAL-04: each once; the last confirmation opens the first auction."""
    scene = table.dealt()
    for seat in ("p0", "p1", "p2"):
        scene.do(seat, ConfirmReady("themes"))
        scene.refuse(seat, ConfirmReady("themes"), "already_confirmed", rule="AMB-DEAL-04")
    scene.refuse("p3", ConfirmReady("levels"), "wrong_phase")
    scene.refuse("p3", LayBid("C1"), "wrong_phase")
    assert [s.ready for s in scene.view(WATCHER).seats] == [True, True, True, False]
    scene.do("p3", ConfirmReady("themes"), below=table.kings("swords", "cups", "coins", "wands"))
    assert scene.state.step == "lay_bids"


def test_themes_until_the_end_of_the_elements() -> None:
    """AMB-DEAL-04: during the auctions, not in the acts, not before the deal."""
    scene = table.bidding()
    scene.do("p0", SetConflictTheme("K2", "La succession"))
    table.act_one().refuse("p0", SetConflictTheme("K2", "La succession"), "wrong_phase")
    table.seated().refuse("p0", SetConflictTheme("K2", "La succession"), "wrong_phase")


HANDS = [" ".join(MINORS[k::4]) for k in range(4)]


def physical(n: int = 4) -> Scene:
    scene = table.seated(n, physical_deck=True)
    table.submit(scene, None)
    assert scene.state.step == "deal"
    return scene


def typed(scene: Scene, seat: str, hand: str, joker: str) -> None:
    scene.do(seat, SubmitPhysicalDeal(tuple(hand.split()), joker))  # type: ignore[arg-type]


def arcana(*majors: str) -> SubmitPhysicalArcana:
    return SubmitPhysicalArcana(majors)  # type: ignore[arg-type]


def test_a_physical_deck() -> None:
    """AMB-RNG-02: each types its own cards, anyone the arcana; nothing is drawn, all is flagged."""
    scene = physical()
    scene.do("p2", arcana("M10", "M11", "M12", "M13"))
    for k in range(4):
        typed(scene, P[k], HANDS[k], f"M{k}")
    assert scene.state.step == "themes"
    dealt = [type(c) for s in scene.feeds.history.steps(1) for c in s.consequences]
    assert dealt == [HandsDealt, JokersDealt] + [ConflictArcanaPlaced] * 4
    (frame,) = SeatReader(scene.feeds, WATCHER, "fr").present_frames()
    assert all(msgspec.to_builtins(line.fields)["source"] == "physical" for line in frame.entries[1:])
    assert scene.state.draws == ()
    assert set(scene.state.players["p1"].hand) == set(HANDS[1].split())


def test_typed_cards_are_their_owners() -> None:
    """AMB-RNG-02, AMB-SEC-02: the others read that it was done."""
    scene = physical()
    typed(scene, "p0", HANDS[0], "M0")
    (own,) = SeatReader(scene.feeds, "p0", "fr").present_frames()
    (other,) = SeatReader(scene.feeds, "p1", "fr").present_frames()
    assert own.entries[0].fields.joker == "M0"
    assert (other.entries[0].fields.hand, other.entries[0].fields.joker) == ((), None)
    assert scene.view("p1").seats[0].physical_deal_typed
    waited = awaited(scene.feeds, scene.state, "p1")
    assert {each.seat for each in waited if each.command is SubmitPhysicalDeal} == set(P[1:4])


def test_a_list_wrong_by_itself() -> None:
    """AMB-RNG-02: refused to its sender: its size, a card twice; a major among the minors is malformed."""
    scene = physical()
    short: tuple[str, ...] = tuple(HANDS[0].split()[:9])
    scene.refuse("p0", SubmitPhysicalDeal(short, "M0"), "wrong_size")  # type: ignore[arg-type]
    twice = (*short, short[0])
    scene.refuse("p0", SubmitPhysicalDeal(twice, "M0"), "duplicate_card")  # type: ignore[arg-type]
    scene.refuse("p0", arcana("M1", "M1", "M2", "M3"), "duplicate_card")
    scene.refuse("p0", arcana("M1", "M2", "M3"), "bad_request")


@pytest.mark.parametrize("wrong", ["card", "joker", "arcana"])
def test_an_inconsistent_deal_is_typed_again(wrong: str) -> None:
    """AMB-RNG-02: everybody learns it, no seat and no card is named; all type again."""
    scene = physical()
    for k in range(3):
        typed(scene, P[k], HANDS[k], f"M{k}")
    scene.do("p3", arcana("M10", "M11", "M12", "M0" if wrong == "arcana" else "M13"))
    hand = HANDS[0] if wrong == "card" else HANDS[3]
    typed(scene, "p3", hand, "M2" if wrong == "joker" else "M3")
    assert scene.last(WATCHER) == ["PhysicalDealSubmitted", "PhysicalDealRejected"]
    (frame,) = SeatReader(scene.feeds, WATCHER, "fr").present_frames()
    assert frame.entries[1].fields == {}
    assert scene.state.step == "deal"
    assert not any(s.physical_deal_typed for s in scene.view(WATCHER).seats)
    for k in range(4):
        typed(scene, P[k], HANDS[k], f"M{k}")
    scene.do("p0", arcana("M10", "M11", "M12", "M13"))
    assert scene.state.step == "themes"


def test_typed_kings() -> None:
    """AMB-RNG-02, AMB-BID-01: each opening waits for the King that was turned; each King once."""
    scene = physical()
    for k in range(4):
        typed(scene, P[k], HANDS[k], f"M{k}")
    scene.do("p0", arcana("M10", "M11", "M12", "M13"))
    table.confirm(scene, "themes")
    assert scene.state.step == "king"
    scene.refuse("p0", LayBid("C1"), "wrong_phase")
    step = scene.do("p2", SubmitPhysicalKing("wands"))
    assert step.consequences == (AuctionOpened(1, "wands", "physical"),)
    table.auction(scene, {})
    scene.refuse("p0", SubmitPhysicalKing("wands"), "king_already_auctioned")
    for king in ("cups", "coins", "swords"):
        scene.do("p1", SubmitPhysicalKing(king))
        table.auction(scene, {})
    assert scene.state.step == "levels"


@pytest.mark.parametrize("n", [3, 5])
def test_a_physical_deck_of_other_sizes(n: int) -> None:
    """AMB-RNG-02: at three seats one card is left, whichever it is."""
    scene = physical(n)
    for k in range(n):
        typed(scene, P[k], " ".join(MINORS[k::n][: 40 // n]), f"M{k}")
    scene.do("p0", arcana(*(f"M{10 + k}" for k in range(n))))
    assert scene.state.step == "themes"
    assert table.count(scene.state) == 40


def test_nothing_is_typed_at_a_table_that_the_service_deals() -> None:
    """AMB-RNG-02: without the option it is never the time."""
    scene = table.dealt()
    hand: tuple[str, ...] = tuple(HANDS[0].split())
    scene.refuse("p0", SubmitPhysicalDeal(hand, "M0"), "wrong_phase")  # type: ignore[arg-type]
    scene.refuse("p0", arcana("M1", "M2", "M3", "M4"), "wrong_phase")
    scene.refuse("p0", SubmitPhysicalKing("cups"), "wrong_phase")


def test_bots_with_typed_kings() -> None:
    """AMB-RNG-02: a session with the table's own cards comes to its end."""
    scene = physical()
    for k in range(4):
        typed(scene, P[k], HANDS[k], f"M{k}")
    scene.do("p0", arcana("M10", "M11", "M12", "M13"))
    assert finished(4, 1, scene=scene).state.step == "ended"
