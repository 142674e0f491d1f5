"""The flow of the table in a corrected record, which goes on even if a correction reopens something before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move
from domain.systems.spin.session import session
from domain.systems.spin.session.session import EndSession
from domain.systems.spin.state.state import Spin
from domain.systems.spin.table import scenes, setup
from domain.systems.spin.table.guards import require_gm
from domain.systems.spin.table.scenes import AdvancePhase, EndScene, OpenRespite, StartScene
from domain.systems.spin.table.setup import AssignSeat

Flow = AdvancePhase | StartScene | EndScene | OpenRespite | EndSession | AssignSeat


class FlowStands(Command, frozen=True):
    """Keep a step of the flow in a corrected record, though something before it is open again.

    An opposition, a stroke or a polarity. Only a correction records it.
    """

    RULES: ClassVar = ("SPI-UNDO-03",)
    flow: Flow


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    """Let the flow go on where a correction reopened something: it never conflicts with a correction (SPI-UNDO-03)."""
    command: FlowStands = act.command
    require_gm(state, act.seat, "SPI-SESS-01")
    try:
        _require_ready(state, act.seat, command.flow, strict=True)
    except Refused:
        _require_ready(state, act.seat, command.flow, strict=False)
        return command
    return command.flow


def _require_ready(state: Spin, seat: str, flow: Flow, *, strict: bool) -> None:
    match flow:
        case EndSession():
            session.require_over(state, strict=strict)
        case AssignSeat():
            setup.require_assignable(state, seat, flow, strict=strict)
        case _:
            scenes.require_ready(state, flow, strict=strict)


def evolve(state: Spin, event: Event) -> Evolved:
    flow: Flow = event.command.flow
    went_on = replace(event, command=flow)
    match flow:
        case EndSession():
            return session.evolve(state, went_on)
        case AssignSeat():
            return setup.evolve(state, went_on)
        case _:
            return scenes.evolve(state, went_on)


def moves(state: Spin, seat: str) -> Iterator[Move]:
    """Yield nothing: no seat gives this command, a correction records it."""
    yield from ()


CHAPTER = Chapter(
    commands={},
    completed={FlowStands: "FlowStands"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
