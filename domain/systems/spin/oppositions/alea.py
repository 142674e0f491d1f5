"""Deus Ex Alea: a loser who called on something heroic from outside may turn the result over."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.base.events import Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.spin.destiny.destiny import moved
from domain.systems.spin.oppositions.oppositions import with_opposition
from domain.systems.spin.state.opposition_state import Alea, Factor, Opposition
from domain.systems.spin.state.results import evens, shifted, steps_left
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import CampName, Direction, Result
from domain.systems.spin.table.guards import bad, opposition_for, require
from domain.systems.spin.table.roles import acts_for, camp_seat


class UseAleaPoints(Command, frozen=True):
    """Move the result by the points of a Deus Ex Alea, as its loser; 0 steps renounce.

    Unbounded, all points go that way and `steps` is left out.
    """

    RULES: ClassVar = ("SPI-ALEA-04", "SPI-ALEA-05", "SPI-ALEA-06", "SPI-ALEA-07")
    opposition: Id
    direction: Direction
    steps: int | None = None


class DeusExAleaTriggered(Consequence, frozen=True):
    """A Deus Ex Alea was triggered. `amplitude` is for the gm and the losing camp alone (SPI-ALEA-09)."""

    RULES: ClassVar = ("SPI-ALEA-01", "SPI-ALEA-04", "SPI-ALEA-09")
    opposition: Id
    loser: CampName
    amplitude: int | None = None


class DeusExAleaApplied(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-ALEA-05", "SPI-ALEA-07", "SPI-ALEA-09")
    opposition: Id
    direction: Direction
    steps: int
    extra_and: int
    result: Result


def triggered(state: Spin, opposition: Opposition) -> Alea | None:
    """Return the Deus Ex Alea that the dice trigger, or None (SPI-ALEA-01).

    Checked as soon as both camps have rolled.
    """
    loser = called_by(state, opposition)
    return Alea(loser, abs(state.destiny)) if loser is not None and state.destiny != 0 else None


def called_by(state: Spin, opposition: Opposition) -> CampName | None:
    """Return the camp for which dice and factors call a Deus Ex Alea, which a destiny of 0 keeps away (SPI-ALEA-01).

    Extra dice are included (SPI-ALEA-03); never in an npc's leg (SPI-ALEA-10).
    """
    if not state.options.deus_ex_alea or opposition.lead is None:
        return None
    p, o = evens(state, opposition.rolls["protagonist"].faces), evens(state, opposition.rolls["obstacle"].faces)
    if p == o:
        return None
    loser: CampName = "protagonist" if p < o else "obstacle"
    winner: CampName = "obstacle" if p < o else "protagonist"
    if len(set(opposition.rolls[winner].faces)) != 1:
        return None
    return loser if any(_calls_outside(f, loser) for f in opposition.factors.values()) else None


def _calls_outside(factor: Factor, loser: CampName) -> bool:
    """Return whether the loser's camp has this accepted factor, external and heroic or mythic (SPI-ALEA-01b).

    It must still be worth two dice.
    """
    heroic = factor.level != "normal" and factor.dice >= 2
    return factor.camp == loser and factor.status == "accepted" and heroic and factor.external


def decide_points(state: Spin, seat: str, command: UseAleaPoints) -> UseAleaPoints:
    """Refuse points used by another seat than the losing camp's, or beyond their bound (SPI-ALEA-04). Raises Refused.

    The losing seat is the lead's, the gm's for an obstacle, the aggressor's in pvp.
    """
    opposition = opposition_for(state, command.opposition, "SPI-ALEA-04")
    alea = opposition.alea
    if alea is not None and not acts_for(state, seat, camp_seat(state, opposition, alea.loser)):
        raise Refused("not_owner", "SPI-ALEA-04", "role")
    unbounded = state.options.alea_unbounded
    if (command.steps is None) != unbounded or (command.steps or 0) < 0:
        raise bad("SPI-ALEA-05")
    require(opposition.alea_pending, Refused("no_alea", "SPI-ALEA-04"))
    if alea is not None and opposition.result is not None and command.steps is not None:
        bound = min(alea.amplitude, steps_left(opposition.result, command.direction))
        require(command.steps <= bound, Refused("beyond_bound", "SPI-ALEA-05", most=bound, has=command.steps))
    return command


def evolve_points(state: Spin, event: Event, command: UseAleaPoints) -> Evolved:
    """Move the current result by the points, then set destiny to 0 (SPI-ALEA-05, SPI-ALEA-06, SPI-ALEA-07)."""
    opposition = state.oppositions.get(command.opposition)
    if opposition is None or opposition.alea is None or opposition.result is None:
        return Evolved(state)
    steps = opposition.alea.amplitude if command.steps is None else command.steps
    result, beyond = shifted(opposition.result, command.direction, steps)
    extra = beyond if state.options.alea_unbounded else 0
    used = replace(opposition.alea, direction=command.direction, steps=steps)
    after = replace(opposition, alea=used, result=result, extra_and=extra, shift_passes=frozenset())
    applied = DeusExAleaApplied(opposition.id, command.direction, steps, extra, result)
    return Evolved(with_opposition(state, after), (applied,)).then(moved, -state.destiny, "alea", event.id)
