"""What twins excuse differs: no excuse is stale, and each names its rule."""

from __future__ import annotations

import pytest

from domain.systems import GAMES
from tests.contract.excuses import excused
from tests.contract.sessions import NAMES
from tests.contract.twinning import of_scenario

TELLING = [name for name in NAMES if of_scenario(name, "TELLING")]


@pytest.mark.parametrize("name", TELLING)
def test_what_is_excused_shows(name: str) -> None:
    """Somebody who did not see it reads something else without it."""
    stale = {kind.__name__ for kind in of_scenario(name, "TELLING").keys() - excused(name).keys()}
    assert not stale


@pytest.mark.parametrize("name", TELLING)
def test_every_excuse_names_a_rule(name: str) -> None:
    assert set(of_scenario(name, "TELLING").values()) <= set(GAMES[name].rules)
