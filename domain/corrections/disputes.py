"""Contests: who may raise one, on what, and who settles it."""

from __future__ import annotations

from domain.corrections.commands import ContestRuling, Uphold
from domain.corrections.permission import Sees, may_correct, no
from domain.game.events import Command
from domain.record.history import History, play


def contested(history: History, seat: str, command: ContestRuling, sees: Sees) -> Command:
    """The contest as it will be recorded. Raises Refused."""
    if history.state.table.role(seat) not in history.game.law.contesters:
        raise no(history.game, "role")
    target = history.find(command.target)
    if target is None or not sees(seat, command.target):
        raise no(history.game, "unseen" if history.game.law.codes.unseen else "unknown")
    if not play(target) or target.id in history.overlay.void:
        raise no(history.game, "fixed")
    return command


def upheld(history: History, seat: str, command: Uphold, sees: Sees) -> Command:
    """The ruling stands. Raises Refused."""
    if not may_correct(history, seat):
        raise no(history.game, "role")
    if history.find(command.target) is None or not sees(seat, command.target):
        raise no(history.game, "unknown")
    if command.target not in history.state.table.contests:
        raise no(history.game, "uncontested")
    return command
