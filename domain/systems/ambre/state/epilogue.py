"""Epilogue: the piles are turned up, and destinies told from the least to the most enviable (AMB-EPI)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers
from domain.systems.ambre.state.cards import SUITS, Minor, Suit, red, suit
from domain.systems.ambre.state.guards import FREE, at_step, playing, spoken
from domain.systems.ambre.state.state import AuthoredText, SealedDraw, State, with_player


class Destiny(msgspec.Struct, frozen=True):
    """The balance of one pile: cards of each colour, not their values."""

    cards: tuple[Minor, ...]
    black: int
    red: int
    gap: int
    majority: tuple[Suit, ...]


class EpilogueOpened(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-EPI-01", "AMB-EPI-02", "AMB-EPI-03", "AMB-EPI-04")

    destinies: dict[Id, Destiny]


class MotivationsRevealed(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-EPI-07",)

    motivations: dict[Id, str]


class GameEnded(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-EPI-07",)

    ranking: tuple[Id, ...]


class DrawsOpened(Consequence, frozen=True):
    """Every draw that stands was opened, with the salt of its commitment."""

    RULES: ClassVar = ("AMB-RNG-01", "AMB-SEC-13")

    draws: tuple[SealedDraw, ...]


class ChooseEpilogueSuit(Command, frozen=True):
    """Choose which of the tied suits inspires the tale."""

    RULES: ClassVar = ("AMB-EPI-04",)

    suit: Suit


class RevealMotivation(Command, frozen=True):
    """Show the seat's motivation with its own epilogue."""

    RULES: ClassVar = ("AMB-EPI-07",)


class TellEpilogue(Command, frozen=True):
    """Tell what becomes of the character."""

    RULES: ClassVar = ("AMB-EPI-05", "AMB-EPI-06")

    text: Text | None = None


Commands = ChooseEpilogueSuit | RevealMotivation | TellEpilogue


def destiny(state: State, cards: tuple[Minor, ...]) -> Destiny:
    """Count the cards of each colour in a pile; the gap between the two is the score (AMB-EPI-02, AMB-EPI-03)."""
    reds = sum(1 for card in cards if red(card))
    blacks = len(cards) - reds
    count = Counter(suit(card) for card in cards)
    most = max(count.values(), default=0)
    majority = tuple(each for each in SUITS if most and count[each] == most)
    return Destiny(cards, blacks, reds, abs(blacks - reds), majority)


def begin(state: State) -> Evolved:
    """Begin the epilogue and turn up all piles at once; hands and conflicts do not count (AMB-EPI-01)."""
    destinies = {seat: destiny(state, state.players[seat].set_aside) for seat in state.seating}
    return Evolved(replace(state, step="epilogue")).adding(EpilogueOpened(destinies))


def may_give_epilogue(state: State, seat: str) -> bool:
    """Return whether the seat has the lowest gap among those that have not told; equals in any order (AMB-EPI-05)."""
    left = [s for s in playing(state) if state.players[s].epilogue is None]
    gaps = {s: destiny(state, state.players[s].set_aside).gap for s in left}
    return seat in gaps and gaps[seat] == min(gaps.values())


def _may_choose(state: State, seat: str) -> tuple[Suit, ...]:
    """Return the tied suits that the seat may choose from, empty without a tie or once it has told (AMB-EPI-04)."""
    player = state.players[seat]
    tied = destiny(state, player.set_aside).majority
    return tied if len(tied) > 1 and player.epilogue is None else ()


def _may_reveal(state: State, seat: str) -> bool:
    """Return whether the seat may reveal its motivation: under the option, in its turn, before telling (AMB-EPI-07)."""
    shown = state.players[seat].motivation_revealed
    with_epilogue = state.options.motivation_reveal == "with_epilogue"
    return with_epilogue and not shown and may_give_epilogue(state, seat)


def decide(state: State, act: Act, _chance: Chance) -> Command:
    """Admit a choice, a revelation or a tale. Raises Refused.

    A blank tale is recorded as none: the pack's entry, if there is one, inspires it all the same.
    """
    seat = act.seat
    command: Commands = act.command
    at_step(state, "epilogue")
    match command:
        case ChooseEpilogueSuit(chosen):
            if not _may_choose(state, seat):
                raise Refused("wrong_phase", "AMB-EPI-04")
            if chosen not in _may_choose(state, seat):
                raise Refused("suit_not_majority", "AMB-EPI-04")
        case RevealMotivation():
            if not _may_reveal(state, seat):
                raise Refused("wrong_phase", "AMB-EPI-07")
        case TellEpilogue(text):
            if not may_give_epilogue(state, seat):
                raise Refused("not_your_turn", "AMB-EPI-05", "role")
            if _must_choose(state, seat):
                raise Refused("choose_suit_first", "AMB-EPI-04")
            return TellEpilogue(spoken(text))
    return command


def _must_choose(state: State, seat: str) -> bool:
    return bool(_may_choose(state, seat)) and state.players[seat].epilogue_suit is None


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    match command:
        case ChooseEpilogueSuit(chosen):
            return Evolved(with_player(state, event.seat, epilogue_suit=chosen))
        case RevealMotivation():
            return Evolved(with_player(state, event.seat, motivation_revealed=True))
        case TellEpilogue(text):
            tale = AuthoredText(event.id, event.seat, (text or "").strip() or None)
            return Evolved(with_player(state, event.seat, epilogue=tale)).then(recount)


def ranking(state: State) -> tuple[str, ...]:
    """Return the seats by their gaps, the widest first; there is no winner (AMB-EPI-06)."""
    gaps = {seat: destiny(state, state.players[seat].set_aside).gap for seat in state.seating}
    return tuple(sorted(state.seating, key=lambda seat: -gaps[seat]))


def recount(state: State) -> Evolved:
    """End the game after the last tale: everything is shown, and nothing goes on (AMB-EPI-07, AMB-SEC-13, AMB-GEN-09).

    No tale is expected of a closed seat.
    """
    if any(state.players[seat].epilogue is None for seat in playing(state)):
        return Evolved(state)
    motivations = {seat: state.players[seat].motivation for seat in state.seating}
    return Evolved(replace(state, step="ended")).adding(
        MotivationsRevealed(motivations),
        GameEnded(ranking(state)),
        DrawsOpened(state.draws),
    )


def moves(state: State, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.each(ChooseEpilogueSuit, "suit", SUITS)
    yield from offers.move(RevealMotivation())
    yield from offers.move(TellEpilogue(), {"text": FREE}, ("text",))


CHAPTER = Chapter(
    commands={
        ChooseEpilogueSuit: "EpilogueSuitChosen",
        RevealMotivation: "MotivationRevealed",
        TellEpilogue: "EpilogueTold",
    },
    consequences=(EpilogueOpened, MotivationsRevealed, GameEnded, DrawsOpened),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
