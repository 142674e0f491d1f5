"""Twin sessions: the same visible commands, other secrets; whoever does not know them reads the same bytes."""

from __future__ import annotations

from typing import Any

from domain.base.corrections import ContestRuling, Retract
from domain.systems.sombre.animals.swarms import SwarmAttack
from domain.systems.sombre.characters.gauges import ApplyTick, SetCounter
from domain.systems.sombre.characters.traits import ChangeTrait, NewTrait
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import ConfirmDoubleFailure, DeclareAction, Roll
from domain.systems.sombre.fear.crimes import CallCrimeRoll, DeclareCrime
from domain.systems.sombre.fear.fear import CallFearRoll, DispenseFear, Frightened
from domain.systems.sombre.fear.somatisation_rulings import TriggerSomatisation
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, UpdateNpc
from domain.systems.sombre.mind.trauma import Harden, InflictStress
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.table.phases import StartPlay
from tests.sombre.table import SEATS, carole, npc
from tests.twins import Twins


def begun(watchers: tuple[str, ...] = ("bob", "eve"), **options: object) -> tuple[Twins, str]:
    """Carole, Bob's nobody, an open scene, at both tables."""
    twins = Twins("sombre", SEATS, watchers, options)
    people = [carole(scene) for scene in (twins.left, twins.right)]
    twins.both("gm", StartPlay())
    twins.both("gm", OpenScene("La cave"))
    return twins, people[0]


def test_closed_sheets() -> None:
    """SOM-CHAR-03, SOM-CRIME-07, SOM-HARD-05: whatever happens on pages 2 to 4, in number and in kind."""
    twins, person = begun()
    flaw = NewTrait("disadvantage", "Hématophobie", "psychological")
    twins.secret("gm", ApplyTick(person, "fatigue", 2, "course"), None)
    twins.secret("gm", None, InflictStress(person, "la nuit"))
    twins.secret("gm", ChangeTrait(person, new=flaw, delta=2), Harden(person, "la morgue"))
    twins.secret("ana", SetCounter(person, 3), None)
    twins.secret("gm", DeclareCrime(person, "vol"), DeclareCrime(person, "meurtre"))
    twins.secret("gm", None, DispenseFear(person, "Un rat", "habitude"))
    twins.both("ana", DeclareAction(person, "J’avance."))
    twins.probe("bob", SetCounter(person, 1), Roll("rien"), DeclareAction(person, "…"), dice=(3,))


def test_rolls_of_closed_sheets() -> None:
    """SOM-ROLL-41, SOM-FEAR-15: the same die and result, whatever wounds and instability made of them."""
    twins, person = begun()
    twins.secret("gm", ApplyTick(person, "wounds", 2, "chute"), ApplyTick(person, "fatigue", 1, "veille"))
    call = twins.both("gm", CallRoll(person, ("senses",), difficulty=(Rank("pénombre", 1),)))
    twins.both("ana", Roll(call), 3)
    twins.secret("gm", InflictStress(person, "la nuit"), None)
    fear = twins.both("gm", CallFearRoll((Frightened(person),), "Un corps"))
    twins.both("ana", Roll(f"{fear}.1"), 16)
    twins.both("gm", CloseScene())


def test_hidden_npcs_and_their_dice() -> None:
    """SOM-NPC-09, SOM-NPC-10, SOM-ROLL-26: existence, number, statistics, and the wait for a ruling."""
    twins, person = begun(("ana", "bob", "eve"))
    twins.secret("gm", CreateNpc("Le tueur", scores={"general": 12}), None)
    twins.secret("gm", CreateNpc("Une ombre"), CreateNpc("Le maire", npc_kind="major"))
    for scene, score in ((twins.left, 9), (twins.right, 18)):
        scene.do("gm", CreateNpc("Le guetteur", scores={"general": score}), event_id="watcher")
    twins.check()
    twins.both("gm", IntroduceNpc("watcher", "Un guetteur"))
    twins.secret("gm", UpdateNpc("watcher", notes="il ment"), None)
    duel = twins.both("gm", CallOpposedRoll(Side(person, ("senses",)), (Side("watcher", ("general",)),)))
    twins.both("ana", Roll(f"{duel}.1"), 15)
    for scene, die in ((twins.left, 2), (twins.right, 7)):
        scene.do("gm", Roll(f"{duel}.2"), die, event_id="die")
    twins.check()
    twins.probe("ana", Roll(f"{duel}.2"), dice=(3,))


def guarded() -> tuple[Twins, str, str]:
    """Carole has failed against a guard whose die waits; the opposition."""
    twins, person = begun(("ana", "bob", "eve"))
    for scene in (twins.left, twins.right):
        scene.do("gm", CreateNpc("Le garde", scores={"general": 11}), event_id="guard")
    twins.both("gm", IntroduceNpc("guard", "Un garde"))
    sneaking = Side(person, ("senses",), attempt="se faufiler")
    duel = twins.both("gm", CallOpposedRoll(sneaking, (Side("guard", ("general",)),)))
    return twins, person, duel


def at_once(twins: Twins, left: Any, right: Any) -> None:
    """One moment at both tables, with another command and die of the game master's at each; equal for the players."""
    event_id = twins._shared()
    for scene, (command, *dice) in ((twins.left, left), (twins.right, right)):
        scene.do("gm", command, *dice, event_id=event_id)
    twins.check()


def test_a_double_failure_reads_like_the_guards_success() -> None:
    """SOM-ROLL-26, SOM-NPC-10: neither that his die fell, nor the wait, nor the ruling: the result alone."""
    twins, person, duel = guarded()
    twins.both("ana", Roll(f"{duel}.1"), 15)
    twins.left.do("gm", Roll(f"{duel}.2"), 15, event_id="unseen")
    twins.check()
    twins.probe("ana", ConfirmDoubleFailure(duel), Roll(f"{duel}.2"), DeclareAction(person, "?"), dice=(3,))
    twins.probe_correction("ana", ContestRuling("unseen", "?"))
    at_once(twins, (ConfirmDoubleFailure(duel),), (Roll(f"{duel}.2"), 3))
    assert twins.left.last("ana") == ["OppositionResolved", "AttemptLocked"]
    twins.probe_correction("ana", ContestRuling("unseen", "?"))


def test_a_guard_without_the_skill_fails_unread() -> None:
    """SOM-ROLL-39, SOM-NPC-10: that he could not but fail is told by the result of the opposition alone."""
    twins, person = begun(("ana", "bob", "eve"))
    for scene, skills in ((twins.left, {"body": 11}), (twins.right, {"senses": 11})):
        scene.do("gm", CreateNpc("Le garde", scores=skills), event_id="guard")
    twins.both("gm", IntroduceNpc("guard", "Un garde"))
    duel = twins.both("gm", CallOpposedRoll(Side(person, ("senses",)), (Side("guard", ("senses",)),)))
    assert set(twins.left.state.dice.calls) != set(twins.right.state.dice.calls)
    twins.right.do("gm", Roll(f"{duel}.2"), 19)
    twins.check()
    twins.both("ana", Roll(f"{duel}.1"), 5)


def test_crime_rolls_look_like_any_will_roll() -> None:
    """SOM-CRIME-07: direction, kind and labels differ; the sum of ranks and the die do not."""
    twins, person = begun()
    left = CallCrimeRoll(person, "vol", "find_strength", (Rank("un enfant", 2),))
    right = CallCrimeRoll(person, "meurtre", "resist", (Rank("la faim", 1), Rank("la nuit", 1)))
    for scene, command in ((twins.left, left), (twins.right, right)):
        scene.do("gm", command, event_id="will")
    twins.check()
    twins.both("ana", Roll("will"), 4)


def test_infarcts() -> None:
    """SOM-SOMA-23, SOM-SOMA-24: neither the die, nor the disease, nor that the choice was overridden."""
    twins, person = begun()
    for scene in (twins.left, twins.right):
        scene.do("gm", CallFearRoll((Frightened(person),), "Un corps"), event_id="fear")
        scene.do("ana", Roll("fear.1"), 20, event_id="fear-die")
    twins.both("gm", TriggerSomatisation(person, "gm", "infarct", attested=True))
    call = twins.left.state.dice.calls.keys() & twins.right.state.dice.calls.keys()
    for scene, die in ((twins.left, 2), (twins.right, 5)):
        scene.do("ana", Roll(next(iter(call))), die, event_id="heart")
    twins.check()
    twins.both("gm", CloseScene())


def test_whom_a_swarm_attacks() -> None:
    """SOM-NPC-09, SOM-ANIMAL-16: a swarm that all know attacks a protagonist, and then somebody whom nobody knows."""
    twins, person = begun(("ana", "bob", "eve"))
    for scene in (twins.left, twins.right):
        scene.do("gm", CreateNpc("Le guetteur", scores={"general": 12}), event_id="watcher")
    bees = twins.both("gm", CreateNpc("Guêpes", "swarm", swarm="small"))
    twins.both("gm", IntroduceNpc(bees, "Un essaim"))
    twins.both("gm", SwarmAttack(bees, (person,)))
    assert twins.left.last("bob")[0] == "SwarmAttacked"
    twins.secret("gm", SwarmAttack(bees, ("watcher",)), None)
    assert twins.left.last("bob") == []
    assert twins.left.last("gm")[0] == "SwarmAttacked"


def test_corrections_of_hidden_things() -> None:
    """SOM-RULING-05, C-8: as hidden as what they correct; a contest of the unseen is answered like one of nothing."""
    twins, person = begun()
    tick, _ = twins.secret("gm", ApplyTick(person, "fatigue", 1, "course"), None)
    assert tick is not None
    twins.probe_correction("bob", ContestRuling(tick, "?"))
    twins.correct("gm", Retract(tick), None)
    npc(twins.left, label=None)
    twins.check()
