"""Proposals and voices, where the players correct their record together. Settled as soon as the outcome is certain.

Nobody waits for who is away, closed or without a token. Where that settles a proposal, `due_voice` tells whose voice
says so.
"""

from __future__ import annotations

from domain.base.corrections import (
    Consent,
    Consented,
    Decline,
    Declined,
    Proposable,
    Proposed,
    Withdraw,
    kind_of,
    targets_of,
)
from domain.corrections.permission import no
from domain.record.history import History
from domain.table.seats import Table

TRIES = 2
"""The number of times that a seat may take back the same proposal: after that many it may not raise it again."""


def voices_needed(history: History) -> int:
    """Return how many voices a correction needs now; 1 where the game master corrects alone."""
    consent = history.game.law.consent
    return 1 if consent is None else consent(history.state)


def was_turned_down(table: Table, seat: str, kind: str, targets: tuple[str, ...]) -> bool:
    """Return whether the seat has asked for this in vain since the record was last corrected.

    A seat may not propose again what the table declined, or what it took back twice itself: it could keep the others
    from playing by asking for ever. Another seat may ask.
    """
    same = [v for v in table.vain if (v.seat, v.kind, v.targets) == (seat, kind, targets)]
    return len(same) >= TRIES or not all(v.withdrawn for v in same)


def proposed(history: History, seat: str, correction: Proposable) -> Proposed:
    """Return the proposal as it will be recorded. Raises Refused."""
    if was_turned_down(history.state.table, seat, kind_of(correction), targets_of(correction)):
        raise no(history.game, "vain")
    return Proposed(correction)


def voiced(
    history: History, seat: str, command: Consent | Decline | Withdraw
) -> Consented | Declined | Withdraw | None:
    """Return the voice as it will be recorded; None: it decides, so the proposal is carried out. Raises Refused."""
    table = history.state.table
    pending = table.proposal
    if table.role(seat) != "player":
        raise no(history.game, "role")
    if pending is None or pending.id != command.proposal:
        raise no(history.game, "no_proposal")
    if isinstance(command, Withdraw):
        if pending.seat != seat:
            raise no(history.game, "not_proposer")
        return command
    consenting, voters = isinstance(command, Consent), _voters(table)
    if seat in pending.consents | pending.refusals and outcome(history) != (seat in pending.consents and consenting):
        raise no(history.game, "answered")
    quorum = voices_needed(history)
    if not consenting:
        return Declined(pending.id, failed=len(voters - pending.refusals - {seat}) < quorum)
    return Consented(pending.id) if len(voters & pending.consents | {seat}) < quorum else None


def outcome(history: History) -> bool | None:
    """Return how the seats at the table have already decided about the pending proposal; None: it is still open."""
    table, quorum = history.state.table, voices_needed(history)
    pending, voters = table.proposal, _voters(table)
    if pending is None or not voters:
        return None
    if len(voters & pending.consents) >= quorum:
        return True
    return False if pending.refusals and len(voters - pending.refusals) < quorum else None


def due_voice(history: History) -> tuple[str, Consent | Decline] | None:
    """Return the voice that settles the pending proposal where the seats at the table now have decided.

    It is given again by a seat that gave it before.
    """
    pending, decided = history.state.table.proposal, outcome(history)
    if pending is None or decided is None:
        return None
    if decided:
        return min(_voters(history.state.table) & pending.consents), Consent(pending.id)
    return min(pending.refusals), Decline(pending.id)


def _voters(table: Table) -> frozenset[str]:
    return frozenset(seat.id for seat in table.present("player"))
