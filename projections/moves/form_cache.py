"""Cache of forms from one document of a seat's moves to its next: an event leaves most of it as it was, word for word.

A form hangs on the moves that it is made of and on what the seat calls the ids in them: both are compared. The sentence
that stands for an id without a name was told once, and never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from domain.game import Move, Schema
from projections.moves.titles import Titles

_spelled = msgspec.json.Encoder().encode
_read: msgspec.json.Decoder[Schema | None] = msgspec.json.Decoder()


class CachedForm(NamedTuple):
    """A form as it is written, and what the ids in it were called; `schema`: `null` where its moves admit nothing."""

    names: Mapping[str, str | None]
    schema: bytes


class PreviousDocument(NamedTuple):
    """The cache that a document leaves to the next one: its forms, each by a hash of the moves that it was made of, and
    the sentences that stood in it by the events that they tell.
    """

    forms: Mapping[bytes, CachedForm] = {}
    sentences: Mapping[str, str] = {}


NOTHING = PreviousDocument()


class FormCache:
    """One document in the making: what still holds of the `former` one, and what is new."""

    def __init__(self, titles: Titles, former: PreviousDocument = NOTHING) -> None:
        self._titles = titles
        self._former = former
        self._forms: dict[bytes, CachedForm] = {}

    @property
    def remaining(self) -> PreviousDocument:
        """Return what this document leaves to the next."""
        return PreviousDocument(self._forms, self._titles.sentences)

    def form(self, moves: Sequence[Move], make: Callable[[], Schema | None]) -> Schema | None:
        """The form of these moves of one command, made only where none was kept that still holds."""
        key = _key(moves)
        kept = self._former.forms.get(key)
        if kept is not None and self._titles.calls(kept.names):
            self._forms[key] = kept
            return _read.decode(kept.schema)
        with self._titles.noted() as names:
            made = make()
        self._forms[key] = CachedForm(names, _spelled(made))
        return made


def _key(moves: Sequence[Move]) -> bytes:
    said: list[Any] = [(move.command.__name__, move.fields, sorted(move.optional)) for move in moves]
    return blake2b(_spelled(said), digest_size=16).digest()
