"""SOM-ANIMAL in a fight: where animals are struck, how they defend themselves, and bites by the Turn."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.systems.sombre.animals.animals import BiteAttack, BiteDefence, CallOff, RollBiteHold, WorsenBite
from domain.systems.sombre.animals.swarms import SwarmAttack
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.interposition import ChooseInterposedArm
from domain.systems.sombre.combat.resolution.late_hits import CompleteLateHit
from domain.systems.sombre.combat.resolution.wounds import ChooseZone, ImposeWounds, RuleCondition, RuleHit, RuleZone
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, SetCombatants, StartCombat
from domain.systems.sombre.condition.zones import on_body
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.fatigue import RuleAsleep
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.health.held_gauges import RevealNpcState
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.state.arms import Protection
from domain.systems.sombre.state.character import Animal
from domain.systems.sombre.state.combat_state import ActionSpec
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import acts, fight, fighter, phase, says, simple, touching, weapon
from tests.sombre.table import introduced, playing, result, rolled, who


def hound(scene: Scene, label: str = "Un chien", kind: Any = "animal", **named: Any) -> str:
    return introduced(scene, CreateNpc("Médor", kind, **named), label)


def kennel(**options: Any) -> tuple[Scene, str, str]:
    """Carole and a dog, in phase 1."""
    scene, person = playing(**options)
    beast = hound(scene)
    scene.do("gm", StartCombat((person, beast)))
    touching(scene, person, beast)
    return scene, person, beast


def bite(scene: Scene, person: str, beast: str, where: Any = "left_leg", **named: Any) -> str:
    """A Turn in which the dog seizes the leg that is not guarded, up to the end of phase 2."""
    intent = says(scene, "gm", beast, "grab", person)
    acts(scene, "ana", person, "none")
    rolled(scene, BiteAttack(beast, person, where, **named), "gm", 3)
    return intent


@pytest.mark.parametrize(
    ("face", "place", "wounds", "marks"),
    [
        (1, "front_legs", 3, {"front_legs": 3}),
        (2, "hind_legs", 3, {"hind_legs": 3}),
        (3, "trunk", 5, {}),
        (4, "trunk", 5, {}),
        (5, "trunk", 5, {}),
        (6, "head", 5, {}),
    ],
)
def test_the_zones_of_a_dog(face: int, place: str, wounds: int, marks: dict[str, int]) -> None:
    """SOM-ANIMAL-07, SOM-LOC-01, SOM-LOC-09, SOM-LOC-13: by the d6; legs are capped and marked, the rest is vital."""
    scene, _, beast = kennel()
    scene.do("gm", EndCombat())
    person = fighter(scene, "bob", "Bob", (12, 12, 11))
    scene.do("gm", StartCombat((person, beast)))
    touching(scene, person, beast)
    strike = acts(scene, "bob", person, "strike", beast, weapon=weapon(scene, person))
    simple(scene, "bob", person, strike, 5, "Mêlée", place=face)
    assert scene.view("eve").combat.fight.hits[0].zone == place
    phase(scene)
    assert totals(scene, beast) == (wounds, 0)
    assert body(scene, beast).marks == marks
    assert body(scene, beast).prone is bool(marks)


@pytest.mark.parametrize(("aim", "place"), [("left_arm", "front_legs"), ("right_leg", "hind_legs"), ("head", "head")])
def test_a_place_named_as_on_people(aim: Any, place: str) -> None:
    """SOM-ANIMAL-07, SOM-LOC-04, SOM-LOC-07: nobody is refused for what he does not know to be an animal."""
    scene, person, beast = kennel()
    strike = acts(scene, "ana", person, "strike", beast, aim=aim)
    simple(scene, "ana", person, strike, 5)
    assert fight(scene).hits[0].zone == place
    other, woman, tied = kennel()
    other.do("gm", RuleCondition(tied, "bound"))
    strike = acts(other, "ana", woman, "strike", tied)
    other.do("ana", ChooseZone(strike, aim))
    simple(other, "ana", woman, strike, 5)
    assert fight(other).hits[0].zone == place


def test_rulings_name_the_zones_of_the_body() -> None:
    """SOM-ANIMAL-07, SOM-LOC-02, SOM-DAMAGE-16."""
    scene, person, beast = kennel()
    scene.refuse("gm", ImposeWounds(beast, 1, "right_arm"), "out_of_bounds")
    scene.refuse("gm", ImposeWounds(person, 1, "front_legs"), "out_of_bounds")
    strike = acts(scene, "ana", person, "strike", beast)
    simple(scene, "ana", person, strike, 5)
    hit = fight(scene).hits[0].id
    scene.refuse("gm", RuleZone(hit, "left_leg"), "out_of_bounds")
    scene.do("gm", RuleZone(hit, "hind_legs"))
    scene.refuse("gm", RuleHit(hit, massive=True, limb_lost=True), "out_of_bounds")
    scene.do("gm", ImposeWounds(beast, 2, "front_legs"))
    phase(scene)
    assert body(scene, beast).marks == {"front_legs": 2}


@pytest.mark.parametrize("kind", ["parry", "interpose"])
def test_a_dog_only_dodges(kind: Any) -> None:
    """SOM-ANIMAL-08: otherwise it attacks."""
    scene, person, beast = kennel()
    spec = ActionSpec(kind=kind, target=person)
    scene.refuse("gm", RecordNpcIntent(beast, spec), "only_dodge", rule="SOM-ANIMAL-08")
    says(scene, "gm", beast, "dodge", person)


def test_a_bite_is_declared_then_strikes_in_phase_3() -> None:
    """SOM-ANIMAL-09, SOM-ANIMAL-19, SOM-TURN-12: one Wound, one mark."""
    scene, person, beast = kennel()
    scene.refuse("gm", BiteAttack(beast, person, "left_leg"), "wrong_phase")
    acts(scene, "ana", person, "none")
    scene.refuse("gm", BiteAttack(beast, person, "left_leg"), "not_declared")
    intent = says(scene, "gm", beast, "grab", person)
    scene.do("gm", ClassifyAction(intent, "complex", 2))
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    call = rolled(scene, BiteAttack(beast, person, "left_leg"), "gm", 8)
    assert result(scene, call).difficulty == 2
    assert (totals(scene, person), fight(scene).intents[intent].resolved) == ((0, 0), True)
    scene.refuse("gm", BiteAttack(beast, person, "left_leg"), "already_attacked")
    phase(scene)
    assert totals(scene, person) == (1, 0)
    assert body(scene, person).marks == {"left_leg": 1}


def test_a_failed_bite_is_an_action_spent() -> None:
    """SOM-ANIMAL-19."""
    scene, person, beast = kennel()
    intent = says(scene, "gm", beast, "grab", person)
    acts(scene, "ana", person, "none")
    rolled(scene, BiteAttack(beast, person, "left_leg"), "gm", 20)
    assert fight(scene).intents[intent].resolved
    assert who(scene, beast).bite is None
    phase(scene)


@pytest.mark.parametrize(("dice", "bitten"), [((9, 4), True), ((4, 9), False)])
def test_a_bite_met_by_a_dodge(dice: tuple[int, int], bitten: bool) -> None:
    """SOM-ANIMAL-19, SOM-TURN-23: the declared defence makes it a duel, and both intents are done."""
    scene, person, beast = kennel()
    attack = says(scene, "gm", beast, "grab", person)
    dodge = acts(scene, "ana", person, "dodge", beast)
    scene.refuse("gm", BiteAttack(beast, person, "left_leg"), "wrong_form")
    event = scene.act("gm", BiteAttack(beast, person, "left_leg", defence=BiteDefence("senses")))
    scene.do("gm", Roll(f"{event}.1"), dice[0])
    scene.do("ana", Roll(f"{event}.2"), dice[1])
    assert all(fight(scene).intents[i].resolved for i in (attack, dodge))
    phase(scene)
    assert totals(scene, person) == (int(bitten), 0)


def test_no_defence_that_was_not_declared() -> None:
    """SOM-TURN-23."""
    scene, person, beast = kennel()
    says(scene, "gm", beast, "grab", person)
    acts(scene, "ana", person, "none")
    defended = BiteAttack(beast, person, "left_leg", defence=BiteDefence("senses"))
    scene.refuse("gm", defended, "wrong_form")


@pytest.mark.parametrize(("where", "wounds"), [("left_leg", 1), ("trunk", 2)])
def test_worsening_by_the_turn(where: Any, wounds: int) -> None:
    """SOM-ANIMAL-10: its declared action of a later Turn, no roll; one on a limb, with its mark, or two."""
    scene, person, beast = kennel()
    bite(scene, person, beast, where, grounded=where == "trunk")
    scene.refuse("gm", WorsenBite(beast), "no_bite_held", rule="SOM-ANIMAL-09")
    phase(scene, 2)
    scene.refuse("gm", WorsenBite(beast), "wrong_phase")
    acts(scene, "ana", person, "none")
    scene.refuse("gm", WorsenBite(beast), "not_declared")
    intent = says(scene, "gm", beast, "aggravate", person)
    scene.do("gm", WorsenBite(beast))
    assert fight(scene).intents[intent].resolved
    assert totals(scene, person) == (1, 0)
    scene.refuse("gm", WorsenBite(beast), "already_attacked")
    phase(scene)
    assert totals(scene, person) == (1 + wounds, 0)
    assert body(scene, person).marks == ({"left_leg": 2} if where == "left_leg" else {})


def test_who_worsens_does_nothing_else() -> None:
    """SOM-ANIMAL-10: neither a defence nor another attack in that Turn, whichever is declared first."""
    scene, person, beast = kennel()
    worsens = ActionSpec(kind="aggravate", target=person)
    scene.refuse("gm", RecordNpcIntent(beast, worsens), "no_bite_held")
    bite(scene, person, beast)
    phase(scene, 2)
    says(scene, "gm", beast, "aggravate", person)
    for kind in ("dodge", "strike"):
        spec = ActionSpec(kind=kind, target=person)
        scene.refuse("gm", RecordNpcIntent(beast, spec), "already_declared", rule="SOM-ANIMAL-10")
    other, woman, second = kennel()
    bite(other, woman, second)
    phase(other, 2)
    says(other, "gm", second, "dodge", woman)
    other.refuse("gm", RecordNpcIntent(second, ActionSpec(kind="aggravate", target=woman)), "already_declared")


@pytest.mark.parametrize("fighting", [True, False])
def test_a_bite_that_a_protection_stops(fighting: bool) -> None:
    """SOM-ANIMAL-09, SOM-PROT-02: raw 1; it holds all the same, and cannot be worsened."""
    scene, person = playing()
    beast = hound(scene)
    scene.do("gm", DefineItem("Des jambières", person, protection=Protection(weight="light", zones=("left_leg",))))
    scene.do("ana", Equip(person, scene.last_id))
    if fighting:
        scene.do("gm", StartCombat((person, beast)))
        bite(scene, person, beast)
        phase(scene)
    else:
        rolled(scene, BiteAttack(beast, person, "left_leg"), "gm", 3)
    assert totals(scene, person) == (0, 0)
    found = who(scene, beast).bite
    assert found is not None
    assert not found.deep
    if not fighting:
        scene.refuse("gm", WorsenBite(beast), "no_bite_held", rule="SOM-ANIMAL-09")


def test_three_marks_bring_the_victim_down() -> None:
    """SOM-ANIMAL-10, SOM-ANIMAL-11, SOM-LOC-16: the usual plan of a dog, out of a fight."""
    scene, person = playing()
    beast = hound(scene)
    rolled(scene, BiteAttack(beast, person, "right_leg"), "gm", 3)
    for _ in range(2):
        scene.do("gm", WorsenBite(beast))
    assert body(scene, person).marks == {"right_leg": 3}
    assert body(scene, person).prone


def test_the_throat_after_the_leg() -> None:
    """SOM-ANIMAL-11: a leg that is invalid is left for a vital zone of whoever lies there, and for nothing else."""
    scene, person = playing()
    beast = hound(scene)
    rolled(scene, BiteAttack(beast, person, "right_leg"), "gm", 3)
    scene.do("gm", WorsenBite(beast))
    scene.refuse("gm", BiteAttack(beast, person, "head", grounded=True), "already_attacked", rule="SOM-ANIMAL-10")
    scene.do("gm", WorsenBite(beast))
    scene.refuse("gm", BiteAttack(beast, person, "left_leg"), "already_attacked")
    scene.do("gm", BiteAttack(beast, person, "head", grounded=True))
    assert "BiteReleased" in scene.last("ana")
    assert who(scene, beast).bite is None
    scene.do("gm", Roll(scene.last_id), 3)
    found = who(scene, beast).bite
    assert found is not None
    assert found.zone == "head"
    assert totals(scene, person) == (4, 0)


def test_a_hard_blow_shakes_the_dog_after_the_turn() -> None:
    """SOM-ANIMAL-12, SOM-TURN-12: a single one of three Wounds, once phase 3 has applied it."""
    scene, person, beast = kennel()
    bite(scene, person, beast)
    phase(scene, 2)
    strike = acts(scene, "ana", person, "strike", beast, weapon=weapon(scene, person), aim="trunk")
    simple(scene, "ana", person, strike, 4, "body")
    scene.refuse("gm", RollBiteHold(beast), "not_shaken")
    phase(scene)
    rolled(scene, RollBiteHold(beast), "gm", 13)
    assert who(scene, beast).bite is None


@pytest.mark.parametrize("kind", ["parry", "interpose"])
def test_nothing_but_a_dodge_against_a_swarm(kind: Any) -> None:
    """SOM-ANIMAL-18: what would avert nothing is neither offered nor taken."""
    scene, person = playing()
    bees = hound(scene, "Des abeilles", kind="swarm", swarm="small")
    scene.do("gm", StartCombat((person, bees)))
    scene.refuse("ana", DeclareIntent(person, ActionSpec(kind=kind, target=bees)), "only_dodge", rule="SOM-ANIMAL-18")
    offered = [m.fields["action"]["properties"] for m in scene.moves("ana") if m.command is DeclareIntent]
    defended = {kind for each in offered for kind in each["kind"]["enum"] if bees in str(each.get("target"))}
    assert "dodge" in defended
    assert not defended & {"parry", "interpose"}
    says(scene, "ana", person, "dodge", bees)


def test_swarms_in_phase_2() -> None:
    """SOM-ANIMAL-19, SOM-ANIMAL-17: the Wound lands in phase 3."""
    scene, person = playing()
    bees = scene.act("gm", CreateNpc("Guêpes", "swarm", swarm="small"))
    scene.do("gm", StartCombat((person,)))
    scene.do("gm", SetCombatants(added=(bees,)))
    scene.refuse("gm", SwarmAttack(bees, (person,)), "wrong_phase")
    acts(scene, "ana", person, "none")
    scene.do("gm", SwarmAttack(bees, (person,)))
    assert totals(scene, person) == (0, 0)
    phase(scene)
    assert totals(scene, person) == (1, 0)


@pytest.mark.parametrize(
    ("ruled", "face", "marks"), [(None, 2, {"hind_legs": 3}), ("front_legs", 0, {"front_legs": 3})]
)
def test_a_late_hit_on_a_dog(ruled: Any, face: int, marks: dict[str, int]) -> None:
    """SOM-RULING-03, SOM-ANIMAL-07: by the d6 or by a ruling, in a zone of its own."""
    scene, person, beast = kennel()
    strike = acts(scene, "ana", person, "strike", beast, weapon=weapon(scene, person))
    call = simple(scene, "ana", person, strike, 8, "body", ranks=2)
    phase(scene)
    asked = next(e.command for e in scene.feeds.history.raw if e.id == call)
    scene.amend("gm", call, msgspec.structs.replace(asked, difficulty=()))
    (late,) = scene.state.combat.late
    scene.refuse("gm", CompleteLateHit(late, "left_arm"), "out_of_bounds", rule="SOM-LOC-02")
    scene.do("gm", CompleteLateHit(late, ruled), *((face,) if face else ()))
    assert body(scene, beast).marks == marks


def test_teeth_that_are_in_meet_no_protection() -> None:
    """SOM-ANIMAL-10, SOM-PROT-07: what is put on over a bite does not stop it."""
    scene, person = playing()
    beast = hound(scene)
    rolled(scene, BiteAttack(beast, person, "left_leg"), "gm", 3)
    scene.do("gm", DefineItem("Des jambières", person, protection=Protection(weight="heavy", zones=("left_leg",))))
    scene.do("ana", Equip(person, scene.last_id))
    scene.do("gm", WorsenBite(beast))
    assert totals(scene, person) == (2, 0)


def test_places_of_one_body_on_another() -> None:
    """SOM-ANIMAL-07: a correction may bring any place to any body; people have no paws."""
    scene, person, beast = kennel()
    assert on_body(who(scene, person), "front_legs") == "front_legs"
    assert on_body(who(scene, beast), "hind_legs") == "hind_legs"
    assert on_body(None, "left_arm") == "left_arm"


def beast(**of: Any) -> tuple[Scene, str, str]:
    """Carole and an animal of that sort, in phase 1."""
    scene, person = playing()
    found = hound(scene, "Une bête", animal=Animal("bear", **of), scores={"body": 14, "senses": 12, "instinct": 12})
    scene.do("gm", StartCombat((person, found)))
    touching(scene, person, found)
    return scene, person, found


@pytest.mark.parametrize(("bonus", "wounds"), [(3, 11), (0, 8), (None, 0)])
def test_natural_weapons(bonus: int | None, wounds: int) -> None:
    """SOM-ANIMAL-02, SOM-DAMAGE-01, SOM-LOC-10: margin and bonus, no limit of fists; a small one does nothing."""
    scene, person, bear = beast(bonus=bonus)
    blow = says(scene, "gm", bear, "strike", person, aim="trunk")
    acts(scene, "ana", person, "none")
    simple(scene, "gm", bear, blow, 8, against=person)
    phase(scene)
    assert totals(scene, person) == (min(wounds, 10), 0)
    assert who(scene, person).alive is (wounds < 10)


def test_teeth_of_a_small_animal() -> None:
    """SOM-ANIMAL-02, SOM-ANIMAL-09: they hold, and wound nobody."""
    scene, person, cat = beast(bonus=None)
    bite(scene, person, cat)
    phase(scene)
    assert who(scene, cat).bite is not None
    assert totals(scene, person) == (0, 0)


def test_no_more_intents_than_actions() -> None:
    """SOM-ANIMAL-02, SOM-TURN-10, A79: those of its species, else one; what is no action is free."""
    scene, person, bear = beast(actions=2)
    says(scene, "gm", bear, "strike", person)
    says(scene, "gm", bear, "strike", person)
    strike = ActionSpec(kind="strike", target=person)
    scene.refuse("gm", RecordNpcIntent(bear, strike), "too_many_actions")
    scene.refuse("gm", RecordNpcIntent(bear, strike, hidden=True), "too_many_actions")
    says(scene, "gm", bear, "none")
    offered = [m for m in scene.moves("gm") if m.command is RecordNpcIntent]
    kinds = [m.schema["properties"]["action"]["properties"]["kind"] for m in offered]
    assert {kind for each in kinds for kind in each.get("enum", [each.get("const")])} <= {"none", "let_go"}
    scene, person, dog = kennel()
    says(scene, "gm", dog, "grab", person)
    scene.refuse("gm", RecordNpcIntent(dog, strike), "too_many_actions")


def held(where: Any, **named: Any) -> tuple[Scene, str, str]:
    """A bite that holds from the Turn before, in phase 1."""
    scene, person, dog = kennel()
    if named:
        trained = hound(scene, animal=Animal("dog", trained=True))
        scene.do("gm", SetCombatants(added=(trained,), removed=(dog,)))
        touching(scene, person, trained)
        dog = trained
    bite(scene, person, dog, where, **named)
    phase(scene, 2)
    return scene, person, dog


def test_a_bite_holds_like_a_grab() -> None:
    """SOM-ANIMAL-09, SOM-ANIMAL-13, SOM-MELEE-16, SOM-MELEE-17, SOM-MELEE-19, A80: no dodge, flight or move; the arm
    that is held strikes no more, and lets nothing fall.
    """
    scene, person, dog = held("left_leg")
    for kind in ("dodge", "flee", "move"):
        target = dog if kind != "move" else None
        scene.refuse("ana", DeclareIntent(person, ActionSpec(kind=kind, target=target)), "grabbed")
    leap: dict[str, Any] = {"leap": True, "run_up": True, "designated": True}
    scene, person, dog = held("right_arm", **leap)
    knife = weapon(scene, person)
    scene.refuse("ana", DeclareIntent(person, ActionSpec(kind="strike", target=dog, hand="right")), "grabbed")
    says(scene, "ana", person, "strike", dog, hand="left")
    assert scene.state.items[knife].holder == person
    scene.do("gm", CallOff(dog))
    assert "BiteReleased" in scene.last("eve")
    scene.refuse("gm", CallOff(dog), "no_bite_held")


@pytest.mark.parametrize("thrown", [True, False])
def test_hurt_it_owes_its_instinct(thrown: bool) -> None:
    """SOM-ANIMAL-12, A80: in phase 3, after three Wounds at once; not thrown, it lets go. Two shake nobody."""
    for wounds, holds in ((2, True), (3, thrown)):
        scene, person, dog = held("left_leg")
        acts(scene, "ana", person, "none")
        scene.do("gm", ImposeWounds(dog, wounds, "trunk"))
        phase(scene)
        if thrown and wounds == 3:
            scene.do("gm", RollBiteHold(dog))
            scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
            scene.do("gm", Roll(scene.last_id), 12)
        phase(scene)
        assert (who(scene, dog).bite is not None) is holds


def test_it_lets_go_when_it_is_out() -> None:
    """SOM-ANIMAL-09, A80: dead, put to sleep, or unconscious for all to see."""
    for way in (ImposeWounds, RuleAsleep, RevealNpcState):
        scene, _, dog = held("left_leg")
        commands: dict[Any, Any] = {
            ImposeWounds: ImposeWounds(dog, 8, "trunk"),
            RuleAsleep: RuleAsleep(dog),
            RevealNpcState: RevealNpcState(dog, "unconscious"),
        }
        scene.do("gm", EndCombat())
        scene.do("gm", commands[way])
        assert "BiteReleased" in scene.last("eve")
        assert who(scene, dog).bite is None


@pytest.mark.parametrize(("die", "where"), [(5, "left_arm"), (20, "left_leg")])
def test_an_arm_in_the_way_of_teeth(die: int, where: str) -> None:
    """SOM-MELEE-11, A81: two simple rolls; if both succeed the arm is bitten, and held, instead."""
    scene, person, dog = kennel()
    says(scene, "gm", dog, "grab", person)
    arm = acts(scene, "ana", person, "interpose", dog)
    rolled(scene, BiteAttack(dog, person, "left_leg"), "gm", 3)
    simple(scene, "ana", person, arm, die)
    if die == 5:
        scene.do("ana", ChooseInterposedArm(arm, "left_arm"))
    phase(scene)
    bitten = who(scene, dog).bite
    assert bitten is not None
    assert bitten.zone == where
    assert body(scene, person).marks == {where: 1}
