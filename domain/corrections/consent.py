"""Proposals and voices, where the players correct their record together. Settled as soon as the outcome is certain."""

from __future__ import annotations

from domain.corrections.commands import Consent, Consented, Decline, Declined, Withdraw
from domain.corrections.permission import no
from domain.record.history import History


def voices_needed(history: History) -> int:
    """How many voices a correction needs now; 1 where the game master corrects alone."""
    consent = history.game.law.consent
    return 1 if consent is None else consent(history.state)


def voiced(
    history: History, seat: str, command: Consent | Decline | Withdraw
) -> Consented | Declined | Withdraw | None:
    """The voice as it will be recorded; None: it decides, and what was proposed is carried out. Raises Refused."""
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
    if seat in pending.consents | pending.refusals:
        raise no(history.game, "answered")
    quorum, voters = voices_needed(history), len(table.with_role("player"))
    if isinstance(command, Decline):
        return Declined(pending.id, failed=voters - len(pending.refusals) - 1 < quorum)
    return Consented(pending.id) if len(pending.consents) + 1 < quorum else None
