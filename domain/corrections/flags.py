"""What every table keeps of its disputes: contests, and a correction that waits for consent. Pure and total."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from domain.corrections.commands import (
    Consented,
    ContestRuling,
    Corrected,
    Declined,
    Proposed,
    Uphold,
    Withdraw,
    targets_of,
)
from domain.game.events import Event
from domain.table.seats import Contest, Proposal, Table

CorrectionEvent = Corrected | Proposed | Consented | Declined | Withdraw | ContestRuling | Uphold
FLAGS = frozenset(get_args(CorrectionEvent))


def evolve_flags(table: Table, event: Event, correction: CorrectionEvent) -> Table:
    """Contests and proposals. A contest ends when it is upheld or its target corrected."""
    match correction:
        case ContestRuling(target, text):
            return replace(table, contests={**table.contests, target: Contest(event.seat, text)})
        case Uphold(target):
            return _settled(table, target)
        case Corrected(done):
            return _settled(table, *targets_of(done))
        case Proposed(proposed):
            waiting = Proposal(event.id, event.seat, proposed, frozenset({event.seat}))
            return replace(table, proposal=waiting)
        case Consented(verdict=None) if table.proposal is not None:
            voices = table.proposal.consents | {event.seat}
            return replace(table, proposal=replace(table.proposal, consents=voices))
        case Consented(correction=done) if done is not None:
            return replace(_settled(table, *targets_of(done)), proposal=None)
        case Declined(failed=True) | Withdraw():
            return replace(table, proposal=None)
        case Declined() if table.proposal is not None:
            refusals = table.proposal.refusals | {event.seat}
            return replace(table, proposal=replace(table.proposal, refusals=refusals))
        case _:
            return table


def _settled(table: Table, *targets: str) -> Table:
    return replace(table, contests={k: v for k, v in table.contests.items() if k not in targets})
