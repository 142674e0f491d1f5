"""The fields of a struct as arguments of a sentence, each made when the message asks for it.

For each field `x` of the struct:

- `$x`: text as it was written, a number, the name of an id, the label of a word of a closed list; several joined by
  commas; a struct or a map as the message `part-…` tells it; `true` or `false`; empty where there is nothing.
- `$has_x`: `yes` or `no`, because Fluent cannot select on emptiness.
- `$x-y`: the field `y` of the struct in `x`.
- `$who`: the seat that did it, of a line that tells an event itself.
- `$x_is_y`: `yes` or `no`: do two fields (or `who`) name the same?

Labels are `label-WORD`, or `label-FIELD-WORD` where one word means two things; `.gender` says how French treats it,
`.feminine` how it is said of a woman.
A struct within a sentence is told by `part-OWNER-FIELD` or `part-STRUCT`, with its own fields as arguments; one pair
of a map by `part-OWNER-FIELD` or `part-pair`, with `$key` and `$value`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from projections.texts.bundles import Argument, Arguments, Bundle, Locale, bundle
from projections.texts.nouns import Listed, Noun, gendered, grouped, whole

Kind = Literal["id", "word", "plain"]
_UNNAMED = re.compile(r"[^\w-]+")
_BLANKS = re.compile(r"[ \t\r\n]+")


def label(game: str, locale: Locale, word: str, field: str = "") -> Noun:
    """Return the people's word for a word of a closed list (of that field); the word itself where there is no label."""
    return label_in(bundle(game, locale), word, field)


def labels_for(word: str, field: str) -> tuple[str, str]:
    """Return the messages that may label a word, the closer one first.

    A sign that cannot be in the name of a message is an underscore.
    """
    plain = _UNNAMED.sub("_", word)
    return f"label-{field}-{plain}", f"label-{plain}"


@cache
def label_in(messages: Bundle, word: str, field: str) -> Noun:
    for message in labels_for(word, field):
        if messages.has(message):
            gender = gendered(_attribute(messages, message, "gender"))
            feminine = _attribute(messages, message, "feminine")
            return Noun(messages.say(message, {}), gender, word, feminine=feminine)
    return Noun(word, word=word)


def _attribute(messages: Bundle, message: str, name: str) -> str:
    return messages.say(f"{message}.{name}", {}) if messages.has(f"{message}.{name}") else ""


def unknown(messages: Bundle, field: str, value: str) -> str:
    """Return the word for an id whose name the reader does not know: somebody or something, by the field."""
    return messages.say("unknown", {"field": field})


def glued(struct: msgspec.Struct, parts: Iterable[str]) -> str:
    """Return the parts of a struct that has no message of its own, joined by spaces."""
    return " ".join(part for part in parts if part)


def arguments(
    fields: msgspec.Struct, names: Mapping[str, str], game: str, locale: Locale, who: str | None = None
) -> Arguments:
    """Return the fields of a struct as arguments of a sentence.

    `names`: the reader's name for each id; `who`: the seat whose act it is.
    """
    return EventArguments(fields, names, bundle(game, locale), who)


def sentence(text: str) -> str:
    """Return a text that begins with a capital, whatever the name that it begins with."""
    return text[:1].upper() + text[1:]


class EventArguments(Arguments):
    """One struct as arguments. A value is made when it is first asked for: most are never asked for."""

    __slots__ = ("_fields", "_kinds", "_messages", "_names", "_who")

    def __init__(
        self, fields: msgspec.Struct, names: Mapping[str, str], messages: Bundle, who: str | None = None
    ) -> None:
        self._who = who
        self._fields = fields
        self._kinds = _kinds(type(fields))
        self._names = names
        self._messages = messages
        if who is not None and "who" not in self._kinds:  # most sentences begin with it
            self["who"] = names.get(who) or unknown(messages, "who", who)

    def __missing__(self, key: str) -> Argument:
        kinds = self._kinds.get(key)
        if kinds is None:
            made = self._derived(key)
        else:
            value = getattr(self._fields, key)
            kind = type(value)
            if kind is str:
                made = self._word(value, kinds[0], key)
            elif kind is int:
                made = whole(value)
            elif kind is bool:
                made = "true" if value else "false"
            else:
                made = self._field(value, *kinds, key)
        self[key] = made
        return made

    def _field(self, value: Any, kind: Kind, values: Kind, field: str) -> Argument:
        if value is not None and isinstance(value, Mapping):
            return Listed(self._pair(k, v, kind, values, field) for k, v in value.items())
        return self._argument(value, kind, field)

    def _derived(self, key: str) -> Argument:
        if key.startswith("has_"):
            return "no" if self[key.removeprefix("has_")] == "" else "yes"
        one, both, other = key.partition("_is_")
        if both:
            return "yes" if self._raw(one) == self._raw(other) else "no"
        outer, dash, inner = key.partition("-")
        if not dash or outer not in self._kinds:
            raise KeyError(key)
        within = getattr(self._fields, outer)
        if within is None:
            return "no" if inner.startswith("has_") else ""
        return self._within(within)[inner]

    def _raw(self, field: str) -> Any:
        if field == "who":
            return self._who
        if field not in self._kinds:
            raise KeyError(field)
        return getattr(self._fields, field)

    def _within(self, struct: msgspec.Struct) -> EventArguments:
        return EventArguments(struct, self._names, self._messages)

    def _argument(self, value: Any, kind: Kind, field: str) -> Argument:
        match value:
            case None:
                return ""
            case bool():
                return "true" if value else "false"
            case int():
                return whole(value)
            case str():
                return self._word(value, kind, field)
            case list() | tuple() | frozenset():
                return Listed(str(self._written(self._argument(item, kind, field))) for item in value)
            case msgspec.Struct():
                return self._part(value, field)
            case _:
                return ""

    def _word(self, value: str, kind: Kind, field: str) -> str:
        if kind == "id":
            name = self._names.get(value)
            return self._messages.named(name) if name else value and unknown(self._messages, field, value)
        if kind == "word":
            return label_in(self._messages, value, field) if value else ""
        return _BLANKS.sub(" ", value).strip(" ")

    def _part(self, struct: msgspec.Struct, field: str) -> str:
        """Return a struct within a sentence: by its message, else its fields one after the other."""
        inner = self._within(struct)
        message = self._message(field, type(struct).__name__)
        if message:
            return self._messages.say(message, inner)
        return glued(struct, (self._written(inner[name]) for name in struct.__struct_fields__))

    def _pair(self, key: Any, value: Any, kind: Kind, values: Kind, field: str) -> str:
        pair = Arguments(key=self._argument(key, kind, field), value=self._argument(value, values, field))
        return self._messages.say(self._message(field, "pair"), pair)

    def _message(self, field: str, kind: str) -> str:
        messages = (f"part-{type(self._fields).__name__}-{field}", f"part-{kind}")
        return next((m for m in messages if self._messages.has(m)), "")

    def _written(self, value: Argument) -> str:
        return grouped(value, self._messages.locale) if isinstance(value, int) else str(value)


def ids_in(fields: msgspec.Struct) -> list[str]:
    """Return the ids whose names a sentence about this struct may ask for."""
    found: list[str] = []
    for name, kind, values in _holding_ids(type(fields)):
        value = getattr(fields, name)
        if type(value) is not str:
            found += _ids(value, kind, values) if value else ()
        elif kind == "id":
            found.append(value)
    return found


def _ids(value: Any, kind: Kind, values: Kind) -> Iterator[str]:
    match value:
        case str():
            if kind == "id":
                yield value
        case tuple() | list() | frozenset():
            for item in value:
                yield from _ids(item, kind, "plain")
        case Mapping():
            yield from _ids(tuple(value), kind, "plain")
            yield from _ids(tuple(value.values()), values, "plain")
        case msgspec.Struct():
            yield from ids_in(value)
        case _:
            pass


@cache
def _holding_ids(struct: type[msgspec.Struct]) -> tuple[tuple[str, Kind, Kind], ...]:
    """Return the fields that may hold ids, all but bare numbers, words and texts, with the kinds of what they hold."""
    hints = get_type_hints(struct)
    return tuple((name, *kinds) for name, kinds in _kinds(struct).items() if "id" in kinds or not _bare(hints[name]))


def _bare(hint: Any) -> bool:
    if get_origin(hint) in (Union, UnionType, tuple, list, frozenset):
        return all(_bare(part) for part in get_args(hint) if part is not Ellipsis)
    return get_origin(hint) is Literal or hint in (str, int, bool, float, type(None))


@cache
def _kinds(struct: type[msgspec.Struct]) -> dict[str, tuple[Kind, Kind]]:
    """Return the kind of the texts in each field; of a map: of its keys, and of its values."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: _pair_of_kinds(hints[name]) for name in struct.__struct_fields__}


def _pair_of_kinds(hint: Any) -> tuple[Kind, Kind]:
    if get_origin(hint) in (Union, UnionType):
        hint = next((part for part in get_args(hint) if get_origin(part) in (dict, Mapping)), hint)
    if get_origin(hint) in (dict, Mapping):
        key, value = get_args(hint)
        return _kind(key), _kind(value)
    return _kind(hint), "plain"


def _kind(hint: Any) -> Kind:
    origin = get_origin(hint)
    if origin is Annotated:
        metas = [m for m in get_args(hint)[1:] if isinstance(m, msgspec.Meta)]
        if any((m.extra or {}).get("id") for m in metas):
            return "id"
        return "word" if any((m.extra or {}).get("word") for m in metas) else _kind(get_args(hint)[0])
    if origin is Literal:
        return "word"
    if origin in (Union, UnionType, tuple, list, frozenset):
        return _of_all(_kind(part) for part in get_args(hint) if part is not Ellipsis)
    return "plain"


def _of_all(kinds: Iterable[Kind]) -> Kind:
    found = set(kinds) - {"plain"}
    return found.pop() if len(found) == 1 else "plain"
