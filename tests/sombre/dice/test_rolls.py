"""Actions and dice: scenes, calls, simple rolls and their modifiers, final failures, collective rolls."""

from __future__ import annotations

import pytest

from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.dice.calls import CallCollectiveRoll, CallRoll
from domain.systems.sombre.dice.difficulty import check_difficulty
from domain.systems.sombre.dice.modifiers import quality
from domain.systems.sombre.dice.roll_commands import CancelCall, DeclareAction, DeclareAutomaticResult, Roll
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.state.state import with_time
from domain.systems.sombre.table.phases import SetSheetMode
from domain.table.commands import SetPresence
from projections.feeds.reader import SeatReader
from projections.sombre.views.calls import ranks_shown
from projections.texts import LOCALES, say
from projections.texts.nouns import Noun
from tests.scene import Scene
from tests.sombre.table import carole, frighten, playing, result, roll, rolled, table, ticks, who


def with_turns(scene: Scene) -> None:
    """Turn mode belongs to the chapters of combat; here it is only switched on."""

    scene.feeds.render()
    scene.feeds.history.state = with_time(scene.state, turn_mode=True, turn=1)


def test_one_scene_at_a_time() -> None:
    """SOM-ROLL-01: opened and closed by the game master; a die that is waited for holds it."""
    scene, person = playing()
    scene.refuse("gm", OpenScene("Une autre"), "scene_open")
    call = scene.act("gm", CallRoll(person, ("mind",)))
    scene.refuse("gm", CloseScene(), "die_pending")
    scene.do("ana", Roll(call), 3)
    scene.do("gm", CloseScene())
    scene.refuse("gm", CloseScene(), "no_scene")
    scene.refuse("gm", OpenScene(""), "name_required")


def test_no_closing_in_combat() -> None:
    """SOM-ROLL-02: turn mode runs inside the scene."""
    scene, person = playing()
    with_turns(scene)
    scene.refuse("gm", CloseScene(), "in_combat")
    scene.refuse("ana", DeclareAction(person, "Je cours."), "wrong_phase")


def test_the_game_master_decides_without_dice() -> None:
    """SOM-ROLL-03, SOM-ROLL-04, SOM-ROLL-06 (E-12): an automatic result has no die, no margin, no failure kind."""
    scene, person = playing()
    scene.do("gm", DeclareAutomaticResult(person, "retrouver la voiture", False, "estimation"))
    assert scene.last("bob") == ["ActionAutoResolved", "AttemptLocked"]
    assert not scene.state.dice.rolls
    assert [f.entries[0].fields.reason for f in (scene.feed("ana")[-1], scene.feed("bob")[-1])] == [
        "estimation",
        None,
    ]
    scene.refuse("gm", DeclareAutomaticResult(person, "x", True, ""), "reason_required")


def test_social_actions_never_use_dice() -> None:
    """SOM-ROLL-05."""
    scene, person = playing()
    scene.refuse("gm", CallRoll(person, ("mind",), social=True), "social_action")


def test_intent_then_call() -> None:
    """SOM-ROLL-07: any free text is taken; the game master answers with a call."""
    scene, person = playing()
    scene.do("ana", DeclareAction(person, "Je fouille le coffre."))
    assert scene.last("eve") == ["ActionDeclared"]
    scene.refuse("bob", DeclareAction(person, "…"), "not_owner")
    scene.do("gm", CallRoll(person, ("senses",), label="search"))
    assert scene.view("eve").calls[0].announced.label == "search"


def test_an_action_may_be_declared_without_words() -> None:
    """SOM-ROLL-07: the sentence ends where nothing was written, and the flagged one as well (SOM-RULING-05)."""
    scene, person = playing()
    scene.do("ana", DeclareAction(person, ""))
    line = {locale: list(SeatReader(scene.feeds, "eve", locale).frames())[-1].entries[0].text for locale in LOCALES}
    assert line == {"fr": "Carole annonce une action.", "en": "Carole declares an action."}
    said = {"character": Noun("Carole"), "text": "", "has_text": "no"}
    flagged = {locale: say("sombre", locale, "ActionFlagged", said) for locale in LOCALES}
    assert flagged == {"fr": "L’annonce de Carole est à revoir.", "en": "Carole’s declaration needs a review."}


def test_who_rolls() -> None:
    """SOM-ROLL-08: the owner; the game master while the seat is away; a call may be cancelled before its die."""
    scene, person = playing()
    call = scene.act("gm", CallRoll(person, ("senses",)))
    scene.refuse("bob", Roll(call), "not_owner", 5)
    scene.refuse("gm", Roll(call), "not_owner", 5)
    scene.refuse("ana", Roll(call), "bad_die", 21)
    scene.refuse("ana", Roll("rien"), "not_called", 5)
    scene.do("gm", CancelCall(call))
    scene.refuse("gm", CancelCall(call), "not_called")
    call = scene.act("gm", CallRoll(person, ("senses",)))
    scene.do("ana", SetPresence("ana", True))
    scene.refuse("ana", Roll(call), "seat_away", 5)
    scene.do("gm", Roll(call), 5)
    scene.refuse("gm", CancelCall(call), "die_already_rolled")


@pytest.mark.parametrize(
    ("die", "ranks", "success", "failure", "margin"),
    [
        (11, 0, True, None, 11),
        (12, 0, False, "natural", None),
        (8, 1, True, None, 8),
        (9, 1, False, "modified", None),
        (1, 0, True, None, 1),
        (20, 0, False, "natural", None),
        (1, 4, False, "modified", None),
    ],
)
def test_simple_rolls(die: int, ranks: int, success: bool, failure: str | None, margin: int | None) -> None:
    """SOM-ROLL-09, SOM-ROLL-10, SOM-ROLL-11, SOM-ROLL-12: under 11, at the edges; 1 and 20 mean nothing more."""
    scene, person = playing()
    found = roll(scene, person, die, "senses", ranks)
    assert (found.success, found.failure, found.margin) == (success, failure, margin)


def test_modifiers_add_up() -> None:
    """SOM-ROLL-13, SOM-ROLL-14 (E-13, E-14): 1 Wound, 2 Fatigue, 1 rank make 6."""
    scene, person = playing()
    ticks(scene, person, "wounds", 1)
    ticks(scene, person, "fatigue", 2, permanent=True)
    found = roll(scene, person, 9, "senses", 1)
    assert (found.wounds, found.fatigue, found.difficulty, found.total) == (1, 2, 1, 15)
    assert found.failure == "modified"


@pytest.mark.parametrize(("kind", "total"), [("action", 5 + 1 + 1 + 3 + 3 + 3), ("reaction", 5 + 3), ("pure", 5)])
def test_each_kind_takes_its_own_modifiers(kind: str, total: int) -> None:
    """SOM-ROLL-13, SOM-ROLL-19, SOM-ROLL-20, SOM-ROLL-21: fever and off-hand weigh on actions alone."""
    scene, person = playing()
    ticks(scene, person, "wounds", 1)
    ticks(scene, person, "fatigue", 1)
    frighten(scene, person, 12, ranks=1)
    found = roll(scene, person, 5, "senses", 1, kind=kind, off_hand=True)
    assert found.total == total


@pytest.mark.parametrize(("ranks", "points"), [(0, 0), (1, 3), (2, 6), (3, 9), (5, 15)])
def test_difficulty_in_ranks(ranks: int, points: int) -> None:
    """SOM-ROLL-15, SOM-ROLL-18 (E-15): three points a rank, without limit."""
    scene, person = playing()
    assert roll(scene, person, 1, "senses", ranks).total == 1 + points


def test_parameters_add_up_and_are_told_one_by_one() -> None:
    """SOM-ROLL-16, SOM-ROLL-17: each can be contested alone; none is ever negative."""
    scene, person = playing()
    parameters = (Rank("pénombre", 1), Rank("verglas", 1))
    scene.do("gm", CallRoll(person, ("senses",), difficulty=parameters))
    assert scene.view("bob").calls[0].announced.difficulty == ranks_shown(parameters)
    scene.refuse("gm", CallRoll(person, ("senses",), difficulty=(Rank("facile", -1),)), "negative_difficulty")
    scene.refuse("gm", CallRoll(person, ("senses",), difficulty=(Rank("folie", 99),)), "out_of_bounds")
    check_difficulty(parameters)


def test_library_and_car_park() -> None:
    """SOM-ROLL-21, SOM-ROLL-22, SOM-ROLL-20 (E-16, E-17): fever and penumbra against 7; pure luck ignores both."""
    scene, person = playing()
    frighten(scene, person, 12, ranks=1)
    found = roll(scene, person, 7, "senses", 1, attempt="retrouver la voiture")
    assert (found.total, found.failure) == (13, "modified")
    luck = roll(scene, person, 11, "mind", kind="pure", label="luck")
    assert (luck.total, luck.margin, luck.quality) == (11, 11, "excellent")


def test_failure_is_final() -> None:
    """SOM-ROLL-22 (E-42): the same attempt is refused to that character; another means is another attempt."""
    scene, person = playing()
    other = carole(scene, "bob", "Bob")
    roll(scene, person, 20, attempt="crocheter la serrure")
    assert "AttemptLocked" in scene.last("bob")
    again = CallRoll(person, ("senses",), attempt="  Crocheter   la serrure ")
    scene.refuse("gm", again, "final_failure")
    scene.do("gm", CallRoll(person, ("body",), attempt="enfoncer la porte"))
    scene.do("gm", CallRoll(other, ("senses",), attempt="crocheter la serrure"))
    scene.do("gm", CallRoll(person, ("mind",), kind="reaction", attempt="crocheter la serrure"))


def test_no_locks_in_turns() -> None:
    """SOM-ROLL-22 (E-38): in turn mode they are neither made nor enforced, earlier ones included."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 1)
    roll(scene, person, 20, attempt="retrouver la voiture")
    with_turns(scene)
    found = roll(scene, person, 4, "senses", 1, attempt="retrouver la voiture")
    assert (found.success, found.total) == (True, 8)
    roll(scene, person, 20, attempt="ouvrir la portière")
    assert len(scene.state.locks) == 1


def test_combined_rolls() -> None:
    """SOM-ROLL-30 (E-43): the lower of two scores; lacking one is incompetence."""
    scene, person = playing()
    call = rolled(scene, CallRoll(person, ("mind", "senses")), "ana", 12)
    assert (result(scene, call).score, result(scene, call).success) == (11, False)
    scene.do("gm", CallRoll(person, ("mind", "Natation")))
    assert result(scene, scene.last_id).failure == "automatic"
    scene.refuse("gm", CallRoll(person, ()), "out_of_bounds")


def test_a_roll_names_the_rules_that_count_for_it() -> None:
    """SOM-ROLL-15, SOM-ROLL-16, SOM-RANGED-03: none of shots where nobody shoots, of difficulty where there is none."""
    scene, person = playing()

    def named(called: CallRoll) -> tuple[str, ...]:
        scene.do("gm", called)
        (line,) = (line for line in scene.feed("ana")[-1].entries if line.type == "RollCalled")
        scene.do("gm", CancelCall(scene.last_id)) if scene.state.dice.calls else None
        return line.rules

    plain = ("SOM-ROLL-07", "SOM-ROLL-08")
    assert named(CallRoll(person, ("mind",))) == (*plain, "SOM-SKILL-13")
    hard = CallRoll(person, ("mind",), difficulty=(Rank("nuit", 1), Rank("pluie", 1)))
    assert named(hard) == (*plain, "SOM-ROLL-15", "SOM-ROLL-16", "SOM-SKILL-13")
    shot = CallRoll(person, ("Tir",), difficulty=(Rank("distance", 1),))
    assert named(shot) == (*plain, "SOM-ROLL-15", "SOM-SKILL-13", "SOM-RANGED-01", "SOM-RANGED-02", "SOM-RANGED-03")


def test_incompetence() -> None:
    """SOM-ROLL-39, SOM-ROLL-40 (E-21, E-22, E-23): no die at all, unless the game master grants the success."""
    scene, person = playing()
    scene.do("gm", CallRoll(person, ("Tir",), attempt="tirer"))
    assert result(scene, scene.last_id).failure == "automatic"
    assert scene.last("bob") == ["RollCalled", "ActionAutoResolved", "AttemptLocked"]
    assert not scene.state.dice.calls
    scene.do("gm", DeclareAutomaticResult(person, "tirer à bout touchant", True, "impossible de rater"))
    scene.do("gm", ApplyTick(person, "wounds", 1, "accident"))


@pytest.mark.parametrize(
    ("margin", "word"),
    [
        (0, "just"),
        (1, "just"),
        (2, "good"),
        (5, "good"),
        (6, "very_good"),
        (10, "very_good"),
        (11, "excellent"),
        (15, "excellent"),
        (16, "exceptional"),
    ],
)
def test_quality_of_a_margin(margin: int, word: str) -> None:
    """SOM-ROLL-38: a label."""
    assert quality(margin) == word


def test_collective_rolls() -> None:
    """SOM-ROLL-35, SOM-ROLL-36 (E-19): the leader alone rolls; an assistant of 12 adds one to the score."""
    scene, person = playing()
    other = carole(scene, "bob", "Bob")
    call = scene.act("gm", CallCollectiveRoll(person, (other,), "senses", attempt="fouiller"))
    scene.refuse("bob", Roll(call), "not_owner", 12)
    scene.do("ana", Roll(call), 12)
    assert (result(scene, call).score, result(scene, call).success) == (12, True)
    rolled(scene, CallCollectiveRoll(person, (other,), "senses", attempt="creuser"), "ana", 13)
    assert {c for c, _ in scene.state.locks} == {person}


def test_incompetent_members() -> None:
    """SOM-ROLL-37: one point each; an incompetent leader fails outright; nobody to lead is a failure."""
    scene, person = playing()
    minor = scene.act("gm", CreateNpc("Une ombre"))
    other = carole(scene, "bob", "Bob")
    call = rolled(scene, CallCollectiveRoll(person, (other, minor), "senses"), "ana", 5)
    assert (result(scene, call).score, result(scene, call).points, result(scene, call).total) == (12, 1, 6)
    scene.do("gm", CallCollectiveRoll(person, (other,), "Natation"))
    assert result(scene, scene.last_id).failure == "automatic"
    scene.do("gm", CallCollectiveRoll(None, (person, other), "senses"))
    assert "ActionAutoResolved" in scene.last("eve")
    scene.refuse("gm", CallCollectiveRoll(person, (), "senses"), "out_of_bounds")


def test_what_others_see_of_a_roll() -> None:
    """SOM-ROLL-41: the die, its parameters and its result; the owner alone the numbers, all in open mode."""
    scene, person = playing()
    roll(scene, person, 9, "senses", 1)
    seen, own = (scene.feed(seat)[-1].entries[1].fields for seat in ("bob", "ana"))
    assert (seen.die, seen.physical, seen.ranks, seen.success) == (9, True, 1, False)
    assert seen.numbers is None
    assert (own.numbers.score, own.numbers.total, own.numbers.failure) == (11, 12, "modified")
    scene.do("gm", SetSheetMode("open"))
    roll(scene, person, 9, "senses", 1)
    assert scene.feed("bob")[-1].entries[1].fields.numbers.total == 12


def test_a_gauge_behind_the_screen() -> None:
    """SOM-ROLL-41: its owner reads neither Fatigue nor total nor failure kind; the game master reads all."""
    from msgspec.structs import replace

    scene, person = playing()
    ticks(scene, person, "fatigue", 2)
    held = replace(who(scene, person), held=frozenset({"fatigue"}))
    scene.feeds.render()
    scene.feeds.history.state = replace(scene.state, characters={**scene.state.characters, person: held})
    roll(scene, person, 10)
    own, keeper = (
        next(SeatReader(scene.feeds, seat, "fr").present_frames()).entries[1].fields.numbers for seat in ("ana", "gm")
    )
    assert (own.fatigue, own.total, own.failure) == (None, None, None)
    assert (keeper.fatigue, keeper.total) == (2, 12)
    mine = next(c for c in scene.view("ana").characters if c.id == person)
    assert [g.gauge for g in mine.pages.gauges] == ["mental_instability", "wounds"]


def test_outside_play() -> None:
    """SOM-ROLL-01: no rolls before play."""
    scene = table()
    person = carole(scene)
    scene.refuse("gm", CallRoll(person, ("mind",)), "wrong_phase")
    scene.refuse("gm", CallRoll("rien", ("mind",)), "wrong_phase")
