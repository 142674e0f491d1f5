"""SOM-RANGED-01 to SOM-RANGED-23: what is thrown and shot."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from domain.base.corrections import Retract
from domain.systems import GAMES
from domain.systems.sombre.characters.traits import ChangeTrait, NewTrait
from domain.systems.sombre.combat.attacks.attacks import defence_against
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.contact_shots import NameContactDamage, RuleContactDamage
from domain.systems.sombre.combat.resolution.wounds import ChooseZone, RuleZone
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction
from domain.systems.sombre.combat.turn.turn import AdvancePhase, SetContact, StartCombat
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import ConfirmDoubleFailure, Roll
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.state.arms import Protection, Weapon
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Cover, Rank, Shelter, Shot
from ops.play.sampler import sample
from tests.contract.sessions import accepted, typed
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import acts, fight, idle, phase, says, weapon, zone
from tests.sombre.gunfights import TRUNK, aims, bitten, called, fires, gunfight, pistol, weights
from tests.sombre.table import equipped, npc, result

FAR, MOVES, DUSK = Rank("distance", 1), Rank("target_moves", 1), Rank("light", 1)


def test_a_simple_roll_and_its_damage() -> None:
    """SOM-RANGED-01: no defence of who stands off, though it dodges."""
    scene, carole, bob, other = gunfight()
    gun = pistol(scene, bob)
    scene.do("gm", StartCombat((carole, bob, other)))
    says(scene, "gm", other, "dodge", bob)
    shoot = aims(scene, carole, bob, other, weapon=gun, skill="Tir")
    dodge = next(k for k, i in fight(scene).intents.items() if i.npc)
    duel = CallOpposedRoll(Side(bob, ("Tir",), resolves=shoot), (Side(other, ("senses",), resolves=dodge),))
    scene.refuse("gm", duel, "wrong_form")
    fires(scene, bob, shoot, 5)
    zone(scene, "bob", TRUNK)
    scene.do("gm", ClassifyAction(dodge, "auto_success"))
    phase(scene)
    assert totals(scene, other) == (7, 0)


def test_dusk_a_moving_target_and_far() -> None:
    """SOM-RANGED-03: E2.8; three ranks, and what the book advises instead."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob), skill="Tir")
    roll = fires(scene, bob, shoot, 3, DUSK, MOVES, FAR)
    assert roll.result is not None
    assert (roll.result.difficulty, roll.result.total, roll.result.success) == (3, 12, True)
    other_scene, woman, man, target = gunfight()
    missed = aims(other_scene, woman, man, target, weapon=pistol(other_scene, man), skill="Tir")
    assert fires(other_scene, man, missed, 4, DUSK, MOVES, FAR).result.failure == "modified"  # type: ignore[union-attr]
    third, she, he, it = gunfight()
    shoot = aims(third, she, he, it, weapon=pistol(third, he), skill="Tir")
    third.do("gm", ClassifyAction(shoot, "auto_failure"))
    assert fight(third).intents[shoot].success is False


def test_both_on_the_move() -> None:
    """SOM-RANGED-03: shooter and target: automatic failure; one of them: ranks."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob), skill="Tir")
    call = called(scene, bob, shoot, Rank("shooter_moves", 1), MOVES)
    assert result(scene, call).failure == "automatic"
    assert fight(scene).intents[shoot].success is False
    second, woman, man, target = gunfight()
    shoot = aims(second, woman, man, target, weapon=pistol(second, man), skill="Tir")
    assert called(second, man, shoot, Rank("shooter_moves", 2), Rank("target_moves", 0)) in second.state.dice.calls


def test_the_table_of_parameters_is_data() -> None:
    """SOM-RANGED-03: clients can show it, and the moves of a call name its labels."""
    table = GAMES["sombre"].data["ranged_parameters"]
    assert set(table) == {"distance", "target_size", "shooter_moves", "target_moves", "light", "visibility"}
    assert table["target_moves"].get("2") is None
    scene, carole, bob, other = gunfight()
    aims(scene, carole, bob, other, weapon=pistol(scene, bob), skill="Tir")
    move = next(m for m in scene.moves("gm") if m.command is CallRoll and "shot" in m.fields and "resolves" in m.fields)
    labels = {way["properties"]["label"].get("const") for way in move.fields["difficulty"]["items"]["anyOf"]}
    assert set(table) <= labels


@pytest.mark.parametrize(
    ("skill", "simple", "code"),
    [
        ("senses", True, ""),
        ("Lancer", True, ""),
        ("senses", False, "skill_not_allowed"),
        ("Lancer", False, ""),
        ("Shuriken", False, ""),
        ("body", True, "skill_not_allowed"),
        ("Tir", True, "skill_not_allowed"),
    ],
)
def test_skills_of_throws(skill: str, simple: bool, code: str) -> None:
    """SOM-RANGED-02: senses for the simplest; Lancer and its specialities for all."""
    scene, carole, bob, other = gunfight("Lancer", "Shuriken")
    stone = weapon(scene, bob, "blunt", 0, "thrown", simple=simple)
    scene.do("gm", StartCombat((carole, bob, other)))
    says(scene, "ana", carole, "none")
    spec = ActionSpec(kind="throw", target=other, weapon=stone, skill=skill)
    bare = ActionSpec(kind="throw", target=other, weapon=stone)
    if code:
        scene.refuse("bob", DeclareIntent(bob, spec), code, rule="SOM-RANGED-02")
    intent = scene.act("bob", DeclareIntent(bob, bare if code else spec))
    phase(scene)
    roll = CallRoll(bob, (skill,), resolves=intent)
    if code:
        scene.refuse("gm", roll, code)
    else:
        scene.do("gm", roll)


def test_skills_of_shots() -> None:
    """SOM-RANGED-02: Tir and its specialities; a bow too."""
    scene, carole, bob, other = gunfight("Tir", "Arbalète")
    bow, knife = weapon(scene, bob, "piercing", 1, "missile"), weapon(scene, bob)
    scene.do("gm", StartCombat((carole, bob, other)))
    says(scene, "ana", carole, "none")
    for skill in ("senses", "Lancer", "Mêlée", "Pistolet"):
        spec = ActionSpec(kind="shoot", target=other, weapon=bow, skill=skill)
        scene.refuse("bob", DeclareIntent(bob, spec), "skill_not_allowed")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="shoot", target=other, weapon=knife)), "out_of_bounds")
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="throw", target=other, weapon=bow)), "out_of_bounds")
    shoot = acts(scene, "bob", bob, "shoot", other, weapon=bow, skill="Arbalète")
    assert fires(scene, bob, shoot, 15, skill="Arbalète").result.success  # type: ignore[union-attr]


def test_without_the_skill() -> None:
    """SOM-RANGED-02: the shot is allowed, and fails."""
    scene, carole, bob, other = gunfight("Lancer")
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob), skill="Tir")
    assert result(scene, called(scene, bob, shoot)).failure == "automatic"
    assert fight(scene).intents[shoot].success is False
    phase(scene)
    assert totals(scene, other) == (0, 0)


def test_an_adversary_shoots_under_what_it_has() -> None:
    """SOM-RANGED-02: the game master's affair."""
    scene, carole, bob, other = gunfight()
    scene.do("gm", StartCombat((carole, bob, other)))
    idle(scene, carole, bob)
    shoot = acts(scene, "gm", other, "shoot", bob, weapon=pistol(scene, other))
    assert called(scene, other, shoot, skill="Couteau", concerned=(bob,)) in scene.state.dice.calls


@pytest.mark.parametrize(
    ("speciality", "scope", "ranks"), [("Fusil", "plain", 0), ("", "plain", 2), ("Fusil", "sniper", 2)]
)
def test_a_scope_cancels_distance(speciality: str, scope: str, ranks: int) -> None:
    """SOM-RANGED-04: for who shoots at 13 or more; the longest only for a Sniper. It stays listed."""
    scene, carole, bob, other = gunfight("Tir", speciality)
    rifle = pistol(scene, bob, scope=scope, hands=2)
    shoot = aims(scene, carole, bob, other, weapon=rifle)
    call = called(scene, bob, shoot, Rank("distance", 2), Rank("loin", 1), skill=speciality or "Tir")
    assert weights(scene, call) == {"distance": ranks, "loin": 1}


def test_a_sniper() -> None:
    """SOM-RANGED-04: the longest scope, with the Advantage."""
    scene, carole, bob, other = gunfight("Tir", "Fusil")
    scene.do("gm", ChangeTrait(bob, new=NewTrait("advantage", "Sniper", "physical"), delta=2))
    rifle = pistol(scene, bob, scope="sniper", hands=2)
    shoot = aims(scene, carole, bob, other, weapon=rifle)
    assert weights(scene, called(scene, bob, shoot, Rank("distance", 2), skill="Fusil")) == {"distance": 0}


def test_a_night_scope() -> None:
    """SOM-RANGED-05: half-light and dark, at short range alone."""
    for listed, light in (((Rank("light", 2),), 0), ((Rank("light", 2), FAR), 2)):
        scene, carole, bob, other = gunfight()
        shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob, night_scope=True))
        assert weights(scene, called(scene, bob, shoot, *listed))["light"] == light


def test_a_laser() -> None:
    """SOM-RANGED-06: a moving target at short range; and whoever shoots back sees where it comes from."""
    for listed, moves in (((MOVES,), 0), ((MOVES, FAR), 1)):
        scene, carole, bob, other = gunfight()
        shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob, laser=True))
        assert weights(scene, called(scene, bob, shoot, *listed))["target_moves"] == moves
    for drawn in (True, False):
        scene, carole, bob, other = gunfight()
        red = pistol(scene, other, laser=True)
        if drawn:
            scene.do("gm", Equip(other, red, "right"))
        shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
        assert weights(scene, called(scene, bob, shoot, Rank("light", 2), FAR))["light"] == (0 if drawn else 2)


@pytest.mark.parametrize(
    ("aim", "cover", "ranks"),
    [
        ({}, Cover(extent="partial", exposed=("head",)), {"cover": 1}),
        ({"aim": "head"}, Cover(extent="partial", exposed=("head",)), {"aim": 1}),
        ({"aim": "head", "refined": True}, Cover(extent="partial", exposed=("head",)), {"aim": 2}),
        ({}, Cover(extent="extended"), {"cover": 2}),
        ({"aim": "head"}, Cover(extent="extended"), {"aim": 1, "cover": 1}),
        ({"aim": "head", "refined": True}, Cover(extent="extended"), {"aim": 2}),
        ({"aim": "head"}, Cover(extent="complete", pierced=True), {"cover": 3}),
        ({}, Cover(extent="complete", pierced=True), {"cover": 3}),
    ],
)
def test_ranks_of_covers(aim: dict[str, object], cover: Cover, ranks: dict[str, int]) -> None:
    """SOM-RANGED-10, SOM-RANGED-11, SOM-RANGED-12: one, two, three in total, the aim included."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob), **aim)
    assert weights(scene, called(scene, bob, shoot, shot=Shot(cover=cover))) == ranks


def test_a_partial_cover_forces_the_place() -> None:
    """SOM-RANGED-10: one of the zones that are exposed: the only one, the one chosen before the die, or by ruling."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob), aim="trunk")
    scene.refuse("bob", ChooseZone(shoot, "head"), "target_not_incapacitated")
    call = called(scene, bob, shoot, shot=Shot(cover=Cover(extent="partial", exposed=("head", "right_arm"))))
    scene.refuse("bob", ChooseZone(shoot, "trunk"), "out_of_bounds", rule="SOM-RANGED-10")
    scene.do("bob", ChooseZone(shoot, "right_arm"))
    scene.do("bob", Roll(call), 5)
    assert fight(scene).hits[0].zone == "right_arm"
    assert scene.state.dice.calls == {}
    second, woman, man, target = gunfight()
    shoot = aims(second, woman, man, target, weapon=pistol(second, man))
    fires(second, man, shoot, 5, shot=Shot(cover=Cover(extent="partial", exposed=("head",))))
    assert fight(second).hits[0].zone == "head"
    third, she, he, it = gunfight()
    shoot = aims(third, she, he, it, weapon=pistol(third, he), aim="trunk")
    fires(third, he, shoot, 5, shot=Shot(cover=Cover(extent="partial", exposed=("head", "left_arm"))))
    third.refuse("bob", ChooseZone(shoot, "head"), "die_already_rolled")
    hit = fight(third).hits[0]
    assert (hit.zone, third.state.dice.calls) == (None, {})
    third.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    third.refuse("gm", RuleZone(hit.id, "trunk"), "out_of_bounds")
    third.do("gm", RuleZone(hit.id, "left_arm"))
    phase(third)
    assert body(third, it).marks == {"left_arm": 3}


def test_an_extended_cover_and_one_that_is_pierced() -> None:
    """SOM-RANGED-11: the place is the shooter's; where the projectile goes through, any."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob), aim="trunk", refined=True)
    cover = Cover(extent="extended", exposed=("head",), pierced=True)
    fires(scene, bob, shoot, 5, shot=Shot(cover=cover))
    assert fight(scene).hits[0].zone == "trunk"


def test_a_dog_behind_a_cover() -> None:
    """SOM-RANGED-10, SOM-ANIMAL-07: its paws are named as on people or by their own name."""
    scene, carole, bob, dog, gun = bitten("Tir")
    shoot = aims(scene, carole, bob, dog, weapon=gun, aim="right_arm")
    fires(scene, bob, shoot, 5, shot=Shot(cover=Cover(extent="partial", exposed=("front_legs", "head"))))
    assert fight(scene).hits[0].zone == "front_legs"


def test_a_complete_cover() -> None:
    """SOM-RANGED-12: blind, by chance; nothing where the projectile does not go through."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob), aim="head")
    fires(scene, bob, shoot, 3, shot=Shot(cover=Cover(extent="complete", pierced=True)))
    zone(scene, "bob", 1)
    assert fight(scene).hits[0].zone == "right_leg"
    second, woman, man, target = gunfight()
    shoot = aims(second, woman, man, target, weapon=pistol(second, man))
    call = called(second, man, shoot, shot=Shot(cover=Cover(extent="complete")))
    assert result(second, call).failure == "automatic"


@pytest.mark.parametrize(
    ("shelter", "ranks"),
    [
        (Shelter(extent="partial"), 1),
        (Shelter(extent="extended"), 2),
        (Shelter(extent="complete"), 3),
        (Shelter(extent="complete", lowered=2), 1),
        (Shelter(extent="extended", lowered=2), 0),
        (Shelter(extent="extended", opening=True), 1),
        (Shelter(extent="complete", lowered=2, opening=True), 1),
    ],
)
def test_covers_work_both_ways(shelter: Shelter, ranks: int) -> None:
    """SOM-RANGED-13, SOM-RANGED-14: the shooter's own adds to the target's, unless it is put to good use."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
    shot = Shot(cover=Cover(extent="partial", exposed=("head",)), shelter=shelter)
    assert weights(scene, called(scene, bob, shoot, shot=shot)) == {"cover": 1, "own_cover": ranks}


@pytest.mark.parametrize(
    "shot",
    [
        Shot(cover=Cover(extent="partial")),
        Shot(cover=Cover(extent="partial", exposed=("head", "head"))),
        Shot(cover=Cover(extent="complete", exposed=("head",))),
        Shot(shelter=Shelter(extent="partial", lowered=2)),
        Shot(shelter=Shelter(extent="partial", lowered=-1)),
    ],
)
def test_bounds_of_covers(shot: Shot) -> None:
    """SOM-RANGED-10, SOM-RANGED-12, SOM-RANGED-14, SOM-RULING-01."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
    scene.refuse("gm", CallRoll(bob, ("Tir",), resolves=shoot, shot=shot), "out_of_bounds")


def test_only_of_a_shot() -> None:
    """SOM-RANGED-01: neither of a blow nor of a roll in usual time."""
    scene, carole, bob, other = gunfight()
    scene.refuse("gm", CallRoll(bob, ("Tir",), shot=Shot(point_blank=True)), "wrong_form")
    blow = aims(scene, carole, bob, other, kind="strike", approach=True)
    scene.refuse("gm", CallRoll(bob, ("body",), resolves=blow, shot=Shot()), "wrong_form")


@pytest.mark.parametrize(
    ("category", "kind", "works"),
    [
        ("firearm", "shoot", True),
        ("powerful", "shoot", True),
        ("missile", "shoot", False),
        ("thrown", "throw", False),
    ],
)
def test_in_melee_only_firearms_work(category: str, kind: str, works: bool) -> None:
    """SOM-RANGED-20: whomever it aims at."""
    scene, carole, bob, other = gunfight("Tir" if kind == "shoot" else "Lancer")
    arm = weapon(scene, bob, "piercing", 1, category)
    third = npc(scene)
    scene.do("gm", StartCombat((carole, bob, other, third)))
    scene.do("gm", SetContact(bob, third, True))
    intent = aims(scene, carole, bob, other, kind=kind, weapon=arm)
    call = called(scene, bob, intent, skill="Tir" if kind == "shoot" else "Lancer")
    assert (call in scene.state.dice.calls) is works
    assert works or result(scene, call).failure == "automatic"


def close(kind: str, skill: str = "senses", **options: object) -> tuple[Scene, str, str, str, Side, Side]:
    """Bob shoots the killer, who is within reach and defends itself."""
    scene, carole, bob, other = gunfight(**options)  # type: ignore[arg-type]
    gun = pistol(scene, bob)
    vest = Protection(weight="heavy", zones=("trunk",))
    equipped(scene, "gm", DefineItem("Un gilet", other, protection=vest))
    scene.do("gm", StartCombat((carole, bob, other)))
    scene.do("gm", SetContact(bob, other, True))
    defence = says(scene, "gm", other, kind, bob)
    shoot = aims(scene, carole, bob, other, weapon=gun, aim="trunk")
    return scene, bob, other, shoot, Side(bob, ("Tir",), resolves=shoot), Side(other, (skill,), resolves=defence)


def test_who_is_in_contact_dodges_a_shot() -> None:
    """SOM-RANGED-22, SOM-RANGED-23: opposed, margins as usual; so near no vest helps and the place costs nothing."""
    scene, bob, other, shoot, one, two = close("dodge")
    scene.refuse("gm", CallRoll(bob, ("Tir",), resolves=shoot), "wrong_form")
    event = scene.act("gm", CallOpposedRoll(one, (two,)))
    scene.do("bob", Roll(f"{event}.1"), 9)
    scene.do("gm", Roll(f"{event}.2"), 4)
    assert result(scene, f"{event}.1").difficulty == 0
    phase(scene)
    assert totals(scene, other) == (7, 0)


def test_a_parry_wins() -> None:
    """SOM-RANGED-22: the arm is turned aside."""
    scene, _, other, shoot, one, two = close("parry", "Couteau")
    event = scene.act("gm", CallOpposedRoll(one, (two,)))
    scene.do("bob", Roll(f"{event}.1"), 4)
    scene.do("gm", Roll(f"{event}.2"), 9)
    assert fight(scene).intents[shoot].success is False
    phase(scene)
    assert totals(scene, other) == (0, 0)


def test_both_fail() -> None:
    """SOM-RANGED-22, SOM-ROLL-26: the shot is over, and has missed."""
    scene, _, other, shoot, one, two = close("dodge")
    event = scene.act("gm", CallOpposedRoll(one, (two,)))
    scene.do("bob", Roll(f"{event}.1"), 20)
    scene.do("gm", Roll(f"{event}.2"), 20)
    assert fight(scene).intents[shoot].success is None
    scene.do("gm", ConfirmDoubleFailure(event))
    assert fight(scene).intents[shoot].success is False
    phase(scene)
    assert totals(scene, other) == (0, 0)


def test_nobody_interposes_an_arm_against_a_shot() -> None:
    """SOM-RANGED-22, SOM-MELEE-11: a simple roll, even in contact."""
    scene, bob, other, shoot, one, two = close("interpose", "body")
    scene.refuse("gm", CallOpposedRoll(one, (two,)), "wrong_form")
    assert defence_against(scene.state, fight(scene).intents[shoot]) is None
    fires(scene, bob, shoot, 5)
    assert [h.target for h in fight(scene).hits] == [other]


def test_point_blank_by_the_game_masters_word() -> None:
    """SOM-RANGED-23: a roll all the same; the place is chosen before the die, protections are useless."""
    scene, carole, bob, other = gunfight()
    vest = Protection(weight="heavy", zones=("head",))
    equipped(scene, "gm", DefineItem("Un casque", other, protection=vest))
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
    scene.refuse("bob", ChooseZone(shoot, "head"), "target_not_incapacitated")
    call = called(scene, bob, shoot, shot=Shot(point_blank=True))
    scene.do("bob", ChooseZone(shoot, "head"))
    assert weights(scene, call) == {}
    scene.do("bob", Roll(call), 4)
    phase(scene)
    assert totals(scene, other) == (6, 0)
    second, woman, man, target = gunfight()
    shoot = aims(second, woman, man, target, weapon=pistol(second, man))
    assert not fires(second, man, shoot, 13, shot=Shot(point_blank=True)).result.success  # type: ignore[union-attr]


def test_a_throw_is_never_point_blank() -> None:
    """SOM-RANGED-23: it is said of shots."""
    scene, carole, bob, other = gunfight("Lancer")
    knife = weapon(scene, bob, "piercing", 0, "thrown")
    intent = aims(scene, carole, bob, other, kind="throw", weapon=knife, aim="head")
    call = called(scene, bob, intent, skill="Lancer", shot=Shot(point_blank=True))
    assert weights(scene, call) == {"aim": 1}


def test_farther_off_the_vest_holds() -> None:
    """SOM-RANGED-23: the same shot without contact."""
    scene, carole, bob, other = gunfight()
    vest = Protection(weight="heavy", zones=("trunk",))
    equipped(scene, "gm", DefineItem("Un gilet", other, protection=vest))
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob), aim="trunk")
    fires(scene, bob, shoot, 9)
    phase(scene)
    assert totals(scene, other) == (0, 0)


def test_a_cover_taken_back() -> None:
    """SOM-RULING-02, SOM-RULING-03: amended without its cover the same die gives other ranks, and its die of place."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
    call = called(scene, bob, shoot, shot=Shot(cover=Cover(extent="complete", pierced=True)))
    scene.do("bob", Roll(call), 4)
    assert fight(scene).intents[shoot].success is False
    scene.amend("gm", call, CallRoll(bob, ("Tir",), resolves=shoot))
    assert fight(scene).intents[shoot].success is True
    assert [h.raw for h in fight(scene).hits] == [6]
    zone(scene, "bob", TRUNK)
    scene.correct("gm", Retract(shoot, "pas ce Tour"))
    assert shoot not in fight(scene).intents


def test_what_is_offered_is_accepted() -> None:
    """Moves and decide agree around shots: declarations, calls, places, contact shots."""
    rng = Random(7)
    scene, carole, bob, dog, gun = bitten("Tir")
    knife = DefineItem("Une lame", bob, weapon=Weapon(category="thrown", damage="piercing", bonus=0))
    scene.do("gm", knife)
    scene.do("gm", SetContact(bob, dog, True))
    says(scene, "gm", dog, "dodge", bob)
    says(scene, "ana", carole, "none")
    _offered(scene, rng, ("gm", "bob"))
    contact = [m for m in scene.moves("bob") if "contact" in m.fields.get("action", {}).get("properties", {})]
    assert contact
    shoot = acts(scene, "bob", bob, "shoot", dog, weapon=gun)
    _offered(scene, rng, ("gm", "bob"))
    assert any(m.command is CallOpposedRoll and "resolves" in str(m.schema) for m in scene.moves("gm"))
    scene.do("gm", SetContact(bob, dog, False))
    _offered(scene, rng, ("gm", "bob"))
    called(scene, bob, shoot, shot=Shot(cover=Cover(extent="partial", exposed=("head", "trunk"))))
    choice = next(m for m in scene.moves("bob") if m.command is ChooseZone)
    assert choice.fields["zone"]["enum"] == ["trunk", "head"]
    _offered(scene, rng, ("gm", "bob"))
    second, woman, man, beast, arm = bitten()
    aims(second, woman, man, beast, weapon=arm, contact=True)
    assert {NameContactDamage, RuleContactDamage} <= {m.command for m in second.moves("gm")}
    _offered(second, rng, ("gm", "bob"))


def _offered(scene: Scene, rng: Random, seats: tuple[str, ...]) -> None:
    for seat in seats:
        for move in scene.moves(seat):
            command = msgspec.convert(sample(move.schema, rng), move.command)
            assert accepted(scene, seat, command, typed(move, command, rng)), (seat, command)
