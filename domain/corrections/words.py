"""What is words alone: fields of `Text`, which no rule reads."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec


def same_but_words(one: Any, other: Any) -> bool:
    """Do these two say the same but for their words, at any depth? Rules may ask whether there are any."""
    if type(one) is not type(other):
        return False
    if isinstance(one, msgspec.Struct):
        words = text_fields(type(one))
        fields = ((name, getattr(one, name), getattr(other, name)) for name in one.__struct_fields__)
        return all((said(a) == said(b)) if name in words else same_but_words(a, b) for name, a, b in fields)
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(map(same_but_words, one, other))
    return bool(one == other)


def said(words: Any) -> Any:
    """Whether anything is said; of several texts, of each."""
    return tuple(map(said, words)) if isinstance(words, tuple | list) else bool(words and words.strip())


@cache
def text_fields(kind: type[msgspec.Struct]) -> frozenset[str]:
    """The fields of a struct that hold words for people."""
    return frozenset(name for name, hint in get_type_hints(kind, include_extras=True).items() if _is_text(hint))


def _is_text(hint: Any) -> bool:
    if get_origin(hint) is Annotated:
        return any(isinstance(m, msgspec.Meta) and (m.extra or {}).get("text") for m in get_args(hint)[1:])
    return any(_is_text(part) for part in get_args(hint))
