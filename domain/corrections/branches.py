"""Permission to begin a branch, consent to it, and the correction with which it begins."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from domain.base.chance import Source
from domain.base.corrections import BranchOff, Corrected, Correction, Proposed
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.corrections.consent import proposed, voices_needed
from domain.corrections.judgement import check_may_correct, decide_correction, judge
from domain.corrections.permission import Sees, no
from domain.game import Game
from domain.record.fold import fresh, present
from domain.record.history import History
from domain.record.seals import last_unsealed
from domain.table.commands import DrawAnew
from domain.table.seats import State


class Sealed(Exception):
    """Something lies sealed where the shared past would end; `version`: the last one after which nothing does."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


def redraw(history: History, event: Event, source: Source | None) -> Event | None:
    """Return the event that draws anew what was drawn and not shown; None: there is nothing to draw."""
    chance = fresh(history.game, history.state, None, source)
    history.game.sealing.draw(history.state, chance)
    draws = chance.finish()
    return replace(event, command=DrawAnew(), draws=draws) if draws else None


def may_branch(history: History, seat: str) -> None:
    """Check that the seat may begin a branch: a seat that may correct the record may also play it out otherwise.

    Raises Refused: `seat_away`, the game's own codes for a seat that may not correct, `branch_of_branch`.
    """
    present(history.game, history.state, seat)
    check_may_correct(history, seat)
    origin = history.state.table.origin
    if origin is not None:
        raise Refused("branch_of_branch", origin=origin.table)


def nothing_sealed(history: History, version: int) -> None:
    """Check that nothing lies sealed after that version. Raises Sealed.

    Sealed things are opened by playing on: nobody may open them first in another table.
    """
    last = last_unsealed(history, version)
    if last < version:
        raise Sealed(last)


def opens_no_more(game: Game, before: State, after: State, opened: frozenset[str]) -> None:
    """Check that a branch opens at its end no more than its origin has, which is `opened`. Raises Refused."""
    if not game.sealing.opened(after) - game.sealing.opened(before) <= opened:
        raise Refused("origin_sealed")


def nothing_waits(history: History) -> None:
    """Refuse a shared past at whose end something waits for consent. Raises Refused.

    It would wait in the branch as well, where what may be asked for is not the same.
    """
    if history.state.table.proposal is not None:
        raise no(history.game, "pending")


def needs_consent(history: History) -> bool:
    """Return whether the players decide together about a branch."""
    return voices_needed(history) > 1


def propose_branch(history: History, seat: str, branch: BranchOff) -> Proposed:
    """Return the proposal of a branch as it waits for consent. Raises Refused."""
    may_branch(history, seat)
    return proposed(history, seat, branch)


def branched_correction(history: History, seat: str, correction: Correction, sees: Sees) -> Corrected:
    """Return the correction with which a branch begins, as recorded. Raises Refused.

    Where the table consents to corrections, it has consented to the branch.
    """
    match decide_correction(history, seat, correction, sees):
        case Corrected() as corrected:
            return corrected
        case Proposed():
            return Corrected(correction, judge(history, correction, partial(sees, seat)))
        case other:
            raise AssertionError(f"a correction is never recorded as {type(other).__name__}")
