"""The fields of a struct as arguments of a sentence: ids become names, words of a closed list labels; text stays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from projections.texts.bundles import Locale, has, say


def label(game: str, locale: Locale, word: str) -> str:
    """The people's word for a word of a closed list; the word itself where there is no label."""
    return say(game, locale, f"label-{word}", {}) if has(game, locale, f"label-{word}") else word


def arguments(fields: msgspec.Struct, names: Mapping[str, str], game: str, locale: Locale) -> dict[str, str | int]:
    """The fields of a struct as arguments of a sentence.

    Absent values become the empty string; for each argument `x` there is `has_x`, `yes` or `no`, because
    Fluent cannot select on emptiness.
    """
    made: dict[str, str | int] = {}
    for name, kind in _kinds(type(fields)).items():
        made[name] = _argument(getattr(fields, name), kind, names, game, locale)
        made[f"has_{name}"] = "no" if made[name] == "" else "yes"
    return made


def _argument(value: Any, kind: str, names: Mapping[str, str], game: str, locale: Locale) -> str | int:
    match value:
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case int():
            return value
        case str():
            if kind == "id":
                return names.get(value, value)
            return label(game, locale, value) if kind == "word" else value
        case list() | tuple() | frozenset():
            return _joined(_argument(item, kind, names, game, locale) for item in value)
        case msgspec.Struct():
            return _joined(_parts(value, names, game, locale), " ")
        case _:
            return ""


def _parts(value: msgspec.Struct, names: Mapping[str, str], game: str, locale: Locale) -> Iterable[str | int]:
    """A struct within a sentence: its fields, one after the other."""
    for name, kind in _kinds(type(value)).items():
        part = _argument(getattr(value, name), kind, names, game, locale)
        if part != "":
            yield part


def _joined(parts: Iterable[str | int], mark: str = ", ") -> str:
    return mark.join(str(part) for part in parts)


@cache
def _kinds(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Field -> `id`, `word` (of a closed list) or `plain`."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: _kind(hints[name]) for name in struct.__struct_fields__}


def _kind(hint: Any) -> str:
    origin = get_origin(hint)
    if origin is Annotated:
        metas = [m for m in get_args(hint)[1:] if isinstance(m, msgspec.Meta)]
        if any((m.extra or {}).get("id") for m in metas):
            return "id"
        return "word" if any((m.extra or {}).get("word") for m in metas) else _kind(get_args(hint)[0])
    if origin is Literal:
        return "word"
    if origin in (Union, UnionType, tuple, list, frozenset):
        found = {_kind(part) for part in get_args(hint) if part is not Ellipsis} - {"plain"}
        return found.pop() if len(found) == 1 else "plain"
    return "plain"
