"""Sheet of a view for people: titles of fields, words in their language, names in the place of ids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ops.cli.messages import translate
from ops.readers.places import NAMES, WORD, place
from projections.base.differences import Change
from projections.texts import Locale, field, label

NAMELESS = frozenset({"id", "type"})
"""Members that tell a program apart what a person calls by a name."""


class Sheet:
    """The sheets of one table. `names`: the names of ids, seats among them; those that views name are learned."""

    def __init__(self, game: str, locale: Locale, names: Mapping[str, str]) -> None:
        self._game, self._locale = game, locale
        self._names = dict(names)

    def learn(self, value: Any) -> None:
        """Learn the names of all things that have an id in a view."""
        match value:
            case dict():
                named = next((str(value[name]) for name in NAMES if value.get(name)), None)
                if isinstance(value.get("id"), str) and named:
                    self._names.setdefault(value["id"], named)
                for member in value.values():
                    self.learn(member)
            case list() | tuple():
                for item in value:
                    self.learn(item)
            case _:
                pass

    def lines(self, view: Mapping[str, Any]) -> Iterator[str]:
        """Yield a view as text, a line for each thing that is there; empty ones are left out."""
        self.learn(view)
        yield from self._members(view, "")

    def changed(self, change: Change, *views: Any) -> str:
        """Return a line with what stood at a place and what stands there now."""
        for view in views:
            self.learn(view)
        where = place(self._game, self._locale, change.path, *views)
        name = next((step for step in reversed(change.path.split("/")) if not step.isdecimal()), "")
        return f"{where}: {self._said(change.was, name)} -> {self._said(change.now, name)}"

    def name(self, what: str) -> str:
        return self._names.get(what, what)

    def _members(self, value: Mapping[str, Any], indent: str) -> Iterator[str]:
        for name, member in value.items():
            if name in NAMELESS or _empty(member):
                continue
            title = self._title(name)
            if _flat(member):
                yield f"{indent}{title}: {self._said(member, name)}"
            else:
                yield f"{indent}{title}"
                yield from self._within(member, name, f"{indent}  ")

    def _within(self, value: Any, name: str, indent: str) -> Iterator[str]:
        if isinstance(value, dict):
            yield from self._members(value, indent)
            return
        for number, item in enumerate(value, 1):
            if _flat(item):
                yield f"{indent}- {self._said(item, name)}"
                continue
            yield f"{indent}- {self._called(item) or f'{self._title(name)} {number}'}"
            yield from self._within(item, name, f"{indent}    ")

    def _called(self, item: Any) -> str:
        return next((str(item[name]) for name in NAMES if item.get(name)), "") if isinstance(item, dict) else ""

    def _title(self, name: str) -> str:
        known = self._names.get(name)
        return known if known is not None else field(self._game, self._locale, "", name).title

    def _said(self, value: Any, name: str) -> str:
        match value:
            case None | "":
                return translate("dossier-none")
            case bool():
                return translate("dossier-yes" if value else "dossier-no")
            case str() if value in self._names:
                return self._names[value]
            case str() if WORD.fullmatch(value):
                return str(label(self._game, self._locale, value, name))
            case dict():
                parts = (f"{self._title(each)} {self._said(item, each)}" for each, item in _filled(value))
                return self._called(value) or ", ".join(parts) or translate("dossier-none")
            case list() | tuple():
                return ", ".join(self._said(item, name) for item in value) or translate("dossier-none")
            case _:
                return str(value)


def _filled(value: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    return ((name, item) for name, item in value.items() if name not in NAMELESS and not _empty(item))


def _empty(value: Any) -> bool:
    return value is None or value == "" or (isinstance(value, dict | list | tuple) and not value)


def _flat(value: Any) -> bool:
    """Return whether a value fits in one line: a plain value, or several of these."""
    if isinstance(value, list | tuple):
        return not any(isinstance(item, dict | list | tuple) for item in value)
    return not isinstance(value, dict)
