"""A table of Ambre for tests: scripted deals, and the short way to each phase of a session."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from domain.base.chance import Below
from domain.record.history import Step
from domain.systems.ambre.acts.acts import ChooseStaging, InitiateScene
from domain.systems.ambre.acts.closing import PassClosing
from domain.systems.ambre.acts.narration import AnnounceCircumstances, EndNarration, FinishFirstSentence, LetNarrate
from domain.systems.ambre.acts.staging import ApproveFrame, ProposeFrame, ReadMotivation
from domain.systems.ambre.childhood.auctions import LayBid, PassRaise
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.deal import SALT
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.stakes import PlaceStake
from domain.systems.ambre.childhood.themes import ConfirmReady
from domain.systems.ambre.opening import StartGame
from domain.systems.ambre.state.cards import MAJORS, MINORS, SUITS, ConflictId, Suit
from domain.systems.ambre.state.state import State
from tests.scene import Scene

P = ("p0", "p1", "p2", "p3", "p4")
WATCHER = "watcher"


def permutation(order: Sequence[int]) -> list[int]:
    """What the generator must say for `chance.shuffle` to give this order."""
    current, said = list(range(len(order))), []
    for last in range(len(order) - 1, 0, -1):
        other = current.index(order[last])
        said.append(other)
        current[last], current[other] = current[other], current[last]
    return said


def saying(numbers: Iterable[int]) -> Below:
    """A generator that says these numbers, one after the other."""
    left = iter(numbers)
    return lambda n: next(left)


def _completed(first: Iterable[int], size: int) -> list[int]:
    head = list(first)
    return [*head, *(i for i in range(size) if i not in head)]


SALTED = [0] * (SALT - 1)


def dealing(hands: Sequence[str], jokers: Sequence[str] = (), arcana: Sequence[str] = ()) -> Below:
    """A deal of these hands (`"C1 C2 ..."`) in the order of the ring; what is not named follows."""
    n = len(hands)
    size = len(MINORS) // n
    named = [[str(card) for card in hand.split()] for hand in hands]
    left = [card for card in MINORS if not any(card in hand for hand in named)]
    deck: list[str] = []
    for hand in named:
        missing = size - len(hand)
        deck += [*hand, *left[:missing]]
        left = left[missing:]
    minors = [MINORS.index(card) for card in [*deck, *left]]
    majors = _completed((MAJORS.index(m) for m in jokers or MAJORS[:n]), len(MAJORS))
    rest: list[str] = [m for m in MAJORS if m not in [MAJORS[i] for i in majors[:n]]]
    placed = _completed((rest.index(m) for m in arcana or rest[:n]), len(rest))
    return saying([*permutation(minors), *SALTED, *permutation(majors), *SALTED, *permutation(placed), *SALTED])


def kings(*order: Suit) -> Below:
    """The Kings in this order."""
    return saying([*permutation([SUITS.index(suit) for suit in order]), *SALTED])


def opened(n: int = 4, *, spectator: bool = True, **options: Any) -> Scene:
    """A table with seats p0, p1, ..., not started."""
    if n == 3:
        options.setdefault("three_seats", True)
    seats: list[tuple[str, Any]] = [(seat, "player") for seat in P[:n]]
    return Scene("ambre", [*seats, (WATCHER, "spectator")] if spectator else seats, options)


def seated(n: int = 4, **options: Any) -> Scene:
    scene = opened(n, **options)
    scene.do("host", StartGame(P[:n]))
    return scene


def submit(scene: Scene, below: Below | None) -> Step:
    """Everybody names a character; the last one brings the deal."""
    step: Step | None = None
    seats = scene.state.seating
    for seat in seats:
        words = SubmitCharacter(f"Enfant {seat}", f"Je veux le secret de {seat}")
        step = scene.do(seat, words, below=below if seat == seats[-1] else None)
    assert step is not None
    return step


def dealt(hands: Sequence[str] = ("", "", "", ""), jokers: Sequence[str] = (), **options: Any) -> Scene:
    """After the deal, at the themes."""
    scene = seated(len(hands), **options)
    submit(scene, dealing(hands, jokers))
    return scene


def bidding(hands: Sequence[str] = ("", "", "", ""), order: Sequence[Suit] = SUITS, **options: Any) -> Scene:
    """At the first auction."""
    scene = dealt(hands, **options)
    confirm(scene, "themes", kings(*order))
    return scene


def confirm(scene: Scene, step: Any, below: Below | None = None) -> None:
    seats = scene.state.seating
    for seat in seats:
        scene.do(seat, ConfirmReady(step), below=below if seat == seats[-1] else None)


def joker(scene: Scene, seat: str) -> str:
    found = scene.state.players[seat].joker
    assert found is not None
    return str(found)


def abstain(scene: Scene, *seats: str) -> None:
    for seat in seats:
        scene.do(seat, LayBid(joker(scene, seat)))


def auction(scene: Scene, bids: Mapping[str, tuple[str, Any]]) -> None:
    """One whole auction: these seats bid a card and place it on that side, the others abstain."""
    for seat in scene.state.seating:
        scene.do(seat, LayBid(bids[seat][0]) if seat in bids else LayBid(joker(scene, seat)))
    for seat in bids:
        scene.do(seat, PassRaise())
    while scene.state.step == "place":
        seat = scene.state.auction.placing[0]
        scene.do(seat, PlaceStake(bids[seat][1]))


def all_abstain(scene: Scene) -> None:
    """Every auction left without a bid."""
    while scene.state.step == "lay_bids":
        auction(scene, {})


def elements(scene: Scene) -> None:
    """Everybody defines what there is to define."""
    confirm(scene, "levels")
    while scene.state.step == "elements":
        open_picks = [
            (conflict, seat)
            for conflict in scene.state.conflicts
            for seat in conflict.linked
            if seat not in {*(e.seat for e in conflict.elements), *conflict.waived}
        ]
        own = [(c, seat) for c, seat in open_picks if c.face_up]
        if own:
            conflict, seat = own[0]
            scene.do(seat, DefineElement(conflict.id, conflict.face_up[0], "object", "une lame"))
            continue
        conflict, seat = open_picks[0]
        donor = next(c for c in scene.state.conflicts if len(c.cards) > 2)
        scene.do(seat, DefineElement(conflict.id, donor.face_up[0], "object", "une lame", donor.id))


def act_one(hands: Sequence[str] = ("", "", "", ""), **options: Any) -> Scene:
    """At the first act, nobody ranked, nothing on the conflicts."""
    scene = bidding(hands, **options)
    all_abstain(scene)
    elements(scene)
    return scene


def initiate(scene: Scene, seat: str, conflict: ConflictId, by: Any = "initiator") -> None:
    scene.do(seat, InitiateScene(conflict))
    scene.do(seat, ChooseStaging(by))


def frame(scene: Scene, narrator: str) -> None:
    """All stagers read their motivation and agree."""
    running = scene.state.scene
    for seat in running.stagers:
        scene.do(seat, ReadMotivation())
    found = scene.state.conflict(running.conflict)
    known = tuple(e.id for e in found.elements[:1])
    first, *others = running.stagers
    scene.do(first, ProposeFrame(known, running.involved[:1], "la couronne", narrator))
    for seat in others:
        scene.do(seat, ApproveFrame())


def narrate(scene: Scene, narrator: str) -> None:
    frame(scene, narrator)
    scene.do(narrator, AnnounceCircumstances())


def end_narration(scene: Scene) -> Step:
    """The narrator's first sentence, if he has not told it; all others leave him the floor; the end."""
    running = scene.state.scene
    if not running.first_sentence_done:
        scene.do(running.narrator, FinishFirstSentence())
    for seat in scene.state.seating:
        if seat not in {running.narrator, *running.passes}:
            scene.do(seat, LetNarrate())
    return scene.do(running.narrator, EndNarration())


def close(scene: Scene) -> None:
    """The narration ends and everybody passes."""
    end_narration(scene)
    while scene.state.step == "closing":
        done = len(scene.state.scene.closing_actions)
        scene.do(scene.state.scene.closing_order[done], PassClosing())


def count(state: State) -> int:
    """AMB-CARD-05: all minor cards, wherever they lie."""
    piles = [card for p in state.players.values() for card in (*p.hand, *p.set_aside)]
    lying = [placed.card for conflict in state.conflicts for placed in conflict.cards]
    floor = [state.scene.request.card] if state.scene and state.scene.request else []
    auctioned = state.auction
    bids = [card for bid in auctioned.bids.values() for card in bid] if auctioned else []
    laid = [card for card in auctioned.laid.values() if card[0] != "M"] if auctioned else []
    cards = [*piles, *lying, *floor, *bids, *laid, *state.undealt_minors]
    assert len(set(cards)) == len(cards), "a card lies in two places"
    return len(cards)


def seeded(seed: int) -> Below:
    return Random(seed).randrange
