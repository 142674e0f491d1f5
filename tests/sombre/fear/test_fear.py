"""Fear: terrifying situations, their rolls, fever and panic, and what they dictate."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.condition.aftermath import owed_trauma
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.fear.crimes import CallRemorse, DeclareCrime
from domain.systems.sombre.fear.fear import CallFearRoll, DispenseFear, Frightened, ImposeAction, WorsenFear
from domain.systems.sombre.fear.somatisation_rulings import TriggerSomatisation
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, SetNpcFear
from domain.systems.sombre.mind.trauma import Harden
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.state.character import Condition
from domain.systems.sombre.state.roll_state import Rank
from tests.scene import Scene
from tests.sombre.table import carole, draft, frighten, npc, playing, result, roll, ticks, who


def level(scene: Scene, person: str) -> str | None:
    fear = who(scene, person).mind.fear
    return fear.level if fear else None


def test_who_can_be_frightened() -> None:
    """SOM-FEAR-01, SOM-NPC-07: approved player characters, in a scene, not yet somatising."""
    scene, person = playing()
    man = npc(scene)
    raw = draft(scene, "bob", "Bob")
    scene.refuse("gm", CallFearRoll((Frightened(man),), "…"), "npc_no_fear_roll")
    scene.refuse("gm", CallFearRoll((Frightened(raw),), "…"), "not_validated")
    scene.refuse("gm", CallFearRoll((Frightened("rien"),), "…"), "unknown_id")
    scene.refuse("gm", CallFearRoll((), "…"), "out_of_bounds")
    scene.refuse("ana", CallFearRoll((Frightened(person),), "…"), "gm_only")
    frighten(scene, person, 20)
    scene.do("gm", TriggerSomatisation(person, "gm", "sobs"))
    scene.refuse("gm", CallFearRoll((Frightened(person),), "…"), "already_somatising")
    scene.do("gm", CloseScene())
    scene.refuse("gm", CallFearRoll((Frightened(person),), "…"), "no_scene")


def test_the_murder_of_a_colleague() -> None:
    """SOM-FEAR-02, SOM-FEAR-04, SOM-FEAR-05 (E-24): 9 + 3 + 2 against 13, a modified failure: feverish."""
    scene, _ = playing()
    bob = carole(scene, "bob", "Carole", instability=2)
    call = frighten(scene, bob, 9, ranks=1, seat="bob")
    found = result(scene, call)
    assert (found.total, found.failure, level(scene, bob)) == (14, "modified", "feverish")
    scene.do("gm", ImposeAction(bob, "Elle laisse tomber son téléphone."))


@pytest.mark.parametrize(("ranks", "total"), [(1, 6), (2, 9), (3, 12)])
def test_involvement(ranks: int, total: int) -> None:
    """SOM-FEAR-04 (E-25): a colleague, a friend, an intimate friend."""
    scene, person = playing()
    assert result(scene, frighten(scene, person, 3, ranks)).total == total


@pytest.mark.parametrize(
    ("die", "ranks", "state"),
    [(13, 0, "composed"), (10, 1, "composed"), (11, 1, "feverish"), (13, 1, "feverish"), (14, 0, "panicked")],
)
def test_outcomes(die: int, ranks: int, state: str) -> None:
    """SOM-FEAR-05: under mind 13, at the edges of natural and modified failure."""
    scene, person = playing()
    frighten(scene, person, die, ranks)
    assert level(scene, person) == state
    assert scene.last("eve")[-1] == "FearStateSet"


def test_what_never_counts() -> None:
    """SOM-FEAR-03, SOM-MIND-04, SOM-HARD-06 (E-7): wounds, fatigue, a running fear, and every +."""
    scene, person = playing()
    ticks(scene, person, "wounds", 2)
    ticks(scene, person, "fatigue", 2)
    ticks(scene, person, "mental_instability", 2, "plus")
    frighten(scene, person, 12, ranks=1)
    assert result(scene, frighten(scene, person, 13)).total == 13


def test_composure_protects_from_nothing() -> None:
    """SOM-FEAR-06, SOM-FEAR-12: another roll may follow in the scene; the game master sees how many there were."""
    scene, person = playing()
    frighten(scene, person, 2)
    frighten(scene, person, 20)
    assert level(scene, person) == "panicked"
    seen = {s: next(c for c in scene.view(s).characters if c.id == person) for s in ("gm", "ana")}
    assert seen["gm"].keeper.fear_rolls == 2
    assert seen["ana"].keeper is None


@pytest.mark.parametrize(("die", "ranks"), [(13, 1), (20, 2)])
def test_ranks_of_fever_and_panic(die: int, ranks: int) -> None:
    """SOM-FEAR-07: one and two condition ranks."""
    scene, person = playing()
    frighten(scene, person, die, ranks=1)
    assert roll(scene, person, 1).conditions == ranks


def test_imposed_actions() -> None:
    """SOM-FEAR-08: one in fever, any number in panic, none without fear."""
    scene, person = playing()
    scene.refuse("gm", ImposeAction(person, "Fuir"), "not_afraid")
    frighten(scene, person, 2)
    scene.refuse("gm", ImposeAction(person, "Fuir"), "not_afraid")
    frighten(scene, person, 13, ranks=1)
    scene.do("gm", ImposeAction(person, "Lâcher la lampe"))
    assert scene.last("eve") == ["ActionImposed"]
    scene.refuse("gm", ImposeAction(person, "Crier"), "imposed_limit")
    scene.do("gm", WorsenFear(person))
    for text in ("Crier", "Courir", "Bousculer"):
        scene.do("gm", ImposeAction(person, text))


def test_reckless_actions_need_no_fear() -> None:
    """SOM-FEAR-08: under a depressant, which the chapter of toxics notes."""
    from msgspec.structs import replace

    scene, person = playing()
    drugged = replace(who(scene, person), conditions=(Condition("reckless", 0, "e"),))
    scene.feeds.history.state = replace(scene.state, characters={person: drugged})
    scene.do("gm", ImposeAction(person, "Rire"))


def test_fear_does_not_add_up() -> None:
    """SOM-FEAR-09, SOM-FEAR-10 (E-27): the worse of two; a success lifts nothing; fever may worsen without a roll."""
    scene, person = playing()
    scene.refuse("gm", WorsenFear(person), "not_afraid")
    frighten(scene, person, 13, ranks=1)
    frighten(scene, person, 13, ranks=1)
    assert roll(scene, person, 1).conditions == 1
    frighten(scene, person, 1)
    assert level(scene, person) == "feverish"
    scene.do("gm", WorsenFear(person))
    assert roll(scene, person, 1).conditions == 2
    scene.refuse("gm", WorsenFear(person), "already_panicked")
    frighten(scene, person, 13, ranks=1)
    assert level(scene, person) == "panicked"


def test_fear_ends_with_the_scene() -> None:
    """SOM-FEAR-11, SOM-ROLL-01."""
    scene, person = playing()
    frighten(scene, person, 20)
    scene.do("gm", CloseScene())
    assert scene.last("eve") == ["FearStateEnded", "SceneClosed"]
    assert level(scene, person) is None
    scene.do("gm", OpenScene("Plus tard"))
    scene.refuse("gm", ImposeAction(person, "…"), "not_afraid")


def test_the_roll_reads_the_effective_mind() -> None:
    """SOM-FEAR-13: success and failure kind both against the score as it stands for the roll."""
    from domain.systems.sombre.dice.modifiers import base_score, work_out
    from domain.systems.sombre.state.roll_state import Call

    scene, person = playing()
    call = Call(id="c", cause="c", character=person, skills=("mind",), kind="fear")
    assert base_score(scene.state, call) == 13
    assert (work_out(scene.state, call, 14).failure, work_out(scene.state, call, 13).success) == ("natural", True)


def test_who_rolls_and_who_sees() -> None:
    """SOM-FEAR-14, SOM-FEAR-15: the player rolls; others read die and outcome, not mind, instability or total."""
    scene, person = playing()
    scene.do("gm", CallFearRoll((Frightened(person, (Rank("gore", 1),)),), "Un corps"))
    call = f"{scene.last_id}.1"
    scene.refuse("gm", Roll(call), "not_owner", 3)
    assert scene.view("bob").calls[0].situation == "Un corps"
    scene.do("ana", Roll(call), 13)
    frames = scene.feed("bob")[-1].entries
    assert [line.type for line in frames] == ["DieRolled", "RollResolved", "FearStateSet"]
    assert frames[1].fields.die == 13
    assert frames[1].fields.numbers is None


def test_dispensation() -> None:
    """SOM-HARD-05 (E-7, E-44): for the hardened, by the game master's word; the others just see who rolls."""
    scene, person = playing()
    scene.refuse("gm", DispenseFear(person, "Un corps", "habitude"), "not_hardened")
    scene.do("gm", Harden(person, "dix ans de morgue"))
    scene.do("gm", DispenseFear(person, "Un corps", "habitude"))
    assert scene.last("ana") == ["FearDispensed"]
    assert scene.last("bob") == []


def test_animals_fear_with_instinct() -> None:
    """SOM-ANIMAL-05: modified by their instability; seen as any NPC's."""
    scene, person = playing()
    dog = scene.act("gm", CreateNpc("Médor", "animal"))
    ticks(scene, dog, "mental_instability", 1)
    event = scene.act("gm", CallFearRoll((Frightened(dog), Frightened(person)), "Un loup"))
    assert scene.feed("ana")[-1].entries[0].fields.characters == (person,)
    scene.do("gm", Roll(f"{event}.2"), 12)
    assert scene.last("ana") == []
    assert (result(scene, f"{event}.2").total, level(scene, dog)) == (13, "feverish")
    scene.refuse("gm", TriggerSomatisation(dog, "gm", "sobs"), "not_a_pc")


def test_npc_reactions() -> None:
    """SOM-NPC-07: set directly, told once the NPC is known."""
    scene, person = playing()
    man = npc(scene, label=None)
    scene.do("gm", SetNpcFear(man, "panicked"))
    assert scene.last("ana") == []
    scene.do("gm", IntroduceNpc(man, "Un passant"))
    scene.do("gm", SetNpcFear(man, "suspended_animation"))
    assert scene.feed("ana")[-1].entries[0].fields.state == "no_sign_of_life"
    assert scene.feed("gm")[-1].entries[0].fields.state == "suspended_animation"
    scene.do("gm", SetNpcFear(man, "none"))
    assert who(scene, man).mind.somatisation is None
    scene.refuse("gm", SetNpcFear(person, "panicked"), "not_npc")


def test_nobody_dead_is_afraid() -> None:
    """SOM-FEAR-01, SOM-CHAR-12."""
    scene, person = playing()
    ticks(scene, person, "wounds", 10)
    scene.refuse("gm", CallFearRoll((Frightened(person),), "…"), "not_alive")
    scene.refuse("gm", ValidateCharacter("rien"), "unknown_id")


def falls_asleep(scene: Scene, person: str) -> None:
    ticks(scene, person, "fatigue", 8)


def dies(scene: Scene, person: str) -> None:
    ticks(scene, person, "wounds", 10)


def is_lost(scene: Scene, person: str) -> None:
    ticks(scene, person, "mental_instability", 10)


def somatises(scene: Scene, person: str) -> None:
    frighten(scene, person, 20)
    scene.do("gm", TriggerSomatisation(person, "gm", "sobs"))


@pytest.mark.parametrize("meanwhile", [falls_asleep, dies, is_lost, somatises])
@pytest.mark.parametrize("die", [2, 20])
def test_no_state_follows_on_a_die_that_comes_too_late(die: int, meanwhile: Callable[[Scene, str], None]) -> None:
    """SOM-FEAR-01, SOM-SOMA-01, SOM-CRIME-04: neither fear nor what remorse asks for, and the scene can be closed."""
    scene, person = playing()
    crime = scene.act("gm", DeclareCrime(person, "vol"))
    calls = [
        scene.act("gm", CallFearRoll((Frightened(person),), "Un cri")),
        scene.act("gm", CallRemorse(crime, "La nuit")),
    ]
    meanwhile(scene, person)
    for call in calls:
        scene.do("gm" if scene.state.characters[person].seat is None else "ana", Roll(call), die)
        assert (level(scene, person), scene.state.rulings_due) == (None, {})
    scene.do("gm", CloseScene())


@pytest.mark.parametrize("end", [dies, is_lost])
def test_what_is_owed_to_the_living_alone_is_dropped(end: Callable[[Scene, str], None]) -> None:
    """SOM-SOMA-29, SOM-SOMA-28, SOM-MIND-07: a somatisation after remorse, and its kind; the scene can be closed."""
    for method in (None, "d6", "player"):
        scene, person = playing()
        crime = scene.act("gm", DeclareCrime(person, "vol"))
        scene.do("ana", Roll(scene.act("gm", CallRemorse(crime, "La nuit"))), 20)
        scene.refuse("gm", CloseScene(), "needs_gm_ruling")
        if method is not None:
            scene.do("gm", TriggerSomatisation(person, method))
        end(scene, person)
        assert (scene.state.dice.calls, who(scene, person).mind.requested) == ({}, None)
        scene.do("gm", CloseScene())


def test_the_lost_are_owed_no_trauma_of_torture() -> None:
    """SOM-SOMA-29, SOM-MIND-07, SOM-DANGER-TORTURE-01: which could not be given to them; the scene can be closed."""
    scene, person = playing()
    scene.feeds.history.state = replace(scene.state, rulings_due={owed_trauma(person): "torture"})
    is_lost(scene, person)
    scene.do("gm", CloseScene())
