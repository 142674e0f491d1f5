"""Each event of a record judged at its place: could its seat do that there, and does judging record the same?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec

from domain.base.chance import Undrawn
from domain.base.corrections import (
    Amend,
    BranchOff,
    Consent,
    Consented,
    Corrected,
    Decline,
    Declined,
    DiscloseRecord,
    Proposed,
    RecordDisclosed,
    Restore,
    Retract,
    Rewind,
    Together,
    Upheld,
    Uphold,
    Verdict,
)
from domain.base.events import Command, Event
from domain.base.finding import Finding
from domain.base.refusal import Refused
from domain.corrections.branches import branched_correction, propose_branch
from domain.corrections.consent import proposed
from domain.corrections.judgement import check_may_correct, decide_correction
from domain.corrections.permission import Sees
from domain.corrections.record_disclosure import with_secret
from domain.game import Game, options_of
from domain.record.contests import FLAGS
from domain.record.fold import OF_TABLE, absent, decide, present
from domain.record.history import History
from domain.review.draws import Recorded
from domain.review.streams import Streams, anchored
from domain.review.verdicts import differing
from domain.seating.decisions import check_again
from domain.seating.opening import opening
from domain.table.commands import Again, DrawAnew, IssueToken, OpenTable, RevokeToken
from domain.table.seats import HOST, SeatSpec

Leaving = Callable[[str, Command], Command]
"""Completes what judging records of a seat's correction with the contests that it leaves open."""


class Found(NamedTuple):
    """Something that the rules would not have recorded so. `refused`: what meets it at its place, if anything does."""

    version: int
    finding: Finding
    refused: Refused | None = None


class Review:
    """One record, from its opening on. `streams`: how far its chance has come."""

    def __init__(self, game: Game, first: Event) -> None:
        self.game = game
        self.streams = Streams(first.command)

    def opened(self, first: Event) -> Iterator[Found]:
        """Yield what is wrong with the opening."""
        command: OpenTable = first.command
        ids = {seat.id for seat in command.seats}
        if len(ids) < len(command.seats) or HOST in ids or any(seat.joined or seat.away for seat in command.seats):
            yield Found(1, Finding("its seats are none with which a table opens"))
        specs = [msgspec.convert({"name": s.name, "role": s.role}, SeatSpec) for s in command.seats]
        try:
            opening(self.game, command.title, msgspec.json.decode(command.options), specs, new=False)
        except Refused as refused:
            yield Found(1, _refusal(refused), refused)
        yield from (Found(1, finding) for finding in anchored(first))

    def take(self, history: History, event: Event, sees: Sees, leaving: Leaving) -> Iterator[Found]:
        """Yield what is wrong with the next event of the record, which `history` does not hold yet."""
        if event.id in history.index:
            there = history.index[event.id]
            yield Found(event.version, Finding("its id is that of event {version}", version=there))
        if history.state.table.seat(event.seat) is None:
            yield Found(event.version, Finding("there is no seat {seat}", seat=event.seat))
        chance = Recorded(
            event.draws,
            getattr(options_of(history.state), "dice", "either"),
            self.game.dice,
            self.streams,
            absent(self.game, history.state),
        )
        try:
            findings = list(self._judged(history, event, sees, leaving, chance))
            chance.finish()
        except Refused as refused:
            yield Found(event.version, _refusal(refused), refused)
            return
        except Undrawn:
            findings = []
        yield from (Found(event.version, finding) for finding in (*chance.findings, *findings))

    def _judged(
        self, history: History, event: Event, sees: Sees, leaving: Leaving, chance: Recorded
    ) -> Iterator[Finding]:
        """Judge the event at its place and yield what is wrong with it. Raises Refused, Undrawn."""
        command: Any = event.command
        match command:
            case OpenTable():
                yield Finding("a table is opened once")
            case IssueToken() | RevokeToken():
                yield from _tokens(history, event)
            case Again():
                yield from _opened_again(history, event)
            case DrawAnew():
                yield from _redrawn(history, event, chance)
            case _ if type(command) in FLAGS and type(command) not in OF_TABLE:
                yield from _said(history, event, sees, leaving)
                if (made := _opening(command)) is not None:
                    yield from self.streams.disclosed(made.secret)
            case _:
                if decide(self.game, history.state, event.act, chance) != command:
                    yield Finding("judging it records something else")


def _refusal(refused: Refused) -> Finding:
    rule = f"{refused.code}, {refused.rule}" if refused.rule else refused.code
    return Finding("its seat could not do that there ({rule})", rule=rule)


def _opening(command: Any) -> RecordDisclosed | None:
    """Return the disclosure of the record that the command holds; None: it discloses nothing."""
    match command:
        case RecordDisclosed() as made:
            return made
        case Consented(correction=RecordDisclosed() as made):
            return made
        case _:
            return None


def _tokens(history: History, event: Event) -> Iterator[Finding]:
    """Yield a finding where a token was issued or revoked by a seat that may not.

    A seat may issue its own token; the host issues and revokes any.
    """
    command: IssueToken | RevokeToken = event.command
    own = isinstance(command, IssueToken) and event.seat == command.seat and command.by == "seat"
    if history.state.table.seat(command.seat) is None or not (own or event.seat == HOST):
        yield Finding("judging it records something else")


def _opened_again(history: History, event: Event) -> Iterator[Finding]:
    """Yield a finding where the table was already opened again: that happens once. Raises Refused."""
    if history.state.table.again is not None:
        yield Finding("judging it records something else")
    check_again(history.state.table, event.seat)


def _redrawn(history: History, event: Event, chance: Recorded) -> Iterator[Finding]:
    """Yield a finding where a new draw of hidden chance does not begin a branch, or draws nothing. Raises Undrawn."""
    history.game.sealing.draw(history.state, chance)
    if not event.draws or not _begins_branch(history, event):
        yield Finding("judging it records something else")


def _said(history: History, event: Event, sees: Sees, leaving: Leaving) -> Iterator[Finding]:
    """Yield what is wrong with a correction, a contest or a voice. Raises Refused."""
    recorded, given = event.command, _decided(history, event, sees)
    if (made := _opening(recorded)) is not None:
        given = with_secret(given, made.secret)
    was, now = (getattr(each, "verdict", None) for each in (recorded, given))
    if isinstance(was, Verdict) and isinstance(now, Verdict):
        if parts := tuple(differing(history.game, was, now)):
            yield Finding("judging gives another verdict: {parts}", parts=", ".join(parts))
        given = msgspec.structs.replace(given, verdict=was)
    if isinstance(recorded, Corrected) and recorded.left_open:  # a correction of old left none
        given = leaving(event.seat, given)
    if isinstance(recorded, Upheld) and recorded.contests is None:  # of old
        given = msgspec.structs.replace(given, contests=None)
    if given != recorded:
        yield Finding("judging it records something else")


def _decided(history: History, event: Event, sees: Sees) -> Any:
    """Return what judging records of the command that the event says was given. Raises Refused."""
    seat, decided = event.seat, partial(decide_correction, history, event.seat, sees=sees)
    match event.command:
        case Corrected(correction) if _begins_branch(history, event):
            return branched_correction(history, seat, correction, sees)
        case Corrected(correction):
            return decided(correction)
        case Proposed(correction=BranchOff() as branch):
            return _proposed(history, event, branch)
        case Proposed(correction=DiscloseRecord() as opening):
            return decided(opening)
        case RecordDisclosed(reason):
            return decided(DiscloseRecord(reason))
        case Proposed(correction=(Retract() | Amend() | Rewind() | Restore() | Together() | Uphold()) as wanted):
            return decided(wanted)
        case Upheld(target, text):
            return decided(Uphold(target, text))
        case Consented(proposal):
            return decided(Consent(proposal))
        case Declined(proposal):
            return decided(Decline(proposal))
        case other:
            return decided(other)


def _begins_branch(history: History, event: Event) -> bool:
    """Return whether a branch begins with the event: the branch's own origin names the same time and the same seat."""
    origin = history.state.table.origin
    if origin is None:
        return False
    return (event.at, event.seat) == (origin.at, origin.seat) and history.raw[-1].at <= origin.at


def _proposed(history: History, event: Event, branch: BranchOff) -> Proposed:
    """Return the proposal of a branch as judging records it. Raises Refused.

    In a branch, a proposal that its origin shares with it is judged without the bar on branching a branch again: it may
    be one of another branch.
    """
    origin = history.state.table.origin
    if origin is None or event.at > origin.at:
        return propose_branch(history, event.seat, branch)
    present(history.game, history.state, event.seat)
    check_may_correct(history, event.seat)
    return proposed(history, event.seat, branch)
