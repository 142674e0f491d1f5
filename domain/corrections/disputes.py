"""Disputes: what became of each contest, who may raise one, answer it, take it back, and settle it.

A contest follows its target. Whether it is open is never stored: it follows from what was said of it, from which
corrections are in force, and from whether its target stands.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

import msgspec

from domain.base.corrections import AnswerContest, ContestRuling, Upheld, Uphold, WithdrawContest
from domain.corrections.permission import Seen, may_correct, no, not_by_law, reasoned
from domain.record.history import History, play
from domain.table.seats import Closing, Contest, Table

DisputeStatus = Literal["open", "waiting", "upheld", "settled", "withdrawn"]
_FOR_GOOD: Mapping[str, DisputeStatus] = {"upheld": "upheld", "withdrawn": "withdrawn"}
_LEAVES_IT = frozenset({"amend", "text"})
"""Kinds of correction after which their target still stands."""


class Dispute(msgspec.Struct, frozen=True):
    """A contest and what became of it; `by`: what closed it, where something did."""

    contest: Contest
    status: DisputeStatus
    by: Closing | None = None

    @property
    def live(self) -> bool:
        """Return whether the contest is not closed: it is open, or waits for its target."""
        return self.status in ("open", "waiting")


def disputes(table: Table, void: Collection[str], contests: Iterable[Contest]) -> tuple[Dispute, ...]:
    """Return what became of these contests of the table, given which acts are void."""
    force = table.in_force
    return tuple(_dispute(contest, force, _is_effective(table, force, void, contest.target)) for contest in contests)


def _dispute(contest: Contest, force: frozenset[str], effective: bool) -> Dispute:
    for closing in contest.closings:
        if closing.kind in _FOR_GOOD:
            return Dispute(contest, _FOR_GOOD[closing.kind], closing)
        if closing.id in force and (closing.kind in _LEAVES_IT or not effective):
            return Dispute(contest, "settled", closing)
    return Dispute(contest, "open" if effective else "waiting")


def _is_effective(table: Table, force: frozenset[str], void: Collection[str], event_id: str) -> bool:
    """Return whether this event counts: a correction that is in force, or an act that is not void."""
    return event_id in force if event_id in table.corrections else event_id not in void


def _now(history: History, contests: Iterable[Contest]) -> tuple[Dispute, ...]:
    return disputes(history.state.table, history.overlay.void, contests)


def contested(history: History, seat: str, command: ContestRuling, seen: Seen) -> ContestRuling:
    """Return the contest as it will be recorded. Raises Refused.

    A target that the seat cannot see is answered like one that does not exist.
    """
    game = history.game
    not_by_law(history)
    if history.state.table.role(seat) not in game.law.contesters:
        raise no(game, "role")
    target = history.find(command.target)
    if target is None or not seen(command.target):
        raise no(game, "unseen" if game.law.codes.unseen else "unknown")
    table = history.state.table
    if not play(target) and target.id not in table.corrections:
        raise no(game, "fixed")
    if not _is_effective(table, table.in_force, history.overlay.void, target.id):
        raise no(game, "void")
    if any(dispute.live for dispute in _now(history, (c for c in table.contests_of(target.id) if c.seat == seat))):
        raise no(game, "contested")
    reasoned(game, command)
    return command


def answered(history: History, seat: str, command: AnswerContest, seen: Seen) -> AnswerContest:
    """Return the answer as it will be recorded. Raises Refused.

    Seats that may contest, and the game master, may answer.
    """
    if history.state.table.role(seat) not in history.game.law.contesters | {"gm"}:
        raise no(history.game, "role")
    _live(history, command.contest, seen)
    if not command.text.strip():
        raise no(history.game, "reasonless")
    return command


def withdrawn(history: History, seat: str, command: WithdrawContest, seen: Seen) -> WithdrawContest:
    """Return the withdrawal as it will be recorded: the seat must have raised the contest itself. Raises Refused."""
    if _live(history, command.contest, seen).seat != seat:
        raise no(history.game, "not_contester")
    return command


def _live(history: History, contest_id: str, seen: Seen) -> Contest:
    """Return the contest of that id, if the seat sees its target and it is not closed. Raises Refused."""
    contest = history.state.table.contests.get(contest_id)
    if contest is None or not seen(contest.target):
        raise no(history.game, "no_contest")
    (dispute,) = _now(history, [contest])
    if not dispute.live:
        raise no(history.game, "closed")
    return contest


def upholdable(history: History, seat: str, command: Uphold, seen: Seen) -> Uphold:
    """Return the upholding with its target named by the event's own id. Raises Refused."""
    game, table = history.game, history.state.table
    not_by_law(history)
    if not may_correct(history, seat):
        raise no(game, "role")
    if table.proposal is not None:
        raise no(game, "pending")
    named = table.contests.get(command.target)
    target = command.target if named is None else named.target
    if history.find(target) is None or not seen(target):
        raise no(game, "unknown")
    open_ones = upheld(history, Uphold(target)).contests
    if not open_ones or (named is not None and named.id not in open_ones):
        raise no(game, "uncontested")
    reasoned(game, command)
    return Uphold(target, command.text)


def upheld(history: History, command: Uphold) -> Upheld:
    """Return the upholding with what it closes: every contest of the target that is open, named or not."""
    found = _now(history, history.state.table.contests_of(command.target))
    return Upheld(command.target, command.text, tuple(d.contest.id for d in found if d.status == "open"))
