"""The deal: minors, jokers, the arcana of the conflicts; by the service or typed in (AMB-DEAL, AMB-RNG)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import HIDDEN, Chance, Draw
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, several
from domain.systems.ambre.state.cards import MAJORS, MINORS, Major, Minor, sorted_hand
from domain.systems.ambre.state.guards import at_step, formed
from domain.systems.ambre.state.state import DrawName, PhysicalHand, SealedDraw, Source, State

SALT = 64
"""Size of the permutation that salts a commitment: 295 random bits (AMB-SEC-03 asks for 128)."""


class DrawCommitted(Consequence, frozen=True):
    """A draw was made; its commitment can be checked against the faces shown at the end."""

    RULES: ClassVar = ("AMB-RNG-01",)

    draw: DrawName
    commitment: str
    source: Source = "service"


class HandsDealt(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-DEAL-01",)

    size: int
    hands: dict[str, tuple[Minor, ...]]
    source: Source


class JokersDealt(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-DEAL-02",)

    jokers: dict[str, Major]
    source: Source


class ConflictArcanaPlaced(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-DEAL-03",)

    conflict: Id
    arcana: Major
    source: Source


class PhysicalDealRejected(Consequence, frozen=True):
    """The typed cards did not fit together; no card and no seat is named."""

    RULES: ClassVar = ("AMB-RNG-02",)


class SubmitPhysicalDeal(Command, frozen=True):
    """Type the seat's own hand and joker."""

    RULES: ClassVar = ("AMB-RNG-02",)

    hand: tuple[Minor, ...]
    joker: Major


class SubmitPhysicalArcana(Command, frozen=True):
    """Type the majors that lie on the conflicts, in the order of the ring."""

    RULES: ClassVar = ("AMB-RNG-02",)

    arcana: tuple[Major, ...]


Commands = SubmitPhysicalDeal | SubmitPhysicalArcana


def hand_size(state: State) -> int:
    """Return the size of each hand, the same for all; the rest stays undealt and unseen (AMB-DEAL-01)."""
    return len(MINORS) // max(len(state.seating), 1)


def draw(state: State, chance: Chance) -> None:
    """Shuffle minors, jokers and conflict arcana, each with the salt of its commitment (AMB-RNG-01)."""
    for size in (len(MINORS), len(MAJORS), len(MAJORS) - len(state.seating)):
        chance.shuffle(size, HIDDEN)
        chance.shuffle(SALT, HIDDEN)


def shuffles(draws: Sequence[Draw], *sizes: int) -> tuple[tuple[int, ...], ...]:
    """Return the recorded permutations if they are of these sizes and salted, else an empty tuple."""
    faces = tuple(d.faces for d in draws if d.kind == "shuffle")
    expected = [size for each in sizes for size in (each, SALT)]
    return faces if [len(f) for f in faces] == expected else ()


def open_deal(state: State, draws: Sequence[Draw]) -> Evolved:
    """Deal hands, jokers and conflict arcana at once (AMB-DEAL-01 to AMB-DEAL-03).

    With a physical deck, wait for the table to type (AMB-RNG-02).
    """
    n = len(state.seating)
    if state.options.physical_deck:
        return Evolved(replace(state, step="deal"))
    faces = shuffles(draws, len(MINORS), len(MAJORS), len(MAJORS) - n)
    if not faces:
        return Evolved(state)
    made = (
        SealedDraw("minors", faces[0], faces[1]),
        SealedDraw("jokers", faces[2], faces[3]),
        SealedDraw("conflict_arcana", faces[4], faces[5]),
    )
    size = hand_size(state)
    deck = [MINORS[i] for i in made[0].faces]
    hands = {seat: sorted_hand(deck[k * size : (k + 1) * size]) for k, seat in enumerate(state.seating)}
    jokers = {seat: MAJORS[made[1].faces[k]] for k, seat in enumerate(state.seating)}
    rest = [major for major in MAJORS if major not in jokers.values()]
    arcana = tuple(rest[i] for i in made[2].faces[:n])
    committed = tuple(DrawCommitted(d.draw, d.commitment) for d in made)
    return Evolved(replace(state, draws=made), committed).then(_dealt, hands, jokers, arcana)


def _dealt(
    state: State, hands: dict[str, tuple[Minor, ...]], jokers: dict[str, Major], arcana: tuple[Major, ...]
) -> Evolved:
    """Give hands and jokers to their owners and turn an arcana up on each conflict; then the themes are read."""
    source: Source = state.source
    gone = {*jokers.values(), *arcana}
    state = replace(
        state,
        step="themes",
        players={s: replace(p, hand=hands[s], joker=jokers[s]) for s, p in state.players.items()},
        conflicts=tuple(replace(c, arcana=a) for c, a in zip(state.conflicts, arcana, strict=True)),
        dealt=hands,
        undealt_minors=sorted_hand(set(MINORS) - {c for hand in hands.values() for c in hand}),
        undealt_majors=tuple(major for major in MAJORS if major not in gone),
        physical_hands={},
        physical_arcana=(),
    )
    placed = (ConflictArcanaPlaced(c.id, c.arcana, source) for c in state.conflicts if c.arcana)
    return Evolved(state).adding(HandsDealt(hand_size(state), hands, source), JokersDealt(jokers, source), *placed)


def form(state: State, command: Commands) -> None:
    """Refuse physical arcana unless there is one major for each conflict (AMB-RNG-02). Raises Refused."""
    if isinstance(command, SubmitPhysicalArcana):
        formed(len(command.arcana) == len(state.seating))


def decide(state: State, act: Act, _chance: Chance) -> Command:
    """Admit typed cards; a list that is wrong by itself is refused to its sender (AMB-RNG-02). Raises Refused."""
    command: Commands = act.command
    form(state, command)
    at_step(state, "deal")
    match command:
        case SubmitPhysicalDeal(hand):
            if len(hand) != hand_size(state):
                raise Refused("wrong_size", "AMB-RNG-02", needed=hand_size(state), has=len(hand))
            typed: tuple[str, ...] = hand
        case SubmitPhysicalArcana(arcana):
            typed = arcana
    if len(set(typed)) != len(typed):
        raise Refused("duplicate_card", "AMB-RNG-02")
    return command


def evolve(state: State, event: Event) -> Evolved:
    """Take in typed cards; once all are there, deal them or let everybody type again (AMB-RNG-02)."""
    command: Commands = event.command
    match command:
        case SubmitPhysicalDeal(hand, joker):
            typed = {**state.physical_hands, event.seat: PhysicalHand(sorted_hand(hand), joker)}
            state = replace(state, physical_hands=typed)
        case SubmitPhysicalArcana(arcana):
            state = replace(state, physical_arcana=arcana)
    if not state.physical_arcana or set(state.physical_hands) != set(state.seating):
        return Evolved(state)
    if not _consistent(state):
        return Evolved(replace(state, physical_hands={}, physical_arcana=())).adding(PhysicalDealRejected())
    hands = {s: state.physical_hands[s].hand for s in state.seating}
    jokers = {s: state.physical_hands[s].joker for s in state.seating}
    return _dealt(state, hands, jokers, state.physical_arcana)


def _consistent(state: State) -> bool:
    """Return whether no card was typed twice.

    With the sizes already right, nothing is missing at four and five seats.
    """
    minors = [card for typed in state.physical_hands.values() for card in typed.hand]
    majors = [*(typed.joker for typed in state.physical_hands.values()), *state.physical_arcana]
    return len(set(minors)) == len(minors) and len(set(majors)) == len(majors)


def moves(state: State, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    size, n = hand_size(state), len(state.seating)
    hand = several(one_of(MINORS), size, size, unique=True)
    arcana = several(one_of(MAJORS), n, n, unique=True)
    typed = SubmitPhysicalDeal(MINORS[:size], MAJORS[0])
    yield from offers.move(typed, {"hand": hand, "joker": one_of(MAJORS)})
    yield from offers.move(SubmitPhysicalArcana(MAJORS[:n]), {"arcana": arcana})


CHAPTER = Chapter(
    commands={
        SubmitPhysicalDeal: "PhysicalDealSubmitted",
        SubmitPhysicalArcana: "PhysicalArcanaSubmitted",
    },
    consequences=(DrawCommitted, HandsDealt, JokersDealt, ConflictArcanaPlaced, PhysicalDealRejected),
    form=form,
    decide=decide,
    evolve=evolve,
    moves=moves,
)
