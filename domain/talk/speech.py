"""Speech and hand-outs, for the whole table or for some seats alone.

A hand-out's address is shown to its readers and never fetched by the service.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from domain.base.chance import Chance
from domain.base.events import MOST_TEXT, Act, Command, Event, Id, NameText, Text
from domain.base.names import MOST_NAME
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, text
from domain.table.seats import State
from domain.talk.rights import addressed, listeners, may_talk, written

ADDRESS = r"^https?://[^\s/?#@\\<>\"'\x00-\x20\x7f]+(?:[/?#][^\s\\<>\"\x00-\x20\x7f]*)?$"
"""A web address as browsers read it, without a user's name: nobody is led to believe in another host."""
_BOUNDED: Schema = {"type": "string", "maxLength": MOST_NAME}


class Say(Command, frozen=True, omit_defaults=True):
    """Say something: to everybody, or `to` some seats alone; `character`: in whose name."""

    text: Text
    to: tuple[Id, ...] | None = None
    character: NameText = ""


class ShowHandout(Command, frozen=True, omit_defaults=True):
    """Show a text, the address of a page or a picture, or both: to everybody, or `to` some seats alone."""

    title: NameText
    text: Text = ""
    address: Text = ""
    to: tuple[Id, ...] | None = None


def decide(state: State, act: Act, chance: Chance) -> Command:
    may_talk(state, act.seat)
    command: Say | ShowHandout = act.command
    match command:
        case Say(said, to):
            written(said)
        case ShowHandout(title, said, address, to):
            written(title)
            _showing(said, address)
    addressed(state, act.seat, to)
    return command


def _showing(said: str, address: str) -> None:
    """Check that a hand-out has a text or a web address to show. Raises Refused."""
    if address and not re.fullmatch(ADDRESS, address):
        raise Refused("bad_address", kind="form")
    if not address:
        written(said)


def evolve(state: State, event: Event) -> Evolved:
    return Evolved(state)


def moves(state: State, seat: str) -> Iterator[Move]:
    offers, to = Offers(state, seat, decide), listeners(state, seat)
    spoken = {"text": text(1), "character": _BOUNDED, **to}
    yield from offers.move(Say("?"), spoken, ("character", *to))
    titled: Schema = _BOUNDED | {"minLength": 1, "pattern": r"\S"}
    shown = {"title": titled, "text": text(1), "address": _address(), **to}
    yield from offers.move(ShowHandout("?", "?"), shown, ("address", *to))
    linked = {"title": titled, "text": text(), "address": _address(), **to}
    yield from offers.move(ShowHandout("?", address="https://example.org"), linked, ("text", *to))


def _address() -> Schema:
    return {
        "type": "string",
        "maxLength": MOST_TEXT,
        "pattern": ADDRESS,
        "examples": ["https://example.org/plan.png", "http://example.org"],
    }


CHAPTER: Chapter[State] = Chapter(
    commands={Say: "Said", ShowHandout: "HandoutShown"},
    decide=decide,
    evolve=evolve,
    moves=moves,
    quiet=frozenset({Say, ShowHandout}),
)
