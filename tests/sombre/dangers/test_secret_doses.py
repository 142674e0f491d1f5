"""What was given in hiding: nobody but the game master knows, until it shows (SOM-DANGER-TOXIC, SOM-ROLL-41)."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.dangers.toxic.addictions import CallAddiction
from domain.systems.sombre.dangers.toxic.poisons import MakePoison
from domain.systems.sombre.dangers.toxic.toxics import Administer, EndEffect
from domain.systems.sombre.dangers.toxic.trips import CallTrip
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import CallSecretRoll, DeclareAutomaticResult, Roll
from domain.systems.sombre.fear.fear import CallFearRoll, Frightened
from domain.systems.sombre.health.fatigue import ShakeAwake
from tests.scene import Scene
from tests.sombre.bodies import body, distress
from tests.sombre.dangers.hazards import given, thrown
from tests.sombre.fights import fighter
from tests.sombre.table import SEATS, playing, roll
from tests.twins import Twins

OTHERS = ("ana", "bob", "eve")


def test_a_secret_dose_is_the_game_masters() -> None:
    """SOM-DANGER-TOXIC-02: it shows in no feed, no view, no sheet; its number stays out of the owner's copy."""
    scene, person = playing()
    given(scene, person, "psychedelic", 6, secret=True)
    for seat in OTHERS:
        assert scene.last(seat) == []
        assert scene.view(seat).dangers.doses == ()
    roll(scene, person, 9, "senses")
    own, gm = (scene.feed(seat)[-1].entries[-1].fields for seat in ("ana", "gm"))
    assert (own.success, own.numbers.total, own.numbers.points) == (False, 9, 0)
    assert (gm.numbers.total, gm.numbers.points) == (15, 6)


def test_a_hidden_change_of_score() -> None:
    """SOM-ROLL-41, SOM-DANGER-TOXIC-14: the owner reads mind as it stands on the sheet."""
    scene, person = playing()
    given(scene, person, "alcohol", 3, secret=True, every=600)
    scene.do("gm", CallFearRoll((Frightened(person),), "Un cri"))
    scene.do("ana", Roll(f"{scene.last_id}.1"), 15)
    lines = scene.feed("ana")[-1].entries
    resolved = next(line.fields for line in lines if line.type == "RollResolved")
    assert (resolved.success, resolved.numbers.score) == (True, 13)


def test_the_victim_of_a_secret_poison_throws_his_own_die() -> None:
    """SOM-ROLL-41, SOM-DANGER-TOXIC-21, A84: without its modifier and its cause; the result alone is the true one."""
    scene, person = playing()
    given(scene, person, "poison", secret=True)
    (call,) = scene.state.dice.calls
    for seat in OTHERS:
        assert scene.last(seat) == ["RollCalled"]
        assert scene.line(seat).fields.label == "resistance"
        assert scene.view(seat).calls[0].roller == "ana"
    assert "PoisoningCalled" in scene.last("gm")
    scene.do("ana", Roll(call), 6)
    assert distress(scene, person).speed == "rapid"
    lines = {line.type: line.fields for line in scene.feed("ana")[-1].entries}
    own = lines["RollResolved"]
    assert (own.label, own.die, own.success) == ("resistance", 6, False)
    assert (own.numbers.total, own.numbers.points, own.numbers.modifiers) == (6, 0, ())
    assert lines["DistressStarted"].cause is None
    assert scene.feed("gm")[-1].entries[-1].fields.cause == "poison"
    assert scene.state.dice.screen_dice == ()


RESISTED: tuple[Any, ...] = (
    lambda p: Administer(p, "poison", 6),
    lambda p: Administer(p, "poison", 6, "curare"),
    lambda p: Administer(p, "gas", 6, "sarin"),
)


@pytest.mark.parametrize("left", RESISTED[1:])
def test_others_read_that_the_body_fights_something(left: Any) -> None:
    """SOM-DANGER-TOXIC-21, SOM-DANGER-GAS-03, A84: which poison, that it is a gas, that it was slipped in."""
    pair, person = twins()
    pair.watchers = ("bob", "eve")
    given_ = (left(person), RESISTED[0](person))
    shared = pair._shared()
    for scene, command in zip((pair.left, pair.right), given_, strict=True):
        scene.do("gm", command, event_id=shared)
    pair.check()
    assert pair.left.last("ana") == ["SubstanceTaken", "PoisoningCalled", "RollCalled"]
    assert pair.left.last("bob") == ["RollCalled"]
    pair.both("ana", Roll(f"{shared}.body"), 6)


def test_a_victim_cannot_tell_what_it_swallowed_unknowingly() -> None:
    """SOM-ROLL-41, A84: poison or gas, by whatever name."""
    pair, person = twins()
    shared = pair._shared()
    pair.left.do("gm", Administer(person, "poison", 6, "curare", secret=True), event_id=shared)
    pair.right.do("gm", Administer(person, "gas", 6, secret=True), event_id=shared)
    pair.check()
    pair.both("ana", Roll(f"{shared}.body"), 6)


def _resolved(scene: Scene, seat: str) -> Any:
    return next(line for line in scene.feed(seat)[-1].entries if line.type == "RollResolved")


@pytest.mark.parametrize("family", ["opiate", "alcohol"])
def test_others_do_not_read_of_an_overdose(family: str) -> None:
    """SOM-DANGER-TOXIC-15, A84: that somebody has taken something is his own to tell."""
    scene, person = playing()
    given(scene, person, family, 9)
    (call,) = scene.state.dice.calls
    assert "overdose" not in call
    assert "OverdoseCalled" in scene.last("ana")
    for seat in ("bob", "eve"):
        assert "OverdoseCalled" not in scene.last(seat)
        assert scene.view(seat).calls[0].announced.label == "resistance"
    scene.do("ana", Roll(call), 1)
    assert _resolved(scene, "ana").fields.label == "overdose"
    assert _resolved(scene, "bob").fields.label == "resistance"
    assert "surdose" not in _resolved(scene, "bob").text


def test_others_do_not_read_of_a_temptation_or_a_trip() -> None:
    """SOM-DANGER-TOXIC-03, SOM-DANGER-TOXIC-18, A84."""
    scene, person = playing()
    dose = given(scene, person, "psychedelic", 3, product="LSD")
    scene.do("gm", CallTrip(dose))
    assert scene.last("ana")[0] == "TripCalled"
    assert scene.last("bob") == ["RollCalled"]
    assert scene.line("bob").fields.label == "resistance"
    scene.do("ana", Roll(scene.last_id), 1)
    scene.do("gm", CallAddiction(person, dose))
    assert scene.last("ana")[0] == "AddictionRuled"
    assert scene.last("bob") == ["RollCalled"]
    (call,) = scene.state.dice.calls
    assert "addiction" not in call
    scene.do("ana", Roll(call), 1)
    again = given(scene, person, "psychedelic", 3, product="LSD")
    assert "AddictionCalled" in scene.last("ana")
    assert scene.last("bob") == ["RollCalled"]
    assert again in scene.state.dangers.doses


def test_a_sleeper_who_was_drugged() -> None:
    """SOM-DANGER-TOXIC-13: reported as a plain failure to everybody but the game master."""
    scene, person = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    given(scene, person, "sleeping_drug", 3, secret=True)
    scene.do("bob", ShakeAwake(bob, person))
    assert "ShakenInVain" in scene.last("ana")
    scene.refuse("gm", ShakeAwake(bob, person), "cannot_be_woken")


def test_an_overdose_of_what_nobody_knew_of() -> None:
    """SOM-DANGER-TOXIC-15: the faint is seen, the roll is not."""
    scene, person = playing()
    given(scene, person, "opiate", 9, secret=True)
    assert "OverdoseCalled" in scene.last("gm")
    assert "OverdoseCalled" not in scene.last("ana")
    assert scene.view("ana").calls == ()
    scene.do("gm", Roll(next(iter(scene.state.dice.calls))), 1)
    assert scene.last("ana") == []
    assert body(scene, person).distress is None


def twins() -> tuple[Twins, str]:
    pair = Twins("sombre", SEATS, OTHERS)
    people: dict[str, str] = {}
    for scene in (pair.left, pair.right):
        made, person = playing()
        people[person] = person
        scene.feeds = made.feeds
        scene._ids = made._ids
    pair._count = 100
    (person,) = people
    return pair, person


SECRETS: tuple[Any, ...] = (
    lambda p: Administer(p, "psychedelic", 6, secret=True),
    lambda p: Administer(p, "stimulant", 9, secret=True, minutes=10),
    lambda p: Administer(p, "alcohol", 3, "gin", secret=True, every=60, minutes=600),
    lambda p: Administer(p, "depressant", 0, secret=True),
)


@pytest.mark.parametrize("secret", SECRETS)
def test_nobody_can_tell(secret: Any) -> None:
    """SOM-DANGER-TOXIC-02, note k: twin sessions, with the dose and without it."""
    pair, person = twins()
    pair.secret("gm", secret(person), None)
    pair.both("gm", AdvanceFictionTime(1))
    pair.both("gm", CallRoll(person, ("body",)))
    pair.probe("ana", Roll("nothing"), MakePoison(person, "Poisons"), ShakeAwake(person, person))
    pair.both("ana", Roll(f"s{pair._count}"), 1)


def test_a_hidden_end_shows_nothing_either() -> None:
    """SOM-DANGER-TOXIC-02: of an effect that wears off, or is lifted."""
    pair, person = twins()
    left, _right = pair.secret("gm", Administer(person, "psychedelic", 6, secret=True, minutes=5), None)
    pair.both("gm", AdvanceFictionTime(10))
    left, _right = pair.secret("gm", Administer(person, "stimulant", 3, secret=True), None)
    pair.secret("gm", EndEffect(str(left)), None)
    pair.both("gm", AdvanceFictionTime(10))


def test_hidden_temptations_and_trips_are_rolled_behind_the_screen() -> None:
    """SOM-DANGER-TOXIC-03, SOM-DANGER-TOXIC-18."""
    pair, person = twins()
    left, _right = pair.secret("gm", Administer(person, "psychedelic", 3, secret=True), None)
    call, _none = pair.secret("gm", CallTrip(str(left)), None)
    pair.secret("gm", CallAddiction(person, str(left)), None)
    assert call in pair.left.state.dice.calls
    pair.probe("ana", Roll(str(call)), Roll("nothing"))


def brewed(scene: Scene) -> tuple[str, str]:
    """Bob has Poisons at 12 and sets out; his attempt."""
    bob = fighter(scene, "bob", "Bob", (12, 12, 11), title="Poisons")
    scene.do("bob", MakePoison(bob, "Poisons"))
    return bob, scene.last_id


@pytest.mark.parametrize(("die", "strong", "weak"), [(5, (6, 9), (0, 3)), (19, (0, 3), (6, 9))])
def test_a_poison_of_ones_own_making(die: int, strong: tuple[int, ...], weak: tuple[int, ...]) -> None:
    """SOM-DANGER-TOXIC-20, A68: a secret roll; the maker reads that it is made, whatever it is worth."""
    scene, person = playing()
    bob, attempt = brewed(scene)
    scene.refuse("gm", CallRoll(bob, ("Poisons",), resolves=attempt), "wrong_form")
    scene.refuse("bob", MakePoison(bob, "Poisons"), "already_declared")
    scene.do("gm", CallSecretRoll(CallRoll(bob, ("Poisons",), resolves=attempt)), die)
    assert scene.last("bob") == ["PoisonMade"]
    line = scene.feed("bob")[-1].entries[0]
    assert (line.fields.success, line.fields.margin) == (None, None)
    (seen,) = scene.view("bob").dangers.poisons
    assert (seen.success, seen.margin) == (None, None)
    assert scene.view("ana").dangers.poisons == ()
    for toxicity in weak:
        scene.refuse("gm", Administer(person, "poison", toxicity, poison=attempt), "out_of_bounds")
    for toxicity in strong:
        scene.do("gm", Administer(person, "poison", toxicity, poison=attempt))
        if toxicity:
            thrown(scene, "poisoning", 1)
    scene.refuse("gm", Administer(person, "alcohol", 6, poison=attempt), "out_of_bounds")
    scene.refuse("gm", Administer(person, "poison", 6, poison="nothing"), "unknown_id")


def test_good_or_bad_the_maker_cannot_tell() -> None:
    """SOM-DANGER-TOXIC-20, SOM-ROLL-34: twins whose secret dice differ."""
    pair = Twins("sombre", SEATS, OTHERS)
    for scene in (pair.left, pair.right):
        made, _person = playing()
        scene.feeds, scene._ids = made.feeds, made._ids
    pair._count = 200
    bobs = {brewed(scene) for scene in (pair.left, pair.right)}
    ((bob, attempt),) = bobs
    roll_it = CallSecretRoll(CallRoll(bob, ("Poisons",), resolves=attempt))
    shared = pair._shared()
    pair.left.do("gm", roll_it, 3, event_id=shared)
    pair.right.do("gm", roll_it, 19, event_id=shared)
    pair.check()
    assert pair.left.state.dangers.poisons[attempt].success is not pair.right.state.dangers.poisons[attempt].success


def test_no_word_tells_what_a_poison_is_worth() -> None:
    """SOM-DANGER-TOXIC-20: a ruling without dice would tell every seat; a secret roll alone answers."""
    scene, _person = playing()
    bob, attempt = brewed(scene)
    for success in (True, False):
        scene.refuse("gm", DeclareAutomaticResult(bob, "", success, "facile", attempt), "wrong_form")
    assert scene.state.attempts


def test_who_may_brew() -> None:
    """SOM-DANGER-TOXIC-20: three skills; one's own character."""
    scene, person = playing()
    scene.refuse("ana", MakePoison(person, "Chimie"), "skill_not_allowed")
    scene.refuse("bob", MakePoison(person, "Poisons"), "not_owner")
    for skill in ("Toxicologie", "Ophiologie", "Poisons"):
        scene.do("ana", MakePoison(person, skill))
        assert scene.last("bob") == []
        scene.do("gm", CallSecretRoll(CallRoll(person, (skill,), resolves=scene.last_id)))
    assert len(scene.state.dangers.poisons) == 3
