"""The fate list: crossing boxes to hurt, and erasing a cross by an attachment scene."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import assert_never, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, copy_fields, one_of, text
from domain.systems.innommable.conflicts.conflicts import tie_holds
from domain.systems.innommable.scenes.departures import LEFT, leave_play
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.bowl import FateBoxAdded, add_box
from domain.systems.innommable.state.state import (
    FAILED,
    Column,
    ColumnName,
    Mystery,
    Outrage,
    Player,
    Severity,
    with_player,
)

SEVERITIES: tuple[Severity, ...] = ("moderate", "severe", "terminal")


class CrossBoxes(Command, frozen=True):
    RULES = ("INN-FATE-04", "INN-FATE-05", "INN-FATE-06", "INN-FATE-07", "INN-FATE-09")
    seat: Id
    column: ColumnName
    count: int
    severity: Severity
    text: Text


class UseAnchoring(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-ANCH-01", "INN-ANCH-02")
    text: Text | None = None


class CrossErased(Consequence, frozen=True):
    RULES = ("INN-ANCH-02",)
    seat: Id


class AttachmentLost(Consequence, frozen=True):
    RULES = ("INN-FATE-08",)
    seat: Id


class ProtagonistLost(Consequence, frozen=True):
    RULES = ("INN-FATE-10",)
    seat: Id
    cause: Id


Marking = CrossBoxes | UseAnchoring


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: Marking = act.command
    match command:
        case CrossBoxes():
            _check_crossing(state, act.seat, command)
        case UseAnchoring():
            _check_anchoring(state, act.seat)
        case _:
            assert_never(command)
    return command


def cap(column: ColumnName, crossed: int) -> Severity:
    """Return the worst severity that so many crosses allow (INN-FATE-05, INN-FATE-06)."""
    second, third = (3, 5) if column == "protagonist" else (2, 3)
    if crossed >= third:
        return "terminal"
    return "severe" if crossed >= second else "moderate"


def column_of(player: Player, column: ColumnName) -> Column:
    return player.own if column == "protagonist" else player.tie


def _check_crossing(state: Mystery, seat: str, command: CrossBoxes) -> None:
    """Refuse to cross boxes that are not there, at a wrong moment, or for too high a severity.

    INN-FATE-04 to INN-FATE-11; a contested severity is left to the table (INN-FATE-12). Raises Refused.
    """
    guards.keeper(state, seat, "INN-FATE-04")
    target = guards.seated(state, command.seat, "INN-FATE-04")
    guards.form(command.count >= 1 and guards.filled(command.text), "INN-FATE-04")
    guards.phase(state, "INN-FATE-04")
    if command.column == "protagonist":
        guards.in_play(target, "INN-FATE-11")
    guards.scene_open(state, "INN-FATE-04")
    if not _may_interrupt(state):
        raise Refused("no_interruption", "INN-FATE-09")
    found = column_of(target, command.column)
    if command.count > found.empty:
        raise Refused("no_empty_box", "INN-FATE-04", needed=command.count, has=found.empty)
    total = found.crossed + command.count
    if command.column == "attachment" and total > 3:
        raise Refused("attachment_column_full", "INN-FATE-06", most=3, has=total)
    if SEVERITIES.index(command.severity) > SEVERITIES.index(cap(command.column, total)):
        raise Refused("severity_too_high", "INN-FATE-07")


def _may_interrupt(state: Mystery) -> bool:
    """Return whether boxes may be crossed now: not in an aside, nor between a failed throw and its sequel.

    INN-FATE-09, INN-MONO-08.
    """
    rolling = state.resolution is not None and state.resolution.stage in (*FAILED, "given_die")
    return state.aside is None and not rolling


def _check_anchoring(state: Mystery, seat: str) -> None:
    """Refuse an anchoring without an open scene, an attachment that holds or a cross to erase.

    INN-ANCH-01, INN-ANCH-03. Raises Refused.
    """
    player = guards.player(state, seat, "INN-ANCH-01")
    guards.phase(state, "INN-ANCH-01")
    guards.acts(player, "INN-ANCH-01")
    guards.scene_open(state, "INN-ANCH-01")
    guards.not_suspended(state)
    tie_holds(state, seat, "INN-ANCH-01")
    if player.own.crossed == 0:
        raise Refused("no_crossed_box", "INN-ANCH-01")


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Marking = event.command
    match command:
        case CrossBoxes() if command.seat in state.players:
            return _cross(state, event, command)
        case UseAnchoring() if event.seat in state.players:
            return _anchor(state, event.seat)
        case _:
            return Evolved(state)


def _cross(state: Mystery, event: Event, command: CrossBoxes) -> Evolved:
    """Cross so many boxes for one effect (INN-FATE-04)."""
    seat, player = command.seat, state.players[command.seat]
    outrage = copy_fields(Outrage, command, id=event.id, scene=state.number)
    player = replace(player, outrages=(*player.outrages, outrage))
    found = column_of(player, command.column)
    crossed = Column(max(0, found.empty - command.count), found.crossed + command.count)
    if command.column == "protagonist":
        done = with_player(state, seat, replace(player, own=crossed))
        if command.severity != "terminal":
            return Evolved(done)
        return Evolved(done, (ProtagonistLost(seat, event.id),)).then(leave_play, seat, "lost", event.id)
    state = with_player(state, seat, replace(player, tie=crossed))
    return _lose_attachment(state, seat) if command.severity == "terminal" else Evolved(state)


def _lose_attachment(state: Mystery, seat: str) -> Evolved:
    """Mark an intact attachment as lost; a broken one stays broken (INN-FATE-08).

    The option `memory` keeps the tie alive.
    """
    player = state.players[seat]
    attachment = player.attachment
    if attachment is None or attachment.status != "intact" or state.options.terminal_attachment == "memory":
        return Evolved(state)
    player = replace(player, attachment=replace(attachment, status="lost"))
    return Evolved(with_player(state, seat, player), (AttachmentLost(seat),))


def _anchor(state: Mystery, seat: str) -> Evolved:
    """Erase a cross, and add a box to the attachment's column (INN-ANCH-02)."""
    player = state.players[seat]
    kept = state.options.anchoring_erases == "cross_only"
    own = Column(player.own.empty + (1 if kept else 0), max(0, player.own.crossed - 1))
    erased = Evolved(with_player(state, seat, replace(player, own=own)), (CrossErased(seat),))
    return erased.then(add_box, seat, "anchoring")


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    for target, column in product(state.players, get_args(ColumnName)):
        boxes = range(1, column_of(state.players[target], column).empty + 1)
        for severity in SEVERITIES:
            yield from _crossing_moves(offers, target, column, boxes, severity)
    yield from offers.move(UseAnchoring(), {"text": text()}, ("text",))


def _crossing_moves(
    offers: Offers, target: str, column: ColumnName, boxes: range, severity: Severity
) -> Iterator[Move]:
    """Offer one move for a severity that is possible, with the counts of boxes that reach it."""
    sample = {"seat": target, "column": column, "severity": severity, "text": "-"}
    counts = offers.span(CrossBoxes, "count", boxes, **sample)
    if counts is not None:
        fields = {
            "seat": one_of([target]),
            "column": one_of([column]),
            "count": counts,
            "severity": one_of([severity]),
            "text": text(1),
        }
        yield from offers.move(CrossBoxes(target, column, counts["minimum"], severity, "-"), fields)


CHAPTER = Chapter(
    commands={
        CrossBoxes: "BoxesCrossed",
        UseAnchoring: "AnchoringUsed",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(CrossErased, AttachmentLost, ProtagonistLost, FateBoxAdded, *LEFT),
)
