"""The winner of a conflict: certain and calculable by all at any moment (AMB-WIN)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from domain.systems.ambre.state.cards import SUITS, Minor, Rank, Suit, better, suit, value
from domain.systems.ambre.state.state import Conflict, Evaluation, State


def values(cards: Sequence[Minor]) -> dict[Suit, int]:
    """AMB-WIN-01: the highest card of a suit, plus one for each other card of it."""
    found: dict[Suit, int] = {}
    for each in SUITS:
        numbers = [value(card) for card in cards if suit(card) == each]
        if numbers:
            found[each] = max(numbers) + len(numbers) - 1
    return found


def majority(worth: Mapping[Suit, int]) -> tuple[Suit, ...]:
    """AMB-WIN-02, AMB-WIN-07: the suits of highest value; none when no card lies face up."""
    best = max(worth.values(), default=0)
    return tuple(each for each in SUITS if worth.get(each) == best) if best else ()


def best_in(ranks: Mapping[str, Mapping[Suit, Rank]], characteristic: Suit) -> str | None:
    """AMB-WIN-03, AMB-WIN-04, AMB-RANK-04: the best ranked; nobody where all are unranked."""
    leader: str | None = None
    best: Rank = "unranked"
    for seat, of in ranks.items():
        rank = of.get(characteristic, "unranked")
        if better(rank, best):
            leader, best = seat, rank
    return leader


def evaluate(state: State, conflict: Conflict, involved: Sequence[str]) -> Evaluation:
    """AMB-WIN-05, AMB-WIN-06, AMB-WIN-08: one point for each majority suit; most points win."""
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
    """AMB-WIN-09: the provisional evaluation, among those whom the running scene involves."""
    scene = state.scene
    involved = scene.involved if scene and scene.conflict == conflict.id else conflict.linked
    return evaluate(state, conflict, involved)
