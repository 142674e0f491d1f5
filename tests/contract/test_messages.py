"""Every message is there in French and in English: events, consequences, refusals, moves, labels, rules."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from domain.game import Game
from domain.record.codec import event_name
from domain.systems import GAMES
from domain.table.commands import TABLE_COMMANDS
from projections.registry import PROJECTIONS
from projections.texts import LOCALES, Locale, bundle, has
from tests.contract.sessions import NAMES, played, wandering

MESSAGE = re.compile(r"^-?([A-Za-z][\w-]*) *=", re.MULTILINE)
ROOT = Path(__file__).parents[2]


def refusals(*folders: str) -> Iterator[str]:
    """Every code that is written where something is refused."""
    for folder in folders:
        path = ROOT / folder
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and node.args:
                    first = node.args[0]
                    if isinstance(first, ast.Constant) and isinstance(first.value, str):
                        yield first.value


def wanted(game: Game) -> set[str]:
    names = {event_name(game, kind) for kind in game.recorded} | {kind.__name__ for kind in game.consequences}
    names |= {f"move-{kind.__name__}" for kind in (*game.commands, *TABLE_COMMANDS)}
    names |= {f"rule-{rule}" for rule in game.rules}
    codes = {*refusals(f"domain/systems/{game.name}"), game.malformed, *game.barred.values()}
    codes |= {code for struct in (game.law.codes, game.dice) for code in _codes(struct)}
    return names | {f"refusal-{code}" for code in codes} | set(game.law.names.values())


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
            "domain/table/opening.py",
            "domain/record/fold.py",
            "domain/corrections/judging.py",
            "api",
        )
    }
    assert not sorted(c for c in codes if not has("", locale, f"refusal-{c}"))


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_know_the_same_messages(name: str) -> None:
    known = [bundle(name, locale).names() for locale in LOCALES]
    assert known[0] == known[1]


@pytest.mark.parametrize("name", NAMES)
def test_words_of_closed_lists_have_labels(name: str) -> None:
    """Words that appear in sentences have a label in both languages."""
    missing = [
        (locale, word)
        for locale in LOCALES
        for kind in {*PROJECTIONS[name].shown, *GAMES[name].consequences}
        for word in _words(kind)
        if not has(name, locale, f"label-{word}")
    ]
    assert not missing


def _words(kind: type[Any]) -> Iterator[str]:
    for hint in get_type_hints(kind).values():
        stack = [hint]
        while stack:
            part = stack.pop()
            if get_origin(part) is Literal:
                yield from (word for word in get_args(part) if isinstance(word, str))
            else:
                stack += get_args(part)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_sessions_are_told_in_whole_sentences(name: str, locale: Locale) -> None:
    """No argument is missing, no placeable is left, whatever happens at the table."""
    scenes = [played(name)]
    for seed in range(3):
        for scene, _ in wandering(name, seed, 100):
            scenes[seed + 1 :] = [scene]
    for scene in scenes:
        for seat in ("host", *(s.id for s in scene.state.table.seats)):
            for frame in scene.feeds.frames(seat, locale):
                for line in frame.entries:
                    assert line.text.strip()
                    assert "{" not in line.text
