"""Texts that no rule reads: fields of `Text`. They can be mended or struck and nothing else changes."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from domain.base.events import Event
from domain.base.refusal import Refused
from domain.game import Game

REDACTED = "—"
"""The text in the place of words that were struck: not empty, as rules may ask whether there are any."""


def same_but_words(one: Any, other: Any) -> bool:
    """Return whether two values are the same but for their words, at any depth.

    A present text and a missing one differ: rules may ask whether there is any.
    """
    if type(one) is not type(other):
        return False
    if isinstance(one, msgspec.Struct):
        words = text_fields(type(one))
        fields = ((name, getattr(one, name), getattr(other, name)) for name in one.__struct_fields__)
        return all((texts_of(a) == texts_of(b)) if name in words else same_but_words(a, b) for name, a, b in fields)
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(map(same_but_words, one, other))
    return bool(one == other)


def texts_of(words: Any) -> Any:
    """Return whether a text says anything; of several texts, for each."""
    return tuple(map(texts_of, words)) if isinstance(words, tuple | list) else bool(words and words.strip())


def wordless(game: Game, state: Any, event: Event) -> Event:
    """Return the event without its words, all else as it was. Raises Refused where no words are left to strike."""
    if game.law.wordless is not None and type(event.command) not in game.anytime:
        return replace(event, command=game.law.wordless(state, event))
    command = _redacted(event.command)
    if command == event.command:
        raise Refused("not_text_event", game.law.codes.rule)
    return replace(event, command=command)


def _redacted(value: Any) -> Any:
    """Return the command without the words in it, at any depth."""
    if isinstance(value, msgspec.Struct):
        words = text_fields(type(value))
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        return replace(value, **{n: _silenced(f) if n in words else _redacted(f) for n, f in fields.items()})
    if isinstance(value, tuple | list):
        return type(value)(map(_redacted, value))
    return value


def _silenced(words: Any) -> Any:
    if isinstance(words, tuple | list):
        return type(words)(map(_silenced, words))
    return REDACTED if texts_of(words) else words


@cache
def text_fields(kind: type[msgspec.Struct]) -> frozenset[str]:
    """Return the names of the fields of a struct that hold words for people."""
    return frozenset(name for name, hint in get_type_hints(kind, include_extras=True).items() if _is_text(hint))


def _is_text(hint: Any) -> bool:
    if get_origin(hint) is Annotated:
        return any(isinstance(m, msgspec.Meta) and (m.extra or {}).get("text") for m in get_args(hint)[1:])
    return any(_is_text(part) for part in get_args(hint))
