"""Titles in moves: one for every field, and one for every value that does not speak for itself.

A value that is an id has the name that the seat knows; an id without a name the sentence that told of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from domain.game import Schema
from domain.table.seats import HOST
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.feeds.views import state_at
from projections.moves.folding import choices_of, one_choice, spelled
from projections.texts import Locale, field, has, label, say, spaced

LONGEST = 80  # characters of a sentence that stands for a name
NONE: Mapping[str, str] = {}
Pairs = dict[tuple[str, bytes], str]
"""Pairs of maps in words, by key and value."""


def word(game: str, locale: Locale, value: str, field: str) -> str:
    """Return the word of people for a value of that field; empty: there is no word for it."""
    known = any(has(game, locale, f"label-{name}") for name in (f"{field}-{value}", value))
    return str(label(game, locale, value, field)) if known else ""


class Wording:
    """The words of a game in one language; `named` and `describe` know the ids of a table."""

    def __init__(
        self,
        game: str,
        locale: Locale,
        named: Callable[[str], str | None] = lambda _: None,
        describe: Callable[[str], str] = lambda _: "",
    ) -> None:
        self._game = game
        self._locale = locale
        self._named = named
        self._describe = describe

    def titled(self, schema: Schema, command: str, field: str = "") -> Schema:
        """Return the schema of a command, or of one of its fields, with its titles."""
        choices = choices_of(schema)
        if choices is not None:
            pairs: Pairs = {}
            titles = [(value, self.of(value, given, field, pairs) or None) for value, given in choices]
            return one_choice(titles, schema)
        found = dict(schema)
        if "properties" in found:
            whole = "type" in found
            found["properties"] = {
                name: self._property(part, command, name, whole=whole) for name, part in found["properties"].items()
            }
        for keyword in ("anyOf", "allOf", "prefixItems"):
            if keyword in found:
                found[keyword] = [self.titled(part, command, field) for part in found[keyword]]
        if isinstance(found.get("items"), dict):
            found["items"] = self.titled(found["items"], command, field)
        return found

    def _property(self, part: Any, command: str, name: str, *, whole: bool) -> Any:
        """Return the schema of a property, with its title in the object, not in its branches."""
        if part is False or (name == "type" and part.get("const") == command):
            return part
        made = self.titled(part, command, name)
        return {"title": self._key(name, command), **made} if whole else made

    def _key(self, name: str, command: str) -> str:
        """Return the title of a key: the key of a map may be an id, or a word of a closed list."""
        title = field(self._game, self._locale, command, name).title
        return self.of(name) or title if title == spaced(name) else title

    def of(self, value: Any, given: str | None = None, field: str = "", pairs: Pairs | None = None) -> str:
        """Return the title of a value of a field; empty: the value needs none.

        `given`: the game's own title; `pairs`: those of maps that were put into words for the same field already.
        """
        match value:
            case None | "":
                return say(self._game, self._locale, "choice-none", {})
            case bool():
                return given or say(self._game, self._locale, "choice-yes" if value else "choice-no", {})
            case str():
                return str(self._named(value) or given or self._word(value, field) or self._describe(value))
            case list() | tuple():
                return ", ".join(self.of(item, None, field) or str(item) for item in value)
            case dict():
                known = {} if pairs is None else pairs
                return ", ".join(self._pair(*pair, field, known) for pair in value.items())
            case int() if has(self._game, self._locale, f"label-{field}-{value}"):
                return given or word(self._game, self._locale, str(value), field)
            case _:
                return given or ""

    def _word(self, value: str, field: str) -> str:
        """Return the word for a value of a closed list; a command within a command has the label of its own move."""
        move = f"move-{value}"
        if field == "type" and has(self._game, self._locale, move):
            return say(self._game, self._locale, move, {})
        return word(self._game, self._locale, value, field)

    def _pair(self, key: str, value: Any, field: str, known: Pairs) -> str:
        """Return one pair of a map as in a sentence."""
        place = key, spelled(value)
        if place not in known:
            args = {"key": self.of(key, None, field) or key, "value": self.of(value) or str(value)}
            known[place] = say(self._game, self._locale, "part-pair", args)
        return known[place]


class Titles(Wording):
    """The titles for one seat, in one language. `known`: sentences of events that it was told, from an earlier time."""

    def __init__(self, feeds: Feeds, seat: str, locale: Locale, known: Mapping[str, str] = NONE) -> None:
        super().__init__(feeds.projection.game, locale, self._name, self.described)
        self._feeds = feeds
        self.seat = seat
        self._names: dict[str, str | None] = {}
        self._lookups: dict[str, str | None] = {}
        self._known = known
        self._sentences: dict[str, str] = {}

    @property
    def sentences(self) -> Mapping[str, str]:
        """The sentences that this reading found, by event."""
        return {event: text for event, text in self._sentences.items() if text}

    @contextmanager
    def recorded_lookups(self) -> Iterator[dict[str, str | None]]:
        """Record the names of the ids that are looked up in the meantime, and stop afterwards."""
        lookups = self._lookups = {}
        yield lookups
        self._lookups = {}

    def named(self, value: str) -> str | None:
        """Return the seat's name for that id; None: it has none, or the value is no id."""
        return self._name(value)

    def calls(self, names: Mapping[str, str | None]) -> bool:
        """Return whether the seat has the same names for all of these ids now."""
        return all(self._name(what) == name for what, name in names.items())

    def _name(self, value: str) -> str | None:
        if value not in self._names:
            self._names[value] = self._called(value)
        name = self._lookups[value] = self._names[value]
        return name

    def _called(self, value: str) -> str | None:
        if value == HOST:
            return str(label(self._game, self._locale, HOST))
        return self._feeds.projection.called(state_at(self._feeds, self.seat, None), self.seat, value)

    def described(self, identity: str) -> str:
        """Return the sentence in which the seat read of the event of that id, or of the one that gave it; "": none."""
        event_id = identity.partition(".")[0]
        if event_id not in self._sentences:
            self.read((event_id,))
        return self._sentences[event_id]

    def read(self, events: Iterable[str]) -> None:
        """Read the sentences in which the seat read of these events, in one reading of its feed."""
        feeds, numbers = self._feeds, dict[int, str]()
        for event_id in events:
            if event_id in self._known:
                self._sentences[event_id] = self._known[event_id]
                continue
            version = feeds.history.index.get(event_id)
            number = None if version is None else feeds.number_of(self.seat, version)
            self._sentences.setdefault(event_id, "")
            if number is not None:
                numbers[number] = event_id
        if not numbers:
            return
        for frame in SeatReader(feeds, self.seat, self._locale).frames(min(numbers) - 1, max(numbers), marked=False):
            if frame.frame in numbers and frame.entries:
                text = frame.entries[0].text
                self._sentences[numbers[frame.frame]] = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
