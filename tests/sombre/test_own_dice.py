"""SOM-RULING-02: of several who have dice of their own in one act, an amendment leaves each his own.

Who is new owes his die, or the game master rules in its place; who is left out takes his with him.
"""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.combat.resolution.strays import CallStrayProjectiles
from domain.systems.sombre.dangers.common.placement import PlaceWounds
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion, Victim
from domain.systems.sombre.dangers.explosions.mines import TriggerMine
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import CallSecretRoll, Roll
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.pursuits.tailing import CallTailing, Watched
from domain.systems.sombre.torture.ordeals import CallTortureRoll, RunTortureHours
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import three
from tests.sombre.guns.test_strays import missed
from tests.sombre.table import npc, result


def watcher(scene: Scene, name: str) -> str:
    return scene.act("gm", CreateNpc(name, scores={"senses": 12}))


@pytest.mark.parametrize("kind", ["explosion", "mine"])
def test_each_victim_keeps_the_die_of_his_place(kind: str) -> None:
    """SOM-DANGER-EXPLO-03, SOM-DANGER-EXPLO-20, SOM-RULING-02: in another order, without one of them."""
    scene, woman, bob, other = three()

    def at(*people: str) -> Any:
        victims = tuple(Victim(person) for person in people)
        return TriggerExplosion(victims) if kind == "explosion" else TriggerMine(victims, kind="antipersonnel")

    blast = scene.act("gm", at(woman, bob, other), 2, 1, 2, 1)
    marks = [dict(body(scene, person).marks) for person in (woman, bob, other)]
    assert [list(each) for each in marks] == [["right_leg"], ["left_leg"], ["right_leg"]]
    scene.amend("gm", blast, at(bob, other, woman))
    assert [dict(body(scene, person).marks) for person in (woman, bob, other)] == marks
    scene.amend("gm", blast, at(bob))
    assert dict(body(scene, bob).marks) == marks[1]
    assert totals(scene, woman) == totals(scene, other) == (0, 0)
    scene.amend("gm", blast, at(woman, bob, other))
    assert [dict(body(scene, person).marks) for person in (woman, bob, other)] == marks


@pytest.mark.parametrize("first", [True, False])
def test_a_victim_who_is_added_owes_his_place(first: bool) -> None:
    """SOM-DANGER-EXPLO-02, SOM-RULING-03, SOM-RULING-04: the same force; where it strikes is open."""
    scene, woman, bob, _ = three()
    blast = scene.act("gm", TriggerExplosion((Victim(woman),)), 2, 5)
    added = Victim(bob, massive=True)
    victims = (added, Victim(woman)) if first else (Victim(woman), added)
    scene.amend("gm", blast, TriggerExplosion(victims))
    assert totals(scene, woman) == (2, 0)
    assert totals(scene, bob) == (0, 0)
    (waiting,) = scene.view("gm").dangers.waiting
    assert (waiting.character, waiting.wounds) == (bob, 2)
    scene.do("gm", PlaceWounds(waiting.hit, {"left_arm": 2}))
    assert totals(scene, bob) == (2, 0)
    assert body(scene, bob).torn == frozenset({"left_arm"})
    assert scene.view("gm").dangers.waiting == ()


def test_the_die_of_the_force_is_no_victims() -> None:
    """SOM-DANGER-EXPLO-02, SOM-RULING-02: a margin that is ruled after the fact gives its die to nobody."""
    scene, woman, bob, _ = three()
    blast = scene.act("gm", TriggerExplosion((Victim(woman, zone="trunk"),)), 6)
    scene.amend("gm", blast, TriggerExplosion((Victim(woman, zone="trunk"), Victim(bob)), margin=3))
    assert totals(scene, woman) == (3, 0)
    assert [hit.character for hit in scene.view("gm").dangers.waiting] == [bob]


def versus(active: str, *passive: str) -> CallSecretRoll:
    sides = tuple(Side(person, ("senses",)) for person in passive)
    return CallSecretRoll(CallOpposedRoll(Side(active, ("senses",)), sides))


def test_each_side_of_a_secret_opposition_keeps_its_die() -> None:
    """SOM-ROLL-28, SOM-ROLL-31, SOM-RULING-02: one watcher less; another one, whose die the game master still owes."""
    scene, woman, bob, _ = three()
    eyes = watcher(scene, "Zoé")
    secret = scene.act("gm", versus(woman, bob, eyes), 7, 3, 9)

    def dice() -> dict[str, int | None]:
        return {call.character: call.result.die for call in scene.state.dice.rolls.values() if call.cause == secret}

    assert dice() == {woman: 7, bob: 3, eyes: 9}
    scene.amend("gm", secret, versus(woman, eyes))
    assert dice() == {woman: 7, eyes: 9}
    scene.amend("gm", secret, versus(eyes, bob, woman))
    assert dice() == {woman: 7, bob: 3, eyes: 9}
    late = watcher(scene, "Max")
    secret = scene.act("gm", versus(woman, bob), 7, 3)
    scene.amend("gm", secret, versus(woman, late, bob))
    assert dice() == {woman: 7, bob: 3}
    (owed,) = scene.state.dice.calls.values()
    assert (owed.character, owed.secret) == (late, True)
    assert scene.view("ana").calls == ()
    scene.do("gm", Roll(owed.id), 8)
    assert dice() == {woman: 7, bob: 3, late: 8}
    assert [pair.winner for pair in scene.state.dice.oppositions[secret].pairs] == [late, woman]


def test_whoever_tails_keeps_his_die() -> None:
    """SOM-MOVE-08, SOM-RULING-02: another one is followed, whose die is still owed."""
    scene, woman, bob, _ = three()
    eyes = watcher(scene, "Zoé")
    tail = scene.act("gm", CallTailing(Watched(woman), Watched(bob), secret=True), 7, 3)
    scene.amend("gm", tail, CallTailing(Watched(woman), Watched(eyes), secret=True))
    assert [(c.character, c.result.die) for c in scene.state.dice.rolls.values()] == [(woman, 7)]
    assert scene.state.chases.tails[tail].status == "under_way"
    (owed,) = scene.state.dice.calls.values()
    scene.do("gm", Roll(owed.id), 9)
    assert scene.state.chases.tails[tail].status == "noticed"


def test_a_torturer_who_needs_a_skill_after_all() -> None:
    """SOM-DANGER-TORTURE-03, SOM-RULING-02: his victim's will keeps its die."""
    scene, woman, bob, _ = three()
    ordeal = scene.act("gm", RunTortureHours(woman, bob, aim="information", hours=1))
    roll = scene.act("gm", CallTortureRoll(ordeal), 9)
    assert scene.last("ana") == ["TortureRollMade"]
    scene.amend("gm", roll, CallTortureRoll(ordeal, "senses"))
    assert [(c.character, c.result.die) for c in scene.state.dice.rolls.values()] == [(woman, 9)]
    (owed,) = scene.state.dice.calls.values()
    assert owed.character == bob
    scene.do("gm", Roll(owed.id), 11)
    assert scene.last("ana") == ["TortureRollMade"]
    assert scene.line("ana").fields["must_talk"]


def test_each_bystander_keeps_his_luck() -> None:
    """SOM-RANGED-30, SOM-NPC-09, SOM-RULING-02: those whom nobody sees throw at once, each his own."""
    scene, _woman, _bob, _other, shoot, _ = missed()
    unseen = [npc(scene, 10, None, f"Un témoin {n}") for n in range(3)]
    stray = scene.act("gm", CallStrayProjectiles(shoot, tuple(unseen[:2])), 3, 12)
    assert scene.state.combat.strays[stray].victims == (unseen[1],)
    scene.amend("gm", stray, CallStrayProjectiles(shoot, (unseen[1],)))
    assert result(scene, f"{stray}.{unseen[1]}").die == 12
    scene.amend("gm", stray, CallStrayProjectiles(shoot, (unseen[2], unseen[1], unseen[0])))
    assert result(scene, f"{stray}.{unseen[0]}").die == 3
    assert result(scene, f"{stray}.{unseen[1]}").die == 12
    assert scene.state.combat.strays[stray].victims is None
    scene.do("gm", Roll(f"{stray}.{unseen[2]}"), 20)
    assert scene.state.combat.strays[stray].victims == (unseen[2],)


def test_a_secret_roll_of_one_goes_with_him() -> None:
    """SOM-ROLL-31, SOM-RULING-02: somebody else throws anew."""
    scene, woman, bob, _ = three()
    secret = scene.act("gm", CallSecretRoll(CallRoll(woman, ("senses",))), 7)
    scene.amend("gm", secret, CallSecretRoll(CallRoll(woman, ("body",))))
    assert result(scene, secret).die == 7
    scene.amend("gm", secret, CallSecretRoll(CallRoll(bob, ("senses",))))
    assert secret not in scene.state.dice.rolls
    scene.do("gm", Roll(secret), 4)
    assert result(scene, secret).die == 4
