"""Messages are whole and well set in many forms; lines of sessions the observer `Sentences` reads."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

import pytest

from projections.texts import LOCALES, Locale, bundle, field_arguments
from projections.texts.bundles import MissingMessage
from tests.contract.observers.texts import show_what_is_lost
from tests.contract.renderings import renderings
from tests.contract.sessions import NAMES
from tests.contract.typography import faults, faults_of_a_sentence

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
                found[message].update(
                    check(text if not is_sentence(message) else field_arguments.sentence(text), locale)
                )
        except MissingMessage as missing:
            found[message].add(f"cannot be said: {missing}")
    return {message: frozenset(wrong) for message, wrong in found.items() if wrong}


@pytest.fixture(autouse=True)
def _lost_things_show(monkeypatch: pytest.MonkeyPatch) -> None:
    show_what_is_lost(monkeypatch)


def both(game: str) -> Findings:
    found: dict[str, set[str]] = defaultdict(set)
    for locale in LOCALES:
        for message, wrong in in_many_forms(game, locale).items():
            found[message] |= {f"{locale}: {fault}" for fault in wrong}
    return {message: frozenset(wrong) for message, wrong in found.items()}


@pytest.mark.parametrize("game", ["", *NAMES])
def test_every_message_in_many_forms(game: str) -> None:
    assert both(game) == {}
