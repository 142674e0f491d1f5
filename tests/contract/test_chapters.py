"""Each chapter names what may follow from its commands."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

import pytest

from domain.game.chapter import Chapter
from domain.record.history import Step, play
from tests.contract.sessions import played, wandering


def chapters(name: str) -> tuple[Chapter[object], ...]:
    found: tuple[Chapter[object], ...] = import_module(f"domain.systems.{name}.game").CHAPTERS
    return found


# The others list a consequence with the chapter that defines it, not with each that brings it.
COMPOSED = ("innommable", "nosgoth")


def unnamed(name: str, steps: Iterable[Step]) -> set[tuple[str, str]]:
    """What followed from a command whose chapter does not name it."""
    of = {kind: chapter for chapter in chapters(name) for kind in chapter.recorded}
    return {
        (type(step.event.command).__name__, type(consequence).__name__)
        for step in steps
        if play(step.event)
        for consequence in step.consequences
        if type(consequence) not in of[type(step.event.command)].consequences
    }


@pytest.mark.parametrize("name", COMPOSED)
def test_what_follows_is_named_by_its_chapter(name: str) -> None:
    assert not unnamed(name, played(name).feeds.history.steps(1))


@pytest.mark.parametrize("name", COMPOSED)
def test_what_follows_at_random_is_named_by_its_chapter(name: str) -> None:
    assert not unnamed(name, (step for seed in range(5) for _, step in wandering(name, seed, 80)))
