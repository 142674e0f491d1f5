"""What people read in a move: a title for every field, and one for every value that does not speak for itself.

A value that is an id has the name that the seat knows; an id without a name the sentence that told of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domain.game import Schema
from domain.table.seats import HOST
from projections.frames import Feeds
from projections.moves.folding import Choices, choices_of, one_choice
from projections.texts import Locale, has, label, say

LONGEST = 160  # characters of a sentence that stands for a name


class Titles:
    """What one seat reads, in one language."""

    def __init__(self, feeds: Feeds, seat: str, locale: Locale) -> None:
        self._feeds = feeds
        self._seat = seat
        self._locale = locale
        self._game = feeds.projection.game
        self._told: dict[str, str] = {}
        seats = {s.id: s.name for s in feeds.state.table.seats}
        known = feeds.projection.names(feeds.state, seat)
        self._names: Mapping[str, str] = {HOST: str(label(self._game, locale, HOST)), **seats, **known}

    def titled(self, schema: Schema, command: str) -> Schema:
        """The schema of a command, or a part of it, with its titles."""
        choices = choices_of(schema)
        if choices is not None:
            return self._choice(schema, choices)
        found = dict(schema)
        if "properties" in found:
            found["properties"] = {
                name: self._property(part, command, name, whole="type" in found)
                for name, part in found["properties"].items()
            }
        for keyword in ("anyOf", "allOf", "prefixItems"):
            if keyword in found:
                found[keyword] = [self.titled(part, command) for part in found[keyword]]
        if isinstance(found.get("items"), dict):
            found["items"] = self.titled(found["items"], command)
        return found

    def _property(self, part: Any, command: str, name: str, whole: bool) -> Any:
        """The title stands with the object, not in its branches."""
        if part is False or name == "type":
            return part
        made = self.titled(part, command)
        return {"title": field(self._game, self._locale, command, name), **made} if whole else made

    def _choice(self, schema: Schema, choices: Choices) -> Schema:
        return one_choice([(value, self.of(value, given) or None) for value, given in choices], schema)

    def of(self, value: Any, given: str | None = None) -> str:
        """The title of a value; empty: it speaks for itself."""
        match value:
            case None | "":
                return say(self._game, self._locale, "choice-none", {})
            case bool():
                return given or say(self._game, self._locale, "choice-yes" if value else "choice-no", {})
            case str():
                return self._names.get(value) or given or self._word(value) or self.told(value)
            case list() | tuple():
                return ", ".join(self.of(item) or str(item) for item in value)
            case _:
                return given or ""

    def _word(self, value: str) -> str:
        message = f"label-{value}"
        return str(label(self._game, self._locale, value)) if has(self._game, self._locale, message) else ""

    def told(self, identity: str) -> str:
        """What the seat was told of the event of that id, or of the event that gave it; empty: nothing."""
        found = self._told.get(identity)
        if found is None:
            found = self._told[identity] = self._tell(identity.partition(".")[0])
        return found

    def _tell(self, event_id: str) -> str:
        version = self._feeds.history.index.get(event_id)
        number = None if version is None else self._feeds.number_of(self._seat, version)
        if number is None:
            return ""
        for frame in self._feeds.frames(self._seat, self._locale, number - 1, number, marked=False):
            for line in frame.entries:
                return line.text if len(line.text) <= LONGEST else f"{line.text[: LONGEST - 1]}…"
        return ""


def field(game: str, locale: Locale, command: str, name: str) -> str:
    """The people's word for a field of a command; its name where there is none yet."""
    for message in (f"field-{command}-{name}", f"field-{name}"):
        if has(game, locale, message):
            return say(game, locale, message, {})
    return name.replace("_", " ")
