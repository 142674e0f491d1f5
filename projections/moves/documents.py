"""The document of what a seat may do: offers with their schemas, and the parts that these share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

import msgspec
from msgspec.structs import replace

from domain.game import Move, Schema, TypedDice
from projections.moves.branching import branched
from projections.moves.folding import folded, form_of
from projections.moves.sharing import shared


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that the seat may do: send what `schema` admits. `dice`: physical dice that may come with it.

    `rules`: left out where they are the command's own, which the game's catalogue lists. `schema` is of JSON Schema
    2020-12. A move's refers to its command's schema in that catalogue, or to a form of it that stands there, and says
    what narrows it; a correction's is whole. `#/$defs/NUMBER` is in the document that it stands in. Where properties
    depend on each other it has branches (`anyOf`, several of them side by side in `allOf`), each laid over the object.
    `opens`: it is accepted from that time on; left out where it is already.
    """

    type: str
    label: str
    schema: Schema
    rules: tuple[str, ...] | None = None
    dice: TypedDice | None = None
    opens: datetime | None = None


class Offers(msgspec.Struct, frozen=True):
    """Everything that the seat may do after its frame of that number; `corrections`: what it may say about the record.

    `definitions`: parts that several schemas refer to, each as `#/$defs/NAME`.
    """

    frame: int
    moves: tuple[Offer, ...]
    corrections: tuple[Offer, ...]
    definitions: dict[str, Schema] = msgspec.field(default_factory=dict, name="$defs")


def document(frame: int, moves: Sequence[Offer], corrections: Sequence[Offer]) -> Offers:
    """These offers, with what their schemas share written once."""
    every = (*moves, *corrections)
    schemas, definitions = shared([offer.schema for offer in every])
    written = tuple(replace(offer, schema=schema) for offer, schema in zip(every, schemas, strict=True))
    return Offers(frame, written[: len(moves)], written[len(moves) :], definitions)


def group_moves(moves: Iterable[Move]) -> Iterator[list[Move]]:
    """The moves of one command that bring the same dice by the same rules, from the same time on."""
    found: dict[object, list[Move]] = {}
    for move in moves:
        found.setdefault((move.command, move.dice, move.rules, move.opens), []).append(move)
    yield from found.values()


def schema_of(moves: Iterable[Move]) -> Schema | None:
    """One schema of what these moves of one command admit; None: nothing."""
    forms = folded(form_of(move.schema) for move in moves)
    return branched(forms) if forms else None
