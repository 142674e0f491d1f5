"""Conflicts: a goal is declared, the keeper rules whether dice decide, and the resolution comes to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from domain.game import Chapter, Evolved, Move, one_of, text
from domain.game.chance import Chance
from domain.game.events import Act, Command, Consequence, Event, Id
from domain.game.refusal import Refused
from domain.systems.innommable import guards
from domain.systems.innommable.bowl import add_box
from domain.systems.innommable.consequences import (
    Means,
    OutcomeSecured,
    ProtagonistFled,
    ResolutionFailed,
    ResolutionSucceeded,
)
from domain.systems.innommable.scenes.departures import close_resolution, leave_play
from domain.systems.innommable.state import (
    FAILED,
    PLAY,
    Due,
    Mystery,
    Opposition,
    Purpose,
    Resolution,
    Stage,
    follow,
    told,
    with_player,
)


class DeclareGoal(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-CONF-01", "INN-OUT-04")
    goal: str
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
    """Leaves the given die unrolled: the action has failed."""

    RULES = ("INN-CONF-09",)
    on_behalf: Id | None = None


class AcceptFailure(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-CONF-10",)
    on_behalf: Id | None = None


class BreakAttachment(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-CONF-11",)
    text: str | None = None


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
    """INN-CONF-01, INN-SCN-06; INN-CONF-16: one protagonist alone acts."""
    player = guards.player(state, seat, "INN-CONF-01")
    known = command.threat_id is None or command.threat_id in state.threats
    guards.form(known and guards.filled(command.goal), "INN-CONF-01")
    guards.phase(state, "INN-CONF-01")
    guards.acts(player, "INN-CONF-01")
    guards.free_scene(state, "INN-CONF-01")
    if command.opposition == "protagonist":
        raise Refused("no_protagonist_conflict", "INN-CONF-01")


def _check_ruling(state: Mystery, seat: str, required: bool) -> None:
    """INN-CONF-02; INN-OUT-04: a flight is always rolled for."""
    guards.keeper(state, seat, "INN-CONF-02")
    guards.phase(state, "INN-CONF-02")
    guards.not_suspended(state)
    if state.resolution is None or state.resolution.stage != "declared":
        raise Refused("wrong_stage", "INN-CONF-02")
    if state.resolution.purpose == "flight" and not required:
        raise Refused("flight_needs_roll", "INN-OUT-04")


def _check_end(state: Mystery, seat: str, on_behalf: str | None, rule: str, stages: tuple[Stage, ...]) -> None:
    """The player's own decision to stop there, or the keeper's for an absent one."""
    own = guards.stand_in(state, seat, on_behalf, rule)
    guards.phase(state, rule)
    guards.acts(state.players[own], rule)
    guards.not_suspended(state)
    if stages == FAILED:
        nothing_waits(state, own)
    if state.own_resolution(own, *stages) is None:
        raise Refused("wrong_stage", rule)


def nothing_waits(state: Mystery, seat: str) -> None:
    """INN-CONF-09: the given die comes first."""
    if state.own_resolution(seat, "given_die"):
        raise Refused("given_die_pending", "INN-CONF-09")


def _check_rupture(state: Mystery, seat: str) -> None:
    """INN-CONF-11."""
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
    """INN-CONF-11, INN-FATE-08: neither broken by its protagonist nor lost to the keeper."""
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
        return told(state)
    match command:
        case RuleResolution(required=True):
            return told(replace(state, resolution=replace(state.resolution, stage="awaiting_roll")))
        case RuleResolution():
            return told(close_resolution(state, state.resolution, "waived"))
        case WithdrawGoal():
            return told(close_resolution(state, state.resolution, "withdrawn"))
        case StopAction() | AcceptFailure():
            return fail(state, state.resolution)
        case BreakAttachment():
            return _break(state, state.resolution, event)
        case _:
            assert_never(command)


def _declare(state: Mystery, event: Event, command: DeclareGoal) -> Evolved:
    if event.seat not in state.players:
        return told(state)
    resolution = Resolution(
        id=event.id,
        seat=event.seat,
        goal=command.goal,
        opposition=command.opposition,
        purpose=command.purpose,
        threat=command.threat_id,
    )
    return told(replace(state, resolution=resolution))


def _break(state: Mystery, resolution: Resolution, event: Event) -> Evolved:
    """INN-CONF-11: broken for ever, and the goal attained."""
    player = state.players[resolution.seat]
    attachment = replace(player.attachment, status="broken") if player.attachment else None
    state = with_player(state, resolution.seat, replace(player, attachment=attachment))
    return succeed(state, resolution, "rupture", event.id)


def succeed(state: Mystery, resolution: Resolution, means: Means, cause: str) -> Evolved:
    """INN-CONF-12: secured; a 1 at any stage costs one box and an odd behaviour. INN-CONF-14: one at most.

    INN-OUT-03: who leaves play by the outcome gets no box.
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
        done = done._replace(state=owe(done.state, seat, Due(resolution.id, "success_with_one")))
    if resolution.purpose == "flight":
        fled = Evolved(done.state, (*done.consequences, ProtagonistFled(seat, cause)))
        return follow(fled, lambda s: leave_play(s, seat, "fled", cause))
    return follow(done, lambda s: add_box(s, seat, "success_with_one")) if resolution.ones else done


def fail(state: Mystery, resolution: Resolution) -> Evolved:
    """INN-CONF-13: one box, and nothing worse by itself."""
    failed = told(close_resolution(state, resolution, "failed"), ResolutionFailed(resolution.id, resolution.ones))
    return follow(failed, lambda s: add_box(s, resolution.seat, "failure"))


def owe(state: Mystery, seat: str, due: Due) -> Mystery:
    """An odd behaviour that the player has yet to tell."""
    player = state.players[seat]
    return with_player(state, seat, replace(player, narration_due=(*player.narration_due, due)))


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    if state.phase not in PLAY or state.aside is not None:
        return
    if state.table.role(seat) == "gm":
        yield from _keeper_moves(state)
    player = state.players.get(seat)
    if player is None or player.mode != "protagonist":
        return
    if guards.is_free(state):
        yield from _goal_moves(state)
    for command in _own_ends(state, seat):
        yield Move(command=command, rules=command.RULES)
    holds = player.attachment is not None and player.attachment.status == "intact"
    if holds and state.own_resolution(seat, "failed_reroll"):
        yield Move(
            command=BreakAttachment,
            fields={"text": text()},
            optional=frozenset({"text"}),
            rules=BreakAttachment.RULES,
        )


def _goal_moves(state: Mystery) -> Iterator[Move]:
    fields = {
        "goal": text(1),
        "opposition": one_of(("character", "situation", "nature")),
        "purpose": one_of(("goal", "flight")),
    }
    optional = {"purpose"}
    if state.threats:
        fields["threat_id"] = one_of({threat.id: threat.text for threat in state.threats.values()})
        optional.add("threat_id")
    yield Move(command=DeclareGoal, fields=fields, optional=frozenset(optional), rules=DeclareGoal.RULES)


def _own_ends(state: Mystery, seat: str) -> Iterator[type[WithdrawGoal | StopAction | AcceptFailure]]:
    """The ways in which this seat may end its own resolution as it stands."""
    if state.own_resolution(seat, *UNROLLED):
        yield WithdrawGoal
    if state.own_resolution(seat, "given_die"):
        yield StopAction
    if state.own_resolution(seat, *FAILED):
        yield AcceptFailure


def _keeper_moves(state: Mystery) -> Iterator[Move]:
    resolution = state.resolution
    if resolution is None:
        return
    if resolution.stage == "declared":
        ways = (True,) if resolution.purpose == "flight" else (True, False)
        yield Move(command=RuleResolution, fields={"required": one_of(ways)}, rules=RuleResolution.RULES)
    if any(s.id == resolution.seat and s.away for s in state.table.seats):
        for command in _own_ends(state, resolution.seat):
            fields = {"on_behalf": one_of([resolution.seat])}
            yield Move(command=command, fields=fields, rules=("INN-TAB-06", *command.RULES))


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
)
