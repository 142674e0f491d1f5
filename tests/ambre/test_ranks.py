"""Ranks, stakes, levels: what the auctions leave."""

from __future__ import annotations

import pytest

from domain.systems.ambre.acts.staging import LayCircumstance
from domain.systems.ambre.childhood.auctions import AuctionOpened, LayBid, PassRaise, Raise
from domain.systems.ambre.childhood.ranks import JokersRetired, RanksAssigned
from domain.systems.ambre.childhood.stakes import PlaceStake
from domain.systems.ambre.childhood.themes import ConfirmReady
from domain.systems.ambre.state.cards import SUITS
from domain.systems.ambre.state.levels import ConflictLevelSet, level
from projections.feeds.reader import SeatReader
from projections.texts import Locale
from projections.texts.field_arguments import label
from tests.ambre import scenario, table
from tests.ambre.bench import placed
from tests.ambre.table import WATCHER, P, joker
from tests.ambre.test_auctions import HANDS, lay
from tests.scene import Scene


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("fr", ("Coupe (Majesté)", "Denier (Résilience)", "Épée (Suprématie)", "Bâton (Transcendance)")),
        ("en", ("Cups (Majesty)", "Coins (Resilience)", "Swords (Supremacy)", "Wands (Transcendence)")),
    ],
)
def test_each_suit_is_named_with_its_characteristic(locale: Locale, names: tuple[str, ...]) -> None:
    """AMB-CARD-02: wherever a suit stands for a characteristic: auctions, ranks, circumstances, evaluations."""
    assert tuple(label("ambre", locale, suit) for suit in SUITS) == names
    scene = Scene("ambre", scenario.SEATS, scenario.OPTIONS)  # type: ignore[arg-type]
    scenario.play(scene)
    about = {"AuctionOpened", "RanksAssigned", "CircumstancesAnnounced", "FloorTaken", "ConflictEvaluated"}
    lines = [
        line
        for frame in SeatReader(scene.feeds, "zoe", locale).frames()
        for line in frame.entries
        if line.type in about
    ]
    assert {line.type for line in lines} == about
    named = [line for line in lines if getattr(line.fields, "values", True)]  # where no card lies, no suit stands
    assert all(any(name in line.text for name in names) for line in named)


def passed(scene: Scene) -> RanksAssigned:
    """Everybody who bids passes; the ranks."""
    step = None
    for seat in tuple(scene.state.auction.bids):
        step = scene.do(seat, PassRaise())
    assert step is not None
    found = step.consequences[0]
    assert isinstance(found, RanksAssigned)
    return found


def test_figures_go_by_total() -> None:
    """AMB-RANK-01, AMB-RANK-02: King, Queen, Knight, Valet."""
    scene = table.bidding(HANDS)
    lay(scene, "C5", "C2", "D10", "C8")
    found = passed(scene)
    assert found.ranks == {"p2": "king", "p3": "queen", "p0": "knight", "p1": "valet"}
    assert (found.suit, found.unranked, found.returned) == ("cups", (), {})


def test_an_equal_total_reached_earlier_is_higher() -> None:
    """AMB-RANK-01: what counts is when the present total was reached."""
    scene = table.bidding(HANDS)
    lay(scene, "C1", "C2", "C3", "C8")
    scene.do("p0", Raise("S7"))
    assert passed(scene).ranks == {"p3": "king", "p0": "queen", "p2": "knight", "p1": "valet"}


def test_among_raises_the_earlier_is_higher() -> None:
    """AMB-RANK-01: two raises to the same total."""
    scene = table.bidding(HANDS)
    lay(scene, "C1", "C2", "C3", "C4")
    scene.do("p0", Raise("C9"))
    scene.do("p3", Raise("S6"))
    assert passed(scene).ranks == {"p0": "king", "p3": "queen", "p2": "knight", "p1": "valet"}
    again = table.bidding(HANDS)
    lay(again, "C1", "C2", "C3", "C4")
    again.do("p3", Raise("S6"))
    again.do("p0", Raise("C9"))
    assert passed(again).ranks["p3"] == "king"


def test_fewer_bidders_fewer_figures() -> None:
    """AMB-RANK-02: the lower ones are not given."""
    scene = table.bidding(HANDS)
    lay(scene, joker(scene, "p0"), "C2", "C3", joker(scene, "p3"))
    found = passed(scene)
    assert found.ranks == {"p2": "king", "p1": "queen"}
    assert found.unranked == ("p0", "p3")


def test_three_seats_never_give_the_valet() -> None:
    """AMB-GEN-02, AMB-RANK-02."""
    scene = table.bidding(["C1", "C2", "C3"])
    lay(scene, "C1", "C2", "C3")
    assert passed(scene).ranks == {"p2": "king", "p1": "queen", "p0": "knight"}


def test_the_fifth_bidder_takes_his_cards_back() -> None:
    """AMB-RANK-03, AMB-GEN-02: unranked, the whole bid in his hand at once."""
    scene = table.bidding(["C1 C6", "C2", "C3", "C4", "C5"])
    lay(scene, "C1", "C2", "C3", "C4", "C5")
    scene.do("p0", Raise("C6"))
    scene.do("p4", Raise(high(scene, "p4", 2)))
    hand = scene.state.players["p1"].hand
    found = passed(scene)
    assert found.unranked == ("p1",)
    assert found.returned == {"p1": ("C2",)}
    assert set(scene.state.players["p1"].hand) == {*hand, "C2"}
    assert scene.state.players["p1"].ranks["cups"] == "unranked"
    assert scene.view(WATCHER).seats[1].hand_count == 9
    assert table.count(scene.state) == 40


def high(scene: Scene, seat: str, least: int) -> str:
    return str(next(c for c in scene.state.players[seat].hand if int(c[1:]) >= least))


def test_stakes_are_placed_lowest_first() -> None:
    """AMB-RANK-05: the whole bid, face up, on one of one's own conflicts."""
    scene = table.bidding(HANDS)
    lay(scene, "C5", "C2", "D10", "C8")
    scene.do("p1", Raise("C10"))
    passed(scene)
    assert scene.view(WATCHER).auction.placing == ("p0", "p3", "p2", "p1")
    for seat in ("p1", "p2", "p3"):
        assert scene.refuse(seat, PlaceStake("left"), "not_your_turn").kind == "role"
    scene.do("p0", PlaceStake("left"))
    scene.refuse("p0", PlaceStake("left"), "not_your_turn")
    scene.do("p3", PlaceStake("right"))
    scene.do("p2", PlaceStake("right"))
    step = scene.do("p1", PlaceStake("right"))
    lying = {c.id: c.cards for c in scene.state.conflicts}
    assert lying == {"K0": placed("C5 C2 C10"), "K1": placed("D10"), "K2": placed("C8"), "K3": ()}
    assert isinstance(step.consequences[0], AuctionOpened)
    assert table.count(scene.state) == 40


def test_left_and_right() -> None:
    """AMB-GEN-03: K0 is on the left of p0 and on the right of p1."""
    scene = table.bidding(HANDS)
    lay(scene, "C5", *(joker(scene, seat) for seat in P[1:4]))
    passed(scene)
    scene.do("p0", PlaceStake("right"))
    assert scene.state.conflicts[3].face_up == ("C5",)


def test_jokers_leave_after_the_fourth() -> None:
    """AMB-RANK-06: all at the same time; those never shown stay unseen; no joker can be laid later."""
    scene = table.bidding(HANDS)
    for k in range(3):
        table.auction(scene, {"p0": (f"{HANDS[0].split()[k]}", "left")})
    before = [s.hand_count for s in scene.view(WATCHER).seats]
    lay(scene, "W10", *(joker(scene, seat) for seat in P[1:4]))
    scene.do("p0", PassRaise())
    step = scene.do("p0", PlaceStake("left"))
    kinds = [type(c) for c in step.consequences]
    assert kinds == [JokersRetired] + [ConflictLevelSet] * 4
    view = scene.view(WATCHER)
    assert [s.hand_count for s in view.seats] == [before[0] - 2, *(count - 1 for count in before[1:])]
    assert view.seats[0].joker is None
    assert view.seats[1].joker == joker(scene, "p1")
    assert not scene.view("p0").own.joker_playable


def test_a_retired_joker_is_not_in_the_hand() -> None:
    """AMB-CARD-06, AMB-RANK-06."""
    scene = table.act_one(HANDS)
    table.initiate(scene, "p0", "K0")
    scene.refuse("p0", LayCircumstance(joker(scene, "p0")), "card_not_in_hand")


@pytest.mark.parametrize(
    ("red", "black", "found"),
    [
        (5, 4, "rivalry"),
        (4, 5, "belligerence"),
        (4, 4, "rivalry_on_the_brink"),
        (0, 0, "rivalry_on_the_brink"),
    ],
)
def test_levels(red: int, black: int, found: str) -> None:
    """AMB-LEVEL-02: equal sums, nothing at all included, are a rivalry about to break out."""
    assert level(red, black) == found


def test_sums_of_a_conflict() -> None:
    """AMB-LEVEL-01, AMB-LEVEL-03: cups and coins against swords and wands; fixed and told to all."""
    scene = table.bidding(HANDS)
    table.auction(scene, {"p0": ("C9", "left")})
    table.auction(scene, {"p1": ("D7", "right"), "p0": ("S3", "left")})
    table.auction(scene, {"p1": ("W9", "left"), "p2": ("S1", "left")})
    table.auction(scene, {})
    found = [(c.id, c.red, c.black, c.level) for c in scene.view(WATCHER).conflicts]
    assert found == [
        ("K0", 16, 3, "rivalry"),
        ("K1", 0, 9, "belligerence"),
        ("K2", 0, 1, "belligerence"),
        ("K3", 0, 0, "rivalry_on_the_brink"),
    ]


def test_levels_do_not_change_later() -> None:
    """AMB-LEVEL-03: cards laid in the acts are not summed again."""
    scene = table.act_one(HANDS)
    table.initiate(scene, "p0", "K0")
    scene.do("p0", LayCircumstance("C9"))
    conflict = scene.view(WATCHER).conflicts[0]
    assert (conflict.red, conflict.level) == (0, "rivalry_on_the_brink")


def test_themes_are_read_again() -> None:
    """AMB-LEVEL-04: by all, each once, before the elements."""
    scene = table.bidding(HANDS)
    table.all_abstain(scene)
    for seat in P[:3]:
        scene.do(seat, ConfirmReady("levels"))
        scene.refuse(seat, ConfirmReady("levels"), "already_confirmed", rule="AMB-LEVEL-04")
    scene.refuse("p3", ConfirmReady("themes"), "wrong_phase")
    assert scene.state.step == "levels"
    scene.do("p3", ConfirmReady("levels"))
    assert scene.state.phase == "act_one"
    assert LayBid not in {m.command for m in scene.moves("p0")}
