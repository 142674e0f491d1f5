"""Drawing one card of a deck of six: by the service, or typed by the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import Any

from domain.base.chance import Chance, DiceSource, Seen
from domain.base.events import Command
from domain.base.refusal import Refused
from domain.game import Move, Offers, Schema, one_of


def drawn(
    source: DiceSource, deck: Set[int], typed: int | None, chance: Chance, seen: Seen, rule: str
) -> tuple[int, bool]:
    """Draw a card of the deck and return its number with whether it was typed. Raises Refused.

    `seen` are the seats that see it. The service shuffles all six numbers and takes the first that is in the deck:
    uniform among those left, and a correction that changes the deck later does not change the card. Nothing is drawn
    ahead (SPI-SEC-05).
    """
    if (typed is None and source == "physical") or (typed is not None and source == "service"):
        raise Refused("dice_source", rule)
    if typed is None:
        order = chance.shuffle(6, seen)
        return next(place + 1 for place in order if place + 1 in deck), False
    if typed not in deck:
        raise Refused("card_not_in_deck", rule)
    return typed, True


def card_moves(
    offers: Offers,
    kind: type[Command],
    fields: Mapping[str, Schema] | None = None,
    optional: tuple[str, ...] = (),
    /,
    **sample: Any,
) -> Iterator[Move]:
    """Yield the command with the card that the table types, or without one if the service draws or none is due."""
    alone = kind(**sample)
    typed = tuple(offers.taken(kind, "card", range(1, 7), **sample))
    if not typed:
        yield from offers.move(alone, fields, optional)
        return
    loose = ("card", *optional) if offers.admits(alone) else optional
    yield from offers.move(kind(card=typed[0], **sample), {**(fields or {}), "card": one_of(typed)}, loose)
