"""Moves of a seat, with all that their schemas refer to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from .forms import Schema, places, put_together
from .types import Offer, Offers, TypedDice


class Move(msgspec.Struct, frozen=True):
    """One thing that the seat may do: send what `form` admits, `dice` with it where the table rolled them."""

    offer: Offer
    definitions: Mapping[str, Schema] = {}
    catalogues: Mapping[str, Schema] = {}

    @property
    def type(self) -> str:
        """The name of the command, or of the correction."""
        return self.offer.type

    @property
    def label(self) -> str:
        return self.offer.label

    @property
    def dice(self) -> TypedDice | None:
        return self.offer.dice

    @property
    def opens(self) -> str | None:
        """From which moment on it is accepted, ISO 8601; None: at once."""
        return self.offer.opens

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it rests on: its own or, where it says none, those that the catalogue lists."""
        if self.offer.rules is not None:
            return self.offer.rules
        listed = (self.catalogues[place].get("rules", {}) for place in places([self.offer.schema]))
        return tuple(rule for each in listed for rule in each.get(self.type, ()))

    @property
    def form(self) -> dict[str, Any]:
        """The JSON Schema of what may be sent, without references. Raises UnknownReference."""
        return put_together(self.offer.schema, self.definitions, self.catalogues)


class Moves(msgspec.Struct, frozen=True):
    """All that a seat may do after its frame of that number: `moves` of play, which are those that one goes through,
    and `corrections` of the record.
    """

    frame: int
    tag: str
    moves: tuple[Move, ...]
    corrections: tuple[Move, ...]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def of(self, kind: str) -> Move | None:
        """The first move of that type, if there is one."""
        return next((move for move in (*self.moves, *self.corrections) if move.type == kind), None)


def needed(offers: Offers) -> set[str]:
    """The addresses of what the schemas refer to."""
    return places(offer.schema for offer in offers.moves)


def moves_of(offers: Offers, tag: str, catalogues: Mapping[str, Schema]) -> Moves:
    def all_of(found: tuple[Offer, ...]) -> tuple[Move, ...]:
        return tuple(Move(offer, offers.defs, catalogues) for offer in found)

    return Moves(offers.frame, tag, all_of(offers.moves), all_of(offers.corrections))
