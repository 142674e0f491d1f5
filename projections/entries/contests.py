"""Entries about contests: exactly the seats that see the target read them."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from domain.base.corrections import AnswerContest, ContestRuling, Upheld, WithdrawContest
from domain.base.events import Id
from domain.corrections.disputes import Dispute, DisputeStatus, disputes
from domain.record.history import Step
from domain.table.seats import Table

Contested = frozenset[str]
"""Ids of the events that were contested, of those that the seat sees."""
Marks = Table | Contested
"""Anything that tells which events are contested."""
Seen = Callable[[str], bool]
"""Is that event in the seat's own feed?"""
Disputed = ContestRuling | AnswerContest | WithdrawContest | Upheld


class ContestEntry(msgspec.Struct, frozen=True):
    """A seat contested an event. `contest`: the id by which it is answered and taken back."""

    contest: str
    target: Id
    text: str


class AnswerEntry(msgspec.Struct, frozen=True):
    contest: str
    target: Id
    text: str


class ContestWithdrawnEntry(msgspec.Struct, frozen=True):
    contest: str
    target: Id


class UpheldEntry(msgspec.Struct, frozen=True):
    """A ruling was upheld. `contests`: those that this closed; `together`: by the consent of the players."""

    target: Id
    text: str
    contests: tuple[str, ...] = ()
    together: bool = False


class Turn(msgspec.Struct, frozen=True):
    """The change that a correction made to a contest."""

    contest: str
    target: Id
    was: DisputeStatus
    now: DisputeStatus


LINES = (ContestEntry, AnswerEntry, ContestWithdrawnEntry, UpheldEntry)


def line_of(step: Step, command: Disputed, seen: Seen) -> msgspec.Struct | None:
    """Return the fields that a seat reads of a contest, an answer, a withdrawal or an upholding; None: nothing."""
    match command:
        case ContestRuling(target, text):
            return ContestEntry(step.event.id, target, text) if seen(target) else None
        case Upheld(target, text, contests):
            by_consent = command is not step.event.command
            return UpheldEntry(target, text, _closed(step, contests), by_consent) if seen(target) else None
        case AnswerContest(contest, text):
            target = _target(step.after.table, contest)
            return AnswerEntry(contest, target, text) if seen(target) else None
        case WithdrawContest(contest):
            target = _target(step.after.table, contest)
            return ContestWithdrawnEntry(contest, target) if seen(target) else None


def _target(table: Table, contest: str) -> str:
    found = table.contests.get(contest)
    return "" if found is None else found.target


def _closed(step: Step, contests: tuple[str, ...] | None) -> tuple[str, ...]:
    """Return the contests that an upholding closed; upholdings in the oldest records do not name them."""
    if contests is not None:
        return contests
    closed = step.after.table.contests.values()
    return tuple(c.id for c in closed if c.closings and c.closings[-1].id == step.event.id)


def turns(step: Step, seen: Seen) -> tuple[Turn, ...]:
    """Return the changes that a correction made to the contests that the seat knows of."""
    ruling = step.ruling
    if ruling is None:
        return ()
    known = [c for c in step.before.table.contests.values() if seen(c.target)]
    was = disputes(step.before.table, ruling.was.void, known)
    now = disputes(step.after.table, ruling.now.void, (step.after.table.contests[c.id] for c in known))
    return tuple(_turn(a, b) for a, b in zip(was, now, strict=True) if a.status != b.status)


def _turn(was: Dispute, now: Dispute) -> Turn:
    return Turn(was.contest.id, was.contest.target, was.status, now.status)


def is_contested(marks: Marks, void: Collection[str], event_id: str) -> bool:
    """Return whether there is an open contest of that event."""
    if not isinstance(marks, Table):
        return event_id in marks and event_id not in void
    contests = marks.contests_of(event_id)
    return bool(contests) and any(each.status == "open" for each in disputes(marks, void, contests))


def contested_in(table: Table) -> Contested:
    """Return the ids of the events that are contested where nothing is void."""
    return frozenset(target for target in targets_in(table) if is_contested(table, (), target))


def targets_in(marks: Marks) -> Collection[str]:
    """Return the ids of the events that are contested; of a table, those that ever were."""
    if not isinstance(marks, Table):
        return marks
    return {contest.target for contest in marks.contests.values()}
