"""The told session as a player and the table’s host read it, against sentences that a person has read."""

from __future__ import annotations

import pytest

from projections.texts import LOCALES, Locale
from tests.tellings import expected, told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", ["bruno", "host"])
def test_the_told_session_reads_as_expected(seat: str, locale: Locale) -> None:
    assert told("ambre", seat, locale).splitlines() == expected("ambre", seat, locale).splitlines()
