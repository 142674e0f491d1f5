"""Awaited acts at a table of Ambre, step by step. Which card it will be, nobody is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from domain.base.events import Command
from domain.systems.ambre.acts.acts import ChooseStaging
from domain.systems.ambre.acts.closing import PassClosing
from domain.systems.ambre.acts.conclusion import ApproveConclusion, ConcludeScene
from domain.systems.ambre.acts.consequences import AcceptPledge, GiveSpoil, OfferPledge, RecoverCard, TakeSpoil
from domain.systems.ambre.acts.narration import (
    AnnounceCircumstances,
    EndNarration,
    FinishFirstSentence,
    LetNarrate,
    TakeFloor,
    YieldFloor,
)
from domain.systems.ambre.acts.staging import ApproveFrame, ProposeFrame, ReadMotivation
from domain.systems.ambre.childhood.auctions import LayBid, PassRaise
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.deal import SubmitPhysicalDeal
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.stakes import PlaceStake
from domain.systems.ambre.childhood.themes import ConfirmReady
from domain.systems.ambre.state.epilogue import ChooseEpilogueSuit, TellEpilogue
from domain.systems.ambre.state.state import ClaimKind
from domain.systems.ambre.texts import AmendText
from domain.table.seats import Table
from projections.ambre.views.scenes import SceneView
from projections.ambre.views.table import AmbreView, AuctionView
from projections.base.projection import Awaited

SETTLED_BY: dict[ClaimKind, type[Command]] = {
    "take_spoil": TakeSpoil,
    "recover_card": RecoverCard,
    "pledge": OfferPledge,
}


def awaited(view: AmbreView, table: Table) -> Iterator[Awaited]:
    """Yield the acts that the table waits for; none where any seat may come first, to open a scene or name a theme."""
    for voided in view.voided_texts:
        yield Awaited(voided.seat, AmendText, voided.event)
    match view.step:
        case "motivation":
            kept = (s for s in view.seats if s.seat not in table.closed)
            yield from _by_each(SubmitCharacter, {s.seat: s.submitted for s in kept})
        case "deal":
            yield from (Awaited(s.seat, SubmitPhysicalDeal) for s in view.seats if not s.physical_deal_typed)
        case "themes" | "levels":
            yield from _by_each(ConfirmReady, {s.seat: s.ready for s in view.seats if not table.absent(s.seat)})
        case "elements" if view.options.element_pickers == "neighbours":
            yield from _picks(view)
        case "epilogue":
            yield from _epilogues(view, table)
        case _ if view.auction is not None:
            yield from _bidding(view, view.auction)
        case _ if view.scene is not None:
            yield from _in_scene(view, view.scene, table)
        case _:
            return


def _by_each(command: type[Command], done: Mapping[str, bool]) -> Iterator[Awaited]:
    """Yield the act for each seat that has not done it (AMB-CHAR-01, AMB-DEAL-04).

    Where the last one has left instead, any of the others does it once more: the draws go with a player's command
    (AMB-Q-32).
    """
    yield from (Awaited(seat, command) for seat in [seat for seat in done if not done[seat]] or done)


def _picks(view: AmbreView) -> Iterator[Awaited]:
    """Yield the elements that neighbours have still to define (AMB-ELEM-01)."""
    for conflict in view.conflicts:
        used = {*(element.seat for element in conflict.elements), *conflict.waived}
        linked = (conflict.left_of, conflict.right_of)
        yield from (Awaited(seat, DefineElement, conflict.id) for seat in linked if seat not in used)


def _bidding(view: AmbreView, auction: AuctionView) -> Iterator[Awaited]:
    """Yield the bids, passes and stakes that an auction waits for (AMB-BID-03, AMB-BID-07, AMB-BID-12, AMB-RANK-05)."""
    match view.step:
        case "lay_bids" | "tie_break":
            yield from (Awaited(seat, LayBid) for seat in auction.awaited if seat not in auction.laid)
        case "raise":
            yield from (Awaited(bid.seat, PassRaise) for bid in auction.bids if bid.seat not in auction.passes)
        case "place":
            yield from (Awaited(seat, PlaceStake) for seat in auction.placing[:1])
        case _:
            return


def _in_scene(view: AmbreView, scene: SceneView, table: Table) -> Iterator[Awaited]:
    match view.step:
        case "staging":
            yield Awaited(scene.initiator, ChooseStaging)
        case "setup":
            yield from _setting_up(scene)
        case "announce" if scene.narrator is not None:
            yield Awaited(scene.narrator, AnnounceCircumstances)
        case "narration" if scene.narrator is not None:
            yield from _narrating(scene, scene.narrator, table)
        case "closing":
            yield from (Awaited(seat, PassClosing) for seat in scene.closing_order[scene.closing_index :][:1])
        case "consequences":
            yield from _claimed(scene)
        case "conclusion":
            yield from _concluding(scene)
        case _:
            return


def _setting_up(scene: SceneView) -> Iterator[Awaited]:
    """Yield the acts that the staging of a scene waits for (AMB-CHAR-04, AMB-STAGE-05).

    Motivations are read before a frame is proposed, then each stager agrees.
    """
    for seat in scene.stagers:
        if seat not in scene.motivation_read:
            yield Awaited(seat, ReadMotivation)
        elif scene.proposal is None:
            yield Awaited(seat, ProposeFrame)
        elif seat not in scene.proposal.approvals:
            yield Awaited(seat, ApproveFrame)


def _narrating(scene: SceneView, narrator: str, table: Table) -> Iterator[Awaited]:
    """Yield the acts that a narration waits for (AMB-NARR-02, AMB-NARR-05, AMB-NARR-06, AMB-NARR-09)."""
    if scene.pending_request is not None:
        yield Awaited(scene.pending_request, TakeFloor) if scene.yielded else Awaited(narrator, YieldFloor)
    elif scene.cut_by is None and not scene.first_sentence_done:
        yield Awaited(narrator, FinishFirstSentence)
    else:
        decided = {narrator, *scene.floor_passes}
        undecided = () if scene.cut_by is not None else (s.id for s in table.present("player") if s.id not in decided)
        yield from (Awaited(seat, LetNarrate) for seat in undecided)
        yield Awaited(narrator, EndNarration)


def _claimed(scene: SceneView) -> Iterator[Awaited]:
    """Yield the act that settles the next claim (AMB-CONS-01 to AMB-CONS-04, AMB-CONS-06, AMB-ACT2-04, AMB-ACT2-06)."""
    claim, found = scene.consequence_step, scene.evaluation
    if claim is None or found is None:
        return
    match claim.kind:
        case "share_spoils":
            served = set(found.losers) <= set(scene.served)
            yield Awaited(claim.seat, TakeSpoil if served else GiveSpoil)
        case "pledge" if scene.pledge is not None and found.winner is not None:
            yield Awaited(found.winner, AcceptPledge)
        case kind:
            yield Awaited(claim.seat, SETTLED_BY[kind])


def _concluding(scene: SceneView) -> Iterator[Awaited]:
    """Yield the acts that conclude a scene: the winner alone, or in a draw each seat involved once (AMB-CONS-08)."""
    winner = scene.evaluation.winner if scene.evaluation else None
    if scene.conclusion is None:
        yield from (Awaited(seat, ConcludeScene) for seat in ((winner,) if winner else scene.involved))
    else:
        open_ = (seat for seat in scene.involved if seat not in scene.conclusion_approvals)
        yield from (Awaited(seat, ApproveConclusion) for seat in open_)


def _epilogues(view: AmbreView, table: Table) -> Iterator[Awaited]:
    """Yield the seats whose epilogue is next, those of the lowest gap first (AMB-EPI-04, AMB-EPI-05).

    A seat with tied suits first chooses one of them. No closed seat is waited for (AMB-Q-32).
    """
    left = [s for s in view.seats if s.epilogue is None and s.seat not in table.closed]
    undecided = [(s, s.destiny) for s in left if s.destiny is not None]
    for seat, destiny in undecided:
        if destiny.gap == min(other.gap for _, other in undecided):
            tied = len(destiny.majority) > 1 and seat.epilogue_suit is None
            yield Awaited(seat.seat, ChooseEpilogueSuit if tied else TellEpilogue)
