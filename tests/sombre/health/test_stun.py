"""SOM-STUN: blows to the head outside combat."""

from __future__ import annotations

import pytest

from domain.systems.sombre.combat.turn.stun import CallStun, RuleDazed, RuleNpcStun
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.fear.somatisation_rulings import RuleFall
from domain.systems.sombre.health.fatigue import RuleWaking
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from tests.scene import Scene
from tests.sombre.bodies import body
from tests.sombre.table import npc, playing, roll, ticks, who


def struck(scene: Scene, person: str, die: int, **named: object) -> None:
    scene.do("gm", CallStun(person, **named))  # type: ignore[arg-type]
    scene.do("ana", Roll(next(iter(scene.state.dice.calls))), die)


def test_a_success_leaves_dazed() -> None:
    """SOM-STUN-01, SOM-STUN-02: a pure roll of body; ranks on actions until the scene ends."""
    scene, person = playing()
    ticks(scene, person, "wounds", 3)
    struck(scene, person, 11, ranks=2)
    assert roll(scene, person, 2).conditions == 2
    assert scene.view("ana").health.bodies[0].own.daze == 2
    scene.do("gm", CloseScene())
    assert body(scene, person).daze is None


def test_a_failure_knocks_out() -> None:
    """SOM-STUN-03: until the scene ends, or longer."""
    scene, person = playing()
    struck(scene, person, 12)
    assert {"StunResolved", "CharacterFell"} <= set(scene.last("eve"))
    assert "knocked_out" in who(scene, person).incapacities
    scene.refuse("gm", CallStun(person), "incapacitated")
    scene.refuse("gm", RuleWaking(person), "out_of_bounds")
    scene.do("gm", RuleFall(person, 0))
    scene.do("gm", CloseScene(keep_out=(person,)))
    assert "knocked_out" in who(scene, person).incapacities
    scene.do("gm", RuleWaking(person))
    assert who(scene, person).incapacities == {}
    scene.do("gm", OpenScene("La cave"))
    scene.refuse("gm", CloseScene(keep_out=(person,)), "out_of_bounds")


def test_the_close_of_the_scene_brings_round() -> None:
    """SOM-STUN-03."""
    scene, person = playing()
    struck(scene, person, 20)
    scene.do("gm", CloseScene())
    assert who(scene, person).incapacities == {}


def test_minutes_by_the_watch() -> None:
    """SOM-STUN-02: the ranks weigh no more once the time has passed; only the game master knows it."""
    scene, person = playing()
    struck(scene, person, 5, until="minutes", minutes=1)
    assert roll(scene, person, 2).conditions == 1
    assert scene.view("ana").health.bodies[0].own.daze_until is None
    killer = npc(scene)
    for _ in range(60):
        scene.do("gm", RuleNpcStun(killer, "none"))
    assert roll(scene, person, 2).conditions == 0
    assert scene.view("ana").health.bodies[0].keeper is None


def test_the_player_may_throw_for_the_time() -> None:
    """SOM-STUN-02."""
    scene, person = playing()
    struck(scene, person, 5, until="d20")
    scene.do("ana", Roll(next(iter(scene.state.dice.calls))), 17)
    daze = body(scene, person).daze
    assert daze is not None
    assert daze.own
    entries = {seat: scene.feed(seat)[-1].entries[-1].fields for seat in ("ana", "bob")}
    assert entries["ana"].minutes == 17
    until = {seat: scene.view(seat).health.bodies[0].own for seat in ("ana", "bob")}
    assert until["ana"].daze_until == daze.expires
    assert until["bob"] is None
    assert entries["bob"].minutes is None
    assert entries["bob"].ranks is None


def test_two_dazes_do_not_add_up() -> None:
    """SOM-STUN-02, SOM-STUN-04, A48: the higher rank, the later end."""
    scene, person = playing()
    scene.do("gm", RuleDazed(person, 2, 30))
    scene.do("gm", RuleDazed(person, 1, 60))
    daze = body(scene, person).daze
    assert daze is not None
    assert daze.ranks == 2
    scene.do("gm", RuleDazed(person, 1))
    daze = body(scene, person).daze
    assert daze is not None
    assert daze.ranks == 2
    assert daze.expires is None


@pytest.mark.parametrize("outcome", ["none", "dazed", "knocked_out"])
def test_an_npc_is_ruled(outcome: str) -> None:
    """SOM-STUN-01: and nothing shows."""
    scene, person = playing()
    killer = npc(scene)
    scene.do("gm", RuleNpcStun(killer, outcome))  # type: ignore[arg-type]
    assert ("knocked_out" in who(scene, killer).incapacities) is (outcome == "knocked_out")
    assert (body(scene, killer).daze is not None) is (outcome == "dazed")
    assert scene.last("ana") == []
    scene.refuse("gm", RuleNpcStun(person, "none"), "not_npc")


def test_bounds() -> None:
    """SOM-STUN-02."""
    scene, person = playing()
    scene.refuse("gm", CallStun(person, 3), "out_of_bounds")
    scene.refuse("gm", CallStun(person, 1, "minutes"), "out_of_bounds")
    scene.refuse("gm", CallStun(person, 1, "scene", 5), "out_of_bounds")
    scene.refuse("gm", RuleDazed(person, 1, 0), "out_of_bounds")
    scene.do("gm", CallStun(person))
    scene.refuse("gm", CallStun(person), "already_called")
    scene.refuse("ana", RuleDazed(person), "gm_only")
