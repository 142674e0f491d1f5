"""Rerolls in the record run again: each die keeps the faces that it showed."""

from __future__ import annotations

from msgspec.structs import replace

from domain.systems.innommable.conflicts.rolls import RerollOdd, RollGivenDie, RollPool
from domain.systems.innommable.scenes.monologues import CompleteMonologue, TakeDie
from tests.innommable.table import goal, stage, suggested
from tests.innommable.test_undo import at_hand, done, owned, retract, stands
from tests.scene import Scene


def three_odd(named: bool = True) -> Scene:
    """Ana threw 3 and 5 and a given die of the same type, 7; again they fell 9, 11 and 20. `named`: as recorded now."""
    scene = stage(at_hand(), difficulty=7)
    for which in ("first", "second"):
        scene.do("ana", TakeDie("d20"), event_id=which)
        scene.do("ana", CompleteMonologue())
    goal(scene, "ana")
    scene.do("ana", RollPool(), 3, 5, event_id="rolled")
    suggested(scene, "bob", "ana", "d20")
    scene.do("ana", RollGivenDie(), 7)
    event = scene.decided("ana", RerollOdd("!"), 9, 11, 20)[0]
    draws = event.draws if named else tuple(replace(draw, origin=True) for draw in event.draws)
    scene.feeds.append(replace(event, draws=draws))
    return scene


def thrown(scene: Scene) -> list[int]:
    return [rolled.face for rolled in scene.state.resolution.dice]


def test_each_die_keeps_its_own_reroll() -> None:
    """INN-UNDO-05: whichever dice are no longer thrown, or need not be thrown again."""
    scene = three_odd()
    retract(scene, "second")
    assert thrown(scene) == [9, 20]
    retract(scene, "first")
    assert thrown(scene) == [20]
    scene = three_odd()
    scene.amend("gm", "rolled", RollPool(), (4, 5))
    assert thrown(scene) == [4, 11, 20]


def test_rerolls_that_name_no_die_go_by_their_order() -> None:
    """INN-UNDO-05: those of former records read as they did."""
    scene = three_odd(named=False)
    assert thrown(scene) == [9, 11, 20]
    retract(scene, "second")
    assert thrown(scene) == [9, 11]


def test_a_die_that_was_never_thrown_again_voids_the_reroll() -> None:
    """INN-UNDO-05: the faces of the others are not its own."""
    scene = stage(at_hand(), difficulty=7)
    owned(scene, "ana"), owned(scene, "ana")
    goal(scene, "ana")
    rolled = done(scene, "ana", RollPool(), 3, 2)
    again = done(scene, "ana", RerollOdd("!"), 9)
    scene.amend("gm", rolled, RollPool(), (2, 3))
    assert not stands(scene, again)
    assert scene.state.resolution.stage == "failed_initial"
