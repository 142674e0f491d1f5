"""Cache of what one answer about a seat's moves leaves to the next: an event leaves most of it as it was.

Which form a group of moves has hangs on what they admit and on what the seat calls the ids in them: both are compared.
The sentence that stands for an id without a name was told once, and never changes.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from datetime import datetime
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from domain.base.events import Command
from domain.corrections.bars import NO_BARS, Bars
from domain.game import Move, Reads, Schema, TypedDice
from projections.moves.folding import Form, choices_of, folded, form_of
from projections.moves.targets import NO_TARGETS, CachedTargets
from projections.moves.titles import Titles
from projections.texts import Locale

NONE: Set[str] = frozenset()
_spelled = msgspec.json.Encoder().encode
_read: msgspec.json.Decoder[Schema] = msgspec.json.Decoder()


class CachedForm(NamedTuple):
    """A form as it is written, and what the ids in it were called."""

    names: Mapping[str, str | None]
    schema: bytes


class Admitted(NamedTuple):
    """The values that the moves of a group admit: a hash of them, and the words in them, which may be ids."""

    key: bytes
    words: tuple[str, ...]


class MoveGroup(NamedTuple):
    """Moves of one command that bring the same dice by the same rules, from the same time on. `moves`: a hash of them,
    as they were made; `behalf`: the absent seat for which they are made, empty where it is their own.
    """

    command: type[Command]
    dice: TypedDice | None
    rules: tuple[str, ...]
    opens: datetime | None
    moves: bytes
    admitted: Admitted
    behalf: str = ""


class CachedChapter(NamedTuple):
    """The moves of one chapter by groups, and the fields of the state that they hang on, with what these held."""

    read: Reads
    groups: tuple[MoveGroup, ...]


class MovesCache(NamedTuple):
    """The parts of a former answer: forms, each by a hash of what it admits, sentences by the events that they tell,
    what each chapter of the game gave, what could be done about which act, what was barred, and what the moves of late
    admit, by their hash.
    """

    forms: Mapping[bytes, CachedForm] = {}
    sentences: Mapping[str, str] = {}
    chapters: tuple[CachedChapter, ...] = ()
    targets: CachedTargets = NO_TARGETS
    bars: Bars = NO_BARS
    admitted: Mapping[bytes, Admitted] = {}


NOTHING = MovesCache()
MOST_ADMITTED = 200
"""Groups of moves of which it is remembered what they admit: a fight has about fifty, and others in each phase."""


class FormCache:
    """Forms of one answer in the making: what still holds of the `previous` ones, and what is new."""

    def __init__(self, titles: Titles, previous: Mapping[bytes, CachedForm]) -> None:
        self._titles = titles
        self._previous = previous
        self._holding: dict[bytes, CachedForm | None] = {}  # those of the former that were asked about
        self.forms: dict[bytes, CachedForm] = {}

    def holds(self, group: MoveGroup) -> bool:
        """Return whether the group's form is cached and the seat has the same names for everything in it."""
        return self._previous_form(group.admitted.key) is not None

    def _previous_form(self, key: bytes) -> CachedForm | None:
        if key not in self._holding:
            cached = self._previous.get(key)
            self._holding[key] = cached if cached is not None and self._titles.calls(cached.names) else None
        return self._holding[key]

    def form(self, group: MoveGroup, make: Callable[[], Schema]) -> Schema:
        """Return the form of the group; it is made only where none is cached that still holds."""
        key = group.admitted.key
        cached = self._previous_form(key)
        if cached is not None:
            self.forms[key] = cached
            return _read.decode(cached.schema)
        with self._titles.recorded_lookups() as names:
            made = make()
        self.forms[key] = CachedForm(names, _spelled(made))
        return made


def groups_of(
    moves: Iterable[Move], known: Mapping[bytes, Admitted], fixed: Set[str] = NONE
) -> Iterator[tuple[MoveGroup, list[Move]]]:
    """Yield moves in groups, without those that admit nothing.

    `known`: what moves admit, by their hash; `fixed`: words that are no ids.
    """
    found: dict[object, list[Move]] = {}
    for move in moves:
        found.setdefault((move.command, move.dice, move.rules, move.opens), []).append(move)
    for same in found.values():
        key = _hash_of(same)
        admitted = known.get(key) or _admitted(same, fixed)
        if admitted is not None:
            first = same[0]
            yield MoveGroup(first.command, first.dice, first.rules, first.opens, key, admitted), same


def _hash_of(moves: Sequence[Move]) -> bytes:
    parts: list[Any] = [(move.command.__name__, move.fields, sorted(move.optional)) for move in moves]
    return blake2b(_spelled(parts), digest_size=16).digest()


def _admitted(moves: Sequence[Move], fixed: Set[str]) -> Admitted | None:
    """Return what these moves admit; None: nothing.

    Moves that admit the same are the same, however they came to be: else their hash would disclose what made them.
    """
    forms = folded(form_of(move.schema) for move in moves)
    if not forms:
        return None
    found = blake2b(digest_size=16)
    for form in forms:
        signature = [(name, part.key.decode(), part.required) for name, part in form.properties.items()]
        found.update(_spelled(signature))
    return Admitted(found.digest(), tuple(word for word in _words_of(forms) if word not in fixed))


def _words_of(forms: Iterable[Form]) -> dict[str, None]:
    words, walked = dict[str, None](), set[int]()
    for form in forms:
        for name, part in form.properties.items():
            words.setdefault(name)
            _gather_words(part.schema or {}, words, walked)
    return words


def words_in(schema: Schema) -> Iterable[str]:
    """Return every word that a title may be made for: values of choices, names of properties."""
    words = dict[str, None]()
    _gather_words(schema, words, set())
    return words


def _gather_words(schema: Schema, words: dict[str, None], walked: set[int]) -> None:
    """Add the words of a schema to `words`. `walked`: parts that were gone through, by identity; forms share many."""
    if id(schema) in walked:
        return
    walked.add(id(schema))
    choices = choices_of(schema)
    if choices is not None:
        for value, _ in choices:
            words.update(dict.fromkeys(_words(value)))
        return
    for name, part in schema.get("properties", {}).items():
        words.setdefault(name)
        if isinstance(part, dict):
            _gather_words(part, words, walked)
    for keyword in ("anyOf", "allOf", "prefixItems"):
        for part in schema.get(keyword, ()):
            _gather_words(part, words, walked)
    if isinstance(schema.get("items"), dict):
        _gather_words(schema["items"], words, walked)


def _words(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list() | tuple():
            for item in value:
                yield from _words(item)
        case dict():
            for key, item in value.items():
                yield key
                yield from _words(item)
        case _:
            pass


def form_tag(titles: Titles, locale: Locale, key: bytes, beside: tuple[Any, ...], words: Iterable[str]) -> str:
    """Return the tag of a form before it is made.

    It is made of what the form admits, of the seat's names for the ids in it, and of what its offer says beside.
    """
    names = [(word, name) for word in words if (name := titles.named(word)) is not None]
    found = blake2b(_spelled((locale, beside, names)), key=key, digest_size=6)
    return urlsafe_b64encode(found.digest()).decode()
