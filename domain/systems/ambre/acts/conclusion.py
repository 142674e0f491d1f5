"""The conclusion of a scene, told by its winner, or by all involved when nobody wins (AMB-CONS-08)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers
from domain.systems.ambre.acts import acts
from domain.systems.ambre.state.guards import FREE, only, running, spoken, waited_for
from domain.systems.ambre.state.state import AuthoredText, Scene, State, with_scene


class ConcludeScene(Command, frozen=True):
    """Tell what came of the scene, in the winner's words or in common."""

    RULES: ClassVar = ("AMB-CONS-08",)

    text: Text | None = None


class ApproveConclusion(Command, frozen=True):
    """Agree to the common tale, as another of those involved."""

    RULES: ClassVar = ("AMB-CONS-08",)


class SceneConcluded(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-CONS-08",)

    scene: Id
    winner: Id | None
    text: str | None


Commands = ConcludeScene | ApproveConclusion


def _winner(scene: Scene) -> str | None:
    return scene.evaluation.winner if scene.evaluation else None


def decide(state: State, act: Act, _chance: Chance) -> Command:
    """Admit a conclusion of the winner alone; in a draw of those involved, each agreeing once (AMB-CONS-08).

    A blank tale is recorded as none. Raises Refused.
    """
    command: Commands = act.command
    scene = running(state, "conclusion")
    match command:
        case ConcludeScene(text):
            _check_teller(scene, act.seat)
            return ConcludeScene(spoken(text))
        case ApproveConclusion():
            only(act.seat, scene.involved, "not_involved", "AMB-CONS-08")
            if not _awaits(scene, act.seat):
                raise Refused("no_conclusion", "AMB-CONS-08")
            return command


def _check_teller(scene: Scene, seat: str) -> None:
    winner = _winner(scene)
    if winner is not None:
        only(seat, [winner], "not_winner", "AMB-CONS-08")
    else:
        only(seat, scene.involved, "not_involved", "AMB-CONS-08")


def _awaits(scene: Scene, seat: str) -> bool:
    return scene.conclusion is not None and seat not in scene.conclusion_approvals


def evolve(state: State, event: Event) -> Evolved:
    scene = state.scene
    command: Commands = event.command
    if scene is None:
        return Evolved(state)
    match command:
        case ConcludeScene(text):
            tale = AuthoredText(event.id, event.seat, (text or "").strip() or None)
            approvals = frozenset({event.seat})
        case ApproveConclusion() if scene.conclusion is not None:
            tale, approvals = scene.conclusion, scene.conclusion_approvals | {event.seat}
        case _:
            return Evolved(state)
    return recount(with_scene(state, conclusion=tale, conclusion_approvals=approvals))


def recount(state: State) -> Evolved:
    """End the scene once its winner has told, or all involved who are at the table agree (AMB-CONS-08)."""
    scene = state.scene
    if scene is None or scene.conclusion is None:
        return Evolved(state)
    if _winner(scene) is None and not waited_for(state, scene.involved) <= scene.conclusion_approvals:
        return Evolved(state)
    concluded = SceneConcluded(scene.id, _winner(scene), scene.conclusion.text)
    return Evolved(replace(state, scenes=(*state.scenes, scene))).adding(concluded).then(acts.after_scene)


def moves(state: State, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.move(ConcludeScene(), {"text": FREE}, ("text",))
    yield from offers.move(ApproveConclusion())


CHAPTER = Chapter(
    commands={
        ConcludeScene: "ConclusionProposed",
        ApproveConclusion: "ConclusionApproved",
    },
    consequences=(SceneConcluded,),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
