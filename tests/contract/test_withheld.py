"""What is told to some seats only is withheld from others: an audience that becomes everybody's is missed here."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.aimed import starts
from tests.contract.sessions import NAMES
from tests.contract.withheld import made_up, restricted, withheld


@pytest.mark.parametrize("name", NAMES)
def test_every_restricted_line_was_withheld_from_somebody(name: str) -> None:
    """In the told session, or among those of whom nobody knows; what never happened there is made up about them."""
    left = set(restricted(name))
    scenes = [start(Random(0)) for start in starts(name)]
    left -= set(withheld(name, scenes))
    for scene in scenes:
        left -= set(made_up(name, scene, sorted(left, key=lambda kind: kind.__name__), Random(1)))
    assert not left, sorted(kind.__name__ for kind in left)
