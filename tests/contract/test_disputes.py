"""Reasons of contests; who sees contests and what settles them the observers of `observers.disputes` say."""

from __future__ import annotations

import pytest

from domain.systems import GAMES


@pytest.mark.parametrize(("name", "code"), [("sombre", "reason_required"), ("spin", "reason_missing")])
def test_who_contests_says_why_where_the_catalogue_asks_it(name: str, code: str) -> None:
    """C-4, SPI-UNDO-01: the parameter is not optional there."""
    law = GAMES[name].law
    assert "contest" in law.reasoned
    assert law.codes.reasonless == code
    assert ("retract" in law.reasoned) is (name == "sombre")
