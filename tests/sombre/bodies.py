"""Short ways to hurt, tire and care, for the tests of health."""

from __future__ import annotations

from typing import Any

from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.distress_care import TreatDistress
from domain.systems.sombre.mind.npcs import NpcSkill, UpdateNpc
from domain.systems.sombre.state.body import Body, Distress
from tests.scene import Scene
from tests.sombre.table import npc, playing, rolled, ticks, who


def body(scene: Scene, person: str) -> Body:
    return who(scene, person).body


def distress(scene: Scene, person: str) -> Distress:
    found = body(scene, person).distress
    assert found is not None
    return found


def hurt(scene: Scene, person: str, count: int = 7) -> None:
    ticks(scene, person, "wounds", count)


def tire(scene: Scene, person: str, count: int) -> None:
    ticks(scene, person, "fatigue", count)


def dying(scene: Scene, person: str, speed: str = "slow", wounds: int = 7) -> None:
    """That many Wounds and a distress of that speed."""
    hurt(scene, person, wounds)
    scene.do("gm", SetDistressSpeed(person, speed))  # type: ignore[arg-type]


def failing(speed: str = "slow", wounds: int = 7, **options: Any) -> tuple[Scene, str]:
    """Carole, in play, has that many Wounds and a distress of that speed."""
    scene, person = playing(**options)
    dying(scene, person, speed, wounds)
    return scene, person


def totals(scene: Scene, person: str) -> tuple[int, int]:
    """Wounds and Fatigue."""
    gauges = who(scene, person).gauges
    return len(gauges.wounds), len(gauges.fatigue)


def carer(scene: Scene, skill: str = "Médecine", score: int = 12) -> str:
    """An NPC that cares for people."""
    made = npc(scene, score, "La doctoresse", "Anne")
    scene.do("gm", UpdateNpc(made, skills=(NpcSkill(skill, score),)))
    return made


def treat(scene: Scene, by: str, patient: str, die: int, skill: str = "Médecine") -> None:
    """Asked for, called and thrown by the game master."""
    attempt = scene.act("gm", TreatDistress(by, patient, skill))
    rolled(scene, CallRoll(by, (skill,), concerned=(patient,), resolves=attempt), "gm", die)
