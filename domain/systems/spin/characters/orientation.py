"""Orientation rolls (jets d'orientation): one die, read as a symbol on a row of six."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from domain.base.chance import EVERYBODY, Chance
from domain.base.events import Act, Command, Consequence, Event, Id, LabelText, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, TypedDice, one_of, several, text
from domain.systems.spin.state.orientation_rows import ROWS
from domain.systems.spin.state.state import Interpretation, OrientationRoll, RowNamed, Spin
from domain.systems.spin.state.words import Audience, Row
from domain.systems.spin.table.guards import bad, blank, require, require_gm, unknown
from domain.systems.spin.table.roles import acts_for, is_gm, is_player
from domain.systems.spin.table.sight import sees_canvas, visible_canvases


class RequestOrientationRoll(Command, frozen=True):
    """Ask for an orientation roll: who rolls, and on which row if it is named now: a table's row, a canvas,
    or six labels.
    """

    RULES: ClassVar = ("SPI-ORI-01", "SPI-ORI-04")
    roller: Id
    row: Row | None = None
    canvas: Id | None = None
    labels: tuple[LabelText, ...] = ()


class RollOrientation(Command, frozen=True):
    """Throw the die of an orientation roll. `seat`: for whom, when the gm throws for an absent seat."""

    RULES: ClassVar = ("SPI-ORI-02",)
    seat: Id | None = None


class InterpretOrientation(Command, frozen=True):
    """Interpret an orientation roll: name a row and read the face on it, for the gm or for all."""

    RULES: ClassVar = ("SPI-ORI-03", "SPI-ORI-04")
    roll: Id
    text: Text
    visibility: Audience
    row: Row | None = None
    canvas: Id | None = None
    labels: tuple[LabelText, ...] = ()


class OrientationRolled(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-ORI-02",)
    roll: Id
    roller: Id
    die: int


def row_labels(state: Spin, row: Row) -> tuple[str, ...]:
    """Return the labels of the six faces on this row, in the table's version of the rules (SPI-ORI-04)."""
    return tuple(cell.label for cell in ROWS[row].cells)


OrientationCommand = RequestOrientationRoll | RollOrientation | InterpretOrientation


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: OrientationCommand = act.command
    match command:
        case RequestOrientationRoll():
            _request(state, act.seat, command)
        case RollOrientation(seat):
            roller = act.seat if seat is None else seat
            open_roll = pending(state, roller)
            if open_roll is None or not acts_for(state, act.seat, roller):
                raise Refused("not_asked", "SPI-ORI-02", "role" if open_roll else "rule")
            chance.die(6, EVERYBODY)
        case InterpretOrientation():
            require_gm(state, act.seat, "SPI-ORI-03")
            if command.roll not in state.orientations:
                raise unknown("SPI-ORI-03")
            _require_row(state, act.seat, command)
            if named(command) is None or blank(command.text):
                raise bad("SPI-ORI-03")
    return command


def _request(state: Spin, seat: str, command: RequestOrientationRoll) -> None:
    """Refuse a roll asked for another by a player, or before the genre (SPI-ORI-01). Raises Refused.

    The gm asks anybody who plays.
    """
    if command.roller != seat or not is_player(state, seat):
        require_gm(state, seat, "SPI-ORI-01")
    if not is_player(state, command.roller) and not is_gm(state, command.roller):
        raise unknown("SPI-ORI-01")
    _require_row(state, seat, command)
    require(state.phase != "setup", Refused("wrong_phase", "SPI-ORI-01"))
    require(pending(state, command.roller) is None, Refused("roll_pending", "SPI-ORI-02"))


def _require_row(state: Spin, seat: str, command: RequestOrientationRoll | InterpretOrientation) -> None:
    """Refuse more than one of row, canvas and labels (SPI-ORI-04), and a canvas hidden from the seat (SPI-CANV-04).

    Raises Refused.
    """
    canvas = state.canvases.get(command.canvas or "")
    if command.canvas is not None and (canvas is None or not sees_canvas(state, seat, canvas)):
        raise unknown("SPI-CANV-04")
    chosen = (command.row is not None) + (command.canvas is not None) + bool(command.labels)
    if chosen > 1 or len(command.labels) not in (0, 6) or any(blank(label) for label in command.labels):
        raise bad("SPI-ORI-04")


def named(command: RequestOrientationRoll | InterpretOrientation) -> RowNamed | None:
    if command.row is None and command.canvas is None and not command.labels:
        return None
    return RowNamed(command.row, command.canvas, command.labels)


def pending(state: Spin, roller: str) -> OrientationRoll | None:
    """Return the roller's one open request (SPI-ORI-02); None without one."""
    return next((r for r in state.orientations.values() if r.roller == roller and r.face is None), None)


def evolve(state: Spin, event: Event) -> Evolved:
    command: OrientationCommand = event.command
    match command:
        case RequestOrientationRoll(roller):
            public = not is_gm(state, event.seat)
            return _with(state, OrientationRoll(event.id, roller, named(command), public))
        case RollOrientation(seat):
            open_roll = pending(state, event.seat if seat is None else seat)
            if open_roll is None or not event.draws:
                return Evolved(state)
            die = event.draws[0].faces[0]
            rolled = _with(state, replace(open_roll, face=die))
            return rolled.adding(OrientationRolled(open_roll.id, open_roll.roller, die))
        case InterpretOrientation(roll, wording, visibility):
            found, row = state.orientations.get(roll), named(command)
            if found is None or row is None:
                return Evolved(state)
            reading = Interpretation(row, wording, visibility)
            return _with(state, replace(found, readings=(*found.readings, reading)))


def _with(state: Spin, roll: OrientationRoll) -> Evolved:
    return Evolved(replace(state, orientations={**state.orientations, roll.id: roll}))


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    yield from _requesting_moves(state, offers)
    die = TypedDice((6,))
    yield from offers.move(RollOrientation(), {"seat": one_of([seat])}, ("seat",), die)
    others = [other.id for other in state.table.seats if other.id != seat]  # whoever was asked may play no more
    yield from offers.each(RollOrientation, "seat", others, None, (), die)
    yield from _reading_moves(state, offers)


def _requesting_moves(state: Spin, offers: Offers) -> Iterator[Move]:
    seats = [s.id for s in state.table.seats]
    rollers = tuple(offers.taken(RequestOrientationRoll, "roller", seats))
    yield from offers.each(RequestOrientationRoll, "roller", rollers)
    for row, named_so in _rows(state, offers, RequestOrientationRoll, roller=rollers[0]) if rollers else ():
        yield from offers.each(RequestOrientationRoll, "roller", rollers, row, **named_so)


def _reading_moves(state: Spin, offers: Offers) -> Iterator[Move]:
    reading = {"text": text(1), "visibility": one_of(["all", "gm"])}
    example = {"text": "?", "visibility": "all"}
    rolls = list(state.orientations)
    for row, named_so in _rows(state, offers, InterpretOrientation, roll=rolls[0], **example) if rolls else ():
        yield from offers.each(InterpretOrientation, "roll", rolls, {**reading, **row}, **example, **named_so)


def _rows(
    state: Spin, offers: Offers, kind: type[Command], **sample: Any
) -> Iterator[tuple[dict[str, Schema], dict[str, Any]]]:
    """Yield the three ways to name a row, each with an example; the table's rows are open to all (SPI-ORI-04)."""
    yield {"row": one_of(list(ROWS))}, {"row": next(iter(ROWS))}
    canvases = offers.taken(
        kind, "canvas", {c.id: c.name for c in visible_canvases(state, offers.seat).values()}, **sample
    )
    if canvases:
        yield {"canvas": one_of(canvases)}, {"canvas": next(iter(canvases))}
    yield {"labels": several(text(1), 6, 6)}, {"labels": ("?",) * 6}


CHAPTER = Chapter(
    commands={
        RequestOrientationRoll: "OrientationRollRequested",
        RollOrientation: "OrientationRolled",
        InterpretOrientation: "OrientationInterpreted",
    },
    consequences=(OrientationRolled,),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
