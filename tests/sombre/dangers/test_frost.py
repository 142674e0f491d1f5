"""SOM-DANGER-FROST: from some hour on the cold leaves Wounds that stay, in hands and feet."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.systems.sombre.characters.gauges import tick
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds
from domain.systems.sombre.combat.turn.healing import HealWeek
from domain.systems.sombre.condition.battle import hold_ticks
from domain.systems.sombre.dangers.accidents.frost import AssignFrostbite, StartFrostbite, degrees, owed, thawed
from domain.systems.sombre.dangers.common.hazards import begin
from domain.systems.sombre.state.combat_state import HeldTicks
from domain.systems.sombre.state.hazards import Hazard, Place
from tests.scene import Scene
from tests.sombre.bodies import body, distress, hurt, totals
from tests.sombre.fights import combat, nobody_acts
from tests.sombre.table import playing, who


def cold(scene: Scene, person: str) -> None:
    """Somebody in the cold, whose own pace does not matter here."""
    state, _ = begin(scene.state, person, Hazard(id="cold", what="hypothermia", order=0))
    scene.feeds.render()
    scene.feeds.history.state = state


def bite(scene: Scene, person: str, count: int) -> None:
    scene.feeds.render()
    scene.feeds.history.state = tick(scene.state, person, "wounds", "x", count, "cold", "frostbite").state


def test_it_takes_the_cold() -> None:
    """SOM-DANGER-FROST-01."""
    scene, person = playing()
    scene.refuse("gm", StartFrostbite(person), "no_cold")
    scene.refuse("gm", AssignFrostbite(person, "right_arm"), "not_enough_ticks")
    cold(scene, person)
    scene.do("gm", StartFrostbite(person))
    assert scene.last("ana") == ["FrostbiteStarted"]
    assert scene.last("bob") == []
    scene.refuse("gm", StartFrostbite(person), "already_frostbitten")
    assert [h.what for h in body(scene, person).dangers if h.running] == ["hypothermia", "frostbite"]


def test_hands_and_feet() -> None:
    """SOM-DANGER-FROST-02, SOM-DANGER-FROST-03, E2.19: the feet first, as the game master names them; a mark each."""
    scene, person = playing()
    cold(scene, person)
    scene.do("gm", StartFrostbite(person))
    bite(scene, person, 4)
    assert owed(who(scene, person)) == 4
    scene.refuse("gm", AssignFrostbite(person, "head"), "out_of_bounds")
    for number, word in ((1, "clumsy"), (2, "useless"), (3, "lost")):
        scene.do("gm", AssignFrostbite(person, "right_leg"))
        assert degrees(scene.state, who(scene, person))["right_leg"] == word
        assert body(scene, person).marks == {"right_leg": number}
    assert "LimbInvalidated" in scene.last("ana")
    assert body(scene, person).prone
    scene.do("gm", AssignFrostbite(person, "left_arm"))
    scene.refuse("gm", AssignFrostbite(person, "left_arm"), "not_enough_ticks")
    assert [(f.limb, f.degree) for f in scene.view("ana").dangers.frostbites] == [
        ("right_leg", "lost"),
        ("left_arm", "clumsy"),
    ]
    assert scene.view("bob").dangers.frostbites == ()


@pytest.mark.parametrize("frost_first", [True, False])
def test_an_ordinary_wound_of_the_same_turn_starts_a_distress(frost_first: bool) -> None:
    """SOM-DISTRESS-01, SOM-DAMAGE-16: the cold never does, whichever of the two waited first for phase 3."""
    scene, carole, bob, _other = combat()
    scene.do("gm", ImposeWounds(carole, 5))
    nobody_acts(scene, carole, bob, 3)
    held = [
        HeldTicks(character=carole, gauge="wounds", mark="x", count=1, cause="cold", why=why)
        for why in ("frostbite", "une chute")
    ]
    scene.feeds.render()
    for one in held if frost_first else reversed(held):
        scene.feeds.history.state = hold_ticks(scene.state, one)
    nobody_acts(scene, carole, bob, 2)
    assert totals(scene, carole)[0] == 7
    assert distress(scene, carole).cause == "une chute"


def test_no_distress_and_three_weeks_each() -> None:
    """SOM-DANGER-FROST-01, SOM-DANGER-FROST-04, SOM-DISTRESS-01."""
    scene, person = playing()
    cold(scene, person)
    scene.do("gm", StartFrostbite(person))
    bite(scene, person, 8)
    assert body(scene, person).distress is None
    scene.do("gm", HealWeek(person, "frostbite"))
    assert totals(scene, person)[0] == 7
    assert scene.state.time.clock == 21 * 24 * 60


def frostbitten(*limbs: Place) -> tuple[Scene, str]:
    """Somebody with an ordinary Wound, and with one of the cold for each of these limbs."""
    scene, person = playing()
    hurt(scene, person, 1)
    cold(scene, person)
    scene.do("gm", StartFrostbite(person))
    bite(scene, person, len(limbs))
    for limb in limbs:
        scene.do("gm", AssignFrostbite(person, limb))
    return scene, person


def test_another_wound_that_heals_leaves_the_bitten_limb_as_it_is() -> None:
    """SOM-DANGER-FROST-03, SOM-CARE-04: its own Wounds must heal before its marks go."""
    scene, person = frostbitten("right_leg", "right_leg", "right_leg")
    scene.do("gm", HealWeek(person, "ordinary"))
    assert body(scene, person).marks == {"right_leg": 3}
    assert degrees(scene.state, who(scene, person)) == {"right_leg": "lost"}


def test_a_bitten_limb_heals_and_can_be_bitten_anew() -> None:
    """SOM-DANGER-FROST-02, SOM-DANGER-FROST-03, SOM-DANGER-FROST-04, SOM-CARE-04."""
    scene, person = frostbitten("left_arm", "left_arm")
    scene.do("gm", HealWeek(person, "frostbite"))
    assert degrees(scene.state, who(scene, person)) == {"left_arm": "clumsy"}
    assert body(scene, person).marks == {"left_arm": 2}
    scene.do("gm", HealWeek(person, "frostbite"))
    assert degrees(scene.state, who(scene, person)) == {}
    assert body(scene, person).marks == {"left_arm": 0}
    assert scene.view("ana").dangers.frostbites == ()
    bite(scene, person, 1)
    scene.do("gm", AssignFrostbite(person, "right_leg"))
    assert degrees(scene.state, who(scene, person)) == {"right_leg": "clumsy"}


def test_the_next_cold_begins_anew() -> None:
    """SOM-DANGER-FROST-01: hours of each exposure; what was bitten stays."""
    scene, person = playing()
    cold(scene, person)
    scene.do("gm", StartFrostbite(person))
    bite(scene, person, 1)
    scene.do("gm", AssignFrostbite(person, "right_arm"))
    state = thawed(scene.state, person)
    bitten = state.characters[person]
    assert [h.running for h in bitten.body.dangers if h.what == "frostbite"] == [False]
    assert degrees(scene.state, bitten)["right_arm"] == "clumsy"
    scene.feeds.render()
    scene.feeds.history.state = state
    scene.do("gm", StartFrostbite(person))
    assert degrees(scene.state, who(scene, person))["right_arm"] == "clumsy"
    assert replace(bitten, body=body(scene, person)).body.dangers[-1].running
