"""Tailing: in the open or behind the screen, alone or in a team, on foot or driving."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from domain.base.corrections import ContestRuling, Retract
from domain.systems.sombre.combat.turn.turn import StartCombat
from domain.systems.sombre.dice.roll_commands import ConfirmDoubleFailure, DeclareAction, Roll
from domain.systems.sombre.health.gear import SetEncumbrance
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.pursuits.tailing import TEAM, CallTailing, EndTailing, Watched
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.table.phases import StartPlay
from tests.scene import Scene
from tests.sombre.runs import fields_of, running, skilled, throw
from tests.sombre.table import SEATS, carole, npc, result
from tests.twins import Twins


def tail(scene: Scene, follower: str, target: str, *dice: int, **named: Any) -> str:
    return scene.act("gm", CallTailing(Watched(follower), Watched(target), **named), *dice)


def thrown(scene: Scene, call: str, *dice: int) -> None:
    for number, die in enumerate(dice, 1):
        throw(scene, f"{call}.{number}", die)


def status(scene: Scene, found: str) -> str:
    return str(scene.state.chases.tails[found].status)


@pytest.mark.parametrize(
    ("dice", "expected"),
    [((10, 5), "unseen"), ((5, 10), "noticed"), ((10, 15), "unseen"), ((15, 4), "noticed"), ((15, 20), "noticed")],
)
def test_stealth_against_watchfulness(dice: tuple[int, int], expected: str) -> None:
    """SOM-MOVE-08: Carole's senses 11 against the killer's 12; the follower is active, a double failure betrays her."""
    scene, woman, _, man = running()
    call = tail(scene, woman, man)
    assert scene.last("eve") == ["TailingCalled"]
    thrown(scene, call, *dice)
    assert status(scene, call) == expected
    assert ("TailNoticed" in scene.last("eve")) is (expected == "noticed")
    assert scene.view("bob").movement.tails[0].status == expected
    scene.refuse("gm", ConfirmDoubleFailure(call), "not_double_failure")
    assert [result(scene, f"{call}.{n}").score for n in (1, 2)] == [11, 12]


def test_tailing_is_sensory() -> None:
    """SOM-PROT-08, SOM-MOVE-09: the craft of a team as well."""
    scene, woman, bob, _ = running()
    chief = skilled(scene, (TEAM, 13))
    scene.do("gm", SetEncumbrance(chief, "sensory", 2))
    call = tail(scene, chief, bob, assistants=(woman,))
    thrown(scene, call, 3, 5)
    assert result(scene, f"{call}.1").conditions == 2


def test_equal_margins() -> None:
    """SOM-ROLL-25, SOM-MOVE-08: the higher score; equal scores throw again."""
    scene, woman, _, man = running()
    call = tail(scene, woman, man)
    thrown(scene, call, 6, 6)
    assert status(scene, call) == "noticed"
    other = skilled(scene, senses=11)
    call = tail(scene, woman, other)
    thrown(scene, call, 6, 6)
    assert status(scene, call) == "under_way"
    throw(scene, f"{call}.1.0", 8)
    throw(scene, f"{call}.2.0", 7)
    assert status(scene, call) == "unseen"


def test_in_vehicles() -> None:
    """SOM-MOVE-08, SOM-ROLL-30: the lower of senses and Conduite, on both sides."""
    scene, _, bob, _ = running()
    one = skilled(scene, ("Conduite automobile", 8), senses=14)
    call = tail(scene, one, bob, vehicles=True)
    throw(scene, f"{call}.1", 8)
    assert result(scene, f"{call}.1").score == 8
    assert result(scene, f"{call}.2").failure == "automatic"
    assert status(scene, call) == "unseen"
    other = skilled(scene, ("Conduite", 15), senses=9)
    call = tail(scene, bob, other, vehicles=True)
    throw(scene, f"{call}.2", 9)
    assert (result(scene, f"{call}.2").score, status(scene, call)) == (9, "noticed")


def test_a_team() -> None:
    """SOM-MOVE-09, SOM-ROLL-36: Techniques policières in place of senses, and the tens of the others."""
    scene, woman, bob, _ = running()
    chief = skilled(scene, ("Techniques policières", 13), ("Conduite", 12), senses=5)
    agent = skilled(scene, ("Techniques policières", 21))
    call = tail(scene, chief, bob, assistants=(agent, woman))
    throw(scene, f"{call}.1", 14)
    assert (result(scene, f"{call}.1").score, result(scene, f"{call}.1").total) == (15, 15)
    throw(scene, f"{call}.2", 3)
    assert status(scene, call) == "unseen"
    call = tail(scene, chief, bob, assistants=(agent,), vehicles=True)
    throw(scene, f"{call}.1", 3)
    assert result(scene, f"{call}.1").score == 14
    alone = tail(scene, woman, bob, assistants=(chief,))
    assert result(scene, f"{alone}.1").failure == "automatic"


def test_alone() -> None:
    """SOM-MOVE-09: ranks that the game master sets, or lost without a die."""
    scene, woman, bob, man = running()
    spotted = Watched(woman, difficulty=(Rank("seule", 2),))
    call = scene.act("gm", CallTailing(spotted, Watched(man)))
    throw(scene, f"{call}.1", 6)
    assert (result(scene, f"{call}.1").total, result(scene, f"{call}.1").success) == (12, False)
    throw(scene, f"{call}.2", 13)
    assert status(scene, call) == "noticed"
    lost = tail(scene, woman, man, lost=True)
    assert (status(scene, lost), scene.state.dice.calls) == ("noticed", {})
    assert scene.last("ana") == ["TailingCalled", "TailNoticed"]
    in_team = CallTailing(Watched(woman), Watched(man), (bob,), lost=True)
    scene.refuse("gm", in_team, "out_of_bounds", rule="SOM-MOVE-09")


def test_a_tail_that_failed_is_final() -> None:
    """SOM-ROLL-22, SOM-MOVE-08: under the same name it is not tried again."""
    scene, woman, _, man = running()
    call = tail(scene, woman, man, attempt="filer le tueur")
    thrown(scene, call, 5, 10)
    again = CallTailing(Watched(woman), Watched(man), attempt="filer le tueur")
    scene.refuse("gm", again, "final_failure")
    tail(scene, woman, man, attempt="l’attendre chez lui", lost=True)
    scene.refuse("gm", CallTailing(Watched(woman), Watched(man), attempt="l’attendre chez lui"), "final_failure")


def test_a_tail_that_failed_is_not_offered() -> None:
    """SOM-ROLL-22: as it was spelled, whatever capitals and spaces it has."""
    scene, woman, _, man = running()
    tail(scene, woman, man, attempt="Filer\u00a0Le tueur", lost=True)
    forms = [move.schema for move in scene.moves("gm") if move.command is CallTailing]
    for attempt, admitted in (("Filer\u00a0Le tueur", False), ("l’attendre", True)):
        again: dict[str, Any] = {"type": "CallTailing", "attempt": attempt}
        again |= {"follower": {"character": woman}, "target": {"character": man}}
        assert any(Draft202012Validator(form).is_valid(again) for form in forms) is admitted, attempt
    assert [lock.attempt for lock in scene.view("gm").locks] == ["Filer\u00a0Le tueur"]
    scene.refuse("gm", CallTailing(Watched(woman), Watched(man), attempt="filer le TUEUR"), "final_failure")


def test_who_and_when() -> None:
    """SOM-MOVE-08, SOM-NPC-05, SOM-NPC-09: usual time, a player character, and nobody unknown in the open."""
    scene, woman, bob, man = running()
    hidden = npc(scene, label=None)
    sides = Watched(man), Watched(hidden, "general")
    scene.refuse("gm", CallTailing(*sides, secret=True), "npc_roll_without_pc")
    scene.refuse("gm", CallTailing(Watched(hidden, "general"), Watched(woman)), "npc_not_introduced")
    scene.refuse("gm", CallTailing(Watched(bob), Watched(man), (hidden,)), "npc_not_introduced")
    scene.refuse("gm", CallTailing(Watched(bob), Watched(bob)), "out_of_bounds")
    scene.refuse("gm", CallTailing(Watched(bob), Watched(woman), (woman,)), "out_of_bounds")
    scene.refuse("gm", CallTailing(Watched(bob), Watched("personne")), "unknown_id")
    scene.refuse("gm", CallTailing(Watched(bob), Watched(man), answers="rien"), "unknown_id")
    scene.refuse("ana", CallTailing(Watched(woman), Watched(man)), "gm_only")
    scene.do("gm", StartCombat((woman, man)))
    scene.refuse("gm", CallTailing(Watched(woman), Watched(man)), "wrong_phase")


# -- behind the screen


def test_a_secret_tail_is_the_game_master_s() -> None:
    """SOM-MOVE-08, SOM-ROLL-31, SOM-ROLL-34: noticed or not, nothing shows; a hidden NPC may be on it."""
    scene, woman, _, _ = running()
    hidden = npc(scene, 11, None)
    before = scene.view("ana"), len(scene.feed("ana"))
    sides = Watched(hidden, "general"), Watched(woman)
    for dice in ((5, 10), (10, 5), (15, 20)):
        scene.do("gm", CallTailing(*sides, secret=True), *dice)
        assert [scene.last(seat) for seat in ("ana", "bob", "eve")] == [[], [], []]
    assert (scene.view("ana"), len(scene.feed("ana"))) == before
    assert [t.status for t in scene.view("gm").movement.tails] == ["noticed", "unseen", "noticed"]
    assert len(fields_of(scene, "gm", "TailNoticed")) == 2


def test_ties_behind_the_screen() -> None:
    """SOM-ROLL-25, SOM-ROLL-31, SOM-MOVE-08: all dice at once."""
    scene, woman, _, _ = running()
    hidden = npc(scene, 11, None)
    scene.do("gm", CallTailing(Watched(hidden, "general"), Watched(woman), secret=True), 5, 5, 8, 3)
    assert status(scene, scene.last_id) == "unseen"
    assert scene.state.dice.screen_dice[-4:] == (5, 5, 8, 3)


def test_the_trace_of_a_secret_tail() -> None:
    """SOM-ROLL-32, SOM-MOVE-08, O-4: to the player who announced it, and to no other; the same if it is lost."""
    for lost, dice in ((False, (5, 10)), (True, ())):
        scene, woman, _, man = running()
        answers = scene.act("ana", DeclareAction(woman, "Je le suis de loin."))
        sides = Watched(woman), Watched(man)
        scene.do("gm", CallTailing(*sides, secret=True, answers=answers, lost=lost), *dice)
        assert scene.last("ana") == ["SecretRollNoticed"] == scene.last("bob")
        scene.do("gm", CallTailing(Watched(man), Watched(woman), secret=True), 5, 10)
        assert scene.last("ana") == []
        scene.do("gm", CallTailing(Watched(man), Watched(woman), secret=True, notice="announced"), 5, 10)
        assert [line["character"] for line in fields_of(scene, "eve", "SecretRollNoticed")] == [woman, woman]


def test_secret_locks() -> None:
    """SOM-ROLL-33, SOM-MOVE-08."""
    scene, woman, _, man = running()
    secret = CallTailing(Watched(woman), Watched(man), attempt="filer le tueur", secret=True)
    scene.do("gm", secret, 5, 10)
    assert scene.view("ana").locks == ()
    scene.refuse("gm", secret, "final_failure", 5, 10)


def test_the_end_is_told_if_the_game_master_wants() -> None:
    """SOM-MOVE-08, SOM-ROLL-34: who was followed and whether it was noticed; nobody whom the table does not know."""
    scene, woman, _, man = running()
    hidden = npc(scene, 11, None)
    first = scene.act("gm", CallTailing(Watched(hidden, "general"), Watched(woman), secret=True), 5, 10)
    scene.refuse("ana", EndTailing(first), "gm_only")
    scene.do("gm", EndTailing(first))
    assert scene.last("ana") == []
    scene.refuse("gm", EndTailing(first), "unknown_id")
    for dice, noticed in (((5, 10), True), ((10, 5), False)):
        scene.do("gm", CallTailing(Watched(hidden, "general"), Watched(woman), secret=True), *dice)
        scene.do("gm", EndTailing(scene.last_id, disclosed=True))
        end = fields_of(scene, "eve", "TailingEnded")[-1]
        assert (end.follower, end.target, end.noticed) == (None, woman, noticed)
    call = tail(scene, woman, man)
    scene.refuse("gm", EndTailing(call), "die_pending")
    thrown(scene, call, 10, 5)
    scene.do("gm", EndTailing(call))
    assert scene.last("eve") == ["TailingEnded"]
    assert scene.view("eve").movement.tails == ()


def test_corrections() -> None:
    """SOM-RULING-02, SOM-MOVE-08: a rank less, and the same dice are not noticed; a secret one is corrected unseen."""
    scene, woman, _, man = running()
    spotted = Watched(woman, difficulty=(Rank("seule", 2),))
    call = scene.act("gm", CallTailing(spotted, Watched(man)))
    thrown(scene, call, 10, 5)
    assert status(scene, call) == "noticed"
    scene.amend("gm", call, CallTailing(Watched(woman), Watched(man)))
    assert status(scene, call) == "unseen"
    secret = tail(scene, man, woman, 3, 5, secret=True)
    frames = len(scene.feed("ana"))
    scene.correct("gm", Retract(secret))
    assert secret not in scene.state.chases.tails
    assert len(scene.feed("ana")) == frames


def test_secret_tails_leave_no_trace() -> None:
    """SOM-MOVE-08, SOM-MOVE-09, SOM-ROLL-33, SOM-ROLL-34: who is tailed, by whom, how it ends, and if at all."""
    pair = Twins("sombre", SEATS, ("ana", "bob", "eve"))
    persons = [carole(scene) for scene in (pair.left, pair.right)]
    pair.both("gm", StartPlay())
    pair.both("gm", OpenScene("La rue"))
    for scene, score in ((pair.left, 9), (pair.right, 18)):
        scene.do("gm", CreateNpc("Le guetteur", scores={"general": score}), event_id="watcher")
    pair.both("gm", IntroduceNpc("watcher", "Un guetteur"))
    watched, woman = Watched("watcher", "general"), Watched(persons[0])
    pair.left.do("gm", CallTailing(watched, woman, secret=True, attempt="filer"), 3, 9, event_id="tail")
    pair.right.do("gm", CallTailing(watched, woman, secret=True), 5, 3, event_id="tail")
    pair.check()
    pair.left.do("gm", CallTailing(woman, watched, secret=True, lost=True), event_id="other")
    pair.check()
    pair.both("ana", DeclareAction(persons[0], "Je me retourne."))
    pair.probe("ana", EndTailing("tail"), DeclareAction(persons[0], "…"), Roll("tail.2"), dice=(3,))
    pair.probe_correction("ana", ContestRuling("tail", "?"), Retract("other"))
    pair.secret("gm", EndTailing("other"), None)
    for scene in (pair.left, pair.right):
        scene.do("gm", EndTailing("tail"), event_id="end")
    pair.check()
