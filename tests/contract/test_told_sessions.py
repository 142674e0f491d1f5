"""The told session of each game as two of its seats read it, against sentences that a person has read line by line."""

from __future__ import annotations

import pytest

from projections.texts import LOCALES, Locale
from tests.contract.golden import TAGS
from tests.contract.sessions import NAMES
from tests.tellings import expected, seats, session_lines


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("name", "version", "seat"), [(name, version, seat) for name, version in TAGS for seat in seats(name)]
)
def test_the_told_session_reads_as_it_was_read(name: str, version: int, seat: str, locale: Locale) -> None:
    lines = session_lines(name, seat, locale, version)
    assert lines.splitlines() == expected(name, seat, locale, version).splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_two_seats_of_each_game_were_read(name: str) -> None:
    assert len(tuple(seats(name))) >= 2
