"""State of disputes at a table: contests, and a correction that waits for consent. Pure and total."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import get_args

from msgspec.structs import replace

from domain.base.corrections import (
    Amend,
    AnswerContest,
    BranchOff,
    Consented,
    ContestRuling,
    Corrected,
    Correction,
    Declined,
    Proposed,
    RecordDisclosed,
    Restore,
    Retract,
    Rewind,
    Single,
    Together,
    Upheld,
    Withdraw,
    WithdrawContest,
    kind_of,
    parts_of,
    targets_of,
)
from domain.base.events import Event
from domain.table.seats import Answer, Closing, Contest, Grant, Proposal, Table, Vain

CorrectionEvent = (
    Corrected
    | Proposed
    | Consented
    | Declined
    | Withdraw
    | ContestRuling
    | AnswerContest
    | WithdrawContest
    | Upheld
    | RecordDisclosed
)
FLAGS = frozenset(get_args(CorrectionEvent))


def evolve_flags(table: Table, event: Event, recorded: CorrectionEvent) -> Table:
    """Return the table after a contest, a correction or a voice: of a correction only its effect on disputes."""
    match recorded:
        case Corrected(done, left_open=left_open):
            return _corrected(table, event.id, event.seat, done, left_open)
        case RecordDisclosed():
            return replace(table, disclosed=True)
        case Proposed(proposed):
            return replace(table, proposal=Proposal(event.id, event.seat, proposed, frozenset({event.seat})))
        case Consented() | Declined() | Withdraw():
            return table if table.proposal is None else _voiced(table, table.proposal, event, recorded)
        case _:
            return _disputed(table, event, recorded)


def _disputed(table: Table, event: Event, command: ContestRuling | AnswerContest | WithdrawContest | Upheld) -> Table:
    match command:
        case ContestRuling(target, text):
            raised = Contest(event.id, target, event.seat, text)
            return replace(table, contests={**table.contests, event.id: raised})
        case AnswerContest(contest, text):
            answer = Answer(event.id, event.seat, text)
            return _changed(table, [contest], lambda c: replace(c, answers=(*c.answers, answer)))
        case WithdrawContest(contest):
            return _closed(table, [contest], Closing(event.id, "withdrawn", event.seat))
        case Upheld():
            return _upheld(table, event.id, event.seat, command)


def _voiced(table: Table, pending: Proposal, event: Event, voice: Consented | Declined | Withdraw) -> Table:
    match voice:
        case Consented(correction=Upheld() as upheld):
            return replace(_upheld(table, event.id, pending.seat, upheld), proposal=None)
        case Consented(correction=RecordDisclosed()):
            return replace(table, proposal=None, disclosed=True)
        case Consented(correction=BranchOff() as branch):
            granted = {**table.granted, event.id: Grant(pending.seat, branch)}
            return replace(table, proposal=None, granted=granted)
        case Consented(correction=(Retract() | Amend() | Rewind() | Restore() | Together()) as done):
            return replace(_corrected(table, event.id, pending.seat, done), proposal=None)
        case Consented():
            return replace(table, proposal=replace(pending, consents=pending.consents | {event.seat}))
        case Declined(failed=False):
            return replace(table, proposal=replace(pending, refusals=pending.refusals | {event.seat}))
        case Declined() | Withdraw():
            wanted, withdrawn = pending.correction, isinstance(voice, Withdraw)
            vain = Vain(pending.seat, kind_of(wanted), targets_of(wanted), withdrawn)
            return replace(table, proposal=None, vain=(*table.vain, vain))


def _corrected(table: Table, event_id: str, seat: str, done: Correction, left_open: Collection[str] = ()) -> Table:
    """Close the other contests of a correction's targets, and allow again all that was proposed in vain."""
    undone = tuple(part.target for part in parts_of(done) if undoes(table, part))
    for part in parts_of(done):
        closing = Closing(event_id, kind_of(part), seat)
        table = _closed(table, (c.id for c in table.contests_of(part.target) if c.id not in left_open), closing)
    return replace(table, corrections={**table.corrections, event_id: undone}, vain=())


def undoes(table: Table, part: Single) -> bool:
    """Return whether a correction restores another correction, as `Restore` or as its retraction."""
    restoring = isinstance(part, Restore) or (isinstance(part, Retract) and not part.text_only)
    return restoring and part.target in table.corrections


def _upheld(table: Table, event_id: str, seat: str, upheld: Upheld) -> Table:
    ids = upheld.contests
    if ids is None:
        ids = tuple(c.id for c in table.contests_of(upheld.target) if not c.closings)
    return _closed(table, ids, Closing(event_id, "upheld", seat))


def _closed(table: Table, ids: Iterable[str], closing: Closing) -> Table:
    return _changed(table, ids, lambda c: replace(c, closings=(*c.closings, closing)))


def _changed(table: Table, ids: Iterable[str], change: Callable[[Contest], Contest]) -> Table:
    changed = {i: change(table.contests[i]) for i in ids if i in table.contests}
    return replace(table, contests={**table.contests, **changed}) if changed else table
