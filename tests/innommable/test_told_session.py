"""The told session as the game master and a player read it, against sentences that a person has read."""

from __future__ import annotations

import pytest

from projections.texts import LOCALES, Locale
from tests.tellings import expected, told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", ["iris", "lou"])
def test_the_told_session_reads_as_expected(seat: str, locale: Locale) -> None:
    assert told("innommable", seat, locale).splitlines() == expected("innommable", seat, locale).splitlines()
