"""A Turn of Sombre with few commands: what is left to the game master, what is not told, what can be corrected."""

from __future__ import annotations

from typing import Any

from domain.base.corrections import Retract
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent
from domain.systems.sombre.combat.turn.turn import AdvancePhase, ClosedPhase
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.sequences.turns import CallAttacks, FinishTurn, ThrowDice
from domain.systems.sombre.state.combat_state import ActionSpec
from projections.feeds.reader import SeatReader
from tests.prices.sombre import PRICES
from tests.prices.test_prices import acts, played, texts
from tests.scene import Scene, any_face
from tests.sombre.fights import combat, fight, says


def declared(scene: Scene, carole: str, bob: str, other: str, **carole_does: Any) -> None:
    """Carole, then Bob say what they do; Bob strikes."""
    action = carole_does or {"kind": "strike", "target": other}
    says(scene, "ana", carole, **action)
    says(scene, "bob", bob, "strike", other)


def kinds(scene: Scene, since: int) -> list[str]:
    return [type(event.command).__name__ for event in scene.feeds.history.raw[since:]]


def test_phase_1_is_not_closed_while_somebody_is_awaited() -> None:
    """SOM-TURN-02."""
    scene, carole, _, other = combat()
    says(scene, "ana", carole, "strike", other)
    scene.refuse("gm", CallAttacks(), "declarations_missing")


def test_each_attack_is_called_in_the_form_of_the_declarations() -> None:
    """SOM-TURN-23: opposed to the defence that it meets, or alone; in order (SOM-TURN-11)."""
    scene, carole, bob, other = combat()
    declared(scene, carole, bob, other)
    says(scene, "gm", other, "dodge", bob)
    version = scene.feeds.history.version
    scene.do("gm", CallAttacks())
    assert kinds(scene, version) == ["ClosedPhase", "CallRoll", "CallOpposedRoll"]
    simple, opposed = (event.command for event in scene.feeds.history.raw[version + 1 :])
    assert isinstance(simple, CallRoll)
    assert simple.character == carole
    assert isinstance(opposed, CallOpposedRoll)
    assert [side.character for side in (opposed.active, *opposed.passive) if side] == [bob, other]
    scene.refuse("gm", CallAttacks(), "already_resolved")


def test_what_is_hidden_is_left_to_be_called_by_itself() -> None:
    """SOM-TURN-07: the players read, and may do, what they would without it."""
    seen = []
    for hidden in (False, True):
        scene, carole, bob, other = combat()
        declared(scene, carole, bob, other)
        if hidden:
            scene.do("gm", RecordNpcIntent(other, ActionSpec(kind="strike", target=bob), hidden=True), event_id="h")
        scene.do("gm", CallAttacks(throw=True), below=any_face())
        assert {call.character for call in scene.state.dice.calls.values()} == {carole, bob}
        seen.append([texts_of(scene, seat) for seat in ("ana", "bob", "eve")])
    assert seen[0] == seen[1]


def texts_of(scene: Scene, seat: str) -> list[str]:
    return [line.text for frame in SeatReader(scene.feeds, seat, "fr").frames(0) for line in frame.entries]


def test_a_gesture_on_which_nobody_ruled_succeeds_as_the_turn_ends() -> None:
    """SOM-TURN-15, A83."""
    scene, carole, bob, other = combat()
    declared(scene, carole, bob, other, kind="move")
    scene.do("gm", CallAttacks())
    scene.refuse("gm", FinishTurn(), "actions_unresolved")  # a die is missing
    (call,) = scene.state.dice.calls
    scene.do("bob", Roll(call), 20)
    version = scene.feeds.history.version
    scene.do("gm", FinishTurn())
    assert kinds(scene, version) == ["ClassifyAction", "ClosedPhase", "ClosedPhase"]
    assert fight(scene).phase == 1
    scene.refuse("gm", FinishTurn(), "wrong_phase")


def test_what_the_game_master_ruled_on_is_awaited() -> None:
    """SOM-TURN-15: he has said that a die decides."""
    scene, carole, bob, other = combat()
    declared(scene, carole, bob, other, kind="move")
    scene.do("gm", AdvancePhase())
    running = next(i.id for i in fight(scene).intents.values() if i.character == carole)
    scene.do("gm", ClassifyAction(running, "roll"))
    scene.do("gm", CallAttacks())
    (call,) = scene.state.dice.calls
    scene.do("bob", Roll(call), 20)
    scene.refuse("gm", FinishTurn(), "actions_unresolved")


def test_several_dice_in_one_request() -> None:
    """SOM-ROLL-08: the game master's, each an event of its own; what is not his is refused, and nothing falls."""
    scene, carole, bob, other = combat()
    declared(scene, carole, bob, other)
    says(scene, "gm", other, "strike", bob)
    scene.do("gm", CallAttacks())
    mine, *others = sorted(scene.state.dice.calls, key=lambda call: scene.state.dice.calls[call].character != other)
    scene.refuse("gm", ThrowDice((mine, others[0])), "not_owner", 5, 5, 5, 5)
    scene.refuse("gm", ThrowDice((mine, mine)), "out_of_bounds")
    scene.refuse("ana", ThrowDice((mine, others[0])), "gm_only")


def test_one_of_the_attacks_called_together_is_corrected_as_if_called_alone() -> None:
    price = PRICES[0]
    tables = [played(price, script)[0] for script in (price.long, price.short)]
    for table in tables:
        rolled = [event for event in table.scene.feeds.history.raw if isinstance(event.command, CallRoll)]
        table.scene.correct("gm", Retract(rolled[1].id, "on recommence"))
        table.scene.correct("gm", Retract(rolled[2].id, "et celui-là"))
    one, other = tables
    assert acts(one) == acts(other)
    assert one.scene.state == other.scene.state
    for seat in ("gm", "player1", "player2"):
        assert texts(one, seat, "fr") == texts(other, seat, "fr")


def test_the_turn_is_closed_in_steps_of_its_own() -> None:
    scene, carole, bob, other = combat()
    declared(scene, carole, bob, other, kind="none")
    says(scene, "gm", other, "none")
    scene.do("gm", CallAttacks())
    scene.do("bob", Roll(next(iter(scene.state.dice.calls))), 20)
    scene.do("gm", FinishTurn())
    closed = [e for e in scene.feeds.history.raw if isinstance(e.command, ClosedPhase)]
    assert len(closed) == 3
