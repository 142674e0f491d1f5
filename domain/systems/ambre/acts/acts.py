"""The two acts: everybody initiates one scene in each (AMB-ACT, AMB-STAGE-01, AMB-STAGE-02)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers
from domain.systems.ambre.state import epilogue
from domain.systems.ambre.state.cards import ConflictId
from domain.systems.ambre.state.guards import at_step, formed, named, on_the_ring, only, playing, running
from domain.systems.ambre.state.state import SCENE_STEPS, ActNumber, Scene, State, with_player, with_scene


class ActStarted(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-ACT-05",)

    act: ActNumber


class ActEnded(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-ACT-05",)

    act: ActNumber


class InitiateScene(Command, frozen=True):
    """Take the initiative for a scene and pick its conflict."""

    RULES: ClassVar = ("AMB-ACT-01", "AMB-ACT-02", "AMB-ACT-03", "AMB-STAGE-01", "AMB-ACT2-01")

    conflict: ConflictId


class ChooseStaging(Command, frozen=True):
    """Choose who sets the scene up: the initiator, or all others."""

    RULES: ClassVar = ("AMB-STAGE-02",)

    by: Literal["initiator", "others"]


Commands = InitiateScene | ChooseStaging


def begin(state: State, act: ActNumber) -> Evolved:
    return Evolved(replace(state, step="idle", act=act, scene=None)).adding(ActStarted(act))


def after_scene(state: State) -> Evolved:
    """Begin the second act, or after it the epilogue, once all who still play have initiated a scene (AMB-ACT-05)."""
    act = state.act
    state = replace(state, step="idle", scene=None)
    if act is None or any(act not in state.players[seat].initiated for seat in playing(state)):
        return Evolved(state)
    ended = Evolved(state).adding(ActEnded(act))
    return ended.then(begin, "two") if act == "one" else ended.then(epilogue.begin)


def form(state: State, command: Commands) -> None:
    if isinstance(command, InitiateScene):
        formed(on_the_ring(state, command.conflict))


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: Commands = act.command
    form(state, command)
    match command:
        case InitiateScene(conflict):
            _check_initiative(state, act.seat, conflict)
        case ChooseStaging():
            scene = running(state, "staging")
            only(act.seat, [scene.initiator], "not_initiator", "AMB-STAGE-02")
    return command


def _check_initiative(state: State, seat: str, conflict: ConflictId) -> None:
    """Refuse a second initiative in an act, one during a scene, or in the first act for others' conflict.

    AMB-ACT-01 to AMB-ACT-04: any seat may come first; in the second act any conflict will do. Raises Refused.
    """
    if state.step in SCENE_STEPS:
        raise Refused("scene_running", "AMB-ACT-02")
    at_step(state, "idle")
    if state.act in state.players[seat].initiated:
        raise Refused("already_initiated", "AMB-ACT-01")
    if state.act == "one" and seat not in named(state, conflict).linked:
        raise Refused("not_your_conflict", "AMB-ACT-03")


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    match command:
        case InitiateScene(conflict):
            return Evolved(_initiated(state, event, conflict))
        case ChooseStaging(by):
            return Evolved(_staged(state, event.seat, by))


def _initiated(state: State, event: Event, named: ConflictId) -> State:
    """Open a scene with the linked seats and the initiator, wherever seated, involved (AMB-STAGE-01, AMB-ACT2-02)."""
    conflict = state.conflict(named)
    if conflict is None or state.act is None:
        return state
    involved = tuple(s for s in state.seating if s in (*conflict.linked, event.seat))
    scene = Scene(id=event.id, act=state.act, initiator=event.seat, conflict=conflict.id, involved=involved)
    initiated = state.players[event.seat].initiated | {state.act}
    state = with_player(state, event.seat, initiated=initiated)
    return replace(state, step="staging", scene=scene)


def _staged(state: State, initiator: str, by: Literal["initiator", "others"]) -> State:
    """Set the stagers: the initiator alone, or all others (AMB-STAGE-02).

    One side or the other is always a single seat, the initiator.
    """
    others = tuple(s for s in state.seating if s != initiator)
    stagers = (initiator,) if by == "initiator" else others
    return replace(with_scene(state, staging=by, stagers=stagers), step="setup")


def moves(state: State, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.each(InitiateScene, "conflict", [conflict.id for conflict in state.conflicts])
    yield from offers.each(ChooseStaging, "by", ("initiator", "others"))


CHAPTER = Chapter(
    commands={
        InitiateScene: "SceneInitiated",
        ChooseStaging: "StagingChosen",
    },
    consequences=(ActStarted, ActEnded),
    form=form,
    decide=decide,
    evolve=evolve,
    moves=moves,
)
