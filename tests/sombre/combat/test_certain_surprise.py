"""SOM-MELEE-43, SOM-MELEE-44: a surprise that the game master rules certain."""

from __future__ import annotations

from domain.base.corrections import Retract
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.turn.surprise import RuleSurprise
from domain.systems.sombre.state.combat_state import ActionSpec
from tests.sombre.fights import acts, combat, done, fight, phase, says


def test_before_anybody_has_spoken() -> None:
    """SOM-MELEE-43, SOM-MELEE-44, A82: without a die; whoever is surprised owes no declaration, and does nothing."""
    scene, woman, bob, other = combat()
    scene.refuse("ana", RuleSurprise(other, (woman,)), "gm_only")
    scene.do("gm", RuleSurprise(other, (woman, bob)))
    assert scene.last("eve") == ["SurpriseRuled", "Surprised", "Surprised"]
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="flee")), "not_your_turn_to_declare")
    phase(scene)
    assert fight(scene).surprised == {woman, bob}
    phase(scene, 2)
    assert fight(scene).surprised == frozenset()


def test_after_the_declarations() -> None:
    """SOM-MELEE-44, A82: what was declared is void; taken back, it stands."""
    scene, woman, bob, other = combat()
    flight = says(scene, "ana", woman, "flee")
    moving = acts(scene, "bob", bob, "move")
    ruling = scene.act("gm", RuleSurprise(other, (woman,)))
    assert fight(scene).intents[flight].void
    assert not fight(scene).intents[moving].void
    scene.correct("gm", Retract(ruling))
    assert not fight(scene).intents[flight].void


def test_when_it_may_not() -> None:
    """SOM-MELEE-43: among fighters, before anything has happened, nobody twice."""
    scene, woman, bob, other = combat()
    for victims in ((), (other,), (woman, woman), ("nobody",)):
        scene.refuse("gm", RuleSurprise(other, victims), "out_of_bounds")
    scene.do("gm", RuleSurprise(other, (woman,)))
    scene.refuse("gm", RuleSurprise(other, (woman,)), "already_called")
    moving = acts(scene, "bob", bob, "move")
    done(scene, moving)
    scene.refuse("gm", RuleSurprise(other, (bob,)), "too_late")
