"""The tale belongs to the winner, or to all when nobody wins (AMB-CONS-08)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from domain.game import Evolved, Move
from domain.game.events import Command, Consequence, Event, Id
from domain.game.refusal import Refused
from domain.systems.ambre.acts import acts
from domain.systems.ambre.flow import then, told
from domain.systems.ambre.guards import FREE, only, running
from domain.systems.ambre.state import Scene, State, Told, with_scene


class ConcludeScene(Command, frozen=True):
    """What came of it, in the winner's words or in common."""

    RULES: ClassVar = ("AMB-CONS-08",)

    text: str | None = None


class ApproveConclusion(Command, frozen=True):
    """Another of those involved agrees to the common tale."""

    RULES: ClassVar = ("AMB-CONS-08",)


class SceneConcluded(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-CONS-08",)

    scene: Id
    winner: Id | None
    text: str | None


Commands = ConcludeScene | ApproveConclusion


def _winner(scene: Scene) -> str | None:
    return scene.evaluation.winner if scene.evaluation else None


def check(state: State, seat: str, command: Commands) -> None:
    """AMB-CONS-08: the winner alone; in a draw those involved, each agreeing once."""
    scene = running(state, "conclusion")
    winner = _winner(scene)
    if isinstance(command, ConcludeScene) and winner is not None:
        only(seat, [winner], "not_winner", "AMB-CONS-08")
        return
    only(seat, scene.involved, "not_involved", "AMB-CONS-08")
    if isinstance(command, ApproveConclusion) and not _awaits(scene, seat):
        raise Refused("no_conclusion", "AMB-CONS-08")


def _awaits(scene: Scene, seat: str) -> bool:
    return scene.conclusion is not None and seat not in scene.conclusion_approvals


def check_text(command: ConcludeScene) -> ConcludeScene:
    """A blank tale is none."""
    return command if command.text and command.text.strip() else replace(command, text=None)


def evolve(state: State, event: Event, command: Commands) -> Evolved:
    scene = state.scene
    if scene is None:
        return Evolved(state)
    match command:
        case ConcludeScene(text):
            tale = Told(event.id, event.seat, (text or "").strip() or None)
            approvals = frozenset({event.seat})
        case ApproveConclusion() if scene.conclusion is not None:
            tale, approvals = scene.conclusion, scene.conclusion_approvals | {event.seat}
        case _:
            return Evolved(state)
    state = with_scene(state, conclusion=tale, conclusion_approvals=approvals)
    if _winner(scene) is None and not set(scene.involved) <= approvals:
        return Evolved(state)
    return _concluded(state)


def _concluded(state: State) -> Evolved:
    scene = state.scene
    if scene is None:
        return Evolved(state)
    text = scene.conclusion.text if scene.conclusion else None
    concluded = SceneConcluded(scene.id, _winner(scene), text)
    return then(told(replace(state, scenes=(*state.scenes, scene)), concluded), acts.after_scene)


def moves(state: State, seat: str) -> Iterable[Move]:
    scene = state.scene
    if scene is None or state.step != "conclusion":
        return
    winner = _winner(scene)
    if seat == winner or (winner is None and seat in scene.involved):
        free = {"text": FREE}
        yield Move(command=ConcludeScene, fields=free, optional=frozenset({"text"}), rules=ConcludeScene.RULES)
    if winner is None and seat in scene.involved and _awaits(scene, seat):
        yield Move(command=ApproveConclusion, rules=ApproveConclusion.RULES)
