"""SOM-RULING-03, SOM-RULING-04: bursts that a correction changes."""

from __future__ import annotations

from domain.base.corrections import Restore, Retract
from domain.systems.sombre.combat.guns.burst_rulings import AllocateImpacts, ListBurstTargets
from domain.systems.sombre.combat.resolution.late_hits import CompleteLateHit, DismissLateHit
from domain.systems.sombre.combat.turn.turn import AdvancePhase
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.state.roll_state import Rank
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import bob_acts, fight, phase, zone
from tests.sombre.gunmen import burst_of, bursting, landed, ready, shot, state_of
from tests.sombre.table import result, rolled


def test_another_margin() -> None:
    """SOM-RULING-03: an allocation that still sums up stays, with other damage; else it is owed again."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    scene.do("gm", ListBurstTargets(intent, (woman, other)))
    call = shot(scene, bob, intent, 6)
    thrown = scene.last_id
    assert call in scene.state.dice.rolls
    scene.do("bob", AllocateImpacts(intent, {other: 3}))
    zone(scene, "bob", 1)
    scene.amend("gm", thrown, Roll(call), dice=(8,))
    assert [(h.zone, h.raw) for h in fight(scene).hits] == [("right_leg", 11), ("left_leg", 11), ("right_arm", 11)]
    step = scene.amend("gm", thrown, Roll(call), dice=(3,))
    assert burst_of(scene, intent).impacts == 2
    assert burst_of(scene, intent).allocated is None
    assert fight(scene).hits == ()
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    scene.correct("gm", Restore(step.event.id))
    assert [h.zone for h in fight(scene).hits] == ["right_leg", "left_leg", "right_arm"]


def test_a_burst_that_misses_after_all() -> None:
    """SOM-RULING-03: another rank, and impacts, places and damage are void; the rounds are gone all the same."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item))
    asked = CallRoll(bob, ("Tir",), resolves=intent)
    call = rolled(scene, asked, "bob", 9)
    zone(scene, "bob", 3)
    assert len(fight(scene).hits) == 4
    scene.amend("gm", call, CallRoll(bob, ("Tir",), difficulty=(Rank("fumée", 1),), resolves=intent))
    assert fight(scene).hits == ()
    assert fight(scene).bursts[intent].impacts is None
    assert state_of(scene, item).rounds == 10


def test_a_list_taken_back() -> None:
    """SOM-RULING-02: what was shared out among them is owed again."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    listed = scene.act("gm", ListBurstTargets(intent, (woman, other)))
    landed(scene, bob, intent, 4)
    scene.do("bob", AllocateImpacts(intent, {other: 2}))
    scene.correct("gm", Retract(listed))
    assert burst_of(scene, intent).allocated is None
    scene.do("gm", ListBurstTargets(intent, (other,)))
    assert burst_of(scene, intent).allocated == {other: 2}


def test_rounds_after_a_correction() -> None:
    """SOM-RULING-02, SOM-GUN-05: a shot that was not declared spent nothing."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item))
    shot(scene, bob, intent, 20)
    scene.correct("gm", Retract(scene.last_id))
    assert state_of(scene, item).rounds == 20
    assert state_of(scene, item).streak == 0


def played(margin_die: int = 6) -> tuple[Scene, str, str, str, str, str]:
    """Three impacts on the killer's legs and arm, and the Turn is over."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", **bursting(item))
    scene.do("gm", ListBurstTargets(intent, (woman, other)))
    call = shot(scene, bob, intent, margin_die)
    thrown = scene.last_id
    scene.do("bob", AllocateImpacts(intent, {other: 3}))
    zone(scene, "bob", 1)
    phase(scene)
    return scene, woman, other, call, thrown, intent


def test_another_margin_after_the_turn() -> None:
    """SOM-RULING-03, SOM-RULING-04: the Turn stands; impacts that no longer sum up are the game master's to share."""
    scene, woman, other, call, thrown, _ = played()
    assert totals(scene, other) == (9, 0)
    scene.amend("gm", thrown, Roll(call), dice=(3,))
    assert fight(scene).phase == 3
    assert totals(scene, other) == (0, 0)
    (late,) = scene.view("gm").combat.late
    assert (late.owed, late.targets, late.raw) == (2, (woman, other), 6)
    assert scene.view("bob").combat.late == ()
    scene.refuse("gm", CompleteLateHit(late.id, "head"), "sum_mismatch")
    scene.refuse("gm", CompleteLateHit(late.id, None, {other: 3}), "sum_mismatch")
    scene.do("gm", CompleteLateHit(late.id, None, {other: 1, woman: 1}), 1, 3)
    assert (totals(scene, woman)[0], totals(scene, other)[0]) == (3, 3)
    assert scene.view("gm").combat.late == ()


def test_a_late_burst_let_go_or_placed() -> None:
    """SOM-RULING-03: dismissed; or in a zone that the game master names, the others climbing from it."""
    scene, _, other, call, thrown, _ = played()
    scene.amend("gm", thrown, Roll(call), dice=(3,))
    (late,) = scene.state.combat.late_bursts
    scene.do("gm", DismissLateHit(late))
    assert totals(scene, other) == (0, 0)
    again, _, other, call, thrown, _ = played()
    again.amend("gm", thrown, Roll(call), dice=(3,))
    (late,) = again.state.combat.late_bursts
    again.do("gm", CompleteLateHit(late, "right_leg", {other: 2}))
    assert body(again, other).marks == {"right_leg": 3, "left_leg": 3}


def test_a_missed_burst_that_hits_after_all() -> None:
    """SOM-RULING-03: its impacts wait for the game master, with the die of their place."""
    scene, woman, bob, other, item = ready()
    intent = bob_acts(scene, woman, bob, "shoot", other, **bursting(item))
    call = shot(scene, bob, intent, 6, ranks=3)
    assert not result(scene, call).success
    phase(scene)
    scene.amend("gm", call, CallRoll(bob, ("Tir",), resolves=intent))
    (late,) = scene.state.combat.late
    scene.do("gm", CompleteLateHit(late), 4)
    assert totals(scene, other) == (10, 0)
    assert not scene.state.combat.late
