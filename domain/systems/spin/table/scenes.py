"""Scenes: from phase to phase, from scene to scene, and the respites between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, several, text
from domain.systems.spin.state.state import Character, Scene, Spin
from domain.systems.spin.state.words import PHASES, Phase, SceneKind
from domain.systems.spin.table.guards import bad, require, require_gm, unknown
from domain.systems.spin.table.roles import active_protagonists, engaged, player_seats

PLAYING: tuple[SceneKind, ...] = ("presentation", "narrative")
_NEXT: dict[Phase, tuple[Phase, ...]] = {
    "setup": ("genre", "creation"),
    "genre": ("creation",),
    "creation": ("presentation", "narrative"),
    "presentation": ("narrative",),
}


class AdvancePhase(Command, frozen=True):
    """Advance to a later phase, up to the narrative; this ends the active scene."""

    RULES: ClassVar = ("SPI-SESS-01",)
    phase: Phase


class StartScene(Command, frozen=True):
    """Start a scene; a scene still active ends."""

    RULES: ClassVar = ("SPI-SESS-08", "SPI-SESS-09")
    kind: SceneKind
    setting: Text = ""


class EndScene(Command, frozen=True):
    """End the active scene."""

    RULES: ClassVar = ("SPI-SESS-09",)


class OpenRespite(Command, frozen=True):
    """Open a pause in the fiction for these characters; by default for all active protagonists."""

    RULES: ClassVar = ("SPI-SESS-10",)
    characters: tuple[Id, ...] | None = None


class CloseRespite(Command, frozen=True):
    RULES: ClassVar = ("SPI-SESS-10",)


class SceneEnded(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-SESS-09",)
    scene: Id


class RequestLapsed(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-SESS-09",)
    opposition: Id


class RespiteOpened(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-SESS-10",)
    characters: tuple[Id, ...]


class RespiteClosed(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-SESS-10",)


Onward = AdvancePhase | StartScene | EndScene | OpenRespite


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: Onward | CloseRespite = act.command
    require_gm(state, act.seat, "SPI-SESS-01")
    if isinstance(command, CloseRespite):
        require(bool(state.respite), Refused("wrong_phase", "SPI-SESS-10"))
    else:
        require_ready(state, command)
    return command


def require_ready(state: Spin, command: Onward, *, strict: bool = True) -> None:
    """Refuse to move the story on at a wrong moment. Raises Refused.

    If `strict`, also while an opposition or a stroke is open.
    """
    match command:
        case AdvancePhase(target):
            require(target in _NEXT.get(state.phase, ()), Refused("wrong_phase", "SPI-SESS-01"))
            if state.phase == "setup":
                require(bool(player_seats(state)), Refused("seats_incomplete", "SPI-SESS-01"))
        case StartScene(kind):
            require(state.phase == kind, Refused("wrong_phase", "SPI-SESS-08"))
        case EndScene():
            require(state.scene is not None, Refused("wrong_phase", "SPI-SESS-09"))
        case OpenRespite():
            _require_restful(state, command, strict=strict)
            return
    if strict:
        require_nothing_open(state, "SPI-SESS-09")


def require_nothing_open(state: Spin, rule: str) -> None:
    """Refuse while an opposition is open or a stroke announced: a scene does not end then (SPI-SESS-09).

    Raises Refused.
    """
    require(not any(o.is_open for o in state.oppositions.values()), Refused("opposition_open", rule))
    require(state.stroke is None, Refused("stroke_pending", rule))


def resting(state: Spin, command: OpenRespite) -> tuple[str, ...]:
    """Return the characters who rest: by default all active protagonists (SPI-SESS-10)."""
    if command.characters is not None:
        return command.characters
    return tuple(c.id for c in active_protagonists(state))


def _require_restful(state: Spin, command: OpenRespite, *, strict: bool) -> None:
    found = [state.characters.get(c) for c in resting(state, command)]
    characters = [c for c in found if c is not None]
    if len(characters) < len(found) or any(c.kind != "protagonist" for c in characters):
        raise unknown("SPI-SESS-10")
    if not characters:
        raise bad("SPI-SESS-10")
    require(state.phase in PLAYING, Refused("wrong_phase", "SPI-SESS-10"))
    require(not any(c.ended for c in characters), Refused("character_ended", "SPI-SESS-10"))
    if strict and any(engaged(state, c.id) for c in characters):
        raise Refused("opposition_open", "SPI-SESS-10")


def evolve(state: Spin, event: Event) -> Evolved:
    command: Onward | CloseRespite = event.command
    match command:
        case AdvancePhase(target):
            ended = end_scene(state)
            return ended.at(replace(ended.state, phase=target))
        case StartScene(kind, setting):
            ended = end_scene(state)
            return ended.at(replace(ended.state, scene=Scene(event.id, kind, setting)))
        case EndScene():
            return end_scene(state)
        case OpenRespite():
            characters = resting(state, command)
            return Evolved(replace(state, respite=state.respite | set(characters)), (RespiteOpened(characters),))
        case CloseRespite():
            return Evolved(replace(state, respite=frozenset()))


def end_scene(state: Spin) -> Evolved:
    """End the scene with its block on strokes; requests of oppositions lapse (SPI-SESS-09)."""
    if state.scene is None:
        return Evolved(state)
    lapsed = {k: replace(o, status="cancelled") for k, o in state.oppositions.items() if o.status == "requested"}
    after = replace(state, scene=None, oppositions={**state.oppositions, **lapsed})
    return Evolved(after, (SceneEnded(state.scene.id), *(RequestLapsed(o) for o in lapsed)))


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    for target in PHASES:
        yield from offers.each(AdvancePhase, "phase", (target,))
    for kind in PLAYING:
        yield from offers.each(StartScene, "kind", (kind,), {"setting": text()}, ("setting",))
    yield from _resting_moves(offers, active_protagonists(state))
    yield from offers.move(CloseRespite())
    yield from offers.move(EndScene())


def _resting_moves(offers: Offers, protagonists: Iterable[Character]) -> Iterator[Move]:
    """Yield a respite of any protagonists who may rest: whether one may does not depend on the others."""
    able = [c.id for c in protagonists if offers.admits(OpenRespite((c.id,)))]
    if able:
        everybody = ("characters",) if offers.admits(OpenRespite()) else ()
        fields = {"characters": several(one_of(able), 1, unique=True)}
        yield from offers.move(OpenRespite((able[0],)), fields, everybody)


CHAPTER = Chapter(
    commands={
        AdvancePhase: "PhaseAdvanced",
        StartScene: "SceneStarted",
        EndScene: "SceneEnded",
        OpenRespite: "RespiteOpened",
        CloseRespite: "RespiteClosed",
    },
    consequences=(SceneEnded, RequestLapsed, RespiteOpened, RespiteClosed),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
