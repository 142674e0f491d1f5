"""Disputes: what became of each contest, who may raise one, answer it, take it back, and settle it.

A contest follows its target. Whether it is open is never stored: it follows from what was said of it, from which
corrections are in force, and from whether its target stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from domain.corrections.commands import AnswerContest, ContestRuling, Upheld, Uphold, WithdrawContest
from domain.corrections.permission import Seen, may_correct, no, not_by_law, reasoned
from domain.record.history import History, Overlay, play
from domain.table.seats import Closing, Contest

Standing = Literal["open", "waiting", "upheld", "settled", "withdrawn"]
InForce = frozenset[int]
"""Versions of the corrections that are in force."""
_FOR_GOOD: Mapping[str, Standing] = {"upheld": "upheld", "withdrawn": "withdrawn"}
_LEAVES_IT = frozenset({"amend", "text"})
"""Kinds of correction after which their target still stands."""


class Dispute(msgspec.Struct, frozen=True):
    """A contest and what became of it; `by`: what closed it, where something did."""

    contest: Contest
    standing: Standing
    by: Closing | None = None

    @property
    def live(self) -> bool:
        """Not closed: open, or waiting for its target."""
        return self.standing in ("open", "waiting")


def disputes(history: History, contests: Iterable[Contest], in_force: InForce, overlay: Overlay) -> tuple[Dispute, ...]:
    """What became of these contests where those corrections are in force and the record has that form."""
    return tuple(_dispute(history, contest, in_force, overlay) for contest in contests)


def _dispute(history: History, contest: Contest, in_force: InForce, overlay: Overlay) -> Dispute:
    stands = _stands(history, contest.target, in_force, overlay)
    for closing in contest.closings:
        if closing.kind in _FOR_GOOD:
            return Dispute(contest, _FOR_GOOD[closing.kind], closing)
        if history.index[closing.id] in in_force and (closing.kind in _LEAVES_IT or not stands):
            return Dispute(contest, "settled", closing)
    return Dispute(contest, "open" if stands else "waiting")


def _stands(history: History, event_id: str, in_force: InForce, overlay: Overlay) -> bool:
    """Is this act not void, this correction in force?"""
    version = history.index[event_id]
    return version in in_force if version in history.rulings else event_id not in overlay.void


def contested(history: History, seat: str, command: ContestRuling, seen: Seen, in_force: InForce) -> ContestRuling:
    """The contest as it will be recorded. Raises Refused.

    What the seat cannot see is answered like what does not exist.
    """
    game = history.game
    not_by_law(history)
    if history.state.table.role(seat) not in game.law.contesters:
        raise no(game, "role")
    target = history.find(command.target)
    if target is None or not seen(command.target):
        raise no(game, "unseen" if game.law.codes.unseen else "unknown")
    if not play(target) and target.version not in history.rulings:
        raise no(game, "fixed")
    if not _stands(history, target.id, in_force, history.overlay):
        raise no(game, "void")
    mine = (c for c in history.state.table.contests_of(target.id) if c.seat == seat)
    if any(dispute.live for dispute in disputes(history, mine, in_force, history.overlay)):
        raise no(game, "contested")
    reasoned(game, command)
    return command


def answered(history: History, seat: str, command: AnswerContest, seen: Seen, in_force: InForce) -> AnswerContest:
    """The answer as it will be recorded: by whoever may contest, and the game master. Raises Refused."""
    if history.state.table.role(seat) not in history.game.law.contesters | {"gm"}:
        raise no(history.game, "role")
    _live(history, command.contest, seen, in_force)
    if not command.text.strip():
        raise no(history.game, "reasonless")
    return command


def withdrawn(history: History, seat: str, command: WithdrawContest, seen: Seen, in_force: InForce) -> WithdrawContest:
    """The withdrawal as it will be recorded: by whoever raised the contest. Raises Refused."""
    if _live(history, command.contest, seen, in_force).seat != seat:
        raise no(history.game, "not_contester")
    return command


def _live(history: History, contest_id: str, seen: Seen, in_force: InForce) -> Contest:
    """The contest of that id, if the seat sees its target and it is not closed. Raises Refused."""
    contest = history.state.table.contests.get(contest_id)
    if contest is None or not seen(contest.target):
        raise no(history.game, "no_contest")
    (dispute,) = disputes(history, [contest], in_force, history.overlay)
    if not dispute.live:
        raise no(history.game, "closed")
    return contest


def upholdable(history: History, seat: str, command: Uphold, seen: Seen, in_force: InForce) -> Uphold:
    """The upholding, its target named by the event's own id. Raises Refused."""
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
    open_ones = upheld(history, Uphold(target), in_force).contests
    if not open_ones or (named is not None and named.id not in open_ones):
        raise no(game, "uncontested")
    reasoned(game, command)
    return Uphold(target, command.text)


def upheld(history: History, command: Uphold, in_force: InForce) -> Upheld:
    """The upholding with what it closes: every contest of the target that is open, named or not."""
    found = disputes(history, history.state.table.contests_of(command.target), in_force, history.overlay)
    return Upheld(command.target, command.text, tuple(d.contest.id for d in found if d.standing == "open"))
