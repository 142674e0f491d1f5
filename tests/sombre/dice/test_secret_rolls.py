"""Secret rolls: what is rolled behind the screen leaves nothing in front of it."""

from __future__ import annotations

import msgspec
import pytest

from domain.base.corrections import Amend, ContestRuling, Retract
from domain.systems.sombre.dice.calls import CallCollectiveRoll, CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import CallSecretRoll, ConfirmDoubleFailure, DeclareAction, OrderReroll
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.table.phases import CloseTable, StartPlay
from projections.moves.amendments import amended_moves
from tests.scene import Scene
from tests.sombre.table import SEATS, carole, npc, playing
from tests.twins import Twins


def declared(scene: Scene, person: str) -> str:
    return scene.act("ana", DeclareAction(person, "J’écoute à la porte."))


def test_everything_is_the_game_master_s() -> None:
    """SOM-ROLL-31: die, score, Difficulty, result and margin; the owner included among those who do not know."""
    scene, person = playing()
    scene.do("gm", CallSecretRoll(CallRoll(person, ("senses",))), 9)
    assert [scene.last(s) for s in ("ana", "bob", "eve")] == [[], [], []]
    assert scene.last("gm") == ["SecretRollMade", "RollResolved"]
    scene.refuse("ana", CallSecretRoll(CallRoll(person, ("senses",))), "gm_only", 9)
    scene.refuse("gm", CallSecretRoll(CallRoll(person, ("mind",), "fear")), "fear_not_secret", 9)
    scene.refuse("gm", CallRoll(person, ("mind",), "fear"), "needs_fear_call")


@pytest.mark.parametrize(
    ("option", "answering", "notice", "noticed"),
    [
        ("by_initiative", True, None, True),
        ("by_initiative", False, None, False),
        ("announced", False, None, True),
        ("silent", True, None, False),
        ("silent", False, "announced", True),
        ("announced", True, "silent", False),
    ],
)
def test_notice(option: str, answering: bool, notice: str | None, noticed: bool) -> None:
    """SOM-ROLL-32: by initiative, always or never; the game master may say otherwise each time."""
    scene, person = playing(secret_roll_notice=option)
    answers = declared(scene, person) if answering else None
    secret = CallSecretRoll(CallRoll(person, ("senses",)), answers, notice)  # type: ignore[arg-type]
    scene.do("gm", secret, 9)
    expected = ["SecretRollNoticed"] if noticed else []
    assert scene.last("ana") == expected == scene.last("eve")
    scene.refuse("gm", CallSecretRoll(CallRoll(person, ("senses",)), "rien"), "unknown_id", 9)


def test_success_failure_and_decoy_look_alike() -> None:
    """SOM-ROLL-32, SOM-ROLL-34: the same notice, emitted alike, whatever was rolled or not."""
    seen = []
    for die, decoy in ((3, False), (19, False), (7, True)):
        scene, person = playing()
        answers = declared(scene, person)
        scene.do("gm", CallSecretRoll(CallRoll(person, ("senses",)), answers, decoy=decoy), die)
        seen.append((scene.last("ana"), scene.view("ana"), scene.feed("ana")[-1].entries[0].fields))
    assert seen[0] == seen[1] == seen[2]


def test_a_decoy_means_nothing() -> None:
    """SOM-ROLL-34: it makes no lock and ignores locks."""
    scene, person = playing()
    again = CallRoll(person, ("senses",), attempt="écouter")
    scene.do("gm", CallSecretRoll(again), 19)
    scene.refuse("gm", CallSecretRoll(again), "final_failure", 3)
    scene.do("gm", CallSecretRoll(again, decoy=True), 3)
    assert len(scene.state.dice.rolls) == 1
    assert len(scene.state.secret_locks) == 1


def test_no_leak_by_refusal_or_consequence() -> None:
    """SOM-ROLL-33: the secret lock is told to the game master alone; the player may declare it all again."""
    scene, person = playing()
    before = scene.view("ana")
    scene.do("gm", CallSecretRoll(CallRoll(person, ("senses",), attempt="écouter")), 19)
    assert scene.view("ana") == before
    assert not scene.view("ana").locks
    assert [lock.attempt for lock in scene.view("gm").locks] == ["écouter"]
    scene.refuse("gm", CallRoll(person, ("senses",), attempt="écouter"), "final_failure")
    declared(scene, person)


def test_secret_oppositions_and_collectives() -> None:
    """SOM-ROLL-31, SOM-ROLL-25: ties and all in one command; an adversary may be unknown to all."""
    scene, person = playing()
    hidden = npc(scene, 11, None)
    tail = CallOpposedRoll(Side(hidden, ("general",)), (Side(person, ("senses",)),))
    scene.do("gm", CallSecretRoll(tail), 5, 5, 8, 3)
    assert scene.state.dice.oppositions[scene.last_id].pairs[0].winner == hidden
    assert scene.last("ana") == []
    scene.do("gm", CallSecretRoll(CallCollectiveRoll(person, (hidden,), "senses")), 5)
    assert scene.last("ana") == []


def test_secret_double_failures() -> None:
    """SOM-ROLL-26, SOM-ROLL-31: confirmed or thrown again, all of it behind the screen."""
    scene, person = playing()
    hidden = npc(scene, 11, None)
    tail = CallOpposedRoll(Side(hidden, ("general",)), (Side(person, ("senses",)),))
    first = scene.act("gm", CallSecretRoll(tail), 15, 15)
    scene.do("gm", OrderReroll(first), 15, 16)
    assert scene.last("ana") == []
    scene.do("gm", ConfirmDoubleFailure(first))
    assert scene.last("ana") == []
    assert scene.state.dice.oppositions[first].pairs[0].winner == person
    scene.do("gm", CloseScene())


def test_the_notice_stays_when_the_roll_is_retracted() -> None:
    """SOM-ROLL-32, SOM-RULING-05: and the retraction itself is the game master's."""
    scene, person = playing(secret_roll_notice="announced")
    secret = scene.act("gm", CallSecretRoll(CallRoll(person, ("senses",))), 9)
    count = len(scene.feed("ana"))
    scene.refuse_correction("ana", ContestRuling(secret, "?"), "not_visible")
    scene.correct("gm", Retract(secret))
    assert len(scene.feed("ana")) == count
    assert scene.lines("ana")[-1] == "SecretRollNoticed"
    (notice,) = scene.feed("ana")[-1].entries
    assert not notice.withdrawn


def test_which_secret_roll_was_retracted_is_not_told() -> None:
    """SOM-ROLL-32, SOM-RULING-05: of two notices, neither bears a mark."""
    twins = Twins("sombre", SEATS, ("ana", "bob", "eve"), {"secret_roll_notice": "announced"})
    people = [carole(scene) for scene in (twins.left, twins.right)]
    twins.both("gm", StartPlay())
    twins.both("gm", OpenScene("La cave"))
    listening = CallSecretRoll(CallRoll(people[0], ("senses",)))
    first, second = (twins.both("gm", listening, die) for die in (9, 17))
    twins.correct("gm", Retract(first), Retract(second))
    twins.correct("gm", Retract(second), None)


@pytest.mark.parametrize("shown", [True, False])
def test_screen_dice_at_the_close(shown: bool) -> None:
    """SOM-ROLL-31, C-6: opened to all when the table closes, if its option says so."""
    scene, person = playing(open_screen_dice_at_close=shown)
    scene.do("gm", CallSecretRoll(CallRoll(person, ("senses",))), 9)
    scene.do("gm", CallSecretRoll(CallRoll(person, ("senses",)), decoy=True), 17)
    scene.do("gm", CloseScene())
    scene.do("gm", CloseTable())
    lines = scene.feed("ana")[-1].entries
    opened = ["ScreenDiceOpened"] if shown else []
    assert [line.type for line in lines] == ["TableClosed", *opened, "TableOver"]
    assert not shown or lines[1].fields["dice"] == (9, 17)


def test_twins_cannot_be_told_apart() -> None:
    """SOM-ROLL-31, SOM-ROLL-33, SOM-ROLL-34: secret rolls, hidden NPCs and closed sheets, byte for byte."""
    twins = Twins("sombre", SEATS, ("bob", "eve"))
    people = [carole(scene) for scene in (twins.left, twins.right)]
    assert people[0] == people[1]
    person = people[0]
    twins.both("gm", StartPlay())
    twins.both("gm", OpenScene("La cave"))
    listening = CallRoll(person, ("senses",), attempt="écouter")
    twins.left.do("gm", CallSecretRoll(listening), 19, event_id="secret")
    twins.check()
    twins.both("ana", DeclareAction(person, "J’écoute encore."))
    twins.probe("ana", DeclareAction(person, "J’écoute à nouveau."))


def test_a_secret_roll_without_a_die_is_offered_amendments() -> None:
    """C-4, SOM-ROLL-31: it failed for want of the skill; of another skill the die is called for, and told to nobody."""
    scene, person = playing()
    scene.do("gm", CallSecretRoll(CallRoll(person, ("Serrurerie",), attempt="la serrure")))
    act = scene.feeds.history.raw[-1]
    assert act.draws == ()
    (found,) = amended_moves(scene.feeds.history, act)
    assert (found.command, found.dice) == (CallSecretRoll, None)
    feeds_before = [scene.feed(seat) for seat in ("ana", "bob", "eve")]
    for roll in (CallRoll(person, ("Serrurerie",), attempt="la porte"), CallRoll(person, ("senses",))):
        scene.correct("gm", Amend(act.id, msgspec.Raw(msgspec.json.encode(CallSecretRoll(roll))), cascade=True))
    assert scene.feeds.history.overlay.revised[act.id].draws == ()
    assert [call.character for call in scene.state.dice.calls.values() if call.secret] == [person]
    assert [scene.feed(seat) for seat in ("ana", "bob", "eve")] == feeds_before
