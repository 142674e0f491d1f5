"""Who may begin a branch, and what is corrected in it from the start."""

from __future__ import annotations

from functools import partial

from domain.corrections.commands import Corrected, Correction, Proposed, Uphold
from domain.corrections.judging import decide_correction, judge
from domain.corrections.permission import Sees, may_correct, no
from domain.game.refusal import Refused
from domain.record.fold import present
from domain.record.history import History


def may_branch(history: History, seat: str) -> None:
    """Whoever may correct the record may also play it out otherwise. Raises Refused: `seat_away`, the game's own code
    for whoever may not correct, `branch_of_branch`.
    """
    present(history.game, history.state, seat)
    if not may_correct(history, seat):
        raise no(history.game, "role")
    origin = history.state.table.origin
    if origin is not None:
        raise Refused("branch_of_branch", origin=origin.table)


def branched_correction(history: History, seat: str, correction: Correction, sees: Sees) -> Corrected:
    """What is recorded of a correction with which a branch begins. Where the table consents to corrections, it has
    consented to the branch. Raises Refused.
    """
    match decide_correction(history, seat, correction, sees):
        case Corrected() as corrected:
            return corrected
        case Proposed(proposed) if not isinstance(proposed, Uphold):
            return Corrected(proposed, judge(history, proposed, partial(sees, seat)))
        case other:
            raise AssertionError(f"a correction is never recorded as {type(other).__name__}")
