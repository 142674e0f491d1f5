"""The window in which fortunes may move a result: it closes when all who could spend one have let the result stand."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.base.events import Command, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.spin.oppositions.oppositions import with_opposition
from domain.systems.spin.state.opposition_state import Opposition
from domain.systems.spin.state.state import Spin
from domain.systems.spin.table.guards import opposition_for, require, unknown
from domain.systems.spin.table.roles import acts_for, is_away, is_player

RULE = "SPI-RES-04"


class PassResultShift(Command, frozen=True):
    """Let the result of an opposition stand. `seat`: for whom, when the gm answers for an absent seat."""

    RULES: ClassVar = (RULE, "SPI-FORT-03")
    opposition: Id
    seat: Id | None = None


def undecided(state: Spin, found: Opposition) -> set[str]:
    """Return the seats whose pass the result waits for: those that can answer now (SPI-RES-04)."""
    return {seat for seat in shifting(state, found) if not is_away(state, seat)}


def shifting(state: Spin, found: Opposition) -> set[str]:
    """Return the seats of its protagonists, in pvp of both, that hold a fortune and have not passed (SPI-FORT-03).

    In solo the window passes by itself (SPI-SOLO-01).
    """
    limit = state.options.max_shifts_per_opposition
    if state.options.solo or (limit is not None and len(found.shifts) >= limit):
        return set()
    there = (state.characters.get(c or "") for c in (*found.protagonists, found.aggressor))
    able = {c.owner for c in there if c is not None and not c.ended and c.fortunes > 0 and is_player(state, c.owner)}
    return able - found.shift_passes


def decide_pass(state: Spin, seat: str, command: PassResultShift) -> PassResultShift:
    found = opposition_for(state, command.opposition, RULE)
    asked = seat if command.seat is None else command.seat
    if not is_player(state, asked) and asked != seat:
        raise unknown(RULE)
    if not is_player(state, asked) or not acts_for(state, seat, asked):
        raise Refused("not_owner", RULE, "role")
    require(found.status not in ("requested", "cancelled"), Refused("wrong_phase", RULE))
    require(found.status not in ("framing", "locked"), Refused("not_rolled", RULE))
    require(found.status == "rolled", Refused("result_final", RULE))
    require(asked in shifting(state, found), Refused("wrong_phase", RULE))
    return command


def evolve_pass(state: Spin, seat: str, found: Opposition, command: PassResultShift) -> Evolved:
    asked = seat if command.seat is None else command.seat
    return Evolved(with_opposition(state, replace(found, shift_passes=found.shift_passes | {asked})))


def require_closed(state: Spin, found: Opposition, *, force: bool) -> None:
    """Refuse while a seat could still spend a fortune, unless the gm forces the result (SPI-RES-04). Raises Refused."""
    require(force or not undecided(state, found), Refused("shift_window_open", RULE))
