"""SOM-ROLL-41, TOXIC-06: a Fatigue gauge that the game master holds, hidden from its owner in all that he receives."""

from __future__ import annotations

import pytest

from domain.base.corrections import ContestRuling, Retract
from domain.systems.sombre.characters.gauges import ApplyTick, RemoveTick, SetCounter
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, StartCombat
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import DeclareAction, Roll
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.fatigue import (
    CallSleepCheck,
    ImposeFatigue,
    RestCharacter,
    ShakeAwake,
    StartSleepChecks,
)
from domain.systems.sombre.health.held_gauges import GiveFatigueGauge, TakeFatigueGauge
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.combat_state import ActionSpec
from projections.feeds.views import view_of
from tests.sombre.bodies import tire
from tests.sombre.table import carole, playing
from tests.sombre.test_secrecy import begun
from tests.twins import Twins

WATCHERS = ("ana", "bob", "eve")


def held(**options: object) -> tuple[Twins, str, str]:
    """Carole's gauge is behind the screen at both tables; Bob has a character of his own."""
    twins, person = begun(WATCHERS, **options)
    others = []
    for scene in (twins.left, twins.right):
        scene.seconds = 5
        others.append(carole(scene, "bob", "Bob"))
    twins.both("gm", TakeFatigueGauge(person))
    return twins, person, others[0]


@pytest.mark.parametrize("mode", ["closed", "open"])
@pytest.mark.parametrize("count", [1, 5, 7])
def test_circles_stage_and_label(count: int, mode: str) -> None:
    """SOM-ROLL-41, SOM-COMA-01, SOM-FATIGUE-02: circles, label, light coma and the checks that it would call."""
    twins, person, other = held(sheet_mode=mode)
    twins.secret("gm", ImposeFatigue(person, count), None)
    twins.secret("gm", RestCharacter(person, "nap", 1), ApplyTick(person, "fatigue", 2, "veille", "plus"))
    twins.secret("gm", None, RemoveTick(person, "fatigue", 1, "repos", "plus"))
    twins.both("ana", DeclareAction(person, "J’avance."))
    twins.probe("ana", SetCounter(person, 2), Roll("nothing"), dice=(3,))
    twins.probe("bob", ShakeAwake(other, person))
    twins.both("gm", CloseScene())


def test_the_total_of_a_roll_and_the_kind_of_its_failure() -> None:
    """SOM-ROLL-41: the die, its success or failure; never what Fatigue made of it."""
    twins, person, _ = held()
    twins.secret("gm", ImposeFatigue(person, 3), ImposeFatigue(person, 1))
    for die in (2, 20, 8):
        call = twins.both("gm", CallRoll(person, ("senses",)))
        twins.both("ana", Roll(call), die)


def test_a_failure_reads_the_same_whichever_gauge_made_it() -> None:
    """SOM-ROLL-41: the natural failure of one table is the modified one of the other."""
    twins, person, _ = held()
    twins.secret("gm", ImposeFatigue(person, 5), ImposeFatigue(person, 4))
    call = twins.both("gm", CallRoll(person, ("senses",)))
    twins.both("ana", Roll(call), 9)
    for scene in (twins.left, twins.right):
        shown = scene.feed("ana")[-1].entries[-1].fields
        assert (shown.success, shown.die) == (False, 9)
        assert (shown.numbers.fatigue, shown.numbers.total, shown.numbers.failure) == (None, None, None)


def test_oppositions() -> None:
    """SOM-ROLL-41, SOM-ROLL-26: the margin is of the dice alone."""
    twins, person, other = held()
    twins.secret("gm", ImposeFatigue(person, 2), None)
    duel = twins.both("gm", CallOpposedRoll(Side(person, ("senses",)), (Side(other, ("senses",)),)))
    twins.both("ana", Roll(f"{duel}.1"), 7)
    twins.both("bob", Roll(f"{duel}.2"), 3)


def test_sleep_checks_that_the_game_master_calls() -> None:
    """SOM-FATIGUE-09: the die is still asked of the owner; nothing tells what called for it."""
    twins, person, _ = held()
    twins.secret("gm", ImposeFatigue(person, 7), ImposeFatigue(person, 2))
    twins.both("gm", StartSleepChecks(person))
    for scene in (twins.left, twins.right):
        assert [c.announced.label for c in scene.view("ana").calls] == ["sleep_check"]
    call = next(iter(twins.left.state.dice.calls))
    twins.both("ana", Roll(call), 6)
    twins.both("gm", CallSleepCheck(person))
    call = next(iter(twins.left.state.dice.calls))
    twins.both("ana", Roll(call), 12)
    twins.probe("ana", DeclareAction(person, "…"))


def test_a_distress_and_its_fatigue() -> None:
    """SOM-ROLL-41, SOM-DISTRESS-03: its ticks on the gauge; the fainting is seen by all, when it comes."""
    twins, person, _ = held()
    twins.both("gm", ApplyTick(person, "wounds", 7, "chute"))
    twins.secret("gm", ImposeFatigue(person, 2), None)
    twins.both("gm", SetDistressSpeed(person, "slow"))
    twins.both("gm", AdvanceFictionTime(120))


def test_in_a_fight() -> None:
    """SOM-ROLL-41, SOM-DAMAGE-16: circles that wait for phase 3 and those that land there."""
    twins, person, _ = held()
    twins.both("gm", StartCombat((person,)))
    twins.secret("gm", ImposeFatigue(person, 6), ApplyTick(person, "fatigue", 1, "veille"))
    twins.both("ana", DeclareIntent(person, ActionSpec(kind="none")))
    twins.both("gm", AdvancePhase())
    twins.secret("gm", ApplyTick(person, "fatigue", 1, "course"), None)
    twins.both("gm", AdvancePhase())
    twins.both("gm", AdvancePhase())
    twins.both("gm", EndCombat())


def test_corrections_of_the_hidden_gauge() -> None:
    """SOM-RULING-05, SOM-ROLL-41: as hidden as what they correct; a contest is answered like one of nothing."""
    twins, person, _ = held()
    tired, _ = twins.secret("gm", ImposeFatigue(person, 4), None)
    assert tired is not None
    call = twins.both("gm", CallRoll(person, ("senses",)))
    twins.both("ana", Roll(call), 3)
    twins.probe_correction("ana", ContestRuling(tired, "?"))
    twins.correct("gm", Retract(tired), None)


def test_what_was_known_before() -> None:
    """SOM-ROLL-41: circles from before stay in the feed; the view holds them back, and shows them again when given."""
    scene, person = playing()
    tire(scene, person, 3)
    scene.do("gm", TakeFatigueGauge(person))
    pages = scene.view("ana").characters[0].pages
    assert [g.gauge for g in pages.gauges] == ["mental_instability", "wounds"]
    assert "TickApplied" in scene.lines("ana")
    scene.do("gm", GiveFatigueGauge(person))
    assert scene.view("ana").characters[0].pages.gauges[2].notation == "xxx"


@pytest.mark.parametrize(("mode", "others"), [("closed", 0), ("open", 1)])
def test_who_learns_who_holds_it(mode: str, others: int) -> None:
    """State of a character, `fatigue_holder`, SOM-ROLL-41: its owner alone; on open sheets whoever reads it misses the
    gauge there, and is told where it went.
    """
    scene, person = playing(sheet_mode=mode)
    for command, expected in (
        (TakeFatigueGauge(person), "FatigueGaugeTaken"),
        (GiveFatigueGauge(person), "FatigueGaugeGiven"),
    ):
        before = [view_of(scene.feeds, seat) for seat in ("bob", "eve")]
        scene.do("gm", command)
        assert [scene.last(seat) for seat in ("ana", "bob", "eve")] == [
            [expected],
            [expected] * others,
            [expected] * others,
        ]
        changed = [view_of(scene.feeds, seat) != view for seat, view in zip(("bob", "eve"), before, strict=True)]
        assert changed == [bool(others)] * 2
    for seat in ("ana", "bob"):
        scene.refuse(seat, TakeFatigueGauge(person), "gm_only")


@pytest.mark.parametrize(("circles", "checks"), [(7, 1), (6, 0)])
def test_a_light_coma_is_felt_when_the_gauge_comes_back(circles: int, checks: int) -> None:
    """SOM-COMA-02: sleep checks start then."""
    scene, person = playing()
    scene.do("gm", TakeFatigueGauge(person))
    tire(scene, person, circles)
    assert scene.state.dice.calls == {}
    scene.do("gm", GiveFatigueGauge(person))
    assert len(scene.state.dice.calls) == checks


def test_fainting_is_seen_by_all() -> None:
    """SOM-COMA-03: the eighth circle shows itself, its count does not."""
    scene, person = playing()
    scene.do("gm", TakeFatigueGauge(person))
    tire(scene, person, 8)
    assert scene.last("ana") == ["CharacterFainted", "CharacterFell"]
