"""The winner of a conflict: certain and calculable by all at any moment (AMB-WIN)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from domain.systems.ambre.state.cards import SUITS, Minor, Rank, Suit, better, suit, value
from domain.systems.ambre.state.state import Conflict, Evaluation, State


def values(cards: Sequence[Minor]) -> dict[Suit, int]:
    """Return the value of each suit: its highest card, plus one for each other card of it (AMB-WIN-01).

    Suits without a card are left out.
    """
    found: dict[Suit, int] = {}
    for each in SUITS:
        numbers = [value(card) for card in cards if suit(card) == each]
        if numbers:
            found[each] = max(numbers) + len(numbers) - 1
    return found


def majority(worth: Mapping[Suit, int]) -> tuple[Suit, ...]:
    """Return the suits of highest value; none when no card lies face up (AMB-WIN-02, AMB-WIN-07)."""
    best = max(worth.values(), default=0)
    return tuple(each for each in SUITS if worth.get(each) == best) if best else ()


def best_in(ranks: Mapping[str, Mapping[Suit, Rank]], characteristic: Suit) -> str | None:
    """Return the seat ranked best in a characteristic, None where all are unranked.

    AMB-WIN-03, AMB-WIN-04, AMB-RANK-04.
    """
    leader: str | None = None
    best: Rank = "unranked"
    for seat, of in ranks.items():
        rank = of.get(characteristic, "unranked")
        if better(rank, best):
            leader, best = seat, rank
    return leader


def evaluate(state: State, conflict: Conflict, involved: Sequence[str]) -> Evaluation:
    """Evaluate a conflict: one point for each majority suit, and most points win.

    AMB-WIN-05, AMB-WIN-06, AMB-WIN-08.
    """
    worth = values(conflict.face_up)
    suits = majority(worth)
    ranks = {seat: state.players[seat].ranks for seat in involved}
    points = Counter(seat for seat in (best_in(ranks, each) for each in suits) if seat is not None)
    most = max(points.values(), default=0)
    ahead = [seat for seat in involved if most and points[seat] == most]
    winner = ahead[0] if len(ahead) == 1 else None
    losers = tuple(seat for seat in involved if winner is not None and seat != winner)
    return Evaluation(values=worth, majority=suits, points=dict(points), winner=winner, losers=losers)


def standing(state: State, conflict: Conflict) -> Evaluation:
    """Evaluate a conflict provisionally, among the seats that the running scene involves (AMB-WIN-09).

    Where the running scene has another conflict, or none runs, they are the linked seats.
    """
    scene = state.scene
    involved = scene.involved if scene and scene.conflict == conflict.id else conflict.linked
    return evaluate(state, conflict, involved)
