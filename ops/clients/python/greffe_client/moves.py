"""Moves of a seat as a list, and their forms with all that their schemas refer to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from .forms import Schema, places, put_together
from .types import Listed, MovesList, Offer, Offers, TypedDice


class Move(Listed, frozen=True):
    """A move or correction that the seat may make, as its list names it. A seat's `form` says what may be filled in."""


class Moves(msgspec.Struct, frozen=True):
    """All that a seat may do after its frame `frame`.

    `moves`: the moves of play, over which an iteration goes; `corrections`: those of the record.
    """

    frame: int
    tag: str
    moves: tuple[Move, ...]
    corrections: tuple[Move, ...]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def of(self, kind: str) -> Move | None:
        """Return the first move of that type, None if there is none."""
        return next((move for move in (*self.moves, *self.corrections) if move.type == kind), None)


class Form(msgspec.Struct, frozen=True):
    """The form of a move or correction that the seat may make.

    A command that fits `schema` may be sent, with `dice` where the table rolled them.
    """

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
    def behalf(self) -> str:
        """The absent seat for which it is done; empty if it is the seat's own."""
        return self.offer.for_

    @property
    def dice(self) -> TypedDice | None:
        return self.offer.dice

    @property
    def opens(self) -> str | None:
        """The moment from which it is accepted, ISO 8601; None: at once."""
        return self.offer.opens

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it rests on: its own or, if it names none, those that the catalogue lists."""
        if self.offer.rules is not None:
            return self.offer.rules
        listed = (self.catalogues[place].get("rules", {}) for place in places([self.offer.schema]))
        return tuple(rule for each in listed for rule in each.get(self.type, ()))

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON Schema of what may be sent, without references. Raises UnknownReference."""
        return put_together(self.offer.schema, self.definitions, self.catalogues)


class Forms(msgspec.Struct, frozen=True):
    """The forms of all that a seat may do after its frame `frame`, or of one command."""

    frame: int
    moves: tuple[Form, ...]
    corrections: tuple[Form, ...]

    def __iter__(self) -> Iterator[Form]:
        return iter(self.moves)

    def of(self, move: Move) -> Form | None:
        """Return the form of that move: as the list had it or, if that has changed since, as it is now with the same
        dice; None if there is none.
        """
        forms = [
            form for form in (*self.moves, *self.corrections) if (form.type, form.behalf) == (move.type, move.for_)
        ]
        as_listed = (form for form in forms if form.offer.form == move.form)
        now = (form for form in forms if (form.dice.sides if form.dice else ()) == move.dice)
        return next(as_listed, None) or next(now, None)


def needed(offers: Offers) -> set[str]:
    """Return the addresses of the documents that the schemas refer to."""
    return places(offer.schema for offer in offers.moves)


def moves_of(listed: MovesList, tag: str) -> Moves:
    def all_of(found: tuple[Listed, ...]) -> tuple[Move, ...]:
        return tuple(Move(**msgspec.structs.asdict(each)) for each in found)

    return Moves(listed.frame, tag, all_of(listed.moves), all_of(listed.corrections))


def forms_of(offers: Offers, catalogues: Mapping[str, Schema]) -> Forms:
    def all_of(found: tuple[Offer, ...]) -> tuple[Form, ...]:
        return tuple(Form(offer, offers.defs, catalogues) for offer in found)

    return Forms(offers.frame, all_of(offers.moves), all_of(offers.corrections))
