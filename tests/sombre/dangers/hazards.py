"""Short ways to let dangers run, for their tests."""

from __future__ import annotations

from typing import Any

from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime, AdvanceTurns
from domain.systems.sombre.dangers.toxic.toxics import Administer
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.state.roll_state import Result
from tests.scene import Scene
from tests.sombre.bodies import totals
from tests.sombre.table import code_of, do_as_offered, result, who

HOUR, DAY = 60, 24 * 60


def wait(scene: Scene, minutes: int = 0, seconds: int = 0) -> None:
    scene.do("gm", AdvanceFictionTime(minutes + seconds // 60, seconds % 60))


def turns(scene: Scene, count: int = 1) -> None:
    scene.do("gm", AdvanceTurns(count))


def plus(scene: Scene, person: str) -> tuple[int, int]:
    """Special Wounds and Fatigue."""
    wounds, fatigue = code_of(scene, person, "wounds"), code_of(scene, person, "fatigue")
    return wounds.count("+"), fatigue.count("+")


def after(scene: Scene, person: str, minutes: int = 0, seconds: int = 0) -> tuple[int, int]:
    """Wounds and Fatigue when that time has passed."""
    wait(scene, minutes, seconds)
    return totals(scene, person)


def out(scene: Scene, person: str) -> bool:
    return "unconscious" in who(scene, person).incapacities


def given(scene: Scene, person: str, family: Any, toxicity: int = 6, **named: Any) -> str:
    """A dose; its id."""
    return do_as_offered(scene, "gm", Administer(person, family, toxicity, **named))


def thrown(scene: Scene, purpose: str, die: int, seat: str = "ana") -> Result:
    """The die of the call of that purpose."""
    call = next(c.id for c in scene.state.dice.calls.values() if c.purpose == purpose)
    scene.do(seat, Roll(call), die)
    return result(scene, call)


def called(scene: Scene, purpose: str) -> bool:
    return any(c.purpose == purpose for c in scene.state.dice.calls.values())
