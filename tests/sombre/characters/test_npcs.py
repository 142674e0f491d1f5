"""NPCs, animals, swarms and objects."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from domain.systems.sombre.animals.animals import BiteAttack, BiteDefence, RollBiteHold, WorsenBite
from domain.systems.sombre.animals.swarms import Dodge, SwarmAttack
from domain.systems.sombre.characters.approval import AssignCharacter
from domain.systems.sombre.characters.creation import SetIdentity
from domain.systems.sombre.characters.traits import ChangeTrait, NewTrait
from domain.systems.sombre.condition.mind import level
from domain.systems.sombre.condition.zones import ANIMAL_FACES
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, NpcSkill, NpcTrait, UpdateNpc
from domain.systems.sombre.state.character import Animal
from domain.systems.sombre.state.state import with_time
from domain.systems.sombre.table.objects import CreateObject, DamageObject
from tests.scene import Scene
from tests.sombre.table import carole, code_of, do_as_offered, npc, playing, result, rolled, ticks, who


def made(scene: Scene, command: CreateNpc, label: str | None = None) -> str:
    found = scene.act("gm", command)
    if label is not None:
        scene.do("gm", IntroduceNpc(found, label))
    return found


def dog(scene: Scene, label: str | None = "Un chien", **named: Any) -> str:
    return made(scene, CreateNpc("Médor", "animal", animal=Animal("dog", **named)), label)


def with_turn(scene: Scene, turn: int) -> None:
    """Turn mode belongs to the chapters of combat; here it is only switched on."""

    scene.feeds.render()
    scene.feeds.history.state = with_time(scene.state, turn_mode=True, turn=turn)


def test_three_kinds() -> None:
    """SOM-NPC-01, SOM-NPC-03, SOM-NPC-04, SOM-NPC-08: no rule of creation or approval; any field may be empty."""
    scene, _ = playing()
    bare = made(scene, CreateNpc("Une ombre"))
    assert who(scene, bare).sheet.common == {}
    assert who(scene, bare).validated
    skills = (NpcSkill("Tir", 14), NpcSkill("Mêlée", 15))
    major = made(scene, CreateNpc("Le shérif", npc_kind="major", scores={"body": 13}, skills=skills))
    assert [s.score for s in who(scene, major).sheet.skills] == [14, 15]
    curse = (NpcTrait("advantage", "Immortel", 3, "supernatural"),)
    special = made(scene, CreateNpc("La chose", npc_kind="special", traits=curse))
    assert who(scene, special).sheet.traits[0].level == 3
    scene.do("gm", UpdateNpc(bare, scores={"general": 8}, handedness="left"))
    assert (who(scene, bare).sheet.common, who(scene, bare).sheet.handedness) == ({"general": 8}, "left")


@pytest.mark.parametrize(
    "command",
    [
        CreateNpc("x", scores={"general": 0}),
        CreateNpc("x", scores={"charme": 10}),
        CreateNpc("x", "swarm"),
        CreateNpc("x", swarm="small"),
        CreateNpc("x", "animal", animal=Animal(actions=0)),
        CreateNpc("x", "animal", animal=Animal(bonus=4)),
        CreateNpc("x", traits=(NpcTrait("advantage", "y", -1, "physical"),)),
    ],
)
def test_bounds(command: CreateNpc) -> None:
    """SOM-NPC-02, SOM-ANIMAL-02, SOM-ANIMAL-14: any score from 1; actions, Wounds and bonus within theirs."""
    scene, _ = playing()
    scene.refuse("gm", command, "out_of_bounds")
    scene.refuse("gm", CreateNpc(" "), "name_required")
    scene.refuse("gm", CreateNpc("x", skills=(NpcSkill("", 3),)), "name_required")


def test_what_players_see() -> None:
    """SOM-NPC-09: nothing before the introduction; then a label and a description, and nothing else."""
    scene, person = playing()
    man = npc(scene, label=None)
    assert [c.id for c in scene.view("ana").characters] == [person]
    scene.refuse("gm", IntroduceNpc(man, ""), "name_required")
    scene.refuse("gm", IntroduceNpc(person, "Carole"), "not_npc")
    scene.do("gm", IntroduceNpc(man, "Un homme en ciré", "Il boite."))
    seen = scene.view("ana").characters[1]
    assert (seen.name, seen.description) == ("Un homme en ciré", "Il boite.")
    assert (seen.sex, seen.identity, seen.pages, seen.keeper, seen.alive) == (None, None, None, None, None)
    ticks(scene, man, "wounds", 3)
    assert scene.last("ana") == []
    scene.do("gm", UpdateNpc(man, notes="il ment", alive=False))
    assert scene.last("ana") == []


def test_whose_identity_is_public() -> None:
    """SOM-NPC-09, SOM-CHAR-02, SOM-MIND-07: a player character's, a lost one's too, and no other's."""
    scene, person = playing()
    beast = dog(scene, trained=True)
    scene.do("gm", AssignCharacter(beast, "ana"))
    for hidden in (npc(scene), beast, made(scene, CreateNpc("Guêpes", "swarm", swarm="small"), "Des guêpes")):
        do_as_offered(scene, "gm", SetIdentity(hidden, name="Dracula", profession="tueur"))
        assert [scene.last(seat) for seat in ("gm", "ana", "bob", "eve")] == [["IdentitySet"], [], [], []]
    ticks(scene, person, "mental_instability", 10)
    scene.do("gm", SetIdentity(person, religion="aucune"))
    assert scene.last("bob") == ["IdentitySet"]


def test_animals() -> None:
    """SOM-ANIMAL-01, SOM-ANIMAL-03, SOM-ANIMAL-04: body, senses and instinct; a mind to shake but no personality."""
    scene, person = playing()
    beast = made(scene, CreateNpc("Un loup", "animal", scores={"body": 14, "senses": 16, "instinct": 12}))
    for wrong in (
        CallRoll(beast, ("mind",), concerned=(person,)),
        CallRoll(beast, ("senses",), nature="intellectual", concerned=(person,)),
    ):
        scene.refuse("gm", wrong, "no_intellect")
    ticks(scene, beast, "mental_instability", 4)
    assert scene.last("gm") == ["TickApplied"]
    assert (level(scene.state, who(scene, beast)), who(scene, beast).sheet.personality) == (4, None)
    scene.do("gm", ChangeTrait(beast, new=NewTrait("disadvantage", "Borgne", "physical"), delta=1))


def test_the_dog() -> None:
    """SOM-ANIMAL-02, SOM-ANIMAL-06, SOM-ANIMAL-07: 14, 16, 12; one action; dies on the 8th Wound."""
    scene, _ = playing()
    beast = made(scene, CreateNpc("Médor", "animal"))
    found = who(scene, beast)
    assert found.sheet.common == {"body": 14, "senses": 16, "instinct": 12}
    assert found.animal is not None
    assert (found.animal.actions, found.animal.deadly_wounds) == (1, 8)
    ticks(scene, beast, "wounds", 7)
    assert who(scene, beast).alive
    ticks(scene, beast, "wounds", 1)
    assert not who(scene, beast).alive
    assert ANIMAL_FACES == ("front_legs", "hind_legs", "trunk", "trunk", "trunk", "head")


def test_biting_seizure() -> None:
    """SOM-ANIMAL-09, SOM-ANIMAL-19: under body; exactly one Wound, whatever the margin; it holds."""
    scene, person = playing()
    beast = dog(scene)
    rolled(scene, BiteAttack(beast, person, "left_leg"), "gm", 14)
    assert code_of(scene, person, "wounds") == "x"
    assert "BiteSet" in scene.last("bob")
    scene.refuse("gm", BiteAttack(beast, person, "right_leg"), "already_attacked")
    scene.refuse("gm", BiteAttack(beast, npc(scene), "left_leg"), "npc_roll_without_pc")
    scene.refuse("gm", BiteAttack(person, person, "left_leg"), "unknown_id")
    other = dog(scene)
    rolled(scene, BiteAttack(other, person, "left_leg"), "gm", 15)
    assert who(scene, other).bite is None


@pytest.mark.parametrize(("dies", "bitten"), [((8, 12), True), ((3, 9), False), ((20, 20), False)])
def test_a_defended_bite(dies: tuple[int, int], bitten: bool) -> None:
    """SOM-ANIMAL-19, SOM-ROLL-26: a duel when the victim defends; the dog is active."""
    from domain.systems.sombre.dice.roll_commands import ConfirmDoubleFailure

    scene, person = playing()
    beast = dog(scene)
    duel = scene.act("gm", BiteAttack(beast, person, "left_leg", defence=BiteDefence("senses")))
    scene.do("gm", Roll(f"{duel}.1"), dies[0])
    scene.do("ana", Roll(f"{duel}.2"), dies[1])
    if dies == (20, 20):
        scene.do("gm", ConfirmDoubleFailure(duel))
    assert (who(scene, beast).bite is not None) is bitten
    hidden = dog(scene, None)
    scene.refuse("gm", BiteAttack(hidden, person, "left_leg", defence=BiteDefence("senses")), "npc_not_introduced")


def test_an_unseen_dog() -> None:
    """SOM-ANIMAL-09, SOM-NPC-09: until it is introduced the victim's owner reads his own ticks and no more."""
    scene, person = playing()
    beast = dog(scene, None)
    scene.do("gm", BiteAttack(beast, person, "left_leg"))
    assert scene.last("ana") == []
    scene.do("gm", Roll(scene.last_id), 3)
    assert (scene.last("ana"), scene.last("bob")) == (["TickApplied", "MarksDrawn"], [])


@pytest.mark.parametrize(("zone", "wounds"), [("right_leg", 1), ("trunk", 2), ("head", 2)])
def test_worsening(zone: str, wounds: int) -> None:
    """SOM-ANIMAL-10: each later turn, without a roll: one Wound on a limb, two on a vital zone."""
    scene, person = playing()
    beast = dog(scene)
    scene.refuse("gm", WorsenBite(beast), "no_bite_held")
    grounded = zone != "right_leg"
    scene.do("gm", BiteAttack(beast, person, zone, grounded=grounded))  # type: ignore[arg-type]
    scene.do("gm", Roll(scene.last_id), 3)
    scene.do("gm", WorsenBite(beast))
    assert len(who(scene, person).gauges.wounds) == 1 + wounds
    with_turn(scene, 1)
    scene.do("gm", WorsenBite(beast))
    scene.refuse("gm", WorsenBite(beast), "already_attacked")
    with_turn(scene, 2)
    scene.do("gm", WorsenBite(beast))


@pytest.mark.parametrize(("die", "leg"), [(1, "right_leg"), (2, "left_leg"), (5, "right_leg")])
def test_which_leg(die: int, leg: str) -> None:
    """SOM-ANIMAL-11 (E-34): odd is right, even is left; or the game master says."""
    scene, person = playing()
    beast = dog(scene)
    scene.do("gm", BiteAttack(beast, person, "random_leg"), die)
    scene.do("gm", Roll(scene.last_id), 3)
    bite = who(scene, beast).bite
    assert bite is not None
    assert bite.zone == leg
    other = dog(scene)
    scene.refuse("gm", BiteAttack(other, person, "head"), "no_run_up")


@pytest.mark.parametrize(("die", "holds"), [(12, True), (13, False)])
def test_letting_go(die: int, holds: bool) -> None:
    """SOM-ANIMAL-12: only a single blow of three Wounds may shake it; pure instinct decides."""
    scene, person = playing()
    beast = dog(scene)
    rolled(scene, BiteAttack(beast, person, "left_leg"), "gm", 3)
    ticks(scene, beast, "wounds", 2)
    scene.refuse("gm", RollBiteHold(beast), "not_shaken")
    ticks(scene, beast, "wounds", 3)
    call = scene.act("gm", RollBiteHold(beast))
    scene.refuse("gm", RollBiteHold(beast), "not_shaken")
    scene.do("gm", Roll(call), die)
    assert result(scene, call).wounds == 0
    assert (who(scene, beast).bite is not None) is holds
    assert ("BiteReleased" in scene.last("bob")) is not holds


def test_trained_attack_dog() -> None:
    """SOM-ANIMAL-13: trained, with a run-up, on its master's word; two ranks; the target falls, the arm is held."""
    scene, person = playing()
    stray, trained = dog(scene), dog(scene, trained=True)
    attested: dict[str, Any] = {"leap": True, "run_up": True, "designated": True}
    scene.refuse("gm", BiteAttack(stray, person, "right_arm", **attested), "not_trained")
    scene.refuse("gm", BiteAttack(trained, person, "right_arm", leap=True, designated=True), "no_run_up")
    scene.refuse("gm", BiteAttack(trained, person, "right_arm", leap=True, run_up=True), "not_designated")
    scene.refuse("gm", BiteAttack(trained, person, "left_leg", **attested), "out_of_bounds")
    call = rolled(scene, BiteAttack(trained, person, "right_arm", **attested), "gm", 8)
    assert (result(scene, call).total, result(scene, call).success) == (14, True)
    assert {c.kind for c in who(scene, person).conditions} == {"prone", "arm_held"}
    assert code_of(scene, person, "wounds") == "x"


def swarm(scene: Scene, size: str = "small", label: str | None = "Des guêpes", **scores: int) -> str:
    return made(scene, CreateNpc("Guêpes", "swarm", swarm=size, scores=scores), label)  # type: ignore[arg-type]


def test_swarms_are_invulnerable() -> None:
    """SOM-ANIMAL-14, SOM-ANIMAL-15: blows have no effect; only the game master's catastrophe ends one."""
    scene, person = playing()
    bees = swarm(scene)
    ticks(scene, bees, "wounds", 10)
    assert (who(scene, bees).gauges.wounds, who(scene, bees).alive) == ((), True)
    scene.do("gm", UpdateNpc(bees, alive=False))
    scene.refuse("gm", SwarmAttack(bees, (person,)), "unknown_id")


def test_targets_of_a_swarm() -> None:
    """SOM-ANIMAL-16, SOM-ANIMAL-17: one, three, any number; one Wound each without a roll; once a turn."""
    scene, person = playing()
    bob = carole(scene, "bob", "Bob")
    small, large = swarm(scene), swarm(scene, "large")
    scene.refuse("gm", SwarmAttack(small, (person, bob)), "swarm_target_limit")
    scene.refuse("gm", SwarmAttack(small, ()), "swarm_target_limit")
    scene.do("gm", SwarmAttack(large, (person, bob)))
    assert [code_of(scene, p, "wounds") for p in (person, bob)] == ["x", "x"]
    with_turn(scene, 1)
    scene.do("gm", SwarmAttack(small, (person,)))
    scene.refuse("gm", SwarmAttack(large, (person,)), "already_attacked")
    scene.refuse("gm", SwarmAttack(small, (bob,)), "already_attacked")
    scene.do("gm", SwarmAttack(large, (bob,)))


@pytest.mark.parametrize(
    ("size", "die", "margin", "stung"),
    [("small", 6, 5, False), ("small", 4, 5, True), ("large", 6, 3, True), ("very_large", 2, 1, False)],
)
def test_dodging_a_swarm(size: str, die: int, margin: int, stung: bool) -> None:
    """SOM-ANIMAL-18: senses with one, two or three ranks against the swarm's d6."""
    scene, person = playing()
    bees = swarm(scene, size)
    scene.refuse("gm", SwarmAttack(bees, (person,), (Dodge(person, "body"),)), "only_dodge")
    attack = scene.act("gm", SwarmAttack(bees, (person,), (Dodge(person),)))
    scene.do("ana", Roll(f"{attack}.1"), die)
    scene.do("gm", Roll(f"{attack}.m1"), margin)
    assert len(who(scene, person).gauges.wounds) == int(stung)


@pytest.mark.parametrize(("general", "stung"), [(None, None), (12, True), (10, False)])
def test_equal_margins_with_a_swarm(general: int | None, stung: bool | None) -> None:
    """SOM-ANIMAL-18: senses against its general skill if it has one; otherwise both are thrown again."""
    scene, person = playing()
    bees = swarm(scene) if general is None else swarm(scene, general=general)
    attack = scene.act("gm", SwarmAttack(bees, (person,), (Dodge(person),)))
    scene.do("gm", Roll(f"{attack}.m1"), 4)
    scene.do("ana", Roll(f"{attack}.1"), 4)
    if stung is not None:
        assert len(who(scene, person).gauges.wounds) == int(stung)
        return
    scene.do("gm", Roll(f"{attack}.m1.0"), 2)
    scene.do("ana", Roll(f"{attack}.1.0"), 5)
    assert not who(scene, person).gauges.wounds


@pytest.mark.parametrize(("solidity", "breaks", "ends"), [("fragile", 1, 3), ("solid", 2, 6), ("very_solid", 3, 9)])
def test_objects(solidity: Literal["fragile", "solid", "very_solid"], breaks: int, ends: int) -> None:
    """SOM-OBJ-01, SOM-OBJ-02 (E-35): broken at a third of what destroys."""
    scene, _ = playing()
    door = scene.act("gm", CreateObject("La porte", solidity, shown=True))
    states = []
    for _ in range(ends):
        scene.do("gm", DamageObject(door, 1))
        states.append(scene.view("ana").objects[0].condition)
    expected = ["intact"] * (breaks - 1) + ["broken"] * (ends - breaks) + ["destroyed"]
    assert states == expected
    assert scene.last("ana") == ["ObjectStateChanged"]


def test_objects_of_the_game_master_s_own() -> None:
    """SOM-OBJ-01, SOM-OBJ-02: other values; a blow may skip a step; unseen ones stay unseen."""
    scene, _ = playing()
    chest = scene.act("gm", CreateObject("Le coffre", destroyed_at=20))
    assert scene.view("ana").objects == ()
    scene.do("gm", DamageObject(chest, 20))
    assert scene.view("gm").objects[0].condition == "destroyed"
    assert scene.last("ana") == []
    scene.refuse("gm", DamageObject(chest, -1), "out_of_bounds")
    scene.refuse("gm", DamageObject("rien", 1), "unknown_id")
    scene.refuse("gm", CreateObject("x", destroyed_at=0), "out_of_bounds")
    scene.refuse("gm", CreateObject(""), "name_required")
