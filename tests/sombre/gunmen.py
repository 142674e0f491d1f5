"""Short ways with firearms, for the tests of combat: Bob shoots, Carole and the killer stand before him."""

from __future__ import annotations

from typing import Any

from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.proposal_commands import ProposeSkill
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.turn.turn import StartCombat
from domain.systems.sombre.dice.roll_commands import DeclareAutomaticResult
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import NpcSkill, UpdateNpc
from domain.systems.sombre.state.arms import STEPS, GunState, Loading
from domain.systems.sombre.state.combat_state import ActionSpec, Burst
from tests.scene import Scene
from tests.sombre.fights import bob_acts, done, fight, killer, phase, simple
from tests.sombre.table import agreed, draft, playing


def gun(scene: Scene, holder: str, model: Any = "pistol", **loading: Any) -> str:
    """Ready to fire, unless its steps are given."""
    kept = Loading(**({"steps": STEPS} | loading))
    return scene.act("gm", DefineItem("Une arme", holder, model=model, loading=kept))


def state_of(scene: Scene, item: str) -> GunState:
    found: GunState | None = scene.state.items[item].gun
    assert found is not None
    return found


def gunfight(tir: int | None = 12, **options: Any) -> tuple[Scene, str, str, str]:
    """Carole, Bob with that much Tir (none: incompetent), and the killer with Tir 14; phase 1 of the first Turn.

    Carole and Bob have equal senses: they declare in any order.
    """
    scene, carole = playing(**options)
    bob = draft(scene, "bob", "Bob", (12, 11, 12))
    if tir is not None:
        agreed(scene, "bob", ProposeSkill(bob, 12, "Tir"))

    scene.do("gm", ValidateCharacter(bob))
    other = killer(scene)
    scene.do("gm", UpdateNpc(other, skills=(NpcSkill("Tir", 14),)))
    scene.do("gm", StartCombat((carole, bob, other)))
    return scene, carole, bob, other


def burst_of(scene: Scene, intent: str) -> Burst:
    return fight(scene).bursts[intent]


def refused(scene: Scene, person: str, code: str, kind: Any, target: str | None = None, **named: Any) -> None:
    scene.refuse("bob", DeclareIntent(person, ActionSpec(kind=kind, target=target, **named)), code)


def over(scene: Scene) -> None:
    """To phase 1 of the next Turn."""
    phase(scene, 2)


def gesture(scene: Scene, woman: str, bob: str, kind: Any, **named: Any) -> None:
    """One whole Turn of handling."""
    done(scene, bob_acts(scene, woman, bob, kind, **named))
    over(scene)


def shot(scene: Scene, bob: str, intent: str, die: int, ranks: int = 0) -> str:
    return simple(scene, "bob", bob, intent, die, "Tir", ranks=ranks)


def bursting(item: str, mode: str = "continuous", **named: Any) -> dict[str, Any]:
    return {"weapon": item, "skill": "Tir", "mode": mode, "direction": "la porte"} | named


def selected(scene: Scene, woman: str, bob: str, item: str, mode: Any = "continuous") -> None:
    """A Turn spent on the selector."""
    done(scene, bob_acts(scene, woman, bob, "select_mode", weapon=item, mode=mode))
    over(scene)


def ready(
    model: Any = "smg", mode: Any = "continuous", loading: dict[str, Any] | None = None, **options: Any
) -> tuple[Scene, str, str, str, str]:
    scene, woman, bob, other = gunfight(**options)
    item = gun(scene, bob, model, **(loading or {}))
    selected(scene, woman, bob, item, mode)
    return scene, woman, bob, other, item


def landed(scene: Scene, bob: str, intent: str, margin: int) -> None:
    scene.do("gm", DeclareAutomaticResult(bob, "", True, "comme ça", intent, margin))
