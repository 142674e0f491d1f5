"""Want of air: circles until death, air again, what takes it (SOM-DANGER-ASPHYXIA, STRANGLE-04 to 06, DROWN, GAS)."""

from __future__ import annotations

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.combat.turn.turn import EndCombat
from domain.systems.sombre.dangers.air.apnea import StartApnea
from domain.systems.sombre.dangers.air.asphyxia import StartAsphyxia, StopAsphyxia
from domain.systems.sombre.dangers.common.conversion import ConvertTicks
from domain.systems.sombre.dangers.exposure.periods import SetPeriod
from domain.systems.sombre.health.fatigue import RuleAsleep, RuleWaking
from domain.systems.sombre.state.hazards import Pace
from tests.scene import Scene
from tests.sombre.bodies import body, hurt, tire, totals
from tests.sombre.dangers.hazards import after, out, plus, turns, wait
from tests.sombre.fights import acts, combat, done, fighter, idle, phase, says
from tests.sombre.table import code_of, do_as_offered, frighten, npc, playing, roll, ticks, who

MINUTE = Pace(seconds=60)


def shut_in(scene: Scene, person: str, pace: Pace = MINUTE) -> str:
    return do_as_offered(scene, "gm", StartAsphyxia(person, "confinement", pace))


def test_fatigue_first_then_the_wounds_until_death() -> None:
    """SOM-DANGER-ASPHYXIA-01: special circles, the first one a whole period later; no ceiling, no distress."""
    scene, person = playing()
    shut_in(scene, person)
    assert after(scene, person, 0, 59) == (0, 0)
    assert after(scene, person, 0, 1) == (0, 1)
    assert after(scene, person, 9) == (0, 10)
    assert after(scene, person, 9) == (9, 10)
    assert body(scene, person).distress is None
    assert code_of(scene, person, "wounds") == "+" * 9
    wait(scene, 5)
    assert not who(scene, person).alive
    assert scene.state.time.clock == 20


def test_air_gives_back_the_wounds_first() -> None:
    """SOM-DANGER-ASPHYXIA-02: one a minute, only its own, the first a minute after the end."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 2, "plus")
    ticks(scene, person, "wounds", 1, "plus")
    shut_in(scene, person)
    wait(scene, 10)
    assert totals(scene, person) == (3, 10)
    scene.do("gm", StopAsphyxia(person))
    assert after(scene, person, 0, 59) == (3, 10)
    assert after(scene, person, 0, 1) == (2, 10)
    assert after(scene, person, 1) == (1, 10)
    assert after(scene, person, 20) == (1, 2)
    assert body(scene, person).dangers == ()


def test_resumed_before_it_was_over() -> None:
    """SOM-DANGER-ASPHYXIA-03: from the gauges as they are; nothing comes back meanwhile."""
    scene, person = playing()
    shut_in(scene, person)
    wait(scene, 4)
    scene.do("gm", StopAsphyxia(person))
    assert after(scene, person, 1) == (0, 3)
    shut_in(scene, person, Pace(seconds=30))
    assert after(scene, person, 1) == (0, 5)
    assert plus(scene, person) == (0, 5)
    scene.do("gm", StopAsphyxia(person))
    assert after(scene, person, 30) == (0, 0)


def test_out_at_seven_and_back_at_six() -> None:
    """SOM-DANGER-ASPHYXIA-04: no sleep checks, no coma; consciousness comes and goes with the seventh circle."""
    scene, person = playing()
    shut_in(scene, person)
    wait(scene, 6)
    assert not out(scene, person)
    wait(scene, 1)
    assert out(scene, person)
    assert scene.last("eve") == ["FictionTimeAdvanced", "CharacterFainted", "CharacterFell"]
    assert not scene.state.dice.calls
    wait(scene, 2)
    scene.do("gm", StopAsphyxia(person))
    wait(scene, 2)
    assert totals(scene, person) == (0, 7)
    assert out(scene, person)
    scene.refuse("gm", RuleWaking(person), "still_in_coma")
    wait(scene, 1)
    assert not out(scene, person)
    assert "CharacterCameRound" in scene.last("eve")


@pytest.mark.parametrize(("ordinary", "awake", "checks"), [(7, True, True), (8, False, False)])
def test_what_fatigue_is_left_brings_its_own_coma(ordinary: int, awake: bool, checks: bool) -> None:
    """SOM-DANGER-ASPHYXIA-04: once it is over, and not before."""
    scene, person = playing()
    shut_in(scene, person)
    tire(scene, person, ordinary)
    assert out(scene, person)
    assert not scene.state.dice.calls
    wait(scene, 1)
    scene.do("gm", StopAsphyxia(person))
    wait(scene, 1)
    assert totals(scene, person) == (0, ordinary)
    assert out(scene, person) is not awake
    assert any(c.purpose == "sleep" for c in scene.state.dice.calls.values()) is checks


def test_a_faint_of_another_kind_does_not_end_with_it() -> None:
    """SOM-DANGER-ASPHYXIA-04: who was senseless before stays so."""
    scene, person = playing()
    tire(scene, person, 8)
    assert out(scene, person)
    shut_in(scene, person)
    wait(scene, 1)
    scene.do("gm", StopAsphyxia(person))
    wait(scene, 5)
    assert out(scene, person)


def test_lasting_harm() -> None:
    """SOM-DANGER-ASPHYXIA-05, SOM-DANGER-GAS-04: any number of them, once it has ended."""
    scene, person = playing()
    scene.do("gm", StartAsphyxia(person, "war_gas", MINUTE))
    wait(scene, 13)
    scene.refuse("gm", ConvertTicks(person, "wounds", 1), "not_enough_ticks")
    scene.do("gm", StopAsphyxia(person))
    scene.refuse("gm", ConvertTicks(person, "wounds", 4), "not_enough_ticks")
    scene.do("gm", ConvertTicks(person, "wounds", 2))
    assert code_of(scene, person, "wounds") == "xx+"
    wait(scene, 1)
    assert code_of(scene, person, "wounds") == "xx"


def test_who_may_be_deprived_of_air() -> None:
    """SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ASPHYXIA-02: refusals."""
    scene, person = playing()
    scene.refuse("ana", StartAsphyxia(person, "confinement", MINUTE), "gm_only")
    scene.refuse("gm", StartAsphyxia("nobody", "confinement", MINUTE), "unknown_id")
    scene.refuse("gm", StartAsphyxia(person, "strangling", MINUTE), "out_of_bounds")
    scene.refuse("gm", StartAsphyxia(person, "apnea", MINUTE), "out_of_bounds")
    scene.refuse("gm", StartAsphyxia(person, "confinement"), "out_of_bounds")
    scene.refuse("gm", StartAsphyxia(person, "confinement", Pace()), "out_of_bounds")
    scene.refuse("gm", StartAsphyxia(person, "confinement", Pace(seconds=60, turns=1)), "out_of_bounds")
    scene.refuse("gm", StopAsphyxia(person), "nothing_to_do")
    shut_in(scene, person)
    scene.refuse("gm", StartAsphyxia(person, "gas", MINUTE), "nothing_to_do")
    dead = npc(scene)
    scene.do("gm", ApplyTick(dead, "wounds", 10, "-"))
    scene.refuse("gm", StartAsphyxia(dead, "confinement", MINUTE), "not_alive")


def test_every_so_many_turns() -> None:
    """SOM-DANGER-APNEA-02, SOM-DANGER-01: in usual time `AdvanceTurns` counts them."""
    scene, person = playing()
    shut_in(scene, person, Pace(turns=3))
    turns(scene, 2)
    assert totals(scene, person) == (0, 0)
    turns(scene, 4)
    assert totals(scene, person) == (0, 2)
    wait(scene, 60)
    assert totals(scene, person) == (0, 2)


def test_another_pace() -> None:
    """A59: never later than it was due; A60: one new period after the last circle."""
    scene, person = playing()
    scene.refuse("gm", SetPeriod(person, "asphyxia", MINUTE), "nothing_to_do")
    shut_in(scene, person, Pace(seconds=600))
    wait(scene, 5)
    scene.do("gm", SetPeriod(person, "asphyxia", MINUTE))
    assert scene.last("ana") == []
    assert after(scene, person, 1) == (0, 1)
    wait(scene, 0, 30)
    scene.do("gm", SetPeriod(person, "asphyxia", Pace(seconds=120)))
    assert after(scene, person, 1, 29) == (0, 1)
    assert after(scene, person, 0, 1) == (0, 2)


@pytest.mark.parametrize(
    ("pace", "fits"),
    [
        (Pace(seconds=10), True),
        (Pace(seconds=9), False),
        (Pace(seconds=3600), True),
        (Pace(seconds=3601), False),
        (Pace(turns=1), True),
    ],
)
def test_hanging(pace: Pace, fits: bool) -> None:
    """SOM-DANGER-STRANGLE-05: ten seconds for a proper one, an hour at most, a Turn with a weight at the feet."""
    scene, person = playing()
    hanged = StartAsphyxia(person, "hanging", pace)
    if not fits:
        scene.refuse("gm", hanged, "out_of_bounds")
        return
    scene.do("gm", hanged)
    if pace.seconds == 10:
        assert after(scene, person, 1) == (0, 6)
        wait(scene, 3)
        assert not who(scene, person).alive
        assert (scene.state.time.clock, scene.state.time.second) == (3, 20)


def test_a_long_drop_kills() -> None:
    """SOM-DANGER-STRANGLE-06."""
    scene, person = playing()
    scene.refuse("gm", StartAsphyxia(person, "long_drop", MINUTE), "out_of_bounds")
    hurt(scene, person, 2)
    scene.do("gm", StartAsphyxia(person, "long_drop"))
    assert not who(scene, person).alive
    assert "CharacterDied" in scene.last("eve")


@pytest.mark.parametrize(("seconds", "fits"), [(60, True), (61, False), (1, True)])
def test_gas_takes_the_air(seconds: int, fits: bool) -> None:
    """SOM-DANGER-GAS-01, SOM-DANGER-GAS-02: from one a minute to one a Turn."""
    scene, person = playing()
    gas = StartAsphyxia(person, "gas", Pace(seconds=seconds))
    if fits:
        scene.do("gm", gas)
        assert after(scene, person, 0, seconds) == (0, 1)
    else:
        scene.refuse("gm", gas, "out_of_bounds")
        scene.do("gm", StartAsphyxia(person, "gas", Pace(turns=1)))


def test_who_cannot_swim_and_is_afraid_drowns_at_once() -> None:
    """SOM-DANGER-DROWN-01: a failed fear roll; composure leaves a breath."""
    scene, person = playing()
    drown = StartAsphyxia(person, "drowning", MINUTE)
    scene.refuse("gm", drown, "out_of_bounds")
    calm = frighten(scene, person, 3)
    scene.refuse("gm", StartAsphyxia(person, "drowning", MINUTE, roll=calm), "out_of_bounds")
    scene.refuse("gm", StartApnea(person, prepared=True, roll=calm), "no_time_to_prepare")
    scene.do("gm", StartApnea(person, roll=calm, then=MINUTE))
    assert after(scene, person, 0, 30) == (0, 0)
    assert scene.last("ana") == ["FictionTimeAdvanced", "BreathSpent"]
    assert after(scene, person, 1) == (0, 1)
    scene.do("gm", StopAsphyxia(person))
    wait(scene, 1)
    panic = frighten(scene, person, 20)
    scene.refuse("gm", StartApnea(person, roll=panic), "out_of_bounds")
    scene.do("gm", StartAsphyxia(person, "drowning", MINUTE, roll=panic))
    assert after(scene, person, 1) == (0, 1)


def test_a_swimmer_sinks_after_a_breath() -> None:
    """SOM-DANGER-DROWN-02: only a failed roll of Natation, and no fear roll."""
    scene, _person = playing()
    swimmer = fighter(scene, "bob", "Bob", (12, 12, 11), title="Natation")
    fear = frighten(scene, swimmer, 20, seat="bob")
    scene.refuse("gm", StartAsphyxia(swimmer, "drowning", MINUTE, roll=fear), "out_of_bounds")
    roll(scene, swimmer, 2, "Natation", seat="bob")
    good = next(r.id for r in scene.state.dice.rolls.values() if r.skills == ("Natation",))
    scene.refuse("gm", StartApnea(swimmer, roll=good), "out_of_bounds")
    roll(scene, swimmer, 19, "Natation", seat="bob")
    bad = [r.id for r in scene.state.dice.rolls.values() if r.skills == ("Natation",)][-1]
    scene.refuse("gm", StartAsphyxia(swimmer, "drowning", MINUTE, roll=bad), "out_of_bounds")
    scene.do("gm", StartApnea(swimmer, roll=bad, then=MINUTE))
    assert after(scene, swimmer, 1, 30) == (0, 1)


def test_the_senseless_and_the_held_drown_in_any_depth() -> None:
    """SOM-DANGER-DROWN-03."""
    scene, person = playing()
    scene.do("gm", StartAsphyxia(person, "drowning", MINUTE, held=True))
    scene.do("gm", StopAsphyxia(person))
    scene.do("gm", RuleAsleep(person))
    scene.do("gm", StartAsphyxia(person, "drowning", MINUTE))
    scene.refuse("gm", StartAsphyxia(person, "confinement", MINUTE, held=True), "nothing_to_do")
    assert after(scene, person, 2) == (0, 2)


def test_it_is_its_owners_and_the_pace_is_not() -> None:
    """SOM-DANGER-ASPHYXIA-01: the start to the owner, the period to the game master; others see who faints."""
    scene, person = playing()
    shut_in(scene, person)
    assert scene.last("bob") == []
    line = scene.feed("ana")[-1].entries[0]
    assert (line.fields.cause, line.fields.seconds) == ("confinement", None)
    assert scene.view("ana").dangers.hazards[0].keeper is None
    assert scene.view("bob").dangers.hazards == ()
    assert scene.view("gm").dangers.hazards[0].keeper.pace == MINUTE
    wait(scene, 1)
    assert scene.last("bob") == ["FictionTimeAdvanced"]
    assert scene.last("ana") == ["FictionTimeAdvanced", "TickApplied"]


def test_an_asphyxia_that_never_was() -> None:
    """SOM-RULING-02: its circles, the faint and the death fall with it."""
    scene, person = playing()
    start = shut_in(scene, person)
    wait(scene, 25)
    assert not who(scene, person).alive
    scene.correct("gm", Retract(start, "la fenêtre était ouverte"))
    assert who(scene, person).alive
    assert totals(scene, person) == (0, 0)
    assert body(scene, person).dangers == ()


def test_a_pace_amended_after_it_has_ticked() -> None:
    """A61: derived anew."""
    scene, person = playing()
    start = shut_in(scene, person)
    wait(scene, 6)
    scene.amend("gm", start, StartAsphyxia(person, "confinement", Pace(seconds=120)))
    assert totals(scene, person) == (0, 3)


def test_gas_in_a_fight() -> None:
    """SOM-TURN-14: in phase 3, not in the Turn in which it began."""
    scene, carole, bob, other = combat()
    scene.do("gm", StartAsphyxia(carole, "gas", Pace(turns=1)))
    for expected in (0, 1, 2):
        done_nothing(scene, carole, bob, other)
        assert totals(scene, carole) == (0, expected)
        phase(scene)
    scene.do("gm", EndCombat())
    scene.do("gm", AdvanceFictionTime(10))
    assert totals(scene, carole) == (0, 2)


def done_nothing(scene: Scene, carole: str, bob: str, other: str) -> None:
    """A Turn up to its phase 3."""
    intents = [says(scene, "ana", carole, "none"), says(scene, "bob", bob, "none"), says(scene, "gm", other, "none")]
    phase(scene)
    done(scene, *(i for i in intents if not scene.state.fight.intents[i].resolved))
    phase(scene)


def test_a_century_without_air_in_the_middle_of_a_turn() -> None:
    """SOM-DAMAGE-16, SOM-DANGER-02: the circles wait for phase 3, no more of them than kill; the clock goes on."""
    scene, carole, bob, other = combat()
    scene.do("gm", StartAsphyxia(carole, "confinement", Pace(seconds=1)))
    scene.do("gm", AdvanceFictionTime(100 * 365 * 24 * 60))
    assert totals(scene, carole) == (0, 0)
    idle(scene, carole, bob)
    acts(scene, "gm", other, "none")
    done(scene, *(i.id for i in scene.state.fight.intents.values() if not i.resolved))
    phase(scene)
    assert totals(scene, carole) == (10, 10)
    assert not who(scene, carole).alive
