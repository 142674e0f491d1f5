"""Sentences are whole and well set: every message in many forms, and every line of sessions of every game.

What still fails is listed, see `unfinished`; `python -m tests.contract.test_sentences GAME` writes the list anew.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
import pytest

from projections.texts import LOCALES, Locale, bundle, told
from projections.texts.bundles import Bundle, MissingMessage
from projections.texts.grammar import STOPS
from tests.contract.renderings import renderings
from tests.contract.sessions import NAMES, played, wandering
from tests.contract.test_fields import missing_fields
from tests.contract.test_messages import missing_labels
from tests.contract.typography import LOST, faults, faults_of_a_sentence
from tests.contract.unfinished import unfinished, write

SEEDS = 3
Findings = Mapping[str, frozenset[str]]
"""Message (of any language) -> what is wrong with it."""


def is_sentence(message: str) -> bool:
    """A line of a feed or a refusal; the others are titles, labels and parts."""
    return message.startswith("refusal-") or (message[:1].isupper() and "." not in message)


def in_many_forms(game: str, locale: Locale) -> Findings:
    """What is wrong in the messages of the game alone, or of the house (`""`)."""
    found: dict[str, set[str]] = defaultdict(set)
    messages = bundle(game, locale)
    house = bundle("", locale).names() if game else frozenset()
    for message in messages.names() - house:
        check = faults_of_a_sentence if is_sentence(message) else faults
        try:
            for text in renderings(messages, message):
                found[message].update(check(text if not is_sentence(message) else told.sentence(text), locale))
        except MissingMessage as missing:
            found[message].add(f"cannot be said: {missing}")
    return {message: frozenset(wrong) for message, wrong in found.items() if wrong}


def in_sessions(name: str) -> Findings:
    """What is wrong in the lines of the told session and of random ones, for every seat in both languages."""
    scenes = [played(name)]
    for seed in range(SEEDS):
        for scene, _ in wandering(name, seed, 100):
            scenes[seed + 1 :] = [scene]
    lines = [
        (locale, line.type, line.text, line.fields)
        for scene in scenes
        for seat in ("host", *(s.id for s in scene.state.table.seats))
        for locale in LOCALES
        for frame in scene.feeds.frames(seat, locale)
        for line in frame.entries
    ]
    theirs = sorted({words for *_, fields in lines for words in _written(fields)}, key=len, reverse=True)
    found: dict[str, set[str]] = defaultdict(set)
    for locale, message, text in {line[:3] for line in lines}:
        found[message].update(faults_of_a_sentence(without_words(text, theirs), locale))
    return {message: frozenset(wrong) for message, wrong in found.items() if wrong}


def without_words(text: str, theirs: Iterable[str]) -> str:
    """What people wrote is theirs: their spaces and marks are not ours to judge."""
    for written in theirs:
        text = text.replace(written, f"Texte{written[-1] if written.endswith(STOPS) else ''}")
    return text


def _written(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield from (value,) if " " in value else ()
        case msgspec.Struct():
            for name in value.__struct_fields__:
                yield from _written(getattr(value, name))
        case tuple() | list() | frozenset():
            for item in value:
                yield from _written(item)
        case Mapping():
            yield from _written(tuple(value.values()))
        case _:
            pass


@pytest.fixture(autouse=True)
def _lost_things_show(monkeypatch: pytest.MonkeyPatch) -> None:
    show_what_is_lost(monkeypatch)


def show_what_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids without a name, words without a label and structs without a message are marked where they stand."""
    label = told.label_in

    def labelled(messages: Bundle, word: str, field: str) -> str:
        found = label(messages, word, field)
        return f"{LOST}{word}" if "_" in word and found == word else found

    monkeypatch.setattr(told, "unknown", lambda _messages, field, _value: f"{LOST}{field}")
    monkeypatch.setattr(told, "label_in", labelled)
    monkeypatch.setattr(told, "glued", lambda struct, _parts: f"{LOST}{type(struct).__name__}")


def both(game: str) -> Findings:
    found: dict[str, set[str]] = defaultdict(set)
    for locale in LOCALES:
        for message, wrong in in_many_forms(game, locale).items():
            found[message] |= {f"{locale}: {fault}" for fault in wrong}
    return {message: frozenset(wrong) for message, wrong in found.items()}


def new(game: str, found: Findings) -> dict[str, list[str]]:
    """What is wrong and is not on the list."""
    return {message: sorted(wrong) for message, wrong in sorted(found.items()) if message not in unfinished(game)}


@pytest.mark.parametrize("game", ["", *NAMES])
def test_every_message_in_many_forms(game: str) -> None:
    assert new(game, both(game)) == {}


@pytest.mark.parametrize("name", NAMES)
def test_every_line_of_sessions(name: str) -> None:
    assert new(name, in_sessions(name)) == {}


@pytest.mark.parametrize("game", ["", *NAMES])
def test_what_is_listed_as_unfinished_is_a_message(game: str) -> None:
    absent = ("field-", "label-")
    assert sorted(m for m in unfinished(game) - bundle(game, "fr").names() if not m.startswith(absent)) == []


def main(game: str) -> None:
    """Write the list of what still fails, with what is wrong on the terminal."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        show_what_is_lost(monkeypatch)
        found: dict[str, frozenset[str]] = dict(both(game))
        for message, wrong in (in_sessions(game) if game else {}).items():
            found[message] = found.get(message, frozenset()) | wrong
    for message, wrong in sorted(found.items()):
        print(f"{message}: {'; '.join(sorted(wrong))}")
    write(game, (*found, *(missing_labels(game) if game else ()), *(missing_fields(game) if game else ())))


if __name__ == "__main__":
    main("" if sys.argv[1] == "house" else sys.argv[1])
