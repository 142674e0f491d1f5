"""Short ways through pursuits and tails, for their tests."""

from __future__ import annotations

from typing import Any

from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, NpcSkill
from domain.systems.sombre.pursuits.pursuits import CallPursuitRoll, Chaser, Leg, StartPursuit
from domain.systems.sombre.state.chases import Hunter, Pursuit
from tests.scene import Scene
from tests.sombre.fights import killer, made
from tests.sombre.table import playing


def running(**options: Any) -> tuple[Scene, str, str, str]:
    """Carole (body 11), Bob (body 12) and the killer (body 14), in usual time."""
    scene, carole = playing(**options)
    return scene, carole, made(scene, "bob", "Bob", (12, 12, 11)), killer(scene)


def skilled(scene: Scene, *skills: tuple[str, int], **scores: int) -> str:
    """An NPC whom the table knows."""
    person = scene.act("gm", CreateNpc("Le fuyard", scores=scores, skills=tuple((NpcSkill(t, s) for t, s in skills))))
    scene.do("gm", IntroduceNpc(person, "Un fuyard"))
    return person


def pursuit(scene: Scene, fugitive: str, *pursuers: Chaser | str, **named: Any) -> str:
    chasers = tuple(Chaser(p) if isinstance(p, str) else p for p in pursuers)
    return scene.act("gm", StartPursuit(fugitive, chasers, **named))


def called(scene: Scene, run: str, **legs: Leg) -> str:
    """One opposition, its dice not thrown yet."""
    return scene.act("gm", CallPursuitRoll(run, legs=legs))


def throw(scene: Scene, call: str, die: int) -> str:
    person = scene.state.characters[scene.state.dice.calls[scene.state.places.get(call, call)].character]
    return scene.act(person.seat if person.is_pc else "gm", Roll(call), die)


def stretch(scene: Scene, run: str, *dice: int, **legs: Leg) -> str:
    """One opposition and its dice, the fugitive's first."""
    roll = called(scene, run, **legs)
    for number, die in enumerate(dice, 1):
        throw(scene, f"{roll}.{number}", die)
    return roll


def under_way(scene: Scene, run: str) -> Pursuit:
    found: Pursuit = scene.state.chases.pursuits[run]
    return found


def tally(scene: Scene, run: str, pursuer: str | None = None) -> tuple[int, int]:
    """Won by the pursuer, lost to the fugitive."""
    hunters: tuple[Hunter, ...] = under_way(scene, run).hunters
    hunter = next(h for h in hunters if pursuer in (None, h.character))
    return hunter.won, hunter.lost


def fields_of(scene: Scene, seat: str, kind: str) -> list[Any]:
    """The fields of every line of that type."""
    return [line.fields for frame in scene.feed(seat) for line in frame.entries if line.type == kind]
