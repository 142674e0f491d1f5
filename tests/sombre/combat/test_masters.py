"""A78: a player character's trained dog is its master's: the player declares for it, throws for it, reads its sheet."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.systems.sombre.animals.animals import BiteAttack, CallOff, RollBiteHold, WorsenBite
from domain.systems.sombre.characters.approval import AssignCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills
from domain.systems.sombre.characters.proposal_commands import ProposeSkill
from domain.systems.sombre.combat.turn.intent_rulings import RecordNpcIntent
from domain.systems.sombre.combat.turn.turn import StartCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import DeclareAction, Roll
from domain.systems.sombre.health.distress_care import TreatDistress
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.state.character import Animal
from domain.systems.sombre.state.combat_state import ActionSpec
from tests.contract.observers.feeds import Witness
from tests.scene import Scene
from tests.sombre.bodies import totals
from tests.sombre.combat.test_animals_fight import hound
from tests.sombre.fights import acts, killer, nobody_acts, phase, touching
from tests.sombre.table import carole, playing, result, rolled, ticks

TRAINED = Animal(species="berger", trained=True)
SCORES = {"body": 14, "senses": 16, "instinct": 12}


def mastered(**options: Any) -> tuple[Scene, str, str]:
    """Carole, and her dog, which the table knows."""
    scene, woman = playing(**options)
    dog = hound(scene, animal=TRAINED, scores=SCORES)
    scene.do("gm", AssignCharacter(dog, "ana"))
    return scene, woman, dog


def against_the_killer(**options: Any) -> tuple[Scene, str, str, str]:
    """Carole and her dog against the killer, in phase 1."""
    scene, woman, dog = mastered(**options)
    other = killer(scene)
    scene.do("gm", StartCombat((woman, dog, other)))
    touching(scene, woman, dog, other)
    return scene, woman, dog, other


def declares(dog: str, kind: Any, target: str | None = None, *, hidden: bool = False) -> RecordNpcIntent:
    return RecordNpcIntent(dog, ActionSpec(kind=kind, target=target), hidden)


def test_it_is_given_to_its_master() -> None:
    """SOM-CHAR-19, SOM-ANIMAL-13: trained, introduced, to a player who has a character; and back."""
    scene, woman = playing()
    wild = hound(scene, scores=SCORES)
    scene.refuse("gm", AssignCharacter(wild, "ana"), "not_trained", rule="SOM-ANIMAL-13")
    bees = hound(scene, "Des abeilles", "swarm", swarm="small")
    scene.refuse("gm", AssignCharacter(bees, "ana"), "not_a_pc")
    dog = scene.act("gm", CreateNpc("Rex", "animal", scores=SCORES, animal=TRAINED))
    scene.refuse("gm", AssignCharacter(dog, "ana"), "npc_not_introduced", rule="SOM-NPC-09")
    scene.do("gm", IntroduceNpc(dog, "Un chien"))
    scene.refuse("gm", AssignCharacter(dog, "bob"), "not_a_pc")
    scene.do("gm", AssignCharacter(dog, "ana"))
    assert scene.lines("bob")[-1] == "CharacterAssigned"
    scene.refuse("gm", AssignCharacter(dog, "ana"), "out_of_bounds")
    assert {c.id for c in scene.view("ana").characters if c.seat == "ana"} == {woman, dog}
    scene.do("gm", AssignCharacter(dog))
    assert scene.state.characters[dog].seat is None
    ticks(scene, dog, "wounds", 8)
    scene.refuse("gm", AssignCharacter(dog, "ana"), "not_alive")


def test_its_sheet_is_its_masters() -> None:
    """SOM-ANIMAL-01, SOM-ANIMAL-02, SOM-NPC-09: nobody else's."""
    scene, _, dog = mastered()
    seen = {seat: next(c for c in scene.view(seat).characters if c.id == dog) for seat in ("ana", "bob", "gm")}
    assert seen["ana"].pages.common == SCORES
    assert seen["ana"].own.animal == TRAINED
    assert (seen["ana"].alive, seen["bob"].alive) == (True, None)
    assert seen["bob"].pages is seen["bob"].own is seen["ana"].keeper is None
    assert seen["gm"].keeper is not None


def test_it_is_no_second_character() -> None:
    """SOM-CHAR-12: nothing of a sheet is filled in for it, and the game master may give the seat no other person."""
    scene, woman, dog = mastered()
    scene.refuse("ana", AllocateCommonSkills(dog, 12, 12, 12), "not_a_pc")
    scene.refuse("ana", ProposeSkill(dog, 12, "Mordre"), "not_a_pc")
    scene.refuse("ana", DeclareAction(dog, "Cherche !"), "not_a_pc")
    named = {move.command.__name__ for move in scene.moves("ana") if dog in str(move.schema)}
    assert named == {"TreatDistress", "ShakeAwake"}  # what others may do for it
    patients = [m for m in scene.moves("ana") if m.command is TreatDistress]
    assert all(m.fields["character"]["enum"] == [woman] for m in patients)


def test_its_master_declares_for_it() -> None:
    """SOM-TURN-07, SOM-ANIMAL-08, SOM-ANIMAL-19: in phase 1, for all to hear, what a dog can do; the others do not."""
    scene, woman, dog, other = against_the_killer()
    witness = Witness(scene)
    scene.refuse("bob", declares(dog, "grab", other), "not_owner")
    scene.refuse("ana", declares(other, "strike", woman), "not_owner")
    scene.refuse("ana", declares(dog, "grab", other, hidden=True), "out_of_bounds")
    scene.refuse("gm", declares(dog, "grab", other, hidden=True), "out_of_bounds")
    scene.refuse("ana", declares(dog, "parry", other), "only_dodge", rule="SOM-ANIMAL-08")
    scene.refuse("ana", declares(dog, "grab", "e999"), "unknown_id")
    mine = [move for move in scene.moves("ana") if move.command is RecordNpcIntent]
    assert mine
    assert all(move.fields["npc"]["enum"] == [dog] and "hidden" not in move.fields for move in mine)
    assert not [move for move in scene.moves("bob") if move.command is RecordNpcIntent]
    scene.do("ana", declares(dog, "grab", other))
    witness.look()
    assert scene.last("bob") == ["NpcIntentRecorded"]
    scene.refuse("ana", declares(dog, "grab", other), "too_many_actions")
    acts(scene, "ana", woman, "none")
    scene.refuse("ana", declares(dog, "flee"), "wrong_phase")
    assert not [move for move in scene.moves("ana") if move.command is RecordNpcIntent]


def test_nobody_hears_of_whom_its_master_does_not_know() -> None:
    """SOM-NPC-09: somebody who hides is no more a target for the dog than he exists."""
    scene, woman, dog = mastered()
    lurker = scene.act("gm", CreateNpc("Le guetteur", scores={"general": 12}))
    scene.do("gm", StartCombat((woman, dog, lurker)))
    named = msgspec.json.encode([move.schema for move in scene.moves("ana")]).decode()
    assert f'"{lurker}"' not in named
    hidden = scene.refuse("ana", declares(dog, "grab", lurker), "unknown_id")
    absent = scene.refuse("ana", declares(dog, "grab", "e999"), "unknown_id")
    assert (hidden.rule, hidden.kind) == (absent.rule, absent.kind)


def test_its_master_throws_against_an_adversary() -> None:
    """SOM-NPC-05, SOM-ANIMAL-09: the die of the bite is the player's, and open; one Wound."""
    scene, woman, dog, other = against_the_killer()
    scene.do("ana", declares(dog, "grab", other))
    acts(scene, "ana", woman, "none")
    witness = Witness(scene)
    assert any(other in str(move.schema) for move in scene.moves("gm") if move.command is BiteAttack)
    scene.do("gm", BiteAttack(dog, other, "left_leg"))
    witness.look()
    call = scene.last_id
    (asked,) = scene.view("ana").calls
    assert (asked.id, asked.roller) == (call, "ana")
    scene.refuse("gm", Roll(call), "not_owner", 3)
    scene.refuse("bob", Roll(call), "not_owner", 3)
    scene.do("ana", Roll(call), 3)
    witness.look()
    assert result(scene, call).success
    shown = {seat: scene.line(seat).fields for seat in ("ana", "bob")}
    resolved = {seat: scene.feed(seat)[-1].entries[1].fields for seat in ("ana", "bob")}
    assert shown["ana"].call == call
    assert (resolved["ana"].die, resolved["bob"].die) == (3, 3)
    assert resolved["ana"].numbers.score == 14
    assert resolved["bob"].numbers is None
    phase(scene)
    assert totals(scene, other) == (1, 0)


def test_it_holds_and_lets_go_at_a_word() -> None:
    """SOM-ANIMAL-09, SOM-ANIMAL-10, SOM-ANIMAL-12: it works the bite deeper as declared; its master calls it off."""
    scene, woman, dog, other = against_the_killer()
    scene.do("ana", declares(dog, "grab", other))
    acts(scene, "ana", woman, "none")
    rolled(scene, BiteAttack(dog, other, "left_leg"), "ana", 3)
    phase(scene, 2)
    scene.do("ana", declares(dog, "aggravate", other))
    acts(scene, "ana", woman, "none")
    scene.do("gm", WorsenBite(dog))
    phase(scene)
    assert totals(scene, other) == (2, 0)
    scene.refuse("bob", CallOff(dog), "not_owner")
    scene.refuse("gm", RollBiteHold(dog), "not_shaken")
    assert [move.fields["dog"]["enum"] for move in scene.moves("ana") if move.command is CallOff] == [[dog]]
    scene.do("ana", CallOff(dog))
    assert scene.state.characters[dog].bite is None


def test_what_is_asked_of_it_alone() -> None:
    """SOM-NPC-05, SOM-ANIMAL-01: with its own skills, by the player; a wild one is not asked without a player."""
    scene, _, dog = mastered()
    wild = hound(scene, scores=SCORES)
    scene.refuse("gm", CallRoll(wild, ("senses",)), "npc_roll_without_pc")
    scene.refuse("gm", CallRoll(dog, ("mind",)), "no_intellect")
    rolled(scene, CallRoll(dog, ("senses",), label="flairer"), "ana", 9)
    assert scene.last("bob")[-1] == "RollResolved"
    assert any(move.command is CallRoll and f"'{dog}'" in str(move.schema) for move in scene.moves("gm"))


def test_two_players() -> None:
    """SOM-ANIMAL-13: the dog of one is none of the other's, and bites whom it is set on."""
    scene, woman, dog = mastered()
    bob = carole(scene, "bob", "Bob")
    scene.do("gm", StartCombat((woman, bob, dog)))
    touching(scene, woman, bob, dog)
    scene.do("ana", declares(dog, "grab", bob))
    nobody_acts(scene, woman, bob)
    scene.do("gm", BiteAttack(dog, bob, "left_leg"))
    scene.refuse("bob", Roll(scene.last_id), "not_owner", 3)
    scene.do("ana", Roll(scene.last_id), 3)
    phase(scene)
    assert totals(scene, bob) == (1, 0)
