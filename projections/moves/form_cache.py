"""Cache of forms from one document of a seat's moves to its next: an event leaves most of it as it was, word for word.

A form hangs on the moves that it is made of and on what the seat calls the ids in them: both are compared. The sentence
that stands for an id without a name was told once, and never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from domain.base.events import Command
from domain.game import Move, Reads, Schema, TypedDice
from projections.moves.targets import NO_TARGETS, CachedTargets
from projections.moves.titles import Titles

_spelled = msgspec.json.Encoder().encode
_read: msgspec.json.Decoder[Schema | None] = msgspec.json.Decoder()


class CachedForm(NamedTuple):
    """A form as it is written, and what the ids in it were called; `schema`: `null` where its moves admit nothing."""

    names: Mapping[str, str | None]
    schema: bytes


class MoveGroup(NamedTuple):
    """Moves of one command that bring the same dice by the same rules, from the same time on; `key`: of their form."""

    command: type[Command]
    dice: TypedDice | None
    rules: tuple[str, ...]
    opens: datetime | None
    key: bytes


class CachedChapter(NamedTuple):
    """The moves of one chapter by groups, and the fields of the state that they hang on, with what these held."""

    read: Reads
    groups: tuple[MoveGroup, ...]


class PreviousDocument(NamedTuple):
    """The cache that a document leaves to the next one: its forms, each by a hash of the moves that it was made of, the
    sentences that stood in it by the events that they tell, what each chapter of the game gave, and what could be
    done about which act.
    """

    forms: Mapping[bytes, CachedForm] = {}
    sentences: Mapping[str, str] = {}
    chapters: tuple[CachedChapter, ...] = ()
    targets: CachedTargets = NO_TARGETS


NOTHING = PreviousDocument()


class FormCache:
    """One document in the making: what still holds of the `former` one, and what is new."""

    def __init__(self, titles: Titles, former: PreviousDocument = NOTHING) -> None:
        self._titles = titles
        self._former = former
        self._forms: dict[bytes, CachedForm] = {}
        self._holding: dict[bytes, CachedForm | None] = {}  # those of the former that were asked about

    @property
    def remaining(self) -> PreviousDocument:
        """Return what this document leaves to the next."""
        return PreviousDocument(self._forms, self._titles.sentences)

    def holds(self, chapter: CachedChapter) -> bool:
        """Do the forms of the chapter's moves hold still, if these do?"""
        return all(self._former_form(group.key) is not None for group in chapter.groups)

    def _former_form(self, key: bytes) -> CachedForm | None:
        if key not in self._holding:
            kept = self._former.forms.get(key)
            self._holding[key] = kept if kept is not None and self._titles.calls(kept.names) else None
        return self._holding[key]

    def form(self, key: bytes, make: Callable[[], Schema | None]) -> Schema | None:
        """The form of the moves of that key, made only where none was kept that still holds."""
        kept = self._former_form(key)
        if kept is not None:
            self._forms[key] = kept
            return _read.decode(kept.schema)
        with self._titles.noted() as names:
            made = make()
        self._forms[key] = CachedForm(names, _spelled(made))
        return made


def group_of(moves: Sequence[Move]) -> MoveGroup:
    """Moves of one command as a group; which it is hangs on what they admit alone."""
    first = moves[0]
    return MoveGroup(first.command, first.dice, first.rules, first.opens, _key(moves))


def _key(moves: Sequence[Move]) -> bytes:
    said: list[Any] = [(move.command.__name__, move.fields, sorted(move.optional)) for move in moves]
    return blake2b(_spelled(said), digest_size=16).digest()
