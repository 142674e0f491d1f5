"""The genre: six questions answered together, or one by one with the canvas cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import EVERYBODY, Chance
from domain.base.events import Act, Command, Event, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, text
from domain.systems.spin.state.cards import card_moves, drawn
from domain.systems.spin.state.state import GenreAnswer, GenreCard, Spin
from domain.systems.spin.table.guards import bad, blank, require, require_gm
from domain.systems.spin.table.roles import is_away, is_gm

CARDS = frozenset(range(1, 7))


class AnswerGenre(Command, frozen=True):
    """Answer one of the six questions about the genre; the answer replaces the former one."""

    RULES: ClassVar = ("SPI-SESS-02", "SPI-SESS-03")
    question: int
    text: Text


class DrawGenreCard(Command, frozen=True):
    """Draw the card of the canvas deck that says which question the seat answers. `card` is typed at the table."""

    RULES: ClassVar = ("SPI-SESS-03",)
    card: int | None = None


class SetGenre(Command, frozen=True):
    """Fix the genre, after discussion."""

    RULES: ClassVar = ("SPI-SESS-04",)
    text: Text


class GenreCardDrawn(Command, frozen=True):
    """Recorded only: the card of the canvas deck that was drawn."""

    RULES: ClassVar = ("SPI-SESS-03",)
    number: int
    typed: bool


GenreCommand = AnswerGenre | DrawGenreCard | SetGenre | GenreCardDrawn


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: GenreCommand = act.command
    match command:
        case AnswerGenre():
            return _answer(state, act.seat, command)
        case DrawGenreCard(card):
            _may_draw(state, act.seat)
            if card is not None and not 1 <= card <= 6:
                raise bad("SPI-SESS-03")
            _ready(state, act.seat)
            deck = CARDS - drawn_numbers(state)
            return GenreCardDrawn(*drawn(state.options.dice, deck, card, chance, EVERYBODY, "SPI-SESS-03"))
        case GenreCardDrawn(number, typed):
            _may_draw(state, act.seat)
            _ready(state, act.seat)
            require(number not in drawn_numbers(state), Refused("card_not_in_deck", "SPI-SESS-03"))
            if not typed:
                chance.shuffle(6, EVERYBODY)
            return command
        case SetGenre():
            require_gm(state, act.seat, "SPI-SESS-04")
            if blank(command.text):
                raise bad("SPI-SESS-04")
            _asked_now(state, "SPI-SESS-04")
            return command


def _asked_now(state: Spin, rule: str) -> None:
    require(state.phase == "genre", Refused("wrong_phase", rule))


def _participant(state: Spin, seat: str, rule: str) -> None:
    if state.table.role(seat) not in ("gm", "player"):
        raise Refused("not_owner", rule, "role")


def _may_draw(state: Spin, seat: str) -> None:
    _participant(state, seat, "SPI-SESS-03")


def _ready(state: Spin, seat: str) -> None:
    _asked_now(state, "SPI-SESS-03")
    require(not state.genre_set, Refused("wrong_phase", "SPI-SESS-04"))
    require(len(state.genre_cards) < 6, Refused("deck_empty", "SPI-SESS-03"))
    require(not _owed(state, seat), Refused("card_pending", "SPI-SESS-03"))


def _owed(state: Spin, seat: str) -> list[int]:
    """Return the questions whose card the seat drew and has not answered."""
    answered = {(a.question, a.seat) for a in state.genre_answers}
    return [c.number for c in state.genre_cards if c.seat == seat and (c.number, seat) not in answered]


def drawn_numbers(state: Spin) -> set[int]:
    return {card.number for card in state.genre_cards}


def drawer(state: Spin, question: int) -> str | None:
    return next((c.seat for c in state.genre_cards if c.number == question), None)


def _answer(state: Spin, seat: str, command: AnswerGenre) -> AnswerGenre:
    """Refuse an answer from outside the table (SPI-SESS-02), or by another than the drawer of its card (SPI-SESS-03).

    Raises Refused.
    """
    _participant(state, seat, "SPI-SESS-02")
    if command.question not in CARDS or blank(command.text):
        raise bad("SPI-SESS-02")
    _asked_now(state, "SPI-SESS-02")
    require(not state.genre_set, Refused("wrong_phase", "SPI-SESS-04"))
    require(command.question in _questions(state, seat), Refused("not_your_card", "SPI-SESS-03"))
    return command


def _questions(state: Spin, seat: str) -> list[int]:
    if not state.genre_cards:
        return sorted(CARDS)
    stands_in = is_gm(state, seat)
    mine = (c for c in state.genre_cards if c.seat == seat or (stands_in and is_away(state, c.seat)))
    return sorted(card.number for card in mine)


def evolve(state: Spin, event: Event) -> Evolved:
    command: GenreCommand = event.command
    match command:
        case AnswerGenre(question, wording):
            answer = GenreAnswer(question, drawer(state, question) or event.seat, wording)
            others = tuple(a for a in state.genre_answers if a.question != question)
            return Evolved(replace(state, genre_answers=(*others, answer)))
        case GenreCardDrawn(number):
            return Evolved(replace(state, genre_cards=(*state.genre_cards, GenreCard(number, event.seat))))
        case SetGenre(wording):
            return Evolved(replace(state, genre=wording, genre_set=True))
        case DrawGenreCard():
            return Evolved(state)


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.move(SetGenre("?"), {"text": text(1)})
    yield from offers.each(AnswerGenre, "question", sorted(CARDS), {"text": text(1)}, text="?")
    yield from card_moves(offers, DrawGenreCard)


CHAPTER = Chapter(
    commands={AnswerGenre: "GenreAnswered", DrawGenreCard: None, SetGenre: "GenreSet"},
    completed={GenreCardDrawn: "GenreCardDrawn"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
