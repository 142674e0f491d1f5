"""SOM-NPC-09: what belongs to somebody whom the state does not hold is the game master's alone."""

from __future__ import annotations

from msgspec.structs import replace

from domain.systems.sombre.state.arms import Gear
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.table.guards import sees_whom
from domain.systems.sombre.table.order import SHELVES
from projections.sombre.views.fight import visible_spec
from tests.sombre.table import playing


def test_whom_nobody_knows_is_named_to_the_game_master_alone() -> None:
    scene, one = playing()
    for named, readers in (("e999", {"gm"}), (one, {"gm", "ana", "bob"}), (None, {"gm", "ana", "bob"})):
        assert {seat for seat in ("gm", "ana", "bob") if sees_whom(scene.state, seat, named)} == readers


def test_neither_the_target_nor_the_weapon_of_an_action_is_told_then() -> None:
    scene, one = playing()
    known = ActionSpec(kind="strike", target=one)
    unknown = replace(known, target="e998", weapon="e999")
    assert visible_spec(scene.state, "bob", known) == known
    assert visible_spec(scene.state, "bob", unknown) == ActionSpec(kind="strike")
    assert visible_spec(scene.state, "gm", unknown) == unknown


def test_a_thing_in_unknown_hands_is_on_nobodys_shelf() -> None:
    scene, one = playing()
    (audience,) = [shelf.audience for shelf in SHELVES if shelf.field == "items"]
    assert "*" in audience(scene.state, Gear(id="i", label="Une lampe"))
    assert audience(scene.state, Gear(id="i", label="Une lampe", holder="e999")) == frozenset()
    assert audience(scene.state, Gear(id="i", label="Une lampe", holder=one)) == {"ana"}
