"""Sentences are whole and well set: every message in many forms, and every line of sessions of every game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from projections.feeds.entries import CorrectionShown, Line
from projections.texts import LOCALES, Locale, bundle, told
from projections.texts.bundles import Bundle, MissingMessage
from projections.texts.grammar import STOPS
from tests.contract.renderings import renderings
from tests.contract.sessions import NAMES, meddle, played, wandering
from tests.contract.typography import LOST, faults, faults_of_a_sentence
from tests.scene import Scene

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
    scenes = [played(name), *(meddled(name, seed) for seed in range(SEEDS))]
    lines = [
        (locale, line)
        for scene in scenes
        for seat in ("host", *(s.id for s in scene.state.table.seats))
        for locale in LOCALES
        for frame in scene.feeds.frames(seat, locale)
        for line in frame.entries
    ]
    theirs = sorted({words for _, line in lines for words in _written(line.fields)}, key=len, reverse=True)
    found: dict[str, set[str]] = defaultdict(set)
    for locale, message, text in {(locale, *each) for locale, line in lines for each in sentences(line)}:
        found[message].update(faults_of_a_sentence(without_words(text, theirs), locale))
    return {message: frozenset(wrong) for message, wrong in found.items() if wrong}


def meddled(name: str, seed: int) -> Scene:
    """A random session with corrections, contests and voices."""
    rng, found = Random(seed), None
    for found, _ in wandering(name, seed, 100):
        if rng.random() < 0.2:
            meddle(found, rng)
    assert found is not None
    return found


def sentences(line: Line) -> Iterator[tuple[str, str]]:
    """Every sentence of a line, by what it is: of a correction what it came to, how each line read and reads; marks."""
    yield line.type, line.text
    yield from ((now.type, now.text) for now in line.now or ())
    yield from ((f"{line.type} details", text) for text in line.details)
    if line.standing:
        yield f"{line.type} standing", line.standing
    if isinstance(line.fields, CorrectionShown):
        for flip in line.fields.flips:
            yield from ((each.type, each.text) for each in (*flip.was, *flip.now))


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


@pytest.mark.parametrize("game", ["", *NAMES])
def test_every_message_in_many_forms(game: str) -> None:
    assert both(game) == {}


@pytest.mark.parametrize("name", NAMES)
def test_every_line_of_sessions(name: str) -> None:
    assert in_sessions(name) == {}
