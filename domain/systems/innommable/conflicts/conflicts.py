"""Conflicts: a goal is declared, the keeper rules whether dice decide, and the resolution comes to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, perhaps, text
from domain.systems.innommable.scenes.departures import LEFT, close_resolution, leave_play
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.bowl import FateBoxAdded, add_box
from domain.systems.innommable.state.state import (
    FAILED,
    Due,
    Mystery,
    Opposition,
    Purpose,
    Resolution,
    Stage,
    with_player,
)


class DeclareGoal(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-CONF-01", "INN-OUT-04")
    goal: Text
    opposition: Opposition
    purpose: Purpose = "goal"
    threat_id: Id | None = None


class RuleResolution(Command, frozen=True):
    RULES = ("INN-CONF-02",)
    required: bool


class WithdrawGoal(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-CONF-03",)
    on_behalf: Id | None = None


class StopAction(Command, frozen=True, omit_defaults=True):
    """Leave the given die unrolled: the action has failed."""

    RULES = ("INN-CONF-09",)
    on_behalf: Id | None = None


class AcceptFailure(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-CONF-10",)
    on_behalf: Id | None = None


class BreakAttachment(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-CONF-11",)
    text: Text | None = None


Means = Literal["dice", "rupture", "renunciation"]


class ResolutionSucceeded(Consequence, frozen=True):
    RULES = ("INN-CONF-12",)
    resolution: Id
    means: Means
    ones_seen: bool


class ResolutionFailed(Consequence, frozen=True):
    RULES = ("INN-CONF-13",)
    resolution: Id
    ones_seen: bool


class OutcomeSecured(Consequence, frozen=True):
    RULES = ("INN-SCN-07",)
    resolution: Id
    scene: int


class ProtagonistFled(Consequence, frozen=True):
    RULES = ("INN-OUT-04",)
    seat: Id
    cause: Id


SUCCEEDED = (ResolutionSucceeded, OutcomeSecured, ProtagonistFled, FateBoxAdded, *LEFT)
"""The consequences that may follow where a resolution succeeds."""
Striving = DeclareGoal | RuleResolution | WithdrawGoal | StopAction | AcceptFailure | BreakAttachment
UNROLLED: tuple[Stage, ...] = ("declared", "awaiting_roll")


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: Striving = act.command
    match command:
        case DeclareGoal():
            _check_goal(state, act.seat, command)
        case RuleResolution(required):
            _check_ruling(state, act.seat, required)
        case WithdrawGoal(on_behalf):
            _check_end(state, act.seat, on_behalf, "INN-CONF-03", UNROLLED)
        case StopAction(on_behalf):
            _check_end(state, act.seat, on_behalf, "INN-CONF-09", ("given_die",))
        case AcceptFailure(on_behalf):
            _check_end(state, act.seat, on_behalf, "INN-CONF-10", FAILED)
        case BreakAttachment():
            _check_rupture(state, act.seat)
        case _:
            assert_never(command)
    return command


def _check_goal(state: Mystery, seat: str, command: DeclareGoal) -> None:
    """Refuse a goal against a protagonist, or while the scene is not free (INN-CONF-01, INN-SCN-06).

    One protagonist alone acts (INN-CONF-16). Raises Refused.
    """
    player = guards.player(state, seat, "INN-CONF-01")
    known = command.threat_id is None or command.threat_id in state.threats
    guards.form(known and guards.filled(command.goal), "INN-CONF-01")
    guards.phase(state, "INN-CONF-01")
    guards.acts(player, "INN-CONF-01")
    guards.free_scene(state, "INN-CONF-01")
    if command.opposition == "protagonist":
        raise Refused("no_protagonist_conflict", "INN-CONF-01")


def _check_ruling(state: Mystery, seat: str, required: bool) -> None:
    """Refuse a ruling without a declared goal, or one that spares a flight its roll (INN-CONF-02, INN-OUT-04).

    Raises Refused.
    """
    guards.keeper(state, seat, "INN-CONF-02")
    guards.phase(state, "INN-CONF-02")
    guards.not_suspended(state)
    if state.resolution is None or state.resolution.stage != "declared":
        raise Refused("wrong_stage", "INN-CONF-02")
    if state.resolution.purpose == "flight" and not required:
        raise Refused("flight_needs_roll", "INN-OUT-04")


def _check_end(state: Mystery, seat: str, on_behalf: str | None, rule: str, stages: tuple[Stage, ...]) -> None:
    """Refuse to end the player's own resolution except at these stages; the keeper may end an absent player's.

    Raises Refused.
    """
    own = guards.stand_in(state, seat, on_behalf, rule)
    guards.phase(state, rule)
    guards.acts(state.players[own], rule)
    guards.not_suspended(state)
    if stages == FAILED:
        nothing_waits(state, own)
    if state.own_resolution(own, *stages) is None:
        raise Refused("wrong_stage", rule)


def nothing_waits(state: Mystery, seat: str) -> None:
    """Refuse a command while a given die waits, as that comes first (INN-CONF-09). Raises Refused."""
    if state.own_resolution(seat, "given_die"):
        raise Refused("given_die_pending", "INN-CONF-09")


def _check_rupture(state: Mystery, seat: str) -> None:
    """Refuse to break the attachment but after a failed reroll, while it still holds (INN-CONF-11). Raises Refused."""
    player = guards.player(state, seat, "INN-CONF-11")
    guards.phase(state, "INN-CONF-11")
    guards.acts(player, "INN-CONF-11")
    guards.not_suspended(state)
    nothing_waits(state, seat)
    if state.own_resolution(seat, *FAILED) is None:
        raise Refused("wrong_stage", "INN-CONF-11")
    if state.own_resolution(seat, "failed_initial"):
        raise Refused("reroll_first", "INN-CONF-11")
    tie_holds(state, seat, "INN-CONF-11")


def tie_holds(state: Mystery, seat: str, rule: str) -> None:
    """Refuse a command that needs the attachment once its protagonist broke it or the keeper took it.

    INN-CONF-11, INN-FATE-08. Raises Refused.
    """
    attachment = state.players[seat].attachment
    if attachment is not None and attachment.status == "broken":
        raise Refused("attachment_broken", rule)
    if attachment is None or attachment.status == "lost":
        raise Refused("attachment_gone", rule)


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Striving = event.command
    if isinstance(command, DeclareGoal):
        return _declare(state, event, command)
    if state.resolution is None:
        return Evolved(state)
    match command:
        case RuleResolution(required=True):
            return Evolved(replace(state, resolution=replace(state.resolution, stage="awaiting_roll")))
        case RuleResolution():
            return Evolved(close_resolution(state, state.resolution, "waived"))
        case WithdrawGoal():
            return Evolved(close_resolution(state, state.resolution, "withdrawn"))
        case StopAction() | AcceptFailure():
            return fail(state, state.resolution)
        case BreakAttachment():
            return _break(state, state.resolution, event)
        case _:
            assert_never(command)


def _declare(state: Mystery, event: Event, command: DeclareGoal) -> Evolved:
    if event.seat not in state.players:
        return Evolved(state)
    resolution = Resolution(
        id=event.id,
        seat=event.seat,
        goal=command.goal,
        opposition=command.opposition,
        purpose=command.purpose,
        threat=command.threat_id,
    )
    return Evolved(replace(state, resolution=resolution))


def _break(state: Mystery, resolution: Resolution, event: Event) -> Evolved:
    """Break the attachment for ever; the goal is attained (INN-CONF-11)."""
    player = state.players[resolution.seat]
    attachment = replace(player.attachment, status="broken") if player.attachment else None
    state = with_player(state, resolution.seat, replace(player, attachment=attachment))
    return succeed(state, resolution, "rupture", event.id)


def succeed(state: Mystery, resolution: Resolution, means: Means, cause: str) -> Evolved:
    """Close the resolution as a success, secured; a 1 at any stage costs one box and an odd behaviour (INN-CONF-12).

    One at most (INN-CONF-14). A protagonist who leaves play by the outcome gets no box (INN-OUT-03).
    """
    seat = resolution.seat
    secured = replace(close_resolution(state, resolution, "succeeded"), secured=(*state.secured, resolution.id))
    what: tuple[Consequence, ...] = (
        ResolutionSucceeded(resolution.id, means, resolution.ones),
        OutcomeSecured(resolution.id, state.number),
    )
    done = Evolved(secured, what)
    if means == "renunciation":
        return done
    if resolution.ones:
        done = done.at(owe(done.state, seat, Due(resolution.id, "success_with_one")))
    if resolution.purpose == "flight":
        return done.adding(ProtagonistFled(seat, cause)).then(leave_play, seat, "fled", cause)
    return done.then(add_box, seat, "success_with_one") if resolution.ones else done


def fail(state: Mystery, resolution: Resolution) -> Evolved:
    """Close the resolution as a failure, which costs one box and nothing worse by itself (INN-CONF-13)."""
    failed = Evolved(close_resolution(state, resolution, "failed"), (ResolutionFailed(resolution.id, resolution.ones),))
    return failed.then(add_box, resolution.seat, "failure")


def owe(state: Mystery, seat: str, due: Due) -> Mystery:
    """Note an odd behaviour that the player has yet to tell."""
    player = state.players[seat]
    return with_player(state, seat, replace(player, narration_due=(*player.narration_due, due)))


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.each(RuleResolution, "required", (True, False))
    choices = {
        "opposition": get_args(Opposition),
        "purpose": get_args(Purpose),
        "threat_id": perhaps({threat.id: threat.text for threat in state.threats.values()}),
    }
    yield from offers.every(DeclareGoal, choices, {"goal": text(1)}, ("purpose",), None, goal="-")
    absent = Offers(state, seat, decide, ("INN-TAB-06",))
    for command in (WithdrawGoal, StopAction, AcceptFailure):
        yield from offers.move(command())
        yield from absent.each(command, "on_behalf", list(state.players))
    yield from offers.move(BreakAttachment(), {"text": text()}, ("text",))


CHAPTER = Chapter(
    commands={
        DeclareGoal: "GoalDeclared",
        RuleResolution: "ResolutionRuled",
        WithdrawGoal: "GoalWithdrawn",
        StopAction: "ActionStopped",
        AcceptFailure: "FailureAccepted",
        BreakAttachment: "AttachmentBroken",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(ResolutionFailed, *SUCCEEDED),
)
