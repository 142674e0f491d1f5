"""The told session as it reads: every sentence from the game master's seat and from a player's, in both languages.

A person has read the files line by line. `python -m tests.sombre.test_told_session` writes them anew; read what has
changed before it is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from projections.texts import LOCALES, Locale
from tests.contract.sessions import played
from tests.scene import Scene

SEATS = ("meneur", "bruno")
FOLDER = Path(__file__).parent


def path(seat: str, locale: Locale) -> Path:
    return FOLDER / f"told.{seat}.{locale}.txt"


def sentences(scene: Scene, seat: str, locale: Locale) -> Iterator[str]:
    """One a line, as `greffe replay --text` prints them."""
    yield from (line.text for frame in scene.feeds.frames(seat, locale) for line in frame.entries)


@pytest.fixture(scope="module")
def scene() -> Scene:
    return played("sombre")


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_told_session_reads_as_it_was_read(scene: Scene, seat: str, locale: Locale) -> None:
    expected = path(seat, locale).read_text(encoding="utf-8").splitlines()
    assert list(sentences(scene, seat, locale)) == expected


def main() -> None:
    told = played("sombre")
    for seat in SEATS:
        for locale in LOCALES:
            path(seat, locale).write_text("\n".join(sentences(told, seat, locale)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
