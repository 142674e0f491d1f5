"""The four auctions: simultaneous bids, ties, raises (AMB-BID). Ranks and stakes follow in `ranks` and `stakes`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from domain.base.chance import HIDDEN, Chance, Draw
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers
from domain.systems.ambre.childhood import ranks
from domain.systems.ambre.childhood.deal import SALT, DrawCommitted, shuffles
from domain.systems.ambre.state.cards import MINORS, SUITS, Card, Minor, Suit, sorted_hand, value, without
from domain.systems.ambre.state.guards import at_step, held, only, playing, waited_for
from domain.systems.ambre.state.state import Auction, SealedDraw, Source, State, Step, with_auction, with_player


class KingsShuffled(Consequence, frozen=True):
    """The order of the Kings was sealed; each is seen when it is turned."""

    RULES: ClassVar = ("AMB-BID-01",)


class AuctionOpened(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-BID-02",)

    index: int
    suit: Suit
    source: Source


class SeatCard(msgspec.Struct, frozen=True):
    """A card before a seat."""

    seat: Id
    card: Card


class BidsRevealed(Consequence, frozen=True):
    """All cards of a round were turned up at once. `returned`: cards that the tie-break sends back to their hands."""

    RULES: ClassVar = ("AMB-BID-04", "AMB-BID-05", "AMB-BID-06", "AMB-BID-08")

    auction: int
    round: int
    bids: tuple[SeatCard, ...]
    abstained: tuple[SeatCard, ...]
    returned: tuple[SeatCard, ...]
    ties: tuple[Id, ...]


class RaiseWindowOpened(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-BID-10",)

    auction: int


class SubmitPhysicalKing(Command, frozen=True):
    """Type the King that the table turned."""

    RULES: ClassVar = ("AMB-RNG-02", "AMB-BID-01")

    suit: Suit


class LayBid(Command, frozen=True):
    """Lay a card face down: a bid, a tie-break card, or the joker to abstain."""

    RULES: ClassVar = ("AMB-BID-03", "AMB-BID-07")

    card: Word


class Abstain(Command, frozen=True):
    """Lay the seat's joker face down to abstain; recorded as a `LayBid` of that card."""

    RULES: ClassVar = ("AMB-BID-03", "AMB-BID-05")


class Raise(Command, frozen=True):
    """Add one more card to the seat's own bid."""

    RULES: ClassVar = ("AMB-BID-10", "AMB-BID-11")

    card: Word


class PassRaise(Command, frozen=True):
    """Pass on raising: the seat adds no more cards, unless somebody raises."""

    RULES: ClassVar = ("AMB-BID-12",)


Commands = SubmitPhysicalKing | LayBid | Abstain | Raise | PassRaise


def total(state: State, cards: Iterable[Minor]) -> int:
    """Return the sum of the cards of a bid (AMB-BID-11)."""
    return sum(value(card) for card in cards)


def decide(state: State, act: Act, _chance: Chance) -> Command:
    seat = act.seat
    command: Commands = act.command
    match command:
        case SubmitPhysicalKing(suit):
            at_step(state, "king")
            if suit in state.auctioned:
                raise Refused("king_already_auctioned", "AMB-RNG-02")
        case LayBid(card):
            _check_bid(state, _running(state, "lay_bids", "tie_break"), seat, card)
        case Abstain():
            auction, joker = _running(state, "lay_bids", "tie_break"), state.players[seat].joker
            if joker is None:
                raise Refused("wrong_phase", "AMB-GEN-04")
            _check_bid(state, auction, seat, joker)
            return LayBid(joker)
        case Raise(card):
            auction = _bidder(state, seat, "AMB-BID-10")
            _check_raise(state, auction, seat, card)
        case PassRaise():
            auction = _bidder(state, seat, "AMB-BID-12")
            if seat in auction.passes:
                raise Refused("already_passed", "AMB-BID-12")
    return command


def _running(state: State, *steps: Step) -> Auction:
    at_step(state, *steps)
    if state.auction is None:
        raise Refused("wrong_phase", "AMB-GEN-04")
    return state.auction


def _bidder(state: State, seat: str, rule: str) -> Auction:
    auction = _running(state, "raise")
    only(seat, auction.bids, "abstained", rule)
    return auction


def _check_bid(state: State, auction: Auction, seat: str, card: str) -> None:
    """Refuse a second card in a round, and in a tie-break a value that is visible already (AMB-BID-03, AMB-BID-07).

    Visible is the value of any card face up. Raises Refused.
    """
    only(seat, auction.awaited, "not_tied", "AMB-BID-07")
    if seat in auction.laid:
        raise Refused("bid_already_laid", "AMB-BID-03")
    if card == state.players[seat].joker:
        return
    if value(held(state, seat, card)) in _visible(auction):
        raise Refused("value_visible", "AMB-BID-07")


def _visible(auction: Auction) -> set[int]:
    """Return the values of all face-up bid cards, without abstainers' jokers (AMB-BID-07)."""
    return {value(card) for bid in auction.bids.values() for card in bid}


def _check_raise(state: State, auction: Auction, seat: str, card: str) -> None:
    """Refuse a raise below the best total on the table, or by the option one not above all others (AMB-BID-11).

    The joker cannot be played. Raises Refused.
    """
    if card == state.players[seat].joker:
        raise Refused("joker_not_playable", "AMB-CARD-06")
    raised = total(state, auction.bids[seat]) + value(held(state, seat, card))
    needed = _least_total(state, auction, seat)
    if raised < needed:
        raise Refused("below_best_bid", "AMB-BID-11", needed=needed, has=raised)


def _least_total(state: State, auction: Auction, seat: str) -> int:
    if state.options.raise_must_exceed:
        others = [total(state, bid) for other, bid in auction.bids.items() if other != seat]
        return max(others, default=0) + 1
    return max(total(state, bid) for bid in auction.bids.values())


def draw(chance: Chance) -> None:
    """Shuffle the four Kings, with the salt that commits to their order (AMB-BID-01)."""
    chance.shuffle(len(SUITS), HIDDEN)
    chance.shuffle(SALT, HIDDEN)


def begin(state: State, draws: Sequence[Draw]) -> Evolved:
    """Commit to the order of the Kings and open the first auction (AMB-BID-01).

    With a physical deck there is no draw; each King is typed when it is turned.
    """
    if state.options.physical_deck:
        return open_next(state)
    faces = shuffles(draws, len(SUITS))
    if not faces:
        return Evolved(state)
    made = SealedDraw("king_order", *faces)
    kings = tuple(SUITS[i] for i in made.faces)
    state = replace(state, draws=(*state.draws, made), kings=kings)
    committed = DrawCommitted(made.draw, made.commitment)
    return Evolved(state).adding(committed, KingsShuffled()).then(open_next)


def draw_anew(state: State, chance: Chance) -> None:
    """Draw anew the order of the Kings that are not turned yet; that of the last alone tells nothing (AMB-SEC-08)."""
    left = len(state.kings) - len(state.auctioned)
    if left > 1:
        chance.shuffle(left, HIDDEN)
        chance.shuffle(SALT, HIDDEN)


def drawn_anew(state: State, draws: Sequence[Draw]) -> Evolved:
    """Put the last Kings in the order drawn anew, which has a commitment of its own (AMB-RNG-01)."""
    faces = [draw.faces for draw in draws]
    if [len(each) for each in faces[1:]] != [SALT] or not faces[0] or len(faces[0]) > len(state.kings):
        return Evolved(state)
    made = SealedDraw("king_order", *faces)
    shown, left = state.kings[: -len(made.faces)], state.kings[-len(made.faces) :]
    state = replace(state, draws=(*state.draws, made), kings=(*shown, *(left[i] for i in made.faces)))
    return Evolved(state).adding(DrawCommitted(made.draw, made.commitment))


def open_next(state: State) -> Evolved:
    """Turn the next King; after the fourth, end the auctions (AMB-BID-02, AMB-RANK-06)."""
    state = replace(state, auction=None)
    done = len(state.auctioned)
    if done == len(SUITS):
        return ranks.end_auctions(state)
    if state.options.physical_deck:
        return Evolved(replace(state, step="king"))
    return _open(state, state.kings[done]) if done < len(state.kings) else Evolved(state)


def _open(state: State, suit: Suit) -> Evolved:
    index = len(state.auctioned) + 1
    auction = Auction(index=index, suit=suit, awaited=playing(state))
    state = replace(state, step="lay_bids", auction=auction, auctioned=(*state.auctioned, suit))
    return Evolved(state).adding(AuctionOpened(index, suit, state.source))


def evolve(state: State, event: Event) -> Evolved:
    seat, auction = event.seat, state.auction
    command: Commands = event.command
    match command:
        case SubmitPhysicalKing(suit):
            return _open(state, suit)
        case LayBid(card) if auction is not None:
            return _lay(state, auction, seat, card)
        case Raise(card) if auction is not None:
            return Evolved(_raised(state, auction, seat, card))
        case PassRaise() if auction is not None:
            return _passed(state, auction, seat)
        case _:
            return Evolved(state)


def _lay(state: State, auction: Auction, seat: str, card: str) -> Evolved:
    """Lay a card; the last card of a round and the reveal are one event (AMB-BID-04)."""
    hand = tuple(c for c in state.players[seat].hand if c != card)
    state = with_player(state, seat, hand=hand)
    return _laid(state, replace(auction, laid={**auction.laid, seat: card}))


def _laid(state: State, auction: Auction) -> Evolved:
    if not set(auction.awaited) <= set(auction.laid):
        return Evolved(replace(state, auction=auction))
    return _reveal(state, auction)


def withdraw(state: State, seat: str) -> Evolved:
    """Let a closed seat abstain, place no stake and have its cards back (AMB-Q-32). A card that it has laid is bid."""
    auction = state.auction
    if auction is None or seat in auction.laid:
        return Evolved(state)
    bids = {other: bid for other, bid in auction.bids.items() if other != seat}
    hand = sorted_hand(state.players[seat].hand + auction.bids.get(seat, ()))
    state = with_player(state, seat, hand=hand)
    left = replace(
        auction,
        bids=bids,
        abstained=auction.abstained if seat in auction.abstained else (*auction.abstained, seat),
        awaited=tuple(other for other in auction.awaited if other != seat),
        reached=tuple(other for other in auction.reached if other != seat),
        placing=tuple(other for other in auction.placing if other != seat),
    )
    match state.step:
        case "lay_bids":
            return _laid(state, left)
        case "tie_break":
            return _tied_still(state, left)
        case "raise" if not bids:
            return ranks.assign(replace(state, auction=left)).then(after_placing)
        case _:
            return after_placing(replace(state, auction=left))


def _tied_still(state: State, auction: Auction) -> Evolved:
    """Go on with the seats whose bids are equal; a closed one, which lays no card any more, withdraws (AMB-Q-32).

    A seat that is tied no more keeps its bid, and a card that it has laid in this round goes back unseen (AMB-BID-06).
    """
    ties = _tied(state, auction.bids)
    for seat in auction.laid.keys() - ties:
        laid = [card for card in MINORS if card == auction.laid[seat]]
        state = with_player(state, seat, hand=sorted_hand((*state.players[seat].hand, *laid)))
    left = replace(auction, awaited=ties, laid={seat: auction.laid[seat] for seat in ties if seat in auction.laid})
    state = replace(state, auction=left)
    gone = next((seat for seat in ties if seat in state.table.closed and seat not in left.laid), None)
    if gone is not None:
        return withdraw(state, gone)
    return _laid(state, left) if ties else _after_reveal(state)


def recount(state: State) -> Evolved:
    """Close the raises once all bidders at the table have passed, each by himself (AMB-BID-12, AMB-SEC-11)."""
    auction = state.auction
    if auction is None or not auction.bids or not waited_for(state, auction.bids) <= auction.passes:
        return Evolved(state)
    return ranks.assign(state)


def _reveal(state: State, auction: Auction) -> Evolved:
    """Turn up a round's cards; jokers, and cards that a tie-break replaces, go back (AMB-BID-05, AMB-BID-08)."""
    shown: list[SeatCard] = []
    abstained: list[SeatCard] = []
    returned: list[SeatCard] = []
    bids = dict(auction.bids)
    for seat in (s for s in state.seating if s in auction.laid):
        player = state.players[seat]
        before = bids.pop(seat, ())
        returned += [SeatCard(seat, card) for card in before]
        state = with_player(state, seat, hand=sorted_hand(player.hand + before))
        if player.joker is not None and auction.laid[seat] == player.joker:
            abstained.append(SeatCard(seat, player.joker))
            state = with_player(state, seat, joker_shown=True)
        else:
            card: Minor = auction.laid[seat]  # type: ignore[assignment]  # not the joker, so from the hand
            bids[seat] = (card,)
            shown.append(SeatCard(seat, card))
    ties = _tied(state, bids)
    revealed = BidsRevealed(auction.index, auction.round, tuple(shown), tuple(abstained), tuple(returned), ties)
    auction = replace(
        auction,
        laid={},
        bids=bids,
        abstained=(*auction.abstained, *(each.seat for each in abstained)),
        awaited=ties,
    )
    return Evolved(replace(state, auction=auction)).adding(revealed).then(_after_reveal)


def _tied(state: State, bids: Mapping[str, tuple[Minor, ...]]) -> tuple[str, ...]:
    """Return the seats whose face-up cards have equal values; suits break no tie (AMB-BID-06)."""
    values = Counter(total(state, bid) for bid in bids.values())
    return tuple(s for s in state.seating if s in bids and values[total(state, bids[s])] > 1)


def _after_reveal(state: State) -> Evolved:
    """Open another round until all values differ; then the raises, or none where nobody has bid.

    AMB-BID-09, AMB-BID-10, AMB-BID-13.
    """
    auction = state.auction
    if auction is None:
        return Evolved(state)
    if auction.awaited:
        return _tied_still(replace(state, step="tie_break"), replace(auction, round=auction.round + 1))
    if not auction.bids:
        return ranks.assign(state).then(after_placing)
    auction = replace(auction, reached=tuple(s for s in state.seating if s in auction.bids))
    return Evolved(replace(state, step="raise", auction=auction)).adding(RaiseWindowOpened(auction.index))


def _raised(state: State, auction: Auction, seat: str, card: str) -> State:
    """Add a card to the bid and cancel all passes; the raiser's total is now the one reached last (AMB-BID-12)."""
    minor = held(state, seat, card)
    state = with_player(state, seat, hand=without(state.players[seat].hand, minor))
    return with_auction(
        state,
        bids={**auction.bids, seat: (*auction.bids[seat], minor)},
        passes=frozenset(),
        reached=(*(s for s in auction.reached if s != seat), seat),
    )


def _passed(state: State, auction: Auction, seat: str) -> Evolved:
    """Count the seat's pass (AMB-BID-12)."""
    return recount(with_auction(state, passes=auction.passes | {seat}))


def after_placing(state: State) -> Evolved:
    """Turn the next King once no stake is left to place (AMB-RANK-06)."""
    placed = state.step == "place" and state.auction is not None and not state.auction.placing
    return open_next(state) if placed else Evolved(state)


def moves(state: State, seat: str) -> Iterable[Move]:
    """Offer this seat its own bids and raises; nobody else learns even how many they are (AMB-SEC-12)."""
    offers, player = Offers(state, seat, decide), state.players[seat]
    yield from offers.each(SubmitPhysicalKing, "suit", SUITS)
    joker = () if player.joker is None else (player.joker,)
    yield from offers.each(LayBid, "card", (*player.hand, *joker))
    yield from offers.move(Abstain())
    yield from offers.each(Raise, "card", player.hand)
    yield from offers.move(PassRaise())


CHAPTER = Chapter(
    commands={
        SubmitPhysicalKing: "PhysicalKingSubmitted",
        LayBid: "BidLaid",
        Abstain: None,
        Raise: "BidRaised",
        PassRaise: "RaisePassed",
    },
    consequences=(KingsShuffled, AuctionOpened, BidsRevealed, RaiseWindowOpened),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
