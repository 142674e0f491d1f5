"""Opposed rolls: duels, one against several, rankings, double failures, and NPC dice."""

from __future__ import annotations

import pytest

from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import CancelCall, ConfirmDoubleFailure, OrderReroll, Roll
from domain.systems.sombre.mind.npcs import UpdateNpc
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.roll_state import Opposition, Pair, Rank
from tests.scene import Scene
from tests.sombre.table import carole, npc, playing, result, ticks


def two(active: int = 11, passive: int = 11, **options: object) -> tuple[Scene, str, str]:
    """Carole against an NPC of that score."""
    scene, person = playing(**options)
    return scene, person, npc(scene, passive)


def duel(scene: Scene, one: str, other: str, **named: object) -> str:
    """Carole actively against the NPC; the opposition."""
    active = Side(one, ("senses",), **named)  # type: ignore[arg-type]
    return scene.act("gm", CallOpposedRoll(active, (Side(other, ("general",)),)))


def throw(scene: Scene, opposition: str, first: int, second: int) -> Pair:
    scene.do("ana", Roll(f"{opposition}.1"), first)
    scene.do("gm", Roll(f"{opposition}.2"), second)
    return pair(scene, opposition)


def pair(scene: Scene, opposition: str, number: int = 0) -> Pair:
    found: Opposition = scene.state.dice.oppositions[opposition]
    return found.pairs[number]


@pytest.mark.parametrize(
    ("first", "second", "winner", "margin"),
    [(10, 12, 0, 10), (12, 3, 1, 3), (8, 6, 0, 2), (6, 8, 1, 2), (7, 7, 1, 0)],
)
def test_duels(first: int, second: int, winner: int, margin: int) -> None:
    """SOM-ROLL-23, SOM-ROLL-24, SOM-ROLL-25, SOM-ROLL-27: 11 against 11 or 12."""
    scene, person, man = two(passive=11 if second == 12 else 12)
    opposition = duel(scene, person, man)
    settled = throw(scene, opposition, first, second)
    assert (settled.winner, settled.margin) == ((person, man)[winner], margin)


def test_the_killer_and_mehdi() -> None:
    """SOM-ROLL-25, SOM-ROLL-27 (E-37): 14 with one rank and an 8 beats 12 with a 6, by 2."""
    scene, person, man = two(passive=14)
    attack = Side(man, ("general",), difficulty=(Rank("élan", 1),))
    opposition = scene.act("gm", CallOpposedRoll(attack, (Side(person, ("mind",)),)))
    scene.do("gm", Roll(f"{opposition}.1"), 8)
    scene.do("ana", Roll(f"{opposition}.2"), 6)
    assert (pair(scene, opposition).winner, pair(scene, opposition).margin) == (man, 2)


def test_ties_are_thrown_again() -> None:
    """SOM-ROLL-25: equal margins and equal scores, as often as needed; the tied dice stay in the record."""
    scene, person, man = two(passive=11)
    opposition = duel(scene, person, man)
    throw(scene, opposition, 5, 5)
    assert scene.last("bob")[-2:] == ["RerollCalled", "RollCalled"]
    again = pair(scene, opposition)
    scene.do("ana", Roll(again.active), 6)
    scene.do("gm", Roll(again.passive), 6)
    third = pair(scene, opposition)
    scene.do("ana", Roll(third.active), 9)
    scene.do("gm", Roll(third.passive), 8)
    assert (pair(scene, opposition).winner, pair(scene, opposition).margin) == (person, 1)
    assert len(scene.state.dice.rolls) == 6
    assert scene.state.dice.oppositions[opposition].rerolls == 2


def test_double_failure_confirmed() -> None:
    """SOM-ROLL-26 (E-20): the active side fails, without margin; the passive prevails; the scene waits."""
    scene, person, man = two()
    opposition = duel(scene, person, man, attempt="se faufiler")
    scene.refuse("gm", ConfirmDoubleFailure(opposition), "not_double_failure")
    throw(scene, opposition, 15, 15)
    assert pair(scene, opposition).status == "double_failure"
    scene.refuse("gm", CloseScene(), "die_pending")
    assert scene.view("gm").oppositions[0].double_failure
    assert not scene.view("ana").oppositions[0].double_failure
    scene.do("gm", ConfirmDoubleFailure(opposition))
    assert (pair(scene, opposition).winner, pair(scene, opposition).margin) == (man, None)
    assert scene.last("ana") == ["OppositionResolved", "AttemptLocked"]
    scene.refuse("gm", ConfirmDoubleFailure("rien"), "not_double_failure")


def test_double_failure_thrown_again() -> None:
    """SOM-ROLL-26: who does not see the NPC's die reads the call for new dice, not the ruling."""
    scene, person, man = two()
    opposition = duel(scene, person, man)
    throw(scene, opposition, 15, 15)
    scene.do("gm", OrderReroll(opposition))
    assert scene.last("ana") == ["RerollCalled", "RollCalled"]
    again = pair(scene, opposition)
    scene.do("gm", Roll(again.passive), 15)
    scene.do("ana", Roll(again.active), 3)
    assert pair(scene, opposition).winner == person
    shown, hers, his = two(npc_dice="open")
    opposition = duel(shown, hers, his)
    throw(shown, opposition, 15, 15)
    assert shown.view("ana").oppositions[0].double_failure
    shown.do("gm", OrderReroll(opposition))
    assert shown.last("ana") == ["RerollOrdered", "RerollCalled", "RollCalled"]


def test_losing_locks_the_active_side() -> None:
    """SOM-ROLL-22, SOM-ROLL-27: although one's own roll succeeded."""
    scene, person, man = two()
    opposition = duel(scene, person, man, attempt="se faufiler")
    throw(scene, opposition, 3, 9)
    assert {c for c, _ in scene.state.locks} == {person}
    scene.refuse("gm", CallRoll(person, ("senses",), attempt="se faufiler"), "final_failure")


def test_one_against_several() -> None:
    """SOM-ROLL-28 (E-18, E-36): one die compared with each; a tie concerns that pair alone."""
    scene, person, first = two(passive=11)
    second = npc(scene, 11, "Un autre", "L’autre")
    third = npc(scene, 11, "Un dernier", "Le dernier")
    guards = tuple(Side(each, ("general",)) for each in (first, second, third))
    opposition = scene.act("gm", CallOpposedRoll(Side(person, ("senses",), attempt="passer"), guards))
    scene.do("ana", Roll(f"{opposition}.1"), 6)
    for number, die in ((2, 4), (3, 9), (4, 6)):
        scene.do("gm", Roll(f"{opposition}.{number}"), die)
    assert [p.winner for p in scene.state.dice.oppositions[opposition].pairs] == [person, second, None]
    again = pair(scene, opposition, 2)
    scene.do("ana", Roll(again.active), 10)
    scene.do("gm", Roll(again.passive), 2)
    assert [p.winner for p in scene.state.dice.oppositions[opposition].pairs] == [person, second, person]
    assert result(scene, f"{opposition}.1").die == 6


def race(scene: Scene, *runners: str) -> str:
    sides = tuple(Side(r, ("body" if scene.state.characters[r].is_pc else "general",)) for r in runners)
    return scene.act("gm", CallOpposedRoll(competitors=sides))


def test_ranking() -> None:
    """SOM-ROLL-29: decreasing margin, then score, then new dice among the tied; failures are unranked."""
    scene, person, man = two(passive=11)
    other = npc(scene, 14, "Un autre", "L’autre")
    last = npc(scene, 11, "Un dernier", "Le dernier")
    opposition = race(scene, person, man, other, last)
    scene.do("ana", Roll(f"{opposition}.1"), 7)
    for number, die in ((2, 7), (3, 7), (4, 19)):
        scene.do("gm", Roll(f"{opposition}.{number}"), die)
    found = scene.state.dice.oppositions[opposition]
    assert found.status == "waiting"
    assert set(scene.state.dice.calls) == {f"{scene.state.places[f'{opposition}.{n}']}.0" for n in (1, 2)}
    scene.do("ana", Roll(f"{opposition}.1.0"), 3)
    scene.do("gm", Roll(f"{opposition}.2.0"), 12)
    assert scene.state.dice.oppositions[opposition].ranked == (other, person, man)
    assert scene.last("eve")[-1] == "OppositionResolved"


def test_a_tie_break_that_fails_fails_no_attempt() -> None:
    """SOM-ROLL-29, SOM-ROLL-22: who ties has succeeded in the race, and is ranked behind the other."""
    scene, person, man = two(passive=11)
    opposition = scene.act(
        "gm",
        CallOpposedRoll(competitors=(Side(person, ("body",), attempt="courir"), Side(man, ("general",)))),
    )
    for seat, number in (("ana", 1), ("gm", 2)):
        scene.do(seat, Roll(f"{opposition}.{number}"), 7)
    scene.do("ana", Roll(f"{opposition}.1.0"), 18)
    scene.do("gm", Roll(f"{opposition}.2.0"), 4)
    assert scene.state.dice.oppositions[opposition].ranked == (man, person)
    assert not scene.state.locks
    scene.do("gm", CallRoll(person, ("body",), attempt="courir"))


def test_a_race_that_nobody_wins() -> None:
    """SOM-ROLL-29: confirmed, nobody is ranked; or all throw again."""
    scene, person, man = two(passive=11)
    other = npc(scene, 11, "Un autre", "L’autre")
    opposition = race(scene, person, man, other)
    for seat, number in (("ana", 1), ("gm", 2), ("gm", 3)):
        scene.do(seat, Roll(f"{opposition}.{number}"), 18)
    scene.refuse("gm", ConfirmDoubleFailure(opposition, 1), "not_double_failure")
    scene.do("gm", OrderReroll(opposition))
    for seat, number in (("ana", 1), ("gm", 2), ("gm", 3)):
        scene.do(seat, Roll(f"{opposition}.{number}.0"), 18)
    scene.do("gm", ConfirmDoubleFailure(opposition))
    assert scene.state.dice.oppositions[opposition].ranked == ()
    assert scene.state.dice.oppositions[opposition].status == "settled"


def test_a_side_without_the_skill() -> None:
    """SOM-ROLL-39: it has failed before any die; the other still rolls."""
    scene, person, man = two()
    opposition = scene.act("gm", CallOpposedRoll(Side(person, ("Natation",)), (Side(man, ("general",)),)))
    scene.do("gm", Roll(f"{opposition}.2"), 4)
    assert pair(scene, opposition).winner == man


def test_two_sides_without_the_skill() -> None:
    """SOM-ROLL-26, SOM-ROLL-39: a double failure without any die, which new dice cannot change."""
    scene, person, man = two()
    opposition = scene.act("gm", CallOpposedRoll(Side(person, ("Natation",)), (Side(man, ("Natation",)),)))
    assert pair(scene, opposition).status == "double_failure"
    scene.do("gm", OrderReroll(opposition))
    assert pair(scene, opposition).status == "double_failure"
    scene.do("gm", ConfirmDoubleFailure(opposition))
    assert pair(scene, opposition).winner == man


def test_cancelling_an_opposition() -> None:
    """SOM-ROLL-08: before any of its dice."""
    scene, person, man = two()
    opposition = duel(scene, person, man)
    scene.do("gm", CancelCall(f"{opposition}.1"))
    assert not scene.state.dice.calls
    assert not scene.state.dice.oppositions
    opposition = duel(scene, person, man)
    scene.do("ana", Roll(f"{opposition}.1"), 3)
    scene.refuse("gm", CancelCall(f"{opposition}.2"), "die_already_rolled")


def test_the_sides_must_make_sense() -> None:
    """SOM-ROLL-23, SOM-NPC-05, SOM-NPC-09: a player character is in it, and sees whom it meets."""
    scene, person, man = two()
    unseen = npc(scene, label=None)
    side, other, hidden = (Side(c, ("senses",)) for c in (person, man, unseen))
    scene.refuse("gm", CallOpposedRoll(side, (hidden,)), "npc_not_introduced")
    scene.refuse("gm", CallOpposedRoll(other, (hidden,)), "npc_roll_without_pc")
    scene.refuse("gm", CallOpposedRoll(side), "out_of_bounds")
    scene.refuse("gm", CallOpposedRoll(side, (side,)), "out_of_bounds")
    scene.refuse("gm", CallOpposedRoll(side, (Side("rien", ("mind",)),)), "unknown_id")
    scene.refuse("gm", CallOpposedRoll(side, (other,), social=True), "social_action")


def test_npc_dice() -> None:
    """SOM-NPC-06, SOM-NPC-10, SOM-ROLL-38: hidden by default, with the opposed margin; the gm may show them."""
    scene, person, man = two()
    opposition = duel(scene, person, man)
    throw(scene, opposition, 8, 6)
    assert scene.last("ana") == ["OppositionResolved"]
    frames = scene.feed("ana")[-1].entries
    assert (frames[0].fields.margin, frames[0].fields.quality) == (None, None)
    shown = Side(man, ("general",), shown=True)
    opposition = scene.act("gm", CallOpposedRoll(Side(person, ("senses",)), (shown,)))
    throw(scene, opposition, 8, 6)
    frames = scene.feed("ana")[-1].entries
    assert (frames[0].type, frames[1].fields.die, frames[2].fields.margin) == ("DieRolled", 6, 2)
    assert frames[1].fields.numbers is None
    assert (frames[2].fields.quality, frames[2].text) == (
        "good",
        "Carole l’emporte sur une silhouette, Marge 2 (bien).",
    )


def test_npc_rolls() -> None:
    """SOM-NPC-02, SOM-NPC-05, SOM-NPC-06: the general skill, for a player character's sake."""
    scene, person, man = two(passive=9)
    scene.refuse("gm", CallRoll(man, ("general",)), "npc_roll_without_pc")
    call = scene.act("gm", CallRoll(man, ("general",), concerned=(person,)))
    assert scene.last("ana") == []
    scene.refuse("ana", Roll(call), "not_called", 9)
    scene.do("gm", Roll(call), 9)
    assert scene.last("ana") == ["RollResolved"]
    scene.do("gm", CallRoll(man, ("Natation",), concerned=(person,)))
    assert scene.state.dice.rolls[scene.last_id].result.failure == "automatic"


def test_condition_ranks_weigh_on_defences() -> None:
    """SOM-ROLL-21: opposed and defence rolls included."""
    from tests.sombre.table import frighten

    scene, person, man = two()
    frighten(scene, person, 12, ranks=1)
    ticks(scene, person, "wounds", 1)
    opposition = duel(scene, person, man)
    throw(scene, opposition, 8, 15)
    assert result(scene, f"{opposition}.1").total == 12


def test_two_players_in_a_duel_see_both_dice() -> None:
    """SOM-ROLL-26, SOM-ROLL-41: between player characters nothing is behind the screen."""
    scene, person = playing()
    other = carole(scene, "bob", "Bob")
    opposition = scene.act("gm", CallOpposedRoll(Side(person, ("body",)), (Side(other, ("body",)),)))
    scene.do("ana", Roll(f"{opposition}.1"), 15)
    scene.do("bob", Roll(f"{opposition}.2"), 15)
    assert scene.view("eve").oppositions[0].double_failure
    scene.do("gm", ConfirmDoubleFailure(opposition))
    assert scene.last("eve") == ["DoubleFailureRuled", "OppositionResolved"]
    scene.do("gm", UpdateNpc(npc(scene), notes="rien"))
