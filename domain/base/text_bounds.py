"""Bounds of what people write in a command: each string has one, which its type gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from domain.base.events import MOST_TEXT
from domain.base.names import MOST_NAME
from domain.base.refusal import Refused

WORDLESS = frozenset({bool, int, float, type(None)})


def check_wording(command: msgspec.Struct) -> None:
    """Refuse a command of which a string is longer than its type allows.

    Raises Refused `name_too_long` or `text_too_long` for the first such string. Callers ask it of new commands alone:
    old records hold longer strings.
    """
    for written, most in strings(command):
        check_text(written, most)


def check_text(written: str, most: int = MOST_TEXT) -> None:
    """Refuse a text of more than so many signs. Raises Refused `name_too_long` or `text_too_long`."""
    if len(written) > most:
        code = "name_too_long" if most == MOST_NAME else "text_too_long"
        raise Refused(code, kind="form", most=most, has=len(written))


def strings(part: Any, most: int = MOST_TEXT) -> Iterator[tuple[str, int]]:
    """Yield each string, at any depth, with the greatest number of signs that it may have."""
    if isinstance(part, str):
        yield part, most
    elif isinstance(part, msgspec.Struct):
        for name, bound in bounds(type(part)).items():
            value = getattr(part, name)
            if type(value) is str:
                yield value, bound
            elif type(value) not in WORDLESS:
                yield from strings(value, bound)
    elif isinstance(part, Mapping):
        for key, value in part.items():
            yield from strings(key, most)
            yield from strings(value, most)
    elif isinstance(part, tuple | list | frozenset):
        for item in part:
            yield from strings(item, most)


@cache
def bounds(kind: type[msgspec.Struct]) -> Mapping[str, int]:
    """Return the greatest number of signs of each field; where its type sets none, that of a text."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: min(_bounds(hints[name]), default=MOST_TEXT) for name in kind.__struct_fields__}


def _bounds(hint: Any) -> Iterator[int]:
    if get_origin(hint) is Annotated:
        metas = (meta.extra or {} for meta in get_args(hint)[1:] if isinstance(meta, msgspec.Meta))
        yield from (extra["most"] for extra in metas if "most" in extra)
    yield from (most for part in get_args(hint) if not isinstance(part, str | msgspec.Meta) for most in _bounds(part))
