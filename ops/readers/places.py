"""Places of a view in people's words: titles of fields, names of things."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from projections.texts import Locale, field, label

NAMES = ("name", "title", "label")
WORD = re.compile(r"[a-z][a-z0-9_]*")


def place(game: str, locale: Locale, path: str, *views: Any) -> str:
    """Return a JSON Pointer as titles of fields and names of things, by the first of these views in which it leads
    somewhere.
    """
    named, here = [], list(views)
    for token in path.split("/")[1:]:
        step = token.replace("~1", "/").replace("~0", "~")
        lists = [view for view in here if isinstance(view, list | tuple)]
        here = [found for view in here if (found := _in(view, step)) is not None]
        if lists:
            names = (str(item[name]) for item in here if isinstance(item, dict) for name in NAMES if item.get(name))
            named.append(next(names, str(int(step) + 1)))
        else:
            named.append(field(game, locale, "", step).title)
    return " › ".join(named)


def _in(value: Any, step: str) -> Any:
    match value:
        case dict():
            return value.get(step)
        case list() | tuple() if step.isdecimal() and int(step) < len(value):
            return value[int(step)]
        case _:
            return None


def titles(game: str, locale: Locale, views: Iterable[Any]) -> dict[str, str]:
    """Return the title of every field in these views that has one."""
    found = sorted({pair for view in views for pair in _pairs(view, "")})
    fields = {name: field(game, locale, "", name) for name, _ in found}
    named = {name: each.title for name, each in fields.items() if each.description}
    labels = {f"{name}/{word}": str(label(game, locale, word, name)) for name, word in found if word}
    return named | {place: said for place, said in labels.items() if said != place.partition("/")[2]}


def _pairs(value: Any, name: str) -> Iterator[tuple[str, str]]:
    """Yield every field, and every word that is a value of it."""
    match value:
        case dict():
            for each, item in value.items():
                yield each, ""
                yield from _pairs(item, each)
        case list() | tuple():
            for item in value:
                yield from _pairs(item, name)
        case str() if name and WORD.fullmatch(value):
            yield name, value
