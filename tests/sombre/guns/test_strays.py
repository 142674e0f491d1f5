"""SOM-RANGED-30: projectiles that miss, and whom they hit."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.strays import CallStrayProjectiles
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction
from domain.systems.sombre.combat.turn.turn import AdvancePhase, SetContact, StartCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import CancelCall, Roll
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, UpdateNpc
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.state import SombreState
from ops.play.sampler import sample
from tests.contract.sessions import accepted, typed
from tests.scene import Scene
from tests.sombre.bodies import totals
from tests.sombre.fights import acts, fight, idle, phase, says, weapon
from tests.sombre.gunfights import HEAD, TRUNK, aims, called, fires, gunfight, pistol
from tests.sombre.table import introduced, npc, result, rolled, ticks


def bystander(scene: Scene, mind: int, label: str | None = "Un passant") -> str:
    person = scene.act("gm", CreateNpc("Le passant", scores={"mind": mind}))
    if label is not None:
        scene.do("gm", IntroduceNpc(person, label))
    return person


def missed(*minds: int, **options: Any) -> tuple[Scene, str, str, str, str, list[str]]:
    """Bob shoots at the killer among bystanders of those minds, and misses; phase 2."""
    scene, carole, bob, other = gunfight(**options)
    crowd = [bystander(scene, mind) for mind in minds]
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob), skill="Tir")
    fires(scene, bob, shoot, 20)
    return scene, carole, bob, other, shoot, crowd


def exposes(scene: Scene, attack: str, *people: str, pierces: bool = False) -> str:
    return scene.act("gm", CallStrayProjectiles(attack, people, pierces))


def luck(scene: Scene, stray: str, *dice: tuple[str, str, int]) -> None:
    """Seat, character, die."""
    for seat, person, die in dice:
        scene.do(seat, Roll(f"{stray}.{person}"), die)


def place(scene: Scene, seat: str, stray: str, person: str, die: int) -> None:
    scene.do(seat, Roll(f"{stray}.hit.{person}.zone"), die)


def test_a_bullet_astray() -> None:
    """SOM-RANGED-30, A21: luck, a d6 in place of the margin, the bonus, a place by chance; in phase 3 like all hits."""
    scene, carole, _, other, shoot, _ = missed()
    stray = exposes(scene, shoot, carole)
    assert scene.last("eve") == ["StrayCalled", "RollCalled"]
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    luck(scene, stray, ("ana", carole, 14))
    assert scene.last("eve")[-1] == "StrayResolved"
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    scene.do("bob", Roll(f"{stray}.d6"), 4)
    place(scene, "bob", stray, carole, TRUNK)
    assert totals(scene, carole) == (0, 0)
    phase(scene)
    assert totals(scene, carole) == (6, 0)
    assert totals(scene, other) == (0, 0)


def test_luck_is_pure() -> None:
    """SOM-RANGED-30: nothing weighs on it, not even six Wounds."""
    scene, carole, bob, other = gunfight()
    ticks(scene, carole, "wounds", 6)
    ticks(scene, carole, "fatigue", 5)
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
    fires(scene, bob, shoot, 20)
    stray = exposes(scene, shoot, carole)
    luck(scene, stray, ("ana", carole, 13))
    found = result(scene, f"{stray}.{carole}")
    assert (found.total, found.success) == (13, True)
    assert scene.state.dice.calls == {}
    assert scene.last("eve")[-1] == "StrayResolved"
    phase(scene)
    assert totals(scene, carole) == (6, 5)


def test_more_victims_than_projectiles() -> None:
    """SOM-RANGED-30: the lowest mind is hit; of equals the one whom the game master named first."""
    scene, carole, _, _, shoot, (one, two, three) = missed(9, 8, 8)
    stray = exposes(scene, shoot, carole, one, three, two)
    luck(scene, stray, ("ana", carole, 20), *(("gm", p, 20) for p in (two, one, three)))
    scene.do("bob", Roll(f"{stray}.d6"), 1)
    assert [h.target for h in fight(scene).hits] == [three]


def test_those_who_are_lucky_leave_the_place_to_others() -> None:
    """SOM-RANGED-30: the lowest of those who failed."""
    scene, carole, _, _, shoot, (one, two) = missed(9, 8)
    stray = exposes(scene, shoot, carole, one, two)
    luck(scene, stray, ("ana", carole, 20), ("gm", one, 10), ("gm", two, 8))
    scene.do("bob", Roll(f"{stray}.d6"), 1)
    assert [h.target for h in fight(scene).hits] == [one]


def test_a_bullet_through_two() -> None:
    """SOM-RANGED-30: one d6 for both, each its own place; an arrow stays where it is."""
    scene, carole, _, _, shoot, (one, two) = missed(9, 8)
    stray = exposes(scene, shoot, carole, one, two, pierces=True)
    luck(scene, stray, ("ana", carole, 20), ("gm", one, 20), ("gm", two, 20))
    scene.do("bob", Roll(f"{stray}.d6"), 6)
    place(scene, "bob", stray, one, HEAD)
    place(scene, "bob", stray, two, 1)
    phase(scene)
    assert (totals(scene, one), totals(scene, two), totals(scene, carole)) == ((8, 0), (3, 0), (0, 0))
    second, woman, man, target = gunfight()
    shoot = aims(second, woman, man, target, weapon=weapon(second, man, "piercing", 1, "missile"))
    fires(second, man, shoot, 20)
    second.refuse("gm", CallStrayProjectiles(shoot, (woman,), True), "out_of_bounds")


def test_several_projectiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """SOM-RANGED-30: as many victims as there were rounds."""

    def three(_state: SombreState, _attack: str) -> int:
        return 3

    monkeypatch.setattr("domain.systems.sombre.combat.resolution.strays.projectiles", three)
    scene, carole, _, other, shoot, (one, two) = missed(9, 8)
    stray = exposes(scene, shoot, carole, other, one, two)
    scene.do("gm", UpdateNpc(other, scores={"body": 14, "senses": 12, "mind": 5}))
    luck(scene, stray, ("ana", carole, 20), ("gm", other, 20), ("gm", one, 20), ("gm", two, 20))
    scene.do("bob", Roll(f"{stray}.d6"), 1)
    assert [h.target for h in fight(scene).hits] == [other, one, two]


def test_who_has_no_luck_of_its_own() -> None:
    """SOM-RANGED-30, SOM-ANIMAL-01, SOM-NPC-02: instinct, the one score of a minor character.

    A76: whoever has no score at all is the game master's to rule: nothing fails by itself.
    """
    scene, carole, bob, other = gunfight()
    dog = introduced(scene, CreateNpc("Rex", "animal", scores={"body": 14, "mind": 9, "instinct": 12}), "Un chien")
    extra = npc(scene, 10)
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
    fires(scene, bob, shoot, 20)
    stray = exposes(scene, shoot, dog, extra, other)
    skills = {c.character: c.skills for c in (*scene.state.dice.calls.values(), *scene.state.dice.rolls.values())}
    assert (skills[dog], skills[extra], skills[other]) == (("instinct",), ("general",), ("mind",))
    assert f"{stray}.{other}" in scene.state.dice.calls
    scene.do("gm", UpdateNpc(other, scores={"body": 14, "senses": 12, "mind": 8}))
    luck(scene, stray, ("gm", other, 9), ("gm", dog, 12), ("gm", extra, 10))
    scene.do("bob", Roll(f"{stray}.d6"), 2)
    assert [h.target for h in fight(scene).hits] == [other]


def test_when_it_may_be_called() -> None:
    """SOM-RANGED-30: by the game master, once, after a ranged attack that has failed."""
    scene, carole, bob, other = gunfight()
    scene.refuse("gm", CallStrayProjectiles("nothing", (carole,)), "unknown_id")
    gun = pistol(scene, bob)
    scene.do("gm", StartCombat((carole, bob, other)))
    blow = says(scene, "gm", other, "strike", carole)
    scene.refuse("gm", CallStrayProjectiles(blow, (carole,)), "wrong_phase")
    shoot = aims(scene, carole, bob, other, weapon=gun)
    scene.do("gm", ClassifyAction(blow, "auto_failure"))
    scene.refuse("gm", CallStrayProjectiles(blow, (carole,)), "unknown_id")
    scene.refuse("gm", CallStrayProjectiles(shoot, (carole,)), "actions_unresolved")
    scene.refuse("bob", CallStrayProjectiles(shoot, (carole,)), "gm_only")
    fires(scene, bob, shoot, 20)
    for people in ((), (carole, carole), (bob,)):
        scene.refuse("gm", CallStrayProjectiles(shoot, people), "out_of_bounds")
    scene.refuse("gm", CallStrayProjectiles(shoot, ("nobody",)), "unknown_id")
    scene.refuse("gm", CallStrayProjectiles(shoot, (carole,), weapon=gun), "out_of_bounds")
    dead = bystander(scene, 9)
    scene.do("gm", UpdateNpc(dead, alive=False))
    scene.refuse("gm", CallStrayProjectiles(shoot, (dead,)), "out_of_bounds")
    exposes(scene, shoot, carole)
    scene.refuse("gm", CallStrayProjectiles(shoot, (other,)), "already_resolved")


def test_nothing_of_an_attack_that_hit() -> None:
    """SOM-RANGED-30."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
    fires(scene, bob, shoot, 5)
    scene.refuse("gm", CallStrayProjectiles(shoot, (carole,)), "attack_succeeded")


def test_nothing_of_an_action_that_never_was() -> None:
    """SOM-RANGED-30, SOM-TURN-10: distinct actions fire nothing."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
    scene.do("gm", ClassifyAction(shoot, "distinct"))
    scene.refuse("gm", CallStrayProjectiles(shoot, (carole,)), "out_of_bounds")


def test_the_incompetent_and_the_bow_in_a_melee() -> None:
    """SOM-RANGED-30, SOM-RANGED-02, SOM-RANGED-20: an automatic failure is a failed attack."""
    scene, carole, bob, other = gunfight("Lancer")
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
    called(scene, bob, shoot)
    exposes(scene, shoot, carole)
    second, woman, man, target = gunfight()
    second.do("gm", StartCombat((woman, man, target)))
    second.do("gm", SetContact(man, target, True))
    shoot = aims(second, woman, man, target, weapon=weapon(second, man, "piercing", 1, "missile"))
    called(second, man, shoot)
    exposes(second, shoot, woman)


def test_adversaries_among_themselves() -> None:
    """SOM-RANGED-30, SOM-NPC-05: no dice between NPCs; the game master imposes what he likes."""
    scene, carole, bob, other = gunfight()
    target = npc(scene, 10, "Un rival", "Rival")
    scene.do("gm", StartCombat((carole, bob, other, target)))
    idle(scene, carole, bob)
    shoot = acts(scene, "gm", other, "shoot", target, weapon=pistol(scene, other))
    scene.do("gm", ClassifyAction(shoot, "auto_failure"))
    scene.refuse("gm", CallStrayProjectiles(shoot, (target,)), "npc_roll_without_pc")
    stray = exposes(scene, shoot, target, carole)
    assert set(scene.state.dice.calls) == {f"{stray}.{target}", f"{stray}.{carole}"}


def test_the_d6_is_the_shooters() -> None:
    """SOM-RANGED-30: who is hit is everybody's, the d6 as the raw damage; an adversary's lies behind the screen."""
    scene, carole, _, _, shoot, _ = missed()
    stray = exposes(scene, shoot, carole)
    luck(scene, stray, ("ana", carole, 20))
    seen = {seat: [c.id for c in scene.view(seat).calls] for seat in ("gm", "bob", "ana", "eve")}
    assert seen == {"gm": [f"{stray}.d6"], "bob": [f"{stray}.d6"], "ana": [], "eve": []}
    scene.do("bob", Roll(f"{stray}.d6"), 4)
    assert "DieRolled" in scene.last("bob")
    assert scene.last("ana") == scene.last("eve") == ["DamageQueued", "ZoneAsked"]
    raw = {seat: scene.view(seat).combat.fight.hits[0].raw for seat in ("gm", "bob", "ana")}
    assert raw == {"gm": 6, "bob": 6, "ana": None}
    second, woman, man, other = gunfight()
    second.do("gm", StartCombat((woman, man, other)))
    idle(second, woman, man)
    shoot = acts(second, "gm", other, "shoot", man, weapon=pistol(second, other))
    second.do("gm", ClassifyAction(shoot, "auto_failure"))
    stray = exposes(second, shoot, woman)
    luck(second, stray, ("ana", woman, 20))
    second.do("gm", Roll(f"{stray}.d6"), 4)
    assert second.last("ana") == ["DamageQueued"]
    assert second.view("ana").combat.fight.hits[0].raw is None


def stranger(scene: Scene) -> str:
    return bystander(scene, 5, None)


@pytest.mark.parametrize("die", [20, 1])
def test_a_stranger_among_the_exposed_leaves_no_trace(die: int) -> None:
    """SOM-RANGED-30, SOM-NPC-09: twin sessions, with one and without; its die is thrown at once, nobody waits."""
    feeds = []
    for there in (True, False):
        scene, carole, bob, other = gunfight()
        gun = pistol(scene, bob)
        scene.seconds = 1
        scene.do("gm", StartCombat((carole, bob, other)), event_id="fight")
        hidden = stranger(scene)
        scene.do("ana", DeclareIntent(carole, ActionSpec(kind="none")), event_id="d1")
        scene.do("bob", DeclareIntent(bob, ActionSpec(kind="shoot", target=other, weapon=gun)), event_id="d2")
        scene.do("gm", AdvancePhase(), event_id="p2")
        scene.do("gm", CallRoll(bob, ("Tir",), resolves="d2"), event_id="roll")
        scene.do("bob", Roll("roll"), 20, event_id="die")
        dice = (die,) if there else ()
        people = (hidden, carole) if there else (carole,)
        scene.do("gm", CallStrayProjectiles("d2", people), *dice, event_id="stray")
        scene.do("ana", Roll(f"stray.{carole}"), 13, event_id="luck")
        if there and die == 20:
            scene.do("gm", Roll("stray.d6"), 3)
            scene.do("gm", Roll(f"stray.hit.{hidden}.zone"), 5)
            assert [h.target for h in fight(scene).hits] == [hidden]
        assert scene.state.dice.calls == {}
        frames = [scene.feed(seat) for seat in ("ana", "bob", "eve")]
        feeds.append((frames, [scene.view(seat) for seat in ("ana", "bob", "eve")]))
    assert feeds[0] == feeds[1]


def test_only_strangers() -> None:
    """SOM-NPC-09: then there is nothing to tell."""
    scene, carole, bob, other = gunfight()
    hidden = stranger(scene)
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
    fires(scene, bob, shoot, 20)
    scene.do("gm", CallStrayProjectiles(shoot, (hidden,)), 20)
    assert scene.last("gm")[0] == "StrayCalled"
    assert scene.last("bob") == scene.last("eve") == []
    assert scene.view("bob").calls == ()


def test_a_call_taken_back() -> None:
    """SOM-RANGED-30: that person was not exposed after all; without the d6 nobody is hurt."""
    scene, carole, _, _, shoot, (one,) = missed(5)
    stray = exposes(scene, shoot, one, carole)
    luck(scene, stray, ("ana", carole, 20))
    scene.do("gm", CancelCall(f"{stray}.{one}"))
    assert f"{stray}.d6" in scene.state.dice.calls
    scene.do("gm", CancelCall(f"{stray}.d6"))
    phase(scene)
    assert totals(scene, carole) == (0, 0)


def test_a_shot_that_hits_after_all_has_no_strays() -> None:
    """SOM-RULING-02, SOM-RULING-03: their call, their dice and their Wounds fall with the miss."""
    scene, carole, bob, other = gunfight()
    shoot = aims(scene, carole, bob, other, weapon=pistol(scene, bob))
    call = called(scene, bob, shoot)
    die = scene.act("bob", Roll(call), 15)
    stray = exposes(scene, shoot, carole)
    luck(scene, stray, ("ana", carole, 20))
    scene.do("bob", Roll(f"{stray}.d6"), 4)
    place(scene, "bob", stray, carole, TRUNK)
    scene.amend("gm", die, Roll(call), (10,))
    assert set(scene.verdict().void) >= {stray}
    assert [(h.target, h.raw) for h in fight(scene).hits] == [(other, 12)]
    assert scene.state.combat.strays == {}
    scene.do("bob", Roll(f"{fight(scene).hits[0].id}.zone"), TRUNK)
    phase(scene)
    assert (totals(scene, carole), totals(scene, other)) == ((0, 0), (10, 0))


def test_luck_that_flips() -> None:
    """SOM-RULING-02: who was hit is not, and the other way round; the other dice stay."""
    scene, carole, _, _, shoot, (one,) = missed(9)
    stray = exposes(scene, shoot, carole, one)
    luck(scene, stray, ("gm", one, 20), ("ana", carole, 20))
    scene.do("bob", Roll(f"{stray}.d6"), 4)
    assert [h.target for h in fight(scene).hits] == [one]
    scene.amend("gm", stray, CallStrayProjectiles(shoot, (carole,)))
    assert [h.target for h in fight(scene).hits] == [carole]


def test_after_its_turn_the_game_master_decides() -> None:
    """SOM-RULING-03: a victim that a correction makes once phase 2 is closed waits for him."""
    scene, carole, _, _, shoot, _ = missed()
    stray = exposes(scene, shoot, carole)
    die = scene.act("ana", Roll(f"{stray}.{carole}"), 5)
    phase(scene)
    scene.amend("gm", die, Roll(f"{stray}.{carole}"), (20,))
    scene.do("bob", Roll(f"{stray}.d6"), 4)
    assert "ConsequenceOpened" in scene.last("gm")
    assert totals(scene, carole) == (0, 0)
    assert [h.raw for h in scene.state.combat.late.values()] == [6]


def test_in_usual_time() -> None:
    """SOM-RANGED-30: a shot out of combat is a roll that failed; what goes astray strikes at once."""
    scene, carole, bob, other = gunfight()
    gun, theirs = pistol(scene, bob), pistol(scene, other)
    call = rolled(scene, CallRoll(bob, ("Tir",)), "bob", 20)
    for wrong in (None, theirs, "nothing"):
        scene.refuse("gm", CallStrayProjectiles(call, (carole,), weapon=wrong), "unknown_id")
    stray = scene.act("gm", CallStrayProjectiles(call, (carole,), weapon=gun))
    luck(scene, stray, ("ana", carole, 20))
    scene.do("bob", Roll(f"{stray}.d6"), 3)
    place(scene, "bob", stray, carole, TRUNK)
    assert totals(scene, carole) == (5, 0)
    rolled(scene, CallRoll(bob, ("Tir",)), "bob", 2)
    hit = scene.state.dice.rolls[list(scene.state.dice.rolls)[-1]].id
    scene.refuse("gm", CallStrayProjectiles(hit, (carole,), weapon=gun), "attack_succeeded")


def test_what_is_offered_is_accepted() -> None:
    """Moves and decide agree around strays, in combat and out of it."""
    rng = Random(5)
    scene, carole, _, _, shoot, _ = missed(9)
    stranger(scene)
    _offered(scene, rng)
    exposes(scene, shoot, carole)
    assert not any(m.command is CallStrayProjectiles for m in scene.moves("gm"))
    second, _, man, _ = gunfight()
    stranger(second)
    pistol(second, man)
    rolled(second, CallRoll(man, ("Tir",)), "bob", 20)
    _offered(second, rng)


def _offered(scene: Scene, rng: Random) -> None:
    offered = [m for m in scene.moves("gm") if m.command is CallStrayProjectiles]
    assert len(offered) >= 3
    for move in (*offered, *(m for m in scene.moves("gm") if m.command is DefineItem)):
        command = msgspec.convert(sample(move.schema, rng), move.command)
        assert accepted(scene, "gm", command, typed(move, command, rng)), command
