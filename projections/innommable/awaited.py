"""Awaited acts at a table of Innommable: an aside to end, the next word or roll of a resolution, dice to choose."""

from __future__ import annotations

from collections.abc import Iterator

from domain.systems.innommable.conflicts.auxiliaries import ChooseKeptDice
from domain.systems.innommable.conflicts.conflicts import AcceptFailure, RuleResolution
from domain.systems.innommable.conflicts.rolls import RerollOdd, RollGivenDie, RollPool
from domain.systems.innommable.scenes.monologues import CompleteMonologue
from domain.systems.innommable.scenes.suggestions import IncorporateSuggestion
from domain.systems.innommable.scenes.transgression import VoteTransgression, voices
from domain.systems.innommable.state.state import PLAY, Monologue, Suggestion
from domain.table.seats import Table
from projections.base.projection import Awaited, leader
from projections.innommable.views.table import InnommableView, ResolutionView


def awaited(shown: InnommableView, table: Table) -> Iterator[Awaited]:
    """Yield the acts that the table waits for, read off what everybody sees: none is behind the screen."""
    if shown.phase not in PLAY:
        return
    for seat, protagonist in shown.protagonists.items():
        if protagonist.dice_to_keep:
            yield Awaited(seat, ChooseKeptDice)
    for proposal in shown.proposals:
        if proposal.open:
            missing = (seat for seat in voices(table) if seat not in proposal.votes)
            yield from (Awaited(seat, VoteTransgression, proposal.id) for seat in missing)
    match shown.extraordinary_scene:
        case Monologue(seat=seat):
            yield Awaited(seat, CompleteMonologue)
        case Suggestion(target=seat):
            yield Awaited(seat, IncorporateSuggestion)
        case None if shown.resolution is not None:
            yield _resolving(shown, shown.resolution, leader(table))
        case _:
            return


def _resolving(shown: InnommableView, of: ResolutionView, gm: str) -> Awaited:
    """Return the act that an open resolution waits for (INN-CONF-02, INN-CONF-04, INN-CONF-08 to INN-CONF-10)."""
    match of.stage:
        case "declared":
            return Awaited(gm, RuleResolution, of.id)
        case "awaiting_roll":
            return Awaited(of.seat, RollPool, of.id)
        case "given_die":
            return Awaited(of.seat, RollGivenDie, of.id)
        case "failed_initial" if shown.options.null_reroll or any(rolled.face % 2 for rolled in of.rolled):
            return Awaited(of.seat, RerollOdd, of.id)
        case "failed_initial" | "failed_reroll":
            return Awaited(of.seat, AcceptFailure, of.id)
