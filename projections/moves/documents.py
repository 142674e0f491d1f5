"""Documents of what a seat may do: its list, and offers with their schemas and the parts that these share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from domain.game import Move, Schema, TypedDice
from projections.moves.branching import branched
from projections.moves.folding import folded, form_of
from projections.moves.shared_definitions import shared


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that the seat may do: send what `schema` admits. `dice`: physical dice that may come with it.

    `rules`: left out where they are the command's own, which the game's catalogue lists. `schema` is of JSON Schema
    2020-12. A move's refers to its command's schema in that catalogue, or to a form of it that stands there, and says
    what narrows it; a correction's is whole. `#/$defs/NUMBER` is in the document that it stands in. Where properties
    depend on each other it has branches (`anyOf`, several of them side by side in `allOf`), each laid over the object.
    `for`: it is done for that absent seat, which the envelope of the command names, too. `opens`: it is accepted from
    that time on; left out where it is already. `form`: the tag of the form, in answers about one command, as in the
    list.
    """

    type: str
    label: str
    schema: Schema
    rules: tuple[str, ...] | None = None
    dice: TypedDice | None = None
    opens: datetime | None = None
    form: str = ""
    behalf: str = msgspec.field(default="", name="for")


class Offers(msgspec.Struct, frozen=True):
    """Everything that the seat may do after its frame of that number; `corrections`: what it may say about the record.

    `definitions`: parts that several schemas refer to, each as `#/$defs/NAME`.
    """

    frame: int
    moves: tuple[Offer, ...]
    corrections: tuple[Offer, ...]
    definitions: dict[str, Schema] = msgspec.field(default_factory=dict, name="$defs")


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that the seat may do, without its form: `GET /tables/{id}/moves/{type}` gives it.

    `form`: the tag of the form, which changes when something else may be filled in, or is called otherwise. `chapter`:
    the middle of the first rule that it cites. `usual`: how often the seat did it among the latest events that it
    reads. `about`: the contests, or the proposal, that something said about the record may answer. `dice`: the sides of
    physical dice that may come with it; `opens` and `for` as in the form.
    """

    type: str
    label: str
    form: str
    chapter: str = ""
    usual: int = 0
    about: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    opens: datetime | None = None
    behalf: str = msgspec.field(default="", name="for")


class MovesList(msgspec.Struct, frozen=True):
    """Everything that the seat may do after its frame of that number, as a list: `moves` of play, and `corrections`,
    what it may say about the record.
    """

    frame: int
    moves: tuple[Listed, ...]
    corrections: tuple[Listed, ...]


class Draft(NamedTuple):
    """Something that may be said about the record, before it is put into words: the message of its `label`, a schema
    without titles, and the `command` by which its fields are called ("": the schema has its words).
    """

    type: str
    label: str
    schema: Schema
    command: str
    rules: tuple[str, ...]
    targets: tuple[str, ...] = ()
    about: tuple[str, ...] = ()


def document(frame: int, moves: Sequence[Offer], corrections: Sequence[Offer]) -> Offers:
    """Return these offers as a document, in which the parts that their schemas share are written once."""
    every = (*moves, *corrections)
    schemas, definitions = shared([offer.schema for offer in every])
    written = tuple(replace(offer, schema=schema) for offer, schema in zip(every, schemas, strict=True))
    return Offers(frame, written[: len(moves)], written[len(moves) :], definitions)


def schema_of(moves: Iterable[Move]) -> Schema | None:
    """Return one schema of what these moves of one command admit; None: they admit nothing."""
    forms = folded(form_of(move.schema) for move in moves)
    return branched(forms) if forms else None
