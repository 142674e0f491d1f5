"""Projection of a game: its view for a seat, and what a seat reads of each step. Hidden by default.

A projection builds what may be seen, field by field, from types of its own; it never removes fields from a
state. What it does not name does not exist for the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any

import msgspec
from msgspec.structs import force_setattr

from domain.base.chance import Link
from domain.base.events import Command, Event, Id
from domain.game.disclosure import Shelf
from domain.record.history import Step
from domain.table.seats import State, Table


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """The proof that the service had settled on a draw before it could know who would roll what: see
    PROOFS.md. `link` is that of the `number`th draw of its `stream`; `anchor`: that of a chain to come, or
    of the stream itself where the opening did not tell it.
    """

    stream: str
    number: int
    link: str
    nonce: str
    anchor: str = ""


class Die(msgspec.Struct, frozen=True, omit_defaults=True):
    """A draw that the seat may see. `physical`: typed in at the table. `proof`: where the seat sees every draw of the
    stream that it comes from.
    """

    kind: str
    faces: tuple[int, ...]
    physical: bool
    proof: Proof | None = None

    @property
    def thrown(self) -> tuple[int, ...]:
        """The faces that people would read; a shuffle has none."""
        return () if self.kind == "shuffle" else self.faces


Follows = Callable[[str], bool]
"""Does a reader see every draw of that stream of chance?"""


def everything(stream: str) -> bool:
    """Return that the reader sees every draw of the stream: the whole record is open to the caller."""
    return True


class Thrown:
    """The draws of one event, made once for all who see the same proofs of them."""

    def __init__(self, event: Event, follows: Callable[[str], Follows]) -> None:
        """Prepare the draws of one event; `follows`: (seat) -> the streams of which the seat sees every draw."""
        self.event = event
        self._follows = follows
        self._streams = [draw.link.stream for draw in event.draws if draw.link is not None]
        self._made: dict[tuple[bool, ...], tuple[Die, ...]] = {}

    def followed(self, seat: str) -> tuple[bool, ...]:
        """Return, for each draw that the service made, whether the seat sees its proof."""
        return tuple(map(self._follows(seat), self._streams)) if self._streams else ()

    def seen(self, seat: str) -> tuple[Die, ...]:
        """Return the dice with the proofs that the seat sees; seats that follow the same streams share one object."""
        followed = self.followed(seat)
        made = self._made.get(followed)
        if made is None:
            made = self._made[followed] = proven(self.event, self._follows(seat))
        return made


def dice_of(event: Event) -> tuple[Die, ...]:
    """Return the dice of an event, without proofs."""
    return tuple(Die(draw.kind, draw.faces, draw.physical) for draw in event.draws)


def proven(event: Event, follows: Follows) -> tuple[Die, ...]:
    """Return the dice of an event, each with its proof where the reader follows its stream."""
    return tuple(Die(draw.kind, draw.faces, draw.physical, _proof(draw.link, follows)) for draw in event.draws)


def _proof(link: Link | None, follows: Follows) -> Proof | None:
    if link is None or not follows(link.stream):
        return None
    return Proof(link.stream, link.number, link.link, link.nonce, link.anchor)


class EntryDraft(msgspec.Struct, frozen=True, gc=False):
    """One line that a seat may read of a step.

    `fields` holds what may be told and nothing else. `recorded`: it is the event itself (it carries the id
    that can be contested), not a consequence. `dice`: the draws of the event are shown with it. `lasting`: a
    correction that voids the event leaves the line unmarked.
    """

    name: str
    fields: msgspec.Struct
    recorded: bool = False
    dice: bool = False
    rules: tuple[str, ...] = ()
    lasting: bool = False


Called = str | Callable[[str], str | None] | None
"""The name of an id: the same for everybody, by a function for each seat as it sees it, or none for anybody."""
Names = Callable[[Any, str], Called]
"""(state, id) -> what it is called."""


def by_seat(name: Callable[[Any, str, str], str | None]) -> Names:
    """Make names from a function that answers for one seat at a time, of which nothing is known before the seat is."""
    return lambda state, what: lambda seat: name(state, seat, what)


def name_for(called: Called, seat: str) -> str | None:
    """Return the name by which that seat knows the id."""
    return called(seat) if callable(called) else called


Structs = tuple[type[msgspec.Struct], ...]
Read = Callable[[str], Iterable[EntryDraft]]
"""(seat) -> what it reads of one step. What seats have in common is made once for all whom it is asked for."""


class Awaited(msgspec.Struct, frozen=True):
    """A command that is waited for, and from which seat. `about`: what it settles, where that has an id."""

    seat: Id
    command: type[Command]
    about: Id | None = None


def nothing_awaited(view: Any, table: Table) -> Iterable[Awaited]:
    return ()


def leader(table: Table) -> Id:
    """Return the game master's seat. Raises StopIteration where the game has none."""
    return next(seat.id for seat in table.with_role("gm"))


def gm_sees_all(state: State, seat: str) -> bool:
    return state.table.role(seat) == "gm"


class PutOff(msgspec.Struct, frozen=True, eq=False):
    """Policy for what a correction has made due and a later act of the record has put off: how it is kept
    from the others.

    - `ids(step)`: of what this step shows to wait for a ruling, though an earlier step brought it.
    - `without(step, ids)`: that earlier step without it; the very same where it brought none of it.
    """

    ids: Callable[[Step], frozenset[str]]
    without: Callable[[Step, frozenset[str]], Step]


def stays_sealed(state: Any, event: Event, void: bool) -> msgspec.Struct | None:
    return None


class Outline(msgspec.Struct, frozen=True):
    """Types of entries that begin a scene, or a Turn within one: where a long story is divided for its readers."""

    scenes: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()


class Projection(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """The allow-list of one game.

    - `view(state, seat)`: the seat's view, a struct of `views`.
    - `entries(step)(seat)`: what the seat reads of a step of play; empty: nothing happened for it.
    - `names(state, id)`: what each seat calls anything that it can see under a name, for sentences; None: of nothing it
      sees. A `Noun` where the seat knows of a person whether to say he or she. Where every seat calls it the same, that
      alone: it is asked for once.
    - `options(state)`: the options of its opening as everybody may know them, told with it.
    - `types`: the structs that may be the `fields` of an entry of each type.
    - `awaited(view, table)`: what is asked of whom, read off one seat's view and the table's seats and nothing else, so
      that it tells no more than they do.
    - `sees_all(state, seat)`: may the seat have the whole record?
    - `shelves`: what its states hold that not everybody sees; for looking back a seat's states are kept without what
      it does not see there, so nothing may be shown of what a state does not hold. What is named by something that is
      seen elsewhere is for everybody here: whoever looks it up asks who sees it.
    - `put_off`: of a game where corrections can bring what then waits for a ruling that only some may know of.
    - `unsealed(state, event, void)`: where a game opens its record to all its members in the end: what they may
      read then of an event of play, void or not. None: nothing.
    - `outline`: the entries with which its scenes and Turns begin.
    - `readers`, `viewers`: made of `shown` and of `views`, to read their structs back, each by its `kind_of`.
    """

    game: str
    view: Callable[[Any, str], msgspec.Struct]
    entries: Callable[[Step], Read]
    names: Names
    options: Callable[[Any], msgspec.Struct]
    views: tuple[type[msgspec.Struct], ...]
    types: Mapping[str, Structs]
    awaited: Callable[[Any, Table], Iterable[Awaited]] = nothing_awaited
    sees_all: Callable[[Any, str], bool] = gm_sees_all
    shelves: tuple[Shelf, ...] = ()
    put_off: PutOff | None = None
    unsealed: Callable[[Any, Event, bool], msgspec.Struct | None] = stays_sealed
    outline: Outline = Outline()
    readers: Mapping[str, msgspec.json.Decoder[Any]] = {}
    viewers: Mapping[str, msgspec.json.Decoder[Any]] = {}

    @property
    def shown(self) -> Structs:
        """Every struct that entries hold, once."""
        return tuple(dict.fromkeys(chain.from_iterable(self.types.values())))

    def called(self, state: State, seat: str, what: str) -> str | None:
        """Return the name by which the seat knows another seat, or a thing that it sees in the game; None: no name."""
        named = state.table.names.get(what)
        found = self.name(state, seat, what) if named is None else named
        return None if found is None else str(found)

    def name(self, state: Any, seat: str, what: str) -> str | None:
        """Return the name by which the seat knows a thing that it sees in the game under that id."""
        return name_for(self.names(state, what), seat)

    def __post_init__(self) -> None:
        """Describe every shown struct to msgspec before a schema of it is asked for: see domain.game.decoders."""
        force_setattr(self, "viewers", {kind_of(kind): msgspec.json.Decoder(kind) for kind in self.views})
        force_setattr(self, "readers", {kind_of(shown): msgspec.json.Decoder(shown) for shown in self.shown})


def kind_of(shown: type[msgspec.Struct]) -> str:
    """Return a name for the struct that an entry holds, which no other has."""
    return f"{shown.__module__}.{shown.__qualname__}"
