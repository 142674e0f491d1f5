"""SOM-DAMAGE-16: circles that the game master imposes before phase 3: told once as waiting, once as ticked."""

from __future__ import annotations

import pytest

from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.fear.crimes import DeclareCrime
from domain.systems.sombre.health.fatigue import ImposeFatigue
from tests.sombre.bodies import totals
from tests.sombre.fights import combat, nobody_acts, phase
from tests.sombre.table import ticks


@pytest.mark.parametrize("number", [1, 2])
def test_a_circle_that_waits_is_told_once_as_waiting_and_once_as_ticked(number: int) -> None:
    """SOM-DAMAGE-16: to those who read the gauge; in phase 3 and outside combat it is ticked at once."""
    scene, woman, bob, _ = combat()
    if number == 2:
        nobody_acts(scene, woman, bob)
    scene.do("gm", ApplyTick(bob, "wounds", 2, "le froid"))
    assert [scene.last(seat) for seat in ("gm", "bob", "ana")] == [["TicksHeld"], ["TicksHeld"], []]
    held = scene.feed("bob")[-1].entries[0]
    assert (held.fields["count"], held.event) == (2, scene.last_id)
    if number == 1:
        nobody_acts(scene, woman, bob)
    phase(scene)
    for seat in ("gm", "bob"):
        assert scene.last(seat).count("TickApplied") == 1
        assert scene.lines(seat).count("TicksHeld") == 1
    assert [e.fields.cause for e in scene.feed("bob")[-1].entries if e.type == "TickApplied"] == ["le froid"]
    assert "TickApplied" not in scene.lines("ana")
    ticks(scene, bob, "wounds", 1)
    assert scene.last("bob") == ["TickApplied"]
    assert totals(scene, bob) == (3, 0)


def test_circles_of_the_mind_never_wait() -> None:
    """SOM-DAMAGE-16: of Wounds and Fatigue alone."""
    scene, _, bob, _ = combat()
    ticks(scene, bob, "mental_instability", 1)
    assert scene.last("bob") == ["TickApplied"]


def test_a_bare_circle_knows_no_ceiling_after_its_wait() -> None:
    """SOM-DAMAGE-16, SOM-COMA-06: `ApplyTick` is bare when it lands, too; an effort stops at eight."""
    for command, total in ((ApplyTick, 9), (ImposeFatigue, 8)):
        scene, woman, bob, _ = combat()
        if command is ApplyTick:
            ticks(scene, bob, "fatigue", 9)
        else:
            scene.do("gm", ImposeFatigue(bob, 9))
        nobody_acts(scene, woman, bob, 2)
        assert totals(scene, bob) == (0, total)


def test_a_crime_s_circle_keeps_its_reason_when_it_lands() -> None:
    """SOM-CRIME-07, SOM-DAMAGE-16: why is for its owner, on open sheets and after the wait."""
    scene, woman, bob, _ = combat(sheet_mode="open")
    scene.do("gm", DeclareCrime(bob, "vol"))
    scene.do("gm", ApplyTick(bob, "fatigue", 1, "le vol", source=scene.last_id))
    nobody_acts(scene, woman, bob, 2)
    found = {s: [e.fields.cause for e in scene.feed(s)[-1].entries if e.type == "TickApplied"] for s in ("bob", "ana")}
    assert found == {"bob": ["le vol"], "ana": [""]}
