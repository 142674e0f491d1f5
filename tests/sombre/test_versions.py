"""Version 2 beside version 1: whoever lies shoots a rank harder at somebody who stands (SOM-MELEE-36, A73)."""

from __future__ import annotations

import msgspec
import pytest

from domain.systems.sombre.dice.roll_commands import Roll
from tests.sombre.fights import touching
from tests.sombre.gunfights import aims, called, on_the_ground, shot_from_the_ground, weights
from tests.sombre.table import result


@pytest.mark.parametrize(
    ("version", "lying", "ranks"),
    [
        (1, ("bob",), None),
        (2, ("bob",), 1),
        (2, ("bob", "other"), None),
        (2, ("other",), None),
        (2, (), None),
    ],
)
def test_a_shot_from_the_ground(version: int, lying: tuple[str, ...], ranks: int | None) -> None:
    """SOM-MELEE-36, A73: one rank at who stands, in version 2; none in version 1, nor at who lies too."""
    scene, call = shot_from_the_ground(version, lying)
    assert weights(scene, call).get("prone") == ranks
    scene.do("bob", Roll(call), 4)
    assert result(scene, call).difficulty == (ranks or 0)


@pytest.mark.parametrize("version", [1, 2])
def test_close_fighting_from_the_ground_is_harder_in_both(version: int) -> None:
    """SOM-MELEE-36."""
    scene, carole, bob, other = on_the_ground(version, ("bob",), "Mêlée")
    touching(scene, bob, other)
    strike = aims(scene, carole, bob, other, "strike")
    assert weights(scene, called(scene, bob, strike, skill="Mêlée")).get("prone") == 1


@pytest.mark.parametrize("version", [1, 2])
def test_whoever_sees_the_roll_sees_the_ranks_of_the_tables_version(version: int) -> None:
    """SOM-MELEE-36, A73: in the view and in the entry of the call."""
    scene, _ = shot_from_the_ground(version)
    for seat in ("gm", "bob"):
        for seen in (scene.view(seat), scene.feed(seat)):
            assert (b'"label":"prone"' in msgspec.json.encode(seen)) is (version == 2), seat
