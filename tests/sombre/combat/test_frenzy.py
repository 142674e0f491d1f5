"""SOM-SOMA-22 in a fight: what a frenzy lets one do, what bare fists cost, and what is felt when it ends."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.combat.attacks.strikes import APPROACHING
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds
from domain.systems.sombre.combat.turn.stun import CallStun
from domain.systems.sombre.combat.turn.turn import EndCombat, SetContact, StartCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import DeclareAutomaticResult, Roll
from domain.systems.sombre.fear.somatisation_rulings import EndFrenzy, TriggerSomatisation
from domain.systems.sombre.health.belongings import HandOver, TakeUp
from domain.systems.sombre.health.fatigue import ImposeFatigue, StartSleepChecks
from domain.systems.sombre.health.gear import DefineItem, Equip, Unequip
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.arms import Protection
from domain.systems.sombre.state.combat_state import ActionSpec
from tests.scene import Scene
from tests.sombre.bodies import body, tire, totals
from tests.sombre.fights import acts, done, fight, killer, phase, says, simple, touching, weapon, zone
from tests.sombre.table import equipped, frighten, npc, playing, result, rolled, ticks, who


def furious(*, near: bool = True, **options: Any) -> tuple[Scene, str, str, str]:
    """Carole in a frenzy, knife in hand, before the killer; another weapon in her bag."""
    scene, person = playing(**options)
    knife, _club = weapon(scene, person), weapon(scene, person, "blunt")
    scene.do("ana", Equip(person, knife, "right"))
    enrage(scene, person)
    other = killer(scene)
    scene.do("gm", StartCombat((person, other)))
    if near:
        touching(scene, person, other)
    return scene, person, other, knife


def enrage(scene: Scene, person: str) -> None:
    frighten(scene, person, 20)
    scene.do("gm", TriggerSomatisation(person, "gm", "frenzy", attested=True))


def declare(person: str, kind: Any, target: str | None = None, **named: Any) -> DeclareIntent:
    return DeclareIntent(person, ActionSpec(kind=kind, target=target, **named))


@pytest.mark.parametrize("kind", ["dodge", "parry", "interpose", "throw", "shoot", "strangle_grab"])
def test_neither_defence_nor_ranged_attack(kind: str) -> None:
    """SOM-SOMA-22 a."""
    scene, person, other, _ = furious()
    neck: dict[str, Any] = {"aim": "head", "refined": True} if kind == "strangle_grab" else {}
    scene.refuse("ana", declare(person, kind, other, **neck), "frenzy_only_attacks", rule="SOM-SOMA-22")


@pytest.mark.parametrize("kind", ["flee", "none", "care", "reload", "continue", "let_go"])
def test_nothing_else_than_attacks(kind: str) -> None:
    """SOM-SOMA-22 a: while somebody is in reach, neither approach nor blows at things."""
    scene, person, other, _ = furious(near=False)
    scene.refuse("ana", declare(person, kind), "frenzy_only_attacks")
    scene.refuse("ana", declare(person, "strike", other, aim="head"), "frenzy_only_attacks")
    scene.do("gm", SetContact(person, other, True))
    for near in ("move", "rise", "free"):
        scene.refuse("ana", declare(person, near), "frenzy_only_attacks")
    says(scene, "ana", person, "strike", other)


@pytest.mark.parametrize("kind", ["move", "free", "strike", "harmless_strike", "grab"])
def test_what_a_frenzy_allows(kind: str) -> None:
    """SOM-SOMA-22 a: attacks in close combat; with nobody in reach, towards the nearest or against things."""
    scene, person, other, _ = furious(near=kind == "tackle")
    hidden = npc(scene, label=None)
    scene.do("gm", SetContact(person, hidden, True))
    says(scene, "ana", person, kind, None if kind in ("move", "free") else other, approach=kind in APPROACHING)


def test_a_frenzy_rises_and_tackles() -> None:
    """SOM-SOMA-22 a, SOM-MELEE-20, SOM-MELEE-37: like anybody who lies there, or holds somebody."""
    scene, person = playing()
    enrage(scene, person)
    other = killer(scene)
    scene.do("gm", ImposeWounds(person, 3, "left_leg"))
    scene.do("gm", StartCombat((person, other)))
    up = acts(scene, "ana", person, "rise")
    done(scene, up)
    phase(scene)
    assert not body(scene, person).prone
    phase(scene)
    scene.do("gm", SetContact(person, other, True))
    seize = acts(scene, "ana", person, "grab", other, hands=2)
    simple(scene, "ana", person, seize, 5, place=5)
    phase(scene, 2)
    says(scene, "ana", person, "tackle", other)


def test_only_what_was_in_hand() -> None:
    """SOM-SOMA-22 b: nothing is drawn, picked up or taken in hand."""
    scene, person, other, knife = furious()
    club = next(i.id for i in scene.state.items.values() if i.id != knife)
    scene.refuse("ana", declare(person, "prepare"), "frenzy_no_pickup", rule="SOM-SOMA-22")
    scene.refuse("ana", declare(person, "strike", other, weapon=club), "frenzy_no_pickup")
    says(scene, "ana", person, "strike", other, weapon=knife)
    calm, lone = playing()
    blade, stick = weapon(calm, lone), weapon(calm, lone)
    calm.do("ana", Equip(lone, blade, "right"))
    enrage(calm, lone)
    calm.refuse("ana", Equip(lone, stick, "left"), "frenzy_no_pickup")
    calm.do("ana", Unequip(lone, blade))
    calm.refuse("ana", Equip(lone, blade, "right"), "frenzy_no_pickup")
    calm.do("ana", HandOver(lone, stick))
    calm.refuse("ana", TakeUp(lone, stick), "frenzy_no_pickup")
    calm.do("gm", StartCombat((lone, killer(calm))))
    foe = fight(calm).fighters[1]
    touching(calm, lone, foe)
    calm.refuse("ana", declare(lone, "strike", foe, weapon=blade), "frenzy_no_pickup")
    calm.refuse("ana", declare(lone, "take_up", weapon=stick), "frenzy_no_pickup")


def test_always_with_body_and_capped() -> None:
    """SOM-SOMA-22 b, e, SOM-DAMAGE-17: whatever skill is called; health does not weigh, difficulty does."""
    scene, person, other, knife = furious()
    ticks(scene, person, "wounds", 2)
    strike = acts(scene, "ana", person, "strike", other, weapon=knife)
    call = simple(scene, "ana", person, strike, 5, "Couteau", ranks=1)
    assert scene.state.dice.rolls[call].skills == ("body",)
    assert (result(scene, call).wounds, result(scene, call).total) == (0, 8)
    assert fight(scene).hits[0].weak


def blow(scene: Scene, person: str, other: str, die: int = 4, **named: Any) -> None:
    """A whole Turn of one bare-handed strike that lands on the trunk, or misses."""
    strike = acts(scene, "ana", person, "strike", other, **named)
    simple(scene, "ana", person, strike, die)
    if any(c.purpose == "zone" for c in scene.state.dice.calls.values()):
        zone(scene, "ana", 5)
    phase(scene, 2)


def test_bare_hands_wound_and_are_wounded() -> None:
    """SOM-SOMA-22 b, c: one Wound each; the third lands on the arm in use, with its mark, in phase 3."""
    scene, person, other, _ = furious()
    blow(scene, person, other)
    blow(scene, person, other, 20)
    blow(scene, person, other)
    assert (totals(scene, other), totals(scene, person)) == ((2, 0), (0, 0))
    strike = acts(scene, "ana", person, "strike", other)
    simple(scene, "ana", person, strike, 4)
    assert "FistsHurt" in scene.last("eve")
    assert totals(scene, person) == (0, 0)
    zone(scene, "ana", 5)
    phase(scene)
    assert (totals(scene, other), totals(scene, person)) == ((3, 0), (1, 0))
    assert body(scene, person).marks == {"right_arm": 1}
    assert who(scene, person).gauges.wounds[0].zone == "right_arm"


def test_a_bite_is_no_strike_of_the_hand() -> None:
    """SOM-SOMA-22 d: one Wound, not counted; nor a kick."""
    scene, person, other, _ = furious()
    for limb in ("head", "left_leg", None, None):
        blow(scene, person, other, limb=limb)
    assert (totals(scene, other), totals(scene, person)) == ((4, 0), (0, 0))
    blow(scene, person, other, limb="left_arm")
    assert body(scene, person).marks == {"left_arm": 1}


def test_the_other_arm_once_the_first_is_invalid() -> None:
    """SOM-SOMA-22 c, e, A-29: invalidity holds; the other arm goes on, at the rank of the off hand."""
    scene, person, other, _ = furious()
    scene.do("gm", ImposeWounds(person, 2, "right_arm"))
    for _ in range(3):
        blow(scene, person, other)
    assert body(scene, person).marks == {"right_arm": 3}
    for _ in range(2):
        blow(scene, person, other)
    scene.refuse("ana", declare(person, "strike", other, hand="right"), "arm_invalid")
    strike = acts(scene, "ana", person, "strike", other, hand="left")
    call = simple(scene, "ana", person, strike, 4)
    assert result(scene, call).difficulty == 1
    zone(scene, "ana", 5)
    phase(scene)
    assert body(scene, person).marks == {"right_arm": 3, "left_arm": 1}


def test_the_count_follows_the_record() -> None:
    """SOM-SOMA-22 c, SOM-RULING-02: a strike that never was is counted no more."""
    scene, person, other, _ = furious()
    blow(scene, person, other)
    blow(scene, person, other)
    strike = acts(scene, "ana", person, "strike", other)
    call = simple(scene, "ana", person, strike, 4)
    found = who(scene, person).mind.somatisation
    assert found is not None
    assert found.strikes == 3
    scene.correct("gm", Retract(call))
    now = who(scene, person).mind.somatisation
    assert now is not None
    assert now.strikes == 2
    assert fight(scene).hits == ()


def test_nobody_calm_is_bound() -> None:
    """SOM-SOMA-22: the same acts are free before and after the crisis."""
    scene, person, other, _ = furious()
    scene.do("gm", EndFrenzy(person, "mastered"))
    says(scene, "ana", person, "dodge", other)


def checks(scene: Scene) -> list[str]:
    return [c.id for c in scene.state.dice.calls.values() if c.purpose == "sleep"]


@pytest.mark.parametrize("ending", ["mastered", "close"])
def test_the_light_coma_is_felt_when_it_ends(ending: str) -> None:
    """SOM-SOMA-22 f, SOM-COMA-02: at seven circles the sleep checks start once the frenzy is over."""
    scene, person = playing()
    enrage(scene, person)
    tire(scene, person, 7)
    assert checks(scene) == []
    scene.do("gm", EndFrenzy(person, "mastered") if ending == "mastered" else CloseScene())
    assert len(checks(scene)) == 1
    assert "SleepCheckCalled" in scene.last("ana")
    scene.do("ana", Roll(checks(scene)[0]), 5)
    assert "SleepCheckResolved" in scene.last("ana")


def test_no_check_where_there_is_no_coma() -> None:
    """SOM-COMA-02: below seven circles nothing starts."""
    scene, person = playing()
    enrage(scene, person)
    tire(scene, person, 6)
    scene.do("gm", EndFrenzy(person, "mastered"))
    assert checks(scene) == []


def test_unconscious_at_eight() -> None:
    """SOM-SOMA-22 f, g: the eighth circle fells, and the frenzy is over."""
    scene, person = playing()
    enrage(scene, person)
    tire(scene, person, 7)
    scene.do("gm", ImposeFatigue(person, 1))
    assert {"CharacterFainted", "SomatisationEnded"} <= set(scene.last("eve"))
    assert who(scene, person).mind.somatisation is None
    assert checks(scene) == []


@pytest.mark.parametrize("how", ["stun", "death"])
def test_other_ends(how: str) -> None:
    """SOM-SOMA-22 g: knocked out, or dead."""
    scene, person = playing()
    enrage(scene, person)
    if how == "death":
        ticks(scene, person, "wounds", 10)
    else:
        rolled(scene, CallStun(person), "ana", 20)
    assert who(scene, person).mind.somatisation is None
    scene.refuse("gm", EndFrenzy(person, "mastered"), "not_frenzied")


def test_a_call_without_an_intent_is_left_alone() -> None:
    """SOM-SOMA-22 b: body is for attacks."""
    scene, person = playing()
    enrage(scene, person)
    scene.do("gm", CallRoll(person, ("senses",)))
    assert scene.state.dice.calls[scene.last_id].skills == ("senses",)
    scene.do("ana", Roll(scene.last_id), 3)
    scene.do("gm", StartCombat((person,)))
    scene.do("gm", EndCombat())


@pytest.mark.parametrize("armed", [False, True])
def test_a_blow_by_the_game_master_s_word(armed: bool) -> None:
    """SOM-SOMA-22 b: bare hands wound whatever the margin, nought included; a weapon is under body here too."""
    scene, person, other, knife = furious()
    strike = acts(scene, "ana", person, "strike", other, weapon=knife if armed else None)
    scene.do("gm", DeclareAutomaticResult(person, "", True, "acculé", strike, 8 if armed else 0))
    zone(scene, "ana", 5)
    phase(scene)
    assert totals(scene, other) == (3 if armed else 1, 0)


def test_no_sleeve_spares_the_fists() -> None:
    """SOM-SOMA-22 c: the arm is wounded from within, whatever covers it."""
    scene, person, other, _ = furious()
    scene.do("gm", EndCombat())
    sleeve = Protection(weight="heavy", zones=("right_arm",))
    equipped(scene, "ana", DefineItem("Une manche", person, protection=sleeve))
    scene.do("gm", StartCombat((person, other)))
    touching(scene, person, other)
    for _ in range(3):
        blow(scene, person, other)
    assert totals(scene, person) == (1, 0)


def test_a_series_that_runs_goes_on() -> None:
    """SOM-COMA-02: checks that the game master had started are not started again when the frenzy ends."""
    scene, person = playing()
    enrage(scene, person)
    tire(scene, person, 7)
    scene.do("gm", StartSleepChecks(person))
    scene.do("ana", Roll(checks(scene)[0]), 5)
    scene.do("gm", EndFrenzy(person, "mastered"))
    assert checks(scene) == []
