"""Every message is there in French and in English: events, consequences, refusals, moves, labels, rules."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
import pytest

from api.openapi import document
from domain.game import Game
from domain.record.codec import event_name
from domain.seating.opening import TableOptions
from domain.systems import GAMES
from domain.table.commands import TABLE_COMMANDS, OpenTable
from projections.base.registry import PROJECTIONS
from projections.entries.table_entries import TABLE_ENTRIES
from projections.moves.catalogue import chapter_of, rules_of
from projections.texts import LOCALES, Locale, bundle, has
from projections.texts.field_arguments import labels_for
from tests.contract.sessions import NAMES

pytestmark = pytest.mark.xdist_group("tests/contract/test_messages.py")  # one worker reads all of them, each once
MESSAGE = re.compile(r"^-?([A-Za-z][\w-]*) *=", re.MULTILINE)
ROOT = Path(__file__).parents[2]


class Words(NamedTuple):
    """Refusal codes, strings and numbers of a Python file."""

    refusals: frozenset[str]
    constants: frozenset[str]


@cache
def words_of(file: Path) -> Words:
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    calls = (node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused")
    codes = (first.value for call in calls for first in call.args[:1] if isinstance(first, ast.Constant))
    constants = (node.value for node in nodes if isinstance(node, ast.Constant))
    return Words(
        frozenset(code for code in codes if isinstance(code, str)),
        frozenset(str(value) for value in constants if isinstance(value, str | int)),
    )


@cache
def names(game: str, locale: Locale) -> frozenset[str]:
    return bundle(game, locale).names()


def refusals(*folders: str) -> Iterator[str]:
    """Every code that is written where something is refused."""
    for folder in folders:
        path = ROOT / folder
        for file in path.rglob("*.py") if path.is_dir() else [path]:
            yield from words_of(file).refusals


def wanted(game: Game) -> set[str]:
    names = {event_name(game, kind) for kind in game.recorded} | {kind.__name__ for kind in game.consequences}
    names |= {f"move-{kind.__name__}" for kind in (*game.commands, *TABLE_COMMANDS)}
    names |= {f"rule-{rule}" for rule in game.rules}
    names |= {f"chapter-{chapter_of(rules)}" for rules in cited(game)} | {"chapter-talk", "chapter-table"}
    codes = {*refusals(f"domain/systems/{game.name}", "domain/talk"), game.malformed, *game.barred.values()}
    codes |= {code for struct in (game.law.codes, game.dice) for code in _codes(struct)}
    return names | {f"refusal-{code}" for code in codes} | set(game.law.names.values())


def cited(game: Game) -> Iterator[tuple[str, ...]]:
    """The rules of commands that are listed by chapters: those that anybody may read."""
    found = (rules_of(game, kind) for kind in game.commands if game.public(kind) and kind not in game.anytime)
    yield from filter(None, found)


def _codes(struct: msgspec.Struct) -> Iterator[str]:
    for name in struct.__struct_fields__:
        value = getattr(struct, name)
        if name != "rule" and isinstance(value, str) and value:
            yield value


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_no_message_is_missing(name: str, locale: Locale) -> None:
    missing = sorted(m for m in wanted(GAMES[name]) if not has(name, locale, m))
    assert not missing


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_stands_twice(name: str, locale: Locale) -> None:
    """The second would be lost without a word: within a file, and between the house's and a game's."""
    files = (ROOT / "projections" / f"{locale}.ftl", ROOT / "projections" / name / f"{locale}.ftl")
    found = Counter(m for file in files for m in MESSAGE.findall(file.read_text(encoding="utf-8")))
    assert not {message for message, count in found.items() if count > 1}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_house_speaks_both(locale: Locale) -> None:
    codes = {
        *refusals(
            "domain/table/commands.py",
            "domain/seating",
            "domain/record/fold.py",
            "domain/corrections",
            "domain/talk",
            "api",
        )
    }
    assert not sorted(c for c in codes if not has("", locale, f"refusal-{c}"))


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_know_the_same_messages(name: str) -> None:
    """But for what only French asks of a noun and of an adjective."""
    asked = (".gender", ".feminine")
    french, english = ({m for m in names(name, locale) if not m.endswith(asked)} for locale in LOCALES)
    assert french == english


def structs(kinds: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """These structs and every one within them."""
    found: set[type[msgspec.Struct]] = set()
    stack: list[Any] = list(kinds)
    while stack:
        part = stack.pop()
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            if part not in found:
                found.add(part)
                stack += get_type_hints(part, include_extras=True).values()
        else:
            stack += get_args(part)
    return found


def words(kinds: Iterable[Any]) -> set[tuple[str, str]]:
    """(field, word) of the closed lists in these structs and in all within them."""
    return {
        (field, word)
        for kind in structs(kinds)
        for field, hint in get_type_hints(kind).items()
        if field in kind.__struct_fields__
        for word in _words(hint)
    }


def _words(hint: Any) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from (word for word in get_args(hint) if isinstance(word, str))
    for part in get_args(hint):
        if not isinstance(part, str):
            yield from _words(part)


def missing_labels(name: str) -> set[str]:
    game, projection = GAMES[name], PROJECTIONS[name]
    kinds = (*projection.shown, *projection.views, *game.consequences, *game.commands, game.options, *TABLE_COMMANDS)
    return {
        f"label-{word}"
        for field, word in words((*kinds, *TABLE_ENTRIES))
        for locale in LOCALES
        if not any(has(name, locale, message) for message in labels_for(word, field))
    }


@pytest.mark.parametrize("name", NAMES)
def test_words_of_closed_lists_have_labels(name: str) -> None:
    """Words that appear in sentences, on forms and on sheets have a label in both languages."""
    assert sorted(missing_labels(name)) == []


@cache
def used(name: str) -> set[str]:
    """Every message that something says: by its name, by a word of the sources, or from another message."""
    game, projection = GAMES[name], PROJECTIONS[name]
    known = {*projection.shown, *projection.views, *TABLE_ENTRIES, *TABLE_COMMANDS, *game.commands, *game.consequences}
    inner = structs((*known, game.options))
    found = wanted(game) | {event_name(game, kind) for kind in TABLE_COMMANDS} | {event_name(game, OpenTable)}
    found |= {f"{prefix}{word}" for word in strings(name) for prefix in ("", "label-", "refusal-", "move-", "problem-")}
    found |= {message for field, word in words(inner) for message in labels_for(word, field)}
    found |= {f"chapter-{chapter_of((rule,))}" for rule in game.listed}
    numbered = {field for kind in game.commands for field in kind.__struct_fields__}
    found |= {f"label-{field}-{number}" for field in numbered for number in range(1, 7)}  # cards, by what they show
    found |= {f"part-{kind.__name__}" for kind in inner}
    for kind in inner:
        tag = kind.__struct_config__.tag_field or ""
        for field in (*kind.__struct_fields__, *kind.__struct_encode_fields__, tag):
            found |= {f"field-{field}", f"field-{kind.__name__}-{field}", f"part-{kind.__name__}-{field}"}
    for locale in LOCALES:
        found |= bundle(name, locale).references()
    return found


@cache
def strings(name: str) -> frozenset[str]:
    """Every string, number and name in the sources that a game is told by."""
    others = {ROOT / "projections" / other for other in NAMES if other != name}
    folders = (
        "api",
        "projections",
        "domain/base",
        "domain/seating",
        "domain/table",
        "domain/corrections",
        "domain/record",
        "domain/game",
    )
    files = [file for folder in (*folders, f"domain/systems/{name}") for file in (ROOT / folder).rglob("*.py")]
    files = [file for file in files if others.isdisjoint(file.parents)]
    return frozenset[str]().union(*(words_of(file).constants for file in files))


@pytest.mark.parametrize("name", NAMES)
def test_every_message_is_used(name: str) -> None:
    house, own = names("", "fr"), names(name, "fr")
    said = {message for message in own - house if "." not in message}
    assert sorted(said - used(name)) == []


def test_every_message_of_the_house_is_used() -> None:
    """By any game or the edge, or by the document."""
    said = {message for message in names("", "fr") if "." not in message}
    prefixes = ("misfit-", "effect-", "problem-", "refusal-table_", "refusal-hook_", "hook-", "hook-off-")
    edge = {f"{prefix}{word}" for prefix in prefixes for word in (*strings(""), *statuses())}
    edge |= {"part-pair", "compare-same", "compare-parts"}  # of every map; of `greffe diff`
    edge |= {f"field-TableOptions-{name}" for name in TableOptions.__struct_fields__}
    edge |= {message for field, word in words((TableOptions,)) for message in labels_for(word, field)}
    for component, schema in document()["components"]["schemas"].items():
        for name in schema.get("properties", {}):
            plain = name.lstrip("$")
            edge |= {f"field-{plain}", f"field-{component.rpartition('.')[2]}-{plain}"}
    assert sorted(said.difference(edge, *map(used, NAMES))) == []


def statuses() -> Iterator[str]:
    """Of the answers that a request may get."""
    for path in document()["paths"].values():
        for operation in path.values():
            yield from operation.get("responses", ()) if isinstance(operation, dict) else ()
